import { expect, IN_MOTION, STILL, test as base } from './support/fixtures.ts';
import { hangPictures } from './support/hang-pictures.ts';

const LONG = 'Old cellar with barrels, a burning candle and a bottle of Bordeaux on the table';

const test = base.extend<{ gallery: { email: string } }>({
  gallery: async ({ app, page, member }, use) => {
    const { email } = await member();
    await hangPictures(app, {
      email,
      pictures: [{ prompt: LONG }, { prompt: 'Champagne toast' }, { prompt: 'Rosé by the sea' }],
    });
    await page.goto('/dashboard?tab=gallery');
    await page.getByRole('listitem').first().getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: 'Image viewer' })).toBeVisible();
    await use({ email });
  },
});

test.use({ sharesWindow: true, ...STILL });

test('shows the picture, its words and its facts, marks favourites, downloads formats and zooms', async ({
  page,
  gallery: _gallery,
  checkAccessibility,
}) => {
  const viewer = page.getByRole('dialog', { name: 'Image viewer' });
  await expect(viewer.getByText('1 / 3').first()).toBeVisible();
  await expect(viewer.getByText(LONG)).toBeVisible();
  await expect(viewer.getByAltText(LONG.slice(0, 60), { exact: true })).toBeVisible();
  const bursting = page
    .locator('.viewer-actions .btn')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().right > innerWidth)
        .map((button) => button.textContent),
    );
  expect(await bursting).toEqual([]);
  for (const fact of ['Completed', 'Square, 320 × 320', 'Cinematic, red', '1000'])
    await expect(viewer.getByText(fact, { exact: true })).toBeVisible();
  await expect(viewer.getByText(/^Drawn by our own engine.*The file is signed$/)).toBeVisible();
  await checkAccessibility();

  await page.getByRole('button', { name: 'Favorite', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Favorited' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Download as' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Original/ }).click();
  expect((await started).suggestedFilename()).toMatch(/^old-cellar-with-barrels-.*\.png$/);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
});

test.describe('where the clipboard is allowed', () => {
  test.use({ sharesWindow: false });

  test('copies the prompt and says so for two seconds', async ({
    page,
    context,
    gallery: _gallery,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Copy Prompt' }).click();
    const copied = page.getByRole('button', { name: 'Copied!' });
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LONG);
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('button', { name: 'Copy Prompt' })).toBeVisible();
  });
});

test('walks by arrow keys and filmstrip, one step back leaves it, and it closes when the last image goes', async ({
  page,
  gallery: _gallery,
}) => {
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 / 3').first()).toBeVisible();
  await page.getByRole('button', { name: 'Image 3' }).click();
  await expect(page.getByText('3 / 3').first()).toBeVisible();
  await expect(page.locator('.viewer-next')).toBeDisabled();
  // Quicker than the address can follow.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 / 3').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/tab=gallery$/);

  await page.getByRole('listitem').first().getByRole('button').first().click();
  for (const left of ['1 / 2', '1 / 1']) {
    await page.getByRole('button', { name: 'Delete Image' }).click();
    await expect(page.getByText(left).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Delete Image' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // There is no picture to go back to: the next Tab goes on from the page.
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(/No images generated yet/)).toBeVisible();
});

test.describe('where things move', () => {
  test.use({ contextOptions: IN_MOTION });

  test('keeps the focus inside and gives it back to the picture', async ({
    page,
    gallery: _gallery,
  }) => {
    for (let i = 0; i < 25; i++) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: LONG.slice(0, 60), exact: true })).toBeFocused();
  });
});

test('brings a prompt back into the composer, once or as four variations, and is opened from the canvas there too', async ({
  page,
  gallery: _gallery,
}) => {
  await page.getByRole('button', { name: 'Remix' }).click();
  await expect(page.getByLabel(/Describe the wine image/)).toHaveValue(LONG);
  await page.goto('/dashboard?tab=gallery');
  await page.getByRole('listitem').nth(1).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Variations' }).click();
  await expect(page.getByLabel(/Describe the wine image/)).toHaveValue('Champagne toast');
  await expect(page.getByText('4 credits')).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Open full size/ }).click();
  await expect(page.getByRole('dialog', { name: 'Image viewer' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('previous and next stand beside the count, and the actions stay in reach', async ({
    page,
    gallery: _gallery,
    checkAccessibility,
  }) => {
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(page.getByText('2 / 3').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Image' })).toBeInViewport();
    await checkAccessibility();
  });
});
