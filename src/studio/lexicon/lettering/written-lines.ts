import { capital } from '#studio/typography/capital.ts';
import { greetingOf } from './greetings.ts';
import { isPicturedClause } from './pictured-clause.ts';
import { isOfTwo } from './find-couple.ts';
import { findDedication } from './find-dedication.ts';
import { findDetails } from './find-details.ts';
import type { SheetKind } from './sheets/sheet-words.ts';

export const PERCENT = /[-–]?\s?\d+\s?%/u;

/** A prompt without its days, places and prices. */
export function restOf(prompt: string): string {
  let rest = prompt;
  for (const { at, length } of findDetails(prompt).toReversed())
    rest = `${rest.slice(0, at)},${rest.slice(at + length)}`;
  return rest.replaceAll(/[\s,–-]*,[\s,–-]*/gu, ', ').replaceAll(/^[\s,]+|[\s,]+$/gu, '');
}

interface Said {
  /** Up to what is dictated. */
  prompt: string;
  name: string;
  house: string;
  couple: string;
  /** What is dictated after the colon. */
  lines: readonly string[];
}

/** Title first, then the line above it. */
export const WRITTEN: Readonly<Record<SheetKind, (said: Said) => string[]>> = {
  invitation: ({ name, couple, house, prompt, lines }) => [
    (lines[0] && !isOfTwo(prompt) ? '' : couple) ||
      calledTo(about(prompt, name), house) ||
      house ||
      about(prompt, name) ||
      titled(lines[0] ?? ''),
    // 'To our vineyard wedding, Clara and Tom': what the two invite to.
    couple && OCCASION.test(about(prompt, name)) && !about(prompt, name).includes(couple)
      ? about(prompt, name)
      : phraseOf(prompt, name.replace(/\s+cards?$/iu, '')),
  ],
  menu: ({ prompt, name, house, couple, lines }) => [
    titleAmong(lines, name) ||
      titled(
        phraseOf(prompt, name.split(' ')[0] ?? '') +
          (ofWhat(prompt, name) || beforeColon(prompt, name, lines)),
      ),
    house || (isOfTwo(prompt) ? couple : '') || forWhom(prompt, name),
  ],
  wine_list: ({ name, house, prompt, lines }) => [
    titleAmong(lines, name) || titled(name.replace(/\s+(?:cards?|mats?)$/iu, '')),
    house || forWhom(prompt, name),
  ],
  sale: ({ prompt, name }) => [
    (/^(?:minus )?\d/iu.test(name) && beforePercent(prompt)) || phraseOf(prompt, name),
    afterFigure(prompt) || beforeFigure(prompt, name),
  ],
  voucher: ({ prompt, name, house }) => [
    titled(`${leadOf(prompt, name)} ${name}`.trim()),
    forSome(about(prompt, name)) || house || addressee(prompt),
  ],
  logo: ({ house }) => [house],
  label: ({ house, lines }) => [house || titled(lines[0] ?? '')],
  flyer: ({ prompt, name, house, lines }) => {
    const announced = about(prompt, name) || house;
    return [
      announced || (lines.length > 0 ? leadOf(prompt, name) || titled(lines[0] ?? '') : ''),
      house,
    ];
  },
  card: ({ prompt, name, house, couple, lines }) => [
    before(prompt, name) ||
      wishAfter(prompt, name) ||
      thankedFor(name) ||
      greetingOf(name) ||
      about(prompt, name) ||
      titled(lines[0] ?? '') ||
      titled(name),
    house ||
      (lines.length > 0 ? couple : '') ||
      (greetingOf(name) ? addressee(prompt) : '') ||
      feastOf(name) ||
      couple ||
      (greetingOf(name) ? about(prompt, name) : ''),
  ],
};

/** 'A wine tasting … at Villa Rosa': what people are called to, before who calls. */
function calledTo(occasion: string, house: string): string {
  const at = occasion.toLowerCase().indexOf(house.toLowerCase());
  if (!house || at === 0) return '';
  return at < 0 ? occasion : occasion.slice(0, at).replace(CALLED_BY, '').trim();
}
const CALLED_BY =
  /\s(?:at(?: the)?|by|of|chez|à|au|bei|beim|im|vom|al|alla|presso|da|en|de|in)\s*$/iu;

const OCCASION = /\p{L}{4,}\s\p{L}{4,}|wedding|hochzeit|mariage|nozze|matrimonio|boda/iu;

const WISH =
  /^[\s:–-]*((?:happy|merry|welcome|willkommen|bienvenue|benvenut[oi]|bienvenid[oa]s?|congratulations|congrats|cheers|joyeux|joyeuse|bon|bonne|félicitations|buon|buona|tanti auguri|feliz|felices|felicidades|enhorabuena|alles gute|alles liebe|frohe|frohes|herzlichen)\s[^,;:.\n]*?)(?=\s(?:with|avec|con|mit)\s|$)/iu;

