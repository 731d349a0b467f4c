import type { Detail } from './brief.ts';
import type { PixelSize } from './picture-request.ts';
import type { Sampling } from './scene-graph.ts';

/** From a sketch in a second to a picture worth printing; 'standard' is what customers get. */
export type Quality = 'preview' | 'draft' | 'standard' | 'showcase';

/** The first sketch of a picture is as small as it may be. */
export const SKETCH_SIDE = 160;

/** A picture no larger than this shows no more of its textures than a sketch does. */
export const SKETCHED_SIDE = 256;

export function detailOf(quality: Quality, { width, height }: PixelSize): Detail {
  const isSketched = quality === 'preview' || Math.max(width, height) <= SKETCHED_SIDE;
  return isSketched ? 'preview' : 'full';
}

export function applyQuality(sampling: Sampling, quality: Quality): Sampling {
  switch (quality) {
    case 'preview':
      return { ...sampling, base: Math.min(2, sampling.base), extra: 0, scale: 1 };
    case 'draft':
      return { ...sampling, base: 2, extra: Math.ceil(sampling.extra / 3) };
    case 'standard':
      return sampling;
    case 'showcase':
      return {
        ...sampling,
        base: sampling.base * 3,
        extra: Math.min(MAX_SAMPLES - sampling.base * 3, sampling.extra * 4),
        threshold: sampling.threshold / 1.6,
        scale: 1,
      };
  }
}

/** A pixel counts its samples in one byte. */
const MAX_SAMPLES = 255;
