import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures.ts';
import { hangPictures } from './support/hang-pictures.ts';

test.use({ serviceWorkers: 'allow' });

const SOME_ID = '11111111-2222-4333-8444-555555555555';
const PICTURES = [{ prompt: 'a candle in the cellar' }, { prompt: 'the last of the harvest' }];

/** Until the device holds the screens of this build and the pictures of this account. */
async function waitForCopy(page: Page): Promise<void> {
  const hasCopy = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const pictures = names.find((name) => name.startsWith('vignette:pictures:'));
      if (!pictures || (await (await caches.open(pictures)).keys()).length < 2) return false;
      return (await navigator.serviceWorker.ready).active?.state === 'activated';
    });
  // Asked again and again: a function that the page waits for would pass as soon as it promises.
  await expect.poll(hasCopy).toBe(true);
}

/** Nothing but what the device kept: the page of before is closed. */
async function startOffline(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  await context.setOffline(true);
  return context.newPage();
}

const openGallery = test.extend<{ gallery: { email: string } }>({
  gallery: async ({ app, page, member }, use) => {
    const { email } = await member();
    await hangPictures(app, { email, pictures: PICTURES });
    await page.goto('/dashboard?tab=gallery');
    await expect(page.getByText('2 of 2 images')).toBeVisible();
    await waitForCopy(page);
    await use({ email });
  },
});

openGallery(
  'starts without a network: the gallery is as it was last seen, wines, a set and the import say what they cannot do, and what is not kept comes when there is a network',
  async ({ page, context, gallery: _gallery }) => {
    const again = await startOffline(page);
    await again.goto('/dashboard?tab=gallery');
    await expect(again.getByText(/^You are offline\./)).toBeVisible();
    const picture = again.getByRole('img', { name: 'a candle in the cellar' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
    await again.goto('/settings');
    await expect(again.getByRole('heading', { name: 'Settings' })).toBeVisible();

    for (const path of ['/wines', `/wines/${SOME_ID}`, `/sets/${SOME_ID}`]) {
      await again.goto(path);
      await expect(again.getByText('You are offline, and this needs a network.')).toBeVisible();
    }
    await again.goto('/wines/import');
    await expect(again.getByText(/needs a network\.$/)).toBeVisible();
    await expect(again.getByRole('heading', { name: 'Import wines' })).toBeVisible();

    for (const path of ['/admin/users', '/admin', '/', '/pricing']) {
      await again.goto(path);
      await expect(again.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    }
    await expect(again.getByRole('link', { name: 'Open your gallery' })).toBeVisible();
    await context.setOffline(false);
    await again.getByRole('link', { name: 'Try again' }).click();
    await expect(again.getByRole('heading', { name: 'You are offline' })).toBeHidden();
    await expect(again).toHaveURL(/\/pricing$/);
    // Its own address has nothing to say then.
    await again.goto('/offline');
    await expect(again).toHaveURL(/\/$/);
    await expect(again.getByRole('heading', { name: 'You are offline' })).toBeHidden();
  },
);

openGallery(
  'takes the newest page while there is a network and the kept one only without, and leaves nothing on the device after signing out',
  async ({ page, context, gallery: _gallery }) => {
    // As if this copy were of an older build.
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('vignette:shell:')) ?? '';
      const old = new Response('<h1>Of last year</h1>', {
        headers: { 'Content-Type': 'text/html' },
      });
      await (await caches.open(name)).put('/dashboard', old);
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Create Wine Images' })).toBeVisible();
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Of last year' })).toBeVisible();

    await context.setOffline(false);
    await page.goto('/dashboard?tab=gallery');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    await context.setOffline(true);
    await expect(page.goto('/dashboard')).rejects.toThrow();
  },
);

openGallery(
  'says what cannot be done without a network, and changes nothing: a picture that could not be deleted is the one that the viewer shows again',
  async ({ page, context, gallery: _gallery }) => {
    await page.getByRole('img', { name: 'a candle in the cellar' }).click();
    const viewer = page.getByRole('dialog', { name: 'Image viewer' });
    await expect(viewer.getByRole('img', { name: 'a candle in the cellar' })).toBeVisible();
    await expect(page).toHaveURL(/image=/);
    const opened = new URL(page.url()).searchParams.get('image');
    await context.setOffline(true);
    await viewer.getByRole('button', { name: 'Delete Image' }).click();
    await expect(page.getByText('Could not delete image')).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('image')).toBe(opened);
    await expect(viewer.getByRole('img', { name: 'a candle in the cellar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    await page.getByRole('searchbox').fill('candle');
    await expect(page.getByText('You are offline, and this needs a network.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'the last of the harvest' })).toBeHidden();
    await page.reload();
    await expect(page.getByText('You are offline, and this needs a network.')).toBeVisible();

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Delete Image' }).click();
    await expect(page.getByText('Could not delete image')).toBeVisible();
    await expect(page.getByText('1 / 2')).toBeVisible();
    const prompt = page.getByLabel("Describe the wine image you'd like to create");
    await prompt.fill('A toast');
    await prompt.press('Enter');
    await expect(page.getByText('No connection')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Generating' })).toBeHidden();
    await expect(prompt).toHaveValue('A toast');

    await context.setOffline(false);
    await page.goto('/dashboard?tab=gallery&q=candle');
    await expect(page.getByText('1 of 2 images')).toBeVisible();
  },
);

test('visitors of the public pages get no service worker', async ({ page }) => {
  for (const path of ['/', '/pricing', '/sign-in']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  }
});
