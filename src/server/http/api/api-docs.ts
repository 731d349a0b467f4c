import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

import type { Config } from '#server/config.ts';
import { contract } from '#shared/contract/index.ts';
import { ERRORS } from '#shared/errors.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  requestBody?: unknown;
  parameters?: unknown;
  responses?: unknown;
}

export type OpenApi = Awaited<ReturnType<typeof createOpenApi>>;

/** The contract as an OpenAPI document: what is implemented is what is documented. */
export async function createOpenApi(config: Pick<Config, 'appUrl'>) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: {
      title: 'Vignette API',
      version: '1.0.0',
      description:
        'Calls are made with the session cookie of a signed-in browser. State-changing calls must come from the same origin. Failures carry a code, a message and the id of the request.',
    },
    servers: [{ url: config.appUrl }],
  });
}

/** A page to read it on, without scripts. */
export function apiDocsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) =>
      section(method, path, operation as Operation),
    ),
  );
  const errors = Object.entries(ERRORS).map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeMarkup(message)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Vignette API</title><style>${STYLE}</style></head>
<body><main><h1>Vignette API</h1><p>${escapeMarkup(document.info.description ?? '')} <a href="/api/openapi.json">OpenAPI document</a></p>
${operations.join('\n')}
<h2>Errors</h2><table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>${errors.join('')}</tbody></table>
</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const details = {
    parameters: operation.parameters,
    body: operation.requestBody,
    responses: operation.responses,
  };
  return `<section><h2><code>${method.toUpperCase()}</code> <code>${escapeMarkup(path)}</code></h2><p>${escapeMarkup(operation.summary ?? '')}</p>${
    operation.description ? `<p>${escapeMarkup(operation.description)}</p>` : ''
  }<details><summary>Schema</summary><pre>${escapeMarkup(JSON.stringify(details, null, 2))}</pre></details></section>`;
}

const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#f6f0e4,#120c0c);--ink:light-dark(#221515,#f4ebdc);--line:light-dark(#e3d7c3,#2f2121);--gold:light-dark(#7a591d,#d9b97f)}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}main{max-width:860px;margin:0 auto;padding:48px 24px}
h1{font:400 34px Georgia,serif}h2{font-size:17px;margin:0 0 4px}section{border-top:1px solid var(--line);padding:20px 0}a,summary{color:var(--gold)}
pre{overflow:auto;font-size:13px;border-left:1px solid var(--gold);padding-left:16px}table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:left;border-top:1px solid var(--line);padding:8px 12px 8px 0;vertical-align:top}p{margin:0 0 8px}`;
