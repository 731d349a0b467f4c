import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';

function heldIn(prompt: string) {
  const styleId = 'classical_heritage';
  const spec = understand(prompt, { style: styleId, size: 'square' });
  const shot = composeShot({ spec, styleId, width: 64, height: 64, seed: 1, detail: 'preview' });
  return shot.stage.people[0]!.shape.holds.map((held) => (isWareHeld(held) ? held.thing : held));
}

it('Bacchus drinks from a cup where one is asked for, else from his glass', () => {
  expect(heldIn('Bacchus with a cup of wine')).toEqual(['grapes', 'clay_cup']);
  expect(heldIn('Bacchus with a glass of red wine')).toEqual(['grapes', 'glass']);
});
