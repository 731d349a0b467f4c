import { COMPONENTS } from '#studio/props/plating/components.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isDish, platingOf, sideIfWith, sideOf } from '#studio/things/platings.ts';
import { deckOf } from '#studio/things/decks.ts';
import { SWEETS } from '#studio/things/sweets.ts';
import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';
import { goesWith, isApart, isNamedAfter } from './goes-with.ts';

const VESSELS: readonly ThingId[] = ['plate', 'bowl', 'board', 'pot', 'frying_pan', 'saucepan'];
const MOST_SIDES = 4;

/** 'Goose with red cabbage and dumplings' is one plate: sides join the dish they are named with. */
export function plateTogether(
  asked: readonly AskedThing[],
  { isOnSlate = false, prompt = '' }: { isOnSlate?: boolean; prompt?: string } = {},
): AskedThing[] {
  const things = besideWhole(onSamePlate(asked, prompt), prompt);
  const sides = sidesOf(things, prompt);
  const holders = holdersOf(things, sides);
  const isGone = (i: number): boolean => sides.has(i) || [...holders.values()].includes(i);
  const kept = things.map((_, i) => i).filter((i) => !isGone(i));
  return kept.map((i) => {
    const thing = things[i]!;
    const own = [...sides].filter(([, to]) => to === i).map(([side]) => things[side]!);
    const holder = holders.has(i) ? things[holders.get(i)!]! : null;
    // 'Sardines on toast': the toast is on their plate now, and they lie on nothing else.
    const isOnOwnSide = thing.relation !== null && sides.get(thing.relation.to) === i;
    const relation =
      holder || !thing.relation || isOnOwnSide
        ? null
        : moved(thing.relation, kept, new Map([...sides, ...heldBy(holders)]));
    if (!isDish(thing.thing) && own.length === 0 && !holder) return { ...thing, relation };
    // A plate of snails is one plate, however many snails.
    const { isSeveral: _, ...one } = thing;
    const states = isOnSlate ? [...one.states, 'on slate'] : one.states;
    return { ...one, states, relation, plated: { sides: own, holder } };
  });
}

/** 'Salmon with asparagus on a white plate': the plate that is named after the side is the dish's. */
function onSamePlate(things: readonly AskedThing[], prompt: string): readonly AskedThing[] {
  const main = mainOf(things, prompt);
  const dish = things[main];
  if (!dish || dish.relation) return things;
  const side = things.find(
    ({ thing, word, relation }, i) =>
      i > main &&
      (relation?.kind === 'on' || relation?.kind === 'in') &&
      // 'With a bowl of olives': that bowl was named before them and is theirs.
      relation.to > i &&
      VESSELS.includes(things[relation.to]!.thing) &&
      joins(dish.thing, thing, true) &&
      goesWith(prompt, dish.word, word),
  );
  return side
    ? things.map((one) => (one === dish ? { ...one, relation: side.relation } : one))
    : things;
}

/** 'Carpaccio with rocket and parmesan next to a bottle': the dish stands there, with all that is on it. */
function besideWhole(things: readonly AskedThing[], prompt: string): readonly AskedThing[] {
  const main = mainOf(things, prompt);
  const dish = things[main];
  if (!dish || dish.relation) return things;
  const part = things.findLast(
    ({ thing, word, relation }, i) =>
      i > main &&
      relation !== null &&
      STANDING.has(relation.kind) &&
      relation.to > i &&
      joins(dish.thing, thing, true) &&
      goesWith(prompt, dish.word, word),
  );
  return part
    ? things.map((one) => {
        if (one === dish) return { ...one, relation: part.relation };
        return one === part ? { ...one, relation: null } : one;
      })
    : things;
}
const STANDING: ReadonlySet<Relation> = new Set<Relation>([
  'beside',
  'left_of',
  'right_of',
  'behind',
  'in_front_of',
]);

/** What is told against a plate is told against the dish that it is now a part of. */
const heldBy = (holders: ReadonlyMap<number, number>): [number, number][] =>
  [...holders].map(([dish, holder]) => [holder, dish]);

/** Told against potatoes that lie beside a roast, it is told against the roast. */
function moved(
  relation: NonNullable<AskedThing['relation']>,
  kept: readonly number[],
  sides: ReadonlyMap<number, number>,
) {
  const to = kept.indexOf(sides.get(relation.to) ?? relation.to);
  return to < 0 ? null : { ...relation, to };
}

