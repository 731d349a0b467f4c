import type { PictureSizeId, StyleId } from '#shared/rules/pictures/generation.ts';
import { SCENE_STRIP, showcasePath } from '#shared/scene-strip.ts';

/** spec §2.4: quick keywords of the create tab. */
export const STARTERS = [
  'wine tasting event setup',
  'vineyard harvest season',
  'wine bar ambiance',
  'sommelier wine service',
  'wine cellar collection',
  'grape cluster close-up',
  'wine pairing dinner',
  'cellar barrel aging',
  'wine festival atmosphere',
  'professional wine pour',
] as const;

/** spec §2.5: suggestions under the phone's prompt box while it is focused. */
export const PHONE_STARTERS = [
  'elegant wine tasting',
  'vineyard sunset',
  'wine cellar collection',
  'sommelier service',
  'wine pairing dinner',
] as const;

export const PRO_TIPS = [
  { title: 'Name the wine', examples: 'vintage, varietal, region' },
  { title: 'Give it light', examples: 'golden hour, candle, window' },
  { title: 'Set the place', examples: 'cellar, terrace, slate, linen' },
  { title: 'Choose a mood', examples: 'festive, quiet, monumental' },
  { title: 'Pick the glass', examples: 'Burgundy glass, flute, coupe' },
] as const;

const SAMPLE_WIDTH = 656;

/** One scene in every style, drawn by the Studio. */
export function styleSample(style: StyleId): string {
  const scene = SCENE_STRIP.find((candidate) => candidate.style === style);
  if (!scene) throw new RangeError(`The scene strip has no ${style}`);
  return showcasePath(scene.picture, SAMPLE_WIDTH, 'avif');
}

/** Rectangles of the size picker, in a box of 26 × 22. */
export const SIZE_SHAPES: Record<PictureSizeId, { width: number; height: number }> = {
  square: { width: 17, height: 17 },
  portrait: { width: 14, height: 18 },
  landscape: { width: 20, height: 14 },
  story: { width: 11, height: 20 },
  banner: { width: 25, height: 10 },
};
