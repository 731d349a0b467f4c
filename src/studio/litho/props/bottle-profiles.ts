import type { BottleShape } from '#studio/scene/wine.ts';
import { points, profileCurve } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';

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
  champagne_magnum: points(`
    5,0 5.6,0.8 5.6,17.2 5.4,19.9 4.6,23.7 3.3,27.5 2.2,30.6 1.8,33.1 1.75,36.4 1.95,36.7 1.95,38.9`),
  tapered_bordeaux: points(`
    3.2,0 3.6,0.6 3.85,10 4.1,19 3.95,20.4 3,22.2 1.8,23.8 1.5,25.2 1.45,29.6 1.6,29.8 1.6,31.4`),
  rhone: points(`
    3.6,0 3.95,0.5 3.95,15 3.8,17 3.2,19.6 2.3,22.4 1.65,24.8 1.45,26.6 1.4,29.4 1.55,29.6
    1.55,31`),
  bocksbeutel: points(`
    4.6,0 5.4,0.5 6.9,4 7.4,7.4 6.9,10.6 5.2,13.2 2.6,14.8 1.6,16 1.45,19.4 1.6,19.6 1.6,21`),
  clavelin: points(`
    3.7,0 4.05,0.5 4.1,14 4,15.6 3.2,16.8 2,17.8 1.6,19.2 1.5,23.6 1.65,23.8 1.65,25.4`),
  provence: points(`
    3.6,0 4,0.8 3.7,4 3.3,8 3.5,12 3.85,16 3.5,19 2.4,22 1.7,24.4 1.45,27 1.4,30 1.55,30.2
    1.55,31.6`),
  jura: points(`
    3.6,0 4,0.5 4,14.6 3.8,16.6 3,19 2,21.4 1.6,23.4 1.5,28 1.65,28.2 1.65,29.6`),
  half: points(`
    2.7,0 3,0.4 3,14.2 2.9,15.2 2.3,16.5 1.5,17.6 1.3,18.7 1.28,22.2 1.42,22.4 1.42,23.8`),
  jeroboam: points(`
    5.6,0 6.2,0.8 6.2,29 6,31 4.6,34 2.4,36.6 1.9,38.6 1.85,45 2,45.2 2,47.4`),
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
