import { setTimeout as sleep } from 'node:timers/promises';

import type { Client } from './client.ts';

export interface Visit {
  userId: string;
  client: Client;
  /** Keys of requests that were accepted (200 or 202). */
  accepted: string[];
  /** Answers that nobody should get while instances come and go politely. */
  dropped: string[];
  /** Generations whose end was heard of, by events or by reading after an interruption. */
  heard: Set<string>;
  /** How often the stream of events had to be opened again. */
  reopened: number;
}

const PAUSE_MS = 100;

/** Orders pictures one after the other; what is refused or cut off is sent again under the same key. */
export async function order(visit: Visit, signal: AbortSignal): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    const key = `${visit.userId}-${number}`;
    while (!(await orderOnce(visit, key))) await sleep(PAUSE_MS);
  }
}

async function orderOnce(visit: Visit, key: string): Promise<boolean> {
  const answer = await visit.client
    .post(
      '/functions/v1/generate-pictures',
      { prompt: `a glass of red, ${key}` },
      { 'Idempotency-Key': key },
    )
    .catch((error: unknown) => ({ status: 0, body: String(error) }));
  const isAccepted = answer.status === 200 || answer.status === 202;
  if (isAccepted) visit.accepted.push(key);
  else visit.dropped.push(`${answer.status} ${answer.body.slice(0, 200)}`);
  return isAccepted;
}

/** Listens as a page does: a stream that breaks is opened again, and what was missed is read. */
export async function listen(visit: Visit, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await catchUp(visit).catch(() => {});
    await follow(visit, signal).catch(() => {});
    if (!signal.aborted) {
      visit.reopened += 1;
      await sleep(PAUSE_MS);
    }
  }
}

async function follow({ client, heard }: Visit, signal: AbortSignal): Promise<void> {
  const stream = await client.open('/api/events', { Accept: 'text/event-stream' });
  if (stream.statusCode !== 200) {
    stream.resume();
    return;
  }
  const end = () => void stream.destroy();
  signal.addEventListener('abort', end, { once: true });
  let left = '';
  for await (const chunk of stream) {
    left += String(chunk);
    const lines = left.split('\n');
    left = lines.pop() ?? '';
    for (const line of lines) note(heard, line);
  }
}

function note(heard: Set<string>, line: string): void {
  if (!line.startsWith('data: {')) return;
  const { id, state } = JSON.parse(line.slice('data: '.length)) as { id: string; state: string };
  if (state === 'succeeded') heard.add(id);
}

async function catchUp({ client, heard }: Visit): Promise<void> {
  const { status, body } = await client.get('/api/generations?state=recent');
  if (status !== 200) return;
  const { generations } = JSON.parse(body) as { generations: { id: string; state: string }[] };
  for (const { id, state } of generations) if (state === 'succeeded') heard.add(id);
}
