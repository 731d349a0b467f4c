import type { Page } from '@playwright/test';

import { connect } from '#server/db/connect.ts';

import { hangPictures } from '../../tests/e2e/support/hang-pictures.ts';
import type { RunningApp } from '../../tests/e2e/support/start-app.ts';
import { median, report } from '../report.ts';
import { DESKTOP, EMAIL, inHouse, signUp } from './house.ts';

const COUNT = 10_000;
const FRAMES = 180;
const STEP_PX = 60;
const ROUNDS = 5;
const LIMITS = { nodes: 350, jumpMs: 50, frameRatio: 1.1 };

/** 10,000 pictures: elements on the page, a jump to the middle, and frames while scrolling. */
export function measureGallery(): Promise<boolean> {
  return inHouse(async ({ app, browser }) => {
    const context = await browser.newContext({ baseURL: app.url, viewport: DESKTOP });
    const page = await context.newPage();
    await signUp(page);
    await fillGallery(app);
    await page.goto('/dashboard?tab=gallery');
    await page.getByText(`${COUNT} of ${COUNT} images`).waitFor({ timeout: 60_000 });
    await page.waitForFunction(() => document.body.scrollHeight > 100_000);
    const unseen = await jumpToMiddle(page);
    const seen = median((await times(5, () => jumpToMiddle(page))).map(({ pictures }) => pictures));
    const nodes = await page.evaluate(() => document.body.querySelectorAll('*').length);
    const frames = { ...(await compareFrames(page)), cpuMs: await mainThreadMs(page) };
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
        what: `frame p95 against an empty page, in turns (against the same pictures without a script: ${frames.plain.toFixed(2)} ×; ${frames.cpuMs.toFixed(1)} ms of the main thread each)`,
        value: frames.empty,
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

/**
 * The gallery beside a page that shows the same pictures and does nothing, and beside an empty one,
 * in turns: whatever else the machine does meets all three. The pictures alone tell what drawing
 * them costs without a graphics card; what is above that is the gallery's own work. Frames come in
 * steps of the screen's clock, so on a busy machine a few milliseconds of work become a whole step.
 */
async function compareFrames(gallery: Page): Promise<{ plain: number; empty: number }> {
  const context = gallery.context();
  const [plain, empty] = [await context.newPage(), await context.newPage()];
  await plain.goto('/privacy');
  await hangPlainly(plain, await picturesOf(gallery));
  await empty.setContent('<div style="height: 400000px"></div>');
  const p95: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures: number[] = [];
    for (const page of [gallery, plain, empty]) figures.push(await scrollFrames(page));
    p95.push(figures);
  }
  const [ofGallery = 0, ofPlain = 0, ofEmpty = 0] = [0, 1, 2].map((i) =>
    median(p95.map((figures) => figures[i] ?? 0)),
  );
  return { plain: ofGallery / ofPlain, empty: ofGallery / ofEmpty };
}

/** What a frame costs the page's own thread, counted in its CPU time: no neighbour can lengthen that. */
async function mainThreadMs(gallery: Page): Promise<number> {
  const tools = await gallery.context().newCDPSession(gallery);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await spent();
  await scrollFrames(gallery);
  return (((await spent()) - before) * 1000) / FRAMES;
}

interface Hung {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What stands on the wall along the way that is scrolled, where and how large. */
async function picturesOf(gallery: Page): Promise<Hung[]> {
  return gallery.evaluate(
    async (distance) => {
      const hung = new Map<string, Hung>();
      for (let top = 0; top < distance; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        for (let i = 0; i < 5; i += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        for (const image of document.querySelectorAll<HTMLImageElement>('.wall img')) {
          const { x, y, width, height } = image.getBoundingClientRect();
          hung.set(image.currentSrc, { src: image.currentSrc, x, y: y + scrollY, width, height });
        }
      }
      return [...hung.values()];
    },
    FRAMES * STEP_PX + DESKTOP.height,
  );
}

async function hangPlainly(page: Page, pictures: Hung[]): Promise<void> {
  await page.evaluate((all) => {
    const wall = document.createElement('div');
    Object.assign(wall.style, { position: 'relative', height: '400000px' });
    for (const { src, x, y, width, height } of all) {
      const image = Object.assign(new Image(), { src });
      const [left, top] = [`${x}px`, `${y}px`];
      const size = { width: `${width}px`, height: `${height}px` };
      Object.assign(image.style, { position: 'absolute', left, top, ...size });
      wall.append(image);
    }
    document.body.replaceChildren(wall);
  }, pictures);
  await page.waitForLoadState('networkidle');
}

/** 95th percentile of the time between frames while the page is scrolled steadily. */
async function scrollFrames(page: Page): Promise<number> {
  await page.bringToFront();
  const gaps = await page.evaluate(
    async ([frames, step]) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      scrollTo({ top: 0, behavior: 'instant' });
      for (let i = 0; i < 10; i += 1) await frame();
      const times: number[] = [];
      for (let i = 0; i < frames; i += 1) {
        scrollBy({ top: step, behavior: 'instant' });
        times.push(await frame());
      }
      return times.slice(1).map((time, i) => time - (times[i] ?? time));
    },
    [FRAMES, STEP_PX] as const,
  );
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0;
}

async function times<Figure>(count: number, measure: () => Promise<Figure>): Promise<Figure[]> {
  const all: Figure[] = [];
  for (let i = 0; i < count; i += 1) all.push(await measure());
  return all;
}
