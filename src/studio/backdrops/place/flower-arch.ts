import { oval } from './brush.ts';
import type { Brush } from './brush.ts';

const WHITE = ['#ffffff', '#fdf0ee', '#f6d4d2', '#f2e6da', '#8aa870', '#6a8c54'];
const ROSES = ['#d8405a', '#ec8a9c', '#f6b8c0', '#c02a44', '#5f8a44', '#3f6a30', '#7aa254'];

/** Flowers over two posts; white for a wedding, roses in a garden. */
export function paintFlowerArch(brush: Brush, x: number, isOfRoses = false): void {
  const { random } = brush;
  for (let i = 0; i < 420; i++) {
    const a = Math.PI * (1 + random.next());
    const r = random.range(0.9, 1.1);
    const isLeg = random.chance(0.34);
    const px = isLeg ? x + (random.chance(0.5) ? -1 : 1) * 0.24 * r : x + Math.cos(a) * 0.25 * r;
    const py = isLeg ? random.range(0.28, 0.58) : 0.3 + Math.sin(a) * 0.24 * r;
    const size = random.range(0.008, 0.018);
    oval(brush, [px, py, size, size * 0.9], random.pick(isOfRoses ? ROSES : WHITE));
  }
}

/** Beds in bloom along the lawn. */
export function paintBorders(brush: Brush): void {
  const { aspect, random } = brush;
  for (let i = 0; i < aspect * 240; i++) {
    const y = random.range(0.47, 0.55);
    const fill =
      y > 0.5 && random.chance(0.5)
        ? random.pick(['#e0566a', '#f4d06a', '#f8f0f0', '#b884c8', '#f0a0b0'])
        : random.pick(['#4f7a34', '#6a9440', '#3d632a']);
    oval(brush, [random.range(0, aspect), y, 0.012, 0.009], fill);
  }
}
