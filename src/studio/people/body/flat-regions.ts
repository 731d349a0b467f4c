import type { Vec3 } from '#studio/scene-graph.ts';
import type { PersonView } from '#studio/people/painting/person-view.ts';
import { EVERYTHING } from './regions.ts';
import type { Region } from './regions.ts';
import { SHADOW_REACH } from '#studio/people/painting/shade-person.ts';

export type FlatRegion = Pick<Region, 'bit' | 'radius'> & { from: Flat; to: Flat };
type Flat = readonly [number, number];

/** A region as the camera's parallel rays see it. */
export function flattened(
  { bit, radius, from, to }: Region,
  { facing, pitch }: PersonView,
): FlatRegion {
  const [c, s] = [Math.cos(facing), Math.sin(facing)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const seen = ([x, y, z]: Vec3): Flat => [x * c + z * s, y * cp - (z * c - x * s) * sp];
  return { bit, radius, from: seen(from), to: seen(to) };
}

export function regionsAt(flat: readonly FlatRegion[], u: number, v: number, wide: number): number {
  if (flat.length === 0) return EVERYTHING;
  let has = 0;
  for (const { bit, radius, from, to } of flat) {
    // No pairs here: they would be made anew for every tile and thrown away.
    const bx = to[0] - from[0];
    const by = to[1] - from[1];
    const along = bx * bx + by * by || 1;
    const t = Math.min(1, Math.max(0, ((u - from[0]) * bx + (v - from[1]) * by) / along));
    const dx = u - from[0] - bx * t;
    const dy = v - from[1] - by * t;
    if (dx * dx + dy * dy < (radius + wide) ** 2) has |= bit;
  }
  return has;
}

/** How far the shadow of something spreads beyond it, and the corner it darkens. */
const PENUMBRA = 0.09;
const CORNER = 0.18;

/** Regions between a place and the lamp, as far as shadows are followed, or close by. */
export function shadersAt(
  flat: readonly FlatRegion[],
  { key: { from } }: PersonView,
  [u, v]: Flat,
  wide: number,
): number {
  let has = regionsAt(flat, u, v, wide + CORNER);
  for (const share of [0.375, 0.625, 0.875]) {
    const t = SHADOW_REACH * share;
    has |= regionsAt(flat, u + from[0] * t, v + from[1] * t, wide + PENUMBRA + SHADOW_REACH / 8);
  }
  return has;
}
