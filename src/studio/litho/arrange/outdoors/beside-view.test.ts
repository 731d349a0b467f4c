import { expect, test } from 'vitest';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { stream } from '#studio/random.ts';
import { besideView } from './beside-view.ts';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';

const area = { x: 0, y: 0, width: 1000, height: 1000 };
const room = {
  area,
  stage: { floor: 930, horizon: 600, line: '#fff' },
  random: stream(1, 'test'),
};
const piece = (thing: 'barn' | 'tractor', x: number, y: number, heightPx: number): SetPiece => ({
  thing,
  maker: drawnMaker(thing)!,
  asked: null,
  index: 0,
  copy: 0,
  row: thing === 'barn' ? 'view' : 'back',
  base: [x, y],
  heightPx,
});
const leftEdge = ({ base, heightPx, maker }: SetPiece) => base[0] - (heightPx * maker.aspect) / 2;
const rightEdge = ({ base, heightPx, maker }: SetPiece) => base[0] + (heightPx * maker.aspect) / 2;

test('a tractor that would hide the barn steps aside', () => {
  const barn = piece('barn', 800, 600, 300);
  const [tractor] = besideView([piece('tractor', 500, 930, 750)], [barn], room);
  expect(rightEdge(tractor!)).toBeLessThan(barn.base[0]);
  expect(leftEdge(tractor!)).toBeGreaterThan(-60);
});

test('a tractor that hides little of it stays where it is', () => {
  const tractor = piece('tractor', 250, 930, 300);
  expect(besideView([tractor], [piece('barn', 800, 600, 300)], room)).toEqual([tractor]);
});
