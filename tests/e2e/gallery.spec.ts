import { readFileSync } from 'node:fs';
import sharp from 'sharp';

import { readZip } from '#server/testing/read-zip.ts';

import { expect, test } from './fixtures.ts';
import { hangPictures, hangWithoutFiles } from './hang-pictures.ts';
import { comeToRest } from './measure-fit.ts';

const PICTURES = [
  { prompt: 'Red wine at sunset', is_favorite: true },
  { prompt: 'White wine on a terrace' },
  { prompt: 'Champagne toast' },
  { prompt: 'Rosé by the sea', is_favorite: true },
  { prompt: 'Aged bottles in the cellar' },
  { prompt: 'Grapes after rain' },
];

const openGallery = test.extend<{ gallery: { email: string } }>({
  gallery: async ({ app, page, member }, use) => {
    const { email } = await member();
    await hangPictures(app, { email, pictures: PICTURES });
    await page.goto('/dashboard?tab=gallery');
    await expect(page.getByText('6 of 6 images')).toBeVisible();
    await use({ email });
  },
});

const card = (name: string) => ({ name, exact: true });

test('an empty gallery says how to fill it', async ({ page, member, checkAccessibility }) => {
  await member();
  await page.goto('/dashboard?tab=gallery');
  await expect(
    page.getByText('No images generated yet. Create your first wine images!'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Favorites only/ })).toBeHidden();
  await checkAccessibility();
});

