import type { MemeWish } from '#studio/scene-spec.ts';
import { stagedIn } from './staged.ts';
import { readDialogue } from './read-dialogue.ts';
import { headedScene, occasionOfScene } from './occasion-of-scene.ts';
import { isPerson, readLabels, thingsIn, tidyLine } from './label-things.ts';
import { knownJoke, readThen } from './known-jokes.ts';
import { sceneOfLack } from './lacking.ts';
import { pictured, standsFor } from './pictured.ts';
import { isOneThing, isPlainScene, tellsPrices } from './plain-scene.ts';
import { readCast } from './read-cast.ts';
import { readLadder } from './read-ladder.ts';
import { readPaired } from './read-paired.ts';
import { NOBODY_TOLD, readNobody } from './read-nobody.ts';
import { readSelves } from './read-selves.ts';
import { sidesFirst } from './sides-first.ts';
import { readAround, readStages } from './read-stages.ts';
import { isSaidOfWine, LEADS, splitCaption, splitScene } from './split-scene.ts';
import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';

const PREFIX =
  /^\s*(?:please )?(?:make |create |draw |generate )?(?:me )?(?:an? |the )?(?:(?:very |really )?(?:drake|distracted boyfriend|drake style|drake-style|funny|hilarious|silly|relatable|classic|wine|sommelier|two.panel|2.panel|versus|reaction|labell?ed|office) )*meme(?:s)?\b(?:,? (?:about|of|with|where|in which|for|that says|saying|captioned|reading))?\s*[:,–—-]?\s*/i;

/** '… vs white wine meme': what it is to be is no part of its words. */
const SUFFIX = /[\s,]+(?:as an? )?(?:funny )?memes?(?: (?:style|format))?\s*$/i;

const TOP_BOTTOM = /top text\s*[:=]?\s*(.+?)[\s,;./|–-]*\bbottom text\s*[:=]?\s*(.+)$/is;
const SAYS =
  /\b(?:captioned|caption|that says|saying|which says|reading|with the (?:text|words|caption|line))\s*[:=]?\s+(.+)$/is;
const VERSUS = /^(.+?)\s+(?:vs\.?|versus|gegen|contre|contro|contra)\s+(.+)$/is;
const REACTION =
  /\b(?:reaction|(?:my|the|your) face|one does not simply|that (?:face|feeling|moment) when|mfw|tfw)\b/i;
const TWO_PANELS =
  /\b(?:two|2).?panels?\b|\bdrake\b|\bno to\b.*\byes to\b|\bno ?\/ ?yes\b|\breject\w* .* (?:approv|accept)/i;
/** 'Two panels: …' says how, not what. */
const PANELS = /^\s*(?:an? )?(?:two|2).?panels?(?: memes?)?\s*[:,–—-]\s*/i;
/** 'No to beer, yes to wine'. */
const NO_YES =
  /\b(?:no to|non (?:à|aux?)|no (?:a|al|alla|ai|alle|a los|a las)|nein zu[mr]?) (.+?)[\s,;.]*(?:(?:and|but|et|mais|e|ma|y|pero|und|aber) )?\b(?:yes to|oui (?:à|aux?)|s[iìí] (?:a|al|alla|ai|alle|a los|a las)|ja zu[mr]?) (.+)$/is;
const BREAK = /\s+\/\s+|\s*\|\s*|\s*\n\s*|\s*;\s*|\s*(?:…|\.\.\.)\s*/;

/** 'My plans vs 2020: a glass in Tuscany vs a glass on the sofa'. */
const TOLD_TWICE =
  /^[^:]+\s(?:vs\.?|versus|gegen|contre|contro|contra)\s[^:]+:\s.+\s(?:vs\.?|versus|gegen|contre|contro|contra)\s/isu;

/** A meme's words and format, before its pictures are read. */
export interface ReadMeme extends Omit<MemeWish, 'panels'> {
  /** What the whole picture shows, where the prompt tells it apart from the words. */
  scene: string | null;
  /** What each panel shows, in the customer's words. */
  scenes: readonly string[];
}

