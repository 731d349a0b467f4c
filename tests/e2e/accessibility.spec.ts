import type { Page } from '@playwright/test';

import { expect, STILL, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

test.use({ sharesWindow: true, ...STILL });

const PUBLIC_SCREENS = [
  '/',
  '/new-homepage',
  '/old-homepage',
  '/pricing',
  '/auth',
  '/sign-in',
  '/sign-in/forgot-password',
  '/sign-in/reset-password#token=x',
  '/email-change?step=sent',
  '/email-change#undo=x',
  '/sign-up',
  '/sign-up/verify-email',
  '/payment-success?session_id=cs_test',
  '/payment-cancelled',
  '/no-such-page',
];
const MEMBER_SCREENS = ['/dashboard', '/settings', '/user', '/admin'];
const ADMIN_SCREENS = [
  '',
  '/users',
  '/credits',
  '/analytics',
  '/export',
  '/audit',
  '/security',
  '/settings',
];

/**
 * Opened once and looked at in both themes: the page follows the system while it is open, and
 * nothing but its colours changes.
 */
async function checkBothThemes(
  page: Page,
  path: string,
  checkAccessibility: (what?: 'colours') => Promise<void>,
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const [colorScheme, what] of [['light', 'colours'], ['dark']] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await test.step(`${path}, ${colorScheme}`, () => checkAccessibility(what));
  }
}

// One story for all: a browser of its own for each would cost as much as the look at it.
test('no public screen has a serious accessibility fault, dark or light', async ({
  page,
  checkAccessibility,
}) => {
  for (const path of PUBLIC_SCREENS) await checkBothThemes(page, path, checkAccessibility);
});

test("a member's screens have no serious accessibility fault, dark or light", async ({
  page,
  member,
  checkAccessibility,
}) => {
  await member();
  for (const path of MEMBER_SCREENS) await checkBothThemes(page, path, checkAccessibility);
});

// Full and dark they are looked at by the stories of each (admin/), as they are used.
test("the colours of the operator's screens are as easy to read in the light theme", async ({
  page,
  app,
  checkAccessibility,
}) => {
  await signIn(page, app);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const path of ADMIN_SCREENS) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await test.step(path, () => checkAccessibility('colours'));
  }
});
