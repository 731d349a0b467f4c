import { TEST_PAYMENTS_PATH } from '#server/ports/payments.ts';

import { html } from './html.ts';
import type { Html } from './html.ts';

/** The product's own style sheets, read from where the product keeps them. */
export const UI_SHEETS = [
  'fonts',
  'tokens',
  'base',
  'type',
  'button',
  'display/badge',
  'display/brand',
  'feedback/notice',
  'forms/checkbox',
];

/** Every page of the sandbox says what it is, first of all. */
export function page(title: string, body: Html, width: 'wide' | 'middle' | 'narrow'): string {
  const sheets = UI_SHEETS.map(
    (name) => html`<link rel="stylesheet" href="${TEST_PAYMENTS_PATH}ui/${name}.css" />`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Vignette</title>
        ${sheets}
        <link rel="stylesheet" href="${TEST_PAYMENTS_PATH}ui/sandbox.css" />
      </head>
      <body class="pay-${width}">
        <p class="test-mode" role="note">Test mode — no money moves</p>
        <header class="pay-header">
          <a class="brand" href="/">${EMBLEM}<span>Vignette</span></a>
        </header>
        ${body}
      </body>
    </html>`.markup;
}

const EMBLEM: Html = {
  markup: `<svg viewBox="0 0 26 30" width="26" height="30" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><ellipse cx="13" cy="15" rx="12" ry="14.2"/><path d="M8.2 7.5c-.5 5.6 1.2 9.6 4.8 9.6s5.3-4 4.8-9.6"/><path d="M8.2 11.8c2 .9 3.2-.6 4.8-.6s2.8 1.2 4.7.6"/><path d="M13 17.1v6M9.6 23.3h6.8"/></svg>`,
};

export function notice(kind: 'danger' | 'good' | 'quiet', text: string): Html {
  return html`<div class="notice notice-${kind}" role="status">
    <div class="notice-body">${text}</div>
  </div>`;
}

export function day(unixS: number): string {
  return new Date(unixS * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
