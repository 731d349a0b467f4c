import type { Random } from '#studio/random.ts';
import { circle, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { paintSky } from './land/sky.ts';
import { paintCrowd } from './crowd.ts';

const FLAGS = ['#a3182c', '#e0a63e', '#f4ead6', '#2b6f77', '#7a2a52'] as const;

/** Tents and lanterns at dusk, a crowd in silhouette and one glass raised above it. */
export const paintFestival: PaintScene = (scene) => {
  const { press, frame, spec, random } = scene;
  const ground = bottomOf(scene) - frame.height * 0.2;
  paintSky(scene, {
    centre: [frame.x + frame.width * 0.5, ground - frame.height * 0.05],
    radius: frame.height * 0.12,
  });
  paintTents(scene, ground);
  paintGarlands(scene);
  paintCrowd(scene, ground);
  const tall = Math.min(frame.height * 0.66, frame.width * 0.7);
  const offsets = spec.glasses > 1 ? [-0.16, 0.16] : [0];
  for (const u of offsets) {
    const x = frame.x + frame.width * (0.5 + u);
    drawGlass(press, {
      base: [x, bottomOf(scene) - frame.height * 0.05],
      heightPx: tall,
      shape: spec.glass,
      wine: spec.wine,
      random: random.fork(`glass ${u}`),
      lightSide: 1,
    });
  }
};

/** Striped marquees with a pennant on each pole; behind something large they are far, and leave it the middle. */
export function paintTents(scene: PosterScene, ground: number, isBehind = false): void {
  scene.press.named('stall', () => {
    const { press, frame } = scene;
    const random = scene.random.fork('tents');
    const count = Math.max(3, Math.round(frame.width / (frame.height * 0.32)));
    for (let i = 0; i < count; i++) {
      const near = (frame.width / count) * 1.12;
      const u = (i + 0.5) / count;
      const tall = frame.height * random.range(0.24, 0.34);
      const ink = random.pick(FLAGS);
      const [width, height] = isBehind ? [near * FAR, tall * FAR] : [near, tall];
      if (isBehind && Math.abs(u - 0.5) < MIDDLE) continue;
      const x = frame.x + frame.width * (isBehind ? 0.5 + (u - 0.5) * ASIDE : u);
      paintTent(scene, [x, ground + press.unit * 20], width, height, ink);
    }
  });
}

const FAR = 0.62;
const MIDDLE = 0.2;
/** Nearer to the edges. */
const ASIDE = 1.14;

function paintTent(
  { press }: PosterScene,
  [x, y]: Point,
  width: number,
  height: number,
  colour: string,
): void {
  const half = width / 2;
  const eave = y - height * 0.52;
  const peak: Point = [x, y - height];
  const stripes = 6;
  const hall = rectangle({ x: x - half, y: eave, width, height: y - eave });
  press.fill(hall, darken(colour, 0.6));
  for (let i = 0; i < stripes; i++) {
    const left = x - half + (width * i) / stripes;
    const right = left + width / stripes;
    const ink = i % 2 ? '#f4ead6' : colour;
    press.fill(polygon([peak, [left, eave], [right, eave]]), ink, {
      from: [x - half, 0],
      to: [x + half, 0],
      start: 0.15,
      end: -0.6,
    });
    press.fill(
      polygon([
        [left, eave],
        [right, eave],
        [right - width * 0.02, y],
        [left + width * 0.02, y],
      ]),
      darken(ink, 0.3),
      { from: [0, eave], to: [0, y], start: -0.3, end: -0.7 },
    );
    press.fill(
      smooth(
        [
          [left, eave],
          [right, eave],
          [(left + right) / 2, eave + height * 0.09],
        ],
        true,
        0.6,
      ),
      ink,
    );
  }
  press.stroke(polygon([peak, [x, peak[1] - height * 0.16]], false), '#2a1a20', press.unit * 3);
  press.fill(
    polygon([
      [x, peak[1] - height * 0.16],
      [x + height * 0.2, peak[1] - height * 0.11],
      [x, peak[1] - height * 0.06],
    ]),
    colour,
  );
}

/** Cords of lamps and little flags across the sky. */
export function paintGarlands(scene: PosterScene): void {
  const { press, frame } = scene;
  const random = scene.random.fork('garlands');
  for (const [row, start] of [0.06, 0.15, 0.25].entries()) {
    const sag = frame.height * random.range(0.06, 0.1);
    const tilt = frame.height * random.range(-0.05, 0.05);
    const at = (t: number): Point => [
      frame.x + frame.width * t,
      frame.y + frame.height * start + tilt * (t - 0.5) + Math.sin(t * Math.PI) * sag,
    ];
    press.stroke(
      smooth(
        Array.from({ length: 15 }, (_, i) => at(i / 14)),
        false,
      ),
      '#2a1a20',
      press.unit * 2.4,
    );
    const count = Math.round(frame.width / (press.unit * 62));
    for (let i = 0; i < count; i++) hang(scene, at((i + 0.5) / count), row % 2 === 0, random);
  }
}

function hang({ press }: PosterScene, [x, y]: Point, isLamp: boolean, random: Random): void {
  const size = press.unit * 13;
  if (!isLamp) {
    press.fill(
      polygon([
        [x - size, y],
        [x + size, y],
        [x, y + size * 2],
      ]),
      random.pick(FLAGS),
      { from: [x - size, 0], to: [x + size, 0], start: 0.2, end: -0.5 },
    );
    return;
  }
  press.shade(circle([x, y + size], size * 3.4), {
    centre: [x, y + size],
    radius: size * 3.4,
    start: 0.75,
    end: 0,
  });
  press.fill(circle([x, y + size], size * 0.82), '#fff0bd', {
    centre: [x, y + size],
    radius: size,
    start: 0.4,
    end: -0.2,
  });
}
