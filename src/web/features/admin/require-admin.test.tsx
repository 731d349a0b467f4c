import { describe, expect, it } from 'vitest';
import { renderAt } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { RequireAdmin } from './require-admin.tsx';

const screen = <RequireAdmin>{() => <p>the cellar book</p>}</RequireAdmin>;

describe('the admin area', () => {
  it('says what it is doing while access is verified', async () => {
    const page = await renderAt(screen, { at: '/admin' });
    expect(page.textContent).toContain('Loading Admin Panel...');
    expect(page.textContent).toContain('Verifying admin access and loading user data.');
  });

  it('denies members and shows why', async () => {
    const page = await renderAt(screen, { at: '/admin', session: signedInAs() });
    expect(page.textContent).toContain('Access Denied - Admin Privileges Required');
    expect(page.textContent).toContain('ines@example.com');
    expect(page.textContent).not.toContain('the cellar book');
  });

  it('opens for admins', async () => {
    const session = signedInAs({ isAdmin: true, adminRole: 'super_admin' });
    const page = await renderAt(screen, { at: '/admin', session });
    expect(page.textContent).toBe('the cellar book');
  });
});
