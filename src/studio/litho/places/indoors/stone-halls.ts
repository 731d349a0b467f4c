import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import { bottomOf, inFrame } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { countryStage } from '#studio/litho/places/country.ts';
import type { PaintGround } from '#studio/litho/places/ground.ts';
import { drawCypress, drawRoundTree } from '#studio/litho/props/trees.ts';
import { paintWindow } from '#studio/litho/scenes/interior.ts';
import type { RoomInks } from '#studio/litho/scenes/interior.ts';
import { paintFloor, paintWall, roomBrush, stageAt, standIn } from './room-parts.ts';

const STONE = '#cdb893';

/** The opening of an arch, up from its foot. */
function archway(
  x: number,
  foot: number,
  { width, height }: { width: number; height: number },
): Point[] {
  const [radius, spring] = [width / 2, foot - height + width / 2];
  const bow = Array.from({ length: 17 }, (_, i): Point => {
    const turn = Math.PI + (i / 16) * Math.PI;
    return [x + Math.cos(turn) * radius, spring + Math.sin(turn) * radius];
  });
  return [[x - radius, foot], ...bow, [x + radius, foot]];
}

/** An arcade round its garden; the sky is seen through the arches. */
export const cloisterStage: PaintGround = (scene) => {
  const { press, frame } = scene;
  const outside = { ...scene.spec, things: [], figures: [] };
  countryStage({ foreground: 'grass' })({ ...scene, spec: outside });
  const foot = frame.y + frame.height * 0.74;
  paintCourt(scene, foot);
  const many = Math.max(3, Math.round(frame.width / (frame.height * 0.34)));
  const step = frame.width / many;
  const wall = polygon([
    [frame.x, frame.y],
    [frame.x + frame.width, frame.y],
    [frame.x + frame.width, foot],
    [frame.x, foot],
  ]);
  for (let i = 0; i < many; i++) {
    const opening = archway(frame.x + step * (i + 0.5), foot, {
      width: step * 0.76,
      height: frame.height * 0.54,
    });
    wall.addPath(polygon([...opening].toReversed()));
  }
  // The wall round its openings: each is wound against it, so it stays open.
  press.fill(wall, STONE, { from: [0, frame.y], to: [0, foot], start: 0.15, end: -0.3 });
  for (let i = 0; i < many; i++)
    press.stroke(
      polygon(
        archway(frame.x + step * (i + 0.5), foot, {
          width: step * 0.78,
          height: frame.height * 0.55,
        }),
        false,
      ),
      darken(STONE, 0.25),
      press.unit * 5,
    );
  for (let i = 0; i <= many; i++) {
    const x = frame.x + step * i;
    const block = (y: number, width: number, height: number) =>
      press.fill(rectangle({ x: x - width / 2, y, width, height }), '#e2d2b4', {
        from: [x - width / 2, 0],
        to: [x + width / 2, 0],
        start: 0.3,
        end: -0.4,
      });
    const spring = foot - frame.height * 0.54 + step * 0.38;
    block(spring, step * 0.13, foot - spring);
    block(spring - frame.height * 0.03, step * 0.24, frame.height * 0.035);
  }
  const top = paintFloor(scene, '#b8a078', 0.26);
  press.fill(
    rectangle({ x: frame.x, y: top, width: frame.width, height: frame.height * 0.035 }),
    '#e2d2b4',
  );
  return stageAt(scene, bottomOf(scene) - frame.height * 0.08, top);
};

/** Grass, clipped trees and a well in the middle of the court. */
function paintCourt({ press, frame, palette }: PosterScene, foot: number): void {
  for (const u of [0.16, 0.5, 0.84])
    drawCypress(press, {
      foot: [frame.x + frame.width * u, foot - frame.height * 0.06],
      heightPx: frame.height * 0.3,
      colour: palette.tree,
      lightSide: 1,
    });
  for (const u of [0.33, 0.67])
    drawRoundTree(press, {
      foot: [frame.x + frame.width * u, foot - frame.height * 0.03],
      heightPx: frame.height * 0.16,
      colour: palette.tree,
      lightSide: 1,
    });
}

