import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import type { Lettering } from './find-lettering.ts';

const DAYS =
  'mon(?:days?)?|tue(?:sdays?)?|wed(?:nesdays?)?|thu(?:rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|lunes|martes|miercoles|jueves|viernes|sabado|domingo|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|januar|februar|marz|juni|juli|oktober|dezember';
const GLUE =
  'at|from|to|until|till|and|on|the|of|um|ab|bis|von|am|den|der|und|a|des|de|du|le|les|dalle|alle|il|ore|al|las|el|del|y|e|et|uhr|am|pm|h|heures?|horas?|o clock|noon|midday|midnight|midi|minuit|mezzogiorno|mediodia|mittags?';
const NUMBER = String.raw`\d{1,4}(?:(?:st|nd|rd|th|\.)?\s?[-–/]\s?\d{1,4})?(?:st|nd|rd|th|er|\.)?(?:[:.h]\d{2})?(?:h|am|pm)?`;
const EACH = 'every|each|chaque|tous les|ogni|cada|todos los|jeden|jede';
const NTH =
  'first|second|third|last|premier|deuxieme|troisieme|dernier|primo|secondo|terzo|ultimo|primer|segundo|tercer|ersten?|zweiten?|dritten?|letzten?';
const PART = `(?:(?:${DAYS}|${MONTHS}|${GLUE}|${EACH}|${NTH})(?![a-z])|${NUMBER}(?![a-z0-9]))`;
/** A day that comes again needs no number. */
const RECURRING = new RegExp(String.raw`\b(?:${EACH}|${NTH})\s(?:${DAYS})\b`);
const DATE = new RegExp(String.raw`(?<![a-z0-9])${PART}(?:[ ,.]{1,2}${PART})*`, 'g');
const CORE = new RegExp(String.raw`\b(?:${DAYS}|${MONTHS})\b|\d\s?(?:am|pm|uhr|h)\b`);
const EDGE_GLUE = new RegExp(
  String.raw`^(?:(?:${GLUE})\b[ ,.]*)+|[ ,]+(?:(?:at|from|to|until|on|the|of|and|und|et|y|e|a|de|du|le)\b[ ,]*)*$`,
);
const PRICE =
  /(?:(?:entry|admission|entrance|tickets?|entrée|ingresso|biglietto|entrada|eintritt|prix|preis|prezzo|precio)\s(?:only\s|nur\s|à\s|:\s?)?)?[-–]?\d+(?:[.,]\d+)?\s?(?:%|€|\$|£|euros?|eur|chf)(?:\s(?:off|per person|per head|pro person|par personne|a persona|por persona|rabatt|de descuento|di sconto|de remise|de réduction|p\.\s?p\.))?(?:\s(?:including|incl\.?|inkl\.?|inklusive|with|avec|compris|inclus|incluso|inclusa|incluye|con)\s[^,.;\n]{2,32})?|[€$£]\s?\d+(?:[.,]\d+)?(?:\s(?:off|per person|per head|each|a head))?/giu;
/** '3 for 2 on rosé', 'buy two get one free', '2 + 1 gratis'; the wine that it is about is shown too. */
const OFFER =
  /(?<![\p{L}\p{N}])(\d\s?(?:for|pour|per|por|für|x)\s?(?:the price of\s|le prix de\s|den preis von\s)?\d(?![\p{N}.,:]*\d|\s?(?:[€$£%]|people|persons?|pax|pers|guests|gäste|person|grid|raster|grille|griglia|panels?|tiles))|buy (?:one|two|three|\d),? get (?:one|two|\d) free|\d\s?\+\s?\d (?:free|gratis|gratuite?s?|offerte?s?|omaggio))(?:\s(?:on|sur|auf|su|en) (?:all |tous les |alle |tutti i |todos los )?\p{L}+|\s(?!on\b|with\b|at\b|and\b|avec\b|con\b|mit\b)\p{L}{3,}(?=\s*(?:[,;.!\n]|$)))?/giu;
/** 'Two glasses for the price of one', '3 bottles for 15 euros': printed whole, and the glasses are drawn too. */
const SO_MANY_FOR =
  /(?<![\p{L}\p{N}])(?:\d{1,2}|two|three|deux|trois|due|tre|dos|tres|zwei|drei)\s(?:\p{Ll}+\s)?(?:glass(?:es)?|bottles?|verres?|bouteilles?|calici|bicchieri|bottiglie|copas?|botellas?|gläser|flaschen)\s(?:(?:for|pour|au|per|al|por|für|zum)\s(?:(?:the price of|le prix d['’]|prix d['’]|prezzo di|el precio de|preis von)\s?(?:one|two|une?|uno|una|einem|einer|\d))|(?:for|pour|per|por|für|a|à)\s(?:only\s|nur\s)?(?:[€$£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|\$|£|euros?)))/giu;
