import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { chooseLight } from './choose-light.ts';
import { lightSideOf, sideTraits } from './asked-side.ts';

const read = (prompt: string) => understand(prompt, { style: 'cinematic' });

describe('the side that light comes from', () => {
  it.each([
    ['a bottle on a table, light from the left', -1],
    ['un verre de vin, lumière venant de la droite', 1],
    ['una bottiglia aperta, luce da sinistra', -1],
    ['una copa de vino, luz desde la derecha', 1],
    ['zwei Gläser, Licht von links', -1],
    ['a bottle on the left, a candle on the right', null],
    ['a bottle and a glass', null],
  ])('is read in %j', (prompt, side) => {
    expect(lightSideOf(read(prompt))).toBe(side);
  });

  it('makes even daylight come from there', () => {
    expect(chooseLight(read('a bottle and a pear'), 'sweep')).toBe('day');
    expect(chooseLight(read('a bottle and a pear, light from the left'), 'sweep')).toBe('side');
  });

  it('is claimed only where one lamp outshines the others, or somebody is lit from there', () => {
    const spec = read('a bottle and a pear, light from the right');
    expect(sideTraits(spec, { light: 'side', hasPeople: false })).toEqual(['light:from_right']);
    expect(sideTraits(spec, { light: 'overcast', hasPeople: false })).toEqual([]);
    expect(sideTraits(spec, { light: 'overcast', hasPeople: true })).toEqual(['light:from_right']);
    expect(sideTraits(read('a pear'), { light: 'side', hasPeople: false })).toEqual([]);
  });
});
