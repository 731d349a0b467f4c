import { arc } from './pen.ts';
import type { Pen } from './pen.ts';

/** The great red dome with its ribs and lantern, and the striped bell tower. */
export function drawFlorenceDome(pen: Pen): void {
  const tile = pen.ink('#b4593a', '#8f4524');
  const marble = pen.ink('#efe6d6', '#b08a5c');
  pen.rect([-0.72, 0, 1.05, 0.36], marble);
  pen.rect([-0.72, 0.33, 1.05, 0.05], tile);
  pen.windows([-0.68, 0.08, 0.95, 0.2], [9, 1]);
  pen.rect([-0.36, 0.3, 0.72, 0.16], marble);
  for (let x = -0.3; x <= 0.3; x += 0.15)
    pen.disc([x, 0.385, 0.034, 0.034], pen.ink('#6a5a4a', '#3a2a1c'));
  pen.poly(
    Array.from({ length: 31 }, (_, i): [number, number] => {
      const t = i / 15 - 1;
      return [t * 0.36, 0.46 + 0.42 * (1 - Math.abs(t) ** 2.3) ** 0.62];
    }),
    tile,
  );
  for (const k of [-0.8, -0.42, 0, 0.42, 0.8])
    pen.stroke(
      Array.from({ length: 12 }, (_, i): [number, number] => {
        const y = i / 11;
        return [k * 0.36 * (1 - y ** 1.7) ** 0.6 + 0, 0.46 + 0.42 * y];
      }),
      0.014,
      marble,
    );
  pen.rect([-0.035, 0.87, 0.07, 0.07], marble);
  pen.poly(
    [
      [-0.045, 0.94],
      [0, 1.02],
      [0.045, 0.94],
    ],
    marble,
  );
  pen.rect([-0.88, 0, 0.15, 0.82], marble);
  for (let y = 0.08; y < 0.8; y += 0.12)
    pen.rect([-0.88, y, 0.15, 0.014], pen.ink('#6f8a74', '#5a4a38'));
  pen.windows([-0.86, 0.42, 0.11, 0.36], [2, 3]);
}

/** Three storeys of arches round an oval, the outer ring broken on one side. */
export function drawColosseum(pen: Pen): void {
  const stone = pen.ink('#cdb28a', '#d08a44');
  const gap = pen.ink('#6e563a', '#3c220e');
  const edge = (x: number): number => 0.07 * (x / 0.95) ** 2;
  const rim = (x: number): number => (x < 0.12 ? 0.92 : x < 0.3 ? 0.92 - (x - 0.12) * 1.4 : 0.66);
  const xs = Array.from({ length: 61 }, (_, i) => -0.95 + (i / 60) * 1.9);
  pen.poly(
    [
      ...xs.map((x): [number, number] => [x, rim(x) + edge(x)]),
      ...xs.toReversed().map((x): [number, number] => [x, edge(x)]),
    ],
    stone,
  );
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 19; i++) {
      const x = Math.sin((i / 18 - 0.5) * Math.PI) * 0.92;
      const y = 0.05 + row * 0.2 + edge(x);
      if (y + 0.18 > rim(x)) continue;
      const wide = 0.034 * Math.cos((i / 18 - 0.5) * Math.PI) + 0.008;
      pen.rect([x - wide, y, wide * 2, 0.09], gap);
      pen.poly(arc([x, y + 0.09], [wide, wide]), gap);
    }
  for (const y of [0.22, 0.42, 0.62, 0.8]) {
    const line = xs.filter((x) => rim(x) > y + 0.02).map((x): [number, number] => [x, y + edge(x)]);
    pen.stroke(line, 0.012, pen.ink('#a68a60', '#8a5626'));
  }
  for (const x of [-0.6, -0.45, -0.3, -0.15, 0]) pen.rect([x, 0.68 + edge(x), 0.03, 0.05], gap);
}
