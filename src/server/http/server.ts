import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { CLIENT_IP_HEADER } from '#server/ports/identity.ts';
import { TEST_PAYMENTS_PATH } from '#server/ports/payments.ts';

import { createAdmission } from './guard/admission.ts';
import { createApiHandler } from './api/api.ts';
import { createApp } from './app.ts';
import type { AppDeps } from './app.ts';
import { clientIp } from './guard/client-ip.ts';
import { isForgeable } from './guard/csrf.ts';
import { databaseFault } from './database-fault.ts';
import { createExportRequests } from './files/export-requests.ts';
import { isEventStream } from './metrics/request-metrics.ts';
import { routeLabel } from './metrics/route-label.ts';
import { isPlainText } from './guard/plain-text.ts';
import { createPictureRequests } from './files/picture-requests.ts';
import { dataHeaders } from './guard/security-headers.ts';
import { sendError } from './send-error.ts';
import type { Site } from './site/site.ts';

export interface ServerDeps extends AppDeps {
  site: Site;
}

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 65_000;

/** The outermost layer: every request gets its id, log line, metrics, headers and the forgery check here. */
export function createHttpServer(parts: ServerDeps): Server {
  const admission = createAdmission({ ...parts, onRefused: () => parts.hits.record('in-flight') });
  const deps = { ...parts, findSession: admission.findSession };
  const api = createApiHandler(deps);
  const app = createApp(deps);
  const pictures = createPictureRequests(deps);
  const exports = createExportRequests(deps);
  const headers = new Map(Object.entries(dataHeaders(deps.config.appUrl)));

  const server = createServer((req, res) => {
    const requestId = randomUUID();
    observe(deps, { req, res, requestId });
    prepare(req, deps.config.trustProxy);
    if (!straighten(req)) return sendError(res, 'NOT_FOUND');
    route(req, res, requestId).catch((error: unknown) => {
      deps.logger.error({ err: error, requestId }, 'a request failed unexpectedly');
      if (res.headersSent) res.destroy();
      else sendError(res, databaseFault(error) ?? 'INTERNAL');
    });
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;

  async function route(
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
  ): Promise<void> {
    res.setHeader('X-Request-Id', requestId);
    const url = req.url ?? '/';
    if (url.startsWith(TEST_PAYMENTS_PATH) && deps.billing.payments.pages) {
      res.setHeaders(headers);
      if (isForgeable(req, deps.config.appUrl)) return sendError(res, 'CSRF_REJECTED');
      return deps.billing.payments.pages(req, res);
    }
    if (!isServerPath(url)) {
      if ((await deps.site.serve(req, res)) || (await deps.site.notFound(req, res))) return;
      return sendError(res, 'NOT_FOUND');
    }
    res.setHeaders(headers);
    if (isForgeable(req, deps.config.appUrl)) return sendError(res, 'CSRF_REJECTED');
    if (!isPlainText(url)) return sendError(res, 'INVALID_TEXT');
    const letGo = await admission.admit(req, res);
    if (!letGo) return;
    if ((await pictures(req, res)) || (await exports(req, res))) return;
    if (isContractPath(url) && (await api(req, res, { requestId, letGo }))) return;
    await app(req, res);
  }
}

const SERVER_PATHS = [
  '/api/',
  '/functions/',
  '/media/',
  '/webhooks/',
  '/healthz',
  '/readyz',
  '/metrics',
];
const isServerPath = (url: string) => SERVER_PATHS.some((path) => url.startsWith(path));
const isContractPath = (url: string) =>
  url.startsWith('/functions/') || (url.startsWith('/api/') && !url.startsWith('/api/auth/'));

/**
 * One spelling of the path for every check: `/webhooks/../api` is `/api` to a router, and
 * `/api/wines/` is `/api/wines`, so they must be to our own checks as well. False where it is no
 * path at all.
 */
function straighten(req: IncomingMessage): boolean {
  const url = req.url?.startsWith('/') ? URL.parse(`http://local${req.url}`) : null;
  if (!url) return false;
  let path = url.pathname;
  if (isServerPath(path)) while (path.endsWith('/')) path = path.slice(0, -1);
  req.url = path + url.search;
  return true;
}

/** What a client claims about its own address is replaced by what we see. */
function prepare(req: IncomingMessage, trustProxy: boolean): void {
  const ip = clientIp(req, trustProxy);
  if (req.headers[CLIENT_IP_HEADER] !== undefined)
    for (let i = req.rawHeaders.length - 2; i >= 0; i -= 2)
      if (req.rawHeaders[i]?.toLowerCase() === CLIENT_IP_HEADER) req.rawHeaders.splice(i, 2);
  req.headers[CLIENT_IP_HEADER] = ip;
  req.rawHeaders.push(CLIENT_IP_HEADER, ip);
}

/** Links of former mails carry their token in the path. */
function withoutSecrets(path: string): string {
  return path.replace(/^(\/api\/auth\/[^/]*password[^/]*\/).+/, '$1…');
}

function observe(
  { logger, metrics }: AppDeps,
  { req, res, requestId }: { req: IncomingMessage; res: ServerResponse; requestId: string },
): void {
  const started = performance.now();
  const route = routeLabel(req.url ?? '/');
  metrics.open.add(res);
  res.once('close', () => {
    const ms = performance.now() - started;
    // Nobody was there any more to take the answer; a stream of events ends no other way.
    const isAborted = !res.writableFinished && !isEventStream(res);
    const status = isAborted && !res.headersSent ? CLIENT_LEFT : res.statusCode;
    metrics.open.delete(res);
    metrics.requests.inc({ method: req.method ?? 'GET', route, status });
    metrics.duration.observe({ route }, ms / 1000);
    // The query may carry a token (password reset, verification): only the path is written down.
    const path = withoutSecrets(req.url?.split('?', 1)[0] ?? '/');
    logger.info(
      {
        requestId,
        method: req.method,
        path,
        status,
        ...(isAborted && { aborted: true }),
        ms: Math.round(ms * 10) / 10,
      },
      'request',
    );
  });
}

/** As proxies write it: the client hung up before the answer began. */
const CLIENT_LEFT = 499;
