import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';

import { API_ROUTES } from './api-routes.ts';
import { SandboxError } from './customer-account.ts';
import { parseForm } from './form-body.ts';
import type { SandboxLinks } from './links.ts';

export interface ApiServerDeps {
  db: Db;
  apiKey: string;
  links: SandboxLinks;
  logger: Logger;
  /** Called after every change, so that webhooks leave at once. */
  onChange: () => void;
  /** Lets tests make the provider ill. */
  fault: () => 'none' | 'error' | 'hang';
}

interface Answer {
  status: number;
  body: object;
}

/** Stripe's API, as much of it as the app uses, on this machine only. */
export function createApiServer(deps: ApiServerDeps): Server {
  const pending = new Map<string, Promise<Answer>>();
  return createServer((req, res) => {
    if (deps.fault() === 'hang') return;
    answer(deps, req, pending)
      .catch((error: unknown) => answerError(deps, error))
      .then(({ status, body }) => send(res, status, body))
      .catch((error: unknown) => deps.logger.error({ err: error }, 'the sandbox could not answer'));
  });
}

async function answer(
  deps: ApiServerDeps,
  req: IncomingMessage,
  pending: Map<string, Promise<Answer>>,
): Promise<Answer> {
  if (deps.fault() === 'error') throw new SandboxError(503, 'Out of order.', 'api_error');
  if (!isKey(req.headers.authorization, deps.apiKey))
    throw new SandboxError(401, 'Invalid API Key provided.');
  const url = new URL(req.url ?? '/', 'http://sandbox');
  const body = await text(req);
  const work = () => run(deps, { method: req.method ?? 'GET', url, body });
  const key = req.headers['idempotency-key'];
  if (typeof key !== 'string') return work();
  const fingerprint = createHash('sha256').update(`${req.method} ${req.url} ${body}`).digest('hex');
  return once(pending, { db: deps.db, key, fingerprint }, work);
}

async function run(
  deps: ApiServerDeps,
  { method, url, body }: { method: string; url: URL; body: string },
): Promise<Answer> {
  for (const [routeMethod, path, handle] of API_ROUTES) {
    const match = routeMethod === method ? path.exec(url.pathname) : null;
    if (!match) continue;
    const form = parseForm(method === 'POST' ? body : url.search);
    const result = await handle({ ...deps, id: match[1] ?? '', form });
    if (method !== 'GET') deps.onChange();
    return { status: 200, body: result };
  }
  throw new SandboxError(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
}

/** The same key gives the same answer; the same key with another request is an error, as at Stripe. */
async function once(
  pending: Map<string, Promise<Answer>>,
  request: { db: Db; key: string; fingerprint: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const name = `${request.key} ${request.fingerprint}`;
  const running = pending.get(name) ?? answerOnce(request.db, request, work);
  pending.set(name, running);
  try {
    return await running;
  } finally {
    pending.delete(name);
  }
}

async function answerOnce(
  db: Db,
  { key, fingerprint }: { key: string; fingerprint: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const kept = await db
    .selectFrom('sandbox_requests')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept && kept.fingerprint !== fingerprint)
    throw new SandboxError(400, 'This key was used for another request.', 'idempotency_error');
  if (kept) return { status: kept.status, body: kept.body };
  const made = await work();
  await db
    .insertInto('sandbox_requests')
    .values({ key, fingerprint, status: made.status, body: JSON.stringify(made.body) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return made;
}

function isKey(header: string | undefined, apiKey: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${apiKey}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function answerError(deps: ApiServerDeps, error: unknown): Answer {
  if (error instanceof SandboxError) {
    const { status, type, code, message } = error;
    return { status, body: { error: { type, code, message } } };
  }
  deps.logger.error({ err: error }, 'the payment sandbox failed');
  return { status: 500, body: { error: { type: 'api_error', message: 'Internal error.' } } };
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(body));
}
