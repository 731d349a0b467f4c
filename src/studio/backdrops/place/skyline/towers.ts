import { arc } from './pen.ts';
import type { Pen } from './pen.ts';

/** Four legs that draw together, an arch between them, three platforms. */
export function drawEiffelTower(pen: Pen): void {
  const iron = pen.ink('#6d5a4a', '#ffc061');
  const legAt = (y: number): number => 0.21 * (1 - y) ** 2.7 + 0.012;
  const heights = Array.from({ length: 41 }, (_, i) => i / 40);
  for (const side of [-1, 1]) {
    const outer = heights.map((y): [number, number] => [side * legAt(y), y * 0.94]);
    const inner = heights.map((y): [number, number] => [
      side * Math.max(0, legAt(y) - 0.075 * (1 - y) ** 1.4),
      y * 0.94,
    ]);
    pen.stroke(outer, 0.014, iron);
    pen.stroke(inner, 0.01, iron);
    for (let i = 0; i < 36; i++) {
      const [a, b] = [outer[i]!, inner[i + 2]!];
      const [c, d] = [inner[i]!, outer[i + 2]!];
      pen.stroke([a, b], 0.006, iron);
      pen.stroke([c, d], 0.006, iron);
    }
  }
  pen.stroke(arc([0, 0.02], [0.135, 0.15]), 0.014, iron);
  for (const [y, wide] of [
    [0.2, 0.145],
    [0.4, 0.085],
    [0.86, 0.03],
  ] as const)
    pen.rect([-wide, y, wide * 2, 0.022], iron);
  pen.rect([-0.02, 0.88, 0.04, 0.03], iron);
  pen.rect([-0.005, 0.9, 0.01, 0.1], iron);
}

/** The clock tower and the long palace beside it. */
export function drawBigBen(pen: Pen): void {
  const stone = pen.ink('#c2a672', '#c98f45');
  const shade = pen.ink('#a3875a', '#8d5f2c');
  pen.rect([0.06, 0, 0.75, 0.3], shade);
  pen.windows([0.08, 0.04, 0.7, 0.22], [16, 2]);
  for (let x = 0.1; x < 0.8; x += 0.1)
    pen.poly(
      [
        [x - 0.015, 0.3],
        [x, 0.4],
        [x + 0.015, 0.3],
      ],
      shade,
    );
  pen.rect([0.62, 0, 0.16, 0.56], stone);
  for (const x of [0.63, 0.77]) pen.rect([x - 0.01, 0.56, 0.02, 0.06], shade);
  pen.rect([-0.075, 0, 0.15, 0.72], stone);
  for (const x of [-0.045, -0.015, 0.015, 0.045]) pen.rect([x - 0.004, 0.04, 0.008, 0.48], shade);
  pen.rect([-0.088, 0.56, 0.176, 0.17], stone);
  pen.disc([0, 0.645, 0.062, 0.062], pen.ink('#3b3a3a', '#3a2c1c'));
  pen.disc([0, 0.645, 0.053, 0.053], pen.ink('#f6f2e4', '#fff1c4'));
  pen.stroke(
    [
      [0, 0.645],
      [0.002, 0.69],
    ],
    0.008,
    '#2a2622',
  );
  pen.stroke(
    [
      [0, 0.645],
      [0.03, 0.632],
    ],
    0.008,
    '#2a2622',
  );
  pen.poly(
    [
      [-0.088, 0.73],
      [-0.05, 0.83],
      [0.05, 0.83],
      [0.088, 0.73],
    ],
    pen.ink('#4b4f55'),
  );
  pen.poly(
    [
      [-0.05, 0.84],
      [0, 1],
      [0.05, 0.84],
    ],
    pen.ink('#4b4f55'),
  );
}

/** Towers of glass, the one with its mast among them. */
export function drawManhattan(pen: Pen): void {
  const { random } = pen;
  for (let i = 0; i < 13; i++) {
    const x = -0.95 + i * 0.15;
    const wide = random.range(0.1, 0.16);
    const tall = random.range(0.3, 0.62);
    pen.rect(
      [x, 0, wide, tall],
      pen.ink(random.pick(['#7f8c9a', '#93a0ab', '#6c7886', '#a39c94'])),
    );
    pen.windows([x + 0.01, 0.02, wide - 0.02, tall - 0.04], [5, Math.round(tall * 22)]);
  }
  const stone = pen.ink('#b3a796', '#6d5b4c');
  for (const [half, from, to] of [
    [0.12, 0, 0.5],
    [0.09, 0.5, 0.68],
    [0.06, 0.68, 0.78],
    [0.03, 0.78, 0.84],
  ] as const) {
    pen.rect([-half, from, half * 2, to - from], stone);
    pen.windows(
      [-half + 0.012, from + 0.01, half * 2 - 0.024, to - from - 0.02],
      [Math.round(half * 60), Math.round((to - from) * 26)],
    );
  }
  pen.rect([-0.012, 0.84, 0.024, 0.07], pen.ink('#8d8f92', '#ffe0a8'));
  pen.rect([-0.004, 0.9, 0.008, 0.1], pen.ink('#8d8f92', '#ffe0a8'));
}
