import { expect, test } from 'vitest';

import { newWine } from '#server/testing/wines.ts';

import { createStudioBottles } from './studio-bottles.ts';
import type { StudioSettings } from './studio.ts';

const wine = { draft: newWine(), artwork: {} };
const SIDE = 8;

/** The settings with which a Studio is opened for bottles where pictures have these. */
async function openedWith(settings: StudioSettings): Promise<StudioSettings[]> {
  const opened: StudioSettings[] = [];
  const bottles = createStudioBottles(settings, async (wanted) => {
    opened.push(wanted);
    const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
    const made = { width: SIDE, height: SIDE, pixels, seed: 1, shown: [], notDrawn: [] };
    return {
      generate: async () => ({ ...made, inventory: {} }) as never,
      wake: async () => {},
      close: async () => {},
    };
  });
  const { signal } = new AbortController();
  const { mime } = await bottles.preview(wine, { view: 'front', signal });
  expect(mime).toBe('image/webp');
  await bottles.packshot?.(wine, signal);
  await bottles.close?.();
  return opened;
}

test('a bottle is drawn as finely as the pictures, by one Studio, and never larger than it is shown', async () => {
  const [fine, draft] = [
    await openedWith({ quality: 'showcase', maxSide: 4096 }),
    await openedWith({ quality: 'draft', maxSide: 160 }),
  ];
  expect(fine).toEqual([{ quality: 'standard', maxSide: 1024 }]);
  expect(draft).toEqual([{ quality: 'draft', maxSide: 160 }]);
});

test('no bottle opens the Studio again once it was closed', async () => {
  let opened = 0;
  const bottles = createStudioBottles({ quality: 'draft', maxSide: 160 }, async () => {
    opened += 1;
    throw new Error('not to be opened');
  });
  await bottles.close?.();
  const { signal } = new AbortController();
  await expect(bottles.preview(wine, { view: 'front', signal })).rejects.toMatchObject({
    code: 'ENGINE_UNAVAILABLE',
  });
  expect(opened).toBe(0);
});
