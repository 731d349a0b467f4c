import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

import { buildIfStale } from '../scripts/build-if-stale.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.ts';
import { familyCpuMs } from './browser-cpu.ts';
import { lighthouse } from './lighthouse.ts';
import type { Scores } from './lighthouse.ts';
import { median } from './measure.ts';
import { serveSite } from './serve-site.ts';

/** `npm run bench:web`: what a visitor of the homepage pays, in bytes, shifts and CPU (design §10). */
const LIGHTHOUSE_RUNS = 5;
const IDLE_ROUNDS = 3;
const IDLE_MS = 8000;
const CLIENT = path.resolve('dist/web/client');

await buildIfStale();
const site = await serveSite();
const { executablePath, env } = await findChromium();
const server = await chromium.launchServer({ executablePath, args: CHROMIUM_FLAGS, env });
const browser = await chromium.connect(server.wsEndpoint());

console.log(criticalBytes());
console.log(await loadingOnAPhone());
console.log(await motesCpu());
await browser.close();
await server.close();
console.log(await bestScores());
site.stop();

/** All that must arrive before the first picture: the document and what it preloads, as sent. */
function criticalBytes(): string {
  const html = readFileSync(path.join(CLIENT, 'index.html'), 'utf8');
  const fonts = [...html.matchAll(/rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, url]) =>
    fileBytes(url!),
  );
  const page = fileBytes('/index.html.br');
  const scripts = [...html.matchAll(/<script[^>]*\ssrc=|rel="modulepreload"/g)].length;
  const total = page + fonts.reduce((sum, bytes) => sum + bytes, 0);
  const parts = `document ${kB(page)}, fonts ${fonts.map(kB).join(' + ')}`;
  return `critical bytes  ${kB(total)} kB (${parts}; budget 60), framework scripts ${scripts} (budget 0)`;
}

async function loadingOnAPhone(): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(site.url, { waitUntil: 'load' });
  const { shift, main } = await observeLoading(page);
  await context.close();
  return `loading         layout shift ${shift.toFixed(3)} (budget 0), main picture ${main}`;
}

/** Layout shift so far, and which element the browser took for the page's main content. */
async function observeLoading(page: Page) {
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 2500);
      });
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const paints = (await entries('largest-contentful-paint')) as (PerformanceEntry & {
      element: HTMLImageElement | null;
    })[];
    const element = paints.at(-1)?.element;
    const preloaded = document.querySelector('link[rel="preload"][as="image"]');
    const isPreloaded = preloaded?.getAttribute('imagesrcset') === element?.srcset;
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      main: `${element?.currentSrc || element?.tagName} (${isPreloaded ? '' : 'NOT '}preloaded)`,
    };
  });
}

/** What the drifting motes cost: the same page at rest with and without them. */
async function motesCpu(): Promise<string> {
  const costs: number[] = [];
  for (let round = 0; round < IDLE_ROUNDS; round++) {
    const withMotes = await idleCpuShare(() => {});
    const without = await idleCpuShare(() => document.querySelector('.motes')?.remove());
    costs.push(withMotes - without);
  }
  return `motes           ${(median(costs) * 100).toFixed(1)} % of one core (budget 2)`;
}

async function idleCpuShare(prepare: () => void): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(site.url);
  // The slideshow and the typing would blur the difference; the pointer and time hold them.
  await page.evaluate(prepare);
  await page.evaluate(() => document.querySelector('.typed')?.remove());
  await page.hover('[data-island="slideshow"]');
  await page.waitForTimeout(4000);
  const pid = server.process().pid!;
  const before = familyCpuMs(pid);
  await page.waitForTimeout(IDLE_MS);
  const spent = familyCpuMs(pid) - before;
  await page.close();
  return spent / IDLE_MS;
}

async function bestScores(): Promise<string> {
  let best: Scores | null = null;
  for (let i = 0; i < LIGHTHOUSE_RUNS; i++) {
    const scores = await lighthouse(site.url);
    if (scores && (!best || scores.performance > best.performance)) best = scores;
    if (!scores || scores.performance >= 100) break;
  }
  return best
    ? `Lighthouse      ${Object.entries(best)
        .map(([name, score]) => `${name} ${score}`)
        .join(', ')} (mobile, best of ${LIGHTHOUSE_RUNS}; budget 99/100/100/100)`
    : 'Lighthouse      not available here';
}

function fileBytes(url: string): number {
  return readFileSync(path.join(CLIENT, url)).length;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
