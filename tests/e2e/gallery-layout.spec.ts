import sharp from 'sharp';

import { expect, IN_MOTION, STILL, test } from './support/fixtures.ts';
import { hangPictures, hangWithoutFiles } from './support/hang-pictures.ts';
import { comeToRest } from './support/measure-fit.ts';
import { openGallery } from './support/open-gallery.ts';

test.use({ sharesWindow: true, ...STILL });

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('what is said does not lie over what narrows the gallery', async ({ page, app, member }) => {
    const { email } = await member();
    const answer = await page.request.get('/api/wines');
    const { wines } = (await answer.json()) as { wines: { id: string }[] };
    const [wine_id = null] = wines.map(({ id }) => id);
    const pictures = [{ prompt: 'a sample on a shelf', wine_id }, { prompt: 'a candle' }];
    await hangWithoutFiles(app, { email, pictures });
    await page.goto('/dashboard?tab=gallery');
    const filter = page.getByLabel('Pictures of one wine');
    await expect(filter).toBeVisible();
    await page.getByRole('button', { name: 'a candle' }).focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Image deleted')).toBeVisible();
    await comeToRest(page);
    const isCovered = await filter.evaluate((select) => {
      const { bottom } = select.getBoundingClientRect();
      const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
      return (toast?.top ?? 0) < bottom;
    });
    expect(isCovered).toBe(false);
  });
});

test('a long gallery can be entered anywhere, and nothing moves while its pictures come', async ({
  page,
  app,
  member,
}) => {
  await page.emulateMedia(IN_MOTION);
  const { email } = await member();
  const widths = [1024, 820, 1536, 576];
  await hangWithoutFiles(app, {
    email,
    pictures: Array.from({ length: 260 }, (_, i) => ({
      prompt: `Cellar book, page ${i + 1}${' and more'.repeat(i % 4)}`,
      width: widths[i % 4] ?? 1024,
    })),
  });
  await page.goto('/dashboard?tab=gallery');
  await expect(page.getByText('260 of 260 images')).toBeVisible();
  const wall = page.getByRole('list', { name: 'Images', exact: true });
  const height = () => wall.evaluate((element) => element.getBoundingClientRect().height);
  // Five columns or so: 50 pictures would be a tenth of this.
  await expect.poll(height).toBeGreaterThan(12_000);
  const before = await height();

  // Back from elsewhere leads to where one was.
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Settings' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('tab', { name: 'Usage' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(5000);

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByText(/^Cellar book, page 260/)).toBeVisible();
  expect(await height()).toBe(before);
  await page.getByLabel(/^Select Cellar book, page 260/).check({ force: true });
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('1 selected');

  // The pages between the end and here have never been seen.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const first = page.getByLabel(/^Select Cellar book, page 1($| and)/);
  await first.click({ modifiers: ['Shift'], force: true });
  await expect(bar).toContainText('260 selected');
});

test('a picture without a background stands on a checkerboard, in the gallery and in the viewer', async ({
  page,
  app,
  member,
}) => {
  const { email } = await member();
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  const label = { create: { width: 80, height: 160, channels: 4, background: '#7a1420' } } as const;
  const picture = await sharp({
    create: { width: 320, height: 320, channels: 4, background: nothing },
  })
    .composite([{ input: label }])
    .png()
    .toBuffer();
  await hangPictures(app, { email, pictures: [{ prompt: 'one bottle', picture }] });
  await page.goto('/dashboard?tab=gallery');
  const inGallery = page.getByRole('img', { name: 'one bottle' });
  await expect(inGallery).toHaveCSS('background-image', /conic-gradient/);
  await inGallery.click();
  const inViewer = page.getByRole('dialog').getByRole('img', { name: 'one bottle' }).first();
  await expect(inViewer.locator('..')).toHaveCSS('background-image', /conic-gradient/);
});

openGallery.describe('on a phone', () => {
  openGallery.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  openGallery(
    'the gallery has two columns, search and favourites',
    async ({ page, gallery: _gallery, checkAccessibility }) => {
      // Measured in one moment: the row may still move while its pictures come.
      const firstRow = () =>
        page.getByRole('listitem').evaluateAll((cards) => {
          const [first, second] = cards.map((card) => card.getBoundingClientRect());
          return { isLevel: first?.y === second?.y, isHalf: first && first.width * 2 < innerWidth };
        });
      await expect.poll(firstRow).toEqual({ isLevel: true, isHalf: true });
      await page.getByRole('button', { name: 'Favorites only 2' }).tap();
      await expect(page.getByText('2 of 6 images')).toBeVisible();
      await checkAccessibility();
    },
  );

  openGallery(
    'the archive lists, finds and deletes',
    async ({ page, gallery: _gallery, checkAccessibility }) => {
      await page.getByRole('button', { name: 'Archive' }).tap();
      await expect(page.getByRole('listitem').first()).toContainText('Square');
      await checkAccessibility();
      await page.getByPlaceholder('Search wine images...').fill('sea');
      await expect(page.getByText('1 of 6 images')).toBeVisible();
      // The list follows its count.
      const remove = page.getByRole('button', { name: 'Delete Image' });
      await expect(remove).toHaveCount(1);
      await remove.tap();
      await expect(page.getByText('Image has been removed from your gallery')).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).tap();
      await expect(page.getByText('5 of 5 images')).toBeVisible();
    },
  );
});

test('an empty archive says so', async ({ page, newcomer }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newcomer();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('No Archived Images')).toBeVisible();
});
