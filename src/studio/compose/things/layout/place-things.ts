import type { Framing } from '#studio/compose/camera/frame-camera.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { overlaps } from '#studio/compose/setting/overlaps.ts';
import { groundOf } from '#studio/packshot/ground-of.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { buildAt } from '#studio/compose/things/build-thing.ts';
import { fillHolders, roomIn } from '#studio/compose/things/holders/fill-holders.ts';
import { freeWhatDoesNotFit } from '#studio/compose/things/holders/free-misfits.ts';
import type { Slab } from '#studio/compose/things/silhouette.ts';
import { cutFor, isDish, slabBelowCut } from '#studio/compose/things/holders/dishes/hero-dish.ts';
import { gather, joinCompany } from './gather.ts';
import type { Company } from './gather.ts';
import type { Solid } from '#studio/compose/things/foresee.ts';
import { isHeld, layOut, rootOf } from './lay-out.ts';
import type { Spot } from './block.ts';
import { settle } from './settle.ts';
import { leanTo } from './lean-to.ts';
import { isStrewn, tuckUnder } from './strew-about.ts';
import { slabAt } from '#studio/compose/things/silhouette.ts';

export interface PlacedThings {
  left: number;
  right: number;
  near: number;
  far: number;
  /** Highest point of all. */
  top: number;
  /** Height of the lowest thing over its depth: how flat the subject is. */
  isFlat: boolean;
  /** A wide flat thing among others. */
  hasDish: boolean;
  hasTall: boolean;
  /** Something lies below the rim of what holds it. */
  isDeep: boolean;
  lines: number;
  /** Of what stands on the floor, 1 on a table. */
  scale: number;
}

export interface PlaceOptions {
  things: readonly AskedThing[];
  /** Moves all of it sideways. */
  shift?: number;
  /** Everything stands nearer to the camera than this. */
  before?: number;
  /** How the finished group would be looked at; told, things move until each is seen. */
  framing?: (placed: PlacedThings) => Framing;
  /** The dish is the picture: the others make room for it. */
  isServed?: boolean;
}

/** Puts every asked thing on the table, each piece an object of its own. */
export function placeThings(
  stage: Stage,
  { things, shift = 0, before, framing, isServed = false }: PlaceOptions,
): PlacedThings {
  const company = freeWhatDoesNotFit(fillHolders(stage, gather(stage, things)));
  const seats = company.map((_, i) => seatOf(company, i));
  const laid = layOut(company, { aspect: stage.aspect, isMirrored: stage.direction.side > 0 });
  const start = laid.map((spot, i) => asideIn(company, i, spot));
  const settled = framing
    ? settle(start, {
        blocks: company,
        solidsAt: (spots) => {
          const solids = solidsOf(company, { spots, seats });
          if (!isServed) return solids;
          const cut = cutFor(things, stage.aspect);
          const below = (slab: Slab): Slab => slabBelowCut(slab, cut);
          return solids.map((one) => ({ ...one, slabs: one.slabs.map(below) }));
        },
        framingAt: (spots) => framing(placedAt(company, { spots, seats })),
        aspect: stage.aspect,
        random: stage.random('settle'),
        isHeaped: overlaps(stage),
        keepsRows: groundOf(stage.spec) !== undefined,
        ...(isServed && { weights: company.map(({ asked }) => (isDish(asked) ? DISH_WEIGHT : 1)) }),
      })
    : start;
  const back = Math.min(...company.map((one, i) => settled[i]!.z - one.depth / 2));
  const forward = before === undefined ? 0 : before - back;
  const moved = settled.map(({ x, z }) => ({ x: x + shift, z: z + forward }));
  const spots = leanTo(company, tuckUnder(company, moved));
  company.forEach((one, i) => putAt(stage, one, { ...spots[i]!, y: seats[i]! }));
  return placedAt(company, { spots, seats });
}

const DISH_WEIGHT = 7;

/** In the basket at the front of a bicycle, on the first of several barrels: not in the middle of all. */
function asideIn(company: readonly Company[], i: number, { x, z }: Spot): Spot {
  const { relation } = company[i]!;
  const holder = relation && isHeld(company[i]!) ? company[relation.to] : undefined;
  if (!holder) return { x, z };
  if (relation?.kind === 'at') return { x, z };
  if (relation?.kind === 'under') return { x, z: z + holder.depth * 0.12 };
  const [dx, dz] = holder.maker.holds?.aside ?? [0, 0];
  // Of two barrels one bears it: between them there is nothing to stand on. Of a pile its top does.
  const bearer = relation?.kind === 'on' ? highest(holder.pieces) : undefined;
  return { x: x + dx * holder.k + (bearer?.x ?? 0), z: z + dz * holder.k + (bearer?.z ?? 0) };
}

const highest = (pieces: Company['pieces']): Company['pieces'][number] | undefined =>
  pieces.toSorted((a, b) => (b.y ?? 0) - (a.y ?? 0))[0];

interface Seating {
  spots: readonly Spot[];
  seats: readonly number[];
}

