import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import pino from 'pino';

import { createStudioEngine, openEmbeddedStudio } from '#server/adapters/engines/studio.ts';
import { loadConfig } from '#server/config.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { serve } from '#server/serve.ts';
import { createDatabase, startTestCluster } from '#server/testing/cluster.ts';

import { median, report } from '../report.ts';
import { launchBrowser } from './browser.ts';
import { DESKTOP, signUp } from './house.ts';

const PICTURES = 5;
const BUDGET_MS = 400;
/** Somebody looks at a picture before the next; meanwhile its smaller files are made. */
const LOOK_MS = 6000;

/** From the press of the button to the picture on the screen, less the engine's own time. */
export async function measureCreate(): Promise<boolean> {
  const cluster = await startTestCluster();
  const database = await createDatabase(cluster.adminUrl);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-bench-'));
  const drawing: Span[] = [];
  const config = loadConfig({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    APP_SECRET: 'test-secret-test-secret-test-secret',
  });
  const studio = createStudioEngine(() => openEmbeddedStudio(config.studio), { drawsHere: true });
  const running = await serve({
    config,
    overrides: {
      engine: { ...studio, generate: timed(studio.generate.bind(studio), drawing) },
      logger: pino({ level: 'silent' }),
    },
  });
  const storing: Span[] = [];
  const { pictures } = running.context.generations;
  pictures.keep = timed(pictures.keep.bind(pictures), storing);
  const { browser, close } = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: running.url, viewport: DESKTOP });
    await signUp(page);
    // The poster is the engine's quickest style: what is measured here is everything else.
    await page.getByRole('radio', { name: 'Illustrated Poster' }).check({ force: true });
    await makePicture(page, 'A lithograph of a vineyard, to warm up');
    const overheads: number[] = [];
    for (let i = 0; i < PICTURES; i += 1) {
      await page.waitForTimeout(LOOK_MS);
      const shown = await makePicture(page, `A lithograph of vineyard number ${i + 1}`);
      const [drawn, stored] = [drawing.at(-1) ?? shown, storing.at(-1) ?? shown];
      overheads.push(shown.to - shown.from - (drawn.to - drawn.from));
      console.log(
        `        ${ms(drawn.from - shown.from)} until the engine starts, ${ms(stored.to - stored.from)} storing, ${ms(shown.to - stored.to)} from there to the screen`,
      );
    }
    const value = median(overheads);
    return report({
      what: 'prompt to picture on the screen, 1024 × 1024, over the engine’s own time',
      value,
      unit: ' ms',
      budget: String(BUDGET_MS),
      isKept: value <= BUDGET_MS,
    });
  } finally {
    await close();
    await running.stop();
    await database.drop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Moments on the clock that server and browser share. */
interface Span {
  from: number;
  to: number;
}

const now = () => performance.timeOrigin + performance.now();
const ms = (duration: number) => `${duration.toFixed(0)} ms`;

function timed<Input extends unknown[], Result>(
  work: (...input: Input) => Promise<Result>,
  spans: Span[],
) {
  return async (...input: Input): Promise<Result> => {
    const from = now();
    const result = await work(...input);
    spans.push({ from, to: now() });
    return result;
  };
}

/** From the press to the frame after the picture was decoded. */
async function makePicture(page: Page, prompt: string): Promise<Span> {
  await page.getByRole('textbox', { name: /Describe the wine image/ }).fill(prompt);
  return page.evaluate(async (words) => {
    const shown = () =>
      document.querySelector<HTMLImageElement>(`.result-print img[alt="${words}"]`);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const button = document.querySelector<HTMLButtonElement>('.prompt-box button[type=submit]');
    const started = performance.now();
    button?.click();
    while (!shown()?.complete) await frame();
    await shown()?.decode();
    await frame();
    const { timeOrigin } = performance;
    return { from: timeOrigin + started, to: timeOrigin + performance.now() };
  }, prompt);
}
