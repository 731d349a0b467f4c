import type { PlacedPerson } from '#studio/people/acting/staging/placed.ts';
import { posed } from '#studio/people/acting/pose.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import type { PersonView } from './person-view.ts';
import { projector } from './person-view.ts';

/** Share of the frame's height by which a near face is out of focus, while the lens is on a glass. */
const SOFT = 0.0026;
/** Without anything in the hands the lens is on the face: no more than film and skin soften by themselves. */
const PLAIN = 0.0014;
/** Metres of the frame's height from which on people are small enough to be sharp. */
const NEAR = 1.3;

/** Pixels by which somebody is out of focus. */
export function softness({ height }: TileSize, { shape, metres }: PlacedPerson): number {
  const share = shape.holds.some(Boolean) ? SOFT : PLAIN;
  const far = Math.min(1, NEAR / metres);
  return height * share * far * far;
}

/** Metres round what is held that are sharp, and those after which nothing is. */
const SHARP = 0.15;
const LOST = 0.27;

/** How far a pixel is in focus: what hands hold, and the hands. */
export function sharpAt(
  { shape }: PlacedPerson,
  view: PersonView,
): ((x: number, y: number) => number) | null {
  const project = projector(view);
  const spots = posed(shape)
    .filter(({ holds }) => holds)
    .map(({ hand: [x, y, z] }) => project([x, y + 0.06, z]));
  if (spots.length === 0) return null;
  return (x, y) => {
    let nearest = Infinity;
    for (const spot of spots) nearest = Math.min(nearest, Math.hypot(x - spot[0], y - spot[1]));
    return smoothstep(LOST, SHARP, nearest * view.unit);
  };
}
