import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const UNDER = new Set(
  'under underneath beneath below shade sous ombre sotto ombra bajo sombra unter'.split(' '),
);
const ONE = new Set(
  'tree oak arbre chene olivier platane albero quercia ulivo arbol encina olivo baum eiche linde kastanie'.split(
    ' ',
  ),
);
const MANY = new Set(
  'trees oaks olives arbres chenes oliviers platanes alberi querce ulivi arboles encinas olivos baume baumen eichen linden kastanien'.split(
    ' ',
  ),
);
/** 'In the shade of a very old oak': so many words may lie between. */
const REACH = 6;

/** How many trees somebody is under: none, one, or the two that frame a company. */
export function treesAbove({ prompt }: Pick<SceneSpec, 'prompt'>): 0 | 1 | 2 {
  const words = fold(prompt).match(/[a-z]+|[,.;:\n]/g) ?? [];
  for (const [i, word] of words.entries()) {
    if (!UNDER.has(word)) continue;
    const after = words.slice(i + 1, i + 1 + REACH);
    const end = after.findIndex((next) => /\W/.test(next));
    const clause = end < 0 ? after : after.slice(0, end);
    const named = clause.find((next) => ONE.has(next) || MANY.has(next));
    if (named !== undefined) return MANY.has(named) ? 2 : 1;
  }
  return 0;
}
