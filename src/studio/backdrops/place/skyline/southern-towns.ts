import { arc } from './pen.ts';
import type { Pen } from './pen.ts';

/** The white basilica of Fourvière between its four towers, on a wooded hill above the town. */
export function drawLyon(pen: Pen): void {
  pen.poly(arc([0.06, 0], [0.95, 0.56]), pen.ink('#6f8a55'));
  pen.poly(arc([-0.34, 0], [0.6, 0.4]), pen.ink('#5f7a4b'));
  drawQuay(pen);
  const stone = pen.ink('#efe6d6', '#e0b070');
  const shade = pen.ink('#cdbfa8', '#8a6234');
  const dark = pen.ink('#6d6558', '#4d3318');
  pen.rect([-0.2, 0.5, 0.42, 0.24], stone);
  pen.poly(
    [
      [-0.12, 0.74],
      [0.01, 0.84],
      [0.14, 0.74],
    ],
    shade,
  );
  for (const x of [-0.24, -0.12, 0.14, 0.26]) {
    pen.rect([x - 0.045, 0.48, 0.09, 0.4], stone);
    pen.rect([x + 0.015, 0.48, 0.03, 0.4], shade);
    pen.rect([x - 0.055, 0.86, 0.11, 0.05], shade);
    pen.rect([x - 0.045, 0.91, 0.09, 0.03], stone);
    pen.rect([x - 0.02, 0.68, 0.035, 0.1], dark);
  }
  for (const x of [-0.055, 0.01, 0.075]) {
    pen.rect([x - 0.022, 0.5, 0.044, 0.12], dark);
    pen.poly(arc([x, 0.62], [0.022, 0.04]), dark);
  }
  pen.rect([0.002, 0.84, 0.016, 0.1], pen.ink('#d8a63c', '#f0c060'));
  // The iron mast beside it, which everybody takes for a little Eiffel Tower.
  pen.poly(
    [
      [0.46, 0.36],
      [0.5, 0.94],
      [0.54, 0.36],
    ],
    pen.ink('#7c6f66'),
  );
}

/** Tall houses in the colours of Vieux Lyon along the Saône. */
function drawQuay(pen: Pen): void {
  const walls = ['#e9c79a', '#e3a98a', '#f0dcb4', '#d99a72', '#ecd0b0'];
  for (let i = 0; i < 18; i++) {
    const x = -0.95 + i * 0.106;
    const tall = 0.15 + ((i * 5) % 4) * 0.016;
    pen.rect([x, 0, 0.102, tall], pen.ink(walls[i % walls.length] ?? '#e9c79a'));
    pen.rect([x - 0.004, tall, 0.11, 0.022], pen.ink('#a9573a'));
    pen.windows([x, 0.02, 0.102, tall - 0.03], [3, 4]);
  }
}

/** The Giralda: a Moorish tower with its belfry, the long cathedral beside it. */
export function drawSeville(pen: Pen): void {
  const stone = pen.ink('#dcb478', '#d08a3e');
  const pale = pen.ink('#ecd2a0', '#e6aa5c');
  const dark = pen.ink('#8a6234', '#5c3616');
  pen.rect([0.06, 0, 0.78, 0.24], stone);
  for (const x of [0.2, 0.36, 0.52, 0.68]) {
    pen.poly(
      [
        [x - 0.018, 0.24],
        [x, 0.33],
        [x + 0.018, 0.24],
      ],
      pale,
    );
    pen.rect([x - 0.03, 0.05, 0.06, 0.09], dark);
    pen.poly(arc([x, 0.14], [0.03, 0.04]), dark);
  }
  pen.rect([-0.12, 0, 0.24, 0.64], stone);
  pen.rect([0.04, 0, 0.08, 0.64], pen.ink('#c69c60', '#a86a2c'));
  for (const y of [0.12, 0.28, 0.44]) {
    pen.rect([-0.025, y, 0.05, 0.09], dark);
    pen.poly(arc([0, y + 0.09], [0.025, 0.03]), dark);
    for (const x of [-0.08, 0.08]) pen.rect([x - 0.015, y, 0.03, 0.11], pale);
  }
  pen.rect([-0.135, 0.64, 0.27, 0.03], pale);
  pen.rect([-0.1, 0.67, 0.2, 0.12], stone);
  for (const x of [-0.06, 0, 0.06]) pen.rect([x - 0.018, 0.68, 0.036, 0.08], dark);
  pen.rect([-0.065, 0.79, 0.13, 0.08], pale);
  pen.poly(arc([0, 0.87], [0.05, 0.06]), stone);
  pen.stroke(
    [
      [0, 0.92],
      [0, 1],
    ],
    0.014,
    dark,
  );
}

/** The cathedral of Reims: two broad towers, the rose window between. */
export function drawReims(pen: Pen): void {
  const stone = pen.ink('#d8cbb2', '#c9924e');
  const shade = pen.ink('#b9aa8e', '#8a6234');
  const dark = pen.ink('#6a604f', '#4d3318');
  pen.rect([0.2, 0, 0.52, 0.42], shade);
  pen.poly(
    [
      [0.18, 0.42],
      [0.26, 0.62],
      [0.68, 0.62],
      [0.76, 0.42],
    ],
    pen.ink('#7d8288'),
  );
  pen.rect([-0.32, 0, 0.64, 0.66], stone);
  for (const x of [-0.22, 0.22]) {
    pen.rect([x - 0.1, 0.6, 0.2, 0.36], stone);
    for (const dx of [-0.05, 0.05]) pen.rect([x + dx - 0.02, 0.68, 0.04, 0.22], dark);
    for (const dx of [-0.09, 0.09])
      pen.poly(
        [
          [x + dx - 0.014, 0.96],
          [x + dx, 1.0],
          [x + dx + 0.014, 0.96],
        ],
        shade,
      );
  }
  for (const [x, high] of [
    [-0.21, 0.2],
    [0, 0.26],
    [0.21, 0.2],
  ] as const) {
    pen.rect([x - 0.06, 0, 0.12, high * 0.6], dark);
    pen.poly(arc([x, high * 0.6], [0.06, high * 0.45]), dark);
  }
  pen.disc([0, 0.46, 0.085, 0.085], dark);
  pen.disc([0, 0.46, 0.05, 0.05], pen.ink('#7f9fb8', '#f0c060'));
  pen.rect([-0.32, 0.585, 0.64, 0.02], shade);
}

/** Terraced blocks above the harbour of Monaco, bare rock behind them. */
export function drawMonaco(pen: Pen): void {
  pen.poly(
    [
      [-1.1, 0],
      [-0.7, 0.5],
      [-0.3, 0.72],
      [0.1, 1],
      [0.5, 0.7],
      [1.1, 0],
    ],
    pen.ink('#b3aa98'),
  );
  const walls = ['#f4e3c6', '#f2c9ae', '#f7efdf', '#e9b79a', '#efe0c0'];
  [0.4, 0.26, 0.12, 0].forEach((foot, tier) => {
    const half = 0.42 + tier * 0.16;
    const count = 6 + tier * 2;
    for (let i = 0; i < count; i++) {
      const width = (half * 2) / count;
      const x = -half + i * width;
      const tall = 0.14 + ((i * 7 + tier * 3) % 5) * 0.035;
      pen.rect(
        [x, foot, width * 0.92, tall],
        pen.ink(walls[(i + tier) % walls.length] ?? '#f4e3c6'),
      );
      pen.windows([x, foot + 0.02, width * 0.92, tall - 0.03], [2, 3]);
    }
  });
}
