import type { ExactTexts } from '#studio/scene-spec.ts';
import type { SheetWish } from '#studio/scene/sheets.ts';
import { findQuotations } from '#studio/lexicon/texts/quotations.ts';
import { coupleIn } from '#studio/lexicon/lettering/find-couple.ts';
import { findDetails } from '#studio/lexicon/lettering/find-details.ts';
import { findDictated } from '#studio/lexicon/lettering/find-dictated.ts';
import { breakTitle } from '#studio/lexicon/lettering/break-title.ts';
import { emblemsIn } from './sheet-emblems.ts';
import { sheetKind, sheetName } from './sheet-words.ts';
import type { SheetKind } from './sheet-words.ts';
import { PERCENT, restOf, WRITTEN } from '#studio/lexicon/lettering/written-lines.ts';

const HOUSE =
  /(?:restaurants?|winery|wine bar|bar|hotel|bistrot?|trattoria|osteria|enoteca|vinothek|estate|called|named|company|shop|chez|namens)\s+((?:\p{Lu}[\p{L}\p{M}'’&-]*)(?:\s(?:\p{Lu}[\p{L}\p{M}'’&-]*|&|de|la|le|du|del|della|di|am|im|zum|zur|der))*)/u;
/** '…, Chez Marcel': the sign over its door, in a clause of its own. */
const AT_SIGN =
  /(?:^|[,;\n])\s*((?:Chez|Da|Zum|Zur|Casa|Trattoria|Osteria|Bistrot?|Café|Ristorante|Restaurant|Gasthaus|Gasthof|Taverna|Enoteca|Vinothek|Bodega|La|Le|Il|El)\s\p{Lu}[\p{L}\p{M}'’&-]*(?:\s\p{Lu}[\p{L}\p{M}'’&-]*){0,2})\s*(?=[,;\n.]|$)/u;
const EMPTY = /\b(?:template|blank|empty|vorlage|leer|vide|modèle|vuoto|vacío)\b/iu;
/** 'A menu background' is left for others' words; 'a cream background' says what the words stand on. */
const BARE = /^\s*(?:cards?\s)?(?:background|sfondo|fondo|hintergrund)\b/iu;

/** Sheets that call people to a place. */
/** Sheets that say below whose they are. */
const HOSTED: ReadonlySet<SheetKind> = new Set(['invitation', 'voucher']);
const INVITES: ReadonlySet<SheetKind> = new Set(['flyer', 'invitation']);

const HOUR = /\p{L}{3}.*\d\s?(?:am|pm|uhr|h)\b/iu;
const LONGEST_ANNOUNCEMENT = 8;

/** 'Wine & Cheese night - Thursday 9 October - 25 €': nothing but a name, a day and a price. */
function isAnnouncement(prompt: string): boolean {
  if (!/\d/.test(prompt)) return false;
  const details = findDetails(prompt);
  const hasDay = details.some(({ text }) => /\d/u.test(text) && /\p{L}{3}/u.test(text));
  // A month alone is the season of a scene.
  const isDated = details.length > 1 || details.some(({ text }) => HOUR.test(text));
  if (
    !isDated ||
    POSTER.test(prompt) ||
    PICTURED.test(prompt) ||
    /^(?:an?|the|une?|ein|eine|un|una)\s/iu.test(prompt)
  )
    return false;
  const rest = restOf(prompt);
  // A further clause tells what is to be seen: 'jazz night, saxophonist, Friday 9 pm'.
  const isOneClause = !/[,;]/u.test(rest);
  return hasDay && isOneClause && rest.split(/\s+/u).length <= LONGEST_ANNOUNCEMENT;
}

/** Things to be shown beside the announcement. */
const PICTURED =
  /\s(?:with|avec|con|mit|showing)\s|[,;:–-]\s*(?:an?|one|two|three|four|five|une?|des|deux|trois|eine?|zwei|drei|due|tre|dos|tres|una?)\s/iu;
/** A poster has a picture. */
const POSTER = /\b(?:posters?|affiche|plakat|locandina|manifesto|cartel)\b/iu;

export const isSheet = (prompt: string): boolean =>
  sheetKind(prompt) !== null || isAnnouncement(prompt);

/** 'A wedding invitation with roses' orders a sheet; 'a table with a menu and two glasses' is a scene that has one. */
export function isOrderedSheet(prompt: string): boolean {
  const kind = sheetKind(prompt);
  if (!kind) return isAnnouncement(prompt);
  const at = prompt.indexOf(sheetName(prompt, kind));
  return at >= 0 && !AMONG.test(prompt.slice(0, at));
}
const AMONG =
  /\s(?:with|and|beside|by|near|next to|holding|on|avec|et|sur|à côté|con|e|y|sobre|su|accanto|junto|mit|und|auf|neben)\s/iu;

