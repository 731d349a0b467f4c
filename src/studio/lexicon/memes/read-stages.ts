import { tidyLine } from './label-things.ts';

/** What two panels say, and what each of them shows. */
export interface Stages {
  lines: readonly string[];
  scenes: readonly string[];
}

/** 'How it started / how it's going: one grape, a whole vineyard'. */
const NAMED = /^([^/:]{4,40}?)\s*\/\s*([^/:]{4,40}?)\s*:\s*([^,;/]+?)\s*[,;/]\s*([^,;/]+)$/isu;
/** 'Expectation: a castle, reality: the sofa'. */
const PAIRS =
  /^(?:(?:two|2).?panels?\s*(?:memes?)?\s*[:,–—-]\s*)?(expectations?|expected|before|how it started|in theory|dream|monday|me at 20|plan|attente|aspettativa|expectativa|erwartung|vorher|avant|prima|antes)\s*[:=–-]?\s+(?!vs\b|versus\b)([^:]+?)[\s,;.]+(?:and |but |vs\.? |then )?(reality|after|how it[’']?s going|in practice|friday|me at 40|réalité|realtà|realidad|realität|nachher|après|dopo|después)\s*[:=–-]?\s+([^:]+)$/isu;

/** Panels that carry the names of two stages above what happens in each. */
export function readStages(body: string): Stages | null {
  const named = NAMED.exec(body.trim());
  if (named) return pair(named[1], named[2], named[3], named[4]);
  const told = PAIRS.exec(body.trim());
  return told ? pair(capital(told[1]), capital(told[3]), told[2], told[4]) : null;
}

const pair = (a = '', b = '', first = '', second = ''): Stages => ({
  lines: [tidyLine(a), tidyLine(b)],
  scenes: [tidyLine(first), tidyLine(second)],
});
const capital = (text = ''): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
