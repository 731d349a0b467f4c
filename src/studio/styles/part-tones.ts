import { luminance } from '#studio/textures/colour.ts';
import { blurInPlace } from './box-blur.ts';

interface Parting {
  /** How far darks and lights are moved away from what is about them. */
  darks: number;
  lights: number;
  /** Where given, the ground keeps its tones: a rim of light round a dark jug is a photographer's. */
  care?: Float32Array;
}

/** Of what a form gets, on the ground. */
const ON_GROUND = 0.16;

/** Sets each tone off against what lies around it, as painters do: a dark jug on a lighter wall, a light lemon on a darker board. In place; what `near` and `spare` hold is lost. */
export function partTones(
  pixels: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  { darks, lights, care }: Parting,
  near: Float32Array = new Float32Array(width * height),
  spare: Float32Array = new Float32Array(width * height),
): void {
  const toneAt = (i: number): number =>
    luminance(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!);
  for (let i = 0; i < near.length; i++) near[i] = toneAt(i);
  const plane = { width, height, channels: 1 };
  blurInPlace(near, plane, { radius: Math.max(1, width / 90), passes: 2, spare });
  for (let i = 0; i < near.length; i++) {
    const l = Math.max(4, toneAt(i));
    // Lights may not burn out, nor darks close up.
    const room = Math.min(1, l / 40, (275 - l) / 60);
    const own = (l > near[i]! ? lights : darks) * (care ? Math.max(ON_GROUND, care[i]!) : 1);
    const k = Math.max(0.6, (l + (l - near[i]!) * own * room) / l);
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = pixels[i * 4 + c]! * Math.min(1.6, k);
  }
}
