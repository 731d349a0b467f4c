import type { Path2D } from '@napi-rs/canvas';
import { circle, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf, inFrame } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { paintBarRoom } from '#studio/litho/scenes/bar.ts';
import { paintCellarRoom } from '#studio/litho/scenes/cellar.ts';
import { decoInks, paintTable } from '#studio/litho/scenes/deco-ground.ts';
import { paintWindow, roomInks } from '#studio/litho/scenes/interior.ts';
import type { RoomInks } from '#studio/litho/scenes/interior.ts';
import { paintShelves } from '#studio/litho/scenes/shelves.ts';
import { paintStillLifeGround } from '#studio/litho/scenes/still-life-ground.ts';
import { paintDiningRoom } from '#studio/litho/scenes/supper.ts';
import { portraitOf } from '#studio/litho/figures/portrait.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import type { PaintGround } from './ground.ts';
import { bistroStage } from './indoors/guest-rooms.ts';
import { paintFloor, paintWall, stageAt } from './indoors/room-parts.ts';

/** The plain stage of a still life: rays, arch or cut paper above a table. */
export const decoStage: PaintGround = (scene) => {
  // Nothing but what is asked for, on paper.
  if (scene.spec.moods.includes('minimal')) return plainStage(null)(scene);
  const inks = decoInks(scene);
  paintStillLifeGround(scene, inks);
  const floor = paintTable(scene, inks);
  const horizon = scene.frame.y + scene.frame.height * 0.8;
  return { ...stageAt(scene, floor, horizon, inks.line), edge: horizon };
};

/** One flat colour with a soft ground line. */
export const plainStage =
  (colour: string | null): PaintGround =>
  (scene) => {
    const { press, frame, spec, palette } = scene;
    const ground = colour ?? spec.ground?.hex ?? palette.paper;
    press.fill(rectangle(frame), ground);
    const isDark = Number.parseInt(ground.slice(1, 3), 16) < 110;
    return stageAt(
      scene,
      bottomOf(scene) - frame.height * 0.12,
      bottomOf(scene) - frame.height * 0.2,
      isDark ? '#fff7ea' : '#4a3a34',
    );
  };

export const cellarStage =
  (along: 'casks' | 'nothing'): PaintGround =>
  (scene) => {
    paintCellarRoom(scene, along);
    return stageAt(scene, bottomOf(scene) - scene.frame.height * 0.09, inFrame(scene, 0, 0.66)[1]);
  };

/** Racks of bottles on both sides of a low vault. */
export const bottleCellarStage: PaintGround = (scene) => {
  paintCellarRoom(scene, 'racks');
  return stageAt(scene, bottomOf(scene) - scene.frame.height * 0.09, inFrame(scene, 0, 0.66)[1]);
};

/** A bright hall with a row of steel tanks. */
export const wineryStage: PaintGround = (scene) => {
  const { press, frame, random } = scene;
  press.fill(rectangle(frame), '#cfd8d8', {
    from: [0, frame.y],
    to: [0, bottomOf(scene)],
    start: 0.3,
    end: -0.25,
  });
  for (let i = 0; i < 5; i++) {
    const x = frame.x + (frame.width * i) / 5;
    press.fill(
      rectangle({ x: x, y: frame.y, width: press.unit * 8, height: frame.height }),
      '#aebaba',
    );
  }
  const top = paintFloor(scene, '#9a9890', 0.26);
  const heightPx = frame.height * 0.52;
  const count = Math.max(3, Math.round(frame.width / (heightPx * 0.72)));
  for (let i = 0; i < count; i++) {
    const base: Point = [frame.x + (frame.width * (i + 0.5)) / count, top + frame.height * 0.03];
    press.named('tank', () =>
      drawnMaker('tank')?.draw(press, { base, heightPx }, lookFor(scene, random.fork(`tank ${i}`))),
    );
  }
  return stageAt(scene, bottomOf(scene) - frame.height * 0.07, top, '#3a4a4e');
};

export const barStage: PaintGround = (scene) => {
  const floor = paintBarRoom(scene);
  return { ...stageAt(scene, floor + scene.frame.height * 0.02, floor), counter: floor };
};

/** Shelves up to the ceiling behind a wide counter. */
export const shopStage: PaintGround = (scene) => {
  const { frame, random, press } = scene;
  const inks = roomInks(random.fork('room'));
  paintWall(scene, inks);
  paintShelves(
    scene,
    inks,
    { top: frame.y + frame.height * 0.03, bottom: bottomOf(scene) - frame.height * 0.26 },
    4,
  );
  press.veil(rectangle(frame), lighten(inks.wall, 0.2), 0.18);
  const top = paintFloor(scene, lighten(inks.wood, 0.1), 0.24);
  return stageAt(scene, top + frame.height * 0.06, top);
};

/** Where guests and waiters stand, the tables are further back. */
export const diningStage: PaintGround = (scene) => {
  if (scene.spec.figures.length > 0 && portraitOf(scene.spec) === null) return bistroStage(scene);
  const floor = paintDiningRoom(scene);
  return stageAt(scene, floor + scene.frame.height * 0.16, floor);
};

