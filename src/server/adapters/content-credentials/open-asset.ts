import { BMFF, JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import type { Asset } from '@trustnxt/c2pa-ts/asset';

import { pictureKindOf } from '#shared/rules/pictures/picture-kind.ts';
import type { PictureKind } from '#shared/rules/pictures/picture-kind.ts';

import { WebpAsset } from './webp-asset.ts';

type AssetKind = (new (file: Uint8Array) => Asset) & { canRead(file: Uint8Array): boolean };

const KINDS: Record<PictureKind, AssetKind> = {
  jpeg: JPEG,
  png: PNG,
  webp: WebpAsset,
  heif: BMFF,
};

/** By content first: no library is asked whether it can read what is no picture. */
export function openAsset(file: Uint8Array): Asset | null {
  const kind = pictureKindOf(file);
  if (!kind) return null;
  const Kind = KINDS[kind];
  return Kind.canRead(file) ? new Kind(file) : null;
}
