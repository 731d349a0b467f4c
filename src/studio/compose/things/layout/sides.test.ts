import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { layOut } from './lay-out.ts';
import type { Block } from './block.ts';

const block = (width: number, more: Partial<Block> = {}): Block => ({
  width,
  depth: 10,
  height: 10,
  stance: 'dish',
  relation: null,
  ...more,
});

describe('a side of the frame', () => {
  const dishes = [block(24), block(24), block(20)];

  it.each([
    ['left', false],
    ['left', true],
    ['right', false],
    ['right', true],
  ] as const)('belongs to what was said to be on the %s (mirrored: %s)', (side, isMirrored) => {
    const glass = block(8, { stance: 'tall', side });
    const spots = layOut([glass, ...dishes], { aspect: 1, isMirrored });
    const [own, ...others] = spots.map(({ x }) => (side === 'left' ? -x : x));
    expect(own).toBeGreaterThan(Math.max(...others));
  });

  it.each([
    ['tapas on slate with a glass of sherry to the right', 'glass', 'right'],
    ['a wine shop with bottles, a wooden ladder on the left', 'ladder', 'left'],
    ['une bouteille à gauche et des figues', 'bottle', 'left'],
    ['un candelabro a la derecha y dos copas', 'candlestick', 'right'],
  ] as const)('is read: %s', (prompt, thing, side) => {
    const asked = understand(prompt).things.find((one) => one.thing === thing);
    expect(asked?.side).toBe(side);
  });
});

describe('two chairs', () => {
  const placed = (prompt: string) =>
    askedThings(understand(prompt, { style: 'cinematic' })).map(
      ({ thing, relation }) => `${thing} ${relation?.kind ?? ''}`,
    );

  it('stand at a table when there is something to put on it', () => {
    expect(placed('a terrace with a carafe of rosé and two chairs')).toEqual([
      'carafe on',
      'chair at',
      'bistro_table ',
    ]);
  });

  it('stand alone where nothing is with them, or one chair is', () => {
    expect(placed('two chairs in a vineyard')).not.toContain('bistro_table ');
    expect(placed('a chair and a bottle')).not.toContain('bistro_table ');
  });
});
