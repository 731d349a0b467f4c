import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { SandboxError } from '#server/adapters/payments/sandbox/customer-account.ts';
import { TEST_PAYMENTS_PATH } from '#server/ports/payments.ts';

import { answerCheckout } from './answer-checkout.ts';
import { answerInvoice } from './answer-invoice.ts';
import { answerPortal } from './answer-portal.ts';
import { closedPage } from './checkout-page.ts';
import { UI_SHEETS } from './layout.ts';
import type { PageDeps } from './page-types.ts';

const ANSWERS = { checkout: answerCheckout, portal: answerPortal, invoice: answerInvoice };
const UI_FOLDER = path.resolve(import.meta.dirname, '../../../../../web/ui');
const OWN_SHEET = path.join(import.meta.dirname, 'sandbox.css');
const PAGE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const MAX_FORM_BYTES = 8192;

/** The hosted pages. No scripts: forms and redirects carry everything. */
export function createPages(deps: PageDeps): RequestListener {
  return (req, res) => {
    respond(deps, req, res).catch((error: unknown) => {
      const isKnown = error instanceof SandboxError;
      if (!isKnown) deps.logger.error({ err: error }, 'a page of the payment sandbox failed');
      const message = isKnown ? error.message : 'Something went wrong. Please try again.';
      sendPage(res, closedPage(message, '/'), isKnown ? error.status : 500);
    });
  };
}

async function respond(deps: PageDeps, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://sandbox');
  const [kind = '', id = '', file = ''] = url.pathname.slice(TEST_PAYMENTS_PATH.length).split('/');
  if (kind === 'ui') return sendAsset(res, file === '' ? id : `${id}/${file}`);
  const answer = Object.hasOwn(ANSWERS, kind) ? ANSWERS[kind as keyof typeof ANSWERS] : null;
  if (!answer) throw new SandboxError(404, 'There is no such page.');
  const form = req.method === 'POST' ? await readForm(req) : null;
  const result = await answer(deps, { id, form, query: url.searchParams });
  if (form) deps.onChange();
  if ('html' in result) return sendPage(res, result.html, result.status ?? 200);
  res.writeHead(303, { Location: result.redirect }).end();
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  if (Number(req.headers['content-length'] ?? Infinity) > MAX_FORM_BYTES)
    throw new SandboxError(413, 'That form is too long.');
  return new URLSearchParams(await text(req));
}

function sendPage(res: ServerResponse, html: string, status: number): void {
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
  });
  res.end(html);
}

async function sendAsset(res: ServerResponse, name: string): Promise<void> {
  const isFont = /^fonts\/[a-z-]+\.woff2$/.test(name);
  const isSheet = UI_SHEETS.some((sheet) => name === `${sheet}.css`);
  if (!isFont && !isSheet && name !== 'sandbox.css')
    throw new SandboxError(404, 'There is no such file.');
  const bytes = await readFile(name === 'sandbox.css' ? OWN_SHEET : path.join(UI_FOLDER, name));
  res.writeHead(200, {
    'Content-Type': isFont ? 'font/woff2' : 'text/css; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });
  res.end(bytes);
}
