import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

import { connect } from '#server/db/connect.ts';
import { startTestCluster } from '#server/testing/cluster.ts';

import { buildIfStale } from '../scripts/build-if-stale.ts';
import { CHROMIUM_FLAGS, definedEnv, findChromium } from '../scripts/find-chromium.ts';
import { hangPictures } from '../tests/e2e/hang-pictures.ts';
import { startApp } from '../tests/e2e/start-app.ts';
import type { RunningApp } from '../tests/e2e/start-app.ts';
import { median } from './measure.ts';

// npm run bench:gallery: 10,000 pictures in a real browser against the real server (design §10).

const COUNT = Number(process.argv[2] ?? 10_000);
const EMAIL = 'bench@example.com';
const LIMITS = { nodes: 350, jumpMs: 50, frameRatio: 1.1 };

await buildIfStale();
const cluster = await startTestCluster();
process.env['VIGNETTE_TEST_ADMIN_URL'] = cluster.adminUrl;
const app = await startApp();
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: CHROMIUM_FLAGS,
  env: { ...definedEnv(), ...found.env },
});
try {
  const page = await browser.newPage({
    baseURL: app.url,
    viewport: { width: 1440, height: 900 },
  });
  await signUp(page);
  await fillGallery(app);
  await page.goto('/dashboard?tab=gallery');
  await loadAll(page);
  const jump = median(await times(5, () => jumpToMiddle(page)));
  const nodes = await page.evaluate(() => document.body.querySelectorAll('*').length);
  const frames = await scrollFrames(page);
  const empty = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await empty.setContent('<div style="height: 400000px"></div>');
  await empty.bringToFront();
  const emptyFrames = await scrollFrames(empty);
  report({ nodes, jump, frames, emptyFrames });
} finally {
  await browser.close();
  await app.stop();
  await cluster.stop();
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill('Chiara Vigne');
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard', { timeout: 120_000 });
}

/** One picture with files, and rows of many shapes that point at the same files. */
async function fillGallery(house: RunningApp): Promise<void> {
  await hangPictures(house, { email: EMAIL, pictures: [{ prompt: 'A glass of red at sunset' }] });
  const { pool, close } = connect({ url: house.databaseUrl, poolSize: 1, onError: () => {} });
  await pool.query('alter table generated_images drop constraint generated_images_storage_key_key');
  await pool.query(
    `insert into generated_images (id, user_id, prompt, image_url, storage_key, mime, bytes, size,
       width, height, thumbhash, style_id, wine_style, api, created_at)
     select n.id, g.user_id, g.prompt || repeat(' by the sea', i % 5),
       '/media/' || n.id || '/w1280.webp', g.storage_key, g.mime, g.bytes, g.size,
       (array[1024, 820, 1536, 576, 1820])[1 + i % 5], 1024, g.thumbhash, g.style_id,
       g.wine_style, g.api, g.created_at - make_interval(mins => i)
     from generated_images g,
       (select gen_random_uuid() id, i from generate_series(1, $1::int) i) n`,
    [COUNT - 1],
  );
  await close();
}

/** To the end again and again, as somebody who holds the End key. */
async function loadAll(page: Page): Promise<void> {
  await page.getByText(`${COUNT} of ${COUNT} images`).waitFor({ timeout: 60_000 });
  await page.evaluate(async () => {
    let height = 0;
    for (let still = 0; still < 20;) {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
      still = document.body.scrollHeight === height ? still + 1 : 0;
      height = document.body.scrollHeight;
    }
  });
}

/** From the click to the frame in which the pictures of the middle stand. */
async function jumpToMiddle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    await frame();
    const wall = document.querySelector('.wall');
    const from = performance.now();
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    const isThere = () =>
      [...(wall?.children ?? [])].some((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    do await frame();
    while (!isThere());
    return performance.now() - from;
  });
}

/** 95th percentile of the time between frames while the page is scrolled steadily. */
async function scrollFrames(page: Page): Promise<number> {
  const gaps = await page.evaluate(async () => {
    const times: number[] = [];
    for (let i = 0; i < 180; i += 1) {
      scrollBy({ top: 60, behavior: 'instant' });
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    }
    return times.slice(1).map((time, i) => time - (times[i] ?? time));
  });
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0;
}

async function times(count: number, measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i += 1) all.push(await measure());
  return all;
}

function report(figures: { nodes: number; jump: number; frames: number; emptyFrames: number }) {
  const ratio = figures.frames / figures.emptyFrames;
  const rows = [
    { what: `elements on a page of ${COUNT}`, is: figures.nodes, limit: LIMITS.nodes },
    { what: 'jump to the middle, ms', is: figures.jump, limit: LIMITS.jumpMs },
    { what: 'frame p95 against an empty page', is: ratio, limit: LIMITS.frameRatio },
  ];
  console.table(rows.map((row) => ({ ...row, is: Number(row.is.toFixed(2)) })));
  if (rows.some(({ is, limit }) => is > limit)) process.exitCode = 1;
}
