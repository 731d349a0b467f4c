import { ORPCError } from '@orpc/server';

import { ERRORS } from '#shared/errors.ts';

type Open<Event> = (replaced: AbortSignal) => AsyncGenerator<Event>;
export type LimitStreams = ReturnType<typeof limitStreams>;

/** Lets each person have so many streams open, of whatever; the oldest makes way for the next. */
export function limitStreams(most: number) {
  const people = new Map<string, Set<AbortController>>();
  return async function* <Event>(userId: string, open: Open<Event>): AsyncGenerator<Event> {
    const streams = people.get(userId) ?? new Set();
    people.set(userId, streams);
    const [oldest] = streams;
    if (oldest && streams.size >= most) {
      streams.delete(oldest);
      oldest.abort();
    }
    const own = new AbortController();
    streams.add(own);
    try {
      yield* open(own.signal);
    } finally {
      streams.delete(own);
      if (streams.size === 0 && people.get(userId) === streams) people.delete(userId);
    }
    if (own.signal.aborted) throw endOfStream('STREAM_REPLACED');
  };
}

/** A browser reconnects by itself: it must know when that would be in vain. */
export function endOfStream(code: 'STREAM_REPLACED' | 'UNAUTHENTICATED') {
  return new ORPCError(code, { status: ERRORS[code].status, message: ERRORS[code].message });
}
