import { readFileSync } from 'node:fs';
import https from 'node:https';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import type { House } from '../../scripts/cluster/house.ts';

export interface Answer {
  status: number;
  body: string;
}

/** A browser's part: keeps its cookies, trusts the house's certificate. */
export interface Client {
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** An open answer, for events. */
  open(path: string, headers?: Record<string, string>): Promise<IncomingMessage>;
}

export function createClient({ url, certificate }: House, address: string): Client {
  const agent = new https.Agent({ ca: readFileSync(certificate), keepAlive: true });
  const cookies = new Map<string, string>();
  const send = (
    method: string,
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const request = https.request(
        new URL(path, url),
        {
          method,
          agent,
          headers: {
            Origin: url,
            Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'X-Forwarded-For': address,
            ...(body && { 'Content-Type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
            cookies.set(name, value);
          }
          resolve(response);
        },
      );
      request.on('error', reject);
      request.end(body && JSON.stringify(body));
    });
  const read = async (response: IncomingMessage) => ({
    status: response.statusCode ?? 0,
    body: await text(response),
  });
  return {
    post: async (path, body, headers = {}) => read(await send('POST', path, { body, headers })),
    get: async (path) => read(await send('GET', path)),
    open: (path, headers = {}) => send('GET', path, { headers }),
  };
}
