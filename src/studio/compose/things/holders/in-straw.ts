import { letGo } from '#studio/compose/things/events/let-go.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const BOXES: ReadonlySet<ThingId> = new Set(['wooden_case']);

/** 'Bottles lying in straw in a wooden case': the straw is the bed of the case, the bottles lie in both. */
export function inStraw(things: readonly AskedThing[]): AskedThing[] {
  const straw = things.findIndex(({ thing }) => thing === 'straw');
  const relation = things[straw]?.relation;
  const box =
    relation?.kind === 'in'
      ? relation.to
      : things.findIndex(
          ({ thing }, i) =>
            BOXES.has(thing) && things.some((one) => one.relation?.to === i && i !== straw),
        );
  if (straw < 0) return [...things];
  if (box < 0 || !BOXES.has(things[box]!.thing)) return beddedOn(things, straw);
  const bedded = things.map((one, i): AskedThing =>
    i === box
      ? { ...one, states: [...one.states, 'open', 'straw'] }
      : one.relation?.to === straw || (one.relation?.to === box && i !== straw)
        ? { ...one, relation: { kind: 'in', to: box } }
        : one,
  );
  return letGo(bedded, { gone: straw, heir: box });
}

const BEDDED: ReadonlySet<ThingId> = new Set(['bottle', 'magnum', 'half_bottle', 'flute_bottle']);

/** 'Bottles on straw': side by side in the stalks, as in a case without walls. */
const beddedOn = (things: readonly AskedThing[], straw: number): AskedThing[] =>
  things.map((one) =>
    one.relation?.to === straw && one.relation.kind === 'on' && BEDDED.has(one.thing)
      ? { ...one, relation: { kind: 'in', to: straw } }
      : one,
  );
