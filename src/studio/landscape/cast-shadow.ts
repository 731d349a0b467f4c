import { smoothstep } from '#studio/textures/noise.ts';
import type { LandscapeCanvas } from './canvas.ts';
import type { Sprite } from './sprites.ts';

/** Only what is near throws a shadow that is seen. */
const SEEN_WITHIN = 150;
/** How much of the light the sun gives: under clouds and after sunset there is none to take. */
const FULL_SUN = 1.8;

/** Darkens the ground where something stands between it and the sun: long and towards us when the sun is low. */
export function castShadow(
  { view, terrain, depth, image, palette, spec }: LandscapeCanvas,
  sprite: Sprite,
): void {
  const { z, x, lift = 0 } = sprite;
  const [east, up, north] = view.toSun;
  if (z > SEEN_WITHIN || sprite.level !== undefined || lift > 8 || Math.abs(north) < 0.1) return;
  const strength = 0.62 * smoothstep(0.5, FULL_SUN, palette.sunLight[0]);
  if (strength < 0.05 || spec.weather === 'mist') return;
  const foot = terrain.ground(x, z) + lift;
  const half = sprite.widthMetres / 2;
  const top = Math.max(0, Math.floor(view.horizonY));
  for (let py = top; py < view.height; py++) {
    for (let px = 0; px < view.width; px++) {
      const i = py * view.width + px;
      const away = depth[i]!;
      if (away > 400) continue;
      const run = (z - away) / north;
      if (run < 0.02) continue;
      const at = ((px + 0.5 - view.width / 2) / view.focal) * away + east * run - x;
      if (Math.abs(at) > half) continue;
      const level = view.eyeY - ((py + 0.5 - view.horizonY) / view.focal) * away;
      const v = (level + up * run - foot) / sprite.heightMetres;
      if (v > 1) continue;
      const texel = v < 0.02 ? { alpha: 1 } : sprite.shade(at / half, v);
      if (!texel) continue;
      // It pales with the way the light has come: a château's would lie over the whole field.
      const soft = Math.exp(-((run / (sprite.heightMetres * 1.1 + 5)) ** 2));
      const keep = 1 - strength * soft * texel.alpha;
      for (const k of [0, 1, 2]) image.data[i * 3 + k]! *= keep;
    }
  }
}
