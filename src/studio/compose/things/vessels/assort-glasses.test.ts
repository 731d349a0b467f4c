import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';

/** Composed, not painted. */
function composed(prompt: string): Stage {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

const depthsOf = (prompt: string): string[] =>
  [...composed(prompt).kit.shared.keys()].filter((key) => /^wine (?!surface)/.test(key));

describe('one wine in different shades', () => {
  it.each([
    ['three glasses of rosé in different shades', 3],
    ['five glasses of red wine, shades from pale to deep', 5],
    ['tre calici di rosato in diverse sfumature', 3],
    ['five wine glasses from red to white', 5],
    ['drei Gläser Rosé in verschiedenen Farbtönen', 3],
  ])('has a depth for each glass: %s', (prompt, count) => {
    expect(depthsOf(prompt)).toHaveLength(count);
    expect(composed(prompt).scene.traits).toContain('wine:shaded');
  });

  it('is alike in all where nothing is said', () => {
    expect(depthsOf('three glasses of rosé')).toHaveLength(1);
  });
});

describe('glasses from above', () => {
  it('are as many as were asked for', () => {
    const { scene } = composed('three glasses of white wine on a table from above');
    expect(scene.objects.filter(({ thing }) => thing === 'glass')).toHaveLength(3);
  });
});
