import { circle, ellipse, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { Stage } from '#studio/litho/places/ground.ts';
import { roomBrush } from '#studio/litho/places/indoors/room-parts.ts';

/** A pond under its red bridge, a lantern of stone, a tree in blossom. */
export function paintJapaneseGarden(scene: PosterScene, { horizon }: Stage): void {
  const { press, frame } = scene;
  const brush = roomBrush(scene, horizon);
  const { oval, line, box, poly, half } = brush;
  oval([0, -0.05, half * 0.92, 0.085], '#5fa3ad');
  const arch = (lift: number) =>
    Array.from({ length: 15 }, (_, i): readonly [number, number] => {
      const u = i / 14;
      return [-0.3 + u * 0.6, Math.sin(u * Math.PI) * 0.13 - 0.03 + lift];
    });
  line(arch(0), 0.03, '#b8353a');
  line(arch(0.08), 0.014, '#b8353a');
  for (const [x, y] of arch(0).filter((_, i) => i % 2 === 0))
    line(
      [
        [x, y],
        [x, y + 0.085],
      ],
      0.012,
      '#8a1f33',
    );
  const x = half * 0.68;
  box([x - 0.018, 0, 0.036, 0.12], '#8f8a84');
  box([x - 0.045, 0.12, 0.09, 0.06], '#a39c94');
  box([x - 0.018, 0.13, 0.036, 0.04], '#f6d27a');
  poly(
    [
      [x - 0.085, 0.18],
      [x + 0.085, 0.18],
      [x + 0.02, 0.24],
      [x - 0.02, 0.24],
    ],
    '#6f6a6c',
  );
  line(
    [
      [-half * 0.8, -0.02],
      [-half * 0.74, 0.2],
      [-half * 0.66, 0.34],
    ],
    0.03,
    '#5b3320',
  );
  const dice = scene.random.fork('blossom');
  for (let i = 0; i < 34; i++) {
    const at: Point = [
      frame.x + frame.width * dice.range(0.02, 0.34),
      horizon - frame.height * dice.range(0.24, 0.5),
    ];
    press.fill(
      circle(at, frame.height * dice.range(0.018, 0.036)),
      dice.pick(['#efb3c0', '#f4c9b0', '#f7d6dc']),
    );
  }
}

/** Snow blocks built into a dome. */
export function paintIgloo(scene: PosterScene, { horizon }: Stage): void {
  const { press, frame } = scene;
  const [x, y] = [frame.x + frame.width * 0.3, horizon + frame.height * 0.08];
  const radius = frame.height * 0.24;
  press.fill(
    smooth(
      Array.from({ length: 15 }, (_, i): Point => {
        const turn = Math.PI + (i / 14) * Math.PI;
        return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius * 0.86];
      }),
      true,
      0.2,
    ),
    '#eef3f4',
    { from: [x - radius, 0], to: [x + radius, 0], start: 0.2, end: -0.4 },
  );
  for (const share of [0.25, 0.5, 0.72])
    press.stroke(
      polygon(
        [
          [x - radius * Math.sqrt(1 - share * share), y - radius * 0.86 * share],
          [x + radius * Math.sqrt(1 - share * share), y - radius * 0.86 * share],
        ],
        false,
      ),
      '#b9cbe2',
      press.unit * 3,
    );
  const above = { x: x - radius, y: y - radius, width: radius * 2.2, height: radius };
  press.clipped(rectangle(above), () => {
    press.fill(ellipse([x + radius * 0.5, y], radius * 0.42, radius * 0.46), '#dde8ee');
    press.fill(ellipse([x + radius * 0.55, y], radius * 0.28, radius * 0.34), '#3a4a66');
  });
}
