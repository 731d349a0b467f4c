import type { PlacedPerson } from '#studio/people/acting/staging/placed.ts';
import { posed } from '#studio/people/acting/pose.ts';
import type { Part } from '#studio/people/body/part.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import type { Eye } from './person-view.ts';
import { projector } from './person-view.ts';
import { fromHead } from './strands/head-frame.ts';

/** Share of the frame's height by which a near face is out of focus, while the lens is on a glass. */
const SOFT = 0.0062;
/** Without anything in the hands all of them is as soft as an old portrait lens makes it. */
const PLAIN = 0.0036;
/** Metres of the frame's height from which on people are small enough to be sharp. */
const NEAR = 1.3;

/** Pixels by which somebody is out of focus; never more than what is behind them. */
export function softness(
  { height }: TileSize,
  { shape, metres }: PlacedPerson,
  behind: number,
): number {
  const share = shape.holds.some(Boolean) ? Math.min(SOFT, behind * BEFORE) : PLAIN;
  const far = Math.min(1, NEAR / metres);
  return height * share * far;
}
/** What stands nearer to the glass than the view is sharper than the view. */
const BEFORE = 0.9;

/** Metres round what is held that are sharp, and those after which nothing is. */
const SHARP = 0.13;
const LOST = 0.34;
/** Metres round the middle of a head that stay soft, however near the glass is. */
const HEAD = { within: 0.1, beyond: 0.2 };

/** How far a pixel is in focus: what hands hold, and the hands. */
export type InFocus = (x: number, y: number, part: Part | null) => number;

export function sharpAt({ shape }: PlacedPerson, view: Eye): InFocus | null {
  const project = projector(view);
  const spots = posed(shape)
    .filter(({ holds }) => holds)
    .map(({ hand: [x, y, z] }) => project([x, y + 0.06, z]));
  if (spots.length === 0) return null;
  const head = project(fromHead(shape).place([0, 1.65, 0]));
  const isOwn = (part: Part | null): boolean => part !== null && OF_BODY.has(part);
  return (x, y, part) => {
    let nearest = Infinity;
    for (const spot of spots) nearest = Math.min(nearest, Math.hypot(x - spot[0], y - spot[1]));
    const sharp = smoothstep(LOST, SHARP, nearest * view.unit);
    if (sharp === 0 || !isOwn(part)) return sharp;
    const fromFace = Math.hypot(x - head[0], y - head[1]) * view.unit;
    return sharp * smoothstep(HEAD.within, HEAD.beyond, fromFace);
  };
}

/** What of somebody may be near what they hold without being it. */
const OF_BODY: ReadonlySet<Part> = new Set<Part>([
  'skin',
  'hair',
  'beard',
  'lip',
  'brow',
  'eye',
  'sclera',
  'iris',
  'glint',
  'teeth',
  'torso',
  'collar',
  'scarf',
  'tie',
]);

/** From so many pixels on no edge shows how it was smoothed. */
const UNSEEN = 2.2;

/** Where one ray a pixel is enough, because the lens smooths what it sees. */
export const softIn = (
  radius: number,
  inFocus: InFocus | null,
): ((x: number, y: number) => boolean) | undefined =>
  radius < UNSEEN ? undefined : (x, y) => inFocus === null || inFocus(x, y, null) < LEAST_SHARP;
const LEAST_SHARP = 0.02;
