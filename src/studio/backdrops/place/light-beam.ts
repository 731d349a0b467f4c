import type { Brush } from './brush.ts';

/** What a painter is asked for by this name: a shaft of light across the room. */
export const LIGHT_BEAM = 'light beam';

/** From a window high up outside the frame to the floor, with the dust that shows it. */
export function paintLightBeam({ c, aspect, at, random }: Brush): void {
  const side = at > aspect / 2 ? 1 : -1;
  const from = aspect / 2 + side * 0.42;
  const to = aspect / 2 - side * 0.06;
  const light = c.createLinearGradient(from, -0.02, to, 0.78);
  light.addColorStop(0, 'rgba(255,240,205,.9)');
  light.addColorStop(0.5, 'rgba(255,232,190,.5)');
  light.addColorStop(1, 'rgba(255,226,180,.16)');
  c.fillStyle = light;
  c.beginPath();
  c.moveTo(from - 0.05, -0.02);
  c.lineTo(from + 0.05, -0.02);
  c.lineTo(to + 0.2, 0.86);
  c.lineTo(to - 0.2, 0.86);
  c.fill();
  c.fillStyle = 'rgba(255,246,220,.7)';
  for (let i = 0; i < 60; i++) {
    const t = random.next();
    const x = from + (to - from) * t + random.range(-0.05, 0.05) * (1 + t * 2.4);
    c.fillRect(x, t * 0.84, 0.0035, 0.0035);
  }
}
