import { describe, expect, it } from 'vitest';
import { createTypeahead, nextIndex } from './menu-keys.ts';

describe('moving in a menu by keyboard', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['Enter', 1, null],
  ])('%s from item %i of four leads to %s', (key, current, index) => {
    expect(nextIndex(key, current, 4)).toBe(index);
  });
});

describe('typing in a menu', () => {
  const labels = ['Edit Profile & Security', 'Settings', 'Light theme', 'Sign out'];

  it('goes to the item that begins with what was typed', () => {
    const type = createTypeahead(() => 0);
    expect(type('s', labels, 0)).toBe(1);
    expect(type('i', labels, 1)).toBe(3);
    expect(type('z', labels, 3)).toBeNull();
  });

  it('walks through the items of one letter', () => {
    const type = createTypeahead(() => 0);
    expect(type('s', labels, -1)).toBe(1);
    expect(type('S', labels, 1)).toBe(3);
    expect(type('s', labels, 3)).toBe(1);
  });

  it('starts a new word after a pause of 1 s', () => {
    let time = 0;
    const type = createTypeahead(() => time);
    expect(type('s', labels, 0)).toBe(1);
    time = 999;
    expect(type('l', labels, 1)).toBeNull();
    time = 1999;
    expect(type('l', labels, 1)).toBe(2);
  });
});
