import { drawnIn } from './label-things.ts';
import { isSeasonal } from './occasion-of-scene.ts';
import { isPlainWord } from '#studio/lexicon/leftovers.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { isEmotionWord } from '#studio/lexicon/words/people/emotions.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';

/** A prompt's caption apart from what it says about the picture. */
export interface SplitPrompt {
  words: string;
  /** What is to be seen; `null` where the caption is all there is. */
  scene: string | null;
}

const DIRECTION = /\(([^()]{3,160})\)|\[([^[\]]{3,160})\]|\*([^*\n]{3,160})\*/gu;
const PICTURE =
  /[,.;:\s]*(?:\b(?:with|and|avec|con|mit)\s+)?(?:\b(?:an?|the|une?|un|una|ein|das|el|la|il)\s+)?\b(?:picture|photo|photograph|image|pic|drawing|bild|foto|fotografia|imagen|immagine|illustration|background)\s*(?:of|from|showing|shows|von|de|di|d['’]|mit|:)\s+(.+?)(?=$|[,;]\s*(?:top|bottom|upper|lower)\s+text|[,;]\s*(?:caption|text)\b)/isu;
/** How a caption begins that nobody put into quotation marks. */
export const LEADS =
  /^(?:me |moi |ich |io |yo )?(?:when|whenever|pov|nobody|no one|that (?:face|feeling|moment) when|mfw|tfw|my face when|if|how it|me|my|wenn|als ich|quand|lorsque|quando|cuando|moi|ich|io|yo|personne|nessuno|nadie|niemand|keiner)\b/i;

/** A whole sentence speaks; a picture is told without its verb. */
export const SAID =
  /\b(?:said|says|told|tells|asked|asks|thinks|thought|wants|wanted|is|are|isn't|was|were|will|can't|won't|don't|didn't|dit|demande|veut|est|sont|dice|disse|ha detto|vuole|dijo|quiere|son|sagt|sagte|ist|sind|war)\b/iu;

/** 'Mondays call for wine meme with a tired woman': the words, then the picture. */
const MEME_WITH =
  /^(?!\s*(?:an?|the|funny|make|create)\s)(.{6,100}?)[\s,]+memes?\s+(?:with|of|showing|featuring|avec|con|mit)\s+(.+)$/isu;

/** Takes stage directions and the description of the picture out of a meme's words. */
export function splitScene(prompt: string): SplitPrompt {
  const directions = [...prompt.matchAll(DIRECTION)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const spoken = prompt.replaceAll(DIRECTION, ' ');
  const picture = PICTURE.exec(spoken);
  const words = tidied(picture ? spoken.replace(picture[0], ' ') : spoken);
  const told = [...directions, ...(picture?.[1] ? [picture[1]] : [])];
  if (told.length > 0) return { words, scene: told.join(', ') };
  return splitClause(words);
}

/** 'IT WILL BE FUN THEY SAID, tired woman on a sofa': what follows the words of a caption is the picture. */
export function splitCaption(words: string): SplitPrompt {
  const told = splitScene(words);
  if (told.scene) return told;
  // A sentence that only names somebody or something is no part of what is said either.
  const marks = [words.lastIndexOf(', '), words.search(/[.!]\s+\p{Lu}[^.!?]*\.?$/u)];
  for (const at of marks) {
    const last = at > 0 ? words.slice(at + 2).trim() : '';
    if (last && describes(last) && !SAID.test(last))
      return { words: words.slice(0, words[at] === ',' ? at : at + 1), scene: last };
  }
  return { words, scene: null };
}

/** '…, grandma with a wine glass': the clause that only names somebody or something is the picture. */
function splitClause(words: string): SplitPrompt {
  const named = MEME_WITH.exec(words);
  if (named?.[1] && named[2]) return { words: named[1], scene: named[2] };
  // 'Is this a balanced diet? woman with two glasses': a question, and who asks it.
  const asked = /^([^?]{6,90}\?)\s+([^?]{6,})$/su.exec(words);
  if (asked?.[1] && asked[2] && describes(asked[2]) && !SAID.test(asked[2]))
    return { words: asked[1], scene: asked[2] };
  const told = /^([^:]{4,120}):\s+(.+)$/su.exec(words);
  // 'Wine: because adulting is hard' is one saying, and its wine is a part of it.
  if (isSaidOfWine(words)) return { words, scene: null };
  // 'Sad clown with an empty bottle: when the shop is closed'.
  if (told?.[1] && told[2] && LEADS.test(told[2]) && describes(told[1]))
    return { words: told[2], scene: told[1] };
  // 'Sloth with wine: weekend mood': somebody who is seen, and what is said of it.
  // 'Teacher on the last day of school: wine': the thing is the point, and all of it is read.
  if (told?.[1] && told[2] && isBareThing(told[2]) && isSomebody(told[1]))
    return { words, scene: words };
  // 'Winery dog after harvest: sleeping next to a barrel': who it is, and what is seen.
  if (told?.[1] && told[2] && /^\p{L}{3,}ing\s/iu.test(told[2]) && drawnIn(told[2]))
    return { words: told[1], scene: `${told[1]} ${told[2]}` };
  // 'Winemakers in October: tired': the season is the joke, and all of it is read.
  if (told?.[1] && isSeasonal(told[1])) return { words, scene: words };
  if (told?.[1] && told[2] && isSomebody(told[1]) && !SAID.test(told[1]) && !tellsStory(told[1]))
    return { words: told[2], scene: told[1] };
  // 'Crying woman: the bottle is empty': how somebody looks is seen, not said.
  if (told?.[1] && told[2] && isFeeling(told[1])) return { words: told[2], scene: told[1] };
  const clauses = words.split(/,\s+/);
  if (clauses.length < 2) return { words, scene: null };
  const [first = '', last = ''] = [clauses[0], clauses.at(-1)];
  if (LEADS.test(first) && describes(last))
    return { words: clauses.slice(0, -1).join(', '), scene: last };
  if (LEADS.test(last) && describes(first))
    return { words: clauses.slice(1).join(', '), scene: first };
  // 'Grandma holding a huge glass, doctor said one glass': what is seen, then what is said of it.
  if (clauses.length === 2 && describes(first) && !SAID.test(first) && SAID.test(last))
    return { words: last, scene: first };
  return { words, scene: null };
}

/** A wine, a colon, and what is said of it. */
export const isSaidOfWine = (text: string): boolean => SAID_OF_WINE.test(text);
const SAID_OF_WINE =
  /^\s*(?:(?:red|white|rouge|blanc|rosso|bianco|tinto|blanco|rot|weiss|weiß)?\s*(?:wine|vin|vino|wein)|ros[ée]|rosato|rosado|champagne|prosecco|merlot|malbec|chardonnay|riesling)\s*:\s+\S/iu;

/** A feeling and who has it: 'angry man'. */
function isFeeling(clause: string): boolean {
  const tokens = tokenise(clause);
  return tokens.length < 5 && tokens.some(({ word }) => isEmotionWord(word)) && describes(clause);
}

/** One or two words for something to be seen. */
const isBareThing = (text: string): boolean => {
  const tokens = tokenise(text);
  const matches = matchWords(tokens);
  return (
    tokens.length < 3 &&
    (/^(?:red |white |more )?(?:wine|vino|vin|wein)$/iu.test(text.trim()) ||
      matches.some(({ effects }) => effects.some(({ kind }) => kind === 'thing')))
  );
};

/** 'Dad buys cheap wine': what somebody does that cannot be seen is a part of the joke. */
function tellsStory(clause: string): boolean {
  const tokens = tokenise(clause);
  const matches = matchWords(tokens);
  const who = matches.find(({ effects }) => effects.some(({ kind }) => kind === 'figure'));
  const after = who ? who.at + who.length : -1;
  const verb = tokens[after]?.word ?? '';
  const isRead = (i: number) => matches.some(({ at, length }) => at <= i && i < at + length);
  const isUnseen = ({ word }: { word: string }, i: number) =>
    !isRead(i) && !isPlainWord(word) && !isEmotionWord(word);
  return /[a-z]{2}s$/.test(verb) && tokens.some(isUnseen);
}

/** Somebody who does or has something, and is not only named as who speaks. */
function isSomebody(clause: string): boolean {
  const tokens = tokenise(clause);
  if (tokens.length < 3 || tokens.length > 14 || LEADS.test(clause) || /\bmemes?\b/iu.test(clause))
    return false;
  return matchWords(tokens).some(
    ({ at, effects }) =>
      at <= 2 &&
      effects.some(
        ({ kind, value }) => kind === 'figure' || (kind === 'thing' && LIVELY.has(value)),
      ),
  );
}

/** Begins with somebody or something that can be seen, after an article and an adjective at most. */
export function describes(clause: string): boolean {
  const tokens = tokenise(clause);
  if (tokens.length > 14 || LEADS.test(clause)) return false;
  return matchWords(tokens).some(
    ({ at, effects }) =>
      at <= 2 && effects.some(({ kind }) => kind === 'figure' || kind === 'thing'),
  );
}

const tidied = (text: string): string =>
  text
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/\s+([.,;])/g, '$1')
    .trim();
