import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { placeOf } from '#studio/places/place-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { figuresOf } from './figures-of.ts';
import type { Pose } from './acting/stance.ts';

const read = (prompt: string, style: SceneSpec['style'] = 'cinematic'): SceneSpec =>
  understand(prompt, { style, size: 'square' });

function castOf(prompt: string) {
  const spec = read(prompt);
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

describe('where people are found if no place is named', () => {
  it.each<[string, PlaceId]>([
    ['a sommelier smelling red wine', 'restaurant'],
    ['a winemaker with a glass', 'barrel_hall'],
    ['a winemaker at sunset', 'vineyard'],
    ['a shopkeeper showing a bottle', 'wine_shop'],
    ['young couple with rosé', 'terrace'],
    ['a monk tasting wine', 'vault_cellar'],
    ['cooper at work', 'vault_cellar'],
    ['tourists listening to their guide', 'barrel_hall'],
    ['farmer with a horse', 'vineyard'],
    ['two women with rosé on a blanket', 'picnic'],
    ['grandmother stirring a pot of sauce', 'kitchen'],
    ['grandmother rolling pasta with a glass of wine', 'kitchen'],
    ['a cook seasoning a steak', 'kitchen'],
    ['man grilling sausages', 'garden_party'],
    ['man labelling bottles', 'winery'],
    ['bartender shaking a cocktail', 'wine_bar'],
  ])("'%s': %s", (prompt, place) => {
    expect(placeOf(read(prompt))).toBe(place);
  });

  it('leaves the dark wall to whoever says so, and to the old masters', () => {
    expect(placeOf(read('moody dark picture of a couple with wine'))).toBeNull();
    expect(placeOf(read('a couple with wine', 'classical_heritage'))).toBeNull();
  });
});

describe('an act or an occasion brings whoever does it', () => {
  it.each([
    ['vendemmia in Toscana al tramonto', 'picking', 3],
    ['Weinlese im Herbst', 'picking', 3],
    ['rolling a barrel', 'rolling', 1],
    ['group of six at a wine tasting', 'tasting', 6],
    ['dégustation entre amis', 'tasting', 3],
    ['banquet with many guests drinking wine', 'tasting', 5],
    ['students taking notes at a wine tasting', 'writing', 3],
  ])("'%s'", (prompt, action, count) => {
    const [figure, ...others] = figuresOf(read(prompt));
    expect(others).toEqual([]);
    expect(figure).toMatchObject({ action, count });
  });

  it('brings nobody to a bottle of a late harvest, nor to crates that stand for it', () => {
    expect(figuresOf(read('late harvest Riesling'))).toEqual([]);
    expect(figuresOf(read('harvest in October, crates of grapes'))).toEqual([]);
  });
});

describe('how they are seen doing it', () => {
  it.each<[string, readonly Pose[]]>([
    ['guitarist playing while guests listen', ['playing', 'standing', 'standing', 'standing']],
    ['cooper at work', ['hammering']],
    ['vendemmia in Toscana', ['picking', 'carrying', 'picking']],
    ['woman sitting on stone steps with a glass of white wine', ['sitting']],
    ['tourist group listening to the guide', ['standing', 'standing', 'standing', 'explaining']],
  ])("'%s'", (prompt, poses) => {
    expect(castOf(prompt).people.map(({ shape }) => shape.pose)).toEqual(poses);
  });

  it('keeps a farmer clear of his horse', () => {
    const { people, beasts } = castOf('farmer with a horse in the vineyard');
    const apart = (beasts[0]!.at - people[0]!.at) * people[0]!.metres;
    expect(apart).toBeGreaterThan(1.1);
    expect(people[0]!.at).toBeGreaterThan(0.1);
  });

  it('dresses a nobleman in his ruff', () => {
    expect(castOf('nobleman with a goblet').people[0]!.shape.hasRuff).toBe(true);
    expect(castOf('a lady in a lace collar').people[0]!.shape.hasRuff).toBe(true);
    expect(castOf('a lady in a red dress').people[0]!.shape.hasRuff).toBeUndefined();
  });
});
