import type { SceneSpec } from '#studio/scene-spec.ts';
import { matchAt } from './matching/match-at.ts';
import type { Sentence } from './phrases/sentence.ts';

const words = (list: string) => new Set(list.split(' '));
const MIDDAYS = words('noon midday mezzogiorno mediodia mittag mittags');
const SUNS = words(
  'sun sunrise sunset sunlight soleil sonne sonnenaufgang sonnenuntergang tramonto atardecer',
);
/** A floor in French, a fish in English. */
const ELSEWHERE: ReadonlyMap<string, Sentence['language']> = new Map([
  ['sole', 'it'],
  ['sol', 'es'],
]);

/** What is said of the sun: that it stands high, and that it is named at all, so that it may be looked for. */
export function readSun({
  tokens,
  matches,
  language,
}: Sentence): Pick<SceneSpec, 'isMidday' | 'isSunNamed'> {
  let isMidday = false;
  let isSunNamed = false;
  for (const [at, { word }] of tokens.entries()) {
    const isHigh = MIDDAYS.has(word) || (word === 'midi' && tokens[at - 1]?.word !== 'apres');
    const isNamed = SUNS.has(word) || ELSEWHERE.get(word) === language;
    if (!(isHigh || isNamed) || matchAt(matches, at)?.isNegated) continue;
    isMidday ||= isHigh;
    isSunNamed ||= isNamed;
  }
  return { ...(isMidday && { isMidday }), ...(isSunNamed && { isSunNamed }) };
}
