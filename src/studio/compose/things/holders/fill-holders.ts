import { roomOf } from '#studio/props/packaging/bottle-room.ts';
import type { Stage } from '#studio/compose/stage.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Holding } from '#studio/things/photo-maker.ts';
import {
  LARGE_FRUIT,
  needsWide,
  STICKS_OUT,
} from '#studio/compose/things/layout/tables/in-bowls.ts';
import type { Company } from '#studio/compose/things/layout/gather.ts';
import { heapOf, heapPieces } from '#studio/compose/things/layout/group.ts';
import type { PiecePlace } from '#studio/compose/things/layout/group.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { rotate, rotation } from '#studio/vector.ts';
import { CYLINDER, raisedIn } from './in-vases.ts';
import { onTiers } from './on-tiers.ts';
import { IN_CUP } from '#studio/props/still/egg-cup.ts';

/** Most bottles that stand in one crate or basket. */
const MOST_STANDING = 6;
/** Many by themselves, and heaped all the same. */
const HEAPED = new Set<ThingId>(['grapes']);
/** Their leaves and stalks lie between each other. */
const NESTLED: Partial<Record<ThingId, number>> = { strawberry: 0.72, cherry: 0.7, fig: 0.85 };

/** Beside the bottles of a box there is no room for them. */
export const GLASSES: ReadonlySet<ThingId> = new Set(['glass', 'champagne_flute']);

/** Cherries in a bowl lie on each other, bottles in a crate stand in ranks; several things share what holds them. */
export function fillHolders(stage: Stage, company: readonly Company[]): Company[] {
  return company.map((one, i) => {
    const tiers = one.relation?.kind === 'on' && company[one.relation.to]?.maker.holds?.tiers;
    if (tiers) return onTiers(one, { tiers, company });
    const holder = one.relation?.kind === 'in' ? company[one.relation.to] : undefined;
    if (!holder) return one;
    const sharing = company.filter(
      (other) => other.relation?.kind === 'in' && company[other.relation.to] === holder,
    );
    const holds = roomIn(holder, sharing);
    if (!holds) return one;
    const raised = raisedIn(holder.asked, one.asked);
    if (raised !== null) return inVase(one, raised);
    if (holds.state === IN_CUP) return oneInEach(one, holder);
    if (holds.state === 'leaning') return one.stance === 'tall' ? together(one) : one;
    const isCylinder = holder.asked.states.includes(CYLINDER);
    if (holds.state === 'in_vase' && !isCylinder) return inVase(one);
    if (isCylinder) {
      const part = partOf(sharing.indexOf(one), sharing.length, CYLINDER_ROOM.radius);
      const random = stage.random(`heap ${i}`);
      return heaped(one, { part, holds: CYLINDER_ROOM, random });
    }
    if (holds.state === 'boxed' && one.stance === 'tall')
      return GLASSES.has(one.asked.thing) ? one : boxed(one, holder, sharing);
    const mixed = sharing.length > 1 ? mixedIn(stage, { sharing, holds }).get(one) : undefined;
    if (mixed) return mixed;
    const part = partOf(sharing.indexOf(one), sharing.length, holds.radius);
    if (STICKS_OUT.has(one.asked.thing)) return stickingOut(one, holds, sharing.length === 1);
    if (one.stance === 'tall')
      return standing(one, holds, { holder, isAlone: sharing.length === 1 });
    const isHeap = one.stance === 'small' && !one.maker.isMany;
    if (!isHeap && !HEAPED.has(one.asked.thing)) return laidIn(one, { part, holds });
    const room = { part: scaled(part, holder.k), holds: scaled(holds, holder.k) };
    return inEach(holder, heaped(one, { ...room, random: stage.random(`heap ${i}`) }));
  });
}

const CYLINDER_ROOM: Holding = { height: 0, radius: 5.6, brim: 0.8, depth: 16 };

