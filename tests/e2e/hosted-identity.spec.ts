import { freePort } from '#server/db/embedded/free-port.ts';
import { OIDC_CLIENT, startOidcProvider } from '#server/testing/outside/oidc-provider.ts';

import { expect, test } from './support/fixtures.ts';
import { startApp } from './support/start-app.ts';

test('a visitor signs in at a hosted provider and lands where they were going', async ({
  page,
}) => {
  const providerPort = await freePort();
  const app = await startApp({
    OIDC_ISSUER: `http://localhost:${providerPort}`,
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    OIDC_NAME: 'House of Wine',
  });
  const provider = await startOidcProvider({
    port: providerPort,
    appUrl: app.url,
    isVerified: true,
  });
  try {
    await page.goto(`${app.url}/settings`);
    await page.getByRole('button', { name: 'Continue with House of Wine' }).click();
    await page.getByPlaceholder('Enter any login').fill('chiara@example.com');
    await page.getByPlaceholder('and password').fill('anything');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/settings');
    await page.goto(`${app.url}/dashboard`);
    await expect(page.getByText('10 credits')).toBeVisible();
  } finally {
    await provider.stop();
    await app.stop();
  }
});
