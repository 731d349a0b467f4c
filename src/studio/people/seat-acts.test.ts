import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { PersonShape } from './body/person-shape.ts';

/** Composed, not painted. */
function cast(prompt: string): Stage {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

const shapesOf = (prompt: string): PersonShape[] => cast(prompt).people.map(({ shape }) => shape);

describe('people who sit', () => {
  it('share one sofa, which is built round the first of them', () => {
    const [first, second] = shapesOf('two friends sitting on a sofa with red wine');
    expect([first?.beside, second?.beside]).toEqual(['sofa', 'sofa']);
    expect([first?.sofaFor, second?.sofaFor]).toEqual([2, undefined]);
  });

  it('read in their armchair, a cat on the knees and none on the floor', () => {
    const { people, beasts } = cast(
      'a grandmother reading a book in an armchair with a cat on her lap',
    );
    expect(people[0]!.shape).toMatchObject({ pose: 'sitting', beside: 'armchair', lap: 'cat' });
    expect(people[0]!.shape.does).toContain('reading');
    expect(beasts).toEqual([]);
  });

  it('rest on the grass below the crown of their tree', () => {
    const [shape] = shapesOf('an old man resting under an oak tree with a bottle of wine');
    expect(shape).toMatchObject({ pose: 'lounging', holds: ['bottle'] });
    expect(shape?.tree).toBeLessThan(1);
  });

  it('have their bench under the tree and their dog beside it', () => {
    const { people, beasts } = cast(
      'Ein Mann mit Hut sitzt auf einer Bank unter einem Baum und liest Zeitung, neben ihm sein Hund',
    );
    expect(people[0]!.shape).toMatchObject({ beside: 'bench', hat: 'straw' });
    expect(people[0]!.shape.tree).toBeDefined();
    expect(beasts.map(({ thing }) => thing)).toEqual(['dog']);
  });

  it('have no leafy tree over them at Christmas, and open gifts with no corkscrew', () => {
    const shapes = shapesOf('presents under a Christmas tree, two children opening gifts');
    expect(shapes.map(({ tree }) => tree)).toEqual([undefined, undefined]);
    expect(shapes.map(({ pose }) => pose)).toEqual(['kneeling', 'kneeling']);
  });
});

describe('whoever plays, dances or closes their eyes', () => {
  it('has the violin under the chin and its bow in the other hand', () => {
    const [shape] = shapesOf('a violinist playing in a wine cellar');
    expect(shape?.holds).toMatchObject([{ form: 'violin' }, { form: 'bow' }]);
  });

  it('has an accordion before the breast, and no guitar at a game of chess', () => {
    const [player] = shapesOf('street musician playing the accordion');
    expect(player).toMatchObject({ pose: 'playing', holds: [{ form: 'accordion' }] });
    for (const game of ['two friends playing chess', 'due amici che giocano a scacchi']) {
      const { people, stands } = cast(game);
      expect(people.map(({ shape }) => shape.pose)).toEqual(['sitting', 'sitting']);
      expect(people[0]!.shape.does).toContain('playing');
      expect(stands[0]!.bears).toMatchObject([{ held: { form: 'chess' } }]);
    }
  });

  it('wears a dress where French calls it a robe, and a monk his habit', () => {
    const cutOf = (prompt: string) => cast(prompt).people[0]!.wardrobe.cut;
    expect(cutOf('une femme en robe blanche avec un verre de vin')).toBe('dress');
    expect(cutOf('un moine en robe brune avec un verre de vin')).toBe('robe');
  });

  it('raises an arm alone, and takes hands as a couple', () => {
    expect(shapesOf('flamenco dancer in a red dress')[0]).toMatchObject({
      pose: 'dancing_alone',
      dress: 'gown',
    });
    expect(shapesOf('a couple dancing in the vineyard')[0]?.pose).toBe('dancing');
  });

  it('is painted with lowered lids where that is said', () => {
    const said = 'a woman smelling a glass of red wine with her eyes closed';
    expect(shapesOf(said)[0]?.hasClosedEyes).toBe(true);
    expect(cast(said).scene.traits).toContain('worn:closedeyes');
  });
});

describe('a waiter and his guests', () => {
  it('stand beside each other behind what is on the table', () => {
    const { people } = cast('Un camarero sirviendo tapas y vino tinto a dos amigas en una terraza');
    const ats = people.map(({ at }) => at).toSorted((a, b) => a - b);
    expect(ats).toHaveLength(3);
    ats.slice(1).forEach((at, i) => expect(at - ats[i]!).toBeGreaterThan(0.12));
  });
});
