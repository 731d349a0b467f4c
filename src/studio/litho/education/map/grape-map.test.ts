import { describe, expect, it } from 'vitest';
import { PICTURE_SIZES } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { layPlate } from '#studio/litho/education/draw-plate.ts';
import { collisionsOf, letteredBoxes } from '#studio/testing/lettered-boxes.ts';
import { spotsOfGrape } from '#studio/litho/education/vineyard/where-grown.ts';
import { VARIETIES } from '#studio/litho/education/vineyard/varieties.ts';

const read = (prompt: string) => understand(prompt, { style: 'education' });

function drawn(prompt: string, { width, height }: { width: number; height: number }) {
  const spec = read(prompt);
  const picture = { spec, styleId: 'education', width, height, seed: 1, detail: 'full' } as const;
  return letteredBoxes(width, height, () => layPlate(picture));
}

describe('where a grape grows', () => {
  it.each([
    ['where is Malbec grown', 'world', 'Malbec'],
    ['Wo wächst Riesling?', 'world', 'Riesling'],
    ['où pousse le chenin blanc', 'world', 'Chenin Blanc'],
    ['dove cresce il pinot nero', 'world', 'Pinot Noir'],
    ['¿dónde se cultiva el tempranillo?', 'world', 'Tempranillo'],
    ['world map of Pinot Noir', 'world', 'Pinot Noir'],
    ['where is Riesling grown in Germany', 'germany', 'Riesling'],
  ])('is a map: “%s”', (prompt, area, grape) => {
    expect(read(prompt).plate).toMatchObject({ topic: 'map', area, grapes: [grape] });
  });

  it('is no portrait of the grape, and a portrait is no map', () => {
    expect(read('infographic about Malbec').plate?.topic).toBe('grape_profile');
    expect(read('map of Burgundy').plate).toMatchObject({ area: 'burgundy', grapes: [] });
  });

  it('names its countries and their regions, and no others', () => {
    const said = drawn('where is Malbec grown', { width: 512, height: 512 }).map(
      ({ text }) => text,
    );
    expect(said).toEqual(
      expect.arrayContaining(['Argentina', 'Mendoza, Salta', 'France', 'Cahors']),
    );
    expect(said).not.toContain('Germany');
  });

  it('has a place on the map for every home that we tell', () => {
    for (const { name } of VARIETIES)
      for (const [, east, north] of spotsOfGrape(name)) {
        expect(Math.abs(east)).toBeLessThan(180);
        expect(north).toBeGreaterThan(-50);
        expect(north).toBeLessThan(60);
      }
    expect(spotsOfGrape('Pinot Noir').length).toBeGreaterThan(6);
  });

  it.each(PICTURE_SIZES)('is lettered without names that meet: $id', ({ width, height }) => {
    const size = { width: Math.round(width * 0.5), height: Math.round(height * 0.5) };
    const room = { x: 0, y: 0, ...size };
    for (const grape of ['Pinot Noir', 'Chardonnay', 'Malbec', 'Nebbiolo'])
      expect(collisionsOf(drawn(`where is ${grape} grown`, size), room)).toEqual([]);
  });
});

describe('villages', () => {
  it.each([
    ['Burgundy with its famous villages', 'cote_dor'],
    ['les villages de la Côte de Nuits', 'cote_de_nuits'],
    ['map of Burgundy with its villages', 'cote_dor'],
  ])('are shown where they lie: “%s”', (prompt, area) => {
    expect(read(prompt).plate).toMatchObject({ topic: 'map', area });
  });

  it('are told beside the map that is too wide for them', () => {
    const said = drawn('map of Burgundy', { width: 700, height: 700 }).map(({ text }) => text);
    expect(said.join(' ')).toContain('Gevrey-Chambertin, Vosne-Romanée');
  });
});
