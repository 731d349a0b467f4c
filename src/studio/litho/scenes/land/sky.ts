import type { Random } from '#studio/random.ts';
import { circle, polygon, rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

export interface Sun {
  centre: Point;
  radius: number;
}

const BANDS = 9;
const DISCS = new Set<ThingId>(['sun', 'moon', 'crescent_moon']);

/** Flat bands of colour around the sun or the moon, reaching the corners. */
export function paintSky(scene: PosterScene, sun: Sun): void {
  const { press, frame, palette } = scene;
  press.fill(rectangle(frame), palette.sky[4]);
  const reach = Math.hypot(frame.width, frame.height) * 0.78;
  for (let i = BANDS; i >= 0; i--) {
    const t = i / BANDS;
    const radius = sun.radius + t ** 1.15 * reach;
    press.fill(circle(sun.centre, radius), skyColour(palette.sky, t), {
      centre: sun.centre,
      radius,
      start: 0,
      end: -0.2,
    });
  }
  if (palette.isNight) paintStars(scene);
  const isWet = scene.spec.weather === 'rain' || scene.spec.weather === 'storm';
  // One that is asked for by name hangs there already.
  const isNamed = scene.spec.things.some(({ thing }) => DISCS.has(thing));
  if (!isWet && !isNamed) paintDisc(scene, sun);
}

function skyColour(sky: readonly string[], t: number): string {
  const position = t * (sky.length - 1);
  const lower = Math.min(sky.length - 2, Math.floor(position));
  return mixHex(sky[lower] ?? '#fff', sky[lower + 1] ?? '#fff', position - lower);
}

function paintDisc({ press, palette }: PosterScene, { centre, radius }: Sun): void {
  const [x, y] = centre;
  press.fill(circle(centre, radius), palette.sun, {
    from: [x, y - radius],
    to: [x, y + radius],
    start: 0.3,
    end: -0.26,
  });
  if (!palette.isNight) return;
  const seas: readonly (readonly [number, number, number])[] = [
    [-0.3, -0.2, 0.22],
    [0.25, 0.15, 0.28],
    [-0.1, 0.45, 0.14],
  ];
  for (const [dx, dy, size] of seas) {
    press.veil(circle([x + dx * radius, y + dy * radius], radius * size), '#d9cfae', 0.55);
  }
}

/** Points of light; where they were asked for, many, and some that twinkle. */
function paintStars({ press, frame, random, spec }: PosterScene): void {
  const areAsked = spec.things.some(({ thing }) => thing === 'stars');
  press.named('stars', () => {
    const stars = random.fork('stars');
    const heaven = { ...frame, height: frame.height * 0.5 };
    // So many are a light of their own.
    if (areAsked) press.veil(rectangle(heaven), '#c9d4f2', 0.06);
    for (let i = 0; i < (areAsked ? 170 : 90); i++) {
      const at: Point = [
        frame.x + stars.next() * frame.width,
        frame.y + stars.next() * frame.height * 0.55,
      ];
      const size = press.unit * stars.range(0.8, 2.6);
      press.fill(areAsked && i % 5 === 0 ? twinkle(at, size * 4.4) : circle(at, size), '#fdf6dc');
    }
  });
}

/** Four long rays. */
const twinkle = ([x, y]: Point, reach: number) =>
  polygon(
    Array.from({ length: 8 }, (_, i): Point => {
      const far = i % 2 === 0 ? reach : reach * 0.2;
      return [x + Math.cos((i * Math.PI) / 4) * far, y + Math.sin((i * Math.PI) / 4) * far];
    }),
  );

/** Slanting streaks over everything: called when the scene is done. */
export function paintRain({ press, frame, random }: PosterScene): void {
  const drops = random.fork('rain');
  for (let i = 0; i < 130; i++) {
    const x = frame.x + drops.next() * frame.width;
    const y = frame.y + drops.next() * frame.height;
    const length = press.unit * drops.range(18, 40);
    const streak = polygon(
      [
        [x, y],
        [x - length * 0.3, y + length],
      ],
      false,
    );
    press.colour.globalAlpha = 0.62;
    press.stroke(streak, '#e8eef2', press.unit * 1.6);
    press.colour.globalAlpha = 1;
  }
}

/** Stacked lozenges, the deco way to draw a cloud. */
export function paintClouds(scene: PosterScene, sun: Sun, count: number): void {
  const random = scene.random.fork('clouds');
  for (let i = 0; i < count; i++) paintCloud(scene, sun, random);
}

function paintCloud({ press, frame, palette }: PosterScene, sun: Sun, random: Random): void {
  // In a low picture clouds are as small as in a square of its height.
  const size = Math.min(1, (frame.height * 1.2) / frame.width);
  const width = frame.width * random.range(0.14, 0.34) * size;
  const height = press.unit * random.range(11, 20) * size;
  const x = frame.x + frame.width * random.range(0.05, 0.95);
  const y = frame.y + frame.height * random.range(0.07, 0.34);
  const isNear = Math.hypot(x - sun.centre[0], y - sun.centre[1]) < frame.width * 0.35;
  const colour = isNear
    ? mixHex(palette.sky[0], palette.sun, 0.4)
    : mixHex(palette.sky[3], palette.sky[0], 0.5);
  const tiers = [
    [1, 0],
    [0.72, 0.1],
    [0.46, -0.12],
  ] as const;
  tiers.forEach(([share, shift], tier) => {
    const w = width * share;
    const top = y - tier * height * 0.82;
    const lozenge = { x: x + width * shift - w / 2, y: top - height / 2, width: w, height };
    press.fill(roundedRectangle(lozenge, height / 2), colour, {
      from: [x, top - height / 2],
      to: [x, top + height / 2],
      start: 0.5,
      end: -0.35,
    });
  });
}

export function paintBirds(scene: PosterScene, at: Point): void {
  const { press, palette } = scene;
  const random = scene.random.fork('birds');
  const ctx = press.colour;
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = press.unit * 3;
  ctx.lineCap = 'round';
  for (let i = 0; i < 5; i++) {
    const x = at[0] + press.unit * (i * 34 + random.range(0, 14));
    const y = at[1] + press.unit * (random.range(0, 60) - i * 9);
    const wing = press.unit * random.range(7, 12);
    ctx.beginPath();
    ctx.moveTo(x - wing, y);
    ctx.quadraticCurveTo(x - wing * 0.4, y - wing * 0.8, x, y);
    ctx.quadraticCurveTo(x + wing * 0.4, y - wing * 0.8, x + wing, y);
    ctx.stroke();
  }
}
