import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';
import { letGo } from './let-go.ts';

const BOTTLES: readonly ThingId[] = ['bottle', 'magnum', 'half_bottle', 'clavelin', 'flute_bottle'];
const PRESENTS: readonly ThingId[] = [
  'gift_box',
  'gift_bag',
  'heart_box',
  'wooden_case',
  'basket',
  'crate',
];

/** A table that is laid has these at every place. */
const LAID: readonly ThingId[] = ['place_setting'];

/** Which things have this one as a part of theirs; those that come first are asked first. */
const WORN: Partial<Record<ThingId, readonly (readonly ThingId[])[]>> = {
  capsule: [BOTTLES],
  label: [BOTTLES],
  wax_seal: [BOTTLES, ['letter']],
  ribbon: [PRESENTS, BOTTLES, ['chocolate_bunny']],
  price_tag: [BOTTLES],
  wrapping_paper: [['gift_box'], BOTTLES],
  santa_hat: [BOTTLES],
  lipstick_mark: [['glass', 'champagne_flute']],
  wine_legs: [['glass']],
  candle: [['wreath']],
  ivy: [['door']],
  stone_wall: [['door']],
  lantern: [['door']],
  glass: [['champagne_tower'], LAID],
  champagne_flute: [['champagne_tower'], LAID],
  napkin: [['bread_basket'], LAID, BOTTLES],
  plate: [LAID],
  place_card: [LAID],
  fork: [LAID],
  knife: [LAID],
};

/** A red ribbon by a gift box is the ribbon of that box, gold foil by a bottle its foil. */
export function wear(things: readonly AskedThing[]): AskedThing[] {
  const part = things.findIndex((_, i) => bearerOf(things, i) >= 0);
  if (part < 0) return [...things];
  const heir = bearerOf(things, part);
  const { relation } = things[part]!;
  // 'A magnum with gold foil in a bucket': the magnum is in it.
  const own = relation && relation.to !== heir ? relation : null;
  const dressed = things.map((one, i) =>
    i === heir
      ? {
          ...one,
          count: laidFor(one, things[part]!),
          wears: [...(one.wears ?? []), things[part]!],
          relation: one.relation ?? own,
        }
      : one,
  );
  return wear(letGo(dressed, { gone: part, heir }));
}

/** 'A laid table with four glasses of red wine' is laid for four, where nobody says for how many. */
function laidFor({ thing, count }: AskedThing, part: AskedThing): number | null {
  const isOfEach = thing === 'place_setting' && EACH_HAS.has(part.thing);
  return isOfEach && count === null && (part.count ?? 0) > 2 ? part.count : count;
}
const EACH_HAS: ReadonlySet<ThingId> = new Set<ThingId>(['glass', 'champagne_flute', 'plate']);

/** A ribbon that is said to lie left of the box is no part of it. */
const APART: readonly Relation[] = ['left_of', 'right_of', 'behind', 'in_front_of'];

function bearerOf(things: readonly AskedThing[], i: number): number {
  const { thing, relation, states } = things[i]!;
  // A napkin is the bottle's where it is tied round its neck.
  const groups = WORN[thing]?.filter(
    (bearers) => thing !== 'napkin' || bearers !== BOTTLES || states.includes('tied'),
  );
  if (!groups || (relation && APART.includes(relation.kind))) return -1;
  // A hat is the bottle's that was named right before it: a dog may be there, too.
  const hatted = relation?.kind === 'on' ? relation.to : i - 1;
  if (thing === 'santa_hat' && !BOTTLES.includes(things[hatted]?.thing ?? thing)) return -1;
  // 'A gift: a bottle with a ribbon': it is round what was named right before it.
  if (thing === 'ribbon' && BOTTLES.includes(things[i - 1]?.thing ?? thing)) return i - 1;
  for (const bearers of groups) {
    // A roll beside a bottle is no paper round it.
    const isBearer = (one: AskedThing | undefined): boolean =>
      one !== undefined &&
      bearers.includes(one.thing) &&
      (thing !== 'wrapping_paper' || bearers !== BOTTLES || one.states.includes('wrapped'));
    if (relation?.kind === 'on' && isBearer(things[relation.to])) return relation.to;
    const before = things.findLastIndex((one, k) => k < i && isBearer(one));
    const after = things.findIndex((one, k) => k > i && isBearer(one));
    if (before >= 0 || after >= 0) return before >= 0 ? before : after;
  }
  return -1;
}
