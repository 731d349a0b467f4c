import { SHOWCASE_PICTURES } from '#shared/showcase-pictures.ts';
import type { ShowcasePicture } from '#shared/showcase-pictures.ts';

/** A picture of the showcase and the seed its art director chose. */
export interface ShowcaseJob {
  picture: ShowcasePicture;
  seed: number;
}

const FIRST_SEED = 1;

/** Where another seed told the story better than the first. The strip keeps one: it must share its composition. */
const CHOSEN_SEEDS: Readonly<Record<string, number>> = {
  'sommelier-pour': 2,
  'sign-in-sommelier': 3,
};

export const SHOWCASE_JOBS: readonly ShowcaseJob[] = SHOWCASE_PICTURES.map((picture) => ({
  picture,
  seed: CHOSEN_SEEDS[picture.id] ?? FIRST_SEED,
}));

/** A banner loses only its sides when it is cut for social networks. */
export const SOCIAL_JOB = {
  prompt: 'a bottle of red wine and a glass in a vineyard at sunset',
  style: 'cinematic',
  size: 'banner',
  seed: 1,
} as const;
