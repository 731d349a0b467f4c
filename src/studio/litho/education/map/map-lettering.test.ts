import { describe, expect, it } from 'vitest';
import { PICTURE_SIZES } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { AREAS } from '#studio/litho/education/atlas/areas.ts';
import { layPlate } from '#studio/litho/education/draw-plate.ts';
import { collisionsOf, isLookedAt, letteredBoxes, ofEach } from '#studio/testing/lettered-boxes.ts';

const base = understand('a wine map of France', { style: 'education' });
/** Of a picture's side: names keep their proportions, and hundreds of maps are drawn. */
const SCALE = 0.8;
/** The double frame of a plate, of its shorter side. */
const FRAME = 0.028;

function faultsOf(area: string, size: (typeof PICTURE_SIZES)[number], language: 'en' | 'de') {
  const [width, height] = [Math.round(size.width * SCALE), Math.round(size.height * SCALE)];
  const plate = { topic: 'map', language, wines: [], grapes: [], area } as const;
  const spec = { ...base, plate };
  const boxes = letteredBoxes(width, height, () =>
    layPlate({ spec, styleId: 'education', width, height, seed: 1, detail: 'full' }),
  );
  const edge = Math.min(width, height) * FRAME;
  const room = { x: edge, y: edge, width: width - edge * 2, height: height - edge * 2 };
  return collisionsOf(boxes, room).map((fault) => `${area}: ${fault}`);
}

describe('the names on a map', () => {
  it('are those of every country and region of the atlas', () => {
    expect(AREAS.length).toBeGreaterThanOrEqual(32);
  });

  it.each(PICTURE_SIZES)('never meet and never leave the sheet: $id', async (size) => {
    const faults = await ofEach(AREAS, ({ id }, i) =>
      isLookedAt(size.id, i) ? faultsOf(id, size, i % 3 === 0 ? 'en' : 'de') : [],
    );
    expect(faults).toEqual([]);
  });
});
