import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js/index-native.js';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

import { readZip } from '#server/testing/read-zip.ts';
import { newWine } from '#server/testing/wines.ts';

import { expect, IN_MOTION, PICTURE_TIMEOUT_MS, STILL, test } from './support/fixtures.ts';

test.use({ sharesWindow: true, ...STILL });

const PROMPT = "Describe the wine image you'd like to create";

// The longest stories come last: side by side nobody waits for one worker to end them all.
test.describe.configure({ mode: 'parallel' });

test('an artwork becomes a bottle, a scene, and files for every shop', async ({
  page,
  member,
  checkAccessibility,
}) => {
  await member();
  await page.goto('/wines/new');
  await page.getByLabel('Name', { exact: true }).fill('Clos Story');
  await page.getByLabel('Vintage').fill('2022');
  await page
    .getByLabel('Drop the artwork of the front label here')
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: await label(640) });
  await expect(page.getByAltText('Your artwork')).toBeVisible();
  await expect(page.getByAltText('Clos Story 2022 from the front')).toBeVisible();
  await page.getByRole('button', { name: 'Lower right corner' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Save wine' }).click();
  await expect(page.getByRole('heading', { name: 'Clos Story 2022' })).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Make a picture' }).click();
  await expect(page.getByRole('button', { name: 'Your wine' })).toContainText('Clos Story 2022');
  await page.getByLabel(PROMPT).fill('the bottle on a wooden table');
  await page.getByLabel(PROMPT).press('Enter');
  await expect(page.getByText('Image generated!')).toBeVisible({ timeout: PICTURE_TIMEOUT_MS });

  await page.goto('/dashboard?tab=gallery');
  await page.getByLabel('Pictures of one wine').selectOption('Clos Story 2022');
  await expect(page.getByRole('button', { name: 'Remove Clos Story 2022' })).toBeVisible();
  await expect(page.getByText('1 of 1 images')).toBeVisible();

  // One header for all tabs, and for what they lead to.
  const header = page.getByRole('banner');
  await page.getByRole('link', { name: 'Your wines' }).click();
  await expect(header.getByRole('link', { name: 'Get Unlimited Credits' })).toBeVisible();
  await page.getByRole('link', { name: /Clos Story 2022/ }).click();
  await expect(header.getByText('9 credits')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByText('In 1 picture')).toBeVisible();
  const pictures = page.getByRole('region', { name: 'Its pictures' }).getByRole('link');
  await expect(pictures).toHaveCount(1);
  await page.getByRole('button', { name: 'Make a set' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('3 creditsSpent picture by picture');
  await expect(dialog).toContainText('You have 9.');
  await expect(dialog.getByText('Label close-up')).toBeVisible();
  await expect(dialog.getByText('Back label')).toBeHidden();
  await page.getByRole('button', { name: 'Make 3 pictures' }).click();
  await expect(page.getByText('3 of 3 pictures delivered')).toBeVisible({
    timeout: PICTURE_TIMEOUT_MS,
  });
  await checkAccessibility();

  const files = await unpack(page, 'Download all sizes');
  expect([...files.keys()].toSorted()).toEqual([
    'READ-ME.txt',
    'cut-out-2000/clos-story-2022-without-background.png',
    'feed-1080x1350/clos-story-2022-label-close-up.jpg',
    'marketplace-1600/clos-story-2022-packshot-on-white.jpg',
    'originals/clos-story-2022-label-close-up.png',
    'originals/clos-story-2022-packshot-on-white.png',
    'originals/clos-story-2022-without-background.png',
    'own-shop-2000/clos-story-2022-packshot-on-white.jpg',
    'product-feed-1000/clos-story-2022-packshot-on-white.webp',
    'report.csv',
    'wine-list-800x1200/clos-story-2022-packshot-on-white.png',
    'wine-list-800x1200/clos-story-2022-without-background.png',
  ]);
  const metadata = (name: string) => sharp(files.get(name)).metadata();
  expect(await metadata('own-shop-2000/clos-story-2022-packshot-on-white.jpg')).toMatchObject({
    format: 'jpeg',
    width: 2000,
    height: 2000,
  });
  expect(await metadata('product-feed-1000/clos-story-2022-packshot-on-white.webp')).toMatchObject({
    format: 'webp',
    width: 1000,
    height: 1000,
  });
  expect(await metadata('wine-list-800x1200/clos-story-2022-without-background.png')).toMatchObject(
    { format: 'png', width: 800, height: 1200, hasAlpha: true },
  );
  expect(files.get('READ-ME.txt')?.toString()).toContain('1600 x 1600, JPG');
  expect(files.get('report.csv')?.toString()).toContain(
    'Clos Story 2022,Label close-up,delivered,,1',
  );
});

test('a table with faults of five kinds is understood row by row, and the rest makes a set', async ({
  page,
  member,
  checkAccessibility,
}) => {
  await member();
  await page.goto('/wines/import');
  await drop(page, 'Drop your table here', {
    name: 'wines.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'name;vintage;bottle;front_artwork',
        'Good;2021;Burgundy;good.png',
        'Bad cells;20x1;Amphora;',
        'No file;2021;;nowhere.png',
        'Too small;2021;;small.png',
        'No picture;2021;;text.png',
        'Good;2021;;',
        'Plain;2020;;',
      ].join('\r\n'),
    ),
  });
  await drop(page, 'Drop the artwork here', {
    name: 'labels.zip',
    mimeType: 'application/zip',
    buffer: await pack({
      'labels/good.png': await label(640),
      'labels/small.png': await label(300),
      'labels/text.png': Buffer.from('not a picture'),
    }),
  });
  await page.getByRole('button', { name: 'Check 7 wines' }).click();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('Plain 2020')).toContainText('Ready');
  await expect(row('Good 2021').first()).toContainText('Ready');
  await expect(row('Bad cells')).toContainText('“20x1” is not a year');
  await expect(row('Bad cells')).toContainText('“Amphora” is none of Bordeaux');
  await expect(row('No file')).toContainText('“nowhere.png” is not in the archive');
  await expect(row('Too small')).toContainText('at least 600 pixels');
  await expect(row('No picture')).toContainText('PNG, JPEG, WebP or PDF');
  await expect(row('line 2')).toContainText('Faulty');
  await checkAccessibility();

  await page.getByRole('button', { name: 'Keep 2 wines' }).click();
  await page.getByRole('button', { name: 'Make a set for both' }).click();
  await expect(page.getByRole('dialog')).toContainText('6 creditsSpent');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'See your wines' }).click();
  await page.getByLabel('Choose Good 2021').check();
  await page.getByLabel('Choose Clos des Vignettes 2021').check();
  await page.getByRole('button', { name: 'Make a set' }).click();
  await expect(page.getByRole('dialog')).toContainText('Back label (1 wine)');
  await page.getByRole('button', { name: 'Make 7 pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Shop set of 2 wines' })).toBeVisible();
  await page.getByRole('button', { name: 'Give up the rest' }).click();
  await expect(page.getByRole('button', { name: 'Give up the rest' })).toBeHidden();
  await expect(page.getByText(/not made\. You were not charged/)).toBeVisible();
});

