import type { Moderator, RefusedCategory } from '#server/ports/moderator.ts';

import { plainText, undisguised } from './plain-text.ts';
import { HARMLESS, RULES } from './rules.ts';

/** A word list of our own: works offline, explains itself, and errs on the side of the guest. */
export function createRuleModerator(): Moderator {
  return { review: async (prompt) => reviewByRules(prompt) };
}

export function reviewByRules(prompt: string): RefusedCategory | null {
  const plain = plainText(prompt).replaceAll(HARMLESS, ' ');
  const readings = [plain, undisguised(plain)];
  const broken = RULES.find(({ patterns }) =>
    readings.some((text) => patterns.every((pattern) => pattern.test(text))),
  );
  return broken?.category ?? null;
}
