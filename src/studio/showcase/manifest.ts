import { SHOWCASE_PICTURES } from '#shared/showcase-pictures.ts';
import type { ShowcasePicture } from '#shared/showcase-pictures.ts';
import type { OwnWine } from '#studio/own-wine/own-wine.ts';
import { SAMPLE_WINE } from './sample-wine.ts';

/** A picture of the showcase and the seed its art director chose. */
export interface ShowcaseJob {
  picture: ShowcasePicture;
  seed: number;
  /** Made so many times as large and scaled down: fine print wants every sample. */
  oversampling: number;
  /** A customer's bottle that stands in it. */
  ownWine?: OwnWine;
}

const FIRST_SEED = 1;

/** Where another seed told the story better than the first. The strip keeps one: it must share its composition. */
const CHOSEN_SEEDS: Readonly<Record<string, number>> = {
  'sommelier-pour': 2,
  'sign-in-sommelier': 3,
  'own-bottle': 2,
};

const FINE_PRINT: Readonly<Record<string, number>> = { 'label-letters': 2, 'own-bottle': 1.25 };
const OWN_WINES: Readonly<Record<string, OwnWine>> = { 'own-bottle': SAMPLE_WINE };

export const SHOWCASE_JOBS: readonly ShowcaseJob[] = SHOWCASE_PICTURES.map((picture) => {
  const ownWine = OWN_WINES[picture.id];
  return {
    picture,
    seed: CHOSEN_SEEDS[picture.id] ?? FIRST_SEED,
    oversampling: FINE_PRINT[picture.id] ?? 1,
    ...(ownWine && { ownWine }),
  };
});

/** A banner loses only its sides when it is cut for social networks. */
export const SOCIAL_JOB = {
  prompt: 'a bottle of red wine and a glass in a vineyard at sunset',
  style: 'cinematic',
  size: 'banner',
  seed: 1,
} as const;
