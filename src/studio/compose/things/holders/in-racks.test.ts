import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

const bottlesOf = (prompt: string): number => {
  const { stage } = composeShot({
    spec: understand(prompt, { style: 'cinematic', size: 'square' }),
    styleId: 'cinematic',
    width: 200,
    height: 200,
    seed: 1,
    detail: 'preview',
  });
  return stage.scene.objects.filter(({ thing }) => thing === 'bottle').length;
};

it.each([
  ['twelve bottles in a wooden rack', 12],
  ['six bottles in a wine rack', 6],
])('a rack holds as many as were counted, each a bottle of its own: %s', (prompt, count) => {
  expect(bottlesOf(prompt)).toBe(count);
});

it('a rack that is only full of them is one piece', () => {
  expect(bottlesOf('a wooden wine rack full of bottles')).toBe(1);
});
