import { line, oval } from './brush.ts';
import type { Brush } from './brush.ts';

const PETALS = ['#f6c9d8', '#fbe3ea', '#f0aec4', '#fff4f6'];
const LEAVES = ['#a9c95a', '#8fb548', '#c2da78'];

/** A branch in blossom hangs into the picture: it is spring, whatever the place. */
export function paintBloom(brush: Brush): void {
  const { aspect, at, random } = brush;
  const isLeft = at < aspect / 2;
  const x = (t: number): number => (isLeft ? t : aspect - t);
  for (const [reach, drop] of [
    [0.62, 0.2],
    [0.44, 0.34],
    [0.78, 0.08],
  ] as const) {
    const points = Array.from({ length: 9 }, (_, i): readonly [number, number] => {
      const t = i / 8;
      return [x(-0.04 + t * reach), -0.02 + drop * t ** 1.3 + 0.03 * Math.sin(t * 7)];
    });
    line(brush, points, { width: 0.011, colour: '#4a342a' });
    for (const [px, py] of points.slice(1)) sprig(brush, px, py);
  }
  for (let i = 0; i < 16; i++)
    oval(
      brush,
      [random.range(0, aspect), random.range(0.2, 0.62), 0.006, 0.004],
      random.pick(PETALS),
      random.range(0, 3),
    );
}

function sprig(brush: Brush, x: number, y: number): void {
  const { random } = brush;
  for (let i = 0; i < 3; i++)
    oval(
      brush,
      [x + random.range(-0.04, 0.04), y + random.range(-0.03, 0.04), 0.014, 0.006],
      random.pick(LEAVES),
      random.range(0, 3),
    );
  for (let i = 0; i < 5; i++) {
    const [cx, cy] = [x + random.range(-0.045, 0.045), y + random.range(-0.035, 0.045)];
    const petal = random.pick(PETALS);
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * Math.PI * 2;
      oval(brush, [cx + Math.cos(a) * 0.011, cy + Math.sin(a) * 0.011, 0.009, 0.009], petal);
    }
    oval(brush, [cx, cy, 0.005, 0.005], '#d9889f');
  }
}
