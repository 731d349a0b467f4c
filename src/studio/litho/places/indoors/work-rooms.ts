import { mixHex } from '#studio/litho/mix-colours.ts';
import { paintWindow } from '#studio/litho/scenes/interior.ts';
import type { RoomInks } from '#studio/litho/scenes/interior.ts';
import type { PaintGround } from '#studio/litho/places/ground.ts';
import { paintFloor, paintWall, roomBrush, standIn } from './room-parts.ts';
import type { RoomBrush } from './room-parts.ts';

const PLAIN: RoomInks = { wall: '#8fa3a0', wood: '#8a5a34', accent: '#a8442f', metal: '#f2e6cc' };
const [GREEN, CHALK, STEEL, DARK] = ['#2c4a3e', '#eef0e2', '#aebaba', '#3a2418'] as const;
const CARTONS = ['#c99563', '#b98149', '#d8ae78'] as const;

/** Two boards with something on each, left or right of the middle. */
function shelvesAt(
  { box }: RoomBrush,
  { x, width, boards }: { x: number; width: number; boards: readonly number[] },
  goods: (x: number, y: number, i: number) => void,
): void {
  for (const y of boards) {
    box([x, y, width, 0.018], '#6b3f26');
    const many = Math.floor(width / 0.07);
    for (let i = 0; i < many; i++) goods(x + 0.035 + i * 0.07, y + 0.018, i);
  }
}

/** A window over the land, files on their shelf, and the desk in front. */
export const officeStage: PaintGround = (scene) => {
  const { frame } = scene;
  paintWall(scene, PLAIN);
  const top = paintFloor(scene, '#9a7f62', 0.24);
  const brush = roomBrush(scene, top);
  const { half, box } = brush;
  paintWindow(scene, PLAIN, {
    x: frame.x + frame.width * 0.08,
    width: frame.width * 0.36,
    top: frame.y + frame.height * 0.08,
    bottom: top - frame.height * 0.16,
  });
  const files = ['#a8442f', '#2f6f7d', '#d9ab55', '#3d5a44'];
  shelvesAt(brush, { x: half * 0.12, width: half * 0.8, boards: [0.34, 0.52] }, (x, y, i) =>
    box([x - 0.026, y, 0.05, 0.12 - (i % 3) * 0.012], files[i % files.length]!),
  );
  box([half * 0.3, 0, 0.3, 0.02], DARK);
  box([half * 0.3 + 0.03, 0.07, 0.24, 0.17], '#2b2f36');
  box([half * 0.3 + 0.042, 0.082, 0.216, 0.146], '#a8d0d2');
  box([half * 0.3 + 0.135, 0, 0.03, 0.08], '#2b2f36');
  box([-half, -0.05, half * 2, 0.06], '#8a5a34');
  return standIn(scene, { top, wood: '#8a5a34' });
};

/** The board with a lesson in chalk, and the map beside it. */
export const classroomStage: PaintGround = (scene) => {
  paintWall(scene, { wall: '#d3c39c' });
  const top = paintFloor(scene, '#a9744a', 0.24);
  const { half, box, oval, line, poly } = roomBrush(scene, top);
  const wide = Math.min(half * 1.5, 1.1);
  box([-wide / 2 - 0.025, 0.17, wide + 0.05, 0.5], '#8a5a34');
  box([-wide / 2, 0.195, wide, 0.45], GREEN);
  box([-wide / 2, 0.15, wide, 0.022], '#a9744a');
  const left = -wide * 0.33;
  line(
    [
      [left - 0.07, 0.56],
      [left - 0.05, 0.44],
      [left, 0.4],
      [left, 0.3],
    ],
    0.008,
    CHALK,
  );
  line(
    [
      [left + 0.07, 0.56],
      [left + 0.05, 0.44],
      [left, 0.4],
    ],
    0.008,
    CHALK,
  );
  line(
    [
      [left - 0.05, 0.3],
      [left + 0.05, 0.3],
    ],
    0.008,
    CHALK,
  );
  line(
    [
      [left - 0.06, 0.5],
      [left + 0.06, 0.5],
    ],
    0.008,
    CHALK,
  );
  for (const [x, y] of [
    [0, 0],
    [0.04, 0],
    [0.08, 0],
    [0.02, -0.04],
    [0.06, -0.04],
    [0.04, -0.08],
  ] as const)
    oval([wide * 0.26 + x - 0.04, 0.48 + y, 0.017, 0.017], mixHex(CHALK, GREEN, 0.25));
  line(
    [
      [wide * 0.26, 0.5],
      [wide * 0.27, 0.56],
    ],
    0.008,
    CHALK,
  );
  for (let i = 0; i < 4; i++)
    line(
      [
        [-0.08, 0.54 - i * 0.06],
        [0.08 - (i % 2) * 0.05, 0.54 - i * 0.06],
      ],
      0.008,
      mixHex(CHALK, GREEN, 0.2),
    );
  for (const side of [-1, 1]) {
    const x = side * half * 0.56;
    poly(
      [
        [x - 0.17, 0.02],
        [x + 0.17, 0.02],
        [x + 0.19, 0.06],
        [x - 0.19, 0.06],
      ].map(([a, b]) => [a!, b!]),
      '#b98149',
    );
    for (const a of [-0.15, 0.13]) box([x + a, -0.09, 0.02, 0.11], DARK);
  }
  return standIn(scene, { top, wood: '#8a5a34' });
};

