import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const BLOOM =
  /\b(?:bloom(?:s|ing)?|blossom(?:s|ing)?|flowering|en fleurs?|fleuris?|fleuries?|in fiore|fioritura|fiorit[oaie]|en flor|florecid[oa]s?|floracion|bluht|bluhend\w*|blute|\w+blute)\b/;

/** Trees and shrubs that are said to be in flower. */
export const isInBloom = ({ prompt, season }: SceneSpec): boolean =>
  season === 'spring' || BLOOM.test(fold(prompt));
