import { expect, it } from 'vitest';
import { leftText, madeText } from './say-usage.ts';

it.each([
  [{ used: 3, limit: 10, credits: 7 }, '3 of 10 images', '7 remaining'],
  [{ used: 0, limit: 10, credits: 10 }, '0 of 10 images', '10 remaining'],
  // After Pro: its pictures and its credits are more than the free month holds.
  [{ used: 25, limit: 10, credits: 137 }, '25 images', '137 credits remaining'],
  [{ used: 25, limit: 10, credits: 0 }, '25 images', '0 remaining'],
  [{ used: 1, limit: 10, credits: 1375 }, '1 of 10 images', '1,375 credits remaining'],
  // A refund or a dispute takes credits before they are used.
  [{ used: 2, limit: 400, credits: 1 }, '2 of 400 images', '1 credit remaining'],
])('says of %o: %s, %s', (month, made, left) => {
  expect([madeText(month), leftText(month)]).toEqual([made, left]);
});