test('by keyboard alone nobody loses the focus on the way through the wines', async ({
  page,
  member,
}) => {
  await page.emulateMedia(IN_MOTION);
  await member();
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    await page.getByRole(role, { name, exact: true }).press('Enter');
  };
  await page.goto('/wines');
  await press('Add a wine', 'link');
  await expect(page.getByRole('heading', { name: 'A new wine' })).toBeVisible();
  await expect.poll(focused).not.toBe('BODY');
  await page.getByLabel('Name', { exact: true }).fill('Clos Clavier');
  await press('Save wine');
  await expect(page.getByRole('heading', { name: 'Clos Clavier' })).toBeVisible();
  await expect.poll(focused).not.toBe('BODY');
  // The same page, drawn anew with what was saved.
  await page.getByLabel('Name', { exact: true }).fill('Clos Clavecin');
  await press('Save wine');
  await expect(page.getByRole('heading', { name: 'Clos Clavecin' })).toBeVisible();
  await expect.poll(focused).not.toBe('BODY');
  await press('New vintage');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New vintage' })).toBeFocused();
  await press('Remove');
  await expect(page.getByRole('heading', { name: 'Your wines' })).toBeVisible();
  await expect.poll(focused).not.toBe('BODY');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a wine is chosen for a picture, makes a set, and comes from a table', async ({
    page,
    newcomer,
    checkAccessibility,
  }) => {
    await newcomer();
    await keep(page, [newWine({ name: 'Pocket' })]);
    await page.getByRole('button', { name: 'Your wine' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Pocket/ })
      .click();
    await expect(page.getByRole('button', { name: 'Your wine' })).toContainText('Pocket 2021');

    await page.getByRole('link', { name: 'Wines', exact: true }).click();
    await page.getByRole('link', { name: /Pocket 2021/ }).click();
    await page
      .getByLabel('Drop the artwork of the front label here')
      .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: await label(640) });
    await expect(page.getByAltText('Your artwork')).toBeVisible();
    expect(await widthOf(page)).toBe(390);
    await page.getByRole('button', { name: 'Save wine' }).click();
    await expect(page.getByText('Wine saved')).toBeVisible();

    await page.getByRole('button', { name: 'Make a set' }).click();
    await page.getByRole('radio', { name: 'Own' }).check();
    await page.getByRole('button', { name: 'Make 1 picture' }).click();
    await expect(page.getByText('1 of 1 pictures delivered')).toBeVisible({
      timeout: PICTURE_TIMEOUT_MS,
    });
    await checkAccessibility();
    const files = await unpack(page, 'Download all sizes');
    expect([...files.keys()]).toContain('own-shop-2000/pocket-2021-packshot-on-white.jpg');

    await page.goto('/wines/import');
    await drop(page, 'Drop your table here', {
      name: 'wines.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name;vintage\r\nFrom a table;2020\r\nBad;20x1'),
    });
    await page.getByRole('button', { name: 'Check 2 wines' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Bad' })).toContainText('is not a year');
    expect(await widthOf(page)).toBe(390);
    await page.getByRole('button', { name: 'Keep 1 wine' }).click();
    await expect(page.getByRole('heading', { name: '1 wine kept' })).toBeVisible();
  });
});

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

async function label(side: number): Promise<Buffer> {
  const size = { width: side, height: side, channels: 3, background: '#f4ecd8' } as const;
  const band = { width: side, height: side >> 2, channels: 3, background: '#7a1f2b' } as const;
  return sharp({ create: size })
    .composite([{ input: { create: band } }])
    .png()
    .toBuffer();
}

/** By the member's own session, past the screens. */
async function keep(page: Page, wines: ReturnType<typeof newWine>[]): Promise<void> {
  const answer = await page.request.post('/api/wines/import', {
    data: { wines },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.ok()).toBe(true);
}

interface Dropped {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function drop(page: Page, where: string, file: Dropped): Promise<void> {
  await page.getByLabel(where).setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
}

async function pack(files: Record<string, Buffer>): Promise<Buffer> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, bytes] of Object.entries(files))
    await writer.add(name, new BlobReader(new Blob([new Uint8Array(bytes)])));
  return Buffer.from(await (await writer.close()).arrayBuffer());
}

/** From the link that starts the download to the files in it. */
async function unpack(page: Page, link: string): Promise<Map<string, Buffer>> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: PICTURE_TIMEOUT_MS }),
    page.getByRole('link', { name: link }).click(),
  ]);
  return readZip(readFileSync(await file.path()));
}
