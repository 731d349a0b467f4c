import type { BottleShape as WineBottleShape } from '#studio/scene-spec.ts';
import { points, profileCurve, type Point } from '#studio/litho/geometry.ts';

/** The shapes of wines, and the short one of vin jaune. */
export type BottleShape = WineBottleShape | 'clavelin';

/** [radius, height] in centimetres, from the foot to the lip. */
const PROFILES: Readonly<Record<BottleShape, readonly Point[]>> = {
  bordeaux: points(`
    3.4,0 3.72,0.5 3.72,18.2 3.6,19.4 2.9,21 1.75,22.4 1.45,23.8 1.4,28.2 1.55,28.4 1.55,30`),
  burgundy: points(`
    3.6,0 4.05,0.5 4.05,14 3.9,15.8 3.3,18.4 2.4,21.2 1.7,23.6 1.45,25.4 1.4,28 1.55,28.2
    1.55,29.6`),
  champagne: points(`
    3.9,0 4.4,0.6 4.4,13.5 4.25,15.6 3.6,18.6 2.6,21.6 1.85,24 1.55,26 1.5,28.6 1.7,28.8
    1.7,30.6`),
  hock: points(`
    3.3,0 3.7,0.5 3.7,13 3.5,15.4 2.95,19 2.25,23 1.7,26.6 1.45,29.4 1.4,32.6 1.52,32.8
    1.52,34.2`),
  magnum: points(`
    4.4,0 4.85,0.6 4.85,22 4.65,23.8 3.7,26 2.1,27.8 1.7,29.6 1.65,34.6 1.8,34.8 1.8,36.6`),
  clavelin: points(`
    3.7,0 4.1,0.5 4.1,12.6 4,14 3.3,15.6 1.9,16.8 1.55,18 1.45,22.6 1.65,22.8 1.65,24.4`),
  fortified: points(`
    3.4,0 3.8,0.5 3.85,17.6 3.65,19 2.6,20.2 1.7,20.9 1.75,23 1.55,24.4 1.45,27 1.6,27.2
    1.6,28.6`),
};

export interface BottleProfile {
  outline: readonly Point[];
  height: number;
  belly: number;
  neckRadius: number;
  /** Lower and upper edge of the label. */
  label: readonly [number, number];
  /** Where the capsule begins. */
  capsule: number;
}

export function bottleProfile(shape: BottleShape): BottleProfile {
  const points = PROFILES[shape];
  const outline = profileCurve(points, 6);
  const height = points.at(-1)?.[1] ?? 30;
  const belly = Math.max(...points.map(([radius]) => radius));
  const straight = points.findLast(([radius]) => radius === belly)?.[1] ?? height * 0.5;
  return {
    outline,
    height,
    belly,
    neckRadius: 1.5,
    label: [straight * 0.2, straight * (shape === 'bordeaux' || shape === 'magnum' ? 0.76 : 0.9)],
    capsule: height * (shape === 'champagne' ? 0.66 : 0.77),
  };
}
