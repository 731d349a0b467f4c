import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

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

for (const scheme of ['dark', 'light'] as const) {
  test.describe(`in the ${scheme} theme`, () => {
    test.use({ colorScheme: scheme });

    for (const path of PUBLIC_SCREENS)
      test(`${path} has no serious accessibility fault`, async ({ page, checkAccessibility }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await checkAccessibility();
      });

    test("a member's screens have no serious accessibility fault", async ({
      page,
      newcomer,
      checkAccessibility,
    }) => {
      await newcomer();
      for (const path of MEMBER_SCREENS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await checkAccessibility();
      }
    });

    test("the operator's screens have no serious accessibility fault", async ({
      page,
      app,
      checkAccessibility,
    }) => {
      await signIn(page, app);
      for (const path of ADMIN_SCREENS) {
        await page.goto(`/admin${path}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await checkAccessibility();
      }
    });
  });
}
