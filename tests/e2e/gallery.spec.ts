import { readFileSync } from 'node:fs';

import { readZip } from '#server/testing/read-zip.ts';

import { expect, IN_MOTION, STILL, test } from './support/fixtures.ts';
import { openGallery } from './support/open-gallery.ts';
import { DESKTOP } from './support/screens.ts';

test.use({ sharesWindow: true, ...STILL });

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
    'says on its tab how many there are, finds pictures by words, style and heart, and keeps it in the address',
    async ({ page, gallery: _gallery, checkAccessibility }) => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await expect(page.getByText(/^\d+\/400$/)).toBeVisible();
      await page.setViewportSize(DESKTOP);
      await expect(page.getByText(/^\d+\/400$/)).toBeVisible();
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
    'marks a favourite, which is still there after a reload, and downloads a picture under the name of its prompt',
    async ({ page, gallery: _gallery }) => {
      const toast = page.getByRole('listitem').filter({ hasText: 'Champagne toast' });
      await toast.hover();
      await toast.getByRole('button', { name: 'Favorite' }).click();
      await expect(page.getByRole('button', { name: 'Favorites only 3' })).toBeVisible();
      await page.reload();
      await expect(toast.getByRole('button', { name: 'Favorited' })).toBeAttached();

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
    await page.emulateMedia(IN_MOTION);
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

openGallery.describe('in a browser that keeps something', () => {
  openGallery.use({ sharesWindow: false });

  openGallery(
    'what was kept of a gallery is shown where the server fails, and says what it is',
    async ({ page, gallery: _gallery }) => {
      const list = /\/api\/images(\?|$)/;
      await page.route(list, (route) => route.fulfill({ status: 500 }));
      await page.setViewportSize({ width: 390, height: 844 });
      const notice = page.getByRole('status').filter({ hasText: 'This is as it was last seen' });
      for (const tab of ['gallery', 'archive', 'create']) {
        await page.goto(`/dashboard?tab=${tab}`);
        await expect(notice).toBeVisible();
        await expect(page.getByRole('img', { name: 'Red wine at sunset' })).toBeVisible();
      }
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport);
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
});
