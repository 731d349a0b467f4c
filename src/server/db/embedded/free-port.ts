import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what systems hand out by themselves to whoever connects or listens, and above 10080, the last
 * port that no browser, nor Node's own `fetch`, will open.
 */
export const FIRST_PORT = 10_100;
const COUNT = 20_000;
const given = new Set<number>();

/**
 * A port that was free a moment ago, and that nobody else is likely to take in the next one: no process
 * gives the same port twice, and each looks anywhere. In turn, two processes that make hundreds of
 * servers each would come upon the same ports at the same time.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST_PORT + randomInt(COUNT);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + COUNT} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    // On all addresses: a server that listens on one of them is in the way as well.
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
