import type { Page } from '@playwright/test';

import { HOUR_MS } from '#shared/rules/days.ts';

import { expect, IN_MOTION, STILL, test } from './support/fixtures.ts';

const HOMEPAGES = [
  { path: '/', headline: 'Create Wine Images with AI' },
  { path: '/new-homepage', headline: 'Create Wine Images with AI' },
  { path: '/old-homepage', headline: 'Create Stunning Wine Visuals with AI' },
] as const;
const WIDTHS = [1440, 820, 390] as const;

test.use({ sharesWindow: true, ...STILL });

async function expectNoSidewaysScroll(page: Page) {
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(surplus).toBe(0);
}

/** A page follows its window: it is opened once and looked at in every width. */
async function atEveryWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await look();
    await expectNoSidewaysScroll(page);
  }
}

test('every homepage greets a visitor and offers a free start, at every width, without a framework', async ({
  page,
  checkAccessibility,
}) => {
  // What moves must not widen the page either.
  await page.emulateMedia(IN_MOTION);
  const seen = watch(page);
  const header = page.getByRole('banner');
  for (const { path, headline } of HOMEPAGES) {
    await page.goto(path);
    await atEveryWidth(page, async () => {
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Try Free' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
    });
    // Now as wide as a phone; accessibility.spec.ts looks at the same pages on a large screen.
    await page.emulateMedia(STILL.contextOptions);
    await test.step(path, () => checkAccessibility());
    await page.emulateMedia(IN_MOTION);
  }
  expect(seen.faults).toEqual([]);
  for (const path of ['/pricing', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(seen.scripts).toEqual([]);
});

/** Files of scripts that are loaded, and errors of those that stand in a page. */
function watch(page: Page) {
  const seen = { scripts: [] as string[], faults: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.scripts.push(request.url());
  });
  page.on('pageerror', (error) => seen.faults.push(error.message));
  return seen;
}

test('every homepage knows a member before its first paint, at every width', async ({
  page,
  newcomer,
}) => {
  await newcomer();
  const header = page.getByRole('banner');
  for (const { path } of HOMEPAGES) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await atEveryWidth(page, async () => {
      await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Login' })).toBeHidden();
      await expect(header.getByRole('link', { name: 'Try Free' })).toBeHidden();
    });
  }
  await page.goto('/');
  await atEveryWidth(page, () =>
    expect(page.getByRole('link', { name: 'Open Dashboard' }).first()).toBeVisible(),
  );
  await page.getByRole('link', { name: 'Open Dashboard' }).first().click();
  await page.waitForURL('**/dashboard');
});

test('a visitor picks a style by mouse and by keyboard, finds privacy and terms, looks at the prices or starts for free', async ({
  page,
}) => {
  await page.goto('/');
  const style = page.getByRole('radio', { name: 'Pop Art' });
  await page.getByText('Halftone and ink').click();
  await expect(style).toBeChecked();
  await page.getByText('Halftone and ink').click();
  await expect(style).not.toBeChecked();
  await style.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Education' })).toBeChecked();

  // In a new tab, on pages of our own unless others are named.
  for (const [name, path] of [
    [/^Privacy/, '/privacy'],
    [/^Terms/, '/terms'],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', path);
    expect((await page.request.get(path)).status()).toBe(200);
  }

  await page.getByRole('link', { name: 'View Pricing' }).click();
  await page.waitForURL('**/pricing');
  await page.goBack();
  await page.getByRole('link', { name: 'Start Generating — Free' }).first().click();
  await page.waitForURL('**/sign-up');
});

test('the older homepage sends a visitor to sign in', async ({ page }) => {
  await page.goto('/old-homepage');
  await page.getByRole('link', { name: 'Start Creating Now' }).click();
  await page.waitForURL('**/auth');
});

test.describe('with the time in hand', () => {
  // A clock that was installed stays with its window.
  test.use({ sharesWindow: false, contextOptions: IN_MOTION });

  test('a visitor leafs through the pictures and stops them', async ({ page }) => {
    await stopTime(page);
    await page.goto('/');
    const show = page.getByRole('region', { name: 'Pictures made with Vignette' });
    await expect(show.getByText('“A glass of red, vineyard at sunset”')).toBeVisible();
    await show.getByRole('button', { name: 'Next picture' }).click();
    await expect(show.getByText('2 / 20')).toBeVisible();
    await show.getByRole('button', { name: 'Previous picture' }).click();
    await show.getByRole('button', { name: 'Previous picture' }).click();
    await expect(show.getByText('20 / 20')).toBeVisible();
    await show.getByRole('button', { name: 'Pause motion' }).click();
    await expect(show.getByRole('button', { name: 'Play motion' })).toBeVisible();
  });

  test('pictures, carousel and typing move by themselves', async ({ page }) => {
    await stopTime(page);
    await page.goto('/');
    await untilShown(page, '2 / 20');
    await page.goto('/new-homepage');
    await untilShown(page, '2 / 10');
  });
});

/** However long a page takes to come and a click to be made: pictures do not move on meanwhile. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Far ahead: until it stands still it runs on, and it cannot be set back.
  await page.clock.pauseAt(HOUR_MS);
}

/** Second by second: a row that the browser still scrolls to its first place is not moved on by then. */
async function untilShown(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.getByText(text).isVisible();
    })
    .toBe(true);
}

