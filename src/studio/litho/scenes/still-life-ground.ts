import { circle, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf, inFrame } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { paintHalo, paintRays } from './deco-ground.ts';
import type { DecoInks } from './deco-ground.ts';
import { paintSky } from './land/sky.ts';
import { paintFarCountry } from './land/terrain.ts';
import { paintNearRows } from './land/vines.ts';

type PaintGround = (scene: PosterScene, inks: DecoInks) => void;

/** Rays and a golden disc. */
const halo: PaintGround = (scene, inks) => {
  const { frame, random } = scene;
  const centre = inFrame(scene, 0.5, 0.42);
  paintRays(scene, inks, centre, random.fork('rays').pick([14, 18, 22]));
  paintHalo(scene, inks, centre, Math.min(frame.width * 0.44, frame.height * 0.42));
};

/** An arch through which the vineyard is seen. */
const arch: PaintGround = (scene, inks) => {
  const { press, frame } = scene;
  press.fill(rectangle(frame), inks.ground, {
    from: [0, frame.y],
    to: [0, bottomOf(scene)],
    start: 0.1,
    end: -0.5,
  });
  const width = Math.min(frame.width * 0.74, frame.height * 0.9);
  const box = {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + frame.height * 0.07,
    width,
    height: frame.height,
  };
  const inset = Math.min(frame.width, frame.height) * 0.028;
  press.fill(archPath(box, -inset), inks.halo, {
    from: [box.x, 0],
    to: [box.x + width, 0],
    start: -0.4,
    end: 0.3,
  });
  press.clipped(archPath(box, 0), () =>
    paintView({ ...scene, frame: { ...box, height: frame.height * 0.78 } }),
  );
};

function archPath({ x, y, width, height }: PosterScene['frame'], inset: number) {
  const radius = width / 2 - inset;
  const middle = x + width / 2;
  const points: Point[] = [[middle - radius, y + height]];
  for (let i = 0; i <= 24; i++) {
    const angle = Math.PI + (i / 24) * Math.PI;
    points.push([middle + Math.cos(angle) * radius, y + width / 2 + Math.sin(angle) * radius]);
  }
  points.push([middle + radius, y + height]);
  return polygon(points);
}

function paintView(view: PosterScene): void {
  const { frame, press } = view;
  const horizon = frame.y + frame.height * 0.62;
  const sun = {
    centre: inFrame(view, view.random.fork('sun').range(0.3, 0.7), 0.5),
    radius: frame.width * 0.16,
  };
  paintSky(view, sun);
  paintFarCountry(view, sun, horizon);
  paintNearRows(view, {
    top: horizon + frame.height * 0.1,
    vanishing: [sun.centre[0], horizon + frame.height * 0.03],
    lightX: sun.centre[0],
    rowGap: press.unit * 110,
  });
}

/** A great half disc and a fan of flat stripes, as a modernist would cut them from paper. */
const cutPaper: PaintGround = (scene, inks) => {
  const { press, frame, random } = scene;
  const dice = random.fork('cut paper');
  const side = dice.pick([1, -1] as const);
  press.fill(rectangle(frame), inks.ground, {
    from: [frame.x, frame.y],
    to: [frame.x, bottomOf(scene)],
    start: 0.15,
    end: -0.4,
  });
  const corner: Point = [side > 0 ? frame.x + frame.width : frame.x, frame.y];
  const reach = Math.hypot(frame.width, frame.height);
  for (let i = 6; i > 0; i--) {
    const colour = mixHex(
      inks.ray,
      i % 2 ? inks.halo : darken(inks.ground, 0.2),
      i % 2 ? 0.35 : 0.5,
    );
    press.fill(circle(corner, reach * 0.16 * i), colour, {
      centre: corner,
      radius: reach * 0.16 * i,
      start: 0.2,
      end: -0.45,
    });
  }
  const disc = inFrame(scene, side > 0 ? 0.4 : 0.6, 0.5);
  const radius = Math.min(frame.width * 0.38, frame.height * 0.36);
  press.fill(circle(disc, radius), inks.disc, {
    from: [disc[0] - radius, disc[1] + radius],
    to: [disc[0] + radius, disc[1] - radius],
    start: -0.5,
    end: 0.3,
  });
};

/** Four seeds of one still life should not look like one wallpaper. */
export function paintStillLifeGround(scene: PosterScene, inks: DecoInks): void {
  const { spec, random } = scene;
  const isModern = spec.moods.some((mood) => mood === 'modern' || mood === 'minimal');
  const paint = isModern
    ? cutPaper
    : random.fork('still life ground').pick([halo, halo, arch, cutPaper]);
  paint(scene, inks);
}
