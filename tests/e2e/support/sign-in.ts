import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import type { RunningApp } from './start-app.ts';

export const PASSWORD = 'a long enough password';

/** The operator, as the form would do it; no page is opened. */
export async function signIn(
  page: Page,
  { url, operator }: Pick<RunningApp, 'url' | 'operator'>,
): Promise<void> {
  await callIdentity(page, { url, path: 'sign-in/email', data: operator });
}

/** Somebody new, as the form would do it (identity.spec.ts fills it in); no page is opened. */
export async function signUp(
  page: Page,
  { url }: Pick<RunningApp, 'url'>,
  details: { email?: string; name?: string } = {},
): Promise<{ email: string; name: string }> {
  const email = details.email ?? `${crypto.randomUUID()}@example.com`;
  const name = details.name ?? 'Chiara Vigne';
  await callIdentity(page, {
    url,
    path: 'sign-up/email',
    data: { email, name, password: PASSWORD },
  });
  // The server has met them once it has said who they are.
  const session = await page.request.get(`${url}/api/session`);
  expect(session.status(), await session.text()).toBe(200);
  return { email, name };
}

/** What the identity screens send, from the page's own origin and into its cookies. */
async function callIdentity(
  page: Page,
  { url, path, data }: { url: string; path: string; data: object },
): Promise<void> {
  const headers = { Origin: url };
  const answer = await page.request.post(`${url}/api/auth/${path}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}