/** What a meme should say, and in which of our formats; `quoted` are words in quotation marks. */
export function readMeme(told: string, quoted: readonly string[]): ReadMeme {
  const prompt = sidesFirst(told.replace(PREFIX, '').trim()) ?? told;
  const labels = readLabels(prompt);
  const plain = { labels: [], scene: null, scenes: [] };
  if (labels.length > 1)
    return {
      ...plain,
      format: 'labels',
      lines: [],
      labels,
      scenes: labels.map(({ word }) => word),
    };
  const nobody = readNobody(prompt.replace(PREFIX, ''));
  // 'Nobody: / wine snobs: …': nobody is not seen; with dots for a silence it has a panel of its own.
  if (nobody && (quoted.length > 0 || nobody.lines.length > 2 || NOBODY_TOLD.test(prompt)))
    return { ...plain, format: 'reaction', ...nobody };
  const isMarked = quoted.length > 1 && /["“«„]/u.test(prompt);
  const captioned = isMarked ? null : readTopBottom(prompt);
  if (captioned) return { ...plain, format: 'captions', ...captioned };
  const cast = quoted.length === 0 ? readCast(prompt) : null;
  if (cast) return { ...plain, ...cast };
  const ladder = quoted.length === 0 ? readLadder(prompt.replace(PREFIX, '')) : null;
  if (ladder) return { ...plain, format: 'dialogue', ...ladder };
  const around = quoted.length === 0 ? readAround(prompt.replace(PREFIX, '')) : null;
  if (around) return { ...plain, format: 'versus', ...around };
  const isSpoken = quoted.length === 0 || SPOKEN_TURNS.test(prompt) || HALF_QUOTED.test(prompt);
  const turns = isSpoken
    ? readDialogue(prompt.replace(PREFIX, '').replaceAll(SPOKEN_END, ' / '))
    : [];
  if (turns.length > 1) {
    const lines = turns.map(({ caption }) => caption);
    return { ...plain, format: 'dialogue', lines, scenes: turns.map(({ scene }) => scene) };
  }
  const body = prompt.replace(PREFIX, '');
  const stages = quoted.length === 0 ? (readSelves(body) ?? readStages(body)) : null;
  if (stages) return { ...plain, format: 'versus', ...stages };
  const joke = quoted.length < 2 ? knownJoke(body) : null;
  if (joke) return { ...plain, format: 'reaction', ...joke };
  const then = quoted.length === 0 ? readThen(body) : null;
  if (then) return { ...plain, format: 'versus', ...then };
  const paired = quoted.length === 0 ? readPaired(body) : null;
  if (paired) return { ...plain, format: 'versus', ...paired };
  const headed = quoted.length === 0 && !TOLD_TWICE.test(body) ? headedScene(body.trim()) : null;
  if (headed)
    return { ...plain, format: 'captions', lines: [tidyLine(headed.words)], scene: headed.scene };
  if (quoted.length === 0 && tellsPrices(body))
    return { ...plain, format: 'captions', lines: split(body) };
  const { words, scene: described } = splitScene(prompt);
  const spoken = words.replace(PREFIX, '').replace(SUFFIX, '').trim();
  const scene =
    described ?? sceneOfLack(spoken) ?? sceneBefore(words.replace(PREFIX, '').trim(), quoted);
  // What is told apart from its picture is to be read, however short it is.
  const isWholeLine = described !== null && spoken !== '' && !SAYS.test(words);
  const said = isWholeLine ? split(spoken) : linesOf(words);
  // 'When the bottle says “screw cap” but …': a quotation within a sentence is a part of it.
  const isWithin = quoted.length === 1 && LEADS.test(spoken) && !SAYS.test(words);
  const lines = quoted.length > 0 && !isWithin ? [...quoted] : said;
  const versus = VERSUS.exec(words.replace(PREFIX, '').replace(SUFFIX, '').trim());
  if (versus && quoted.length !== 1)
    return { ...plain, ...versusOf(versus, quoted), format: 'versus' };
  const choice = quoted.length === 0 ? NO_YES.exec(words) : null;
  if (choice)
    return {
      ...plain,
      format: 'two_panels',
      lines: [choice[1] ?? '', choice[2] ?? ''].map(tidyLine),
      scene: tidyLine(`person, ${choice[1] ?? ''}, ${choice[2] ?? ''}`),
    };
  if (TWO_PANELS.test(prompt) && lines.length > 1)
    return {
      ...plain,
      format: 'two_panels',
      lines: lines.slice(0, 2),
      scenes: panelScenes(prompt, quoted),
    };
  const isReaction =
    REACTION.test(prompt) ||
    OF_GUESTS.test(prompt) ||
    /\bexplain\w*|\bexpliquant|\bspieg|\bexplicando|\berklär/iu.test(prompt) ||
    (lines.length > 0 && LEADS.test(lines[0] ?? ''));
  const format = isReaction && lines.length > 0 ? 'reaction' : 'captions';
  return { ...plain, format, lines, scene: scene ?? stagedIn(spoken) };
}

/** 'Customer asks for …': a joke about guests is told by the face of whoever serves them. */
const OF_GUESTS =
  /^(?:the |a |my |one |when (?:the |a )?|le |la |un |une |il |el |der |die |ein )?(?:customers?|guests?|clients?|tourists?|visitors?|clients?|client[ei]|turist[ai]s?|gäste|gast|kunden?)\s+(?:who |qui |che |que |der )?\p{L}+/iu;

/** 'Sommelier: “notes of cherry” Me: “tastes like wine”': two who speak. */
const SPOKEN_TURNS =
  /^[\p{L}'’ ]{2,28}:\s*["'“‘«][^"”»]{2,80}["'”’»]\s*[.,;/]?\s*[\p{L}'’ ]{2,28}:\s*["'“‘«][^"”»]{2,80}["'”’»]\s*$/u;
/** 'Sommelier: “notes of leather”. Me: it's wine.' */
const HALF_QUOTED =
  /^[\p{L}'’ ]{2,28}:\s*["'“‘«][^"”»:]{2,80}["'”’»]\s*[.,;/]?\s*[\p{L}'’ ]{2,28}:\s*\p{L}[^"“«:]{2,80}$/u;
const SPOKEN_END = /["'”’»](?=\s*[\p{L}][\p{L}'’ ]{0,28}:)\s*/gu;

/** The words above and below, and the picture that is described after or before them. */
function readTopBottom(prompt: string): Pick<ReadMeme, 'lines' | 'scene'> | null {
  const found = TOP_BOTTOM.exec(prompt);
  const [, top = '', bottom = ''] = found ?? [];
  if (!found || !top || !bottom) return null;
  const before = tidyLine(prompt.slice(0, found.index).replace(PREFIX, ''));
  const { words, scene } = splitCaption(bottom);
  const told = scene ?? (before.split(/\s+/).length > 1 ? before : null);
  return { lines: [top, words].map((line) => tidyLine(unmarked(line))), scene: told };
}

const unmarked = (line: string): string => line.replaceAll(/["“”«»]/g, '');

const PANEL =
  /\b(?:(?:two|2).?panels?|top|bottom|upper|lower|left|right|first|second|panel \w+)\b[:,]?/giu;

/** 'Top a small glass "one", bottom a huge glass "mine"': what is told before each quotation is its picture. */
function panelScenes(prompt: string, quoted: readonly string[]): string[] {
  let from = 0;
  const scenes = quoted.slice(0, 2).map((line) => {
    const at = prompt.indexOf(line, from);
    const told = prompt.slice(from, Math.max(from, at)).replaceAll(PANEL, ' ');
    from = at + line.length;
    return tidyLine(told.replaceAll(/["“”«»]/g, ' ').trim());
  });
  const isTold = scenes.length === 2 && scenes.every((scene) => thingsIn(scene).length > 0);
  return isTold ? scenes : [];
}

/** 'Expectation vs reality: wine tasting trip': two sides, and what they are about. */
function versusOf(
  [, left = '', right = '']: RegExpExecArray,
  quoted: readonly string[],
): Pick<ReadMeme, 'lines' | 'scenes'> {
  if (quoted.length === 2) return { lines: [...quoted], scenes: [...quoted] };
  // 'Expectation vs reality of the harvest', 'expectation vs reality harvest': both are of it.
  const ofBoth = EXPECTS.test(left.trim()) ? OF_BOTH_PLAIN : OF_BOTH;
  const [side = '', ...about] = right.replace(ofBoth, '$1: ').split(/:\s+/);
  const pair = [left, side].map(tidyLine);
  const topic = tidyLine(about.join(': '));
  const told = VERSUS.exec(topic);
  // 'Expectation vs reality: a castle vs the sofa': each side has a picture of its own.
  if (told) return { lines: pair, scenes: [tidyLine(told[1] ?? ''), tidyLine(told[2] ?? '')] };
  // Out of doors reality is wet.
  const skies = OUTDOORS.test(topic) && EXPECTS.test(left) ? [', sun', ' in the rain'] : [];
  // What only somebody does is told by how they take it.
  const done = EXPECTS.test(left) && isDone(topic) ? standsFor(topic) : undefined;
  if (done)
    return { lines: [...pair, topic], scenes: pair.map((one) => `${one}, person with a ${done}`) };
  return {
    lines: topic ? [...pair, topic] : pair,
    scenes: pair.map((one, i) => pictured(topic ? `${one}, ${topic}${skies[i] ?? ''}` : one)),
  };
}

const isDone = (topic: string): boolean =>
  /^\p{L}+(?:ing|eren|ieren)\b/iu.test(topic) && !isPerson(topic);
const EXPECTS = /^(?:expect|attente|aspettativ|expectativ|erwartung)/iu;
const OUTDOORS =
  /\b(?:harvest|picking|pruning|picnic|vineyards?|vendanges?|vendemmia|vendimia|weinlese|lese|pique-nique)\b/iu;
const OF_BOTH =
  /^(reality|réalité|realtà|realidad|realität)\s+(?:of|de|du|di|del|der|des|in|at)\s+/iu;
const OF_BOTH_PLAIN =
  /^(reality|réalité|realtà|realidad|realität)\s*,?\s+(?:(?:of|de|du|di|del|der|des|in|at)\s+)?(?!(?:is|est|è|es|ist)\b)/iu;

/** The customer's own words where no quotation marks tell them apart. */
function linesOf(prompt: string): string[] {
  const says = SAYS.exec(prompt)?.[1];
  if (says) return split(says);
  const body = prompt.replace(PREFIX, '').replace(SUFFIX, '').replace(PANELS, '').trim();
  const hasMark = /\bmemes?\b[^:]{0,24}:/i.test(prompt);
  if (
    hasMark ||
    SPOKEN.test(body) ||
    ASKS.test(body) ||
    LEADS.test(body) ||
    TELLS.test(body) ||
    TWO_PANELS.test(prompt)
  )
    return split(body);
  const joke = isSaidOfWine(body) ? null : jokeIn(body);
  if (joke) return [joke];
  if (isSaidOfWine(body) || isSaying(body)) return split(body);
  // What only says what is seen is no joke yet; any other prompt is its own caption.
  if (isPlainScene(body) || isOneThing(body)) return [];
  return occasionOfScene(body) ?? split(body);
}

/** 'It's 5 o'clock somewhere', 'I need wine': somebody says it, however short it is. */
const SPOKEN =
  /^(?:it['’]s|i['’]m|i|we|you|don['’]t|never|always|save|keep|drink|trust|life|that one|wine is|c['’]est|je|ich|es ist|io|sono|è|yo|es hora)\s/iu;

/** 'Brain at 3 am: did you cork the bottle?' is said by somebody. */
const ASKS = /\?\s*$/u;

/** 'Wine o'clock', 'rosé all day', 'wine not?': short, and said rather than seen. */
const isSaying = (body: string): boolean =>
  body.split(/\s+/u).length <= LONGEST_SAYING && SAYINGS.test(fold(body));
const LONGEST_SAYING = 6;
const SAYINGS =
  /\bo['’ ]?clock\b|\ball (?:day|night|you need)\b|\bhour\b|[a-z][!?]+$|\b(?:not|but first|first|please|time|life|mode|therapy|mood|vibes?|squad|mom|mum|dad|queen|king|lover|o late|hooray|veritas|carpe|weekend|friday|monday|happens|o sole|needed|loading|now|later|somewhere|together|forever|always|never|l heure|heure de|apero|toujours|jamais|vie|e vita|ora del|sempre|mai|siempre|nunca|hora del?|vida|feierabend|immer|leben|zeit|endlich)\b/u;

/** 'Chef wenn der Gast Ketchup bestellt': who feels it, and when. */
const TELLS =
  /^(?:\p{L}+\s+){1,4}(?:when|whenever|wenn|quand|lorsque|quando|cuando)\s+\p{L}+\s+\p{L}+/iu;

/** Where a described picture turns into what it is about: 'a skeleton at a bar *waiting for the 2010*'. */
const TURNS = new Set(
  `waiting trying pretending explaining thinking realising realizing hoping dreaming wondering
  remembering discovering because attendant essayant pensant quand aspettando
  cercando mentre esperando intentando mientras cuando wartend wahrend der`.split(/\s+/),
);
const SHORTEST_JOKE = 4;

function jokeIn(body: string): string | null {
  const words = body.split(/\s+/);
  const at = words.findIndex((word, i) => i >= 1 && TURNS.has(fold(word)));
  if (at < 0 || words.length - at < SHORTEST_JOKE) return null;
  return tidyLine(words.slice(at).join(' '));
}

/** 'Waiter staring while I pretend to taste': two are seen. */
const WATCHED =
  /^((?:an? |the |my )?\p{L}+ (?:staring|watching|judging|waiting|laughing|looking)(?:(?: at)? me)?)\s+(?:while|as)\s+i\b/iu;

const watchedWith = (body: string): string =>
  /\b(?:bottle|bouteille|bottiglia|botella|flasche)\b/iu.test(body) ? 'bottle' : 'glass of wine';

/** 'Sommelier crying because the guest asked …': who is only spoken of stays out of the picture. */
function sceneBefore(body: string, quoted: readonly string[]): string | null {
  if (quoted.length === 0 && TELLS.test(body) && !LEADS.test(body)) return sceneWhen(body);
  const watched = WATCHED.exec(body);
  if (watched) return `${watched[1] ?? ''}, person with a ${watchedWith(body)}`;
  const joke = quoted.length === 0 && !LEADS.test(body) ? jokeIn(body) : null;
  if (!joke) return null;
  const before = body.slice(0, body.indexOf(joke)).trim();
  const hasSomebody = (text: string) =>
    matchWords(tokenise(text)).some(({ effects }) => effects.some(({ kind }) => kind === 'figure'));
  return hasSomebody(before) && hasSomebody(joke) ? before : null;
}

/** Whoever feels it is seen, with the things of the story and without its other people. */
function sceneWhen(body: string): string {
  const at = body.search(/\s(?:when|whenever|wenn|quand|lorsque|quando|cuando)\s/iu);
  const [who, story] = [body.slice(0, at), body.slice(at)];
  return [who, ...thingsIn(story).map((thing) => thing.replaceAll('_', ' '))].join(', ');
}

function split(text: string): string[] {
  const parts = text.split(BREAK).map(tidyLine).filter(Boolean);
  const [only = ''] = parts;
  if (parts.length !== 1 || only.length < 34)
    return parts.length > 2 ? [parts[0] ?? '', parts.slice(1).join(' ')] : parts;
  // A long line turns where its sentence turns.
  const comma = only.indexOf(', ', 10);
  return comma > 0 && comma < only.length - 8
    ? [only.slice(0, comma + 1), only.slice(comma + 2)]
    : [only];
}
