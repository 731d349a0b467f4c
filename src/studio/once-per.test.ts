import { expect, it } from 'vitest';
import { oncePer } from './once-per.ts';

it('finds out once for each that is asked about, even where the answer is nothing', () => {
  const asked: string[] = [];
  const lengthOf = oncePer(({ name }: { name: string }) => {
    asked.push(name);
    return name === '' ? undefined : name.length;
  });
  const [glass, nobody] = [{ name: 'glass' }, { name: '' }];
  expect([glass, nobody, glass, nobody].map(lengthOf)).toEqual([5, undefined, 5, undefined]);
  expect(asked).toEqual(['glass', '']);
  expect(lengthOf({ name: 'glass' })).toBe(5);
  expect(asked).toHaveLength(3);
});
