import type { MemeWish } from '#studio/scene-spec.ts';
import { stagedIn } from '#studio/lexicon/memes/staged.ts';
import { readDialogue } from './read-dialogue.ts';
import { headedScene } from '#studio/lexicon/memes/occasion-of-scene.ts';
import { isPerson, readLabels, thingsIn } from '#studio/lexicon/memes/label-things.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';
import {
  knownJoke,
  readDistracted,
  readPigeon,
  readThen,
} from '#studio/lexicon/memes/known-jokes.ts';
import { sceneOfLack } from '#studio/lexicon/memes/lacking.ts';
import { pictured, standsFor } from '#studio/lexicon/memes/pictured.ts';
import { tellsPrices } from '#studio/lexicon/memes/plain-scene.ts';
import { readCast } from './read-cast.ts';
import { readGrid } from './read-grid.ts';
import { readLadder } from './read-ladder.ts';
import { readPaired } from './read-paired.ts';
import { readBubbles } from './read-bubbles.ts';
import { readPanels } from './read-panels.ts';
import { readNobody } from './read-nobody.ts';
import { isOutdoors, readPreface } from './read-preface.ts';
import { readStates } from './read-states.ts';
import { readSituation } from './read-situation.ts';
import { readSides } from './read-sides.ts';
import { readSelves } from './read-selves.ts';
import { sidesFirst } from '#studio/lexicon/memes/sides-first.ts';
import { readAround, readStages } from './read-stages.ts';
import { linesOf, split, tellsWhen } from '#studio/lexicon/memes/own-lines.ts';
import { sceneBefore } from '#studio/lexicon/memes/scene-before.ts';
import { LEADS, splitCaption, splitScene } from '#studio/lexicon/memes/split-scene.ts';
import { isAbout, PREFIX, SAYS, SUFFIX, TWO_PANELS } from '#studio/lexicon/memes/wrapping.ts';

const TOP_BOTTOM = /top text\s*[:=]?\s*(.+?)[\s,;./|–-]*\bbottom text\s*[:=]?\s*(.+)$/is;
const VERSUS = /^(.+?)\s+(?:vs\.?|versus|gegen|contre|contro|contra)\s+(.+)$/is;
const REACTION =
  /\b(?:reaction|(?:my|the|your) face|face when|one does not simply|that (?:face|feeling|moment) when|mfw|tfw)\b/i;