/** A press that stands far off is drawn smaller, and so is the room in it. */
const scaled = <T extends Part | Holding>(room: T, k: number): T =>
  k === 1
    ? room
    : (Object.fromEntries(
        Object.entries(room).map(([key, value]) => [
          key,
          typeof value === 'number' ? value * k : value,
        ]),
      ) as T);

/** 'Two crates of grapes' are two full crates. */
function inEach(holder: Company, heap: Company): Company {
  if (holder.count < 2 || heap.asked.count !== null) return heap;
  const pieces = holder.pieces.flatMap(({ x, z }) =>
    heap.pieces.map((piece) => ({ ...piece, x: piece.x + x, z: piece.z + z })),
  );
  const builds = pieces.map((_, i) => heap.buildOf(i));
  return { ...heap, count: pieces.length, builds, pieces };
}

/** The room of this holder; a wider one is taken for several things. */
export function roomIn(
  { maker, asked: holder }: Company,
  guests: readonly Company[],
): Holding | undefined {
  const isWide =
    needsWide(
      guests.map(({ asked }) => asked),
      holder.thing,
    ) ||
    // One bottle stands on a post, two glasses on the board that caps its fence.
    (holder.thing === 'fence_post' && guests.some(({ count }) => count > 1));
  return isWide ? (maker.holds?.wide ?? maker.holds) : maker.holds;
}

/** Apples, pears and an orange lie among each other in one heap, those that stand below. */
function mixedIn(
  stage: Stage,
  { sharing, holds }: { sharing: readonly Company[]; holds: Holding },
): Map<Company, Company> {
  const fruit = sharing.filter(({ asked }) => LARGE_FRUIT.has(asked.thing));
  if (fruit.length < sharing.length || holds.state !== undefined) return new Map();
  const tallest = fruit.toSorted((a, b) => b.height - a.height);
  const counts = tallest.map(
    ({ asked }) => asked.count ?? (asked.isSeveral ? (holds.radius > ROOMY ? 3 : 2) : 1),
  );
  const sizes = tallest.map(({ extent: { min, max } }) => max.map((v, k) => v - min[k]!));
  const most = (k: number): number => Math.max(...sizes.map((size) => size[k]!));
  const places = heapPieces(
    { width: most(0), depth: most(2), height: most(1) },
    {
      count: counts.reduce((sum, count) => sum + count, 0),
      radius: holds.radius,
      random: stage.random(`mixed ${tallest.map(({ asked }) => asked.thing).join(' ')}`),
    },
  );
  const lift = (holds.brim ?? holds.height) - holds.height;
  return new Map(
    tallest.map((one, i): [Company, Company] => {
      const count = counts[i]!;
      const from = counts.slice(0, i).reduce((sum, n) => sum + n, 0);
      const pieces = places
        .slice(from, from + count)
        .map((place) => ({ ...place, y: (place.y ?? 0) + lift }));
      const builds = pieces.map((_, nth) => one.buildOf(nth));
      return [one, { ...one, count, builds, pieces, width: holds.radius, depth: holds.radius }];
    }),
  );
}

/** A basket rather than a bowl, in centimetres. */
const ROOMY = 10;

interface Part {
  x: number;
  z: number;
  radius: number;
}

/** Each of several heaps in one bowl has a sector of its own. */
function partOf(index: number, of: number, radius: number): Part {
  if (of === 1) return { x: 0, z: 0, radius };
  const a = Math.PI / 2 + (index / of) * Math.PI * 2;
  const out = radius * (of === 2 ? 0.5 : 0.56);
  return { x: Math.cos(a) * out, z: Math.sin(a) * out, radius: radius * (of === 2 ? 0.58 : 0.5) };
}

/** A single thing in its part of the holder, up at the brim where it is seen. */
function laidIn(one: Company, { part, holds }: { part: Part; holds: Holding }): Company {
  const { min, max } = one.extent;
  const size = Math.max(max[0] - min[0], max[2] - min[2]);
  if (one.count > 1 || size / 2 > holds.radius * 1.1) return one;
  const y = (holds.brim ?? holds.height) - holds.height;
  return {
    ...one,
    pieces: [{ x: part.x, z: part.z, y, yaw: 0.4 }],
    width: part.radius,
    depth: part.radius,
  };
}

