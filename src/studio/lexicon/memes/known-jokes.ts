import type { MemeWish } from '#studio/scene-spec.ts';
import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { tidyLine } from './tidy-line.ts';
import { SAID } from './split-scene.ts';

/** A joke that everybody knows: its words, and the picture that belongs to them. */
export interface KnownJoke {
  lines: readonly string[];
  scene: string;
}

/** 'This is fine dog in a burning cellar': the calm words, and fire all round. */
const FINE = /^(?:the )?["'“‘]?(this is fine)["'”’.!]*\s*(?:memes?)?\s*[:,–-]?\s*(.*)$/isu;
const IS_THIS_CAST = /^(?:is this a pigeon\s*(?:memes?)?\??)\s*[:,–-]\s*(.{6,160})$/isu;

/** 'Is this a pigeon: me, any red wine, is this a Burgundy?': who asks it, and of what. */
export function readPigeon(body: string): Pick<MemeWish, 'lines' | 'labels'> | null {
  const parts = (IS_THIS_CAST.exec(body.trim())?.[1] ?? '').split(/\s*[,;/]\s*/u).map(tidyLine);
  const asked = parts.find((part) => part.endsWith('?')) ?? parts[2];
  const [who, what] = parts.filter((part) => part !== asked && part !== '');
  if (!asked || !who || !what) return null;
  return {
    lines: [asked],
    labels: [
      { thing: 'person', text: who, word: 'happy man' },
      { thing: 'butterfly', text: what, word: 'butterfly' },
    ],
  };
}

const DISTRACTED =
  /^(?:the |le |il |el |der )?(?:distracted boyfriend|copain distrait|fidanzato distratto|novio distra[ií]do|abgelenkter freund)\s*(?:memes?)?\s*[:,–-]\s*(.{3,60}?)\s*(?:,|;|\/|\b(?:looking (?:back )?at|staring at|regarde|guarda|mira a|schaut auf)\b)\s*(.{3,60}?)\s*[,;/]\s*(?:and |while )?(.{3,60}?)[.!]?$/isu;
const OF_ANGER =
  /\s+(?:(?:is|are|looks?|gets?|being|stands?)\s+)?(?:(?:very|so) )?(?:angry|furious|jealous|shocked|upset|outraged)\b.*$/iu;

/** 'Distracted boyfriend: me looking at natural wine, my Bordeaux is angry': whom he looks at, he, and who is with him. */
export function readDistracted(body: string): Pick<MemeWish, 'lines' | 'labels'> | null {
  const told = DISTRACTED.exec(body.trim())?.slice(1).map(tidyLine);
  const [he, other, own] = told ?? [];
  if (!he || !other || !own) return null;
  return {
    lines: [],
    labels: [
      { thing: 'person', text: other, word: 'smug woman' },
      { thing: 'person', text: he, word: 'happy man' },
      { thing: 'person', text: own.replace(OF_ANGER, ''), word: 'angry woman' },
    ],
  };
}

/** 'Is this a Chardonnay?': somebody who takes a butterfly for it. */
const IS_THIS =
  /^["'“‘]?(is this (?:an? |the )?[^?]{2,50}\?)["'”’]?\s*[,:–-]?\s*(?:butterfly)?\s*(?:memes?)?\s*$/isu;

/** 'Change my mind: rosé is for winter too': somebody who sits there with an opinion. */
const MIND =
  /^["'“‘]?change my mind["'”’.!]*\s*(?:memes?)?\s*[:,–-]\s*["'“‘]?(.{3,100}?)["'”’]?\s*$/isu;
const MIND_LAST =
  /^["'“‘]?(.{3,100}?)["'”’.]*\s*[,.;:/–-]\s*["'“‘]?change my mind["'”’.!]*\s*(?:memes?)?\s*$/isu;
/** 'Mum said one glass. The glass:': whatever it is, it is huge. */
const THE_ONE =
  /^(.{6,100}?[.,;!?…/]\s*(?:the|my|le|il|el|das|mein|mon)\s+(glass|bottle|pour|verre|bouteille|bicchiere|bottiglia|vaso|copa|botella|glas|flasche)):\s*$/isu;

/** 'Surprised Pikachu: drinks the bottle, has a headache': what was done, and the face that nobody expected it. */
const SURPRISED =
  /^(?:the )?(?:surprised|shocked)\s+(?:pikachu|face)\s*(?:face|memes?)?\s*[:,–-]\s*(.{3,120})$/isu;

function surprise(said: string): KnownJoke {
  const [first = '', ...rest] = said.split(/\s*[,;/]\s*/u).map(tidyLine);
  const lines = [first, rest.join(', ')].filter(Boolean);
  return { lines, scene: `shocked person${wineIn(said) || bottleIn(said)}` };
}
const bottleIn = (said: string): string =>
  /\b(?:bottles?|bouteilles?|bottigli[ae]|botellas?|flaschen?)\b/iu.test(said)
    ? ' with an empty bottle'
    : '';

/** The flames are round them all: nothing else is lit. */
const unlit = (scene: string): string =>
  scene.replaceAll(/\b(?:burning|on fire|in flames)\s*/giu, '').trim();

export function knownJoke(body: string): KnownJoke | null {
  const fine = FINE.exec(body.trim());
  // 'This is fine: harvest is tomorrow and it rains': what is not fine is said, and the dog sits in it.
  if (fine && SAID.test(fine[2] ?? ''))
    return {
      lines: [tidyLine(fine[2] ?? ''), 'This is fine'],
      scene: 'a dog with a glass of wine',
    };
  if (fine) return { lines: ['This is fine'], scene: unlit(fine[2] || 'a dog with a glass') };
  const opinion = MIND.exec(body.trim()) ?? MIND_LAST.exec(body.trim());
  if (opinion)
    return {
      lines: [tidyLine(opinion[1] ?? ''), 'Change my mind'],
      scene: `smug man with a cup of coffee${wineIn(opinion[1] ?? '')}`,
    };
  const one = THE_ONE.exec(body.trim());
  if (one) return { lines: [`${tidyLine(one[1] ?? '')}:`], scene: `a huge ${one[2] ?? 'glass'}` };
  const surprised = SURPRISED.exec(body.trim());
  if (surprised) return surprise(surprised[1] ?? '');
  const asks = IS_THIS.exec(body.trim());
  return asks ? { lines: [tidyLine(asks[1] ?? '')], scene: 'man with a butterfly' } : null;
}

const wineIn = (said: string): string => {
  const [named] = WINE.exec(said) ?? [];
  return named ? ` and a glass of ${named}` : '';
};
const WINE =
  /(?:white|red|orange|sparkling|natural|sweet)\s+wine|\bros[eé]|\b(?:champagne|prosecco|cava|port|sherry|riesling|chardonnay|merlot|wine)\b/iu;

/** 'A winemaker praying for rain, then it hails': one picture after the other. */
const THEN =
  /^([^:/|"“]{8,70}?)[,;.]?\s+(?:and |but )?(then|puis|poi|luego|dann)\s+([^:/|"“]{4,70})$/isu;

export function readThen(body: string): { lines: string[]; scenes: string[] } | null {
  const [, first = '', turn = '', second = ''] = THEN.exec(body.trim()) ?? [];
  const tokens = tokenise(first);
  const somebody = matchWords(tokens).find(({ effects }) =>
    effects.some(({ kind }) => kind === 'figure'),
  );
  if (!somebody || somebody.at > 2) return null;
  const who = tokens.slice(somebody.at, somebody.at + somebody.length).map(({ word }) => word);
  return {
    lines: [tidyLine(first), tidyLine(`${turn} ${second}`)],
    scenes: [tidyLine(first), `${who.join(' ')}, ${tidyLine(second)}`],
  };
}