/** What an ordered sheet says, in the customer's words alone; `null` for pictures. */
export function readSheet(prompt: string, texts: ExactTexts): SheetWish | null {
  const kind = sheetKind(prompt) ?? (isAnnouncement(prompt) ? 'flyer' : null);
  if (!kind) return null;
  const name = sheetName(prompt, kind);
  const dictated = findDictated(prompt);
  const head = dictated[0] ? prompt.slice(0, dictated[0].at) : prompt;
  const house = texts.label[0] ?? AT_SIGN.exec(head)?.[1] ?? HOUSE.exec(head)?.[1]?.trim() ?? '';
  const couple = coupleIn(prompt);
  const after = prompt.slice(prompt.indexOf(name) + name.length);
  const isEmpty = (EMPTY.test(head) || BARE.test(after)) && !couple && !texts.title;
  const lines = dictated.map(({ text }) => text);
  const [ownTitle, ...ownLines] = texts.title ? breakTitle(texts.title) : [null];
  const told = unquoted(head).replace(REFUSED, '');
  const written = WRITTEN[kind]({ prompt: told, name, house, couple, lines });
  // 'At Villa Rosa' says where; what is announced is the title.
  const host = INVITES.has(kind) && written[0] && isHost(head, ownTitle) ? ownTitle : null;
  const [title = '', ...more] = [host ? '' : (ownTitle ?? ''), ...written].filter(Boolean);
  const isSaid = (line: string) =>
    title.toLowerCase().includes(line.toLowerCase().replace(POSTER, '').trim());
  // What a card says is quoted: whom it is for is not.
  const isQuotedCard = kind === 'card' && ownTitle !== null;
  const kicker = isQuotedCard ? '' : (more.find((line) => !isSaid(line)) ?? '');
  const percent = kind === 'sale' ? (PERCENT.exec(prompt)?.[0].trim() ?? '') : '';
  // '-20% on all reds' says it already.
  const figure = title.includes(percent) ? '' : percent;
  const below = texts.subtitle?.split(' · ') ?? [];
  const where = head
    .split(/[,;\n]/u)
    .slice(1)
    .filter(
      (part) => WHERE.test(part) || AGE.test(part) || LASTS.test(part) || isCondition(kind, part),
    );
  const details = [
    ...ownLines,
    ...below.map((line) => wholeClause(head, line)),
    ...where.map((part) => part.trim()),
    host ?? (HOSTED.has(kind) && !`${title} ${kicker}`.includes(house) ? house : ''),
  ];
  const said = new Set([title, kicker, figure].map((line) => line.toLowerCase()));
  return {
    kind,
    title: isEmpty ? '' : title,
    kicker: isEmpty ? '' : kicker,
    details: details.filter(
      (line, i) =>
        line !== '' &&
        !said.has(line.toLowerCase()) &&
        !opensWith(title, line) &&
        !(kind === 'sale' && `${title} ${kicker}`.includes(line)) &&
        // '55 €' beside '3 courses 55 €' says it twice.
        !details.some((other, k) => k !== i && other !== line && other.includes(line)),
    ),
    figure,
    ...(lines.length > 0 && { emblems: emblemsIn(lines) }),
  };
}

/** What stands in quotation marks is lettered as it is; what is left tells what the sheet is of. */
function unquoted(text: string): string {
  let rest = text;
  for (const { at, length } of findQuotations(text).toReversed())
    rest = `${rest.slice(0, at)},${rest.slice(at + length)}`;
  return rest;
}

/** 'Thank you' below 'Thank you for visiting us' says it twice. */
const opensWith = (title: string, line: string): boolean =>
  title.toLowerCase().startsWith(`${line.toLowerCase()} `);

/** 'Without wine' is a wish for the picture, not a line of the card. */
const REFUSED = /,?\s\b(?:without|sans|senza|sin|ohne)\s(?:any\s|de\s)?\p{L}+/giu;

/** 'Valid until December 2026': a day with the words that say what it is for. */
function wholeClause(prompt: string, detail: string): string {
  const clause = prompt.split(/[,;\n]/u).find((part) => part.includes(detail)) ?? '';
  const isTold = CONDITION.test(clause) && clause.length < LONGEST_CONDITION;
  return isTold ? clause.trim() : detail;
}
/** '…, by the lake': where it is, in common nouns. */
const WHERE =
  /^\s*(?:by|at|in|on|near) (?:the|our) (?:lake|river|garden|vineyards?|winery|cellar|wine cellar|beach|castle|barn|terrace|courtyard|park|sea|orchard|tasting room)\s*$/iu;
/** '…, four evenings in October', '6 Weine'. */
const LASTS =
  /^\s*(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|deux|trois|quatre|cinq|six|due|tre|quattro|cinque|sei|dos|cuatro|cinco|seis|zwei|drei|vier|fünf|sechs) (?:evenings?|nights?|days?|sessions?|weekends?|weeks?|hours?|lessons?|wines|courses|soirées?|jours|vins|séances|serate|giorni|vini|lezioni|noches|días|vinos|clases|abende?|tage?|weine|stunden|wochen|gänge)\b.{0,28}$/iu;
/** '…, 25 years'. */
const AGE = /^\s*\d{1,3} (?:years?|ans|anni|años|jahre)(?: together| of marriage)?\s*$/iu;
const CONDITION =
  /^\s*(?:valid|only|until|limited|doors|starting|rsvp|gültig|nur|valable|jusqu|valido|valida|solo|válido|válida|hasta|fino)\b/iu;
const LONGEST_CONDITION = 44;
/** 'Only this Sunday', 'solange der Vorrat reicht': until when an offer holds. */
const isCondition = (kind: SheetKind, part: string): boolean =>
  kind === 'sale' &&
  part.length < LONGEST_CONDITION &&
  (CONDITION.test(part) || LASTING.test(part));
const LASTING =
  /^\s*(?:while (?:stocks?|supplies) lasts?|this (?:week|weekend|month|sunday|saturday|friday)(?: only)?|solange (?:der )?vorrat reicht|nur (?:heute|diesen|dieses|am)|diese woche|dans la limite des stocks|jusqu['’]à épuisement|ce (?:week-end|samedi|dimanche)|fino a esaurimento|solo (?:questo|oggi)|hasta (?:fin|agotar)|solo (?:este|hoy))/iu;

/** A house that was named and not quoted, after the word for where. */
const isHost = (prompt: string, title: string | null): title is string => {
  if (!title) return false;
  const before = prompt.slice(0, Math.max(0, prompt.indexOf(title)));
  return /(?:\s(?:at|in|à|au|chez|bei|beim|im|al|alla|presso|en)|[,;])\s$/iu.test(before);
};
