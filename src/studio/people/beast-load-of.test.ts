import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';

function composed(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { stage, shot } = composeShot({ ...brief, detail: 'preview' });
  return {
    loads: stage.beasts.map(({ beast }) => beast.load ?? null),
    place: stage.direction.place,
    built: stage.scene.objects.map(({ thing }) => thing),
    traits: noteTraits(stage, shot),
  };
}

describe('what animals pull, carry and leap over', () => {
  it.each([
    ['a horse pulling a cart with barrels', 'barrel_cart', 'action:pulling'],
    ['a horse-drawn cart full of grapes', 'grape_cart', 'action:pulling'],
    ['un cheval tire une charrette', 'cart', 'action:pulling'],
    ['an ox pulling a cart full of grapes', 'grape_cart', 'action:pulling'],
    ['a white horse ploughing between the vines', 'plough', 'action:ploughing'],
    ['ein Pferd pflügt zwischen den Reben', 'plough', 'action:ploughing'],
    ['a donkey carrying baskets of grapes', 'baskets', 'action:carrying'],
    ['a dog jumping over a barrel', 'barrel_below', 'action:jumping'],
    ['a pig under an oak tree', 'tree', 'outdoors'],
  ])('%s', (prompt, load, trait) => {
    const { loads, place, built, traits } = composed(prompt);
    expect(loads).toEqual([load]);
    expect(place).toBe('vineyard');
    expect(traits).toContain(trait);
    // It is there once.
    expect(built).not.toContain('barrel');
    expect(built).not.toContain('cart');
    expect(built).not.toContain('basket');
  });

  it('leaves a dog beside a barrel and a horse alone as they are', () => {
    expect(composed('a dog beside a barrel').loads).toEqual([]);
    expect(composed('a horse in the vineyard').loads).toEqual([null]);
    expect(composed('a bottle under a tree').place).not.toBe('vineyard');
  });

  it('shows a boar where it lives and roasts it where it is eaten', () => {
    const things = (prompt: string) =>
      understand(prompt, { style: 'cinematic' }).things.map(({ thing }) => thing);
    expect(things('wild boar in a vineyard')).toEqual(['wild_boar']);
    expect(things('wild boar with polenta and Barolo')).toContain('venison');
  });

  it('takes the light of the hour off the colour that a coat was painted in', () => {
    expect(composed('white geese in the vineyard at dusk').traits).toContain('colour:white:goose');
  });
});
