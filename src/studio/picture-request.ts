import { randomInt } from 'node:crypto';
import { STYLE_IDS, findPictureSize } from '#shared/rules/pictures/generation.ts';
import type { PictureSizeId, StyleId } from '#shared/rules/pictures/generation.ts';
import type { OwnWine } from './own-wine/own-wine.ts';
import { StudioError } from './studio-error.ts';

export interface PictureRequest {
  prompt: string;
  styleId: string;
  /** Id of one of the picture sizes. */
  size: string;
  /** Same request and seed, same picture; drawn at random when missing. */
  seed?: number;
  /** The customer's own bottle, instead of the one that the prompt would get. */
  ownWine?: OwnWine;
  /** Replaces the size's own pixels, for shops and marketplaces. */
  pixels?: PixelSize;
  /** Takes the picture as a packshot, whatever the prompt says: on white, black or '#rrggbb', or with alpha on nothing. */
  ground?: Ground;
}

export type Ground = 'white' | 'black' | 'none' | `#${string}`;

export interface CheckedRequest {
  prompt: string;
  styleId: StyleId;
  size: PixelSize & { id: PictureSizeId };
  seed: number;
  ownWine: OwnWine | null;
  ground: Ground | null;
}

export const REQUEST_LIMITS = {
  promptLength: 20_000,
  seed: 2 ** 32 - 1,
  side: { least: 64, most: 2048 },
} as const;
const INVISIBLE = /[\p{C}\p{Z}]/gu;

/** Refuses what cannot become a picture, each for its own reason. Strange letters are fine: the lexicon skips them. */
export function checkRequest(request: PictureRequest): CheckedRequest {
  const { prompt, seed = randomInt(REQUEST_LIMITS.seed) } = request;
  if (typeof prompt !== 'string' || prompt.replace(INVISIBLE, '') === '')
    throw new StudioError('PROMPT_EMPTY');
  if (prompt.length > REQUEST_LIMITS.promptLength) throw new StudioError('PROMPT_TOO_LONG');
  const styleId = STYLE_IDS.find((id) => id === request.styleId);
  if (!styleId) throw new StudioError('STYLE_UNKNOWN');
  const size = findPictureSize(request.size);
  if (!size) throw new StudioError('SIZE_UNKNOWN');
  if (!Number.isInteger(seed) || seed < 0 || seed > REQUEST_LIMITS.seed)
    throw new StudioError('SEED_INVALID');
  const { pixels, ground = null } = request;
  if (pixels && ![pixels.width, pixels.height].every(isSide)) throw new StudioError('SIZE_UNKNOWN');
  return {
    prompt,
    styleId,
    size: { ...size, ...pixels },
    seed,
    ground,
    ownWine: request.ownWine ?? null,
  };
}

const isSide = (side: number): boolean =>
  Number.isInteger(side) && side >= REQUEST_LIMITS.side.least && side <= REQUEST_LIMITS.side.most;

export interface PixelSize {
  width: number;
  height: number;
}

/** Shrinks a size so that neither side exceeds the limit; the proportions stay. */
export function fitWithin({ width, height }: PixelSize, maxSide: number): PixelSize {
  const k = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * k)), height: Math.max(1, Math.round(height * k)) };
}