function heaped(
  one: Company,
  { part, holds, random }: { part: Part; holds: Holding; random: ReturnType<Stage['random']> },
): Company {
  const { min, max } = one.extent;
  const size = max.map((most, axis) => (most - min[axis]!) * one.k);
  const whole = { width: size[0]!, height: size[1]!, depth: size[2]! };
  const k = NESTLED[one.asked.thing] ?? 1;
  const closer = { width: whole.width * k, depth: whole.depth * k, height: whole.height * k };
  const piece = HEAPED.has(one.asked.thing) ? sunken(whole) : closer;
  if (Math.max(piece.width, piece.depth) / 2 > holds.radius * 1.1) return one;
  const layers = holds.depth ? Math.ceil(holds.depth / (piece.height * 0.8)) : undefined;
  // 'A pear in a bowl' is one; of what is small a bowlful is meant.
  const isOne = LARGE_FRUIT.has(one.asked.thing) && !one.asked.isSeveral && !layers;
  const usual = isOne ? 1 : Math.max(1, heapOf(piece, part.radius, layers));
  const count = one.asked.count ?? usual;
  const lift = (holds.brim ?? holds.height) - holds.height;
  const pieces = heapPieces(piece, {
    count,
    radius: part.radius,
    random,
    isColumn: layers !== undefined,
  }).map((p): PiecePlace => ({
    ...p,
    x: p.x + part.x,
    z: p.z + part.z,
    y: (p.y ?? 0) + lift,
  }));
  const builds = Array.from({ length: count }, (_, i) => one.buildOf(i));
  // Its room is its holder's: it needs none of its own.
  return { ...one, count, builds, pieces, width: part.radius, depth: part.radius };
}

/** Bunches lie into each other: they need less room than they take up. */
const sunken = ({ width, depth, height }: { width: number; depth: number; height: number }) => ({
  width: width * 0.52,
  depth: depth * 0.52,
  height: height * 0.42,
});

/** All on one spot: each leans its own way. */
const together = (one: Company): Company => ({
  ...one,
  pieces: one.pieces.map((piece) => ({ ...piece, x: 0, z: 0 })),
  width: one.extent.max[0] - one.extent.min[0],
});

/** Stood into the holder close to each other; beside others at its right, where they lean out of the way. */
function stickingOut(one: Company, { radius }: Holding, isAlone: boolean): Company {
  const aside = isAlone ? 0 : radius * 0.62;
  const pieces = one.pieces.map((piece, i): PiecePlace => ({
    ...piece,
    x: aside + (isAlone ? (i - (one.count - 1) / 2) * APART : 0),
    z: isAlone ? -(i % 2) * APART : (i - 1) * APART * 0.7,
    yaw: isAlone ? -0.35 + i * 0.3 : 0.5,
  }));
  return { ...one, pieces, width: radius, depth: radius };
}
const APART = 4.6;

/** Side by side across a long box, with whatever else lies in it; many in two ranks. */
function boxed(one: Company, holder: Company, sharing: readonly Company[]): Company {
  const lying = sharing.filter(
    ({ stance, asked }) => stance === 'tall' && !GLASSES.has(asked.thing),
  );
  const countOf = (company: readonly Company[]) =>
    company.reduce((sum, { count }) => sum + count, 0);
  const before = countOf(lying.slice(0, lying.indexOf(one)));
  const isMagnum = lying.some(({ asked }) => asked.thing === 'magnum');
  const { ranks, rows, across, along } = roomOf(countOf(lying), isMagnum);
  const yaw = holder.pieces[0]?.yaw ?? 0;
  const { min, max } = holder.extent;
  // The lid behind is measured with the box, whose own middle is not the spot's.
  const middle = [0, 2].map((axis) => ((min[axis]! + max[axis]!) / 2) * holder.k);
  const pieces = one.pieces.map((piece, i) => {
    const nth = before + i;
    const row = ((nth % rows) - (rows - 1) / 2) * across;
    const rank = (Math.floor(nth / rows) - (ranks - 1) / 2) * along;
    const [x, , z] = rotate(rotation({ y: yaw }), [rank - middle[0]!, 0, row - middle[1]!]);
    return { ...piece, x, z, yaw };
  });
  return { ...one, pieces, width: 1, depth: 1 };
}

