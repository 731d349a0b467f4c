import type { ThingId } from '#studio/things/catalogue.ts';
import { LEGGED } from '#studio/things/tables.ts';
import type { Company } from '#studio/compose/things/layout/gather.ts';
import { isHeld } from '#studio/compose/things/layout/lay-out.ts';
import { rowsOn } from '#studio/compose/things/layout/share-holders.ts';
import { resized } from '#studio/compose/things/layout/true-scale.ts';
import { MOST_ON_PLATE } from '#studio/things/makers/plate.ts';
import type { Holding } from '#studio/things/photo-maker.ts';
import { GLASSES, roomIn } from './fill-holders.ts';

/** Six oysters are not in an ice bucket, whatever the sentence says: what is too wide for its holder stands beside it. */
export function freeWhatDoesNotFit(all: readonly Company[]): Company[] {
  const company = withoutLongest(all);
  return company.map((one) => {
    const holder = isHeld(one) ? company[one.relation!.to] : undefined;
    if (one.relation?.kind === 'at') return one;
    if (one.relation?.kind === 'under') return fitsUnder(one, holder!) ? one : before(one);
    const guests = company.filter(
      (other) =>
        isHeld(other) && other.relation!.kind !== 'at' && company[other.relation!.to] === holder,
    );
    if (holder && isBuried(one, guests, holder))
      return { ...one, relation: { ...one.relation!, kind: 'beside' } };
    const holds = holder && roomIn(holder, guests);
    const isIn = one.relation?.kind === 'in';
    const load = isIn ? one.width : widthOn(guests, holder?.rows?.[0]);
    const fits = !holds || load / 2 <= reachOf(holder, holds, isIn);
    // A bottle leans out of its bucket; nothing else may stick out.
    const leans = holds?.state === 'leaning' && one.stance === 'tall';
    // An instrument lies across a seat that is narrower than it.
    const isAcross =
      guests.length === 1 && ACROSS.has(one.asked.thing) && load / 2 <= (holds?.radius ?? 0) * 2.4;
    // Cheeses on a plate are cut as small as it needs.
    const over = holds ? load / 2 / (holds.radius * holder.k * 1.2) : 1;
    if (!fits && !isIn && CUT.has(one.asked.thing) && over < MOST_CUT)
      return resized(one, 1 / over);
    // Of what is carried on a tray nobody measures the size, and beside a barrel it would be lost under it.
    if (!fits && !isIn && holder && CROWDED.has(holder.asked.thing) && over < MOST_CARRIED)
      return resized(one, 1 / over);
    return fits || leans || isAcross
      ? one
      : { ...one, relation: { ...one.relation!, kind: 'beside' } };
  });
}

/** Of ham, sausage and a baguette on one board only the baguette is too long: it lies beside the board, and the others on it. */
function withoutLongest(all: readonly Company[]): readonly Company[] {
  let company = all;
  for (const holder of all.filter(({ asked }) => asked.thing === 'board')) {
    const board = all.indexOf(holder);
    const holds = holder.maker.holds!;
    for (;;) {
      const on = company.filter(({ relation }) => relation?.kind === 'on' && relation.to === board);
      if (on.length < 2 || widthOn(on) / 2 <= reachOf(holder, holds, false)) break;
      const longest = on.reduce((a, b) => (b.width > a.width ? b : a));
      company = company.map((one) =>
        one === longest ? { ...one, relation: { kind: 'behind', to: board } } : one,
      );
    }
  }
  return company;
}

/** 'A gift box with two bottles and chocolates': under lying bottles nobody would see these; glasses stand beside it. */
const isBuried = (one: Company, guests: readonly Company[], holder: Company): boolean =>
  one.relation?.kind === 'in' &&
  (one.stance === 'small' || GLASSES.has(one.asked.thing)) &&
  BOXES.has(holder.asked.thing) &&
  guests.some(({ asked }) => BOTTLES.has(asked.thing));
const BOXES: ReadonlySet<ThingId> = new Set(['gift_box', 'wooden_case', 'carton']);
const BOTTLES: ReadonlySet<ThingId> = new Set(['bottle', 'magnum', 'half_bottle']);

/** How far from its middle things may lie; a plate is taken as large as it needs to be. */
const reachOf = ({ asked, k }: Company, { radius }: Holding, isIn: boolean): number =>
  (asked.thing === 'plate' && !isIn ? MOST_ON_PLATE : radius * 1.2) * k;

const CUT: ReadonlySet<ThingId> = new Set(['hard_cheese', 'soft_cheese', 'blue_cheese']);
const MOST_CUT = 2;
const CROWDED: ReadonlySet<ThingId> = new Set(['tray', 'barrel']);
const MOST_CARRIED = 1.6;

const ACROSS: ReadonlySet<ThingId> = new Set([
  'violin',
  'guitar',
  'saxophone',
  'trumpet',
  'umbrella',
]);

const before = (one: Company): Company => ({
  ...one,
  relation: { ...one.relation!, kind: 'in_front_of' },
});

/** Between the legs of a chair or a table; under anything else it lies before it. */
function fitsUnder(one: Company, holder: Company): boolean {
  const seat = LEGGED.includes(holder.asked.thing) ? (holder.maker.holds?.height ?? 0) : 0;
  return one.height < seat * holder.k * 0.95 && one.width < holder.width * 0.95;
}

/** Of the wider row on a board. */
const widthOn = (guests: readonly Company[], widest?: number): number =>
  Math.max(
    ...rowsOn([...guests.keys()], guests, widest).map((row) =>
      row.reduce((sum, i) => sum + guests[i]!.width, 0),
    ),
  );
