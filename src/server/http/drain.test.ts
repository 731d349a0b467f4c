import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';

import { createDrain } from './drain.ts';

const REQUEST = 'POST / HTTP/1.1\r\nHost: local\r\nContent-Length: 0\r\n\r\n';
const NOBODY_WAITS_MS = 60_000;

/** Connects and asks from a thread of its own, whatever the server's thread is at. */
const CROWD = `
const { connect } = require('node:net');
const { workerData: { port, request, size, arrived }, parentPort } = require('node:worker_threads');
const flag = new Int32Array(arrived);
for (let n = 0; n < size; n += 1) {
  let answer = '';
  connect(port, '127.0.0.1', function () {
    this.write(request, () => Atomics.notify(flag, 0, Atomics.add(flag, 0, 1) === size - 1 ? 1 : 0));
  })
    .on('data', (chunk) => (answer += chunk))
    .on('error', (error) => (answer = error.code))
    .on('close', () => parentPort.postMessage(answer));
}`;

test('whoever has connected is answered, though the question comes while the server stops', async () => {
  const { server, port, drain } = await open();
  const client = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const drained = drain();
  while (server.listening) await nextTurn();
  client.write(REQUEST);
  expect(await text(client)).toContain('200 OK');
  await drained;
});

test('whoever waits in the kernel to be let in is let in before the door closes', async () => {
  const { port, drain } = await open();
  const [size, arrived] = [5, new SharedArrayBuffer(4)];
  const crowd = new Worker(CROWD, {
    eval: true,
    workerData: { port, request: REQUEST, size, arrived },
  });
  onTestFinished(async () => void (await crowd.terminate()));
  const answers: string[] = [];
  crowd.on('message', (answer: string) => answers.push(answer));
  // This thread lets nobody in until all of them have connected and asked.
  const flag = new Int32Array(arrived);
  for (let count = 0; count < size; count = Atomics.load(flag, 0))
    Atomics.wait(flag, 0, count, NOBODY_WAITS_MS);
  await drain();
  await expect.poll(() => answers.length).toBe(size);
  for (const answer of answers) expect(answer).toContain('200 OK');
});

async function open(): Promise<{ server: Server; port: number; drain: () => Promise<void> }> {
  const server = createServer((req, res) => void req.resume().once('end', () => res.end()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { server, port, drain: createDrain(server, NOBODY_WAITS_MS) };
}
