import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';
import type { Stages } from './read-stages.ts';

/** 'Two panels:', 'meme in 2 Bildern:'. */
const IN_TWO =
  /^(?:(?:a |ein |un )?meme (?:in |en |con |mit |with )?)?(?:two|2|deux|due|dos|zwei)[ -]?(?:panels?|cases?|vignette|vi[ñn]etas|bilder(?:n)?)(?: memes?)?\s*[:,-]\s*/iu;
const TURNS = [/\s+\/\s+/u, /\s+(?:vs\.?|versus)\s+/iu, /[.;!]\s+/u, /,\s+/u];
const MOST = 80;

/** 'Guests when it is free: happy, guests when the bill comes: shocked': two states, and a face for each. */
export function readStates(body: string): Stages | null {
  const told = body.trim().replace(IN_TWO, '').replace(/\.$/u, '');
  for (const turn of TURNS) {
    const parts = told.split(turn);
    const [first = '', second = ''] = parts;
    if (parts.length !== 2 || parts.some((part) => part.length > MOST)) continue;
    const [before, after] = [readEmotion(first), readEmotion(second)];
    if (!before || !after || before === after || !areAlike(first, second)) continue;
    const lines = [first, second].map(tidyLine);
    return { lines, scenes: lines };
  }
  return null;
}

/** Both name who it is and then how they feel, or begin with the same one. */
const areAlike = (first: string, second: string): boolean =>
  [first, second].every((part) => /\p{L}:\s/u.test(part)) || openerOf(first) === openerOf(second);
const openerOf = (part: string): string => part.trim().toLowerCase().split(/[\s:]/u, 1)[0] ?? '';
