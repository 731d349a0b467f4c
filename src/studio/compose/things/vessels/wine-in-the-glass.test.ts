import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { glassOptions, STRENGTHS } from '#studio/compose/dress.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { GlassOptions } from '#studio/props/stemware.ts';

function glassIn(prompt: string): GlassOptions {
  const spec = understand(prompt, { style: 'gastro', size: 'square' });
  const look = { styleId: 'gastro', seed: 1, width: 128, height: 128, detail: 'preview' } as const;
  return glassOptions(composeShot({ ...look, spec }).stage);
}

describe('wine in the glass', () => {
  it('is deeper where it is looked at straight from above, or red would glow', () => {
    const above = glassIn('overhead view of a table with red wine');
    const level = glassIn('a table with red wine');
    expect(above.strength).toBeGreaterThan(STRENGTHS.red * 3);
    expect(level.strength).toBeLessThan(STRENGTHS.red * 2);
  });

  it('is lit from behind before the brown shelves of a bar, red wine excepted', () => {
    expect(glassIn('a glass of white wine in a wine bar').isBacklit).toBe(true);
    expect(glassIn('a glass of rosé in a wine bar').isBacklit).toBe(true);
    expect(glassIn('a glass of red wine in a wine bar').isBacklit).toBeUndefined();
  });
});
