import { BRIEF_SLOTS } from './brief-slots.ts';
import type { BriefSlotId } from './brief-slots.ts';

/** Words in a prompt that fill a slot, whether they were chosen or typed. */
export interface Filling {
  slot: BriefSlotId;
  words: string;
  start: number;
  end: number;
}

/** A year of harvest may be any; '1950s' is a fashion. */
const YEAR = String.raw`(?:18|19|20)\d\d`;
const OPTIONS = BRIEF_SLOTS.flatMap(({ id, options }) =>
  options.map((words) => ({ slot: id, words: words as string })),
);
const KNOWN = new Map(OPTIONS.map((option) => [option.words.toLowerCase(), option]));
// The longest first: a Bordeaux glass is no region.
const ALTERNATIVES = [...KNOWN.keys()].toSorted((a, b) => b.length - a.length);
const FILLINGS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${ALTERNATIVES.join('|')}|${YEAR})(?![\p{L}\p{N}])`,
  'giu',
);

const MONTHS = new Set(
  ['en', 'fr', 'it', 'es', 'de'].flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long' });
    return Array.from({ length: 12 }, (_, month) => format(new Date(2000, month)).toLowerCase());
  }),
);

/** What may stand between the month of a day and its year: months are other words too ('may be'). */
const AFTER_MONTH = /^(?:\d{1,2}(?:st|nd|rd|th)?|de|del|of)$/;

/** The prompt is the one truth: what it says fills the slots. */
export function readBrief(prompt: string): Filling[] {
  return [...prompt.matchAll(FILLINGS)]
    .map(({ 0: found, index }): Filling => {
      const place = { start: index, end: index + found.length };
      const known = KNOWN.get(found.toLowerCase());
      return known ? { ...known, ...place } : { slot: 'vintage', words: found, ...place };
    })
    .filter(({ slot, start }) => slot !== 'vintage' || !endsInMonth(prompt.slice(0, start)));
}

/** '12 June 2027', 'June 12, 2027' and '12 de junio de 2027' are days, not harvests. */
function endsInMonth(before: string): boolean {
  const words = before.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [month = '', between = ''] = words.slice(-2);
  return MONTHS.has(words.at(-1) ?? '') || (MONTHS.has(month) && AFTER_MONTH.test(between));
}

export function fillingOf(prompt: string, slot: BriefSlotId): string | null {
  return readBrief(prompt).find((filling) => filling.slot === slot)?.words ?? null;
}

/** Puts words into a slot in place of those it held; null empties it. */
export function fillSlot(prompt: string, slot: BriefSlotId, words: string | null): string {
  const held = readBrief(prompt).filter((filling) => filling.slot === slot);
  const [first, ...others] = held;
  if (!first) return words === null ? prompt : addWords(prompt, words);
  const kept = others.toReversed().reduce(cutOut, prompt);
  return words === null
    ? cutOut(kept, first)
    : kept.slice(0, first.start) + words + kept.slice(first.end);
}

export interface Piece {
  start: number;
  text: string;
  isMarked: boolean;
}

/** The prompt in pieces, so that the screen can mark what the brief says. */
export function markBrief(prompt: string): Piece[] {
  const bounds = [0, ...readBrief(prompt).flatMap(({ start, end }) => [start, end]), prompt.length];
  return bounds.slice(1).flatMap((end, i) => {
    const start = bounds[i] ?? 0;
    return start === end ? [] : { start, text: prompt.slice(start, end), isMarked: i % 2 === 1 };
  });
}

function addWords(prompt: string, words: string): string {
  const base = prompt.trim().replace(/,$/, '');
  return base === '' ? words : `${base}, ${words}`;
}

/** With the comma that led to it. */
function cutOut(prompt: string, { start, end }: Filling): string {
  const before = prompt.slice(0, start).replace(/,?\s*$/, '');
  const after = prompt.slice(end);
  return before === '' ? after.replace(/^[,\s]+/, '') : before + after;
}