/** Which thing lies on the plate of which other. */
function sidesOf(things: readonly AskedThing[], prompt: string): Map<number, number> {
  const found = new Map<number, number>();
  const main = mainOf(things, prompt);
  if (main < 0) return found;
  const dish = things[main]!;
  const isShared = things.some(({ thing, count }) => thing === 'place_setting' && (count ?? 2) > 2);
  things.forEach((one, i) => {
    if (
      i === main ||
      isElsewhere(one, dish) ||
      found.size >= MOST_SIDES ||
      IN_A_BOWL.test(one.word)
    )
      return;
    if (isApart(prompt, dish.word, one.word)) return;
    const isWith =
      (i > main && goesWith(prompt, dish.word, one.word)) ||
      isNamedAfter(prompt, dish.word, one.word);
    // On a table for several, every dish that a list names is handed round by itself.
    if (isShared && !isWith) return;
    if (dish.thing !== one.thing && joins(dish.thing, one.thing, isWith)) found.set(i, main);
  });
  return found;
}

/** 'A bowl of soup with croutons': both are in that bowl, which is no place apart. */
const isElsewhere = ({ relation }: AskedThing, dish: AskedThing): boolean =>
  relation !== null && (relation.to !== dish.relation?.to || relation.kind !== dish.relation.kind);

/** Another dish keeps its own plate, unless the prompt lays it on this one. */
function joins(dish: ThingId, thing: ThingId, isWith: boolean): boolean {
  if (isWith) return sideIfWith(thing) !== undefined;
  // Corn on the table lies on no pumpkin pie.
  if (SWEETS.includes(dish) && VEGETABLES.has(thing)) return false;
  if (platingOf(dish) === undefined || sideOf(thing) === undefined) return false;
  return !(isMain(thing) && !sideOf(thing) && isDish(thing));
}

const VEGETABLES: ReadonlySet<ThingId> = new Set<ThingId>([
  'corn',
  'potato',
  'carrot',
  'mushroom',
  'asparagus',
  'tomato',
  'salad',
  'onion',
  'fries',
]);

/** 'A bowl of chimichurri' is not poured over the steak. */
const IN_A_BOWL = /\b(?:bowl|dish|pot|ramekin|bol|ciotola|cuenco|schale|schüssel)s? /i;

/** Sauces come in a jug as well. */
const holds = (vessel: ThingId, thing: ThingId): boolean =>
  VESSELS.includes(vessel) || (vessel === 'jug' && platingOf(thing)?.vessel === 'dip_bowl');

/** The first thing that carries a plate; a side alone carries none. */
function mainOf(things: readonly AskedThing[], prompt: string): number {
  const names = ({ word }: AskedThing): boolean =>
    things.some((dish) => isNamedAfter(prompt, dish.word, word));
  const strong = things.findIndex((one) => isMain(one.thing) && !sideOf(one.thing) && !names(one));
  return strong >= 0 ? strong : things.findIndex(({ thing }) => isMain(thing));
}
/** Sauces stand beside a dish or are poured round it; nothing lies in them. */
const isMain = (thing: ThingId): boolean =>
  deckOf(thing) !== undefined ||
  (platingOf(thing) !== undefined && platingOf(thing)?.vessel !== 'dip_bowl' && !isTopping(thing));

/** Melted cheese lies on something: it carries no plate for others. */
const isTopping = (thing: ThingId): boolean => {
  const part = sideOf(thing);
  return part !== undefined && COMPONENTS[part].role === 'top';
};

/** No composed dishes, and laid on a plate all the same. */
const DRESSED: ReadonlySet<ThingId> = new Set<ThingId>(['salad', 'pie', 'cake']);

/** 'On a wooden board', 'in a blue bowl', 'a board of octopus': the vessel of the dish, not another one beside it. */
function holdersOf(
  things: readonly AskedThing[],
  sides: ReadonlyMap<number, number>,
): Map<number, number> {
  const found = new Map<number, number>();
  const withSides = new Set(sides.values());
  things.forEach(({ thing, relation }, i) => {
    if (!isDish(thing) && !DRESSED.has(thing) && !withSides.has(i)) return;
    const isHeld = relation?.kind === 'on' || relation?.kind === 'in';
    const holder = isHeld
      ? relation.to
      : !relation && things[i - 1]?.thing === 'board'
        ? i - 1
        : -1;
    if (holder < 0 || !holds(things[holder]!.thing, thing)) return;
    const others = things.filter(
      (other, k) =>
        k !== i &&
        !sides.has(k) &&
        other.relation?.to === holder &&
        // A fork lies beside it, and takes no room on it.
        (other.relation.kind === 'on' || other.relation.kind === 'in'),
    );
    if (others.length === 0) found.set(i, holder);
  });
  return found;
}
