import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

import { overNetwork } from '#server/testing/cluster.ts';

const HELLO = ['server_version', '18.0', 'client_encoding', 'UTF8', 'DateStyle', 'ISO, MDY'];
const IDLE = 0x49; // 'I' in ReadyForQuery: outside a transaction

/**
 * A pooler in transaction mode, as small as it can be: clients are let in without a password, and
 * every transaction goes to whichever of the few real connections is free.
 */
export async function createTransactionPooler(databaseUrl: string, size = 2): Promise<string> {
  const backends = await Promise.all(Array.from({ length: size }, () => openBackend(databaseUrl)));
  const free = [...backends];
  const waiting: ((backend: Backend) => void)[] = [];
  const release = (backend: Backend) => {
    const next = waiting.shift();
    if (next) next(backend);
    else free.push(backend);
  };
  const take = () =>
    new Promise<Backend>((resolve) => {
      const backend = free.pop();
      if (backend) resolve(backend);
      else waiting.push(resolve);
    });
  const server = createServer((client) => void attend(client, { take, release }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    for (const backend of backends) backend.socket.destroy();
  });
  const url = overNetwork(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url.href;
}

interface Backend {
  socket: Socket;
  onMessage: (message: Buffer) => void;
}

/** A real connection whose raw stream we take over once the driver has signed in. */
async function openBackend(url: string): Promise<Backend> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  stream.on('error', () => {});
  const backend: Backend = { socket: stream, onMessage: () => {} };
  readMessages(stream, (message) => backend.onMessage(message));
  return backend;
}

/** Messages have a type and a length. */
function readMessages(socket: Socket, onMessage: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      onMessage(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}

async function attend(
  client: Socket,
  pool: { take: () => Promise<Backend>; release: (backend: Backend) => void },
): Promise<void> {
  client.on('error', () => {});
  await once(client, 'data'); // the startup message
  client.write(greeting());
  let backend: Promise<Backend> | undefined;
  const serve = async () => {
    const mine = await pool.take();
    mine.onMessage = (message) => {
      client.write(message);
      if (message[0] !== 'Z'.charCodeAt(0) || message[5] !== IDLE) return;
      backend = undefined;
      pool.release(mine);
    };
    return mine;
  };
  readMessages(client, (message) => {
    if (message[0] === 'X'.charCodeAt(0)) return void client.end();
    backend ??= serve();
    void backend.then(({ socket }) => socket.write(message));
  });
}

function greeting(): Buffer {
  const texts = Array.from({ length: HELLO.length / 2 }, (_, i) =>
    message('S', Buffer.from(`${HELLO[2 * i]}\0${HELLO[2 * i + 1]}\0`)),
  );
  return Buffer.concat([
    message('R', Buffer.from([0, 0, 0, 0])),
    ...texts,
    message('K', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1])),
    message('Z', Buffer.from('I')),
  ]);
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
