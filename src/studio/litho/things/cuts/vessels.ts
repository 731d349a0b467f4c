import { box, cut, cutWithWine, disc, WINE_BODY, WINE_SURFACE } from './cut.ts';

/** A water jug of clay. */
export const jug = cut([100, 120], 0.62, [
  ['#b98149', 'M30 8L66 8L64 30C84 42 88 78 72 116L26 116C12 78 14 42 34 30z'],
  ['#8a5a34', 'M70 26C100 20 104 78 78 90L76 82C92 72 90 34 70 36z'],
  ['#d8ae78', 'M26 6C34 2 62 2 72 8L64 14C54 10 40 10 30 14z'],
  ['#5b3320', disc(47, 9, 14, 3)],
  ['#e8c89a', 'M28 44C22 60 22 82 28 102L34 102C28 82 28 62 35 46z'],
  ['#8a1f33', 'M18 66L82 66L81 74L18.500 74z'],
]);

/** An open carafe, half full. */
export const carafe = cutWithWine([84, 130], 0.72, [
  ['#d9e6e4', 'M32 4L52 4L50 44C72 58 82 84 78 112C74 128 10 128 6 112C2 84 12 58 34 44z'],
  [WINE_BODY, 'M11 84C24 78 60 78 73 84C78 98 78 108 76 112C70 122 14 122 8 112C6 108 6 98 11 84z'],
  [WINE_SURFACE, disc(42, 84, 31, 5)],
  ['#fbf9f0', 'M20 66C24 58 30 54 35 50L30 78C22 76 18 72 20 66z'],
  ['#fbf9f0', disc(42, 5, 10, 2.5)],
]);

/** A steel fermenter with its door, on three legs. */
export const tank = cut([90, 160], 1.2, [
  ['#c3cacf', 'M10 30L80 30L80 130L10 130z'],
  ['#aeb6bc', 'M10 30L36 10L54 10L80 30z'],
  ['#8d949a', box(38, 2, 14, 9)],
  ['#8d949a', 'M10 130L80 130L56 144L34 144z'],
  ['#6f777d', box(14, 128, 6, 32)],
  ['#6f777d', box(70, 128, 6, 32)],
  ['#9aa3a9', box(10, 52, 70, 4)],
  ['#9aa3a9', box(10, 104, 70, 4)],
  ['#7c858b', disc(45, 118, 9)],
  ['#dfe4e7', disc(45, 118, 6)],
  ['#eef2f4', box(18, 32, 9, 96)],
  ['#8a1f33', box(56, 66, 14, 18)],
  ['#f4ead6', box(59, 70, 8, 10)],
]);

/** Thrown by hand, no handle, wine inside. */
export const clayCup = cutWithWine([90, 84], 0.3, [
  ['#b5653c', 'M8 16C10 50 18 72 28 82L62 82C72 72 80 50 82 16z'],
  ['#8d4a2c', disc(45, 16, 38, 11)],
  [WINE_BODY, disc(45, 18, 32, 8)],
  ['#d08a5e', 'M16 30C18 50 24 66 30 76L36 76C28 64 24 48 23 31z'],
  ['#8d4a2c', 'M11 40C30 47 60 47 79 40L78 45C60 52 30 52 12 45z'],
]);

/** A straight glass of water. */
export const waterGlass = cut([70, 100], 0.4, [
  ['#e3eef0', 'M6 4L64 4L56 96L14 96z'],
  ['#a9d3e2', 'M9 32L61 32L55.500 90L14.500 90z'],
  ['#cfe8f0', disc(35, 32, 26, 4.5)],
  ['#f7fbfb', disc(35, 5, 29, 4)],
  ['#f7fbfb', 'M14 14L20 14L25 84L20 84z'],
]);
