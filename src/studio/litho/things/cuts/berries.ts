import { fromOutline } from '#studio/litho/things/outlines/cut-outline.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { OUTLINE_FOOD } from '#studio/litho/things/outlines/outline-food.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import { berrySortOf } from '#studio/things/berry-sorts.ts';
import type { BerrySort } from '#studio/things/berry-sorts.ts';
import { bar, cut, disc } from './cut.ts';

type Inks = readonly [dark: string, body: string, light: string];

const DRUPELETS = [
  [50, 90],
  [36, 78],
  [64, 78],
  [50, 70],
  [26, 62],
  [74, 62],
  [40, 56],
  [60, 56],
  [22, 44],
  [78, 44],
  [50, 40],
  [34, 38],
  [66, 38],
] as const;

/** A berry of many small ones under its green cap. */
const bramble = ([dark, body, light]: Inks) =>
  cut([100, 110], 0.26, [
    [dark, 'M18 34C10 52 26 96 50 104C74 96 90 52 82 34C66 24 34 24 18 34z'],
    ...DRUPELETS.flatMap(([x, y]): FlatShape[] => [
      [body, disc(x, y, 12)],
      [light, disc(x - 4, y - 4, 4)],
    ]),
    [
      '#5f8a4c',
      'M50 30C40 38 28 36 18 28C28 26 32 18 38 16C34 10 36 6 40 4C46 8 50 10 52 14C60 8 66 10 70 12C66 16 66 18 64 20C72 20 78 24 84 28C72 36 60 38 50 30z',
    ],
  ]);
export const raspberry = bramble(['#93213c', '#cf3f58', '#ee8d97']);
export const blackberry = bramble(['#251a33', '#43305a', '#8a76a4']);

const STRIG = [
  [30, 34],
  [66, 30],
  [46, 50],
  [74, 56],
  [28, 64],
  [54, 76],
  [38, 94],
] as const;

/** A string of currants with their dry tips. */
const currants = ([dark, body, light]: Inks) =>
  cut([100, 112], 0.3, [
    [body, disc(46, 50, 1)],
    ['#7d9a4c', bar(58, 2, 42, 92, 4)],
    ...STRIG.flatMap(([x, y]): FlatShape[] => [
      [dark, disc(x, y, 16)],
      [body, disc(x - 1, y - 1, 14)],
      [light, disc(x - 6, y - 6, 4)],
      ['#3a2a20', disc(x + 4, y + 10, 3)],
    ]),
    ['#5f8a4c', 'M58 4C70 -4 92 2 96 16C84 24 66 20 58 4z'],
  ]);
export const blackcurrants = currants(['#1c1526', '#3a2a4c', '#8d7fa6']);
export const redcurrants = currants(['#8f1a2a', '#d23a44', '#f6a7a2']);

/** Green and striped from pole to pole, one before the other. */
const gooseberry = (x: number, y: number): FlatShape[] => [
  ['#7d9a3c', disc(x, y, 29, 32)],
  ['#b4cc62', disc(x - 1, y - 1, 26, 29)],
  ...[-16, -6, 6, 16].map((at): FlatShape => [
    '#8fac48',
    `M${x + at * 0.3} ${y - 28}Q${x + at * 1.5} ${y} ${x + at * 0.3} ${y + 28}Q${x + at * 1.22} ${y} ${x + at * 0.3} ${y - 28}z`,
  ]),
  ['#e6efb4', disc(x - 11, y - 12, 5, 7)],
  ['#6b4a2a', `M${x - 5} ${y + 30}L${x} ${y + 42}L${x + 5} ${y + 30}z`],
];
export const gooseberries = cut([124, 116], 0.26, [
  ['#6f8a3a', bar(36, 0, 40, 20, 4)],
  ...gooseberry(84, 62),
  ...gooseberry(40, 50),
  ['#6f8a3a', bar(84, 12, 84, 32, 4)],
]);

/** Two before and one behind, as they lie on a board. */
const heaped = (one: DrawnThing): DrawnThing => ({
  aspect: one.aspect * 1.7,
  height: one.height,
  draw: (press, { base: [x, y], heightPx }, look) => {
    const tall = heightPx * 0.72;
    const aside = tall * one.aspect * 0.58;
    one.draw(press, { base: [x, y - heightPx * 0.28], heightPx: tall }, { ...look, isAloft: true });
    for (const at of [x - aside, x + aside])
      one.draw(press, { base: [at, y], heightPx: tall }, look);
  },
});

const blueberries = fromOutline(OUTLINE_FOOD.berry);
const SORTS: Readonly<Record<BerrySort, DrawnThing>> = {
  blackberry: heaped(blackberry),
  raspberry: heaped(raspberry),
  juniper: blueberries,
  gooseberry: gooseberries,
  blackcurrant: blackcurrants,
  redcurrant: redcurrants,
  blueberry: blueberries,
};

/** The berry that was named, each with its own shape. */
export const berry: DrawnThing = {
  aspect: 1.2,
  height: 0.26,
  draw: (press, { base, heightPx }, look) => {
    const sort = SORTS[berrySortOf(look.word ?? '') ?? 'blueberry'];
    // Within the room of any of them.
    const tall = Math.min(heightPx, (heightPx * berry.aspect) / sort.aspect);
    sort.draw(press, { base, heightPx: tall }, look);
  },
};
