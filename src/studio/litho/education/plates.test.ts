import { describe, expect, it } from 'vitest';
import { PICTURE_SIZES } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { PlateWish } from '#studio/scene-spec.ts';
import { PLATE_TOPICS } from '#studio/scene/sheets.ts';
import { collisionsOf, letteredBoxes } from '#studio/testing/lettered-boxes.ts';
import { layPlate } from './draw-plate.ts';
import { PLATE_LANGUAGES } from './wording.ts';

const base = understand('a glass of red', { style: 'education' });
/** Of a sheet's side: what is set keeps its proportions, and a hundred sheets are drawn. */
const SCALE = 1 / 9;
/** English and German, the long one, are looked at word by word on every size (plates-lettering.test.ts). */
const OTHER_LANGUAGES = PLATE_LANGUAGES.filter((language) => !['en', 'de'].includes(language));

/** Texts that run off the sheet or that no language was chosen for; at this size letters round into each other. */
function faultsOf(wish: PlateWish, size: { width: number; height: number }): string[] {
  const [width, height] = [Math.round(size.width * SCALE), Math.round(size.height * SCALE)];
  const spec = { ...base, plate: wish };
  const boxes = letteredBoxes(width, height, () =>
    layPlate({ spec, styleId: 'education', width, height, seed: 1, detail: 'full' }),
  );
  return collisionsOf(boxes, { x: 0, y: 0, width, height }).filter(
    (fault) => !fault.includes(' × '),
  );
}

const wishFor = (wish: Partial<PlateWish>): PlateWish => {
  return { topic: 'glass', language: 'en', wines: [], grapes: [], area: 'france', ...wish };
};

describe('plates', () => {
  it.each(PLATE_TOPICS)(
    'are written in French, Italian and Spanish too, and keep to the sheet: %s',
    (topic) => {
      const faults = OTHER_LANGUAGES.map((language) => [
        language,
        faultsOf(wishFor({ topic, language }), PICTURE_SIZES[0]),
      ]);
      expect(faults).toEqual(OTHER_LANGUAGES.map((language) => [language, []]));
    },
  );

  it.each(PICTURE_SIZES)('hold what customers dictate on every size: $id', (size) => {
    const faults = [
      'champagne vs prosecco',
      'Riesling vs Silvaner wine',
      'classification pyramid: Grand Cru 2%, Premier Cru 10%, Village 37%, Regional 51%',
      'timeline: 6000 BC Georgia, 100 AD Romans, 1863 phylloxera, 1976 Paris',
      'Bordeaux blend: 60% Cabernet Sauvignon, 30% Merlot, 10% Cabernet Franc',
      'five steps to taste wine: see, swirl, smell, sip, savour',
      'soil profile: topsoil, clay, limestone',
      'temperature chart, sparkling 6-8, white 8-12, red 14-18',
    ].flatMap((prompt) => {
      const { plate } = understand(prompt, { style: 'education' });
      return plate ? faultsOf(plate, size) : [prompt];
    });
    expect(faults).toEqual([]);
  });
});
