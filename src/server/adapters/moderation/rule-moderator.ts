import type { Moderator, RefusedCategory } from '#server/ports/moderator.ts';

import { HARMLESS } from './harmless.ts';
import { plainText, undisguised } from './plain-text.ts';
import { RULES } from './rules.ts';
import type { Rule } from './rules.ts';

/** A word list of our own: works offline, explains itself, and errs on the side of the guest. */
export function createRuleModerator(): Moderator {
  return { review: async (prompt) => reviewByRules(prompt), glance: reviewByRules };
}

export function reviewByRules(prompt: string): RefusedCategory | null {
  for (const { text, as } of undisguised(plainText(prompt))) {
    const left = text.replaceAll(HARMLESS, ' ~ ');
    const broken = RULES[as].find((rule) => breaks(left, rule));
    if (broken) return broken.category;
  }
  return null;
}

/** One word is enough, or one near another: a bare bottle and a woman in another corner are not. */
function breaks(text: string, { words, near, within }: Rule): boolean {
  const found = placesOf(text, words);
  if (found.length === 0 || !near) return found.length > 0;
  const others = placesOf(text, near);
  return found.some((a) =>
    others.some((b) => Math.max(a.start, b.start) - Math.min(a.end, b.end) <= within),
  );
}

function placesOf(text: string, words: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(words)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}
