import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

function traitsOf(prompt: string, styleId: StyleId): readonly string[] {
  const spec = understand(prompt, { style: styleId });
  const shot = { spec, styleId, width: 64, height: 64, seed: 1, detail: 'full' } as const;
  return composeShot(shot).stage.scene.traits ?? [];
}

describe('a table', () => {
  it('of an old master is dark, as it may be asked for', () => {
    expect(traitsOf('a goblet and grapes on a dark table', 'classical_heritage')).toContain(
      'tone:dark',
    );
  });

  it('in pastel is pale', () => {
    const traits = traitsOf('strawberries on a pale table', 'pastel');
    expect(traits).toContain('tone:bright');
    expect(traits).not.toContain('tone:dark');
  });

  it.each([
    'bistro table with a checkered tablecloth and bread',
    'a waiter in a bistro, checkered tablecloths',
  ])('wears its checked cloth: %s', (prompt) =>
    expect(traitsOf(prompt, 'pastel')).toContain('surface:gingham'),
  );
});