const FREE =
  /(?:free (?:entry|admission|entrance)|entry free|eintritt frei|freier eintritt|entrée (?:libre|gratuite)|ingresso (?:libero|gratuito)|entrada (?:libre|gratuita|gratis))/giu;

/** What is on offer beside it; its things are drawn too. */
const PROGRAMME =
  /(?<=[,;\n]\s*)(?:live (?:music|jazz|band)|food (?:trucks?|stalls?)|(?:kids|children|dogs|families|everyone|all) welcome|(?:free )?(?:wine |cheese )?tastings?|free (?:glass|bubbles|snacks|nibbles|aperitif|champagne)|dégustations? (?:gratuites?|offertes?)|degustazion[ei] gratuit[ae]|cata gratuita|gratis verkostung|(?:guided|cellar|vineyard) tours?|free parking|street food|musique (?:live|en direct)|visites? (?:guidées?|de (?:la )?caves?)|petite restauration|enfants bienvenus|musica dal vivo|visite guidate|bambini benvenuti|música en (?:vivo|directo)|visitas guiadas|live-?musik|kellerführungen?|weinproben?|kinder willkommen|für (?:das leibliche wohl|speis und trank) ist gesorgt)(?:\s(?:for\s|ab\s|à\s|a\s|from\s)?(?:[€$£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|\$|£|euros?)))?(?:\s(?:from|at|until|ab|bis|à partir de|dès|dalle|fino alle|desde|hasta)\s[^,;.\n]{1,14})?(?=\s*(?:[,;.\n]|$))/giu;
