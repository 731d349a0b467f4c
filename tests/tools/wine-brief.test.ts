import { expect, test } from 'vitest';

import { understand } from '#studio/lexicon/understand.ts';
import { BRIEF_SLOTS } from '#web/features/create/prompt/brief-slots.ts';

const OFFERED = BRIEF_SLOTS.flatMap(({ id, options }) =>
  options.map((words) => [id, words] as const),
);

test.each(OFFERED)('the Studio knows what the brief offers as %s: %s', (_slot, words) => {
  expect(understand(`a bottle and a glass, ${words}`).notUnderstood).toEqual([]);
});
