import { mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import { paintPendants, paintWindow, roomInks } from '#studio/litho/scenes/interior.ts';
import type { RoomInks } from '#studio/litho/scenes/interior.ts';
import type { PaintGround } from '#studio/litho/places/ground.ts';
import { paintFloor, paintWall, roomBrush, stageAt, standIn } from './room-parts.ts';
import type { RoomBrush } from './room-parts.ts';

const WARM: RoomInks = { wall: '#3f6660', wood: '#8a5a34', accent: '#a8442f', metal: '#d9ab55' };
const [LINEN, SHADE] = ['#f6eee0', '#f3cf86'] as const;

const lampAt = ({ box, poly, glow }: RoomBrush, x: number, y: number, foot: string): void => {
  glow([x, y + 0.16], 0.24);
  box([x - 0.008, y, 0.016, 0.13], foot);
  poly(
    [
      [x - 0.065, y + 0.11],
      [x + 0.065, y + 0.11],
      [x + 0.038, y + 0.2],
      [x - 0.038, y + 0.2],
    ],
    SHADE,
  );
};

/** A picture in its frame. */
const pictureAt = ({ box, poly }: RoomBrush, x: number, y: number, width: number): void => {
  const height = width * 0.72;
  box([x, y, width, height], '#d9ab55');
  box([x + 0.012, y + 0.012, width - 0.024, height - 0.024], '#cfe0dc');
  poly(
    [
      [x + 0.012, y + 0.012],
      [x + 0.012, y + height * 0.4],
      [x + width * 0.4, y + height * 0.58],
      [x + width - 0.012, y + height * 0.34],
      [x + width - 0.012, y + 0.012],
    ],
    '#6f9d62',
  );
};

/** A sofa with its cushions between a window and a lamp. */
export const livingRoomStage: PaintGround = (scene) => {
  const { frame } = scene;
  paintWall(scene, WARM);
  const top = paintFloor(scene, '#a9744a', 0.24);
  const brush = roomBrush(scene, top);
  const { half, box, oval } = brush;
  paintWindow(scene, WARM, {
    x: frame.x + frame.width * 0.05,
    width: frame.width * 0.27,
    top: frame.y + frame.height * 0.08,
    bottom: top - frame.height * 0.2,
  });
  pictureAt(brush, 0.02, 0.4, 0.24);
  oval([0, -0.1, half * 0.86, 0.07], '#b8553f');
  const [left, wide] = [-half * 0.62, half * 1.24];
  box([left, 0, wide, 0.28], '#c9825a');
  box([left + 0.05, -0.02, wide - 0.1, 0.13], '#d99a70');
  for (const x of [left - 0.03, left + wide - 0.06]) box([x, -0.04, 0.09, 0.22], '#b8704a');
  box([left + 0.08, 0.1, 0.15, 0.13], '#e8c77a');
  box([left + wide - 0.24, 0.1, 0.15, 0.13], '#2f6f7d');
  lampAt(brush, half - 0.12, 0.26, '#5b3320');
  box([half - 0.13, -0.02, 0.02, 0.3], '#5b3320');
  return standIn(scene, { top, wood: '#8a5a34' });
};

/** A made bed under its picture, a lamp on either side. */
export const hotelRoomStage: PaintGround = (scene) => {
  const wall = { ...WARM, wall: '#5c7480' };
  paintWall(scene, wall);
  const top = paintFloor(scene, '#9a7458', 0.24);
  const brush = roomBrush(scene, top);
  const { half, box, poly } = brush;
  const wide = Math.min(half * 1.2, 0.86);
  pictureAt(brush, -0.15, 0.52, 0.3);
  box([-wide / 2, 0, wide, 0.42], '#7a4a30');
  box([-wide / 2 + 0.03, 0.04, wide - 0.06, 0.34], '#9a6242');
  box([-wide / 2, -0.06, wide, 0.2], LINEN);
  for (const x of [-wide / 2 + 0.05, 0.03]) box([x, 0.12, wide / 2 - 0.08, 0.12], '#fffaf0');
  poly(
    [
      [-wide / 2 - 0.02, -0.22],
      [wide / 2 + 0.02, -0.22],
      [wide / 2 + 0.01, 0.04],
      [-wide / 2 - 0.01, 0.04],
    ],
    '#a8442f',
  );
  for (const side of [-1, 1]) {
    const x = side * (wide / 2 + (half - wide / 2) * 0.52);
    box([x - 0.08, -0.04, 0.16, 0.2], '#6b3f26');
    lampAt(brush, x, 0.16, '#d9ab55');
  }
  return standIn(scene, { top, wood: '#6b3f26' });
};

/** The desk of a hotel with its keys, between pillars. */
export const hotelLobbyStage: PaintGround = (scene) => {
  const inks = { ...WARM, wall: '#7a3b34' };
  paintWall(scene, inks);
  const top = paintFloor(scene, '#d8cbb4', 0.24);
  const { half, box, oval } = roomBrush(scene, top);
  box([-0.34, 0.26, 0.68, 0.34], '#5b3320');
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7; i++) {
      const [x, y] = [-0.31 + i * 0.09, 0.29 + row * 0.1];
      box([x, y, 0.075, 0.08], '#3a2418');
      if ((i + row) % 3 !== 0) box([x + 0.03, y + 0.02, 0.014, 0.05], '#e0b85c');
    }
  box([-half * 0.7, 0, half * 1.4, 0.24], '#8a5a34');
  box([-half * 0.74, 0.22, half * 1.48, 0.035], '#e6d9c0');
  oval([half * 0.42, 0.28, 0.035, 0.024], '#e0b85c');
  for (const side of [-1, 1]) {
    const x = side * (half - 0.1);
    box([x - 0.055, -0.04, 0.11, 0.84], '#e6d9c0');
    box([x - 0.08, -0.06, 0.16, 0.05], '#cdbb98');
  }
  paintPendants(scene, inks, 3, 0.2);
  return standIn(scene, { top, wood: '#8a5a34' });
};

