import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyStoredTheme, chooseTheme, currentTheme, toggleTheme } from './theme.ts';

let wantsLight = false;

beforeEach(() => {
  wantsLight = false;
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLight, addEventListener: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the theme', () => {
  it('follows the system until the visitor chooses', () => {
    applyStoredTheme();
    expect(currentTheme()).toBe('dark');
    wantsLight = true;
    applyStoredTheme();
    expect(currentTheme()).toBe('light');
  });

  it('keeps the choice for the next page', () => {
    chooseTheme('light');
    delete document.documentElement.dataset['theme'];
    applyStoredTheme();
    expect(currentTheme()).toBe('light');
  });

  it('follows the system again once the choice equals it', () => {
    applyStoredTheme();
    expect(toggleTheme()).toBe('light');
    expect(toggleTheme()).toBe('dark');
    wantsLight = true;
    applyStoredTheme();
    expect(currentTheme()).toBe('light');
  });

  it('still works where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    chooseTheme('light');
    expect(currentTheme()).toBe('light');
    applyStoredTheme();
    expect(currentTheme()).toBe('dark');
  });
});
