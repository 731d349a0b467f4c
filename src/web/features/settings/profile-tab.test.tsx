import { expect, it } from 'vitest';
import { button, renderAt } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { ProfileTab } from './profile-tab.tsx';

const show = (session = signedInAs()) =>
  renderAt(<ProfileTab session={session} accountLink="#account" notices={null} />, {
    at: '/settings',
    session,
  });

it('shows who the account belongs to and since when', async () => {
  const page = await show();
  expect(page.querySelector('.avatar')?.textContent).toBe('I');
  expect(page.textContent).toContain('Inés Varela');
  expect(page.textContent).toContain('ines@example.com');
  expect(page.textContent).toContain('Member since 15 Nov 2026');
});

it.each(['', '  ', 'User'])(
  'calls a member without a name ("%s") a wine enthusiast',
  async (name) => {
    const page = await show(signedInAs({ displayName: name }));
    expect(page.querySelector('h2')?.textContent).toBe('Wine Enthusiast');
  },
);

it('writes to support, and leads to the identity menu', async () => {
  await show();
  expect(button('Contact Support').getAttribute('href')).toMatch(
    /^mailto:support@vignette\.example\?/,
  );
  expect(button('Edit Profile & Security').getAttribute('href')).toContain('#account');
});

it('lets an admin, and an account that goes already, not be deleted', async () => {
  const isLocked = () => button('Delete my account').hasAttribute('disabled');
  await show();
  expect(isLocked()).toBe(false);
  document.body.replaceChildren();
  await show(signedInAs({ isAdmin: true, adminRole: 'admin' }));
  expect(isLocked()).toBe(true);
  document.body.replaceChildren();
  await show(signedInAs({ deletionDate: '2026-12-01T00:00:00Z' }));
  expect(isLocked()).toBe(true);
});
