import { circle, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, mixHex } from '#studio/litho/mix-colours.ts';
import type { Stage } from '#studio/litho/places/ground.ts';
import { bottomOf, inFrame, rightOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { darkInks } from './deco-ground.ts';
import type { DecoInks } from './deco-ground.ts';

const RAYS = 44;

/** What people of a poster stand before: a fan of rays, a ring behind their heads, towers in steps at both sides. */
export function portraitStage(scene: PosterScene): Stage {
  const { frame } = scene;
  const inks = darkInks(scene);
  const centre = inFrame(scene, 0.5, 0.46);
  paintFan(scene, inks, centre);
  const radius = Math.min(frame.width * 0.44, frame.height * 0.42);
  paintRing(scene, inks, centre, radius);
  paintTowers(scene, inks);
  paintInnerLines(scene, inks);
  const floor = bottomOf(scene) - frame.height * 0.08;
  return { floor, horizon: frame.y + frame.height * 0.8, line: inks.line };
}

/** Narrow rays over the whole frame, every other one with a golden edge. */
function paintFan({ press, frame }: PosterScene, inks: DecoInks, centre: Point): void {
  const reach = Math.hypot(frame.width, frame.height);
  press.fill(rectangle(frame), inks.ground, {
    centre,
    radius: reach * 0.6,
    start: 0.12,
    end: -0.6,
  });
  const along = (turn: number, far: number): Point => [
    centre[0] + Math.cos(turn) * far,
    centre[1] + Math.sin(turn) * far,
  ];
  for (let i = 0; i < RAYS; i++) {
    const from = (i / RAYS) * Math.PI * 2 - Math.PI / 2 - Math.PI / RAYS / 2;
    const to = from + Math.PI / RAYS;
    press.fill(polygon([centre, along(from, reach), along(to, reach)]), inks.ray, {
      centre,
      radius: reach * 0.66,
      start: 0.3,
      end: -0.45,
    });
    const middle = (from + to) / 2 + Math.PI / RAYS;
    const far = reach * (i % 2 ? 0.62 : 0.44);
    press.stroke(
      polygon([along(middle, reach * 0.2), along(middle, far)], false),
      mixHex(inks.halo, inks.ground, 0.35),
      press.unit * 2.4,
    );
    press.fill(circle(along(middle, far), press.unit * 5), inks.halo);
  }
}

function paintRing({ press }: PosterScene, inks: DecoInks, centre: Point, radius: number): void {
  for (const [share, colour] of [
    [1, inks.halo],
    [0.975, inks.ground],
    [0.94, inks.halo],
    [0.89, darken(inks.ground, 0.1)],
    [0.875, inks.halo],
    [0.86, inks.disc],
  ] as const) {
    const r = radius * share;
    press.fill(circle(centre, r), colour, {
      from: [centre[0] - r, centre[1] + r],
      to: [centre[0] + r, centre[1] - r],
      start: -0.5,
      end: 0.3,
    });
  }
}

/** Stepped like the towers of the time, higher towards the edges. */
function paintTowers(scene: PosterScene, inks: DecoInks): void {
  const { press, frame } = scene;
  const bottom = bottomOf(scene);
  const step = Math.min(frame.width * 0.05, press.unit * 46);
  for (const side of [-1, 1] as const)
    for (let i = 0; i < 4; i++) {
      const tall = frame.height * (0.14 + i * 0.085);
      const outer = side < 0 ? frame.x : rightOf(scene);
      const x = outer - side * step * (3 - i) - (side < 0 ? 0 : step);
      press.fill(
        rectangle({ x, y: bottom - tall, width: step, height: tall }),
        darken(inks.ray, 0.2),
        {
          from: [0, bottom - tall],
          to: [0, bottom],
          start: 0.35,
          end: -0.55,
        },
      );
      press.stroke(
        polygon(
          [
            [x, bottom],
            [x, bottom - tall],
            [x + step, bottom - tall],
            [x + step, bottom],
          ],
          false,
        ),
        inks.halo,
        press.unit * 2.6,
        'butt',
      );
    }
}

/** Two golden lines along the frame with stepped corners. */
function paintInnerLines({ press, frame }: PosterScene, inks: DecoInks): void {
  const u = press.unit;
  for (const [inset, width, corner] of [
    [16, 4, 0],
    [27, 2, 20],
  ] as const) {
    const [l, t] = [frame.x + inset * u, frame.y + inset * u];
    const [r, b] = [frame.x + frame.width - inset * u, frame.y + frame.height - inset * u];
    const c = corner * u;
    const line: Point[] =
      c === 0
        ? [
            [l, t],
            [r, t],
            [r, b],
            [l, b],
          ]
        : [
            [l + c, t],
            [r - c, t],
            [r - c, t + c],
            [r, t + c],
            [r, b - c],
            [r - c, b - c],
            [r - c, b],
            [l + c, b],
            [l + c, b - c],
            [l, b - c],
            [l, t + c],
            [l + c, t + c],
          ];
    press.stroke(polygon(line), inks.halo, width * u, 'butt');
  }
}
