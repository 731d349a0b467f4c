import type { NamedColour } from '#studio/scene-spec.ts';
import { onceAText } from '#studio/once-a-text.ts';
import { findQuotations } from '#studio/lexicon/texts/quotations.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import {
  AUDIENCE_ADJECTIVES,
  AUDIENCES,
  LAYOUT_ADJECTIVES,
  LAYOUT_ALONE,
  LAYOUT_JOINS,
  LAYOUT_NOUNS,
  SHEET_NOUNS,
  TITLE_NOUNS,
} from '#studio/lexicon/words/instruction-words.ts';
import { colourAt, isShade } from './palette-asked.ts';

export interface Span {
  start: number;
  end: number;
}

/** What of a prompt says how its sheet is made and not what stands on it. */
export interface Instructions {
  /** The prompt without them. */
  content: string;
  spans: readonly Span[];
  /** 'In burgundy and cream', in the order in which they are named. */
  palette: readonly NamedColour[];
  /** 'Title: Our harvest', where no quotation marks stand around it. */
  title: string | null;
  /** What such a clause says, quoted or not: it may name the topic. */
  heading: string;
}

/** A comma parts two clauses and a point two sentences; that of '6,50' or '13.5' parts nothing. */
const PARTED = /[,;](?!\d)|[.!?](?=\s|$)|\n/g;

interface Clause extends Span {
  /** Begins a sentence. */
  opens: boolean;
}

/** What is said of the sheet itself: its look, its inks, its readers and its heading. */
export const readInstructions = onceAText(read);

function read(prompt: string): Instructions {
  const masked = maskQuotations(prompt);
  const clauses = clausesOf(masked);
  const kinds: Kind[] = clauses.map((clause) => kindOf(textOf(masked, clause)));
  spread(kinds, clauses, masked);
  const title = clauses
    .map((clause, i) => (kinds[i] === 'title' ? ownTitle(textOf(prompt, clause)) : null))
    .find((one) => one !== null);
  const whole = clauses.filter((_, i) => kinds[i] !== 'content');
  const left = clauses.filter((_, i) => kinds[i] === 'content');
  const tails = left.flatMap((clause) => tailsOf(masked, clause));
  const heads = left.slice(0, 1).flatMap((clause) => headOf(masked, clause));
  const spans = [...whole, ...tails, ...heads].toSorted((a, b) => a.start - b.start);
  const palette = [...whole, ...tails].flatMap((span) => coloursIn(textOf(masked, span)));
  return {
    content: without(prompt, spans),
    spans,
    palette: palette.filter((one, i) => palette.findIndex(({ name }) => name === one.name) === i),
    title: title ?? null,
    heading: clauses
      .filter((_, i) => kinds[i] === 'title')
      .map((clause) => textOf(prompt, clause).trim().replace(TITLE_NOUNS, ''))
      .join(' '),
  };
}

const textOf = (text: string, { start, end }: Span): string => text.slice(start, end);

/** Quoted words keep their place and say nothing. */
function maskQuotations(prompt: string): string {
  let masked = prompt;
  for (const { at, length } of findQuotations(prompt))
    masked = `${masked.slice(0, at)}${'”'.repeat(length)}${masked.slice(at + length)}`;
  return masked;
}

function clausesOf(masked: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let opens = false;
  for (const { index, 0: sign } of masked.matchAll(PARTED)) {
    clauses.push({ start, end: index, opens });
    start = index + 1;
    opens = !/[,;]/.test(sign);
  }
  clauses.push({ start, end: masked.length, opens });
  return clauses.filter((clause) => textOf(masked, clause).trim() !== '');
}

const NONE = { start: 0, end: 0 };
type Kind = 'content' | 'weak' | 'colours' | 'audience' | 'layout' | 'title';

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\d]+|”+/gu) ?? [];

