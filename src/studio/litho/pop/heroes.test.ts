import { expect, it } from 'vitest';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { asHeroes } from './heroes.ts';

const SHEET = { x: 0, y: 0, width: 1000, height: 1000 };

const standing = (thing: ThingId, index: number): SetPiece => ({
  thing,
  maker: drawnMaker(thing)!,
  asked: { thing, word: thing, count: 1, colour: null, fill: null, states: [], relation: null },
  index,
  copy: 0,
  row: 'front',
  base: [300 + index * 300, 920],
  heightPx: 150,
});

const boxOf = ({ base: [x, y], heightPx, maker, turn = 0 }: SetPiece) => {
  const [width, height] = [heightPx * maker.aspect, heightPx];
  const [cos, sin] = [Math.cos(turn), Math.abs(Math.sin(turn))];
  const [w, h] = [width * cos + height * sin, height * cos + width * sin];
  const middle = y - height / 2;
  return { left: x - w / 2, right: x + w / 2, top: middle - h / 2, foot: middle + h / 2 };
};

it.each<[string, ThingId[]]>([
  ['a corkscrew and its cork', ['corkscrew', 'cork']],
  ['a bottle and a slice of melon', ['bottle', 'watermelon']],
  ['a bottle, cheese and grapes', ['bottle', 'hard_cheese', 'grapes']],
])('%s fill the sheet and stand close together', (_, things) => {
  const boxes = asHeroes(things.map(standing), SHEET)!.map(boxOf);
  const [left, right] = [boxes.map((box) => box.left), boxes.map((box) => box.right)];
  const [top, foot] = [boxes.map((box) => box.top), boxes.map((box) => box.foot)];
  const across = Math.max(...right) - Math.min(...left);
  const high = Math.max(...foot) - Math.min(...top);
  expect(Math.max(across, high)).toBeGreaterThan(900);
  expect(Math.min(...left, ...top)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...right, ...foot)).toBeLessThanOrEqual(1000);
  const [first, second] = [boxes[0]!, boxes[1]!];
  expect(second.left).toBeLessThan(first.right);
});

it('leaves what stands on something else where it is', () => {
  const onBarrel = standing('bottle', 0);
  const relation = { kind: 'on', to: 1 } as const;
  const set = [{ ...onBarrel, asked: { ...onBarrel.asked!, relation } }, standing('barrel', 1)];
  expect(asHeroes(set, SHEET)).toBeNull();
});
