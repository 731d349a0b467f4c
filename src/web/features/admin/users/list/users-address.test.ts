import { describe, expect, it } from 'vitest';
import {
  countFilters,
  creditRangeOf,
  readState,
  toListInput,
  writeState,
} from './users-address.ts';

const read = (query: string) => readState(new URLSearchParams(query));

describe('the address of User Management', () => {
  it('keeps search, filters, sort and page', () => {
    const query =
      'q=anna&status=banned&tier=pro&billing=disputed&min=5&max=90&from=2026-01-01&to=2026-02-01&sort=credits&dir=asc&page=3&after=abc';
    expect(writeState(read(query)).toString()).toBe(query);
    expect(countFilters(read(query))).toBe(5);
  });

  it('says nothing about what is usual', () => {
    expect(writeState(read('')).toString()).toBe('');
  });

  it('falls back where values are made up', () => {
    expect(read('status=gone&tier=gold&sort=x&page=-4&from=2026-01-01')).toEqual(read(''));
  });

  it('asks the server for what it shows', () => {
    expect(toListInput(read('q=%20anna%20&min=5&page=2&after=abc'))).toEqual({
      search: 'anna',
      creditMin: '5',
      creditMax: '1000',
      sort: 'joined',
      direction: 'desc',
      page: 2,
      after: 'abc',
    });
  });
});

describe('the credit range', () => {
  it('takes the missing bound from 0 to 1000', () => {
    expect(creditRangeOf('', '')).toBeNull();
    expect(creditRangeOf('5', '')).toEqual({ min: 5, max: 1000 });
    expect(creditRangeOf('', '5')).toEqual({ min: 0, max: 5 });
  });

  it('reads text as 0', () => {
    expect(creditRangeOf('many', '9')).toEqual({ min: 0, max: 9 });
  });
});
