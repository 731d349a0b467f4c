import type { SKRSContext2D } from '@napi-rs/canvas';

/** A barn of red boards under a broken roof: a gable to us, its long side running back to the right. In a frame one wide. */
export function drawBarn(c: SKRSContext2D, height: number): void {
  const area = (tone: string, points: readonly (readonly [number, number])[]): void => {
    c.fillStyle = tone;
    c.beginPath();
    points.forEach(([x, y], i) => (i === 0 ? c.moveTo(x, y * height) : c.lineTo(x, y * height)));
    c.fill();
  };
  area('#6f2a1c', [...LONG_WALL]);
  area('#55504a', [...LONG_ROOF]);
  for (let i = 1; i < 9; i++)
    line(c, height, ['#45403b', 0.006], [0.31 + i * 0.068, 0.1], [0.52 + i * 0.048, 0.5]);
  area('#9c3b26', [...GABLE]);
  for (let x = 0.06; x < 0.54; x += 0.035)
    line(c, height, ['#7f2d1d', 0.006], [x, gableAt(x)], [x, 1]);
  area('#3c1710', [
    [0.16, 0.62],
    [0.43, 0.62],
    [0.43, 1],
    [0.16, 1],
  ]);
  area('#8a3220', [
    [0.17, 0.63],
    [0.29, 0.63],
    [0.29, 1],
    [0.17, 1],
  ]);
  area('#2c1a14', [
    [0.24, 0.33],
    [0.35, 0.33],
    [0.35, 0.47],
    [0.24, 0.47],
  ]);
  for (const [from, to] of TRIM) line(c, height, ['#e6d8bd', 0.015], from, to);
  for (const [from, to] of EAVES) line(c, height, ['#3f3a36', 0.028], from, to);
}

type At = readonly [x: number, y: number];

const GABLE: readonly At[] = [
  [0.04, 1],
  [0.04, 0.5],
  [0.13, 0.24],
  [0.295, 0.07],
  [0.46, 0.24],
  [0.55, 0.5],
  [0.55, 1],
];
const LONG_WALL: readonly At[] = [
  [0.53, 0.5],
  [0.98, 0.52],
  [0.98, 0.96],
  [0.53, 1],
];
const LONG_ROOF: readonly At[] = [
  [0.29, 0.06],
  [0.82, 0.14],
  [0.9, 0.28],
  [1, 0.54],
  [0.56, 0.53],
  [0.46, 0.24],
];
const EAVES: readonly (readonly [At, At])[] = [
  [
    [0.01, 0.53],
    [0.12, 0.24],
  ],
  [
    [0.12, 0.24],
    [0.295, 0.06],
  ],
  [
    [0.295, 0.06],
    [0.47, 0.24],
  ],
  [
    [0.47, 0.24],
    [0.58, 0.53],
  ],
];
const TRIM: readonly (readonly [At, At])[] = [
  [
    [0.16, 0.62],
    [0.43, 0.62],
  ],
  [
    [0.16, 0.62],
    [0.16, 1],
  ],
  [
    [0.43, 0.62],
    [0.43, 1],
  ],
  [
    [0.295, 0.62],
    [0.295, 1],
  ],
  [
    [0.17, 0.64],
    [0.29, 0.99],
  ],
  [
    [0.29, 0.64],
    [0.17, 0.99],
  ],
  [
    [0.24, 0.33],
    [0.35, 0.33],
  ],
  [
    [0.24, 0.47],
    [0.35, 0.47],
  ],
  [
    [0.24, 0.33],
    [0.24, 0.47],
  ],
  [
    [0.35, 0.33],
    [0.35, 0.47],
  ],
];

/** Height of the gable's edge above x. */
function gableAt(x: number): number {
  const aside = Math.abs(x - 0.295);
  return aside < 0.165 ? 0.07 + (aside / 0.165) * 0.17 : 0.24 + ((aside - 0.165) / 0.09) * 0.26;
}

function line(
  c: SKRSContext2D,
  height: number,
  [tone, width]: readonly [string, number],
  from: At,
  to: At,
): void {
  c.strokeStyle = tone;
  c.lineWidth = width;
  c.beginPath();
  c.moveTo(from[0], from[1] * height);
  c.lineTo(to[0], to[1] * height);
  c.stroke();
}
