import { capital } from '#studio/typography/capital.ts';
import { findQuotations } from '#studio/lexicon/texts/quotations.ts';
import { isPicturedClause } from './pictured-clause.ts';
import { findDetails } from './find-details.ts';
import type { Lettering } from './find-lettering.ts';
import { sheetKind, sheetName } from './sheets/sheet-words.ts';
import type { SheetKind } from './sheets/sheet-words.ts';

const LISTS = new Set<SheetKind>(['menu', 'wine_list']);
/** How far behind the name of a sheet its colon may stand: 'menu of the day in gold letters:'. */
const FAR = 48;
const LONGEST = 60;
const LONGEST_DISH = 42;

/** A part that tells what is seen, or how it looks, and is not to be read: all after it does so too. */
const PICTURED =
  /^(?:and\s)?(?:with|without|showing|featuring|decorated|surrounded|framed|illustrated|avec|sans|décoré|mit|ohne|con|senza|sin|decorat[oa])\s|^(?:on|in|auf|sur|su|sobre|en)\s(?:an?\s|the\s|une?\s|ein\p{L}*\s)?\p{L}+(?:\s\p{L}+){0,2}$/iu;
const LOOKS =
  /\b(?:background|border|frame|watercolou?r|illustrations?|drawings?|style|font|lettering|letters|colou?rs|design|layout|hintergrund|rahmen|stil|schrift|fond|cadre|lettres|sfondo|cornice|stile|lettere|fondo|marco|estilo|letras)\b|^(?:elegant\p{L}*|rustic|vintage|retro|modern\p{L}*|minimal\p{L}*|simple|floral|colou?rful|classic|festive)(?:\s\p{L}+)?$/iu;

/** 'Menu cover: olive branches': a cover has a picture. */
const COVER = /^\s*(?:cards?\s)?(?:cover|titelbild|titelblatt|deckblatt|umschlag)\b/iu;
const COVER_OF =
  /\b(?:couverture|copertina|portada|deckblatt|umschlag|cover)\s(?:\p{L}+['’]?\s?){0,2}$/iu;

/** 'Olive branches and a bottle' counts what is seen; a name never does. */
const COUNTED =
  /\s(?:and|with|et|avec|e|con|y|und|mit)\s(?:an?|one|two|three|une?|deux|trois|una?|due|tre|dos|tres|eine?n?|zwei|drei)\s/iu;

const ARTICLE = /^(?:an?|the|one|two|une?|des|eine?n?|una?)\s/iu;

/** 'Save the date: Emma & Luca, 12.09.2027, Tuscany': what is to be read on an ordered sheet, part by part. */
export function findDictated(prompt: string): Lettering[] {
  const kind = sheetKind(prompt);
  if (!kind || kind === 'logo' || kind === 'sale') return [];
  const name = sheetName(prompt, kind);
  const end = name ? prompt.indexOf(name) + name.length : -1;
  if (end < 0) return [];
  if (COVER.test(prompt.slice(end)) || COVER_OF.test(prompt.slice(0, end - name.length))) return [];
  const from = startOf(prompt, end, LISTS.has(kind));
  if (from < 0 || findQuotations(prompt).some(({ at, length }) => at + length > from)) return [];
  const isList = LISTS.has(kind);
  const told = partsFrom(prompt, from);
  const read = isList ? told : told.filter(({ text }, i) => i === 0 || !isPicturedClause(text));
  const parts = read.flatMap((part) => (isList ? [asDish(part)] : untilItsDay(part)));
  const longest = isList ? LONGEST_DISH : LONGEST;
  // 'Flyer for our shop: a bottle and two glasses' tells its picture.
  const first = parts[0]?.text ?? '';
  if (ARTICLE.test(first) || (COUNTED.test(first) && !/\d/u.test(first))) return [];
  return parts.every(({ length }) => length <= longest) ? parts : [];
}

/** After the colon; a list may do without: 'Menu for Valentine's day, oysters, steak, chocolate cake'. */
function startOf(prompt: string, end: number, isList: boolean): number {
  const colon = prompt.slice(end).search(/:(?!\d)/u);
  // A heading in quotation marks between the name and the list is no distance.
  const quoted = findQuotations(prompt.slice(end, end + Math.max(0, colon)));
  const between = colon - quoted.reduce((sum, { length }) => sum + length, 0);
  if (colon >= 0 && between <= FAR) return end + colon + 1;
  const comma = prompt.slice(end).search(/,(?!\d)/u);
  const isPlain = comma >= 0 && !/\s(?:with|avec|con|mit|on|auf|sur)\s/iu.test(prompt.slice(end));
  const dishes = isPlain ? partsFrom(prompt, end + comma + 1) : [];
  const rest = isPlain ? prompt.slice(end + comma + 1).split(/,(?!\d)/u) : [];
  // One that begins with its article is seen: 'menu, a bottle and two glasses'.
  const isDictated =
    isList &&
    dishes.length > 1 &&
    dishes.length === rest.length &&
    dishes.every(({ text }) => !ARTICLE.test(text));
  return isDictated ? end + comma + 1 : -1;
}

const AFTER_PRICE =
  /^(\D{0,20}\d+(?:[.,]\d+)?\s?(?:€|\$|£|euros?|chf))\s(?:with|avec|con|mit)\s.+\s(?:and|et|e|y|und)\s.+$/iu;

export function partsFrom(prompt: string, from: number): Lettering[] {
  const parts: Lettering[] = [];
  let at = from;
  for (const part of prompt.slice(from).split(/([,;\n](?!\d)|\s[–—|/-]\s|(?<!\d)\.\s)/u)) {
    // '45 € with oysters and a flute': beside a price the things are to be seen, not eaten for it.
    const text = part.trim().replace(/\.$/u, '').replace(AFTER_PRICE, '$1');
    // 'With cheese 28 €' has its price.
    if (PICTURED.test(text) && !/\d/u.test(text)) break;
    const isWritten = /[\p{L}\p{N}]/u.test(text) && !LOOKS.test(text);
    if (isWritten) parts.push({ at: at + part.indexOf(text), length: text.length, text });
    at += part.length;
  }
  return parts;
}

/** 'Wine tasting Friday 7 pm' is a title and its hour. */
function untilItsDay(part: Lettering): Lettering[] {
  const day = findDetails(part.text).find(({ at, text }) => at > 0 && CLOCK.test(text));
  const before = day ? part.text.slice(0, day.at).trim() : '';
  const told = before.replace(/\s(?:on|at|am|um|le|il|el|den)$/iu, '');
  if (!day || told === '') return [part];
  const rest = part.text.slice(day.at);
  return [
    { at: part.at, length: day.at, text: told },
    { at: part.at + day.at, length: rest.length, text: rest },
  ];
}
const CLOCK = /\p{L}{3}/u;

const COURSE =
  /^(?:starters?|appeti[sz]ers?|mains?|main courses?|first course|second course|desserts?|cheese course|entrées?|plats?|primi|secondi|antipast[oi]|dolci|entrantes|primeros|segundos|postres?|vorspeisen?|hauptg(?:ang|änge|erichte?)|nachtisch|nachspeisen?)(?=\s\p{L})/iu;

/** 'Starters oysters' is a course and its dish. */
const asDish = (part: Lettering): Lettering => {
  const text = part.text.replace(COURSE, (course) => `${course}:`);
  return { ...part, text: capital(text) };
};
