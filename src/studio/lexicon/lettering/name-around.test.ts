import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { nameAround, placeOfPoster } from './name-around.ts';

describe('the name that a region stands in', () => {
  it.each([
    ['cyclist riding through vineyards, Tour de Bourgogne', 'Bourgogne', 'Tour de Bourgogne'],
    ['Beaujolais Nouveau poster with balloon', 'Beaujolais', 'Beaujolais Nouveau'],
    ['runners, Marathon du Médoc', 'Médoc', 'Marathon du Médoc'],
    ['a poster of Napa Valley at sunset', 'Napa', 'Napa Valley'],
    ['Bottle of Barolo on a table', 'Barolo', null],
    ['Vintage poster of Rioja with a windmill', 'Rioja', null],
    ['Eine Flasche Riesling und der Käse', 'Riesling', null],
    ['Wine Festival In Tuscany With Music', 'Tuscany', null],
  ])('is read whole from “%s”', (prompt, name, whole) => {
    expect(nameAround(prompt, name)).toBe(whole);
  });

  it.each([
    ['Vintage travel poster of the Amalfi coast with lemons', 'Amalfi Coast'],
    ['poster of Lisbon with a tram', 'Lisbon'],
    ['Poster of a cat with a glass', null],
    ['Poster of Grapes and cheese', null],
  ])('heads a poster of its place: “%s”', (prompt, place) => {
    expect(placeOfPoster(prompt)).toBe(place);
  });

  it('is the title of its poster, and names nothing else in it', () => {
    const spec = understand('cyclist riding through vineyards, Tour de Bourgogne', {
      style: 'illustration_poster',
    });
    expect(spec.title).toBe('Tour de Bourgogne');
    expect(spec.things).toEqual([]);
  });
});
