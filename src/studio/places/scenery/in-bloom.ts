import { fold } from '#studio/lexicon/matching/normalise.ts';
import { BLOSSOMING_TREES } from '#studio/lexicon/words/blossoming.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const BLOOM =
  /\b(?:bloom(?:s|ing)?|blossom(?:s|ing)?|flowering|en fleurs?|fleuris?|fleuries?|in fiore|fioritura|fiorit[oaie]|en flor|florecid[oa]s?|floracion|bluht|bluhend\w*|blute|\w+blute)\b/;

/** Trees and shrubs that are said to be in flower. */
export const isInBloom = ({ prompt, season }: SceneSpec): boolean =>
  season === 'spring' || BLOOM.test(fold(prompt));

const TREES_IN_BLOOM = new RegExp(
  String.raw`\b(?:${BLOSSOMING_TREES.replaceAll(' | ', '|')}|(?:blossoming|blooming|flowering) trees|trees in (?:blossom|bloom))\b`,
);

/** 'Blossoming almond trees': they are what the land is to be seen by. */
export const namesBlossomingTrees = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  TREES_IN_BLOOM.test(fold(prompt).replace(/[^\p{L}\p{N}]+/gu, ' '));
