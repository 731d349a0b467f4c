import { describe, expect, it } from 'vitest';
import { rangeFault, rangeOf } from './range.ts';

const TODAY = '2026-11-15';
const at = (query: string) => rangeOf(new URLSearchParams(query), TODAY);

describe('the range in the address', () => {
  it.each([
    ['', '30d', '2026-10-17'],
    ['range=7d', '7d', '2026-11-09'],
    ['range=90d', '90d', '2026-08-18'],
    ['range=12m', '12m', '2025-12-01'],
    ['range=nonsense', '30d', '2026-10-17'],
    ['range=custom&from=2026-02-31x&to=2026-03-01', '30d', '2026-10-17'],
    ['range=custom&from=2026-05-02&to=2026-05-01', '30d', '2026-10-17'],
  ])('%s is %s from %s', (query, id, from) => {
    expect(at(query)).toEqual({ id, from, to: TODAY });
  });

  it('keeps two days of one own choice', () => {
    const chosen = at('range=custom&from=2026-01-01&to=2026-03-31');
    expect(chosen).toEqual({ id: 'custom', from: '2026-01-01', to: '2026-03-31' });
  });
});

it('says what is wrong with two days', () => {
  expect(rangeFault('', '2026-01-01')).toBe('Choose both days.');
  expect(rangeFault('2026-01-02', '2026-01-01')).toBe(
    'The first day must not come after the last.',
  );
  expect(rangeFault('2016-01-02', '2026-01-01')).toBe('Choose at most 1100 days.');
  expect(rangeFault('2026-01-01', '2026-01-01')).toBeNull();
});
