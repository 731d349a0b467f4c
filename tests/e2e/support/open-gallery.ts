import { expect, test } from './fixtures.ts';
import { hangPictures } from './hang-pictures.ts';

const PICTURES = [
  { prompt: 'Red wine at sunset', is_favorite: true },
  { prompt: 'White wine on a terrace' },
  { prompt: 'Champagne toast' },
  { prompt: 'Rosé by the sea', is_favorite: true },
  { prompt: 'Aged bottles in the cellar' },
  { prompt: 'Grapes after rain' },
];

/** A story that begins in a gallery of six pictures. */
export const openGallery = test.extend<{ gallery: { email: string } }>({
  gallery: async ({ app, page, member }, use) => {
    const { email } = await member();
    await hangPictures(app, { email, pictures: PICTURES });
    await page.goto('/dashboard?tab=gallery');
    await expect(page.getByText('6 of 6 images')).toBeVisible();
    await use({ email });
  },
});
