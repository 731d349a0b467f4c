import { describe, expect, it } from 'vitest';
import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
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
    'bottles ageing in the cellar covered in dust and cobwebs',
    'an old bottle with a thick layer of dust',
    'mouldy bottles on a shelf',
  ])('is dusty, wherever that is said: %s', (prompt) => {
    expect(composed(prompt).scene.traits).toContain('glass:dusty');
  });

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
    expect(composed('a red table wine').direction.surfaceTone).toBeNull();
    // Pasta lies on linen of its own, which nobody asked for.
    const { traits = [] } = composed('a red table wine with pasta').scene;
    expect(traits.filter((trait) => trait.startsWith('cloth:'))).toEqual([]);
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

describe('several of a kind', () => {
  it.each([
    ['bottles in four colours on a shelf', 4],
    ['colourful wine bottles in a window', 4],
    ['trois bouteilles de trois couleurs', 3],
    ['fünf Flaschen in verschiedenen Farben', 5],
  ])('have a colour each where that is said: %s', (prompt, many) => {
    const { spec } = composed(prompt);
    const bottles = askedThings(spec).find(({ thing }) => thing === 'bottle');
    expect(bottles?.count).toBe(many);
    expect(new Set(bottles?.colours?.map(({ name }) => name)).size).toBe(many);
    expect(composed(prompt).scene.traits).toContain('colours:many');
  });

  it('stand in as many rows as were said', () => {
    const rowsOf = (prompt: string): number => {
      const { scene } = composed(prompt);
      const depths = scene.objects
        .filter(({ thing }) => thing === 'bottle')
        .map(({ id }) => spanOf(hullOf(scene, new Set([id])), 2)[0]);
      return new Set(depths.map((z) => Math.round(z / 4))).size;
    };
    expect(rowsOf('nine bottles in three rows')).toBe(3);
    expect(rowsOf('twelve bottles in two rows')).toBe(2);
    expect(rowsOf('six bottles in a row')).toBe(1);
  });
});

describe('two rings', () => {
  it('lie in the glass, not on its rim', () => {
    expect(many('wedding rings in a champagne glass', 'ring')).toBe(2);
  });
});

describe('a hall seen from above', () => {
  it('is still the hall', () => {
    expect(many('row of steel tanks seen from above', 'plate')).toBe(0);
  });
});

describe('a macro', () => {
  it.each([
    ['ripe grapes on the vine, macro', 'ripe grapes on the vine'],
    ['olives, macro', 'olives'],
    ['walnuts, close-up', 'walnuts'],
  ])('comes nearer than a picture of the same: %s', (near, usual) => {
    const distance = (prompt: string): number => {
      const spec = understand(prompt, { style: 'cinematic', size: 'square' });
      const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
      const { eye, target } = composeShot({ ...brief, detail: 'preview' }).shot.camera;
      return Math.hypot(...eye.map((v, i) => v - target[i]!));
    };
    expect(distance(near)).toBeLessThan(distance(usual) * 0.9);
  });
});
