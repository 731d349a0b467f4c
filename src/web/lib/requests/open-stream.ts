/** A server that refuses the stream is asked again after this. */
const REOPEN_MS = 15_000;

/** The server's events; a stream that was lost is taken up again, and that is told. */
export function openStream(
  path: string,
  { onTold, onReopened }: { onTold: (told: unknown) => void; onReopened: () => void },
): () => void {
  const closing = new AbortController();
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLost = false;
  const open = () => {
    source = new EventSource(path);
    source.addEventListener('open', () => {
      if (wasLost) onReopened();
      wasLost = false;
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      onTold(JSON.parse(data)),
    );
    source.addEventListener('error', (event) => {
      wasLost = true;
      if (event instanceof MessageEvent) {
        source.close();
        reopenWhenLookedAt();
      }
      // The browser comes back by itself after a lost connection, not after a refusal.
      else if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN_MS);
    });
  };
  /**
   * Said by the server itself: newer windows listen instead, or the session is over. Coming back at
   * once would take the stream from another window, which would come back in its turn.
   */
  const reopenWhenLookedAt = () => {
    const looking = new AbortController();
    const signal = AbortSignal.any([closing.signal, looking.signal]);
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      looking.abort();
      open();
    };
    addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
  };
  open();
  return () => {
    closing.abort();
    clearTimeout(timer);
    source.close();
  };
}
