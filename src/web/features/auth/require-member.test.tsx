import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '#web/testing/render.tsx';
import { signedInAs, signedOut } from '#web/testing/sessions.ts';
import { RequireMember } from './require-member.tsx';

const screen = <RequireMember>{({ user }) => <p>hello {user.email}</p>}</RequireMember>;

describe('screens for members', () => {
  it("say 'Loading' while the session loads", async () => {
    const page = await renderAt(screen, { at: '/settings' });
    expect(page.textContent).toBe('Loading');
  });

  it('send visitors to /auth and remember where they were going', async () => {
    const page = await renderAt(screen, { at: '/settings?tab=usage#top', session: signedOut });
    expect(page.textContent).toBe('went to /auth?returnTo=%2Fsettings%3Ftab%3Dusage%23top');
  });

  it('open for members', async () => {
    const page = await renderAt(screen, { at: '/settings', session: signedInAs() });
    expect(page.textContent).toBe('hello ines@example.com');
  });

  it('tell a banned member why, and nothing more', async () => {
    const session = signedInAs({ banned: true, banReason: 'Violation of terms' });
    const page = await renderAt(screen, { at: '/settings', session });
    await vi.waitFor(() => expect(page.textContent).toContain('Account suspended'), {
      timeout: 20_000,
    });
    expect(page.textContent).toContain('Violation of terms');
    expect(page.textContent).not.toContain('hello');
  });
});