/** 'Birthday card Happy 30th Lisa', '…, Buon Anno 2026': the wish in its own words, right after the name or in a clause of its own. */
function wishAfter(prompt: string, name: string): string {
  const after = prompt.slice(prompt.indexOf(name) + name.length);
  const wishes = after.split(/[,;\n]|\.\s/u).flatMap((clause) => WISH.exec(clause)?.[1] ?? []);
  return wishes[0] ? titled(wishes[0].trim()) : '';
}

/** 'Thank you for your order card': what for. */
const thankedFor = (name: string): string =>
  /^thank you (?:for|to|from)\s/iu.test(name) ? capital(name.replace(/\s+cards?$/iu, '')) : '';

/** 'Anniversary card for Rosa and Karl': what they are wished well for. */
const feastOf = (name: string): string =>
  /^(?:anniversary|birthday|christmas|new year)/iu.test(name)
    ? titled(name.replace(/\s(?:greeting )?cards?$/iu, ''))
    : '';

/** '… with balloons for Anna': whom the card is for, told last. */
const addressee = (prompt: string): string =>
  titled(
    /\s((?:for|für|pour|per|para)\s\p{Lu}[\p{L}\p{M}'’-]+)\s*[.!]?\s*$/u.exec(prompt)?.[1] ?? '',
  ) || capital(findDedication(prompt)[0]?.text ?? '');

/** 'For Two' says for how many; 'Two' says nothing. */
const forSome = (clause: string): string =>
  /^(?:one|two|three|four|2|3|4|deux|due|dos|zwei)$/iu.test(clause) ? `For ${clause}` : clause;

/** 'Menu in green: spring menu, asparagus': its own name among what is dictated. */
function titleAmong([first = '']: readonly string[], name: string): string {
  const [word = name] = name.toLowerCase().split(' ');
  return first.toLowerCase().includes(word) ? first : '';
}

/** ' of the Day', ' du jour': which of them it is. */
function ofWhat(prompt: string, name: string): string {
  const after = prompt.slice(prompt.indexOf(name) + name.length);
  const of = /^\s(?:of the|of|du|de la|de|del|della|dei|di|des|vom)\s[\p{L}\p{M}'’]+/iu.exec(
    after,
  )?.[0];
  return of ?? '';
}

/** 'Menú degustación: …', 'Menu Saint-Valentin: …': what stands between its name and the dishes. */
function beforeColon(prompt: string, name: string, lines: readonly string[]): string {
  const after = prompt.slice(prompt.indexOf(name) + name.length);
  return lines.length > 0
    ? (/^(?!\s(?:for|of|in|with|für|fürs|mit|im|pour|avec|en|du|des|per|con|para|de|del|della|design|card|cover)\s)((?:\s[\p{L}\p{M}'’-]+){1,3})\s*:?\s*$/u.exec(
        after,
      )?.[1] ?? '')
    : '';
}

const FOR = /^[\s,]*(?:cards?\s+|list\s+)?(?:for|für|pour|per|para)\s/iu;
/** Whom or what a list is for; where nothing is said of that, how it looks follows. */
function forWhom(prompt: string, name: string): string {
  const after = prompt.slice(prompt.indexOf(name) + name.length);
  return FOR.test(after) ? about(prompt, name).replace(/:$/u, '') : '';
}

/** 'Wine club flyer: …': what the sheet is of, before its name. */
function leadOf(prompt: string, name: string): string {
  const said = prompt.slice(0, Math.max(0, prompt.indexOf(name)));
  const words = said
    .replace(/^\s*(?:an?|the|our|create|make|design|une?|ein|eine)\s+/iu, '')
    .trim();
  const isTold =
    words.split(/\s+/u).length <= 4 &&
    !/^(?:event|new|promo\p{L}*|sale|simple|modern|party|social media)$/iu.test(words);
  return isTold ? titled(words) : '';
}

const SMALL_LEAD =
  /^(?:an?|the|our|my|for|of|to|with|in|de|du|des|del|di|von|une?|notre|la|le|un|una|nostra|ein|eine|unsere?|please|design|create|make|elegant\p{L}*|simple|modern\p{L}*|minimal\p{L}*|vintage|rustic|classic|stylish|beautiful|pretty|printable|illustrated|floral|pastel|watercolou?r|colou?rful|retro|handwritten|drawn|one|two|three|\d+)$/iu;
const MOST_LEAD = 4;

/** The name of the sheet with the words before it: 'wedding invitation', 'Mother's Day menu'. */
function phraseOf(prompt: string, name: string): string {
  const said = prompt.slice(0, Math.max(0, prompt.indexOf(name)));
  const words = (said.split(/[,;:.\n]/u).at(-1) ?? '').trim().split(/\s+/u).filter(Boolean);
  const from = words.findLastIndex((word) => SMALL_LEAD.test(word)) + 1;
  const lead = words.slice(Math.max(from, words.length - MOST_LEAD));
  // The sheet is the card already.
  return titled([...lead, name.replace(CARD, '')].join(' '));
}
const CARD = /(?<=invit\w*)\s+cards?$/iu;

/** '-20 % on all rosé wines': what the figure is about. */
function afterFigure(prompt: string): string {
  const figure = PERCENT.exec(prompt);
  if (!figure) return '';
  const after = prompt
    .slice(figure.index + figure[0].length)
    .replace(
      /^\s*(?:off|discount|rabatt|nachlass|de remise|de réduction|di sconto|de descuento)\b/iu,
      '',
    )
    .replace(ITS_SHEET, '');
  return (after.split(/[,;\n]|(?<!\d)\.|\s(?:with|avec|con|mit)\s/u)[0] ?? '').trim();
}

/** What the sheet is says nothing of what is cheaper. */
const ITS_SHEET =
  /^\s*(?:pop[- ]?art|retro|vintage|art deco)?\s*(?:banners?|posters?|flyers?|signs?|prints?|plakat|affiche|cartel|manifesto|story|post)\b/iu;

/** 'Mother's Day –20 % on all rosé': what the offer is for. */
function beforePercent(prompt: string): string {
  const said =
    prompt
      .slice(0, PERCENT.exec(prompt)?.index ?? 0)
      .split(/[,;:.\n]/u)
      .at(-1) ?? '';
  const words = said
    .replaceAll(
      /^\s*(?:an?|the|our|ein|eine|une?|una?)\s|[\s–-]+$|\b(?:minus|moins|meno|menos|up to|bis zu)\s*$/giu,
      '',
    )
    .trim();
  return words.split(/\s+/u).length <= MOST_LEAD ? titled(words) : '';
}

/** 'Summer sale rosé minus 20%': what it is about may stand before the figure. */
function beforeFigure(prompt: string, name: string): string {
  const figure = PERCENT.exec(prompt);
  const from = prompt.indexOf(name) + name.length;
  if (!figure || figure.index <= from) return '';
  const between = prompt.slice(from, figure.index).replace(/\b(?:minus|up to|bis zu)\s*$/iu, '');
  return titled(between.replaceAll(/^[\s,:;–-]+|[\s,:;–-]+$/gu, ''));
}

const LEAD =
  /^[\s:,–-]*(?:cards?\s+)?(?:for|to|about|announcing|für|zu[mr]?|pour|à|au|per|alla?|all['’]|a|para)?\s*(?:our|the|an?|my|notre|une?|le|la|l['’]|(?:unser|ein)e?[nrm]?|die|das|den|der|nostra|una?|la|nuestra)?(?:\s+|(?<=['’]))/iu;

/** 'Merry Christmas greeting card': the greeting stands before its name. */
function before(prompt: string, name: string): string {
  const said =
    prompt
      .slice(0, Math.max(0, prompt.indexOf(name)))
      .split(/[,;:.\n]/u)
      .at(-1) ?? '';
  const words = said.replace(/^\s*(?:an?|the|create|make|design|une?|ein|eine)\s+/iu, '').trim();
  if (!/^\p{Lu}/u.test(words)) return '';
  // 'Happy birthday card': the greeting and the card share their last word.
  const greeting = greetingOf(name);
  return greeting.toLowerCase().startsWith(`${words.toLowerCase()} `) ? greeting : words;
}

/** What a flyer announces: the clause after its name, without day and place. */
function about(prompt: string, name: string): string {
  const at = prompt.indexOf(name);
  if (at < 0) return '';
  const rest = restOf(prompt.slice(at + name.length));
  if (/^[\s,:;–-]*(?:with|avec|con|mit)\s/u.test(rest)) return '';
  const clause = rest.replace(LEAD, '').split(/[,;:.\n]|\s(?:with|avec|con|mit)\s/u)[0] ?? '';
  // 'Cover for an Italian trattoria' says what to print it on.
  return ORDER.test(clause) || isListed(prompt.slice(at + name.length), clause)
    ? ''
    : titled(clause.replace(LEADS_ON, '').trim());
}

/** '…, easel and brushes': what follows the comma of its name is the picture; 'for our wine and cheese' is the occasion. */
const isListed = (after: string, clause: string): boolean =>
  /^\s*,/u.test(after) && isPicturedClause(clause);

/** What stood before the day. */
const LEADS_ON = /\s(?:on|at|in|am|um|im|le|il|el)\s*$/iu;
const ORDER =
  /^\s*(?:cover|design|template|page|board|sheet|layout|for|couverture|deckblatt|copertina|portada)\b/iu;

const SMALL = new Set(
  'of the and for to in on at a an de la le du des et di del della e y und im am der die das'.split(
    ' ',
  ),
);

/** Each word with its capital, as titles have it; small words keep theirs. */
const titled = (text: string): string =>
  GERMAN.test(text) ? capital(text.trim()) : inCapitals(text);
/** German writes its capitals itself. */
const GERMAN = /\s(?:für|zum|zur|und|mit|von|vom|beim|im|am|der|die|das|den|dem)\s/u;

const inCapitals = (text: string): string =>
  text
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : capital(word)))
    .join(' ')
    .trim();
