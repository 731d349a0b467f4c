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
const many = (prompt: string, thing: string): number =>
  composed(prompt).scene.objects.filter((object) => object.thing === thing).length;

describe('a bottle whose wall is told', () => {
  it.each([
    'white frosted glass bottle on pink',
    'a matte black bottle',
    'a bottle of frosted glass',
  ])('is sanded or painted over: %s', (prompt) => {
    expect(composed(prompt).scene.traits).toContain('glass:lacquered');
    expect(many(prompt, 'glass')).toBe(0);
  });

  it('shows its wine else', () => {
    expect(composed('a bottle of white wine').scene.traits).not.toContain('glass:lacquered');
  });

  it('lies in shards where it is broken', () => {
    expect(many('broken wine bottle on a stone floor', 'spill')).toBe(1);
    expect(composed('broken wine bottle on a stone floor').scene.traits).not.toContain('table');
  });
});

describe('a table of a colour', () => {
  it.each([
    'bottle on a white table',
    'bouteille sur une table blanche',
    'Flasche auf weißem Tisch',
  ])('is painted: %s', (prompt) => {
    expect(composed(prompt).scene.traits).toContain('cloth:white');
  });

  it('is not asked for by table wine', () => {
    expect(composed('a red table wine with pasta').direction.surfaceTone).toBeNull();
  });
});

describe('what fills a clear vessel', () => {
  it('is seen in a vase, a bowl and a tumbler', () => {
    expect(many('a glass vase full of wine corks', 'cork')).toBeGreaterThan(9);
    expect(many('bowl of strawberries with a coupe of champagne', 'strawberry')).toBeGreaterThan(4);
    expect(many('orange wine in a tumbler on linen', 'glass')).toBe(0);
    expect(many('a tumbler of water and a Chablis', 'bottle')).toBe(1);
  });
});

describe('the one of another colour', () => {
  it('is another thing of the same kind', () => {
    const { things } = understand('blue bottle of Riesling next to a green one');
    expect(things.map(({ thing, colour }) => `${colour?.name} ${thing}`)).toEqual([
      'blue bottle',
      'green bottle',
    ]);
  });
});
