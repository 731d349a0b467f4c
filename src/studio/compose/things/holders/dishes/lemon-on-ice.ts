import { letGo } from '#studio/compose/things/events/let-go.ts';
import { LEMON_AMONG, LEMONS } from '#studio/props/food/seafood/lemon-among.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** 'Oysters with lemon wedges': they lie among the shells, and not on a plate of their own at the edge of the table. */
export function lemonOnIce(things: readonly AskedThing[], prompt: string): AskedThing[] {
  const sea = things.findIndex(({ thing, count }) => thing === 'oyster' && count !== 1);
  const lemon = things.findIndex(
    ({ thing, count, relation, states, isSeveral }) =>
      LEMONS.has(thing) &&
      // 'Oysters and lemons': whole ones.
      !(thing === 'lemon' && isSeveral === true) &&
      count === null &&
      states.length === 0 &&
      (relation === null || relation.to === sea),
  );
  if (sea < 0 || lemon < 0 || APART.test(fold(prompt))) return [...things];
  const state = `${LEMON_AMONG} ${things[lemon]!.thing}`;
  const served = things.map((one, i) =>
    i === sea ? { ...one, states: [...one.states, state] } : one,
  );
  return letGo(served, { gone: lemon, heir: sea });
}

/** What tells where the lemon lies instead. */
const APART =
  /\b(?:peeled|bowl of lemons?|lemons? (?:in|on|beside|next to)|plate of lemons?|pele|sbucciato|pelado|geschalt\w*)\b/;
