import type { MemeWish } from '#studio/scene-spec.ts';
import { THINGS, type ThingId } from '#studio/things/catalogue.ts';
import { fold } from './normalise.ts';

const PREFIX =
  /^\s*(?:please )?(?:make |create |draw |generate )?(?:me )?(?:an? |the )?(?:(?:very |really )?(?:funny|hilarious|silly|relatable|classic|wine|sommelier|two.panel|2.panel|versus|reaction|labell?ed|office) )*meme(?:s)?\b(?:,? (?:about|of|with|where|in which|for|that says|saying|captioned|reading))?\s*[:,–—-]?\s*/i;

const TOP_BOTTOM = /top text\s*[:=]?\s*(.+?)[\s,;.]*\bbottom text\s*[:=]?\s*(.+)$/is;
const SAYS =
  /\b(?:captioned|caption|that says|saying|which says|reading|with the (?:text|words|caption|line))\s*[:=]?\s+(.+)$/is;
const LEADS =
  /^(?:me )?(?:when|whenever|pov|nobody|that (?:face|feeling|moment) when|mfw|tfw|my face when|if|how it)\b/i;
const VERSUS = /^(.+?)\s+(?:vs\.?|versus)\s+(.+)$/is;
const REACTION = /\b(?:reaction|my face|that (?:face|feeling|moment) when|mfw|tfw)\b/i;
const TWO_PANELS = /\b(?:two|2).?panels?\b|\bno ?\/ ?yes\b|\breject\w* .* (?:approv|accept)/i;
const BREAK = /\s+\/\s+|\s*\|\s*|\s*\n\s*|\s*;\s*|\s*(?:…|\.\.\.)\s*/;

/** What a meme should say, and in which of our formats; `quoted` are words in quotation marks. */
export function readMeme(prompt: string, quoted: readonly string[]): MemeWish {
  const labels = readLabels(prompt);
  const lines = quoted.length > 0 ? [...quoted] : linesOf(prompt);
  if (TOP_BOTTOM.test(prompt) && quoted.length === 0)
    return { format: 'captions', lines, labels: [] };
  const versus = VERSUS.exec(prompt.replace(PREFIX, '').trim());
  if (labels.length > 1) return { format: 'labels', lines: [], labels };
  if (versus && quoted.length !== 1) {
    const [, left = '', right = ''] = versus;
    const pair = quoted.length === 2 ? [...quoted] : [left, right].map(tidy);
    return { format: 'versus', lines: pair, labels: [] };
  }
  if (TWO_PANELS.test(prompt) && lines.length > 1)
    return { format: 'two_panels', lines: lines.slice(0, 2), labels: [] };
  const isReaction = REACTION.test(prompt) || (lines.length > 0 && LEADS.test(lines[0] ?? ''));
  return { format: isReaction && lines.length > 0 ? 'reaction' : 'captions', lines, labels: [] };
}

/** The customer's own words where no quotation marks tell them apart. */
function linesOf(prompt: string): string[] {
  const [, top, bottom] = TOP_BOTTOM.exec(prompt) ?? [];
  if (top && bottom) return [top, bottom].map(tidy);
  const says = SAYS.exec(prompt)?.[1];
  if (says) return split(says);
  const body = prompt.replace(PREFIX, '').trim();
  const hasMark = /\bmemes?\b[^:]{0,24}:/i.test(prompt);
  if (hasMark || LEADS.test(body) || TWO_PANELS.test(prompt)) return split(body);
  const joke = jokeIn(body);
  return joke ? [joke] : [];
}

/** Where a described picture turns into what it is about: 'a skeleton at a bar *waiting for the 2010*'. */
const TURNS = new Set(
  `waiting trying pretending explaining thinking realising realizing hoping dreaming wondering
  remembering discovering after before while because who attendant essayant pensant quand aspettando
  cercando mentre esperando intentando mientras cuando wartend wahrend der`.split(/\s+/),
);
const SHORTEST_JOKE = 4;

function jokeIn(body: string): string | null {
  const words = body.split(/\s+/);
  const at = words.findIndex((word, i) => i >= 2 && TURNS.has(fold(word)));
  if (at < 0 || words.length - at < SHORTEST_JOKE) return null;
  return tidy(words.slice(at).join(' '));
}

function split(text: string): string[] {
  const parts = text.split(BREAK).map(tidy).filter(Boolean);
  const [only = ''] = parts;
  if (parts.length !== 1 || only.length < 34)
    return parts.length > 2 ? [parts[0] ?? '', parts.slice(1).join(' ')] : parts;
  // A long line turns where its sentence turns.
  const comma = only.indexOf(', ', 10);
  return comma > 0 && comma < only.length - 8
    ? [only.slice(0, comma + 1), only.slice(comma + 2)]
    : [only];
}

const tidy = (text: string): string => text.replaceAll(/^["“”'‘’\s:,-]+|["“”‘’\s,;-]+$/g, '');

const LABEL =
  /(\p{L}+)\s*(?:=|→|\bis labell?ed(?: as)?\b|\blabell?ed(?: as| with)?\b|(?=["“'‘])|\bas(?= ["“'‘]))\s*["“'‘]?([^,;"”'’=→\n]{1,40})["”'’]?/giu;

/** 'bottle = Friday, glass = me': things with the words that stand on them. */
function readLabels(prompt: string): { thing: ThingId; text: string }[] {
  if (!/[=→]|\blabell?(?:ed|s|ing)?\b/i.test(prompt)) return [];
  const found: { thing: ThingId; text: string }[] = [];
  for (const [, word = '', text = ''] of prompt.matchAll(LABEL)) {
    const thing = thingOf(word);
    const words = tidy(text.replace(/\s+and(?: the| an?)?\s*$/i, ''));
    if (thing && words) found.push({ thing, text: words });
  }
  return found;
}

/** Every word for a drawn thing, folded; the first thing that has it wins. */
const DRAWN_WORDS = new Map<string, ThingId>(
  THINGS.filter(({ madeBy, stance }) => madeBy.includes('drawn') && stance !== 'scenery')
    .flatMap(({ id, words }) => words.split('|').map((word) => [fold(word).trim(), id] as const))
    .toReversed(),
);

const thingOf = (phrase: string): ThingId | null =>
  DRAWN_WORDS.get(fold(phrase).trim().split(' ').at(-1) ?? '') ?? null;

/** Things that a line of a meme names, for the picture beside it. */
export function thingsIn(text: string): ThingId[] {
  const found = fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .map((word) => DRAWN_WORDS.get(word));
  return [...new Set(found.filter((thing) => thing !== undefined))];
}