for (const path of ['/new-homepage', '/old-homepage'] as const) {
  test(`the cards of ${path} follow dots and arrows round the ring`, async ({ page }) => {
    await page.emulateMedia(IN_MOTION);
    await page.goto(path);
    const cards = page.getByRole('region', { name: 'Ten kinds of pictures' });
    const arrow = cards.getByRole('button', { name: 'Next card' });
    await expect(arrow).toHaveCSS('opacity', '0');
    await cards.hover();
    await expect(arrow).toHaveCSS('opacity', '1');
    await cards.getByRole('button', { name: 'Brand Experience' }).click();
    await expect(cards.getByText('10 / 10')).toBeVisible();
    await expect.poll(() => cardInFront(page)).toBe('Brand Experience');
    await arrow.click();
    await expect(cards.getByText('1 / 10', { exact: true })).toBeVisible();
    await expect.poll(() => cardInFront(page)).toBe('Illustration');
  });
}

/** Waits until the row stands still, then tells which card is at its middle. */
async function cardInFront(page: Page) {
  const track = page.locator('[data-part="track"]');
  await track.evaluate(
    (row) =>
      new Promise<void>((resolve) => {
        let last = -1;
        const look = () => {
          if (row.scrollLeft === last) return resolve();
          last = row.scrollLeft;
          setTimeout(look, 300);
        };
        look();
      }),
  );
  return track.evaluate((row) => {
    const { left, width, top } = row.getBoundingClientRect();
    const card = document.elementFromPoint(left + width / 2, top + 120)?.closest('figure');
    return card?.querySelector('.t-card')?.textContent;
  });
}

test('the older homepage leads to its own places, also from the menu of a phone', async ({
  page,
}) => {
  await page.goto('/old-homepage');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { name: 'The list' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/old-homepage');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Made for people who pour' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test.describe('for those who want less motion', () => {
  test.use({ sharesWindow: false });

  test('nothing moves until they start it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(20_000);
    await expect(page.getByText('1 / 20')).toBeVisible();
    await expect(page.locator('.typed')).toHaveText('Wineries');
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
  });
});

test('crawlers, browsers and finders of faults get the files they look for', async ({
  request,
}) => {
  const expected = [
    ['/robots.txt', 'text/plain', 'Sitemap: '],
    ['/sitemap.xml', 'application/xml', '<urlset'],
    ['/site.webmanifest', 'application/manifest+json', '"icons"'],
    ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:'],
    ['/favicon.svg', 'image/svg+xml', '<svg'],
  ] as const;
  for (const [path, type, text] of expected) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
    expect(await answer.text()).toContain(text);
  }
});

test('no homepage asks for a picture that its visitor may never see', async ({ page }) => {
  for (const { path } of HOMEPAGES) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('as="image"');
  }
});