/** Warm water in its basin, candles and towels, bamboo at the wall. */
export const spaStage: PaintGround = (scene) => {
  paintWall(scene, { wall: '#7f958b' });
  const top = paintFloor(scene, '#cdbb98', 0.36);
  const { half, box, oval, line, glow } = roomBrush(scene, top);
  for (let i = 0; i < 9; i++) {
    const x = -half + (half * 2 * (i + 0.3)) / 9;
    if (Math.abs(x) < half * 0.42) continue;
    line(
      [
        [x, 0],
        [x + 0.015, 0.66],
      ],
      0.018,
      '#4f7a4a',
    );
    for (let k = 1; k < 5; k++)
      line(
        [
          [x, k * 0.14],
          [x + (k % 2 ? 0.07 : -0.06), k * 0.14 + 0.06],
        ],
        0.014,
        '#8aa85a',
      );
  }
  oval([0, -0.06, half * 0.78, 0.13], '#efe4cf');
  oval([0, -0.055, half * 0.7, 0.105], '#4aa7b0');
  for (const [x, y] of [
    [-0.2, -0.03],
    [0.12, -0.07],
    [0.02, -0.02],
  ] as const)
    line(
      [
        [x, y],
        [x + 0.13, y],
      ],
      0.006,
      '#c8ecea',
    );
  for (const u of [-0.62, 0.62]) {
    const x = half * u;
    glow([x, 0.2], 0.2);
    box([x - 0.028, 0.04, 0.056, 0.1], LINEN);
    oval([x, 0.168, 0.012, 0.024], '#f0a03a');
  }
  for (const [i, ink] of [LINEN, '#d99a70', LINEN].entries())
    box([half * 0.32, 0.05 + i * 0.045, 0.18, 0.04], ink);
  return standIn(scene, { top, wood: '#8a5a34' });
};

/** A bistro to walk through: laid tables on both sides of the window. */
export const bistroStage: PaintGround = (scene) => {
  const { press, frame, random } = scene;
  const inks = roomInks(random.fork('room'));
  paintWall(scene, inks);
  const top = paintFloor(scene, '#8a5a34', 0.26);
  const { half, box, poly, oval, line } = roomBrush(scene, top);
  const width = Math.min(frame.width * 0.42, frame.height * 0.6);
  paintWindow(scene, inks, {
    x: frame.x + (frame.width - width) / 2,
    width,
    top: frame.y + frame.height * 0.08,
    bottom: top - frame.height * 0.12,
  });
  box([-half, 0, half * 2, 0.1], inks.wood);
  paintPendants(scene, inks, 2, 0.16);
  press.named('laid_table', () => {
    for (const side of [-1, 1]) {
      const x = side * half * 0.66;
      const cloth = (u: number, v: number): readonly [number, number] => [x + u * 0.22, v];
      poly([cloth(-1, 0.15), cloth(1, 0.15), cloth(1.1, -0.08), cloth(-1.1, -0.08)], '#f4ead6');
      for (const u of [-0.75, -0.25, 0.25, 0.75])
        line([cloth(u, 0.15), cloth(u * 1.1, -0.08)], 0.028, mixHex('#f4ead6', inks.accent, 0.5));
      for (const v of [0.09, 0.0])
        line([cloth(-1.06, v), cloth(1.06, v)], 0.024, mixHex('#f4ead6', inks.accent, 0.35));
      oval([x, 0.15, 0.235, 0.03], '#fff7e8');
      for (const u of [-0.1, 0.1]) oval([x + u, 0.152, 0.055, 0.012], '#d8cbb4');
      box([x - 0.006, 0.155, 0.012, 0.07], '#f6eee0');
      oval([x, 0.24, 0.008, 0.018], '#f0a03a');
    }
  });
  return stageAt(scene, bottomOf(scene) - frame.height * 0.06, top);
};
