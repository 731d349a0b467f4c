import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base } from '@playwright/test';

import { expect } from './expect.ts';
import { markRepeats, REPEATS } from './mark-repeats.ts';
import { comeToRest } from './measure-fit.ts';
import { signUp } from './sign-in.ts';
import { startApp } from './start-app.ts';
import type { RunningApp } from './start-app.ts';

/** A picture on a machine with much else to do; one that is there is not waited for. */
export const PICTURE_TIMEOUT_MS = 180_000;

/** The very one that the builder knows, minified: a page takes it in half the time. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe never calls worse than moderate takes it as long as all the rest. */
const NEVER_GRAVE = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
];

/** All that may differ between the two themes of one screen. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** For stories of screens that move much and are not about it: a tenth of their work is drawing it. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Among them, for those about what moves and about what must hold while it does. */
export const IN_MOTION = { reducedMotion: 'no-preference' } as const;

type SignUp = (details?: { email?: string; name?: string }) => Promise<{
  email: string;
  name: string;
}>;

interface Fixtures {
  /**
   * Whether the story may follow others in one window, emptied of cookies and storage: each new
   * one is a process more. Not for stories that set its clock, nor for those about what a browser
   * keeps, is allowed, or loads at the first visit.
   */
  sharesWindow: boolean;
  /** Signs somebody up and opens no page: the story opens the one that it is about. */
  member: SignUp;
  /** Signs somebody up; on return the dashboard is open. */
  newcomer: SignUp;
  /** Of a story that failed: what the server had to say meanwhile. */
  serverLog: void;
  /** Of every story: no page that it opened broke the content policy. */
  contentPolicy: void;
  /** Fails on any serious accessibility fault of the page as it stands, or on one of its colours alone. */
  checkAccessibility: (what?: 'colours') => Promise<void>;
}

export const test = base.extend<Fixtures, { app: RunningApp }>({
  app: [
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  sharesWindow: [false, { option: true }],
  // Playwright takes the last window again if all its settings are the same (reuseContext).
  extraHTTPHeaders: async ({ sharesWindow }, use) =>
    use(sharesWindow ? {} : { 'X-Forwarded-For': someAddress() }),
  context: async ({ context, sharesWindow }, use) => {
    if (sharesWindow) await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
    await use(context);
    // What Playwright itself does not take back.
    if (sharesWindow) await Promise.all([context.setOffline(false), context.clearPermissions()]);
  },
  serverLog: [
    async ({ app }, use, info) => {
      const from = app.said().length;
      await use();
      if (info.status === info.expectedStatus) return;
      const body = app.said().slice(from);
      await info.attach('server.log', { body, contentType: 'text/plain' });
      const faults = body.split('\n').filter((line) => /"level":[456]0/.test(line));
      if (faults.length > 0) console.error(`The server, during ${info.title}:`, faults.join('\n'));
    },
    { auto: true },
  ],
  contentPolicy: [
    async ({ context }, use) => {
      const breaches: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) breaches.push(message.text());
      });
      await use();
      expect(breaches).toEqual([]);
    },
    { auto: true },
  ],
  member: async ({ page, app }, use) => {
    await use(async (details) => signUp(page, app, details));
  },
  newcomer: async ({ page, member }, use) => {
    await use(async (details) => {
      const account = await member(details);
      const session = page.waitForResponse('**/api/session');
      await page.goto('/dashboard');
      await session;
      return account;
    });
  },
  checkAccessibility: async ({ page }, use) => {
    await use(async (what) => {
      // A fade in progress would be measured half-transparent, and a message may begin to leave meanwhile.
      const still = await page.evaluateHandle(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
        document.adoptedStyleSheets.push(sheet);
        return sheet;
      });
      await comeToRest(page);
      // Once for every page: the builder would hand over a megabyte twice for every look.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
      // Without frames of other origins there is nothing to put together on a page of its own.
      const axe = new AxeBuilder({ page, axeSource: 'void 0' })
        .setLegacyMode()
        .exclude(REPEATS)
        .options({ resultTypes: ['violations'] });
      if (what === 'colours') axe.withRules(OF_COLOUR);
      else axe.disableRules(NEVER_GRAVE);
      await markRepeats(page);
      const { violations } = await axe.analyze();
      await still.evaluate((sheet) => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      });
      const grave = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      );
      expect(
        grave.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  },
});

export { expect };
export { PASSWORD } from './sign-in.ts';

/** The server counts attempts per client address; stories must not slow each other down. */
function someAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}
