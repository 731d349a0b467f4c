import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { byPart } from '#studio/vector.ts';
import type { Part } from '#studio/people/body/part.ts';

/** What a table or a blanket among people is covered with: one colour, alone or checked with white. */
export interface Cloth {
  colour: Rgb;
  isChecked: boolean;
}
const RED: Rgb = [0.42, 0.025, 0.03];
const CHECKS: Cloth = { colour: RED, isChecked: true };

const CLOTHS: ReadonlySet<SceneSpec['surface']> = new Set<SceneSpec['surface']>([
  'linen',
  'gingham',
  'velvet',
]);
export const isClothed = ({ surface }: SceneSpec): boolean => CLOTHS.has(surface);

/** As it was said. */
export function clothOf(spec: SceneSpec): { cloth?: Cloth } {
  const { surface, surfaceColour } = spec;
  const isChecked = surface === 'gingham';
  if (surfaceColour && (surface === null || isClothed(spec)))
    return { cloth: { colour: linear(surfaceColour.hex), isChecked } };
  return isChecked ? { cloth: CHECKS } : {};
}

/** Its colour at a point of the table or blanket that it lies on; a blanket is checked unless another is asked for. */
export function clothColour(cloth: Cloth | undefined, part: Part, p: Vec3): Rgb | undefined {
  const isTable = part === 'worktop';
  const laid = part === 'blanket' ? (cloth ?? CHECKS) : isTable ? (cloth ?? LINEN) : undefined;
  if (!laid?.isChecked) return laid && isTable ? ironed(laid.colour, p) : laid?.colour;
  // What hangs down is checked as the top is.
  return checkAt(laid.colour, p[0], part === 'worktop' ? p[1] + p[2] : p[2]);
}

const LINEN: Cloth = { colour: [0.7, 0.69, 0.66], isChecked: false };

/** Where it was folded in the cupboard a crease runs across it, and no linen lies quite flat. */
function ironed(colour: Rgb, [x, y, z]: Vec3): Rgb {
  const crease = Math.max(creaseAt(x / 0.46 + 0.5), creaseAt((z + y) / 0.46 + 0.2));
  const wave = noise2(x * 3.1 + 7, (z + y) * 3.7, 51) + 0.5 * noise2(x * 11, (z + y) * 9, 52);
  const share = 1 - 0.13 * crease - 0.14 * (wave - 0.75);
  return byPart((k) => colour[k] * share);
}
/** One on a fold, nothing a hand's breadth beside it. */
const creaseAt = (turn: number): number =>
  Math.max(0, 1 - Math.abs(turn - Math.round(turn)) / 0.035);

/** Coloured and white stripes, half as strong where one crosses none. */
function checkAt(colour: Rgb, x: number, z: number): Rgb {
  const stripes = [x, z].filter((v) => (((v * 6.25) % 1) + 1) % 1 < 0.5).length;
  const share = [0, 0.52, 1][stripes]!;
  return byPart((k) => WHITE[k] + (colour[k] - WHITE[k]) * share);
}
const WHITE: Rgb = [0.8, 0.78, 0.74];
