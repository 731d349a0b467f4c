import { circle, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { inFrame } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import { paintSky } from './land/sky.ts';
import { paintFarCountry } from './land/terrain.ts';
import { paintNearRows } from './land/vines.ts';

/** One great bunch under its leaves, the country far below. */
export const paintGrapes: PaintScene = (scene) => {
  const { frame, press } = scene;
  const random = scene.random.fork('grapes');
  const side = random.pick([1, -1] as const);
  const horizon = frame.y + frame.height * 0.78;
  const sun = {
    centre: inFrame(scene, side > 0 ? 0.56 : 0.44, 0.46),
    radius: Math.min(frame.width, frame.height) * 0.33,
  };
  paintSky(scene, sun);
  paintFarCountry(scene, sun, horizon);
  paintNearRows(scene, {
    top: horizon + frame.height * 0.06,
    vanishing: [sun.centre[0], horizon],
    lightX: sun.centre[0],
    rowGap: press.unit * 120,
  });
  const stalk = inFrame(scene, 0.5 + random.range(-0.04, 0.04), 0.13);
  const height = Math.min(frame.height * 0.72, frame.width * 0.85);
  drawCane(scene, stalk[1]);
  const leaves = layLeaves(scene, stalk, height);
  for (const leaf of leaves.back) drawVineLeaf(press, leaf);
  drawCluster(press, {
    stalk,
    heightPx: height,
    wine: scene.spec.wine,
    random: random.fork('berries'),
    lightSide: side,
  });
  for (const leaf of leaves.front) drawVineLeaf(press, leaf);
  drawTendril(scene, stalk, height, side);
};

function layLeaves(scene: PosterScene, [x, y]: Point, height: number) {
  const random = scene.random.fork('leaves');
  const { palette } = scene;
  const leaf = (dx: number, dy: number, turn: number, size: number) => ({
    at: [x + dx * height, y + dy * height] as const,
    sizePx: height * size,
    turn: turn + random.range(-0.15, 0.15),
    colour: mixHex(palette.rows[1], palette.rows[3], random.range(0.1, 0.7)),
    vein: mixHex(palette.rows[1], '#f6eec0', 0.45),
  });
  return {
    back: [
      leaf(-0.1, -0.02, -2.1, 0.56),
      leaf(0.12, 0, 2, 0.54),
      leaf(-0.5, -0.06, -2.6, 0.44),
      leaf(0.52, -0.06, 2.7, 0.42),
    ],
    front: [leaf(-0.05, -0.05, -1.2, 0.36), leaf(0.08, -0.06, 1.35, 0.34)],
  };
}

/** The woody cane the bunch hangs from. */
function drawCane({ press, frame }: PosterScene, y: number): void {
  const x = frame.x;
  const w = frame.width;
  const cane = smooth(
    [
      [x - 20, y - 14],
      [x + w * 0.25, y + 6],
      [x + w * 0.5, y - 10],
      [x + w * 0.75, y + 4],
      [x + w + 20, y - 12],
    ],
    false,
  );
  press.stroke(cane, '#5a3d26', press.unit * 20);
  press.clipped(rectangle(frame), () => press.stroke(cane, '#8a6440', press.unit * 8));
}

function drawTendril({ press }: PosterScene, [x, y]: Point, height: number, side: number): void {
  const points: Point[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    const radius = height * 0.07 * (1 - t);
    points.push([
      x - side * height * (0.3 + 0.08 * t) + Math.cos(t * 14) * radius,
      y + height * (0.02 + 0.26 * t) + Math.sin(t * 14) * radius,
    ]);
  }
  press.stroke(smooth(points, false), '#7d8a45', press.unit * 4);
  press.fill(circle(points.at(-1) ?? [x, y], press.unit * 3), '#7d8a45');
}
