import { oval } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';

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

const LEAVES = ['#2f5a28', '#47742f', '#63913f'] as const;
const BLOOMS = ['#d8405a', '#ec8a9c', '#f6b8c0', '#c02a44', '#fbe6e2'] as const;

/** Bushes full of roses before the trees, tall ones behind, low ones along the lawn. */
export function paintRoseBeds(brush: Brush): void {
  brush.named('rose', () => {
    for (const [y, size, step] of [
      [0.45, 0.1, 0.17],
      [0.53, 0.07, 0.13],
    ] as const)
      for (let x = -0.05; x < brush.aspect + 0.1; x += step) roseBush(brush, [x, y], size);
  });
}

function roseBush(brush: Brush, [x, y]: readonly [number, number], size: number): void {
  const { random } = brush;
  const near = (): number => random.range(-1, 1) * random.range(0.4, 1);
  for (let i = 0; i < 60; i++)
    oval(
      brush,
      [x + near() * size, y + near() * size * 0.8, size * 0.16, size * 0.12],
      random.pick(LEAVES),
    );
  for (let i = 0; i < 16; i++) {
    const [px, py, r] = [
      x + near() * size,
      y + near() * size * 0.8,
      size * random.range(0.1, 0.16),
    ];
    const bloom = random.pick(BLOOMS);
    oval(brush, [px, py, r, r * 0.92], bloom);
    oval(brush, [px - r * 0.2, py - r * 0.2, r * 0.5, r * 0.45], 'rgba(255,255,255,.28)');
  }
}
