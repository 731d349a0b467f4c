import { beforeEach, expect, it } from 'vitest';
import { forgetAccounts, recall, rememberFor } from './account-cache.ts';

beforeEach(() => localStorage.clear());

it('shows the last account of this browser at once', () => {
  rememberFor('ines', 'session', { credits: 7 });
  expect(recall('session')).toEqual({ credits: 7 });
});

it("never shows one person another's account", () => {
  rememberFor('ines', 'session', { credits: 7 });
  rememberFor('ines', 'images', ['a']);
  rememberFor('tom', 'session', { credits: 1 });
  expect(recall('session')).toEqual({ credits: 1 });
  expect(recall('images')).toBeNull();
});

it('forgets all accounts at sign-out, and nothing else', () => {
  rememberFor('ines', 'session', { credits: 7 });
  rememberFor('tom', 'session', { credits: 1 });
  localStorage.setItem('vignette:theme', 'light');
  forgetAccounts();
  expect(Object.keys(localStorage)).toEqual(['vignette:theme']);
});

it('treats a damaged entry as no entry', () => {
  rememberFor('ines', 'session', {});
  localStorage.setItem('vignette:user:ines:session', '{"half');
  expect(recall('session')).toBeNull();
});
