import { expect, test } from 'vitest';

import { DISGUISES } from './corpus/disguises.ts';
import { GUILTY_PROMPTS } from './corpus/guilty-prompts.ts';
import { INNOCENT_PROMPTS } from './corpus/innocent-prompts.ts';
import { reviewByRules } from './rule-moderator.ts';

/** What a guest would resent, and what an owner would. */
const MOST_REFUSED_INNOCENT = 0.005;
const MOST_PASSED_GUILTY = 0.01;

test(`of ${INNOCENT_PROMPTS.length} innocent prompts in five languages hardly one is refused`, () => {
  const refused = INNOCENT_PROMPTS.filter((prompt) => reviewByRules(prompt) !== null);
  expect(INNOCENT_PROMPTS.length).toBeGreaterThan(900);
  expect(refused.length / INNOCENT_PROMPTS.length, refused.join('\n')).toBeLessThanOrEqual(
    MOST_REFUSED_INNOCENT,
  );
});

test.each(Object.entries(DISGUISES))('forbidden prompts are refused with %s', (_name, disguise) => {
  const passed = GUILTY_PROMPTS.map(disguise).filter((prompt) => reviewByRules(prompt) === null);
  expect(passed.length / GUILTY_PROMPTS.length, passed.join('\n')).toBeLessThanOrEqual(
    MOST_PASSED_GUILTY,
  );
});

test('a long prompt is read to its end, whatever it is made of', () => {
  // What backtracks takes years: the test's own limit is the bound.
  for (const piece of ['n a k e d ', 'a.', '1!', 'naked ', 'ä̶', 'kill the ', '-'.repeat(9)])
    expect(() => reviewByRules(piece.repeat(Math.ceil(4000 / piece.length)))).not.toThrow();
});
