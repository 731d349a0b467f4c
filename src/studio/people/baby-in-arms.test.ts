import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { figuresOf, hasBabyInArms } from './figures-of.ts';

const read = (prompt: string) => understand(prompt, { style: 'cinematic' });

it.each([
  ['a young mother with a baby by the window', 1],
  ['eine Mutter mit ihrem Baby im Weinberg', 1],
  ['une mère avec son bébé dans les vignes', 1],
  ['una madre con su bebé en la viña', 1],
  ['a mother, a father and a baby in the kitchen', 2],
])('a baby is in the arms of whoever has it: %s', (prompt, grown) => {
  const spec = read(prompt);
  expect(hasBabyInArms(spec)).toBe(true);
  expect(figuresOf(spec).map(({ who }) => who)).not.toContain('child');
  expect(figuresOf(spec)).toHaveLength(grown);
});

it('who drinks in Spanish has none', () => {
  expect(hasBabyInArms(read('un hombre bebe vino tinto'))).toBe(false);
});
