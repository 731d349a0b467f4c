import { expect, it } from 'vitest';
import { onceAText } from './once-a-text.ts';

it('works on a text once, however often it is asked for', () => {
  const asked: string[] = [];
  const shout = onceAText((text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  expect([shout('red'), shout('white'), shout('red')]).toEqual(['RED', 'WHITE', 'RED']);
  expect(asked).toEqual(['red', 'white']);
});

it('forgets texts of long ago', () => {
  let worked = 0;
  const count = onceAText((text) => {
    worked += 1;
    return text.length;
  });
  count('first');
  for (let i = 0; i < 9; i++) count(String(i).repeat(10_000));
  count('first');
  expect(worked).toBe(11);
});
