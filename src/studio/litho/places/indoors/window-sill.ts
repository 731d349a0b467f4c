import { fold } from '#studio/lexicon/matching/normalise.ts';
import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { PaintGround } from '#studio/litho/places/ground.ts';
import { diningStage } from '#studio/litho/places/rooms.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { roomInks } from '#studio/litho/scenes/interior.ts';
import { paintClouds, paintRain, paintSky } from '#studio/litho/scenes/land/sky.ts';
import { paintFarCountry } from '#studio/litho/scenes/land/terrain.ts';
import { paintNearRows } from '#studio/litho/scenes/land/vines.ts';
import { isSill } from '#studio/places/words/window-sills.ts';
import { paintWall, stageAt } from './room-parts.ts';

/** By a window: a table before it, or its sill where things were said to stand on that. */
export const windowStage: PaintGround = (scene) => {
  const { figures, prompt } = scene.spec;
  return figures.length === 0 && isSill(fold(prompt)) ? sillStage(scene) : diningStage(scene);
};

/** Heights in the frame: head of the window, far and near edge of its board, and where things stand. */
const [HEAD, FAR, NEAR, STAND] = [0.07, 0.76, 0.87, 0.84];
/** Width of the bars between the panes, in widths of the frame. */
const BAR = 0.022;
const WOOD = '#e9dcc2';

/** The open land behind four panes, and before them a board as wide as the picture. */
const sillStage: PaintGround = (scene) => {
  const { frame, random } = scene;
  const inks = roomInks(random.fork('room'));
  paintWall(scene, inks);
  const at = (share: number) => frame.y + frame.height * share;
  const width = Math.min(frame.width * 0.84, frame.height * 1.1);
  const pane: Rect = {
    x: frame.x + (frame.width - width) / 2,
    y: at(HEAD),
    width,
    height: at(FAR) - at(HEAD),
  };
  paintPanes(scene, pane);
  paintBoard(scene, [at(FAR), at(NEAR)]);
  return { ...stageAt(scene, at(STAND), at(FAR), '#f6efe0'), edge: at(FAR) };
};

function paintPanes(scene: PosterScene, pane: Rect): void {
  const { press } = scene;
  const bar = pane.width * BAR;
  press.named('window', () => {
    const around = {
      x: pane.x - bar,
      y: pane.y - bar,
      width: pane.width + bar * 2,
      height: pane.height + bar,
    };
    press.fill(rectangle(around), WOOD, {
      from: [pane.x, 0],
      to: [pane.x + pane.width, 0],
      start: 0.2,
      end: -0.3,
    });
    press.clipped(rectangle(pane), () => paintOutside({ ...scene, frame: pane }));
    for (const [x, y, width, height] of [
      [pane.x + (pane.width - bar) / 2, pane.y, bar, pane.height],
      [pane.x, pane.y + pane.height * 0.36, pane.width, bar],
    ] as const)
      press.fill(rectangle({ x, y, width, height }), darken(WOOD, 0.08));
  });
}

/** Rain runs outside, where it falls. */
function paintOutside(view: PosterScene): void {
  const { frame, press, random, spec } = view;
  const horizon = frame.y + frame.height * 0.62;
  const across = random.fork('sun').range(0.2, 0.8);
  const sun = {
    centre: [frame.x + frame.width * across, horizon - frame.height * 0.14] as const,
    radius: Math.min(frame.width, frame.height) * 0.12,
  };
  paintSky(view, sun);
  paintClouds(view, sun, 2);
  paintFarCountry(view, sun, horizon);
  paintNearRows(view, {
    top: horizon + frame.height * 0.1,
    vanishing: [frame.x + frame.width / 2, horizon + frame.height * 0.03],
    lightX: sun.centre[0],
    rowGap: press.unit * 110,
  });
  if (spec.weather === 'rain' || spec.weather === 'storm') paintRain(view);
}

function paintBoard(scene: PosterScene, [far, near]: readonly [number, number]): void {
  const { press, frame } = scene;
  const [left, right] = [frame.x, frame.x + frame.width];
  press.named('window_sill', () => {
    const inset = frame.width * 0.03;
    press.fill(
      polygon([
        [left + inset, far],
        [right - inset, far],
        [right, near],
        [left, near],
      ]),
      lighten(WOOD, 0.2),
      { from: [0, far], to: [0, near], start: -0.2, end: 0.3 },
    );
    const front = { x: left, y: near, width: frame.width, height: frame.height * 0.045 };
    press.fill(rectangle(front), mixHex(WOOD, '#8a6a4a', 0.3), {
      from: [0, near],
      to: [0, bottomOf(scene)],
      start: 0.1,
      end: -0.6,
    });
  });
}
