import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { findAnnouncement, findNews } from '#studio/lexicon/lettering/find-announcement.ts';
import { findBoardList } from '#studio/lexicon/lettering/find-board-list.ts';
import { findCarrier } from '#studio/lexicon/lettering/find-carrier.ts';
import { findDictated } from '#studio/lexicon/lettering/find-dictated.ts';
import { findCorkYear } from '#studio/lexicon/lettering/find-cork-year.ts';
import { findCouple } from '#studio/lexicon/lettering/find-couple.ts';
import { findDedication } from '#studio/lexicon/lettering/find-dedication.ts';
import { findDetails } from '#studio/lexicon/lettering/find-details.ts';
import { findHead } from '#studio/lexicon/lettering/find-head.ts';
import { announcedFrom, findLettering } from '#studio/lexicon/lettering/find-lettering.ts';
import type { Lettering } from '#studio/lexicon/lettering/find-lettering.ts';
import { findEvent, findOccasion } from '#studio/lexicon/lettering/find-occasion.ts';
import { findSigns } from '#studio/lexicon/lettering/find-signs.ts';
import { findSlogan } from '#studio/lexicon/lettering/find-slogan.ts';
import { findNoises, findShouts } from '#studio/lexicon/lettering/find-shouts.ts';
import { headingSaid } from '#studio/lexicon/plates/instructions/read-instructions.ts';
import { isSheet } from '#studio/lexicon/lettering/sheets/read-sheet.ts';
import { findFields } from './find-fields.ts';
import { asHosts } from './hosts.ts';
import { onCards } from './on-cards.ts';
import { findProperNames } from './proper-names.ts';
import { findQuotations } from './quotations.ts';
import { roleNear } from './text-role.ts';
import type { ExactText, FoundText, TextRole } from './written-text.ts';

export interface ExtractedTexts {
  texts: ExactText[];
  /** The prompt with those words blanked out, so that they are not read as wishes. */
  rest: string;
}

/** Scenes that have boards and cards in them. */
const CARRYING = new Set<StyleId>([
  'cinematic',
  'gastro',
  'classical_heritage',
  'pastel',
  'illustration_poster',
  'pop_art',
]);

/** Sheets and prints that set words as words. */
const PRINTED = new Set<StyleId>(['illustration_poster', 'pop_art']);

export function extractExactTexts(prompt: string, style: StyleId): ExtractedTexts {
  const isPrint = PRINTED.has(style);
  const said = isPrint ? 'title' : 'any';
  const quoted = findQuotations(prompt).map((quotation): FoundText => {
    const role = roleNear(prompt, quotation.at, quotation.length);
    const from = announcedFrom(prompt, quotation.at);
    const isSaid = from < quotation.at && role === 'any';
    const length = quotation.length + quotation.at - from;
    return {
      text: quotation.text,
      at: from,
      length,
      role: isSaid ? said : role,
      ...carriedNear(prompt, style, quotation),
    };
  });
  const fields = findFields(blankOut(prompt, quoted)).map((field): FoundText => {
    const from = announcedFrom(prompt, field.at);
    const role = field.role === 'any' ? said : field.role;
    return { ...field, at: from, length: field.length + field.at - from, role };
  });
  const dictated = style === 'illustration_poster' ? findDictated(prompt).map(as('subtitle')) : [];
  const told = quoted.length === 0 && CARRYING.has(style) ? findSigns(prompt) : [];
  // Whether it is a sheet is the dearer question.
  const signs =
    told.length > 0 && !isSheet(prompt)
      ? told.map((sign) => ({ ...as('any')(sign), carrier: { thing: 'sign' as const } }))
      : [];
  const isPhoto = CARRYING.has(style) && !isPrint;
  const lists =
    quoted.length + signs.length === 0 && isPhoto
      ? findBoardList(prompt).map(({ thing, ...list }) => ({
          ...as('any')(list),
          carrier: { thing },
        }))
      : [];
  const corks =
    quoted.length === 0 && isPhoto
      ? findCorkYear(prompt).map((year) => ({
          ...as('any')(year),
          carrier: { thing: 'cork' as const },
        }))
      : [];
  const others = blankOut(prompt, [
    ...quoted,
    ...fields,
    ...dictated,
    ...signs,
    ...lists,
    ...corks,
  ]);
  const lettered = findLettering(others).map((found) => ({
    ...as(said)(found),
    ...carriedNear(prompt, style, { at: textStart(prompt, found), length: found.text.length }),
  }));
  const names = isTitleCase(prompt) ? [] : findProperNames(blankOut(others, lettered));
  const hosts = isPrint && style === 'illustration_poster' ? asHosts(prompt, names) : names;
  const found: FoundText[] = [
    ...quoted,
    ...fields,
    ...dictated,
    ...signs,
    ...lists,
    ...corks,
    ...lettered,
    ...hosts,
  ];
  if (isPrint) found.push(...printedIn(prompt, found));
  if (style === 'education' && !found.some(isTitle))
    found.push(...headingSaid(prompt).map(as('title')));
  if (style === 'pop_art' && !found.some(isTitle))
    found.push(...findNoises(prompt).map(as('title')));
  found.sort((a, b) => a.at - b.at);
  return {
    texts: onCards(found, prompt, isPhoto && style !== 'pastel')
      .map(({ text, ...told }) => ({ ...told, text: text.trim() }))
      .filter(({ text }) => text !== '')
      .map(withoutSpan),
    rest: blankOut(prompt, found),
  };
}