/** 'Le 20 novembre à la Cave des Amis': the house stands right after its day. */
const HOUSE =
  /^\s(?:at|at the|in the|à|à la|à l['’]|au|chez|im|in der|bei|beim|im weingut|al|alla|alle|presso|en|en la|en el)\s?((?:the\s)?\p{Lu}[\p{L}\p{M}'’.-]*(?:\s(?:\p{Lu}[\p{L}\p{M}'’.-]*|de|la|du|des|del|della|di|da|am|an|der|sur|les|et|and|&|of|the)(?=\s|[,;.]|$))*)/u;

/** '14–16 June Lyon': the town, where nothing else follows. */
const TOWN = /^\s(\p{Lu}[\p{Ll}\p{M}'’-]{2,})(?=\s*(?:[,;.]|$))/u;

const withTown =
  (prompt: string) =>
  (day: Lettering): Lettering => {
    const [found = '', town = ''] = TOWN.exec(prompt.slice(day.at + day.length)) ?? [];
    return town ? { ...day, length: day.length + found.length, text: `${day.text}, ${town}` } : day;
  };

const houses = (prompt: string, days: readonly Lettering[]): Lettering[] =>
  days.flatMap(({ at, length }) => {
    const found = HOUSE.exec(prompt.slice(at + length));
    const text = found?.[1]?.replace(/\s(?:de|la|du|des|del|et|and|of|the)$/u, '');
    if (!found || !text) return [];
    return [{ at: at + length + found[0].indexOf(text), length: text.length, text }];
  });

/** 'Grand opening! Wine bar Le Bouchon, …': who calls, in a clause of its own; the house is drawn too. */
const CALLER =
  /(?<=[,;.!?\n]\s*)(?:(?:the|our|le|la|il|el|das|die|der)\s)?(?:wine (?:bar|shop)|bar à vins?|enoteca|vinothek|weinbar|weingut|winery|bistrot?|restaurant|trattoria|osteria|cave|cantina|bodegas?|domaine|château|estate)\s\p{Lu}[\p{L}\p{M}'’&-]*(?:\s(?:\p{Lu}[\p{L}\p{M}'’&-]*|&|de|la|le|du|des|del|della|di|da|am|im|zum|zur|der))*(?=\s*(?:[,;.!\n]|$))/giu;

const programme = (prompt: string): Lettering[] => [
  ...matches(prompt, PROGRAMME).map((one) => ({ ...one, length: 0 })),
  ...matches(prompt, CALLER).flatMap((one) => [{ ...one, length: 0 }, ownName(one)]),
];

/** The house is seen; the lime trees of its name are not. */
function ownName({ at, text }: Lettering): Lettering {
  const from = text.search(/(?<=\s)(?:(?:de|des|du|della|del|dei|zum|zur|am|im)\s)?\p{Lu}/u);
  return { at: at + from, length: text.length - from, text: '' };
}

/** Dates, hours, prices and places of a sheet that announces something: its second line. */
export function findDetails(prompt: string): Lettering[] {
  const days = dates(prompt).map(withTown(prompt));
  const shown = days.length > 0 ? [...houses(prompt, days), ...programme(prompt)] : [];
  const found = [
    ...shown,
    ...days,
    ...matches(prompt, SO_MANY_FOR).map((one) => ({ ...one, length: 0 })),
    ...(hasDigit(prompt) ? matches(prompt, PRICE) : []),
    ...findOffers(prompt),
    ...matches(prompt, FREE),
  ].toSorted((a, b) => a.at - b.at);
  const own = found.filter(
    ({ at, text }, i) =>
      // What is only to be left unread lies within what is set.
      text === '' || !found.slice(0, i).some((one) => at < one.at + one.text.length),
  );
  return [...own, ...places(prompt, own)].toSorted((a, b) => a.at - b.at);
}

const matches = (text: string, pattern: RegExp): Lettering[] =>
  [...text.matchAll(pattern)].map((match) => ({
    at: match.index,
    length: match[0].length,
    text: match[0],
  }));

// Most prompts have neither day nor price: the long patterns are not even made for them.
const hasDigit = (prompt: string): boolean => /\d/.test(prompt);

export function findOffers(prompt: string): Lettering[] {
  if (!hasDigit(prompt) && !/buy/i.test(prompt)) return [];
  return [...prompt.matchAll(OFFER)].map(({ index, 0: text, 1: core = text }) => ({
    at: index,
    length: core.length,
    text,
  }));
}

function dates(prompt: string): Lettering[] {
  const folded = fold(prompt);
  if (folded.length !== prompt.length) return [];
  if (!hasDigit(folded) && !RECURRING.test(folded)) return [];
  return [...folded.matchAll(DATE)].flatMap((match) => {
    const lead = EDGE_GLUE.exec(match[0]);
    const skip = lead?.index === 0 ? lead[0].length : 0;
    const body = match[0]
      .slice(skip)
      .replace(/[ ,.–/-]+$/, '')
      .replace(EDGE_GLUE, '');
    // The number before a currency is the price: 'Friday 9 pm, 15 euros'.
    // So is the one before a noun, after a comma: '5 to 7 pm, 2 glasses for one'.
    const rest = prompt.slice(match.index + skip + body.length);
    const priced = isPriced(rest)
      ? body.replace(/[ ,.]+\d+$/, '')
      : /^\s\p{Ll}/u.test(rest)
        ? body.replace(/,\s?\d{1,2}$/, '')
        : body;
    return asDate(prompt, match.index + skip, priced);
  });
}

const isPriced = (rest: string): boolean => /^\s?(?:€|\$|£|euros?\b|eur\b|chf\b)/iu.test(rest);

function asDate(prompt: string, at: number, body: string): Lettering[] {
  if (!CORE.test(body) || !(/\d/.test(body) || RECURRING.test(body))) return [];
  return [{ at, length: body.length, text: prompt.slice(at, at + body.length) }];
}

/** Common nouns that say where, after a comma: 'place de l'église', 'im Rathaushof'. */
const VENUE =
  /^\s*(?:(?:in|at|on|à|a|au|auf|im|am|in der|en|nella|al|alla)\s+)?(?:the\s+|la\s+|le\s+|der\s+|dem\s+)?(?:place|rue|salle|cour|quai|square|town square|main square|market place|market square|village square|town hall|main street|piazza|via|cortile|plaza|calle|patio|marktplatz|rathaus\w*|dorfplatz|schlosshof|kirchplatz|weingut|winery courtyard)\b[^\d]{0,36}$/iu;
const PLACE =
  /^\s*(?:(?:in|at|à|a|im|am|zu)\s)?(?:\d{1,4}\s)?\p{Lu}[\p{L}\p{M}'’.-]*(?:\s(?:[\p{Lu}\d][\p{L}\p{M}\d'’.-]*|de|la|du|des|del|della|di|am|an|der|sur|les))*\s*$/u;

/** A segment of names beside a date is where it happens: 'Main Street 12'. */
function places(prompt: string, near: readonly Lettering[]): Lettering[] {
  if (near.length === 0) return [];
  const found: Lettering[] = [];
  let at = 0;
  for (const segment of prompt.split(/[,;\n]/)) {
    const isTaken = near.some((one) => one.at < at + segment.length && one.at + one.length > at);
    const lead = segment.length - segment.trimStart().length;
    const isPlace = VENUE.test(segment) || (PLACE.test(segment) && !namesThing(segment));
    if (at > 0 && !isTaken && isPlace)
      found.push({ at: at + lead, length: segment.trim().length, text: segment.trim() });
    at += segment.length + 1;
  }
  return found;
}

/** In German every noun has its capital: 'Riesenrad' is no place. */
function namesThing(segment: string): boolean {
  const tokens = tokenise(segment);
  return matchWords(tokens).some(
    ({ at, length, effects }) =>
      at + length === tokens.length &&
      effects.some(({ kind }) => kind === 'thing') &&
      // A town has its houses or its landmark, and is still where it happens.
      !effects.some(({ kind }) => kind === 'estate' || kind === 'region'),
  );
}
