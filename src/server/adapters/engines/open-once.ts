import { EngineError } from '#server/ports/image-engine.ts';
import { loadOnce } from '#shared/load-once.ts';

/** A Studio that opens with the first who needs it, and never again once it was closed. */
export function openOnce<Studio extends { close(): Promise<void> }>(
  openStudio: () => Promise<Studio>,
) {
  const openFirst = loadOnce(openStudio);
  let studio: Promise<Studio> | undefined;
  let isClosed = false;
  return {
    async open(): Promise<Studio> {
      // What is asked for while all is being closed nobody would close.
      if (isClosed)
        throw new EngineError('ENGINE_UNAVAILABLE', {
          message: 'The Studio is closed',
          isRetryable: true,
        });
      studio = openFirst();
      return studio;
    },
    async close(): Promise<void> {
      isClosed = true;
      // One that could not be opened has told so with its picture, and left nothing to close.
      await studio?.then(
        (opened) => opened.close(),
        () => undefined,
      );
    },
  };
}
