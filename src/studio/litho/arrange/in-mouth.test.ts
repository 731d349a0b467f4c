import { expect, it } from 'vitest';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { inMouth } from './in-mouth.ts';
import type { Piece } from './piece.ts';
import type { SetPiece } from './set-piece.ts';

const of = (thing: ThingId): Piece => ({ thing, maker: drawnMaker(thing) }) as Piece;
const standing = (thing: ThingId): SetPiece => ({ ...of(thing), base: [500, 900], heightPx: 400 });

it.each([
  ['flamingo', 'corkscrew'],
  ['dog', 'basket'],
  ['deer', 'lantern'],
  ['fox', 'grapes'],
] as const)(
  '%s: the top of %s hangs at the mouth, in the upper half of the body',
  (animal, load) => {
    const { base, heightPx } = inMouth(of(load), standing(animal));
    const top = base[1] - heightPx;
    expect(top).toBeGreaterThan(500);
    expect(top).toBeLessThan(700);
    expect(base[0]).toBeLessThanOrEqual(500);
  },
);

it('is no longer than a third of whoever has it', () => {
  const cork = inMouth(of('cork'), standing('parrot'));
  expect(cork.heightPx * cork.maker.aspect).toBeLessThan(150);
});
