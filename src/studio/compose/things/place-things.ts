import type { Framing } from '#studio/compose/frame-camera.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { groundOf } from '#studio/packshot/ground-of.ts';
import type { Place } from '#studio/props/place.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { PhotoMaker, ThingLook } from '#studio/things/photo-maker.ts';
import type { Kit } from '#studio/props/kit.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { AskedThing, Stance } from '#studio/things/thing.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { buildAt, lookOf, measure } from './build-thing.ts';
import type { Build, Extent } from './build-thing.ts';
import { groupPieces, heapOf, heapPieces } from './group.ts';
import type { PiecePlace } from './group.ts';
import type { Solid } from './foresee.ts';
import { isHeld, layOut, rootOf } from './lay-out.ts';
import type { Block, Spot } from './lay-out.ts';
import { settle } from './settle.ts';
import { slabAt } from './silhouette.ts';

/** Taller than this, a thing is shown smaller than life beside what stands on a table. */
const TALLEST = 44;
/** 'A basket of apples' holds more than two. */
const A_HEAP = 9;

interface Company extends Block {
  asked: AskedThing;
  maker: PhotoMaker;
  count: number;
  /** One build for each piece, or one for all where they are served together. */
  builds: readonly Build[];
  pieces: readonly PiecePlace[];
  extent: Extent;
  k: number;
}

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
  lines: number;
}

export interface PlaceOptions {
  things: readonly AskedThing[];
  /** Moves all of it sideways. */
  shift?: number;
  /** Everything stands nearer to the camera than this. */
  before?: number;
  /** How the finished group would be looked at; told, things move until each is seen. */
  framing?: (placed: PlacedThings) => Framing;
}

/** Puts every asked thing on the table, each piece an object of its own. */
export function placeThings(
  stage: Stage,
  { things, shift = 0, before, framing }: PlaceOptions,
): PlacedThings {
  const company = freeWhatDoesNotFit(heapUp(stage, gather(stage, things)));
  const seats = company.map((_, i) => seatOf(company, i));
  const start = layOut(company, { aspect: stage.aspect, isMirrored: stage.direction.side > 0 });
  const settled = framing
    ? settle(start, {
        blocks: company,
        solidsAt: (spots) => solidsOf(company, { spots, seats }),
        framingAt: (spots) => framing(placedAt(company, { spots, seats })),
        aspect: stage.aspect,
        random: stage.random('settle'),
        keepsRows: groundOf(stage.spec) !== undefined,
      })
    : start;
  const back = Math.min(...company.map((one, i) => settled[i]!.z - one.depth / 2));
  const forward = before === undefined ? 0 : before - back;
  const spots = settled.map(({ x, z }) => ({ x: x + shift, z: z + forward }));
  company.forEach((one, i) => put(stage, one, { ...spots[i]!, y: seats[i]! }));
  return placedAt(company, { spots, seats });
}

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
    hasDish: company.some((one) => one.depth > 17 && one.height < one.depth * 0.45),
    hasTall: company.some((one) => one.height > 14),
    lines: Math.max(...company.map((one) => new Set(one.pieces.map((p) => p.z.toFixed(0))).size)),
  };
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
  'cocktail',
]);

/** Puts one asked thing on a spot of its own, in its usual number. */
export function putDown(stage: Stage, asked: AskedThing, { position, yaw }: Place): void {
  const [x, y, z] = position;
  // The spot tells apart what is laid twice.
  const one = joinCompany(stage, { asked, index: Math.round(x * 10 + z), things: [asked] });
  put(stage, { ...one, pieces: one.pieces.map((p) => ({ ...p, yaw: p.yaw + yaw })) }, { x, y, z });
}

function gather(stage: Stage, things: readonly AskedThing[]): Company[] {
  const company = things.map((asked, i) => joinCompany(stage, { asked, index: i, things }));
  const floor = company.filter((one) => one.stance === 'floor');
  if (floor.length === 0) return company;
  const k = Math.min(1, TALLEST / Math.max(...floor.map((one) => one.height)));
  // What stands on a barrel keeps its true proportion to it; what stands beside it does not.
  const onFloor = (one: Company): boolean =>
    one.stance === 'floor' || (isHeld(one) && onFloor(company[one.relation!.to]!));
  return company.map((one) => (onFloor(one) ? resized(one, k) : one));
}

/** Cherries in a bowl lie on each other: what is small and in something is heaped there. */
function heapUp(stage: Stage, company: readonly Company[]): Company[] {
  return company.map((one, i) => {
    const holds = one.relation?.kind === 'in' ? company[one.relation.to]?.maker.holds : undefined;
    if (!holds || holds.state || one.stance !== 'small') return one;
    const [width, depth] = [
      one.extent.max[0] - one.extent.min[0],
      one.extent.max[2] - one.extent.min[2],
    ];
    const fits = Math.max(width, depth) / 2 <= holds.radius;
    if (!fits) return one;
    const most = one.asked.count ?? heapOf({ width, depth }, holds.radius);
    const count = Math.min(one.count, most);
    const pieces = heapPieces(
      { width, depth, height: one.extent.max[1] - one.extent.min[1] },
      { count, radius: holds.radius, random: stage.random(`heap ${i}`) },
    );
    const lift = (holds.brim ?? holds.height) - holds.height;
    const lifted = pieces.map((piece) => ({ ...piece, y: (piece.y ?? 0) + lift }));
    const builds = one.builds.slice(0, count);
    return { ...one, count, builds, pieces: lifted, width: holds.radius, depth: holds.radius };
  });
}

