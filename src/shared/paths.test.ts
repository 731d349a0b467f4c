import { describe, expect, it } from 'vitest';

import { returnPathFrom, safeReturnPath, withReturnPath } from './paths.ts';

describe('returning to where the visitor was going', () => {
  it.each([
    '/settings',
    '/admin/users?page=2',
    '/dashboard#gallery',
    '/payment-success?session_id=cs_1',
  ])('goes back to %s', (path) => expect(safeReturnPath(path)).toBe(path));

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /settings',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e/evil',
    '/a/../..//evil.example',
    'javascript:alert(1)',
    'settings',
    '',
    null,
    undefined,
    `/${'a'.repeat(2000)}`,
  ])('refuses %j, which could lead elsewhere', (path) => expect(safeReturnPath(path)).toBeNull());

  it.each([
    '/auth',
    '/auth?returnTo=%2Fauth',
    '/auth-callback',
    '/sign-in/reset-password',
    '/sign-up',
  ])('does not return to %s, which would lead in a circle', (path) =>
    expect(safeReturnPath(path)).toBeNull(),
  );

  it('may return to a page whose name only begins like a sign-in page', () => {
    expect(safeReturnPath('/authors')).toBe('/authors');
  });

  it('falls back to the dashboard', () => {
    expect(returnPathFrom(new URLSearchParams('returnTo=//evil.example'))).toBe('/dashboard');
    expect(returnPathFrom(new URLSearchParams())).toBe('/dashboard');
  });

  it('survives the way through the address of the sign-in page', () => {
    const entry = withReturnPath('/auth', '/admin/users?page=2&search=a b'.replace(' ', '%20'));
    const query = new URLSearchParams(entry.split('?')[1]);
    expect(returnPathFrom(query)).toBe('/admin/users?page=2&search=a%20b');
  });

  it('adds nothing for the dashboard or an unsafe path', () => {
    expect(withReturnPath('/auth', '/dashboard')).toBe('/auth');
    expect(withReturnPath('/auth', '//evil.example')).toBe('/auth');
  });
});
