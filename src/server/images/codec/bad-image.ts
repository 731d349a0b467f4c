import { EngineError } from '#server/ports/image-engine.ts';
import { pictureKindOf } from '#shared/rules/pictures/picture-kind.ts';
import type { PictureKind } from '#shared/rules/pictures/picture-kind.ts';

/** Another attempt may well bring a good picture. */
export function badImage(fault: string, cause?: unknown): EngineError {
  return new EngineError('BAD_IMAGE', {
    message: `The engine's picture ${fault}`,
    isRetryable: true,
    cause,
  });
}

/** Only what claims, by its first bytes, to be a picture is shown to a decoder at all. */
export function kindOrRefuse(bytes: Uint8Array): PictureKind {
  const kind = pictureKindOf(bytes);
  if (!kind) throw badImage('is not a PNG, JPEG, WebP or AVIF file');
  return kind;
}