/** 'No to beer, yes to wine'. */
const NO_YES =
  /\b(?:no to|non (?:à|aux?)|no (?:a|al|alla|ai|alle|a los|a las)|nein zu[mr]?) (.+?)[\s,;.]*(?:(?:and|but|et|mais|e|ma|y|pero|und|aber) )?\b(?:yes to|oui (?:à|aux?)|s[iìí] (?:a|al|alla|ai|alle|a los|a las)|ja zu[mr]?) (.+)$/is;
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
  const prefaced = readPreface(told.replace(PREFIX, '').trim());
  if (prefaced) return underTopic(readMeme(prefaced.sides, quoted), prefaced.topic);
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
  const panels = readPanels(prompt.replace(PREFIX, ''));
  if (panels) return { ...plain, ...panels };
  const moment = quoted.length === 1 ? readSituation(prompt.replace(PREFIX, ''), quoted) : null;
  if (moment) return { ...plain, format: 'reaction', ...moment };
  const bubbles = readBubbles(prompt.replace(PREFIX, ''));
  if (bubbles && bubbles.lines.length > 1) return { ...plain, format: 'dialogue', ...bubbles };
  if (bubbles)
    return { ...plain, format: 'captions', lines: bubbles.lines, scene: bubbles.scenes[0] ?? null };
  const nobody = readNobody(prompt.replace(PREFIX, ''));
  // 'Nobody: / wine snobs: …': nobody is not seen, however its silence is told.
  if (nobody) return { ...plain, format: 'reaction', ...nobody };
  const isMarked = quoted.length > 1 && /["“«„]/u.test(prompt);
  const captioned = isMarked ? null : readTopBottom(prompt);
  if (captioned) return { ...plain, format: 'captions', ...captioned };
  const states = quoted.length === 0 ? readStates(prompt.replace(PREFIX, '')) : null;
  if (states) return { ...plain, format: 'versus', ...states };
  const cast = quoted.length === 0 ? readCast(prompt) : null;
  if (cast) return { ...plain, ...cast };
  const named = prompt.replace(PREFIX, '');
  const labelled = quoted.length === 0 ? (readPigeon(named) ?? readDistracted(told)) : null;
  if (labelled) {
    const scenes = labelled.labels.map(({ word }) => word);
    return { ...plain, format: 'labels', ...labelled, scenes, scene: scenes.join(', ') };
  }
  const grid = quoted.length === 0 ? readGrid(prompt.replace(PREFIX, '')) : null;
  if (grid) return { ...plain, ...grid };
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
  const sided = quoted.length === 0 ? readSides(body) : null;
  if (sided) return { ...plain, format: 'versus', ...sided };
  const headed = quoted.length === 0 && !TOLD_TWICE.test(body) ? headedScene(body.trim()) : null;
  if (headed)
    return { ...plain, format: 'captions', lines: [tidyLine(headed.words)], scene: headed.scene };
  if (quoted.length === 0 && tellsPrices(body))
    return { ...plain, format: 'captions', lines: split(body) };
  const situation = quoted.length === 0 ? readSituation(body, quoted) : null;
  if (situation) return { ...plain, format: 'reaction', ...situation };
  const { words, scene: described } = splitScene(prompt);
  const spoken = words.replace(PREFIX, '').replace(SUFFIX, '').trim();
  const scene =
    described ?? sceneOfLack(spoken) ?? sceneBefore(words.replace(PREFIX, '').trim(), quoted);
  // What is told apart from its picture is to be read, however short it is.
  const isWholeLine = described !== null && spoken !== '' && !SAYS.test(words);
  const said = isWholeLine ? split(spoken) : linesOf(words);
  // 'When the bottle says “screw cap” but …': a quotation within a sentence is a part of it.
  const isWithin = quoted.length === 1 && LEADS.test(spoken) && !SAYS.test(words);
  // 'The customer says “just one bottle” and leaves with six': the joke is in what comes after.
  const goesOn = quoted.length === 1 && GOES_ON.test(prompt);
  const isQuoted = quoted.length > 0 && !isWithin && !goesOn;
  const lines = isQuoted ? [...quoted] : goesOn ? [tidyLine(body)] : said;
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
    isAbout(told) ||
    OF_GUESTS.test(prompt) ||
    /\bexplain\w*|\bexpliquant|\bspieg|\bexplicando|\berklär/iu.test(prompt) ||
    (lines.length > 0 && (LEADS.test(lines[0] ?? '') || tellsWhen(lines[0] ?? '')));
  const format = isReaction && lines.length > 0 ? 'reaction' : 'captions';
  return { ...plain, format, lines, scene: scene ?? stagedIn(spoken) };
}

/** What both panels are about stands above them. */
function underTopic(meme: ReadMeme, topic: string): ReadMeme {
  if (!topic || meme.lines.length !== 2) return meme;
  const where = isOutdoors(topic) ? ', in a vineyard' : '';
  const scenes = meme.scenes.map((scene) => `${scene}${where}`);
  return meme.format === 'versus'
    ? { ...meme, lines: [...meme.lines, topic], scenes }
    : { ...meme, heading: topic, scenes };
}

/** 'Customer asks for …': a joke about guests is told by the face of whoever serves them. */
const OF_GUESTS =
  /^(?:the |a |my |one |when (?:the |a )?|le |la |un |une |il |el |der |die |ein )?(?:customers?|guests?|clients?|tourists?|visitors?|clients?|client[ei]|turist[ai]s?|gäste|gast|kunden?)\s+(?:who |qui |che |que |der )?\p{L}+/iu;