const as =
  (role: TextRole) =>
  (lettering: Lettering): FoundText => ({ ...lettering, role });

const isTitle = ({ role }: FoundText): boolean => role === 'title' || role === 'any';

/** What a print sets without being told: capitals, and the day and place of what it announces. */
function printedIn(prompt: string, taken: readonly FoundText[]): FoundText[] {
  const free = blankOut(prompt, taken);
  const named = isSheet(prompt) ? [...findCouple(free), ...findDedication(free)] : [];
  const left = blankOut(prompt, [...taken, ...named.map(as('subtitle'))]);
  // What is quoted and has no place of its own is the title of a print.
  const shouted = findShouts(left);
  const isNamed = taken.some(isTitle) || shouted.length > 0;
  const occasions = isNamed ? [] : announcedIn(prompt, left);
  const news = taken.some(isTitle) ? findNews(left) : [];
  const shouts = [
    ...[...shouted, ...occasions].map(as('title')),
    ...[...news, ...named].map(as('subtitle')),
  ];
  const isTitled = [...taken, ...shouts].some(isTitle);
  if (!isTitled && !isSheet(prompt)) return shouts;
  // The title itself says neither when nor where: 'Weinfest am Marktplatz'.
  const titles = shouts.map(({ at, text }) => ({ at, length: text.length }));
  return [...shouts, ...findDetails(blankOut(left, titles)).map(as('subtitle'))];
}

function announcedIn(prompt: string, left: string): Lettering[] {
  const occasions = findOccasion(left);
  if (occasions.length > 0 || isSheet(prompt)) return occasions;
  const announced = findAnnouncement(left);
  if (announced.length > 0) return announced;
  const slogan = findSlogan(left);
  if (slogan.length > 0) return slogan;
  const events = findEvent(left);
  return events.length > 0 ? events : findHead(left);
}

/** A comma and spaces instead of what was taken, so that every other word keeps its place. */
function blankOut(prompt: string, taken: readonly { at: number; length: number }[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { at, length } of taken.toSorted((a, b) => a.at - b.at)) {
    if (length === 0) continue;
    parts.push(prompt.slice(end, at), ','.padEnd(length));
    end = at + length;
  }
  return parts.join('') + prompt.slice(end);
}

/** The clause around a stretch of the prompt. */
function clauseAround(prompt: string, { at, length }: { at: number; length: number }) {
  return {
    before:
      prompt
        .slice(Math.max(0, at - 60), at)
        .split(/[,.;\n"”»]/)
        .at(-1) ?? '',
    after: prompt.slice(at + length, at + length + 48).split(/[,.;\n"“«]/)[0] ?? '',
  };
}

const textStart = (prompt: string, { at, length, text }: Lettering): number =>
  at + Math.max(0, prompt.slice(at, at + length).lastIndexOf(text));

function carriedNear(
  prompt: string,
  style: StyleId,
  span: { at: number; length: number },
): Pick<ExactText, 'carrier'> {
  // Of printed matter the card is the picture; a joke's words are its captions.
  if (!CARRYING.has(style) || (style === 'illustration_poster' && isSheet(prompt))) return {};
  const { before, after } = clauseAround(prompt, span);
  const carrier = findCarrier(before, after);
  return carrier ? { carrier } : {};
}

const withoutSpan = ({ text, role, carrier }: ExactText): ExactText => ({
  text,
  role,
  ...(carrier && { carrier }),
});

/** In 'A Glass Of Wine At Villa Sunset' capitals tell nothing. */
function isTitleCase(prompt: string): boolean {
  const words = prompt.match(/\p{L}{3,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 5 && capitals / words.length > 0.7;
}
