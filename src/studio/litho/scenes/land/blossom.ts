import { circle, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { isView } from '#studio/places/place.ts';
import { namesBlossomingTrees } from '#studio/places/scenery/in-bloom.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

const PETALS = ['#f6ccd4', '#fae3e4', '#eeb4c2'] as const;
const EYE = '#b8485e';
const BARK = '#4a3026';
const FLOWERS = 34;

/** A tree in bloom in the country, of its own colour. */
export const inBloom = (tree: string): string => mixHex(tree, PETALS[0], 0.86);

/** Blossom of the land hangs on its bough, and lies about nowhere. */
export const isOnBough = ({ thing, relation }: AskedThing, spec: SceneSpec): boolean =>
  thing === 'cherry_blossom' &&
  !relation &&
  (isView(spec.place) || spec.place === 'festival') &&
  namesBlossomingTrees(spec);

/** The same where it was asked for by its name. */
export function paintBlossom(scene: PosterScene, side: 1 | -1): void {
  const isAsked = scene.spec.things.some(({ thing }) => thing === 'cherry_blossom');
  if (isAsked) scene.press.named('cherry_blossom', () => paintBough(scene, side));
  else paintBough(scene, side);
}

/** A bough in bloom that reaches into the sheet from one of its upper corners. */
function paintBough(scene: PosterScene, side: 1 | -1): void {
  const { press, frame, random, palette } = scene;
  const dice = random.fork('bough');
  const size = Math.min(frame.width, frame.height);
  const edge = side > 0 ? frame.x : frame.x + frame.width;
  const at = (u: number, v: number): Point => [edge + side * u * size, frame.y + v * size];
  const bark = mixHex(BARK, palette.ink, 0.3);
  const limbs: readonly (readonly [Point, Point, Point])[] = [
    [at(-0.04, 0.3), at(0.22, 0.15), at(0.56, 0.12)],
    [at(0.2, 0.165), at(0.32, 0.24), at(0.44, 0.26)],
    [at(-0.02, 0.12), at(0.12, 0.05), at(0.34, 0.03)],
  ];
  limbs.forEach((limb, i) =>
    press.stroke(smooth([...limb], false), bark, size * (i === 0 ? 0.016 : 0.009)),
  );
  for (let i = 0; i < FLOWERS; i++) {
    const limb = limbs[i % limbs.length]!;
    const t = dice.range(0.08, 1);
    const [a, b, c] = limb;
    const along = (k: 0 | 1): number =>
      (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * (2 * b[k] - (a[k] + c[k]) / 2) + t * t * c[k];
    const spread = size * 0.034;
    const centre: Point = [
      along(0) + dice.range(-spread, spread),
      along(1) + dice.range(-spread, spread),
    ];
    drawBlossom(scene, centre, size * dice.range(0.014, 0.024), dice.range(0, 6));
  }
}

function drawBlossom({ press }: PosterScene, [x, y]: Point, size: number, turn: number): void {
  for (let k = 0; k < 5; k++) {
    const angle = turn + (k / 5) * Math.PI * 2;
    const petal: Point = [x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62];
    press.fill(ellipse(petal, size * 0.6, size * 0.44, angle), PETALS[k % PETALS.length]!);
  }
  press.fill(circle([x, y], size * 0.24), EYE);
}
