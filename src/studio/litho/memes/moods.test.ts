import { describe, expect, it } from 'vitest';
import { isMineAgain } from './moods.ts';

describe('whoever tells a joke', () => {
  it('has one face in all panels that are theirs', () => {
    const lines = ['me: just one glass', 'also me: the whole bottle'];
    expect([0, 1].map((at) => isMineAgain(lines, at))).toEqual([true, true]);
  });

  it('has another face than the others, and one alone is nobody again', () => {
    const lines = ['me: just one glass', 'my doctor: no'];
    expect([0, 1].map((at) => isMineAgain(lines, at))).toEqual([false, false]);
  });
});
