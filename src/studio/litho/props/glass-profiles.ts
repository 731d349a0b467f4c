import type { GlassShape } from '#studio/scene/wine.ts';
import { lerp, points, profileCurve } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';

/** Outer profile of the bowl, [radius, height] in centimetres, from the stem up to the rim. */
const BOWLS: Readonly<Record<GlassShape, readonly Point[]>> = {
  bordeaux: points(`
    0.36,9.2 0.9,9.75 2.3,10.6 3.75,12.1 4.45,14.2 4.42,16.6 3.95,19.2 3.35,22`),
  burgundy: points('0.36,9 1,9.5 3,10.3 4.7,11.9 5.4,14 5.1,16.4 4.1,18.7 3.4,20.6'),
  white: points('0.33,9.2 0.8,9.7 2,10.6 3.2,12.2 3.7,14.2 3.6,16.4 3.2,18.6 2.85,20.2'),
  flute: points('0.3,8.2 0.55,8.8 1.15,10.4 1.95,13.4 2.45,17 2.5,20.2 2.35,23'),
  coupe: points('0.32,8.6 0.8,9 2.6,9.6 4.3,10.8 5.1,12.6 5.3,14.2'),
  tulip: points('0.3,6.4 0.8,6.9 1.9,7.8 2.75,9.2 3,10.8 2.75,13 2.35,15.4'),
};

/** How full a glass is poured: still wine to the widest point, sparkling higher. */
const FILL: Readonly<Record<GlassShape, number>> = {
  bordeaux: 0.4,
  burgundy: 0.38,
  white: 0.42,
  flute: 0.78,
  coupe: 0.74,
  tulip: 0.45,
};

const FOOT_RADIUS: Readonly<Record<GlassShape, number>> = {
  bordeaux: 3.7,
  burgundy: 3.9,
  white: 3.4,
  flute: 3.1,
  coupe: 3.5,
  tulip: 2.9,
};

export interface GlassProfile {
  bowl: readonly Point[];
  bottom: number;
  rim: Point;
  /** Height of the wine. */
  level: number;
  footRadius: number;
  radiusAt: (height: number) => number;
  /** Largest radius. */
  belly: number;
}

export const glassProfile = (shape: GlassShape, fill = FILL[shape]): GlassProfile =>
  profileOf(BOWLS[shape], { fill, footRadius: FOOT_RADIUS[shape] });

/** A glass by the outline of its bowl, in centimetres from where the stem ends up to the rim. */
export function profileOf(
  outline: readonly Point[],
  { fill, footRadius }: { fill: number; footRadius: number },
): GlassProfile {
  const bowl = profileCurve(outline, 8);
  const bottom = bowl[0]?.[1] ?? 0;
  const rim = bowl.at(-1) ?? [1, 20];
  return {
    bowl,
    bottom,
    rim,
    level: lerp(bottom, rim[1], fill),
    footRadius,
    radiusAt: (height) => radiusAt(bowl, height),
    belly: Math.max(...bowl.map(([radius]) => radius)),
  };
}

function radiusAt(bowl: readonly Point[], height: number): number {
  const next = bowl.findIndex(([, y]) => y >= height);
  const upper = bowl[next] ?? bowl.at(-1) ?? [1, 1];
  const lower = bowl[next - 1] ?? upper;
  const span = upper[1] - lower[1];
  return span > 0 ? lerp(lower[0], upper[0], (height - lower[1]) / span) : upper[0];
}