/** Stems meet in the neck and lean out all round. */
function inVase(one: Company, y = 0): Company {
  const isBunch = one.maker.isMany === true;
  const count = isBunch ? 1 : (one.asked.count ?? Math.max(one.count, A_BUNCH));
  const builds = Array.from({ length: count }, (_, i) => one.buildOf(i));
  const pieces = builds.map((_, i): PiecePlace => ({ x: 0, z: 0, y, yaw: i * 2.4 }));
  return { ...one, count, builds, pieces, width: 1, depth: 1 };
}
const A_BUNCH = 5;

/** 'Bottles in paper bags' have a bag each. */
function oneInEach(one: Company, holder: Company): Company {
  const bags = holder.pieces.slice(0, one.asked.count ?? holder.count);
  const pieces = bags.map(({ x, z }, i) => ({
    x,
    z,
    yaw: one.pieces[i % one.pieces.length]!.yaw,
  }));
  const builds = pieces.map((_, i) => one.buildOf(i));
  return { ...one, count: pieces.length, builds, pieces, width: 1, depth: 1 };
}

/** Bottles in ranks, as many as there is room for where it is full of them. */
function standing(
  one: Company,
  holds: Holding,
  { holder, isAlone }: { holder: Company; isAlone: boolean },
): Company {
  const { min, max } = one.extent;
  // In a fridge that is shown whole all is smaller.
  const { k } = one;
  const [w, d] = [(max[0] - min[0] + 0.5) * k, (max[2] - min[2] + 0.5) * k];
  const [halfWidth, halfDepth] = (holds.ranks ?? [holds.radius, holds.radius * 0.8]).map(
    (half) => half * holder.k,
  ) as [number, number];
  const across = Math.max(1, Math.floor((halfWidth * 2) / w));
  const deep = Math.max(1, Math.floor((halfDepth * 2) / d));
  const isShared = one.asked.isSeveral === true || (one.asked.count ?? 1) > 1;
  if (holder.count > 1 && isShared && across * deep === 1) return oneInEach(one, holder);
  const isFull = holder.asked.fill === 'full' || one.asked.isSeveral;
  const most = Math.min(MOST_STANDING, across * deep);
  const wanted = one.asked.count ?? (isFull && isAlone ? most : one.count);
  const count = Math.min(wanted, Math.max(most, across * deep));
  const lines = Math.ceil(count / across);
  // The ranks of a box are turned with it, or its walls would cut through them.
  const turn = rotation({ y: holds.ranks ? (holder.pieces[0]?.yaw ?? 0) : 0 });
  const pieces = Array.from({ length: count }, (_, i): PiecePlace => {
    const line = Math.floor(i / Math.ceil(count / lines));
    const inLine = Math.min(Math.ceil(count / lines), count - line * Math.ceil(count / lines));
    const nth = i - line * Math.ceil(count / lines);
    const back = isAlone ? 0 : -halfDepth * 0.5;
    const at: Vec3 = [(nth - (inLine - 1) / 2) * w, 0, (line - (lines - 1) / 2) * d + back];
    const [x, , z] = rotate(turn, at);
    return { x, z, yaw: one.pieces[i % one.pieces.length]!.yaw };
  });
  const builds = Array.from({ length: count }, (_, i) => one.buildOf(i));
  const room = holds.radius * holder.k;
  return { ...one, count, builds, pieces, width: room, depth: room };
}
