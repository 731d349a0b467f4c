import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

import { overNetwork } from '#server/testing/cluster.ts';

export interface DatabaseProxy {
  url: string;
  /** Connections that were tried since the start, whatever became of them. */
  tried(): number;
  open(): number;
  /** The server is gone: open connections break, new ones are refused. */
  goDown(): void;
  /** The server hangs: connections stay open and nothing comes back. */
  freeze(): void;
  recover(): void;
  /** Breaks the connection instead of passing on the answer to the next message that contains `text`. */
  loseAnswerTo(text: string): void;
}

/** Stands between the app and its database and lets a test do what networks do. */
export async function createDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let mode: 'pass' | 'down' | 'frozen' = 'pass';
  let tried = 0;
  let lostText: string | undefined;

  const server = createServer((client) => {
    tried += 1;
    client.on('error', () => {});
    if (mode === 'down') return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    upstream.on('error', () => {});
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    let isLosing = false;
    client.on('data', (chunk) => {
      if (lostText !== undefined && chunk.includes(lostText)) {
        lostText = undefined;
        isLosing = true;
      }
      if (mode === 'pass') upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (isLosing) client.destroy();
      else if (mode === 'pass') client.write(chunk);
    });
    for (const socket of pair)
      socket.on('close', () => {
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  onTestFinished(() => {
    breakAll();
    server.close();
  });
  const url = overNetwork(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    tried: () => tried,
    open: () => pairs.size,
    goDown: () => {
      mode = 'down';
      breakAll();
    },
    freeze: () => {
      mode = 'frozen';
    },
    // What hung is lost: a frozen stream cannot be continued in the middle.
    recover: () => {
      if (mode === 'frozen') breakAll();
      mode = 'pass';
    },
    loseAnswerTo: (text) => {
      lostText = text;
    },
  };
}
