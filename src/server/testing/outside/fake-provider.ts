import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ProviderCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export type Answer = (call: ProviderCall, res: ServerResponse) => void | Promise<void>;

export interface FakeProvider {
  url: string;
  calls: ProviderCall[];
  /** From now on, requests are answered like this. */
  answer(with_: Answer): void;
}

/** Stands in for a hosted model's API: answers what the test tells it to, however rude. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const calls: ProviderCall[] = [];
  let current = json(500, {});
  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => res.destroy(error as Error));
  });
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const raw = await buffer(req);
    const call = {
      method: req.method ?? '',
      path: req.url ?? '',
      headers: req.headers,
      body: readBody(raw, req.headers['content-type']),
    };
    calls.push(call);
    await current(call, res);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (next) => void (current = next),
  };
}

/** Forms with files stay as they came. */
function readBody(raw: Buffer, type = ''): unknown {
  if (raw.length === 0) return null;
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(raw.toString()));
  return type.startsWith('multipart/') ? raw : (JSON.parse(raw.toString()) as unknown);
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_call, res) =>
    void res
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body));
}
