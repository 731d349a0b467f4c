import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { outlineOf, type FlatCut } from '#studio/litho/things/outlines.ts';
import { LAND_VISITORS, type LandVisitor } from '#studio/places/land-visitors.ts';
import type { Random } from '#studio/random.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';
import { drawBalloon } from './balloon.ts';
import { drawnSprite } from './drawn-sprite.ts';

/** Asked for, and out on the land. */
export interface Visiting {
  thing: LandVisitor;
  count: number;
}

const ICONS: Partial<Record<LandVisitor, string>> = { sheep: 'ewe' };
/** Share of the frame's height that one of them takes. */
const SHARE = { ground: 0.2, aloft: 0.2 };
/** Feet are no lower than this share of the frame. */
const LOWEST_FOOT = 0.86;
const SHADOW = 'rgba(16,14,8,0.55)';

/** Animals and machines stand where the heroes leave room; balloons rise above them. */
export function buildVisitors(
  canvas: LandscapeCanvas,
  visitors: readonly Visiting[],
  random: Random,
): Sprite[] {
  return visitors.flatMap(({ thing, count }) =>
    thing === 'hot_air_balloon'
      ? balloons(canvas, count, random.fork(thing))
      : onGround(canvas, { thing, count }, random.fork(thing)),
  );
}

function balloons(canvas: LandscapeCanvas, count: number, random: Random): Sprite[] {
  const { view, spec } = canvas;
  const { metres } = LAND_VISITORS.hot_air_balloon;
  return Array.from({ length: count }, (_, i) => {
    // Each a little farther and higher than the one before.
    const share = SHARE.aloft / (1 + i * 0.55);
    const z = (metres * view.focal) / (share * view.height);
    const across = (spec.free ?? 0.6) - 0.5 + (i === 0 ? 0 : random.range(-0.34, 0.34));
    const sky = view.horizonY / view.height;
    const up = Math.max(0.02, sky * (0.3 + 0.22 * (i % 3)) - share * 0.4);
    return drawnSprite(canvas, {
      x: (across * view.width * z) / view.focal,
      z,
      widthMetres: metres * 0.76,
      heightMetres: metres,
      level: view.eyeY + (up * view.height * z) / view.focal,
      thing: 'hot_air_balloon',
      number: i,
      draw: drawBalloon(random.fork(`balloon ${i}`)),
    });
  });
}

function onGround(canvas: LandscapeCanvas, { thing, count }: Visiting, random: Random): Sprite[] {
  const { view, spec } = canvas;
  const { metres } = LAND_VISITORS[thing];
  const cut = outlineOf(ICONS[thing] ?? thing);
  const wide = metres * (cut.box[2] / cut.box[3]);
  const share = count > 1 ? SHARE.ground * 0.75 : SHARE.ground;
  return Array.from({ length: count }, (_, i) => {
    const near = Math.max((metres * view.focal) / (share * view.height), nearest(canvas));
    const z = near * (1 + i * 0.12);
    const middle = ((spec.free ?? 0.6) - 0.5) * (view.width / view.focal) * z;
    const x = middle + (i - (count - 1) / 2) * wide * 1.25;
    return drawnSprite(canvas, {
      x,
      z,
      widthMetres: wide * 1.2,
      heightMetres: metres * 1.08,
      lift: -metres * 0.04,
      isInFront: true,
      thing,
      number: i,
      draw: standing(cut, random.chance(0.5) ? 1 : -1),
    });
  });
}

/** Where the ground comes into the frame, with a foot's room below. */
const nearest = ({ view, spec }: LandscapeCanvas): number =>
  (spec.eyeMetres * view.focal) / Math.max(1, LOWEST_FOOT * view.height - view.horizonY);

/** The outline in muted colours, lit from above, with its shadow on the ground. */
function standing({ box: [left, top, width, height], shapes }: FlatCut, face: 1 | -1) {
  const parts = shapes.map(([colour, outline, opacity = 100]) => {
    return { colour, path: new Path2D(outline), opacity };
  });
  return (c: SKRSContext2D, tall: number): void => {
    const scale = tall / 1.08 / height;
    c.save();
    c.fillStyle = SHADOW;
    c.beginPath();
    c.ellipse(0.5, tall * 0.955, 0.46, tall * 0.04, 0, 0, Math.PI * 2);
    c.fill();
    c.restore();
    c.save();
    c.translate(0.5, tall * 0.96);
    c.scale(face * scale, scale);
    c.translate(-left - width / 2, -top - height);
    for (const { colour, path, opacity } of parts) {
      c.globalAlpha = opacity / 100;
      c.fillStyle = muted(colour);
      c.fill(path);
    }
    c.restore();
    // One light over the whole: bright on the back, dark under the belly.
    const light = c.createLinearGradient(0, 0, 0, tall);
    light.addColorStop(0, 'rgba(255,232,190,0.3)');
    light.addColorStop(0.3, 'rgba(70,52,36,0.18)');
    light.addColorStop(1, 'rgba(10,8,6,0.66)');
    c.globalCompositeOperation = 'source-atop';
    c.fillStyle = light;
    c.fillRect(0, 0, 1, tall);
    c.globalCompositeOperation = 'source-over';
  };
}

/** Emblems are loud; seen against the light, hide and paint are nearly one dark tone. */
function muted(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const rgb = [value >> 16, (value >> 8) & 255, value & 255];
  const grey = 0.3 * rgb[0]! + 0.59 * rgb[1]! + 0.11 * rgb[2]!;
  return `rgb(${rgb.map((v) => Math.round((v * 0.45 + grey * 0.35) * 0.66)).join(',')})`;
}
