import { callingIn } from '#studio/lexicon/words/people/callings.ts';
import { DRESSED_AS } from '#studio/people/dress/callings.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { Act } from '#studio/people/acting/act-scene.ts';
import type { Doer } from '#studio/people/acting/act-rules/doer.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

/** Known by it alone: whoever drinks has it in the other hand. */
export function withTool(act: Act, { said }: Doer): Act {
  const id = callingIn(said);
  const row = id && DRESSED_AS[id];
  if (!row?.tool || !row.isByTool || !HOLDS_ONE.has(act.pose)) return act;
  const [first = null, second = null] = act.holds;
  const { tool } = row;
  const isThere = act.holds.some((held) => held !== null && formOf(held) === formOf(tool));
  return second !== null || isThere ? act : { ...act, holds: [first, tool] };
}
const formOf = (held: Held): string => (isWareHeld(held) ? held.form : held);
const HOLDS_ONE: ReadonlySet<Pose> = new Set<Pose>([
  'holding',
  'tasting',
  'toasting',
  'talking',
  'walking',
]);

/** What one hand does alone. */
const ONE_HANDED: ReadonlySet<Pose> = new Set<Pose>([
  'cooking',
  'reading',
  'phoning',
  'stroking',
  'waving',
  'working',
]);
export const DRINKS =
  /\b(?:drink(?:s|ing)|sip(?:s|ping)|taking a sip|boit|buvant|sirot\w+|beve(?:ndo)?|sorseggi\w+|bebe|bebiendo|trinkt|trinken|trinkend|boivent|bevono|beben|nippt)\b/;

/** 'Cooking while drinking wine': what is done with one hand leaves the other for the glass; whoever has one in hand drinks. */
export function withSip(act: Act, doer: Doer): Act {
  const done = sipped(act, doer);
  const isDrunk = DRINKS.test(doer.said) && done.holds.some((held) => held === 'glass');
  return isDrunk && !done.does.includes('tasting')
    ? { ...done, does: [...done.does, 'tasting'] }
    : done;
}

function sipped(act: Act, { figure, said, glass }: Doer): Act {
  const isAsked = glass.length > 0 && figure.action !== 'tasting' && DRINKS.test(said);
  const [first = null, second = null] = act.holds;
  const isFree = second === null || second === 'glass';
  if (!isAsked || !isFree || first === null || !ONE_HANDED.has(act.pose)) return act;
  const { bears: _bears, ...rest } = act;
  return { ...rest, holds: [first, 'glass'], sips: true, does: [...act.does, 'tasting'] };
}
