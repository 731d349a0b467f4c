import type { Page, Request } from '@playwright/test';

import { drawPicture } from '#server/testing/pictures.ts';
import { ERRORS } from '#shared/errors.ts';

import { findOrderFaults } from './support/find-order-faults.ts';
import { expect, IN_MOTION, PICTURE_TIMEOUT_MS, STILL, test } from './support/fixtures.ts';
import { hangPictures, recordFailure } from './support/hang-pictures.ts';
import { findMisfits, isInSight } from './support/measure-fit.ts';
import { onBothScreens } from './support/screens.ts';
import { signIn } from './support/sign-in.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  sharesWindow: true,
  ...STILL,
});

const VISITORS = ['/', '/old-homepage', '/pricing', '/sign-in', '/no-such-page'];
const MEMBERS = [
  '/dashboard',
  '/dashboard?tab=gallery',
  '/dashboard?tab=archive',
  '/wines',
  '/wines/new',
  '/settings',
  '/settings?tab=billing',
  '/settings?tab=usage',
  '/settings?tab=preferences',
];
const ADMINS = ['/dashboard', '/admin', '/admin/users', '/admin/settings'];

test('every screen fits, every control is as wide as a finger, and none depends on which of its style sheets came last', async ({
  page,
  app,
  member,
}) => {
  await eachFits(page, VISITORS);
  await member();
  await eachFits(page, MEMBERS, async (path) => {
    await onBothScreens(page, async () => expect(await findOrderFaults(page), path).toEqual([]));
  });
  await signIn(page, app);
  await eachFits(page, ADMINS);

  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Chiara Vigne' }).first().click();
  await expect(page.getByRole('button', { name: 'Grant 10 free credits' })).toBeVisible();
  expect(await findMisfits(page), 'the details of a user').toEqual([]);
});

test('the usage of an operator, whose credits are many, stands on two whole lines', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, app);
  await page.goto('/settings?tab=usage');
  for (const words of [/of [\d,]+ images/, /credits remaining/]) {
    const line = page.getByText(words).first();
    await expect(line).toBeVisible();
    const lines = () =>
      line.evaluate(({ lastChild }) => {
        const text = document.createRange();
        if (lastChild) text.selectNode(lastChild);
        return text.getClientRects().length;
      });
    expect(await lines()).toBe(1);
  }
});

test('the smallest phone shows every page of the wines, and a message with its buttons, in its width', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await member();
  for (const path of ['/wines', '/wines/new', '/wines/import', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByText('10 credits')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    expect(await page.evaluate(crampedChoices), path).toEqual([]);
  }

  await page.goto('/settings?tab=billing');
  await page.getByRole('button', { name: 'Sync Subscription Status' }).tap();
  const message = page.getByRole('listitem').filter({ hasText: 'Status Updated!' });
  for (const part of [message, message.getByRole('button', { name: 'Close' })]) {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
  }
});

