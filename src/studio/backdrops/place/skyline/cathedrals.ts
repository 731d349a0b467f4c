import { arc } from './pen.ts';
import type { Pen } from './pen.ts';

function spire(
  pen: Pen,
  [x, half, wall, top]: readonly [number, number, number, number],
  fill: string,
): void {
  pen.rect([x - half, 0, half * 2, wall], fill);
  pen.poly(
    [
      [x - half * 1.05, wall],
      [x, top],
      [x + half * 1.05, wall],
    ],
    fill,
  );
}

/** Twin spires, dark and full of pinnacles, the long roof behind. */
export function drawCologne(pen: Pen): void {
  const stone = pen.ink('#6b6660', '#a9824c');
  const dark = pen.ink('#4d4945', '#5e4422');
  pen.rect([0.1, 0, 0.62, 0.3], stone);
  pen.poly(
    [
      [0.08, 0.3],
      [0.16, 0.46],
      [0.66, 0.46],
      [0.74, 0.3],
    ],
    dark,
  );
  spire(pen, [0.44, 0.02, 0.46, 0.66], dark);
  for (const x of [-0.17, 0.06]) {
    spire(pen, [x, 0.1, 0.56, 1], stone);
    for (const dx of [-0.095, 0.095]) spire(pen, [x + dx, 0.018, 0.56, 0.7], dark);
    for (const y of [0.1, 0.32]) {
      pen.rect([x - 0.035, y, 0.07, 0.13], dark);
      pen.poly(arc([x, y + 0.13], [0.035, 0.06]), dark);
    }
  }
  pen.rect([-0.08, 0, 0.05, 0.14], dark);
}

/** Tall stone needles, pierced and crowned. */
export function drawSagradaFamilia(pen: Pen): void {
  const stone = pen.ink('#c0a27a', '#c07f3c');
  const dark = pen.ink('#7d6444', '#5c3616');
  pen.poly(
    [
      [-0.42, 0],
      [-0.36, 0.32],
      [0, 0.5],
      [0.36, 0.32],
      [0.42, 0],
    ],
    stone,
  );
  for (const [x, top] of [
    [-0.3, 0.76],
    [-0.14, 0.9],
    [0.02, 1],
    [0.16, 0.9],
    [0.32, 0.76],
  ] as const) {
    const half = 0.058;
    pen.poly(
      Array.from({ length: 21 }, (_, i): [number, number] => {
        const t = i / 10 - 1;
        return [x + t * half, top * (1 - Math.abs(t) ** 2.6 * 0.85)];
      }).concat([
        [x + half, 0],
        [x - half, 0],
      ]),
      stone,
    );
    for (let y = 0.3; y < top - 0.14; y += 0.05) pen.rect([x - 0.022, y, 0.044, 0.02], dark);
    pen.disc([x, top + 0.01, 0.02, 0.026], pen.ink('#e2c048', '#ffd873'));
  }
  for (const x of [-0.16, 0.03, 0.2]) {
    pen.rect([x - 0.05, 0, 0.1, 0.14], dark);
    pen.poly(arc([x, 0.14], [0.05, 0.09]), dark);
  }
}

/** One high tower beside a steep roof of coloured tiles. */
export function drawStephansdom(pen: Pen): void {
  const stone = pen.ink('#a39a8c', '#b68a50');
  const dark = pen.ink('#6f675c', '#5d421f');
  pen.rect([-0.1, 0, 0.72, 0.24], stone);
  pen.windows([-0.02, 0.04, 0.6, 0.16], [6, 1]);
  pen.poly(
    [
      [-0.1, 0.24],
      [-0.02, 0.5],
      [0.56, 0.5],
      [0.64, 0.24],
    ],
    pen.ink('#5e6f52'),
  );
  for (let i = 0; i < 7; i++)
    pen.stroke(
      [
        [-0.05 + i * 0.09, 0.27],
        [0.0 + i * 0.09, 0.38],
        [0.05 + i * 0.075, 0.27],
      ],
      0.02,
      i % 2 ? pen.ink('#d9b64a') : pen.ink('#e6dfd0'),
    );
  spire(pen, [-0.22, 0.1, 0.5, 1], stone);
  for (const dx of [-0.1, 0.1]) spire(pen, [-0.22 + dx, 0.025, 0.46, 0.66], dark);
  for (const y of [0.1, 0.3]) {
    pen.rect([-0.25, y, 0.06, 0.12], dark);
    pen.poly(arc([-0.22, y + 0.12], [0.03, 0.05]), dark);
  }
}