const HALL: RoomInks = { wall: '#7d705f', wood: '#5b3320', accent: '#8e1f33', metal: '#d9c39a' };

/** Walls of stone, banners, and torches on either side of the window. */
export const castleHallStage: PaintGround = (scene) => {
  const { frame, press } = scene;
  paintWall(scene, HALL);
  const top = paintFloor(scene, '#8f8068', 0.24);
  const { half, box, poly, oval, glow, line } = roomBrush(scene, top);
  for (let row = 0; row < 9; row++) {
    line(
      [
        [-half, row * 0.09],
        [half, row * 0.09],
      ],
      0.003,
      '#665a4b',
    );
    for (let i = 0; i < 12; i++) {
      const x = -half + (i + (row % 2) / 2) * 0.17;
      line(
        [
          [x, row * 0.09],
          [x, row * 0.09 + 0.09],
        ],
        0.003,
        '#665a4b',
      );
    }
  }
  paintWindow(scene, HALL, {
    x: frame.x + frame.width * 0.38,
    width: frame.width * 0.24,
    top: frame.y + frame.height * 0.1,
    bottom: top - frame.height * 0.2,
  });
  for (const side of [-1, 1]) {
    const x = side * half * 0.72;
    poly(
      [
        [x - 0.08, 0.7],
        [x + 0.08, 0.7],
        [x + 0.08, 0.3],
        [x, 0.23],
        [x - 0.08, 0.3],
      ],
      HALL.accent,
    );
    oval([x, 0.5, 0.045, 0.055], '#e0b85c');
    const torch = side * half * 0.4;
    glow([torch, 0.46], 0.24);
    line(
      [
        [torch, 0.28],
        [torch, 0.42],
      ],
      0.018,
      '#3a2418',
    );
    poly(
      [
        [torch - 0.024, 0.42],
        [torch, 0.53],
        [torch + 0.024, 0.42],
      ],
      '#f0a03a',
    );
  }
  box([-half, 0.72, half * 2, 0.05], '#4a2c1c');
  press.shade(rectangle(frame), { from: [0, frame.y], to: [0, top], start: -0.2, end: 0 });
  return standIn(scene, { top, wood: '#6b3f26' });
};

/** The mouth of a cave: rock all round, the day outside. */
export const caveStage: PaintGround = (scene) => {
  const { press, frame } = scene;
  const stage = countryStage({ foreground: 'sand' })({
    ...scene,
    spec: { ...scene.spec, things: [], figures: [] },
  });
  const rock = polygon([
    inFrame(scene, 0, 0),
    inFrame(scene, 1, 0),
    inFrame(scene, 1, 1),
    inFrame(scene, 0, 1),
  ]);
  const mouth = [
    '0.2,0.9',
    '0.15,0.7',
    '0.2,0.48',
    '0.28,0.3',
    '0.4,0.2',
    '0.52,0.16',
    '0.66,0.22',
    '0.76,0.34',
    '0.8,0.52',
    '0.86,0.72',
    '0.8,0.9',
  ];
  rock.addPath(
    polygon(
      mouth
        .map((at) => at.split(',').map(Number))
        .map(([u = 0, v = 0]) => inFrame(scene, u, v))
        .toReversed(),
    ),
  );
  press.fill(rock, '#5a4a40', {
    from: [0, frame.y],
    to: [0, bottomOf(scene)],
    start: 0.1,
    end: -0.5,
  });
  for (const [u, v, size] of [
    [0.3, 0.22, 0.12],
    [0.62, 0.16, 0.16],
    [0.46, 0.14, 0.1],
  ] as const) {
    const [x, y] = inFrame(scene, u, v);
    press.fill(
      polygon([
        [x - frame.width * 0.03, y - frame.height * 0.05],
        [x + frame.width * 0.03, y - frame.height * 0.05],
        [x, y + frame.height * size * 0.6],
      ]),
      '#4a3c34',
    );
  }
  return { ...stage, floor: bottomOf(scene) - frame.height * 0.08 };
};