/** Flasks in all colours of wine above a white bench. */
export const laboratoryStage: PaintGround = (scene) => {
  paintWall(scene, { wall: '#b9cbc8' });
  const top = paintFloor(scene, '#e6e4da', 0.26);
  const brush = roomBrush(scene, top);
  const { half, box, poly } = brush;
  const wines = ['#8a1f33', '#e8c766', '#e99a86', '#b8353a', '#f0d98a'];
  shelvesAt(brush, { x: -half * 0.9, width: half * 1.8, boards: [0.24, 0.46] }, (x, y, i) => {
    if (i % 2) {
      box([x - 0.012, y, 0.024, 0.13], '#e4efec');
      box([x - 0.012, y, 0.024, 0.06], wines[i % wines.length]!);
    } else {
      poly(
        [
          [x - 0.034, y],
          [x + 0.034, y],
          [x + 0.01, y + 0.09],
          [x + 0.01, y + 0.13],
          [x - 0.01, y + 0.13],
          [x - 0.01, y + 0.09],
        ],
        '#e4efec',
      );
      poly(
        [
          [x - 0.034, y],
          [x + 0.034, y],
          [x + 0.018, y + 0.05],
          [x - 0.018, y + 0.05],
        ],
        wines[i % wines.length]!,
      );
    }
  });
  box([-half, -0.02, half * 2, 0.035], '#f6f4ec');
  return standIn(scene, { top, wood: '#cfd3cc', line: '#3a4a4e' });
};

/** High racks full of cartons. */
export const warehouseStage: PaintGround = (scene) => {
  paintWall(scene, { wall: '#6f7f84' });
  const top = paintFloor(scene, '#a39c94', 0.22);
  const { half, box } = roomBrush(scene, top);
  const bay = 0.3;
  const bays = Math.ceil((half * 2) / bay);
  for (let i = 0; i < bays; i++) {
    const x = -half + i * bay;
    for (const [row, y] of [0, 0.24, 0.48].entries()) {
      box([x, y + 0.005, bay, 0.02], '#c4622a');
      for (let k = 0; k < 3; k++) {
        const high = 0.08 + ((i + k + row) % 3) * 0.04;
        box([x + 0.02 + k * 0.09, y + 0.025, 0.082, high], CARTONS[(i + k + row) % 3]!);
        box([x + 0.055 + k * 0.09, y + 0.025, 0.012, high], '#f0dcb4');
      }
    }
    box([x - 0.01, -0.01, 0.02, 0.74], '#2f5a8a');
  }
  return standIn(scene, { top, wood: '#8a5a34' });
};

/** Bottles on the belt, on their way through a machine of steel and glass. */
export const bottlingStage: PaintGround = (scene) => {
  paintWall(scene, { wall: '#c6d0cf' });
  const top = paintFloor(scene, '#8f9694', 0.22);
  const { half, box } = roomBrush(scene, top);
  box([-0.3, 0.1, 0.6, 0.56], STEEL);
  box([-0.26, 0.2, 0.52, 0.38], '#dfeceb');
  box([-0.3, 0.62, 0.6, 0.07], '#7f8d8d');
  for (const x of [-0.18, -0.06, 0.06, 0.18]) box([x - 0.012, 0.42, 0.024, 0.16], '#7f8d8d');
  const many = Math.floor((half * 2) / 0.085);
  for (let i = 0; i < many; i++) {
    const x = -half + 0.05 + i * 0.085;
    box([x - 0.022, 0.16, 0.044, 0.12], '#2a4a34');
    box([x - 0.008, 0.27, 0.016, 0.09], i * 0.085 > half ? '#8a1f33' : '#2a4a34');
    if (i * 0.085 > half) box([x - 0.022, 0.19, 0.044, 0.06], '#f6eee0');
  }
  box([-half, 0.11, half * 2, 0.05], '#5f6b6c');
  for (let i = 0; i < 6; i++) box([-half + 0.08 + (i * half) / 3, -0.02, 0.03, 0.14], '#7f8d8d');
  return standIn(scene, { top, wood: '#7f8d8d' });
};

/** Staves against the wall, and the fire that bends them. */
export const cooperageStage: PaintGround = (scene) => {
  paintWall(scene, { wall: '#6f5238' });
  const top = paintFloor(scene, '#a9805a', 0.24);
  const { half, box, oval, poly, glow } = roomBrush(scene, top);
  for (let i = 0; i < 16; i++) {
    const x = -half + 0.03 + i * 0.045;
    box([x, 0, 0.034, 0.44 + (i % 3) * 0.05], ['#c99563', '#b98149', '#d8ae78'][i % 3]!);
  }
  for (let i = 0; i < 3; i++) oval([half * 0.24 + i * 0.17, 0.56, 0.07, 0.07], '#3f3a42');
  for (let i = 0; i < 3; i++) oval([half * 0.24 + i * 0.17, 0.56, 0.058, 0.058], '#6f5238');
  const x = half * 0.52;
  glow([x, 0.3], 0.4);
  poly(
    [
      [x - 0.05, 0.26],
      [x, 0.46],
      [x + 0.05, 0.26],
    ],
    '#f0a03a',
  );
  poly(
    [
      [x - 0.028, 0.26],
      [x, 0.38],
      [x + 0.028, 0.26],
    ],
    '#fdeab0',
  );
  for (let i = 0; i < 9; i++) {
    const a = x - 0.15 + i * 0.0375;
    const spread = (a - x) * 0.28;
    poly(
      [
        [a - 0.018 + spread, -0.05],
        [a + 0.018 + spread, -0.05],
        [a + 0.016, 0.28],
        [a - 0.016, 0.28],
      ],
      i % 2 ? '#b98149' : '#d8ae78',
    );
  }
  for (const y of [0.04, 0.2]) box([x - 0.17, y, 0.34, 0.022], '#3f3a42');
  return standIn(scene, { top, wood: '#8a5a34' });
};