/** Where the words of a clause are nothing but such, it is one. */
function kindOf(text: string): Kind {
  if (TITLE_NOUNS.test(text.trim()) && /[:=”\d\p{Lu}]/u.test(text.replace(TITLE_NOUNS, '')))
    return 'title';
  const words = wordsOf(
    text.replace(/^[^:]{0,40}:(?=\s)/u, (head) => (isLayout(wordsOf(head)) ? '' : head)),
  );
  if (words.length === 0) return 'layout';
  if (isAudience(words)) return 'audience';
  const colours = coloursOf(words);
  const others = words.filter((_, i) => !colours.covered.has(i));
  if (!others.every((word) => isLayoutWord(word))) return 'content';
  const hasNoun = others.some((word) => LAYOUT_NOUNS.has(word));
  const said = others.filter((word) => !LAYOUT_JOINS.has(word));
  if (hasNoun && (words.length > 1 || LAYOUT_ALONE.has(words[0] ?? ''))) return 'layout';
  if (said.length === 1 && LAYOUT_ALONE.has(said[0] ?? '')) return 'layout';
  if (colours.found.length > 0) {
    const isPalette = /^(?:in|en|aus|nei|nelle|nos)$/.test(words[0] ?? '');
    return isPalette && !areWines(colours.found) ? 'layout' : 'colours';
  }
  return 'weak';
}

const isLayoutWord = (word: string): boolean =>
  LAYOUT_NOUNS.has(word) ||
  LAYOUT_ADJECTIVES.has(word) ||
  LAYOUT_JOINS.has(word) ||
  isShade(word) ||
  word.startsWith('”');
const isLayout = (words: readonly string[]): boolean =>
  words.length > 0 && words.every(isLayoutWord) && words.some((word) => LAYOUT_NOUNS.has(word));

const FOR = /^(?:for|fur|pour|per|para)$/;
const isAudience = ([first = '', ...others]: readonly string[]): boolean =>
  FOR.test(first) &&
  others.some((word) => AUDIENCES.has(word)) &&
  others.every((word) => AUDIENCES.has(word) || AUDIENCE_ADJECTIVES.has(word));

function coloursOf(words: readonly string[]): { found: NamedColour[]; covered: Set<number> } {
  const found: NamedColour[] = [];
  const covered = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const here = colourAt(words, at);
    // 'White space' is left free.
    if (!here || EMPTY.test(words[at + here.length] ?? '')) continue;
    found.push(here.colour);
    for (let i = at; i < at + here.length; i++) covered.add(i);
    at += here.length - 1;
  }
  return { found, covered };
}

const EMPTY = /^(?:spaces?|areas?)$/;

/** 'Red and white' are wines as well. */
const areWines = (colours: readonly NamedColour[]): boolean =>
  colours.every(({ name }) => WINES.has(name));
const WINES = new Set(['red', 'white', 'pink', 'orange']);

/** 'Elegant, minimalist, dark green and gold': what stands beside an instruction is one, too. */
function spread(kinds: Kind[], clauses: readonly Clause[], masked: string): void {
  const isTold = (kind: Kind | undefined): boolean =>
    kind !== undefined && kind !== 'content' && kind !== 'weak' && kind !== 'colours';
  const opensLast = (i: number) =>
    clauses[i]?.opens === true && kinds.slice(i).every((kind) => kind !== 'content');
  const follows = (i: number) => isTold(kinds[i - 1]) || opensLast(i);
  const order = [...kinds.keys()];
  for (const i of order)
    if ((kinds[i] === 'weak' || kinds[i] === 'colours') && i > 0 && follows(i)) kinds[i] = 'layout';
  for (const i of order.toReversed())
    if ((kinds[i] === 'weak' || kinds[i] === 'colours') && i > 0 && isTold(kinds[i + 1])) {
      // A list of wines may end in their colours.
      const { found } = coloursOf(wordsOf(textOf(masked, clauses[i] ?? NONE)));
      if (kinds[i] === 'weak' || !areWines(found)) kinds[i] = 'layout';
    }
  for (const i of order) if (kinds[i] === 'weak' || kinds[i] === 'colours') kinds[i] = 'content';
  // A prompt of nothing but such words is about them.
  const hasContent = kinds.includes('content');
  if (!hasContent) kinds[0] = 'content';
}

