import { expect, it } from 'vitest';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { fillFields } from './fields.ts';

const SHEET = { x: 0, y: 0, width: 1000, height: 1000 };

const standing = (thing: ThingId, index: number, copy = 0, heightPx = 180): SetPiece => ({
  thing,
  maker: drawnMaker(thing)!,
  asked: { thing, word: thing, count: 1, colour: null, fill: null, states: [], relation: null },
  index,
  copy,
  row: 'front',
  base: [300 + index * 150 + copy * 60, 920],
  heightPx,
});

const topOf = ({ base, heightPx }: SetPiece) => base[1] - heightPx;
const sidesOf = ({ base, heightPx, maker }: SetPiece) => {
  const half = (heightPx * maker.aspect) / 2;
  return [base[0] - half, base[0] + half] as const;
};

it('fills the sheet with what would stand in a low row at its foot', () => {
  const set = fillFields(
    [standing('corkscrew', 0), ...[0, 1, 2].map((i) => standing('cork', 1, i, 60))],
    SHEET,
  );
  expect(Math.min(...set.map(topOf))).toBeLessThan(300);
  for (const piece of set) {
    const [left, right] = sidesOf(piece);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(1000);
    expect(topOf(piece)).toBeGreaterThanOrEqual(0);
    expect(piece.base[1]).toBeLessThanOrEqual(1000);
  }
  const corks = set.filter(({ thing }) => thing === 'cork');
  expect(new Set(corks.map(({ base }) => base.join())).size).toBe(3);
});

it('leaves a row that is tall enough, and what stands on something, where it is', () => {
  const tall = [standing('glass', 0, 0, 620), standing('burger', 1)];
  expect(fillFields(tall, SHEET)).toEqual(tall);
  const held = standing('cork', 0);
  const laid = [
    { ...held, asked: { ...held.asked!, relation: { kind: 'on' as const, to: 1 } } },
    standing('book', 1),
  ];
  expect(fillFields(laid, SHEET)).toEqual(laid);
});