/** Six oysters are not in an ice bucket, whatever the sentence says: what is too wide for its holder stands beside it. */
function freeWhatDoesNotFit(company: readonly Company[]): Company[] {
  return company.map((one) => {
    const holds = isHeld(one) ? company[one.relation!.to]?.maker.holds : undefined;
    const fits =
      !holds || loadOf(company, one) / 2 <= holds.radius * company[one.relation!.to]!.k * 1.2;
    // A bottle leans out of its bucket; nothing else may stick out.
    const leans = holds?.state === 'leaning' && one.stance === 'tall';
    return fits || leans ? one : { ...one, relation: { ...one.relation!, kind: 'beside' } };
  });
}

/** Width of everything that shares its holder. */
const loadOf = (company: readonly Company[], { relation }: Company): number =>
  company
    .filter((other) => isHeld(other) && other.relation!.to === relation!.to)
    .reduce((sum, other) => sum + other.width, 0);

const resized = (one: Company, k: number): Company => ({
  ...one,
  k,
  width: one.width * k,
  depth: one.depth * k,
  height: one.height * k,
  pieces: one.pieces.map((p) => ({ ...p, x: p.x * k, z: p.z * k })),
});

interface Joining {
  asked: AskedThing;
  index: number;
  things: readonly AskedThing[];
}

/** With more things than these, a plural is a pair: the table would be full. */
const MOST_IN_GROUPS = 3;

const STANCES: ReadonlyMap<ThingId, Stance> = new Map(THINGS.map(({ id, stance }) => [id, stance]));

function joinCompany(stage: Stage, { asked, index, things }: Joining): Company {
  const maker = PHOTO_MAKERS[asked.thing]!;
  const stance = STANCES.get(asked.thing) ?? 'small';
  const isHeap = asked.relation?.kind === 'in' && stance === 'small' && asked.count === null;
  const few = asked.isSeveral && !maker.isMany ? (things.length > MOST_IN_GROUPS ? 2 : 3) : 1;
  const usual = Math.max(maker.usual ?? 1, few);
  const count = Math.max(isHeap ? A_HEAP : 1, asked.count ?? usual);
  const states = statesOf(stage, { asked, index, things });
  const { serve } = maker;
  // What lies in a bowl of its own is not served in another.
  const isServed = serve !== undefined && count > 1 && asked.relation?.kind !== 'in';
  const lookFor = (i: number): ThingLook =>
    lookOf(stage, asked, { random: stage.random(`thing ${index} ${asked.thing} ${i}`), states });
  const singly = Array.from({ length: count }, (_, i): Build => {
    return (kit, place) => maker.make(kit, place, lookFor(i));
  });
  const builds = isServed
    ? [(kit: Kit, place: Place) => serve(kit, place, lookFor(0), count)]
    : singly;
  const extent = measure(builds[0]!);
  const size = { width: extent.max[0] - extent.min[0], depth: extent.max[2] - extent.min[2] };
  const pieces = groupPieces({ ...size, stance }, builds.length, {
    aspect: stage.aspect,
    random: stage.random(`group ${index} ${asked.thing}`),
  });
  return {
    asked,
    maker,
    count,
    builds,
    pieces,
    extent,
    stance,
    k: 1,
    relation: asked.relation,
    width: spanOf(pieces.map((p) => p.x)) + size.width,
    depth: spanOf(pieces.map((p) => p.z)) + size.depth,
    height: extent.max[1],
  };
}

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** What the company changes in a thing: a bottle leans in its bucket, a bucket that holds one leaves room for it. */
function statesOf(stage: Stage, { asked, index, things }: Joining): string[] {
  const holder = asked.relation && isHolding(asked) ? things[asked.relation.to] : undefined;
  const inState = holder && PHOTO_MAKERS[holder.thing]?.holds?.state;
  const isHolder = things.some((t) => isHolding(t) && t.relation!.to === index);
  const isOverhead = stage.spec.camera.angle === 'overhead';
  return [
    ...(inState ? [inState] : []),
    ...(isHolder ? ['holding'] : []),
    ...(isOverhead && !holder ? ['lying', 'from_above'] : []),
    ...(things.filter((t) => isHolding(t) && t.relation!.to === index).length > 1 ? ['wide'] : []),
  ];
}

const isHolding = ({ relation }: AskedThing): boolean =>
  relation?.kind === 'in' || relation?.kind === 'on';

/** Height of what a thing stands on. */
function seatOf(company: readonly Company[], index: number, hops = 0): number {
  const one = company[index]!;
  if (!isHeld(one) || hops > company.length) return 0;
  const holder = company[one.relation!.to]!;
  const inside = holder.maker.holds ? holder.maker.holds.height * holder.k : holder.height;
  return inside + seatOf(company, one.relation!.to, hops + 1);
}

function put(stage: Stage, one: Company, at: { x: number; y: number; z: number }): void {
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
