import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';

import { AppError, ERRORS } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { loadOnce } from '#shared/load-once.ts';

import type { ApiDeps } from './api/api-context.ts';
import { clientIp } from './guard/client-ip.ts';
import { databaseFault } from './database-fault.ts';
import { withHint } from './site/hint-cookie.ts';
import type { Metrics } from './metrics/metrics.ts';
import { readBody, readRequest } from './read-body.ts';
import { retryHeaders } from './retry-after.ts';
import { DOCUMENT_POLICY } from './guard/security-headers.ts';
import { answerStripeWebhook } from './stripe-webhook.ts';

const AUTH_BODY_LIMIT_BYTES = 16 * 1024;
const WEBHOOK_BODY_LIMIT_BYTES = 512 * 1024;
const READY_TIMEOUT_MS = 2000;

export interface AppDeps extends ApiDeps {
  metrics: Metrics;
  /** Turns true when the process has been told to stop. */
  isDraining: () => boolean;
}

/** The routes beside the contract: health, metrics, identity, webhooks, documentation. */
export function createApp(
  deps: AppDeps,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const isSecure = deps.config.appUrl.startsWith('https://');
  // The generator is loaded by those who read the documentation, and runs once: it holds everybody
  // else up for longer than most calls take, and anybody may ask.
  const documentation = loadOnce(async () => {
    const { apiDocsPage, createOpenApi } = await import('./api/api-docs.ts');
    const document = await createOpenApi(deps.config);
    return { document, page: apiDocsPage(document) };
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const isReady = !deps.isDraining() && (await answersInTime(deps));
    return isReady
      ? c.json({ status: 'ready' })
      : c.json({ status: 'unavailable' }, 503, retryHeaders(503));
  });
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(deps, c.env.incoming)) return toErrorResponse('NOT_FOUND');
    return c.body(await deps.metrics.registry.metrics(), 200, {
      'Content-Type': deps.metrics.registry.contentType,
    });
  });

  app.all('/api/auth/*', async (c) => {
    const request = await readRequest(c.env.incoming, {
      url: c.req.url,
      maxBytes: AUTH_BODY_LIMIT_BYTES,
    });
    const answer = await deps.identity.handle(request);
    // The library calls some outages its own failure.
    if (answer.status === 500 && !(await answersInTime(deps)))
      return toErrorResponse('DATABASE_UNAVAILABLE');
    return withCleanup(withHint(answer, isSecure), request);
  });

  app.post('/webhooks/stripe', async (c) =>
    answerStripeWebhook(deps.billing, {
      body: await readBody(c.env.incoming, WEBHOOK_BODY_LIMIT_BYTES),
      signature: c.req.header('stripe-signature'),
    }),
  );

  app.get('/api/openapi.json', async (c) => c.json((await documentation()).document));
  app.get('/api/docs', async (c) => {
    const { page } = await documentation();
    return c.html(page, 200, { 'Content-Security-Policy': DOCUMENT_POLICY });
  });

  app.notFound(() => toErrorResponse('NOT_FOUND'));
  app.onError((error) => {
    // The rest of a body that was not read must not be taken for the next request.
    if (error instanceof AppError) return toErrorResponse(error.code, { Connection: 'close' });
    deps.logger.error({ err: error }, 'a request failed unexpectedly');
    return toErrorResponse(databaseFault(error) ?? 'INTERNAL');
  });
  return getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
  });
}

/** Whoever signs out leaves nothing in the browser's cache for the next person at the device. */
function withCleanup(response: Response, request: Request): Response {
  if (response.ok && new URL(request.url).pathname === '/api/auth/sign-out')
    response.headers.set('Clear-Site-Data', '"cache"');
  return response;
}

/** With METRICS_TOKEN by that token, else only from this machine. */
function mayReadMetrics({ config }: AppDeps, req: IncomingMessage): boolean {
  if (config.metricsToken) return req.headers.authorization === `Bearer ${config.metricsToken}`;
  // A proxy that we were not told of stands on this machine too, and brings everybody.
  if (!config.trustProxy && req.headers['x-forwarded-for'] !== undefined) return false;
  return ['127.0.0.1', '::1'].includes(clientIp(req, config.trustProxy));
}

function toErrorResponse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  const { status, message } = ERRORS[code];
  return Response.json(
    { defined: false, code, status, message },
    { status, headers: { ...retryHeaders(status), ...headers } },
  );
}

async function answersInTime({ db }: AppDeps): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) =>
    setTimeout(resolve, READY_TIMEOUT_MS, false).unref(),
  );
  return Promise.race([answered, late]);
}
