import { arc } from './pen.ts';
import type { Pen } from './pen.ts';

/** An arch of iron with one deck on its crown and one at its feet. */
export function drawPortoBridge(pen: Pen): void {
  const iron = pen.ink('#5b6168', '#e0a356');
  const at = (x: number): number => 0.1 + 0.62 * (1 - (x / 0.78) ** 2);
  const xs = Array.from({ length: 33 }, (_, i) => -0.78 + (i / 32) * 1.56);
  pen.stroke(
    xs.map((x): [number, number] => [x, at(x)]),
    0.03,
    iron,
  );
  pen.stroke(
    xs.map((x): [number, number] => [x, at(x) - 0.07 * (1 - Math.abs(x)) - 0.03]),
    0.02,
    iron,
  );
  for (let i = 1; i < 32; i++) {
    const x = xs[i]!;
    pen.stroke(
      [
        [x, at(x)],
        [xs[i - 1]!, at(xs[i - 1]!) - 0.09],
      ],
      0.009,
      iron,
    );
    if (i % 2 === 0) {
      pen.stroke(
        [
          [x, at(x)],
          [x, 0.78],
        ],
        0.009,
        iron,
      );
      if (at(x) > 0.2)
        pen.stroke(
          [
            [x, at(x) - 0.08],
            [x, 0.13],
          ],
          0.005,
          iron,
        );
    }
  }
  pen.rect([-4, 0.76, 8, 0.045], iron);
  pen.rect([-0.8, 0.1, 1.6, 0.03], iron);
  for (const x of [-0.86, 0.8]) pen.rect([x, 0, 0.08, 0.78], pen.ink('#b3a68f', '#6b543a'));
}

/** The red bridge on its two towers. */
export function drawTagusBridge(pen: Pen): void {
  const red = pen.ink('#b5432f', '#c8532f');
  pen.rect([-4, 0.3, 8, 0.035], red);
  for (const x of [-0.7, 0.7]) {
    for (const dx of [-0.035, 0.035]) pen.rect([x + dx - 0.012, 0, 0.024, 0.95], red);
    for (const y of [0.42, 0.62, 0.9]) pen.rect([x - 0.045, y, 0.09, 0.03], red);
  }
  const sag = (x: number): number => 0.38 + 0.54 * (Math.abs(x) / 0.7) ** 2;
  const xs = Array.from({ length: 29 }, (_, i) => -0.7 + i * 0.05);
  pen.stroke(
    xs.map((x): [number, number] => [x, sag(x)]),
    0.014,
    red,
  );
  for (const x of xs)
    pen.stroke(
      [
        [x, sag(x)],
        [x, 0.32],
      ],
      0.005,
      red,
    );
  for (const side of [-1, 1])
    pen.stroke(
      [
        [side * 0.7, 0.92],
        [side * 1.7, 0.33],
      ],
      0.014,
      red,
    );
}

/** A bridge of seventeen stone arches, a spire and even façades behind. */
export function drawBordeaux(pen: Pen): void {
  const stone = pen.ink('#d8c49a', '#c39350');
  const dark = pen.ink('#8f7d5c', '#4e3517');
  for (let i = -12; i < 12; i++) {
    const x = i * 0.34;
    pen.rect([x, 0.1, 0.33, 0.36], pen.ink('#e6d6b4', '#a87d45'));
    pen.windows([x + 0.02, 0.14, 0.29, 0.28], [5, 3]);
    pen.poly(
      [
        [x - 0.01, 0.46],
        [x + 0.04, 0.56],
        [x + 0.29, 0.56],
        [x + 0.34, 0.46],
      ],
      pen.ink('#5b6672'),
    );
  }
  pen.rect([-0.4, 0.1, 0.1, 0.5], stone);
  pen.poly(
    [
      [-0.41, 0.6],
      [-0.35, 1],
      [-0.29, 0.6],
    ],
    stone,
  );
  pen.rect([-4, 0.1, 8, 0.06], dark);
  for (let i = -14; i <= 14; i++) {
    const x = i * 0.28;
    pen.rect([x - 0.14, 0, 0.28, 0.13], stone);
    pen.poly(arc([x, 0], [0.105, 0.1]), dark);
  }
}

/** Palaces with pointed windows along the canal, the bell tower, a gondola in front. */
export function drawVenice(pen: Pen): void {
  const { random } = pen;
  pen.rect([0.1, 0, 0.13, 0.86], pen.ink('#a8583e'));
  pen.rect([0.09, 0.7, 0.15, 0.1], pen.ink('#efe6d8'));
  pen.poly(
    [
      [0.09, 0.86],
      [0.165, 1.06],
      [0.24, 0.86],
    ],
    pen.ink('#6f8a78'),
  );
  for (let i = -10; i < 11; i++) {
    const x = i * 0.36 + 0.02;
    const tall = random.range(0.36, 0.52);
    pen.rect(
      [x, 0, 0.35, tall],
      pen.ink(random.pick(['#d98a62', '#e6b27e', '#c96f52', '#e9d0ac', '#b9745a'])),
    );
    pen.rect([x - 0.01, tall, 0.37, 0.03], pen.ink('#8d5038'));
    for (let row = 0; row < 3; row++)
      for (let k = 0; k < 4; k++) {
        const wx = x + 0.05 + k * 0.083;
        const wy = 0.05 + (row * (tall - 0.08)) / 3;
        const fill = pen.isDark ? (random.chance(0.6) ? '#ffcf7e' : '#241a1a') : '#5b4a44';
        pen.rect([wx - 0.018, wy, 0.036, 0.06], fill);
        pen.poly(arc([wx, wy + 0.06], [0.018, 0.03]), fill);
      }
  }
}

/** A long black boat with its raised ends, and the man who rows it. */
export function drawGondola(pen: Pen): void {
  const black = '#14120f';
  pen.poly(
    [
      [-1, 0.46],
      [-0.93, 0.2],
      [-0.6, 0.06],
      [0.6, 0.04],
      [0.9, 0.16],
      [1, 0.4],
      [0.86, 0.24],
      [0.5, 0.17],
      [-0.5, 0.18],
      [-0.86, 0.3],
    ],
    black,
  );
  pen.poly(
    [
      [-1.03, 0.6],
      [-0.97, 0.6],
      [-0.95, 0.3],
      [-1, 0.3],
    ],
    '#c8ccd0',
  );
  pen.rect([-0.1, 0.14, 0.34, 0.12], '#8d1f2c');
  pen.rect([0.62, 0.16, 0.1, 0.42], '#1f2a44');
  pen.rect([0.62, 0.42, 0.1, 0.22], '#e9e6e0');
  pen.disc([0.67, 0.73, 0.055, 0.07], '#b98060');
  pen.disc([0.67, 0.79, 0.11, 0.022], '#d9bf7a');
  pen.stroke(
    [
      [0.75, 0.62],
      [0.4, -0.12],
    ],
    0.022,
    '#6a4a2c',
  );
}