const PREPOSITION =
  /(?<=\s)(?:for|für|pour|per|para|in|en|with|avec|con|mit|auf|aus|sur|su|sobre|using)\s/giu;

/** Longer than this nobody tells how a sheet is drawn; each preposition would be read up to the end. */
const LONGEST_TAIL = 200;

/** 'Our cellar year for beginners', '… in deep red and beige': what is said of the sheet at the end of a clause. */
function tailsOf(masked: string, { start, end }: Clause): Span[] {
  const text = masked.slice(start, end);
  const starts = [...text.matchAll(PREPOSITION)].map(({ index }) => index);
  for (const at of starts) {
    // What follows a colon is its own list.
    const [tail = ''] = text.slice(at).split(/:(?=\s|$)/u, 1);
    if (at === 0 || tail.length > LONGEST_TAIL || !isTail(wordsOf(tail))) continue;
    return [{ start: start + at, end: start + at + tail.trimEnd().length }];
  }
  return [];
}

function isTail(words: readonly string[]): boolean {
  if (isAudience(words)) return true;
  const [, ...said] = words;
  const { found, covered } = coloursOf(said);
  const others = said.filter((_, i) => !covered.has(i));
  if (!others.every((word) => isLayoutWord(word) && !word.startsWith('”'))) return false;
  const isNamed = others.some((word) => LAYOUT_NOUNS.has(word));
  if (isNamed && others.length + found.length > 1) return true;
  return found.length > 1 && !areWines(found) && others.every((word) => LAYOUT_JOINS.has(word));
}

/** 'Lehrtafel für Schüler: …' names the sheet and nothing on it. */
function headOf(masked: string, { start, end }: Clause): Span[] {
  const [head = ''] = masked.slice(start, end).split(/:(?=\s)/u, 1);
  const isWhole = head.length < end - start;
  const words = wordsOf(head);
  const isSheet = words.some((word) => SHEET_NOUNS.has(word));
  const isOnly = words.every(
    (word) =>
      SHEET_NOUNS.has(word) ||
      isLayoutWord(word) ||
      AUDIENCES.has(word) ||
      AUDIENCE_ADJECTIVES.has(word),
  );
  return isWhole && isSheet && isOnly && !/”/.test(head) && words.length > 1
    ? [{ start, end: start + head.length + 1 }]
    : [];
}

/** 'Title: Our harvest'. */
function ownTitle(clause: string): string | null {
  const said = clause
    .trim()
    .replace(TITLE_NOUNS, '')
    .replace(/^\s*[:=]\s*/u, '')
    .trim();
  return /^[\p{Lu}\d]/u.test(said) && said.length < 60 ? said : null;
}

const coloursIn = (text: string): NamedColour[] => coloursOf(wordsOf(text)).found;

/** What is left is as it was written; what is taken takes its sign along. */
function without(prompt: string, spans: readonly Span[]): string {
  let content = '';
  let from = 0;
  for (const { start, end } of spans) {
    if (start < from) continue;
    content += prompt.slice(from, start).replace(/[,;\s]+$/u, start === end ? '$&' : '');
    from = end;
    if (content && !/^[,;.:!?\s]/u.test(prompt.slice(from))) content += ' ';
  }
  return (content + prompt.slice(from))
    .replace(/(?<=[.!?])\.+/gu, '')
    .replace(/^[,;.\s]+|[,;\s]+$/gu, '');
}

/** 'Title: Our harvest', 'headline Sales 2025', and where it stands. */
export function headingSaid(prompt: string): { at: number; length: number; text: string }[] {
  const { title } = readInstructions(prompt);
  const at = title === null ? -1 : prompt.indexOf(title);
  return title !== null && at >= 0 ? [{ at, length: title.length, text: title }] : [];
}
