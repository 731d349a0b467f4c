import type { Film } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import { luminance } from '#studio/textures/colour.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import { blurInPlace } from '#studio/styles/box-blur.ts';
import type { Care } from '#studio/styles/find-subjects.ts';

/** The middle of the ground may not be darker than this: dark things would be lost in it. */
const HALF_TONE = 0.27;
const MOST = 0.55;

export interface Light {
  care: Care;
  /** Both as large as `care`; whatever they hold is lost. */
  glow: Float32Array;
  spare: Float32Array;
}

/** Light on the subject, half-tones in the ground about it, dusk towards the frame. In place. */
export function addChiaroscuro(
  pixels: Uint8ClampedArray,
  { width, height }: Film,
  scene: StagedScene,
  { care, glow, spare }: Light,
): void {
  // Under an open sky the land may not go out like a lamp.
  const isOutdoors = scene.paintings.some(({ painter }) => painter === 'landscape');
  const floor = isOutdoors ? 0.9 : 0.74;
  // Against a bright sky more light round a head would be a halo.
  const lit = isOutdoors ? 1 : 1.08;
  const side = Math.sqrt(width * height);
  glow.set(care);
  blurInPlace(glow, { width, height, channels: 1 }, { radius: side / 14, passes: 3, spare });
  const lift = halfTones(pixels, care);
  const hasSubject = glow.some((value) => value > 0.02);
  for (let i = 0; i < care.length; i++) {
    const near = hasSubject ? Math.max(care[i]!, smoothstep(0, 0.4, glow[i]!)) : 1;
    const l = luminance(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!);
    const raised = 1 + (lift[l | 0]! - 1) * (1 - 0.5 * care[i]!);
    const light = raised * (floor + (lit - floor) * near);
    // What is lifted out of the dark is earth and smoke, not fire.
    const grey = l * Math.min(0.35, (raised - 1) * 0.4);
    const own = 1 - grey / Math.max(1, l);
    for (let c = 0; c < 3; c++) {
      const k = light + WARMTH[c]! * (1 - near);
      pixels[i * 4 + c] = (pixels[i * 4 + c]! * own + grey) * k;
    }
  }
}

const WARMTH = [0.03, 0, -0.02] as const;

/** Factors by tone that bring the middle of a ground that lies in the dark up to a half-tone. */
function halfTones(pixels: Uint8ClampedArray, care: Care): Float32Array {
  const histogram = new Float64Array(256);
  let count = 0;
  for (let i = 0; i < care.length; i++) {
    if (care[i]! > 0.1) continue;
    histogram[luminance(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!) | 0]! += 1;
    count++;
  }
  let median = 0;
  for (let sum = 0; median < 255 && sum < count / 2; median++) sum += histogram[median]!;
  const at = Math.max(0.03, median / 255);
  const gamma = at < HALF_TONE ? Math.max(MOST, Math.log(HALF_TONE) / Math.log(at)) : 1;
  return Float32Array.from({ length: 257 }, (_, i) =>
    Math.min(4, (Math.max(3, i) / 255) ** (gamma - 1)),
  );
}
