import { stream } from '#studio/random.ts';
import { projectX, projectY } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { Face } from './faces.ts';

/** Metres above the ground up to which a part stands on it. */
const STANDS = 0.12;
/** Blades for a metre of what stands on the ground, and their height in metres. */
const PER_FACE = 2;
const [LOW, HIGH] = [0.05, 0.17];

/** Blades of grass before whatever touches the ground, in the ground's own colours: without them it would lie on the picture. */
export function growAtFeet(canvas: LandscapeCanvas, faces: readonly Face[]): void {
  const { terrain, view, image, spec } = canvas;
  if (spec.weather === 'snow') return;
  const random = stream(spec.seed, 'at the feet');
  for (const { points } of faces) {
    const [x, y, z] = points[0];
    if (y - terrain.ground(x, z) > STANDS || terrain.road(x, z) > 0.5) continue;
    for (let k = 0; k < PER_FACE; k++) {
      const [bx, bz] = [x + random.range(-0.16, 0.16), z - random.range(0.02, 0.2)];
      const [foot, tall] = [terrain.ground(bx, bz), random.range(LOW, HIGH)];
      const lean = random.range(-0.05, 0.05);
      const tone = random.range(0.7, 1.35);
      const from = [projectX(view, bx, bz), projectY(view, foot, bz)] as const;
      const to = [projectX(view, bx + lean, bz), projectY(view, foot + tall, bz)] as const;
      // The colour of the ground a little before the thing, where no shadow lies.
      const sx = Math.round(from[0]);
      const sy = Math.round(projectY(view, terrain.ground(bx, bz - 0.5), bz - 0.5));
      if (sx < 0 || sx >= view.width || sy < 0 || sy >= view.height) continue;
      const o = (sy * view.width + sx) * 3;
      const colour = [image.data[o]! * tone, image.data[o + 1]! * tone, image.data[o + 2]! * tone];
      drawBlade(canvas, { from, to, z: bz, colour });
    }
  }
}

interface Blade {
  from: readonly [number, number];
  to: readonly [number, number];
  z: number;
  colour: readonly number[];
}

function drawBlade({ view, image, depth }: LandscapeCanvas, { from, to, z, colour }: Blade): void {
  const steps = Math.max(1, Math.ceil(from[1] - to[1]));
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const x = Math.floor(from[0] + (to[0] - from[0]) * t * t);
    const y = Math.floor(from[1] + (to[1] - from[1]) * t);
    if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue;
    const i = y * view.width + x;
    if (depth[i]! < z - 0.3) continue;
    const cover = 0.85 - 0.5 * t;
    for (const c of [0, 1, 2])
      image.data[i * 3 + c]! += (colour[c]! - image.data[i * 3 + c]!) * cover;
  }
}
