import type { Company } from '#studio/compose/things/layout/gather.ts';
import type { PiecePlace } from '#studio/compose/things/layout/group.ts';
import { resized } from '#studio/compose/things/layout/true-scale.ts';
import type { Tier } from '#studio/things/photo-maker.ts';

/** How far from the rod pieces lie, by the radius of their plate; and how close to each other. */
const OUT = 0.6;
const APART = 1.15;
/** A whole cake is served small on a plate that goes up. */
const WIDEST = 0.86;
/** So many of those on each plate. */
const SMALL_CAKES = 3;

/** Round the rod of a tiered stand: one kind on all plates, several kinds on a plate each. */
export function onTiers(
  one: Company,
  { tiers, company }: { tiers: readonly Tier[]; company: readonly Company[] },
): Company {
  const sharing = company.filter(
    ({ relation }) => relation?.kind === 'on' && relation.to === one.relation!.to,
  );
  const nth = sharing.indexOf(one);
  const own = sharing.length === 1 ? tiers : tiers.filter((_, i) => i % sharing.length === nth);
  // More kinds than plates share the lowest.
  const plates = own.length > 0 ? own : tiers.slice(0, 1);
  const small = fitted(one, Math.min(...plates.map(({ radius }) => radius)));
  const room = { piece: widthOf(small), most: small === one ? Infinity : SMALL_CAKES };
  const places = plates
    .flatMap((tier) => round(tier, room))
    // Heights are told in the thing's own measure.
    .map((place) => ({ ...place, y: (place.y - tiers[0]!.height) / small.k }));
  const count = Math.min(one.asked.count ?? places.length, places.length);
  const pieces = evenly(places, count);
  const builds = pieces.map((_, i) => one.buildOf(i));
  return { ...small, count, builds, pieces, width: 1, depth: 1 };
}

const widthOf = ({ extent: { min, max }, k }: Company): number =>
  Math.max(max[0] - min[0], max[2] - min[2]) * k;

function fitted(one: Company, radius: number): Company {
  const over = widthOf(one) / (radius * WIDEST);
  return over > 1 ? resized(one, 1 / over) : one;
}

function round({ height, radius }: Tier, { piece, most }: { piece: number; most: number }) {
  const out = radius * OUT;
  const count = Math.min(most, Math.max(3, Math.floor((2 * Math.PI * out) / (piece * APART))));
  return Array.from({ length: count }, (_, i) => {
    const a = Math.PI / 2 + (i / count) * Math.PI * 2;
    return { x: Math.cos(a) * out, z: Math.sin(a) * out, y: height, yaw: Math.PI / 2 - a };
  });
}

/** As many of the places as are wanted, from all plates. */
const evenly = (places: readonly PiecePlace[], count: number): PiecePlace[] =>
  Array.from({ length: count }, (_, i) => places[Math.floor((i * places.length) / count)]!);
