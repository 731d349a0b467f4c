import type { GenerationView } from '#shared/contract/generations.ts';

/** A server that refuses the stream, as the seventh of one person, is asked again after this. */
const REOPEN_MS = 15_000;

/** The server's events; a connection that was lost is taken up again, and that is told. */
export function openEventStream(
  onTold: (generation: GenerationView) => void,
  onReopened: () => void,
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLost = false;
  const open = () => {
    source = new EventSource('/api/events');
    source.addEventListener('open', () => {
      if (wasLost) onReopened();
      wasLost = false;
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      onTold(JSON.parse(data) as GenerationView),
    );
    source.addEventListener('error', (event) => {
      wasLost = true;
      // Said by the server itself: newer tabs listen instead, or the session is over.
      if (event instanceof MessageEvent) source.close();
      // The browser comes back by itself after a lost connection, not after a refusal.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
