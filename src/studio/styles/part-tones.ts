import { luminance } from '#studio/textures/colour.ts';
import { boxBlur } from './box-blur.ts';

/** Sets each tone off against what lies around it, as painters do: a dark jug on a lighter wall, a light lemon on a darker board. In place. */
export function partTones(
  pixels: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  amount: number,
): void {
  const tone = new Float32Array(width * height);
  for (let i = 0; i < tone.length; i++)
    tone[i] = luminance(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!);
  const plane = { width, height, channels: 1 };
  const near = boxBlur(tone, plane, Math.max(1, width / 90), 2);
  for (let i = 0; i < tone.length; i++) {
    const l = Math.max(4, tone[i]!);
    // Lights may not burn out, nor darks close up.
    const room = Math.min(1, l / 40, (275 - l) / 60);
    const k = Math.max(0.6, (l + (l - near[i]!) * amount * room) / l);
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = pixels[i * 4 + c]! * Math.min(1.6, k);
  }
}
