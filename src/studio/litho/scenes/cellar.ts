import { labelFor } from '#studio/labels/label-for.ts';
import { circle, lerp, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf, inFrame, rightOf } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawBarrel, drawBarrelHead } from '#studio/litho/props/barrel.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { drawCandle } from '#studio/litho/props/table-things.ts';
import { paintRacks } from '#studio/litho/scenes/racks.ts';
import { isRefused } from '#studio/litho/is-refused.ts';

const STONES = ['#6d5140', '#5b5348', '#6a4a3c'] as const;

/** A vaulted nave of stone with casks on both sides, a cask in front as a table. */
export const paintCellar: PaintScene = (scene) => {
  paintCellarRoom(scene, scene.spec.place === 'bottle_cellar' ? 'racks' : 'casks');
  paintStillLife(scene);
};

/** The vault, its lamps and what lies along its walls. */
export function paintCellarRoom(scene: PosterScene, along: 'casks' | 'racks' | 'nothing'): void {
  const stone = scene.random.fork('stone').pick(STONES);
  const eye = inFrame(scene, 0.5, 0.5);
  paintVault(scene, stone, eye);
  if (along === 'racks') paintRacks(scene);
  if (along === 'casks') for (let depth = 5; depth >= 1; depth--) paintCasks(scene, eye, depth);
  paintLamps(scene, eye);
}

/** Arches that come nearer, each with a lit rim. */
function paintVault(scene: PosterScene, stone: string, eye: Point): void {
  scene.press.named('vault', () => {
    const { press, frame } = scene;
    press.fill(rectangle(frame), darken(stone, 0.5));
    const count = 7;
    for (let i = 0; i < count; i++) {
      const near = 1 - i / count;
      const arch = archPath(scene, eye, near);
      const glow = mixHex(stone, '#f2b45a', i / count);
      press.fill(arch, i % 2 ? darken(glow, 0.12) : glow, {
        centre: eye,
        radius: frame.width * 0.7 * near + 1,
        start: 0.35,
        end: -0.75,
      });
      press.stroke(arch, lighten(glow, 0.25), press.unit * (1 + near * 2));
    }
  });
  paintVaultFloor(scene, stone, eye);
}

/** The floor has no name of its own: it is the cellar. */
function paintVaultFloor(scene: PosterScene, stone: string, eye: Point): void {
  const { press, frame } = scene;
  const floorTop = eye[1] + frame.height * 0.13;
  const floor = polygon([
    [eye[0] - frame.width * 0.09, floorTop],
    [eye[0] + frame.width * 0.09, floorTop],
    [rightOf(scene) + frame.width * 0.4, bottomOf(scene)],
    [frame.x - frame.width * 0.4, bottomOf(scene)],
  ]);
  press.fill(floor, mixHex(stone, '#e0a860', 0.22), {
    from: [0, floorTop],
    to: [0, bottomOf(scene)],
    start: 0.6,
    end: -0.8,
  });
  press.fill(circle([eye[0], eye[1]], frame.height * 0.05), '#ffe3a0', {
    centre: eye,
    radius: frame.height * 0.05,
    start: 0.5,
    end: 0,
  });
}

function archPath({ frame }: PosterScene, [x, y]: Point, near: number) {
  const half = lerp(frame.width * 0.1, frame.width * 0.62, near ** 1.6);
  const spring = lerp(y, frame.y + frame.height * 0.34, near);
  const floor = lerp(y + frame.height * 0.14, frame.y + frame.height * 1.1, near ** 1.4);
  const points: Point[] = [[x - half, floor]];
  for (let i = 0; i <= 20; i++) {
    const angle = Math.PI + (i / 20) * Math.PI;
    points.push([x + Math.cos(angle) * half, spring + Math.sin(angle) * half * 0.72]);
  }
  points.push([x + half, floor]);
  return polygon(points);
}

/** A pair of stacks, left and right; nearer ones are larger and further out. */
function paintCasks(scene: PosterScene, [x, y]: Point, depth: number): void {
  const { press, frame } = scene;
  const near = (1 / depth) ** 0.85;
  const radius = Math.min(frame.width * 0.16, frame.height * 0.17) * near;
  const floor = lerp(y + frame.height * 0.14, bottomOf(scene) - frame.height * 0.03, near ** 1.3);
  for (const side of [-1, 1] as const) {
    const px = x + side * lerp(frame.width * 0.13, frame.width * 0.43, near ** 1.2);
    const wood = mixHex('#8a5a34', '#3a2418', 0.5 - near * 0.45);
    const lightSide = side > 0 ? -1 : 1;
    drawBarrelHead(press, { at: [px, floor - radius], radiusPx: radius, lightSide, wood });
    drawBarrelHead(press, {
      at: [px + side * radius * 0.2, floor - radius * 2.95],
      radiusPx: radius * 0.96,
      lightSide,
      wood: darken(wood, 0.1),
    });
  }
}

/** Hanging lamps along the crown of the vault. */
function paintLamps({ press, frame }: PosterScene, [x, y]: Point): void {
  for (const near of [0.25, 0.5, 0.85]) {
    const ly = lerp(y - frame.height * 0.1, frame.y + frame.height * 0.14, near);
    const size = press.unit * lerp(5, 17, near);
    press.stroke(
      polygon(
        [
          [x, ly],
          [x, ly - size * 4],
        ],
        false,
      ),
      '#20140f',
      press.unit * 2,
    );
    press.shade(circle([x, ly], size * 5), {
      centre: [x, ly],
      radius: size * 5,
      start: 0.8,
      end: 0,
    });
    press.fill(circle([x, ly], size), '#fff0c0');
  }
}

function paintStillLife(scene: PosterScene): void {
  const { press, frame, spec, random } = scene;
  const x = frame.x + frame.width * 0.5;
  const radius = Math.min(frame.width * 0.2, frame.height * 0.17);
  const top = bottomOf(scene) - frame.height * 0.17;
  drawBarrel(press, { at: [x, top + radius * 2.5], radiusPx: radius, lightSide: 1 });
  const tall = Math.min(frame.height * 0.48, frame.width * 0.6);
  if (!isRefused(spec, 'bottle')) {
    drawBottle(press, {
      base: [x - radius * 0.42, top + radius * 0.05],
      heightPx: tall,
      shape: spec.bottle,
      glass: spec.bottleGlass,
      wine: spec.wine,
      closure: spec.closure,
      label: labelFor(spec, random.fork('label').next()),
      lightSide: 1,
    });
  }
  if (!isRefused(spec, 'glass')) {
    drawGlass(press, {
      base: [x + radius * 0.36, top + radius * 0.1],
      heightPx: tall * 0.66,
      shape: spec.glass,
      wine: spec.wine,
      random: random.fork('glass'),
      lightSide: 1,
    });
  }
  if (spec.lighting === 'candle' || spec.accompaniments.includes('candles')) {
    drawCandle(press, {
      at: [x + radius * 0.02, top + radius * 0.16],
      sizePx: radius * 0.62,
      lightSide: 1,
      random: random.fork('candle'),
    });
  }
}