openGallery.describe('the gallery', () => {
  openGallery(
    'finds pictures by words, style and heart, and keeps it in the address',
    async ({ page, gallery: _gallery, checkAccessibility }) => {
      await checkAccessibility();
      for (const style of ['All', 'Red', 'White', 'Sparkling', 'Rosé', 'Vintage'])
        await expect(page.getByRole('radio', { name: style, exact: true })).toHaveCount(1);
      await page.getByRole('radio', { name: 'Rosé' }).click();
      await expect(page.getByText('1 of 6 images')).toBeVisible();
      await expect(page).toHaveURL(/style=rose/);
      await page.getByRole('button', { name: 'Remove Rosé' }).click();
      await page.getByRole('button', { name: 'Favorites only 2' }).click();
      await expect(page.getByText('2 of 6 images')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('6 of 6 images')).toBeVisible();
      await page.getByPlaceholder('Search wine images...').fill('wine');
      await expect(page.getByText('2 of 6 images')).toBeVisible();
      await expect(page.getByLabel('Sort').getByRole('option')).toHaveText([
        'Recent First',
        'Favorites First',
        'Name A-Z',
      ]);
      await page.getByLabel('Sort').selectOption('Name A-Z');
      await page.getByRole('radio', { name: 'List' }).click();
      await page.reload();
      await expect(page.getByText('2 of 6 images')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
      await expect(page.getByRole('listitem').first()).toContainText('Red wine at sunset');
      await checkAccessibility();
      await page.getByPlaceholder('Search wine images...').fill('nothing like it');
      await expect(page.getByText('No images match your search.')).toBeVisible();
      await checkAccessibility();
    },
  );

  openGallery(
    'marks a favourite, and the mark is still there after a reload',
    async ({ page, gallery: _gallery }) => {
      const toast = page.getByRole('listitem').filter({ hasText: 'Champagne toast' });
      await toast.hover();
      await toast.getByRole('button', { name: 'Favorite' }).click();
      await expect(page.getByRole('button', { name: 'Favorites only 3' })).toBeVisible();
      await page.reload();
      await expect(toast.getByRole('button', { name: 'Favorited' })).toBeAttached();
    },
  );

  openGallery(
    'downloads a picture under the name of its prompt',
    async ({ page, gallery: _gallery }) => {
      const first = page.getByRole('listitem').filter({ hasText: 'Red wine at sunset' });
      await first.hover();
      const started = page.waitForEvent('download');
      await first.getByRole('button', { name: 'Download' }).click();
      await expect(page.getByText('Download Started')).toBeVisible();
      // The newest was made an hour ago, which may be in another month.
      const month = new Date(Date.now() - 3_600_000).toISOString().slice(0, 8);
      expect((await started).suggestedFilename()).toMatch(
        new RegExp(String.raw`^red-wine-at-sunset-${month}\d\d\.jpg$`),
      );
    },
  );

  openGallery('is worked by keyboard', async ({ page, gallery: _gallery, checkAccessibility }) => {
    await page.getByRole('button', card('Red wine at sunset')).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', card('White wine on a terrace'))).toBeFocused();
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Favorites only 3' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Image viewer' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', card('White wine on a terrace'))).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.getByText('5 of 5 images')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await checkAccessibility();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(page.getByPlaceholder('Search wine images...')).toBeFocused();
  });

  openGallery(
    'changes many pictures at once and downloads them as one archive',
    async ({ page, gallery: _gallery, checkAccessibility }) => {
      await page.getByLabel('Select Red wine at sunset').check({ force: true });
      await page.getByLabel('Select Champagne toast').click({ modifiers: ['Shift'], force: true });
      const bar = page.getByRole('region', { name: 'Selection' });
      await expect(bar).toContainText('3 selected');
      await checkAccessibility();
      const started = page.waitForEvent('download');
      await bar.getByRole('button', { name: 'Download' }).click();
      const archive = await started;
      expect(archive.suggestedFilename()).toMatch(/^vignette-.*\.zip$/);
      expect(readZip(readFileSync(await archive.path())).size).toBe(3);

      await bar.getByRole('button', { name: 'Delete' }).click();
      // What is said stays as long as the mouse is over it.
      await page.getByRole('button', { name: 'Undo' }).hover();
      await expect(page.getByText('3 of 3 images')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('6 of 6 images')).toBeVisible();

      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByLabel('Select Champagne toast').check();
      await bar.getByRole('button', { name: 'Select all 6' }).click();
      await bar.getByRole('button', { name: 'Favorite' }).click();
      await expect(page.getByRole('button', { name: 'Favorites only 6' })).toBeVisible();
    },
  );

  openGallery(
    'keeps what was deleted in the trash, to be restored or deleted for good',
    async ({ page, gallery: _gallery, checkAccessibility }) => {
      for (const name of ['Champagne toast', 'Grapes after rain']) {
        await page.getByRole('button', card(name)).focus();
        await page.keyboard.press('Delete');
        await expect(page.getByRole('button', card(name))).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Trash 2' }).click();
      await expect(page.getByText('2 of 2 images')).toBeVisible();
      await expect(page.getByText('30 days left').first()).toBeVisible();
      await checkAccessibility();
      const toast = page.getByRole('listitem').filter({ hasText: 'Champagne toast' });
      await toast.hover();
      await toast.getByRole('button', { name: 'Restore' }).click();
      await expect(page.getByText('1 of 1 images')).toBeVisible();
      const grapes = page.getByRole('listitem').filter({ hasText: 'Grapes after rain' });
      await grapes.hover();
      await grapes.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText(/The trash is empty/)).toBeVisible();
      await page.getByRole('button', { name: 'Back to the gallery' }).click();
      await expect(page.getByText('5 of 5 images')).toBeVisible();
    },
  );
});

openGallery(
  'what was kept of a gallery is shown where the server fails, and says what it is',
  async ({ page, gallery: _gallery }) => {
    const list = /\/api\/images(\?|$)/;
    await page.route(list, (route) => route.fulfill({ status: 500 }));
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of ['create', 'gallery', 'archive']) {
      await page.goto(`/dashboard?tab=${tab}`);
      await expect(page.getByText('This is as it was last seen')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Red wine at sunset' })).toBeVisible();
    }
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/dashboard');
      const notice = page.getByRole('status').filter({ hasText: 'This is as it was last seen' });
      const [word, picture] = [
        await notice.boundingBox(),
        await page.getByRole('button', { name: /^Open full size/ }).boundingBox(),
      ];
      expect(picture!.y).toBeGreaterThan(word!.y + word!.height);
    }
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This is as it was last seen')).toBeHidden();
  },
);

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

openGallery.describe('on a tablet', () => {
  openGallery.use({ viewport: { width: 820, height: 1180 } });

  openGallery('its tab says how many there are', async ({ page, gallery: _gallery }) => {
    await expect(page.getByText(/^\d+\/400$/)).toBeVisible();
  });
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
