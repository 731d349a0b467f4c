import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';

import { contract } from '#shared/contract/index.ts';
import type { Contract } from '#shared/contract/index.ts';

/** A browser without a window: keeps its cookies and calls from the app's own origin. */
export interface Visitor {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  api: JsonifiedClient<ContractRouterClient<Contract>>;
  cookies: Map<string, string>;
}

export function createVisitor(url: string, { isChunked = false } = {}): Visitor {
  const cookies = new Map<string, string>();
  const request = async (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Origin', url);
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map(([k, v]) => `${k}=${v}`).join('; '));
    const response = await fetch(new URL(input, url), {
      redirect: 'manual',
      ...init,
      ...(isChunked && init.body && inChunks(init.body)),
      headers,
    });
    remember(cookies, response);
    return response;
  };
  const link = new OpenAPILink(contract, {
    url,
    fetch: async (req: Request) =>
      request(req.url, {
        method: req.method,
        headers: req.headers,
        ...(req.body && { body: await req.arrayBuffer() }),
      }),
  });
  return {
    cookies,
    fetch: request,
    post: (path, body) =>
      request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    api: createORPCClient(link),
  };
}

/** As many proxies send a body: in pieces, and without its length. */
function inChunks(body: NonNullable<RequestInit['body']>): RequestInit {
  const init = { body: new Response(body).body, duplex: 'half' as const };
  return init;
}

function remember(cookies: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const equals = pair.indexOf('=');
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
    if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
