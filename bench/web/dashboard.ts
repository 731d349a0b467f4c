import type { Browser, BrowserContext, Page } from '@playwright/test';

import { hangPictures } from '../../tests/e2e/support/hang-pictures.ts';
import { report } from '../report.ts';
import { DESKTOP, EMAIL, inHouse, signUp } from './house.ts';

const JS_BUDGET_KB = 150;
const PHONE = { width: 390, height: 844 };
/** Long enough that every skeleton is seen before what it stands for. */
const ANSWER_DELAY_MS = 250;
const SETTLED_MS = 1500;
const PICTURES = ['Red at sunset', 'White on a terrace', 'Champagne toast', 'Rosé by the sea'];
const SCREENS = [
  '/dashboard',
  '/dashboard?tab=gallery',
  '/dashboard?tab=gallery&view=grid',
  '/dashboard?tab=gallery&view=list',
  '/dashboard?tab=archive',
  '/settings',
  ...['profile', 'billing', 'archive', 'usage', 'preferences'].map((tab) => `/settings?tab=${tab}`),
];

/** What a member's first visit loads, and whether anything moves while it does. */
export function measureDashboard(): Promise<boolean> {
  return inHouse(async ({ app, browser }) => {
    const context = await browser.newContext({ baseURL: app.url, viewport: DESKTOP });
    await signUp(await context.newPage());
    const isLight = await scriptBytes(browser, context, app.url);
    const isStillEmpty = await shifts(context, 'empty');
    await hangPictures(app, { email: EMAIL, pictures: PICTURES.map((prompt) => ({ prompt })) });
    const isStillFull = await shifts(context, 'with pictures');
    return isLight && isStillEmpty && isStillFull;
  });
}

async function scriptBytes(browser: Browser, signedIn: BrowserContext, url: string) {
  // A context of its own: nothing is in its cache.
  const fresh = await browser.newContext({
    baseURL: url,
    viewport: DESKTOP,
    storageState: { cookies: await signedIn.cookies(), origins: [] },
  });
  const page = await fresh.newPage();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  await fresh.close();
  return report({
    what: 'dashboard: scripts of the first visit',
    value: bytes / 1000,
    unit: ' kB',
    budget: `${JS_BUDGET_KB}`,
    isKept: bytes / 1000 <= JS_BUDGET_KB,
  });
}

async function shifts(context: BrowserContext, state: string): Promise<boolean> {
  let areStill = true;
  for (const size of [DESKTOP, PHONE])
    for (const path of SCREENS) {
      const page = await context.newPage();
      await page.setViewportSize(size);
      const moved = await shiftWhileLoading(page, path);
      await page.close();
      if (moved.value === 0) continue;
      areStill = false;
      console.log(`        ${path} at ${size.width}, ${state}: ${moved.value.toFixed(4)}`);
      for (const source of moved.sources) console.log(`          ${source}`);
    }
  return report({
    what: `dashboard: screens that shift while loading, ${state}`,
    value: areStill ? 0 : 1,
    unit: '',
    budget: '0',
    isKept: areStill,
  });
}

/** The sum of all layout shifts, and what moved from where to where. */
async function shiftWhileLoading(page: Page, path: string) {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY_MS));
    await route.continue().catch(() => {});
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(async () => {
    interface Box {
      x: number;
      y: number;
      width: number;
      height: number;
    }
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: Box; currentRect: Box }[];
    };
    const entries = await new Promise<Shift[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Shift[])).observe({
        type: 'layout-shift',
        buffered: true,
      });
      setTimeout(() => resolve([]), 200);
    });
    const box = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ');
    return {
      value: entries.reduce((sum, { value }) => sum + value, 0),
      sources: entries.flatMap(({ sources }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.className || element?.tagName}: ${box(previousRect)} → ${box(currentRect)}`;
        }),
      ),
    };
  });
}
