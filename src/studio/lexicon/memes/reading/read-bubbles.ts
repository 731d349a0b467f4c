import { findQuotations } from '#studio/lexicon/texts/quotations.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';

/** What stands between somebody and their words: 'with a speech bubble', 'says', 'sagt:'. */
const SAYS =
  /[\s,]+(?:(?:(?:with|in|avec|con|mit)\s+)?(?:an? |the |une |un |uno |una |einer |eine |der |his |her )?(?:speech |thought )?(?:bubble|sprechblase|denkblase|bulle|fumetto|nuvoletta|bocadillo|globo)(?:\s+(?:that says|saying|reading|mit|avec|con))?|(?:who )?(?:says|said|saying|asks|asking|answers|answering|replies|thinks|thinking|shouts|shouting)|(?:qui )?(?:dit|demande|r[ée]pond|pense|crie)|(?:che )?(?:dice|chiede|risponde|pensa|grida)|(?:que )?(?:dice|pregunta|responde|piensa|grita)|(?:der |die |das )?(?:sagt|fragt|antwortet|denkt|ruft))\s*[:,]?\s*$/iu;
/** How the order begins. */
const OPENING =
  /^[\s,;.:]*(?:(?:a |the )?memes?\s*)?(?:(?:(?:with|mit|avec|con)\s+)?(?:an? |einer |une |un )?(?:speech |thought )?(?:bubbles?|sprechblasen?|bulles?|fumett[oi]|bocadillos?)\s*[:,]\s*)?(?:(?:and|und|et|e|y|then|dann)\s+)?(?:memes?\s*[:,]\s*)?/iu;

/** Who says which words: a picture of one, or a panel for each; `null` where nobody is said to speak. */
export function readBubbles(prompt: string): { lines: string[]; scenes: string[] } | null {
  let from = 0;
  const lines: string[] = [];
  const scenes: string[] = [];
  for (const { at, length, text } of findQuotations(prompt)) {
    const before = prompt.slice(from, at);
    if (!SAYS.test(before)) return null;
    const who = tidyLine(before.replace(SAYS, '').replace(OPENING, ''));
    if (who === '' || who.split(/\s+/u).length > 12) return null;
    lines.push(text);
    scenes.push(who);
    from = at + length;
  }
  // What is told behind the last words is more than who speaks.
  const rest = tidyLine(prompt.slice(from).replace(/^[\s.]+/u, ''));
  return lines.length > 0 && lines.length < 5 && rest === '' ? { lines, scenes } : null;
}