/** Choices side by side whose words touch the line between them. */
function crampedChoices(): string[] {
  const words = (option: Element) => {
    const range = document.createRange();
    const text = document.createTreeWalker(option, NodeFilter.SHOW_TEXT).nextNode();
    if (text) range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  return [...document.querySelectorAll('.seg-option')]
    .filter((option) => words(option).width > option.clientWidth - 2 * 6)
    .map(({ textContent }) => textContent);
}

/** Until all that the screen asked the server for is on it; its pictures have their places from the start. */
async function openWhole(page: Page, path: string): Promise<void> {
  const unanswered = new Set<Request>();
  const ask = (request: Request) =>
    void (request.resourceType() === 'fetch' && unanswered.add(request));
  const answer = (request: Request) => void unanswered.delete(request);
  page.on('request', ask).on('requestfinished', answer).on('requestfailed', answer);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  // Among it the bottle that the server draws for a new wine.
  const busy = page.locator('[aria-busy=true], .skeleton');
  await expect(busy).toHaveCount(0, { timeout: PICTURE_TIMEOUT_MS });
  await expect.poll(() => [...unanswered].map((request) => request.url())).toEqual([]);
  page.off('request', ask).off('requestfinished', answer).off('requestfailed', answer);
}

async function eachFits(
  page: Page,
  paths: readonly string[],
  lookOnce: (path: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const path of paths) {
    await openWhole(page, path);
    expect(await findMisfits(page), path).toEqual([]);
    await lookOnce(path);
  }
}

test('a word without an end does not widen the page, and progress is seen while it is made', async ({
  page,
  newcomer,
}) => {
  await page.emulateMedia(IN_MOTION);
  await newcomer();
  const prompt = page.getByRole('textbox', { name: /Describe|Prompt/ });
  await expect(prompt).toBeVisible();
  // An empty canvas fills what header and tabs leave: there is nothing below to scroll to.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBe(0);
  await prompt.fill('w'.repeat(400));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // Never answered: the picture stays in the making.
  await page.route('**/functions/v1/generate-pictures', () => {});
  await page.route('**/api/generations', () => {});
  await prompt.fill('a glass of Riesling and a bottle on a stone terrace above the river');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  const progress = page.getByRole('status', { name: 'Generating' });
  await expect(progress.getByText('Analyzing your vision').first()).toBeVisible();
  await expect.poll(() => isInSight(progress.getByText('%'))).toBe(true);
});

for (const [shape, size] of Object.entries({ square: [320, 320], portrait: [208, 304] }))
  test(`the newest picture, if ${shape}, is seen whole with its day and place, above the composer`, async ({
    page,
    app,
    newcomer,
  }) => {
    const { email } = await newcomer();
    const [width = 0, height = 0] = size;
    const picture = await drawPicture({ width, height, hue: 20 });
    const prompt = 'a glass of Barolo and a bottle on a stone terrace above the vines at dusk';
    await hangPictures(app, { email, pictures: [{ prompt, picture, width, height }] });
    await page.goto('/dashboard');
    const newest = page.getByRole('button', { name: /Open full size/ });
    await expect(newest.getByRole('img')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate Image' })).toBeVisible();
    const ratio = () => newest.evaluate((shown) => shown.clientWidth / shown.clientHeight);
    await expect.poll(ratio).toBeCloseTo(width / height, 1);
    const isAllInSight = async () =>
      (await isInSight(page.getByText(/Cinematic, /))) && isInSight(page.getByText('1 / 1'));
    await expect.poll(isAllInSight).toBe(true);

    // Also under a bar that says something of the account.
    await page.context().setOffline(true);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await expect.poll(isAllInSight).toBe(true);
  });

for (const { whose, pictures } of [
  { whose: 'the first picture', pictures: [] },
  { whose: 'a later picture', pictures: [{ prompt: 'a candle in the cellar' }] },
])
  test(`when ${whose} fails, why and the way on are in sight without scrolling`, async ({
    page,
    app,
    member,
    checkAccessibility,
  }) => {
    const { email } = await member();
    await hangPictures(app, { email, pictures });
    const prompt = 'a glass of Riesling and a bottle on a stone terrace above the river';
    await recordFailure(app, { email, prompt });
    await page.goto('/dashboard');
    const trace = page.getByRole('list', { name: 'Not made' }).getByRole('listitem');
    await expect(trace.getByText(prompt)).toBeVisible();
    const said = trace.getByText(ERRORS.GENERATION_FAILED.message);
    for (const part of [said, trace.getByRole('button', { name: 'Try again' })])
      await expect.poll(() => isInSight(part)).toBe(true);
    expect(await findMisfits(page)).toEqual([]);
    await checkAccessibility();

    // Never answered: the next try stays in the making.
    await page.route('**/functions/v1/generate-pictures', () => {});
    await trace.getByRole('button', { name: 'Try again' }).tap();
    await expect(trace).toHaveCount(0);
    const progress = page.getByRole('status', { name: 'Generating' });
    await expect.poll(() => isInSight(progress.getByText('%'))).toBe(true);
  });

test('the wines stand among the tabs of the dashboard, and lead back to them', async ({
  page,
  newcomer,
}) => {
  await newcomer();
  const tabs = page.getByRole('navigation', { name: 'Dashboard sections' });
  await tabs.getByRole('link', { name: 'Wines' }).click();
  await expect(page.getByRole('heading', { name: 'Your wines' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Wines' })).toHaveAttribute('aria-current', 'page');
  const header = page.getByRole('banner');
  await expect(header.getByText('10 credits')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Unlimited' })).toBeVisible();
  await tabs.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('No Archived Images')).toBeVisible();
  await page.getByRole('link', { name: 'Create Wine Images' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a tap is answered at once, also where what it opens is still on its way', async ({
  page,
  member,
}) => {
  await page.emulateMedia(IN_MOTION);
  await member();
  // Never answered: the scripts of the next screen and of each dialog.
  await page.route(/\/assets\/(wines|wine-chooser|phone-options-sheet|account-dialog)-/, () => {});
  for (const name of ['Style', 'Your wine']) {
    await page.goto('/dashboard');
    await page.getByRole('button', { name }).tap();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    // Nobody is kept in the dark by a network that never answers.
    const leave = page.getByRole('button', { name: 'Cancel' });
    await expect(leave).toBeVisible();
    if (name === 'Style') await leave.tap();
    else await page.keyboard.press('Escape');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await page.getByRole('button', { name }).tap();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  }
  await page.goto('/settings?tab=profile');
  await page.getByRole('link', { name: 'Edit Profile & Security' }).tap();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();

  await page.route(/\/assets\/settings-(?!link)/, () => {});
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Account', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Settings' }).tap();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();

  await page.goto('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Dashboard sections' });
  await tabs.getByRole('link', { name: 'Wines' }).tap();
  await expect(tabs.getByRole('link', { name: 'Wines' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-current');
});
