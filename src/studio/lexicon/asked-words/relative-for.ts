import { OTHERS_IN_PRINTS, RELATIVES } from '#studio/lexicon/words/relatives.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Reading } from './reading.ts';

/** A hare is drawn as a rabbit; trees are known by their fruit, blossom or bark: ours is an oak. */
export const relativeFor = ({ technique }: Reading, match: Match): ThingId | null => {
  const thing = thingOf(match);
  const isOther =
    RELATIVES.has(match.phrase) ||
    (technique === 'drawn' && OTHERS_IN_PRINTS.has(match.phrase)) ||
    (thing === 'tree' && PARTICULAR.test(match.phrase));
  return isOther ? thing : null;
};
const PARTICULAR =
  /cherry|apple|lemon|orange|almond|birch|maple|pommier|cerisier|apfel|kirsch|mandel|birke|ahorn/;
