const FLAGS =
  /\s--(?:ar|aspect|v|version|style|stylize|s|q|quality|seed|chaos|c|niji|iw|hd|tile|weird|w|raw|fast|relax|turbo)\b(?:\s+(?!--)[\w.:]+)?/giu;
const REFUSED = /\s--no\s+(?<what>[^\n]*?)(?=\s+--|\s*$)/giu;

/** '--ar 16:9 --v 6' is told to other image makers and is no part of the picture; '--no people' refuses them. */
export const withoutFlags = (prompt: string): string =>
  prompt.includes('--') ? prompt.replace(REFUSED, '. Avoid: $<what>.').replace(FLAGS, '') : prompt;
