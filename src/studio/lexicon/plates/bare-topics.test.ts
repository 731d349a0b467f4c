import { describe, expect, it } from 'vitest';
import { readPlate } from '#studio/lexicon/read-plate.ts';
import { spelledOut } from './bare-topics.ts';

describe('a noun alone on a teaching plate', () => {
  it.each([
    ['Tannins', 'lesson', 'en'],
    ['tanins', 'lesson', 'fr'],
    ['rosé', 'making', 'en'],
    ['vino tinto', 'making', 'es'],
    ['Weingläser', 'glass_shapes', 'de'],
    ['wine regions', 'map', 'en'],
    ['Bordeaux', 'map', 'en'],
    ['diagram of oak barrels', 'lesson', 'en'],
    ['Italian red wines explained for beginners', 'varieties', 'en'],
    ['French white wines guide', 'varieties', 'en'],
    ['cheat sheet', 'lesson', 'en'],
    ['Spickzettel Wein', 'lesson', 'de'],
    ['fiche de révision', 'lesson', 'fr'],
    ['quiz', 'quiz', 'en'],
    ['cuestionario de vinos', 'quiz', 'es'],
    ['le rosé', 'making', 'fr'],
    ['la fermentación', 'lesson', 'es'],
    ['Gärung', 'lesson', 'de'],
    ['muffa nobile', 'lesson', 'it'],
    ['affiche sur le terroir', 'lesson', 'fr'],
    ['Plakat über Terroir', 'lesson', 'de'],
    ['vino y queso', 'pairing', 'es'],
    ['vino e formaggio', 'pairing', 'it'],
    ['wine with steak', 'pairing', 'en'],
    ['vins avec sushi', 'pairing', 'fr'],
    ['Wein und Schokolade', 'pairing', 'de'],
    ['wine and sushi', 'pairing', 'en'],
    ['Merlot ou Cabernet', 'varieties', 'fr'],
    ['wine glasses types', 'glass_shapes', 'en'],
    ['Tabelle der Weine', 'lesson', 'de'],
  ])('%s is %s', (prompt, topic, language) => {
    expect(readPlate(prompt)).toMatchObject({ topic, language });
  });

  it.each([
    ['acidity', 'acidity'],
    ['l’acidité du vin', 'acidity'],
    ['Säure im Wein', 'acidity'],
    ['what is vintage?', 'vintage'],
    ['la añada', 'vintage'],
    ['dessert wine', 'sweet_ways'],
    ['vegan wine', 'vegan'],
    ['lees aging', 'lees'],
    ['pét-nat', 'pet_nat'],
    ['cover crops', 'biodiversity'],
    ['how climate change affects wine', 'climate_change'],
    ['Klimawandel im Weinberg', 'climate_change'],
    ['Frostschutz im Weinberg', 'frost'],
    ['history of wine', 'history'],
    ['Ausbau im Barrique', 'oak_ageing'],
    ['crianza en barrica', 'oak_ageing'],
  ])('%s is the lesson on %s', (prompt, lesson) => {
    expect(readPlate(prompt)).toMatchObject({ topic: 'lesson', lesson });
  });

  it('takes ‘Cabernet’ for the Sauvignon, and the grapes in the order of the question', () => {
    expect(readPlate('Merlot vs Cabernet')?.grapes).toEqual(['Merlot', 'Cabernet Sauvignon']);
    expect(readPlate('Cabernet Franc vs Merlot')?.grapes).toEqual(['Cabernet Franc', 'Merlot']);
  });

  it('leaves alone what says more', () => {
    for (const prompt of ['how to pour sparkling wine', 'the wine glass', 'Bordeaux in a decanter'])
      expect(spelledOut(prompt)).toBe(prompt);
  });
});
