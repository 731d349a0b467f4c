import { describe, expect, it } from 'vitest';
import { PICTURE_SIZES } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { PlateWish } from '#studio/scene-spec.ts';
import type { PlateLanguage } from '#studio/scene/sheets.ts';
import { PLATE_TOPICS } from '#studio/scene/sheets.ts';
import { collisionsOf, isLookedAt, letteredBoxes, ofEach } from '#studio/testing/lettered-boxes.ts';
import { layPlate } from './draw-plate.ts';
import { LESSON_IDS } from './lessons/lessons.ts';

const LANGUAGES: readonly PlateLanguage[] = ['en', 'de', 'fr', 'it', 'es'];
/** Letters smaller than this cannot be read on a screen; the widest chart has a word or two that are a little smaller. */
const READABLE_PX = 9.5;
const base = understand('a glass of red', { style: 'education' });

function faultsOf(wish: Partial<PlateWish>, size: (typeof PICTURE_SIZES)[number]): string[] {
  const { width, height } = size;
  const plate = {
    topic: 'glass',
    language: 'en',
    wines: [],
    grapes: [],
    area: 'france',
    ...wish,
  } as const;
  const spec = { ...base, plate };
  const boxes = letteredBoxes(width, height, () =>
    layPlate({ spec, styleId: 'education', width, height, seed: 1, detail: 'full' }),
  );
  const small = boxes
    .filter(({ sizePx }) => sizePx < READABLE_PX)
    .map(({ text }) => `small: ${text}`);
  const faults = [...collisionsOf(boxes, { x: 0, y: 0, width, height }), ...small];
  return faults.map((fault) => `${plate.topic} ${plate.lesson ?? ''} ${plate.language}: ${fault}`);
}

describe('the lettering of plates', () => {
  it.each(PICTURE_SIZES)(
    'never meets, never leaves the sheet and can be read: $id',
    async (size) => {
      // The maps have a test of their own.
      const topics = PLATE_TOPICS.filter((topic) => topic !== 'map');
      const wishes: Partial<PlateWish>[] = [
        ...topics.map((topic) => ({ topic })),
        ...topics.map((topic) => ({ topic, language: 'de' as const })),
        ...LESSON_IDS.map((lesson, i) => ({
          topic: 'lesson' as const,
          lesson,
          language: LANGUAGES[i % LANGUAGES.length] ?? 'en',
        })),
      ];
      const looked = wishes.filter((_, i) => isLookedAt(size.id, i));
      expect(await ofEach(looked, (wish) => faultsOf(wish, size))).toEqual([]);
    },
  );
});
