import type { AskedThing } from '#studio/things/asked-thing.ts';

const MOST_IN_A_STILL_LIFE = 4;

/** Names that tell a form of their own. */
const SHAPED = /stemless|roemer|römer|rummer|sans pied|senza stelo|sin tallo|ohne stiel/i;

/** More is said of it than its name. */
export const isParticular = (asked: AskedThing): boolean =>
  (asked.count ?? 1) > MOST_IN_A_STILL_LIFE ||
  asked.colour !== null ||
  asked.fill !== null ||
  asked.states.length > 0 ||
  asked.relation !== null ||
  SHAPED.test(asked.word) ||
  [asked.wines, asked.fills, asked.colours, asked.wears, asked.material, asked.size].some(
    (said) => said !== undefined,
  );
