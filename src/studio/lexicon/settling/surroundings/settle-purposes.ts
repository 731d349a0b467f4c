import type { Match } from '#studio/lexicon/matching/match.ts';
import { NOTHING } from '#studio/lexicon/matching/settle-matches.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** What a picture is sent with, after the occasion that it is sent for. */
const SENT =
  /^(?:newsletters?|mailings?|emails?|mails?|blog|website|webseite|homepage|brochure|broschure|rundbrief|infolettre|boletin|campaign|kampagne|campagne|campagna|campana)$/;
const PLACED: ReadonlySet<string> = new Set(['place', 'setting', 'figure']);

/** 'Snow on the vines … for our new year newsletter': a picture that has a scene of its own is not the feast itself. */
export function settlePurpose(
  { matches, tokens }: { matches: readonly Match[]; tokens: readonly Token[] },
  match: Match,
): Match {
  const isOccasion = match.effects.some(({ kind }) => kind === 'event');
  const next = tokens[match.at + match.length];
  if (!isOccasion || !next || !SENT.test(next.word)) return match;
  const hasScene = matches.some(
    (one) => one !== match && one.effects.some(({ kind }) => PLACED.has(kind)),
  );
  return hasScene ? { ...match, effects: NOTHING } : match;
}