function placedAt(company: readonly Company[], { spots, seats }: Seating): PlacedThings {
  const edge = (pick: (one: Company, spot: Spot) => number): number[] =>
    company.map((one, i) => pick(one, spots[i]!));
  return {
    left: Math.min(...edge((one, { x }) => x - one.width / 2)),
    right: Math.max(...edge((one, { x }) => x + one.width / 2)),
    far: Math.min(...edge((one, { z }) => z - one.depth / 2)),
    near: Math.max(...edge((one, { z }) => z + one.depth / 2)),
    top: Math.max(...company.map((one, i) => seats[i]! + one.height)),
    isFlat: company.every((one) => one.height < one.depth * 0.45),
    hasDish: company.some(
      (one) =>
        !isStrewn(one) &&
        Math.max(one.depth, one.width * 0.7) > 17 &&
        one.height < one.depth * 0.45,
    ),
    hasTall: company.some((one) => one.height > 14),
    isDeep: company.some((one, i) => liesDeep(company, { one, seat: seats[i]! })),
    scale: Math.min(1, ...company.filter((one) => one.stance === 'floor').map((one) => one.k)),
    lines: Math.max(...company.map((one) => new Set(one.pieces.map((p) => p.z.toFixed(0))).size)),
  };
}

function liesDeep(
  company: readonly Company[],
  { one, seat }: { one: Company; seat: number },
): boolean {
  const holder = one.relation?.kind === 'in' ? company[one.relation.to] : undefined;
  if (!holder || CLEAR.has(holder.asked.thing)) return false;
  const top = Math.max(...one.pieces.map(({ y = 0 }) => y)) + one.extent.max[1];
  return seat + top * one.k < holder.height * 1.15;
}

/** Everything as the camera would cut it out: pieces of one thing, and what it holds, belong together. */
function solidsOf(company: readonly Company[], { spots, seats }: Seating): Solid[] {
  return company.flatMap((one, i) => {
    const owner = rootOf(company, i);
    const { x, z } = spots[i]!;
    const { min, max, slabs } = one.extent;
    return one.pieces.map((piece): Solid => {
      const at: Vec3 = [
        x + piece.x - ((min[0] + max[0]) / 2) * one.k,
        seats[i]! + (piece.y ?? 0) * one.k,
        z + piece.z - ((min[2] + max[2]) / 2) * one.k,
      ];
      return {
        owner,
        slabs: slabs.map((slab) => slabAt(slab, at, one.k)),
        isClear: CLEAR.has(one.asked.thing),
        lift: owner === i ? 0 : 1 + seats[i]!,
      };
    });
  });
}

/** What is seen through. */
const CLEAR: ReadonlySet<ThingId> = new Set([
  'glass',
  'champagne_flute',
  'decanter',
  'carafe',
  'tumbler',
  'jar',
  'cocktail',
]);

/** Puts one asked thing on a spot of its own, in its usual number. */
export function putDown(stage: Stage, asked: AskedThing, { position, yaw }: Place): void {
  const [x, y, z] = position;
  // The spot tells apart what is laid twice.
  const one = joinCompany(stage, { asked, index: Math.round(x * 10 + z), things: [asked] });
  putAt(
    stage,
    { ...one, pieces: one.pieces.map((p) => ({ ...p, yaw: p.yaw + yaw })) },
    { x, y, z },
  );
}

/** Height of what a thing stands on. */
function seatOf(company: readonly Company[], index: number, hops = 0): number {
  const one = company[index]!;
  if (!isHeld(one) || hops > company.length) return 0;
  // Under a chair and at a table the floor is what its legs stand on.
  if (one.relation!.kind === 'under' || one.relation!.kind === 'at')
    return seatOf(company, one.relation!.to, hops + 1);
  const holder = company[one.relation!.to]!;
  const guests = company.filter((other) => isHeld(other) && company[other.relation!.to] === holder);
  // What stands on a crate has it turned over; a case has its lid on.
  if (one.relation!.kind === 'on' && LIDDED.has(holder.asked.thing))
    return holder.height + seatOf(company, one.relation!.to, hops + 1);
  const inside = (roomIn(holder, guests)?.height ?? holder.height / holder.k) * holder.k;
  return inside + seatOf(company, one.relation!.to, hops + 1);
}

const LIDDED: ReadonlySet<ThingId> = new Set(['crate', 'wooden_case', 'gift_box', 'carton']);

/** Puts all pieces of a company round one spot. */
export function putAt(stage: Stage, one: Company, at: { x: number; y: number; z: number }): void {
  const turn = stage.spec.camera.angle === 'behind' ? Math.PI : 0;
  one.builds.forEach((build, i) => {
    const p = one.pieces[i]!;
    const yaw = p.yaw + turn;
    // The middle of what was measured goes to the spot, wherever the maker has its origin.
    const middle = [
      ((one.extent.min[0] + one.extent.max[0]) / 2) * one.k,
      0,
      ((one.extent.min[2] + one.extent.max[2]) / 2) * one.k,
    ] as const;
    const back = rotate(rotation({ y: yaw }), middle);
    const place: Place = {
      position: add([at.x + p.x, at.y + (p.y ?? 0) * one.k, at.z + p.z], [-back[0], 0, -back[2]]),
      yaw,
    };
    buildAt(stage.kit, build, { place, k: one.k });
  });
}
