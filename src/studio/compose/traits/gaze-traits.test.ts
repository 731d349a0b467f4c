import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

function gazesOf(prompt: string): readonly string[] {
  const spec = understand(prompt, { style: 'cinematic' });
  const shot = {
    spec,
    styleId: 'cinematic',
    width: 64,
    height: 64,
    seed: 1,
    detail: 'full',
  } as const;
  const traits = composeShot(shot).stage.scene.traits ?? [];
  return traits.filter((trait) => trait.startsWith('gaze:'));
}

it.each([
  ['Guests looking at the barrels during a cellar tour', 'gaze:afar'],
  ['A couple looking at the sunset over the vineyard', 'gaze:afar'],
  ['A woman reading the wine list in a restaurant', 'gaze:menu_card'],
  ['A shop assistant explains a bottle to an elderly customer', 'gaze:person'],
])('heads are turned to what is looked at: %s', (prompt, gaze) => {
  expect(gazesOf(prompt)).toContain(gaze);
});

it('whoever turns to us looks at nothing behind', () => {
  expect(gazesOf('A winemaker with arms crossed before the barrels')).not.toContain('gaze:afar');
});
