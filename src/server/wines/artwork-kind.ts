import { pictureKindOf } from '#shared/rules/pictures/picture-kind.ts';
import type { PictureKind } from '#shared/rules/pictures/picture-kind.ts';

type ArtworkKind = Exclude<PictureKind, 'heif'> | 'pdf';

/** By the first bytes, whatever the file is called. SVG and everything else is not artwork. */
export function artworkKind(bytes: Uint8Array): ArtworkKind | null {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return 'pdf';
  const kind = pictureKindOf(bytes);
  return kind === 'heif' ? null : kind;
}
