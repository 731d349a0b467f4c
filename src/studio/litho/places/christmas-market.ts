import { circle, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { paintGarlands } from '#studio/litho/scenes/festival.ts';
import type { PaintGround } from './ground.ts';
import { drawFir, paintFlakes } from './snow.ts';

const NIGHT = ['#0f1d3a', '#31406b'] as const;
const SNOW = '#eef1f4';
const WOODS = ['#7d4a2a', '#8f5a35', '#6c3d25'] as const;

/** Wooden huts under snow with their shutters open and lit, a fir with a star, garlands of lamps. */
export const christmasMarketStage: PaintGround = (scene) => {
  const { press, frame } = scene;
  const ground = bottomOf(scene) - frame.height * 0.2;
  press.fill(rectangle(frame), NIGHT[0], {
    from: [frame.x, frame.y],
    to: [frame.x, ground],
    start: -0.2,
    end: 0.5,
  });
  press.fill(
    rectangle({ x: frame.x, y: ground, width: frame.width, height: bottomOf(scene) - ground }),
    SNOW,
    { from: [frame.x, ground], to: [frame.x, bottomOf(scene)], start: -0.35, end: 0.1 },
  );
  press.named('christmas_tree', () => {
    const foot: Point = [frame.x + frame.width * 0.5, ground + frame.height * 0.02];
    const tall = frame.height * 0.56;
    drawFir(scene, foot, tall);
    for (const [u, v] of BAUBLES)
      press.fill(
        circle([foot[0] + u * tall, foot[1] - v * tall], tall * 0.018),
        u > 0 ? '#e0a63e' : '#c8202f',
      );
    press.fill(star([foot[0], foot[1] - tall * 1.02], tall * 0.06), '#f6d467');
  });
  press.named('stall', () => {
    for (const [i, u] of [0.16, 0.84].entries())
      drawHut(
        scene,
        [frame.x + frame.width * u, ground + frame.height * 0.05],
        WOODS[i] ?? WOODS[0],
      );
  });
  paintGarlands(scene);
  paintFlakes(scene);
  return { floor: frame.y + frame.height * 0.94, horizon: ground, line: '#fff7ea' };
};

/** On the boughs, from the foot, in heights of the tree. */
const BAUBLES = [
  [-0.16, 0.28],
  [0.12, 0.24],
  [-0.04, 0.36],
  [0.14, 0.42],
  [-0.12, 0.48],
  [0.03, 0.56],
  [0.08, 0.66],
  [-0.06, 0.7],
] as const;

function star([x, y]: Point, radius: number) {
  return polygon(
    Array.from({ length: 10 }, (_, i): Point => {
      const angle = (Math.PI * i) / 5 - Math.PI / 2;
      const r = i % 2 ? radius * 0.45 : radius;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    }),
  );
}

function drawHut({ press, frame }: PosterScene, [x, y]: Point, wood: string): void {
  const width = frame.width * 0.34;
  const tall = frame.height * 0.34;
  const [left, eave] = [x - width / 2, y - tall * 0.66];
  press.fill(rectangle({ x: left, y: eave, width, height: y - eave }), wood, {
    from: [left, eave],
    to: [left + width, y],
    start: 0.2,
    end: -0.4,
  });
  for (let i = 1; i < 6; i++)
    press.stroke(
      polygon(
        [
          [left + (width * i) / 6, eave],
          [left + (width * i) / 6, y],
        ],
        false,
      ),
      darken(wood, 0.3),
      press.unit * 2,
    );
  const sill = y - tall * 0.26;
  const hatch = {
    x: left + width * 0.12,
    y: eave + tall * 0.06,
    width: width * 0.76,
    height: sill - eave - tall * 0.06,
  };
  press.fill(rectangle(hatch), '#ffd27a', {
    centre: [x, hatch.y],
    radius: width * 0.5,
    start: 0.6,
    end: -0.2,
  });
  press.fill(
    rectangle({ x: left + width * 0.04, y: sill, width: width * 0.92, height: tall * 0.05 }),
    darken(wood, 0.25),
  );
  for (const u of [0.24, 0.4, 0.58, 0.74])
    press.fill(
      rectangle({
        x: left + width * u - width * 0.025,
        y: sill - tall * 0.075,
        width: width * 0.05,
        height: tall * 0.075,
      }),
      '#a3182c',
    );
  const roof = polygon([
    [left - width * 0.08, eave + tall * 0.03],
    [x, y - tall * 1.04],
    [left + width * 1.08, eave + tall * 0.03],
  ]);
  press.fill(roof, SNOW, { from: [left, eave], to: [left + width, eave], start: 0.3, end: -0.4 });
  press.fill(
    rectangle({
      x: left - width * 0.08,
      y: eave,
      width: width * 1.16,
      height: tall * 0.045,
    }),
    '#c8d2dc',
  );
}
