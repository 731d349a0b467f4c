import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import { dropShadow } from '#studio/litho/props/table-item.ts';
import { heroSide, paintVineyard } from './vineyard.ts';

/** The vineyard in its season with a crate of grapes in front. */
export const paintHarvest: PaintScene = (scene) => {
  paintVineyard({ ...scene, spec: { ...scene.spec, subjects: ['harvest', 'vineyard'] } });
  const { frame } = scene;
  const width = Math.min(frame.width * 0.5, frame.height * 0.62);
  const x = frame.x + frame.width * (0.5 - heroSide(scene) * 0.21);
  drawCrate(scene, [x, bottomOf(scene) - frame.height * 0.06], width);
};

function drawCrate(scene: PosterScene, [x, y]: Point, width: number): void {
  const { press, spec, palette } = scene;
  const random = scene.random.fork('grapes');
  const height = width * 0.42;
  const half = width / 2;
  dropShadow(press, [x, y], half * 1.2, height * 0.16);
  press.fill(
    polygon([
      [x - half * 0.94, y - height],
      [x + half * 0.94, y - height],
      [x + half * 0.86, y - height * 1.16],
      [x - half * 0.86, y - height * 1.16],
    ]),
    '#5b3a20',
  );
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.5) / 7;
    const stalk: Point = [
      x - half * 0.82 + width * 0.82 * t,
      y - height * random.range(1.35, 1.62),
    ];
    if (i % 2 === 0) {
      drawVineLeaf(press, {
        at: [stalk[0], stalk[1] + height * 0.1],
        sizePx: height * 0.62,
        turn: random.range(-0.9, 0.9),
        colour: mixHex(palette.rows[1], palette.rows[3], random.range(0, 0.6)),
        vein: mixHex(palette.rows[0], '#fff2c8', 0.4),
      });
    }
    drawCluster(press, {
      stalk,
      heightPx: height * random.range(0.85, 1.05),
      wine: spec.wine,
      random: random.fork(`bunch ${i}`),
      lightSide: 1,
      turn: random.range(-0.35, 0.35),
    });
  }
  for (let row = 0; row < 3; row++) {
    const plank = { x: x - half, y: y - height + row * height * 0.34, width, height: height * 0.3 };
    press.fill(rectangle(plank), row % 2 ? '#b27a45' : '#c08850', {
      from: [x - half, 0],
      to: [x + half, 0],
      start: -0.6,
      end: 0.25,
    });
  }
  for (const post of [-1, 0.84]) {
    press.fill(
      rectangle({
        x: x + half * post,
        y: y - height * 1.04,
        width: half * 0.16,
        height: height * 1.06,
      }),
      '#8a5a30',
      { from: [0, y - height], to: [0, y], start: 0.2, end: -0.5 },
    );
  }
}