/** Tiles, a window and a wooden worktop. */
export const kitchenStage: PaintGround = (scene) => {
  const { press, frame, random } = scene;
  const inks = { ...roomInks(random.fork('room')), wall: '#dfe6dc' };
  paintWall(scene, inks);
  const tile = frame.height * 0.075;
  for (let y = frame.y + frame.height * 0.34; y < bottomOf(scene); y += tile) {
    press.fill(
      rectangle({ x: frame.x, y: y, width: frame.width, height: press.unit * 2 }),
      '#c3cdbf',
    );
  }
  for (let x = frame.x + tile / 2; x < frame.x + frame.width; x += tile) {
    press.fill(
      rectangle({
        x: x,
        y: frame.y + frame.height * 0.34,
        width: press.unit * 2,
        height: frame.height,
      }),
      '#c3cdbf',
    );
  }
  const width = Math.min(frame.width * 0.4, frame.height * 0.42);
  paintWindow(scene, inks, {
    x: frame.x + (frame.width - width) / 2,
    width,
    top: frame.y + frame.height * 0.05,
    bottom: frame.y + frame.height * 0.58,
  });
  const top = paintFloor(scene, '#b98149', 0.26);
  return stageAt(scene, top + frame.height * 0.09, top, '#3a4a4e');
};

/** Book shelves and, in the middle, the hearth with its fire. */
export const hearthStage =
  (hasBooks: boolean): PaintGround =>
  (scene) => {
    const { press, frame, random } = scene;
    const inks = roomInks(random.fork('room'));
    paintWall(scene, inks);
    if (hasBooks) paintBooks(scene, inks);
    const width = Math.min(frame.width * 0.46, frame.height * 0.6);
    const x = frame.x + (frame.width - width) / 2;
    const foot = bottomOf(scene) - frame.height * 0.2;
    const top = foot - frame.height * 0.5;
    const surround = { x, y: top, width, height: foot - top };
    const hearth = press.named('fireplace', () => {
      press.fill(rectangle(surround), '#b9a58c', {
        from: [x, 0],
        to: [x + width, 0],
        start: -0.5,
        end: 0.2,
      });
      const mantel = { x: x - width * 0.06, y: top - frame.height * 0.025, width: width * 1.12 };
      press.fill(rectangle({ ...mantel, height: frame.height * 0.035 }), inks.wood);
    });
    const hole = {
      x: x + width * 0.16,
      y: top + (foot - top) * 0.26,
      width: width * 0.68,
      height: (foot - top) * 0.74,
    };
    hearth(() =>
      press.fill(rectangle(hole), '#1d1210', {
        centre: [hole.x + hole.width / 2, foot],
        radius: hole.width * 0.7,
        start: 0.6,
        end: 0,
      }),
    );
    paintFlames(scene, [hole.x + hole.width / 2, foot], hole.width);
    const floor = paintFloor(scene, darken(inks.wood, 0.1), 0.2);
    press.shade(circle([hole.x + hole.width / 2, foot], width), {
      centre: [hole.x + hole.width / 2, foot],
      radius: width,
      start: 0.5,
      end: 0,
    });
    return stageAt(scene, floor + frame.height * 0.12, floor);
  };

function paintFlames({ press }: PosterScene, [x, y]: Point, width: number): void {
  const flame = (dx: number, w: number, h: number): Path2D =>
    smooth(
      [
        [x + dx * width, y - h * width],
        [x + (dx + w) * width, y - h * width * 0.3],
        [x + dx * width, y],
        [x + (dx - w) * width, y - h * width * 0.3],
      ],
      true,
      0.6,
    );
  press.named('fire', () => {
    for (const [dx, h] of [
      [-0.2, 0.4],
      [0.2, 0.42],
      [0, 0.62],
    ] as const) {
      press.fill(flame(dx, 0.15, h), '#d9604a');
      press.fill(flame(dx, 0.1, h * 0.72), '#f0a03a');
      press.fill(flame(dx, 0.05, h * 0.42), '#fdeab0');
    }
    for (const turn of [-1, 1]) {
      press.fill(
        polygon([
          [x - width * 0.3, y - width * (0.03 + 0.05 * turn)],
          [x + width * 0.3, y - width * (0.03 - 0.05 * turn)],
          [x + width * 0.3, y + width * (0.04 + 0.05 * turn)],
          [x - width * 0.3, y + width * (0.04 - 0.05 * turn)],
        ]),
        '#5b3320',
      );
    }
  });
}

const SPINES = ['#8a1f33', '#1f4a34', '#c79a45', '#2f3f63', '#6b4426', '#d8cfbe'] as const;

function paintBooks(scene: PosterScene, inks: RoomInks): void {
  scene.press.named('bookshelf', () => {
    const { press, frame, random } = scene;
    const dice = random.fork('books');
    const rows = 4;
    const height = (frame.height * 0.8) / rows;
    for (let row = 0; row < rows; row++) {
      const board = frame.y + (row + 1) * height;
      for (let x = frame.x; x < frame.x + frame.width;) {
        const width = height * dice.range(0.1, 0.22);
        const tall = height * dice.range(0.62, 0.86);
        press.fill(
          rectangle({ x, y: board - tall, width, height: tall }),
          mixHex(dice.pick(SPINES), inks.wall, 0.25),
          { from: [x, 0], to: [x + width, 0], start: 0.2, end: -0.4 },
        );
        x += width * 1.04;
      }
      press.fill(
        rectangle({ x: frame.x, y: board, width: frame.width, height: height * 0.09 }),
        inks.wood,
      );
    }
  });
}
