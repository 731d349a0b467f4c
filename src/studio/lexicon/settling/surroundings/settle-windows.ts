import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

const WINDOWS = /^(?:windows|fenetres|finestre|ventanas|fenster)$/;
const LIT =
  /^(?:lit|lights?|illuminated|glowing|lighted|eclairee?s?|illumin\w*|allumee?s?|lumieres?|luc[ei]|luces|beleuchtet\w*|erleuchtet\w*|lichter|licht)$/;

/** 'The château windows' are those of its front, and are lit where it is said; no window is drawn beside it. */
export function settleWindows(
  { matches, tokens }: { matches: readonly Match[]; tokens: readonly Token[] },
  i: number,
): Match {
  const match = matches[i]!;
  if (!WINDOWS.test(tokens[match.at]?.word ?? '')) return match;
  const [before, after] = [matches[i - 1], matches[i + 1]];
  const end = match.at + match.length;
  const house =
    before && before.at + before.length === match.at && isHouse(before)
      ? before
      : after && after.at - end <= 2 && after.at >= end && isHouse(after)
        ? after
        : null;
  if (!house) return match;
  const isLit = tokens.some(({ word }) => LIT.test(word));
  const fronts = effectsOf(house.effects, 'thing').map(({ value }) => `thing:${value}` as const);
  return {
    ...match,
    effects: [{ kind: 'claim', value: ['trait:windows:lit', ...(isLit ? [] : fronts)] }],
  };
}

const isHouse = ({ effects }: Match): boolean => effectsOf(effects, 'estate').length > 0;