/** Somebody says it and does something else. */
const GOES_ON =
  /\b(?:says?|said|orders?|asks?|dit|demande|commande|dice|chiede|ordina|pide|sagt|bestellt)(?: \p{L}+)? ?[:,]?\s*["'“‘«„][^"”»]{2,80}["'”’»“]\s*,?\s*(?:and|then|but|et|puis|mais|e|poi|ma|y|luego|pero|und|dann|aber)\s+\p{L}+\s+\p{L}+/iu;

/** 'Sommelier: “notes of cherry” Me: “tastes like wine”': two who speak. */
const SPOKEN_TURNS =
  /^[\p{L}'’ ]{2,28}:\s*["'“‘«][^"”»]{2,80}["'”’»]\s*[.,;/]?\s*[\p{L}'’ ]{2,28}:\s*["'“‘«][^"”»]{2,80}["'”’»]\s*$/u;
/** 'Sommelier: “notes of leather”. Me: it's wine.' */
const HALF_QUOTED =
  /^[\p{L}'’ ]{2,28}:\s*["'“‘«][^"”»:]{2,80}["'”’»]\s*[.,;/]?\s*[\p{L}'’ ]{2,28}:\s*\p{L}[^"“«:]{2,80}$/u;
const SPOKEN_END = /["'”’»][.,;]?(?=\s*[\p{L}][\p{L}'’ ]{0,28}:)\s*/gu;

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
  const [, what = '', dreamt = '', real = ''] = ONE_EACH.exec(topic) ?? [];
  // 'Expectation vs reality of the harvest: a romantic sunset / back pain': each side has its words below its name.
  if (EXPECTS.test(left.trim()) && dreamt && real) return dreamtAndReal(pair, what, [dreamt, real]);
  // The harvest as it is dreamt of, and as it is.
  if (EXPECTS.test(left) && HARVEST.test(topic))
    return {
      lines: [...pair, topic],
      scenes: [
        'happy person holding grapes in a vineyard in the sun',
        'sad person in a vineyard in the rain',
      ],
    };
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

/** 'The harvest: a sunset / back pain'. */
const ONE_EACH = /^(?:([^:/]{3,60}):\s+)?([^/]{3,60}?)\s*\/\s*([^/]{3,60})$/u;

/** Who dreams of it is glad, and who has it is not. */
function dreamtAndReal(
  names: readonly string[],
  what: string,
  told: readonly string[],
): Pick<ReadMeme, 'lines' | 'scenes'> {
  const where = HARVEST.test(what) ? ', in a vineyard' : '';
  const lines = names.map((name, i) => `${name}: ${tidyLine(told[i] ?? '')}`);
  return {
    lines: what ? [...lines, tidyLine(what)] : lines,
    scenes: told.map((side, i) => `${i === 0 ? 'happy' : 'tired'} person, ${side}${where}`),
  };
}

const isDone = (topic: string): boolean =>
  /^\p{L}+(?:ing|eren|ieren)\b/iu.test(topic) && !isPerson(topic);
const EXPECTS = /^(?:expect|attente|aspettativ|expectativ|erwartung)/iu;
const HARVEST = /\b(?:harvest|vendanges?|vendemmia|vendimia|weinlese|lese)\b/iu;
const OUTDOORS =
  /\b(?:harvest|picking|pruning|picnic|vineyards?|vendanges?|vendemmia|vendimia|weinlese|lese|pique-nique)\b/iu;
const OF_BOTH =
  /^(reality|réalité|realtà|realidad|realität)\s+(?:of|de|du|di|del|der|des|in|at)\s+/iu;
const OF_BOTH_PLAIN =
  /^(reality|réalité|realtà|realidad|realität)\s*,?\s+(?:(?:of|de|du|di|del|der|des|in|at)\s+)?(?!(?:is|est|è|es|ist)\b)/iu;
