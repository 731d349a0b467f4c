import type { Stage } from '#studio/compose/stage.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { isServedOn } from '#studio/compose/things/holders/on-furniture.ts';
import { needsWide, STICKS_OUT } from './tables/in-bowls.ts';
import { IN_BASKET, IN_BOTTLE } from '#studio/props/still/bouquet.ts';
import { IN_VASE, raisedIn } from '#studio/compose/things/holders/in-vases.ts';
import { atHour, NEAR_MIDNIGHT } from '#studio/props/desk/clock.ts';
import { hourSaid } from '#studio/lexicon/hour-said.ts';
import { LENGTHWISE } from '#studio/props/still/place-setting.ts';
import { FOR_MAGNUMS } from '#studio/props/packaging/bottle-room.ts';
import { isLaidAlong } from './tables/lay-table.ts';

/** One of several asked things, and where it stands among them. */
export interface Joining {
  asked: AskedThing;
  index: number;
  things: readonly AskedThing[];
}

export const GLASSES: readonly ThingId[] = ['glass', 'champagne_flute'];
export const BOTTLES: readonly ThingId[] = [
  'bottle',
  'magnum',
  'half_bottle',
  'flute_bottle',
  'fiasco',
];

/** Roots and leaves beside a roast are cooked too. */
const ROASTS: readonly ThingId[] = [
  'roast_chicken',
  'turkey',
  'roast_joint',
  'steak',
  'rack_of_lamb',
  'duck_breast',
  'fish',
  'salmon',
];

/** What the company changes in a thing: a bottle leans in its bucket, a bucket that holds one leaves room for it. */
export function statesOf(stage: Stage, { asked, index, things }: Joining): string[] {
  const holder = asked.relation && isHolding(asked) ? things[asked.relation.to] : undefined;
  const isIn = asked.relation?.kind === 'in';
  const isInJug = holder && isIn && raisedIn(holder, asked) !== null;
  const inState = isInJug ? IN_VASE : holder && isIn && PHOTO_MAKERS[holder.thing]?.holds?.state;
  const held = things.filter((t) => isHolding(t) && t.relation!.to === index);
  const bottles = held.reduce((n, t) => n + (BOTTLES.includes(t.thing) ? piecesOf(t) : 0), 0);
  const isOverhead = stage.spec.camera.angle === 'overhead';
  return [
    ...(isInJug && holder.thing === 'basket' ? [IN_BASKET] : []),
    ...(isInJug && BOTTLES.includes(holder.thing) ? [IN_BOTTLE] : []),
    ...(inState ? [inState] : isIn && STICKS_OUT.has(asked.thing) ? ['leaning'] : []),
    ...(asked.relation?.kind === 'at' ? ['seated'] : []),
    ...(isLaidAlong(asked, stage.aspect) ? [LENGTHWISE] : []),
    ...(holder && !isServedOn(asked, holder) ? ['bare'] : []),
    ...(held.length > 0 ? ['holding'] : []),
    ...(bottles > 0 ? [`holds ${bottles}`] : []),
    ...(held.some(({ thing }) => thing === 'magnum') ? [FOR_MAGNUMS] : []),
    // Wine is seen from above where its glass stands.
    ...(isOverhead && !holder ? [...(isPoured(asked) ? [] : ['lying']), 'from_above'] : []),
    // From above, one that stands in its crate is a circle: it lies there.
    ...(isOverhead && isIn && holder?.thing === 'crate' && piecesOf(asked) < 3 ? ['lying'] : []),
    // Bottles are stacked lying, their feet towards us.
    ...(asked.states.includes('stacked') && BOTTLES.includes(asked.thing)
      ? ['lying', 'from_above']
      : []),
    // A butterfly alights on a glass as it stands.
    ...(!isPoured(asked) && held.some(({ relation }) => relation!.kind === 'on')
      ? ['upturned']
      : []),
    ...(needsWide(held, asked.thing) || (asked.thing === 'fence_post' && held.some(isMore))
      ? ['wide']
      : []),
    ...(asked.thing === 'clock' ? timeOf(stage.spec.prompt) : []),
    ...(held.length > 3 ? ['crowded'] : []),
    ...(things.some(({ thing }) => ROASTS.includes(thing)) ? ['cooked'] : []),
  ];
}

/** What a clock shows: the hour that is said, or that the year is about to end. */
function timeOf(prompt: string): string[] {
  if (MIDNIGHT.test(prompt)) return [NEAR_MIDNIGHT];
  const hour = hourSaid(prompt);
  return hour ? [atHour(hour)] : [];
}

/** One bottle stands on a post; two glasses do not. */
const isMore = (one: AskedThing): boolean => piecesOf(one) > 1;

const MIDNIGHT =
  /\b(?:midnight|minuit|mezzanotte|medianoche|mitternacht|twelve o.?clock|new year.?s eve)\b/iu;

const isPoured = ({ thing, fill }: AskedThing): boolean =>
  GLASSES.includes(thing) && fill !== 'empty';

const piecesOf = ({ count, isSeveral }: AskedThing): number => count ?? (isSeveral ? 3 : 1);

export const isHolding = ({ relation }: AskedThing): boolean =>
  relation?.kind === 'in' || relation?.kind === 'on';
