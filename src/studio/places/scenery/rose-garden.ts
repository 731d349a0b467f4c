import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { ROSE_GARDENS } from '#studio/places/words/place-words.ts';

const ROSES = new RegExp(`\\b(?:${ROSE_GARDENS.replaceAll(' | ', '|')})\\b`);

/** A garden whose roses are what is asked for. */
export const namesRoseGarden = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  ROSES.test(fold(prompt));
