import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

const partsOf = (prompt: string) => {
  const { stage } = composeShot({
    spec: understand(prompt, { style: 'cinematic', size: 'square' }),
    styleId: 'cinematic',
    width: 200,
    height: 200,
    seed: 1,
    detail: 'preview',
  });
  return stage.scene.objects.map(({ name }) => name);
};

it('lies open on its wood wool if it is said to be open', () => {
  expect(partsOf('an open gift box')).toContain('wood wool');
  expect(partsOf('a gift box')).not.toContain('wood wool');
});
