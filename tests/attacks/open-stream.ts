import type { Visitor } from '#server/testing/members/visitor.ts';

export interface OpenStream {
  /** Everything that came so far. */
  heard(): string;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** A listener that keeps what it hears, as a forgotten tab would. */
export async function openStream(
  visitor: Pick<Visitor, 'fetch'>,
  path = '/api/events',
): Promise<OpenStream> {
  const leaving = new AbortController();
  const response = await visitor.fetch(path, {
    headers: { Accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  let text = '';
  const listen = async () => {
    for await (const chunk of response.body ?? [])
      text += Buffer.from(chunk as Uint8Array).toString();
  };
  return {
    heard: () => text,
    ended: listen().catch(() => {}),
    close: () => leaving.abort(),
  };
}
