import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { bar, box, cut, disc } from './cut.ts';

const [RED, DARK, IRON, CREAM] = ['#b5392e', '#2f2a2c', '#6a6460', '#efe0b8'] as const;

/** Lugs of a rear tyre. */
const LUGS = Array.from({ length: 18 }, (_, i): FlatShape => {
  const turn = (i / 18) * Math.PI * 2;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return [DARK, bar(37 + x * 24, 60 + y * 24, 37 + x * 31, 60 + y * 31, 4)];
});

/** A tractor of the fifties: no cab, a long bonnet, an upright exhaust and small wheels in front. */
const oldTractor: DrawnThing = cut([136, 92], 0.66, [
  [RED, 'M56 36L120 36C126 36 128 40 128 44L128 56L56 60z'],
  [IRON, box(84, 10, 4, 27)],
  [DARK, box(83, 6, 6, 6)],
  [DARK, 'M58 58L122 55L118 68L62 72z'],
  [IRON, box(70, 58, 5, 12)],
  [IRON, box(82, 57, 5, 12)],
  [IRON, box(94, 57, 5, 11)],
  [CREAM, box(60, 45, 62, 2.6)],
  [CREAM, disc(126, 41, 4.4)],
  ...[40, 44, 48, 52].map((y): FlatShape => [DARK, box(122, y, 6, 1.6)]),
  [DARK, bar(62, 38, 52, 22, 2.6)],
  [DARK, bar(46, 26, 58, 18, 3.4)],
  [DARK, bar(34, 44, 30, 30, 3.4)],
  [DARK, 'M18 24C22 32 34 33 42 30L42 33C34 38 18 37 14 26z'],
  ...LUGS,
  [DARK, disc(37, 60, 27)],
  [CREAM, disc(37, 60, 17)],
  [RED, disc(37, 60, 11)],
  [DARK, disc(37, 60, 3.6)],
  [RED, 'M8 50C12 30 34 22 54 34L66 46L58 46C46 33 22 34 14 52z'],
  [DARK, disc(114, 76, 15)],
  [CREAM, disc(114, 76, 9)],
  [RED, disc(114, 76, 5.4)],
  [DARK, disc(114, 76, 2)],
]);

const AGED =
  'vintage|old|antique|retro|classic|ancien|vieux|vieil|vecchio|antico|antiguo|viejo|alter|alten|altes|historischer';
const TRACTOR = String.raw`(?:tractors?|tracteurs?|trattor[ei]|tractores|traktor\w*|trecker)`;
const OLD = new RegExp(
  String.raw`\b(?:${AGED}) (?:[a-z]+ )?${TRACTOR}\b|\b${TRACTOR} (?:ancien|d epoca|${AGED})\b|\boldtimer ?${TRACTOR}\b`,
);

/** 'A vintage tractor' is none of today's. */
export const oldTractorIn = ({
  prompt,
  things,
}: Pick<SceneSpec, 'prompt' | 'things'>): DrawnThing | null =>
  things.some(({ thing }) => thing === 'tractor') &&
  OLD.test(fold(prompt).replaceAll(/[^a-z]+/g, ' '))
    ? oldTractor
    : null;
