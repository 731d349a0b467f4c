import type { Page } from '@playwright/test';

import { connect } from '#server/db/connect.ts';

import { hangPictures } from '../../tests/e2e/hang-pictures.ts';
import type { RunningApp } from '../../tests/e2e/start-app.ts';
import { median, report } from '../report.ts';
import { DESKTOP, EMAIL, inHouse, signUp } from './house.ts';

const COUNT = 10_000;
const LIMITS = { nodes: 350, jumpMs: 50, frameRatio: 1.1 };

/** 10,000 pictures: elements on the page, a jump to the middle, and frames while scrolling. */
export function measureGallery(): Promise<boolean> {
  return inHouse(async ({ app, browser }) => {
    const page = await browser.newPage({ baseURL: app.url, viewport: DESKTOP });
    await signUp(page);
    await fillGallery(app);
    await page.goto('/dashboard?tab=gallery');
    await page.getByText(`${COUNT} of ${COUNT} images`).waitFor({ timeout: 60_000 });
    await page.waitForFunction(() => document.body.scrollHeight > 100_000);
    const unseen = await jumpToMiddle(page);
    const seen = median((await times(5, () => jumpToMiddle(page))).map(({ pictures }) => pictures));
    const nodes = await page.evaluate(() => document.body.querySelectorAll('*').length);
    const frames = await scrollFrames(page);
    const empty = await browser.newPage({ viewport: DESKTOP });
    await empty.setContent('<div style="height: 400000px"></div>');
    await empty.bringToFront();
    const ratio = frames / (await scrollFrames(empty));
    return [
      kept({ what: 'elements on the page', value: nodes, unit: '', limit: LIMITS.nodes }),
      kept({ what: 'jump to the middle', value: seen, unit: ' ms', limit: LIMITS.jumpMs }),
      kept({
        what: `first jump there, places (pictures, from the server: ${unseen.pictures.toFixed(0)} ms)`,
        value: unseen.places,
        unit: ' ms',
        limit: LIMITS.jumpMs,
      }),
      kept({
        what: 'frame p95 against an empty page',
        value: ratio,
        unit: ' ×',
        limit: LIMITS.frameRatio,
      }),
    ].every(Boolean);
  });
}

function kept(row: { what: string; value: number; unit: string; limit: number }): boolean {
  const { what, limit, ...figure } = row;
  return report({
    ...figure,
    what: `gallery of ${COUNT}: ${what}`,
    budget: String(limit),
    isKept: figure.value <= limit,
  });
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

/** From the move of the scrollbar to the frames in which the places, and then the pictures, stand. */
async function jumpToMiddle(page: Page): Promise<{ places: number; pictures: number }> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isShown = (selector: string) =>
      [...document.querySelectorAll(selector)].some((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    scrollTo({ top: 0, behavior: 'instant' });
    for (let i = 0; i < 5; i += 1) await frame();
    const from = performance.now();
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    do await frame();
    while (!isShown('.wall > li'));
    const places = performance.now() - from;
    while (!isShown('.wall > .card')) await frame();
    return { places, pictures: performance.now() - from };
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

async function times<Figure>(count: number, measure: () => Promise<Figure>): Promise<Figure[]> {
  const all: Figure[] = [];
  for (let i = 0; i < count; i += 1) all.push(await measure());
  return all;
}
