import type { SceneSpec } from '#studio/scene-spec.ts';
import { matchAt } from './matching/match-at.ts';
import type { Sentence } from './phrases/sentence.ts';

const words = (list: string) => new Set(list.split(' '));
const MIDDAYS = words('noon midday mezzogiorno mediodia mittag mittags');
const SUNS = words(
  'sun sunrise sunset sunlight soleil sonne sonnenaufgang sonnenuntergang tramonto atardecer',
);
/** A floor in French, a fish in English. */
const ELSEWHERE: Readonly<Record<string, Sentence['language']>> = { sole: 'it', sol: 'es' };

/** What is said of the sun: that it stands high, and that it is named at all, so that it may be looked for. */
export function readSun({
  tokens,
  matches,
  language,
}: Sentence): Pick<SceneSpec, 'isMidday' | 'isSunNamed'> {
  const said = (isMeant: (word: string, at: number) => boolean): boolean =>
    tokens.some(({ word }, at) => isMeant(word, at) && !matchAt(matches, at)?.isNegated);
  const isMidday = said(
    (word, at) => MIDDAYS.has(word) || (word === 'midi' && tokens[at - 1]?.word !== 'apres'),
  );
  const isSunNamed = said((word) => SUNS.has(word) || ELSEWHERE[word] === language);
  return { ...(isMidday && { isMidday }), ...(isSunNamed && { isSunNamed }) };
}
