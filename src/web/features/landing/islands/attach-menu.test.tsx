import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AnchorHeader } from '#web/features/landing/frame/anchor-header.tsx';
import { attachMenu } from './attach-menu.ts';
import { byLabel, showStatic } from './testing.ts';

let end: () => void;
const menu = () => document.getElementById('site-menu')!;

beforeEach(() => {
  end = attachMenu(showStatic(<AnchorHeader />));
});
afterEach(() => end());

describe('the menu on small screens', () => {
  it('opens and closes with its button, which says so', () => {
    byLabel('Open menu').click();
    expect(menu().hidden).toBe(false);
    expect(byLabel('Close menu').getAttribute('aria-expanded')).toBe('true');
    byLabel('Close menu').click();
    expect(menu().hidden).toBe(true);
  });

  it('closes when a link is followed or something beside it is clicked', () => {
    byLabel('Open menu').click();
    menu().querySelector('a')!.click();
    expect(menu().hidden).toBe(true);
    byLabel('Open menu').click();
    document.body.click();
    expect(menu().hidden).toBe(true);
  });

  it('closes with Escape and gives the focus back to its button', () => {
    byLabel('Open menu').click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(menu().hidden).toBe(true);
    expect(document.activeElement).toBe(byLabel('Open menu'));
  });
});
