import { connectUnhurried } from '#server/testing/unhurried.ts';
import type { Db } from '#server/db/connect.ts';
import type { AdminRole } from '#shared/rules/account.ts';

import { expect, STILL, test } from '../support/fixtures.ts';
import { onBothScreens, PHONE } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import type { RunningApp } from '../support/start-app.ts';

test.use({ sharesWindow: true, ...STILL });

async function inDatabase<T>(app: RunningApp, work: (db: Db) => Promise<T>): Promise<T> {
  const connection = connectUnhurried(app.databaseUrl, 1);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

async function promote(app: RunningApp, email: string, role: AdminRole): Promise<void> {
  await inDatabase(app, (db) =>
    db
      .updateTable('profiles')
      .set({ is_admin: true, admin_role: role })
      .where('email', '=', email)
      .execute(),
  );
}

/** Nothing lies over any corner of it. */
const isWholeInSight = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 2, right - 2].every((x) =>
    [top + 2, bottom - 2].every((y) => document.elementFromPoint(x, y) === element),
  );
};

test('an operator speaks to visitors above every page, and they read it away, on a desktop and on a phone', async ({
  page,
  app,
  checkAccessibility,
}) => {
  await signIn(page, app);
  await page.goto('/admin/settings');
  await expect(page.getByText('400 images a month')).toHaveCount(2);
  await page.getByRole('switch', { name: 'Maintenance notice' }).check();
  await page.getByRole('switch', { name: 'Announcement' }).check();
  await page.getByLabel('Text').first().fill('Pictures pause at noon.');
  await page.getByLabel('Text').last().fill('Pop Art is here');
  await page.getByLabel('Link').fill('/pricing');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Please say why.')).toBeVisible();
  await page.getByLabel('Reason').fill('The story of a test');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await onBothScreens(page, checkAccessibility);

  const notices = page.getByRole('region', { name: 'Notices' });
  for (const path of ['/', '/admin']) {
    await page.goto(path);
    await onBothScreens(page, async () => {
      await expect(notices.getByText('Pictures pause at noon.')).toBeVisible();
      await expect(notices.getByText('Pop Art is here')).toBeVisible();
      await checkAccessibility();
    });
  }
  const title = page.getByRole('heading', { name: 'Admin dashboard' });
  await onBothScreens(page, async () => {
    await expect(title).toBeVisible();
    await expect.poll(() => title.evaluate(isWholeInSight)).toBe(true);
  });
  await expect(notices.getByRole('link', { name: 'Find out more' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Dismiss this announcement' }).click();
  await expect(notices.getByText('Pop Art is here')).toHaveCount(0);
  for (const path of ['/', '/dashboard']) {
    await page.goto(path);
    await onBothScreens(page, async () => {
      await expect(notices.getByText('Pictures pause at noon.')).toBeVisible();
      await expect(notices.getByText('Pop Art is here')).toHaveCount(0);
    });
  }

  await page.goto('/admin/settings');
  await page.getByRole('switch', { name: 'Maintenance notice' }).uncheck();
  await page.getByRole('switch', { name: 'Announcement' }).uncheck();
  await page.getByLabel('Reason').fill('Done');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.goto('/');
  await expect(notices).toHaveCount(0);
});

test('closed sign-ups are said on the page and enforced behind it', async ({
  page,
  app,
  browser,
  checkAccessibility,
}) => {
  await signIn(page, app);
  const set = async (isOpen: boolean) => {
    await page.goto('/admin/settings');
    await page.getByRole('switch', { name: 'Sign-ups are open' }).setChecked(isOpen);
    await page.getByLabel('Reason').fill('A quiet week');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
  };
  // A form that was open before the door closed gets the same answer.
  const visitor = await browser.newPage({ baseURL: app.url });
  await visitor.goto('/sign-up');
  await visitor.getByLabel('Name').fill('Late Visitor');
  await set(false);
  await visitor.getByLabel('Email address').fill('late@example.com');
  await visitor.getByLabel('Password', { exact: true }).fill('a long enough password');
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByText('We are not taking new accounts at the moment.')).toBeVisible();
  await visitor.goto('/sign-up');
  await expect(visitor.getByText('Sign-ups are closed')).toBeVisible();
  await expect(visitor.getByLabel('Email address')).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Sign in' }).click();
  await expect(visitor).toHaveURL(/\/sign-in/);
  await set(true);
  await visitor.goto('/sign-up');
  await expect(visitor.getByLabel('Email address')).toBeVisible();
  await visitor.close();
  await checkAccessibility();
});

test('support staff may look at the settings, not change them', async ({ page, app, member }) => {
  const { email } = await member();
  await promote(app, email, 'support');
  await page.goto('/admin/settings');
  await expect(page.getByText('only a Super Admin changes them')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Sign-ups are open' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCount(0);
});

test('on a tablet the header holds the tabs, the admin menu and the way to a plan side by side', async ({
  page,
  app,
  member,
}) => {
  const { email } = await member();
  await promote(app, email, 'support');
  await page.goto('/dashboard');
  for (const width of [768, 820, 900, 960]) {
    await page.setViewportSize({ width, height: 1180 });
    const header = page.getByRole('banner');
    for (const name of ['Admin', 'Account'])
      await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Unlimited' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
