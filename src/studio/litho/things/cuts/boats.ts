import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { bar, box, cut, disc } from './cut.ts';

const [HULL, DARK, PLANK, SAIL, FOLD] = [
  '#6b3f26',
  '#3a2418',
  '#a9744a',
  '#f2e4c6',
  '#d8c39a',
] as const;
const [WIDE, TALL] = [400, 290];
const HEIGHT = 0.95;

/** Square sail, mast, and the steersman's stage with its long oar over the stern. */
const rigging = cut([WIDE, TALL], HEIGHT, [
  [SAIL, 'M118 34L312 34C330 76 330 118 318 158C262 174 168 174 110 158C102 118 104 76 118 34z'],
  [FOLD, 'M118 34L142 34C128 76 128 120 138 163C128 162 118 160 110 158C102 118 104 76 118 34z'],
  [FOLD, 'M250 34L262 34C276 78 276 122 270 167L257 168C264 124 264 78 250 34z'],
  ['#a8323a', 'M112 84C180 96 256 96 325 84L326 112C256 124 180 124 108 112z'],
  [DARK, bar(104, 33, 326, 33, 6)],
  [DARK, bar(214, 6, 214, 34, 6)],
  ['#a8323a', 'M217 6L250 13L217 21z'],
  [DARK, bar(214, 164, 214, 236, 6)],
  [DARK, bar(52, 176, 52, 226, 5)],
  [DARK, bar(96, 176, 96, 236, 5)],
  [PLANK, box(42, 170, 66, 8)],
  [DARK, bar(112, 148, 4, 250, 5)],
  [DARK, 'M18 232L30 244L8 268L0 262z'],
]);

const hull = cut([WIDE, TALL], HEIGHT, [
  [
    HULL,
    'M4 196C36 226 84 238 140 240L296 240C344 238 378 222 398 182C394 234 362 278 300 284L130 284C70 282 24 250 4 196z',
  ],
  [
    PLANK,
    'M4 196C36 226 84 238 140 240L296 240C344 238 378 222 398 182L397 192C376 232 344 247 296 249L140 249C84 247 34 234 7 204z',
  ],
  [
    DARK,
    'M24 238C60 262 100 270 140 270L300 270C336 268 362 254 380 236C364 268 340 281 300 284L130 284C82 282 46 266 24 238z',
  ],
]);

/** A cask lying across the boat, its head to us. */
const cask = cut([60, 60], 1, [
  ['#b98149', disc(30, 30, 30)],
  [DARK, disc(30, 30, 26)],
  ['#d8ae78', disc(30, 30, 23.5)],
  ...[14, 22, 30, 38, 46].map((x): FlatShape => ['#a9744a', box(x - 0.8, 11, 1.6, 38)]),
  [DARK, disc(30, 30, 3)],
]);

/** As many as the hold shows in one layer and a second upon it. */
const [FIRST, SECOND] = [6, 5];
const CASK = 34;

/** Where the casks of the hold stand, by their feet. */
function stowed(count: number): Point[] {
  const below = Math.min(count, FIRST);
  const above = Math.min(count - below, SECOND);
  const row = (many: number, foot: number): Point[] =>
    Array.from({ length: many }, (_, i) => [222 + (i - (many - 1) / 2) * (CASK + 1), foot]);
  return [...row(below, 244), ...row(above, 244 - CASK * 0.86)];
}

/** The boat that brought the wine of the Douro down to Porto, with its casks; `asked` casks are counted for themselves. */
export const rabelo = (asked: number | null): DrawnThing => ({
  aspect: WIDE / TALL,
  height: HEIGHT,
  draw: (press, standing, look) => {
    const { base, heightPx } = standing;
    const scale = heightPx / TALL;
    const aloft = { ...look, isAloft: true };
    const plain = { ...aloft, colour: null };
    rigging.draw(press, standing, plain);
    for (const [x, y] of stowed(asked ?? FIRST)) {
      const at: Point = [base[0] + (x - WIDE / 2) * scale, base[1] + (y - TALL) * scale];
      const draw = () => cask.draw(press, { base: at, heightPx: CASK * scale }, plain);
      if (asked === null) draw();
      else press.apart(() => press.named('barrel', draw));
    }
    hull.draw(press, standing, aloft);
  },
});
