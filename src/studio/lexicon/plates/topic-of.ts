import type { PlateTopic } from '#studio/scene/sheets.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { OwnList } from './read-own-list.ts';
import { areWeighed } from './compared/weighed.ts';

/** Topics whose own entries give way to a list that the customer dictates. */
const DICTATED = new Set<PlateTopic>([
  'taste',
  'making',
  'decant',
  'open_bottle',
  'aromas',
  'vine_year',
  'hold_glass',
  'bottle',
  'glass',
  'label',
  'wine_press',
]);
const TIMELINE =
  /^(?:timeline|zeitstrahl|zeitleiste|chronologi\w*|frise|cronologia|history|histoire|storia|historia|geschichte|weingeschichte)$/;
const TIME_LINE = /\b(?:time line|line?a (?:del|de) t(?:iem|em)po|ligne du temps)\b/;
/** Plates that name their own parts, and the words that ask for parts. */
const HAS_PARTS = new Set<PlateTopic>(['glass', 'bottle', 'label', 'wine_press']);
const PARTS =
  /^(?:read|reading|lire|lesen|leggere|leer|lines|arrows|callouts|parts?|anatomy|labell?ed|diagram|parties|anatomie|parti|anatomia|partes|teile|beschriftet)$/;
const COMPARES =
  /^(?:compar\w*|tables?|chart|tableau|tabella|tabla|tabelle|vergleich\w*|confront\w*|differen\w*|unterschied\w*)$/;
const PYRAMID = /^(?:\w*pyramide?\w*|piramide|classification|hierarchy|hierarchie|klassifikation)$/;

/** The plate that the words and a dictated list ask for together. */
export function topicOf({
  named,
  own,
  isVersus,
  grapes,
  words,
}: {
  named: PlateTopic | null;
  own: OwnList | null;
  isVersus: boolean;
  grapes: readonly string[];
  words: readonly string[];
}): PlateTopic | null {
  const count = own?.items.length ?? 0;
  if (named === 'map' || named === 'form') return named;
  if (isVersus && (named === 'training' || named === 'soils')) return named;
  if (isVersus && named === 'lesson') return named;
  if (isVersus) return grapes.length > 1 ? 'varieties' : 'compare';
  if (named === 'vine_year' && own?.items.every(({ name }) => SEASON.test(fold(name))))
    return named;
  if (count > 2 && (words.some((word) => TIMELINE.test(word)) || TIME_LINE.test(words.join(' '))))
    return 'timeline';
  // The hours of a day are a programme.
  if (count > 2 && own?.items.every(({ value }) => HOUR.test(value ?? ''))) return 'timeline';
  if (count > 2 && words.some((word) => PYRAMID.test(word))) return 'pyramid';
  if (count > 1 && (isChart(own, words) || areOffered(own) || areRows(own))) return 'list';
  // 'Goat cheese - Sauvignon, Roquefort - Sauternes': whoever says both sides pairs them as they like.
  const arePaired = count > 1 && (own?.items.every(({ value }) => value !== null) ?? false);
  if (named === 'pairing' && arePaired) return 'list';
  const asksParts = named !== null && HAS_PARTS.has(named) && words.some((one) => PARTS.test(one));
  const isOurs = named !== null && (!DICTATED.has(named) || asksParts);
  // A table of two grapes compares them, and so does a list of nothing but grapes, whatever it is called.
  if (named === null && grapes.length > 1 && words.some((one) => COMPARES.test(one)))
    return 'varieties';
  if (count > 1 && named === null && grapes.length === count) return 'varieties';
  // Two names with their prices are a list; two words joined by 'and' may be anything.
  const isOfSteps = count === 2 && words.some((word) => STEPS.test(word));
  return (count > 2 || (isOfSteps && named === null) || (arePaired && named === null)) && !isOurs
    ? 'list'
    : named;
}

/** Wines with their prices are a list of them, whatever they are. */
const areOffered = (own: OwnList | null): boolean =>
  own?.items.every(({ value }) => /[€$£]|\b(?:euros?|eur|chf)\b/i.test(value ?? '')) ?? false;

/** 'Estate Red (Merlot, 13.5 %, €14), Old Vines (Carignan, 14 %, €22)': the rows of the customer's own table. */
const areRows = (own: OwnList | null): boolean =>
  own?.items.every(({ cells }) => cells !== undefined) ?? false;

const HOUR =
  /^\D{0,8}\d{1,2}(?:[:.]\d{2}|\s?h\s?(?:\d{2})?|\s?(?:uhr|[ap]\.?m\.?))(?:\s?(?:uhr|h|[ap]\.?m\.?))?$/i;

const SEASON =
  /^(?:winter|spring|summer|autumn|fall|hiver|printemps|ete|automne|inverno|primavera|estate|autunno|invierno|verano|otono|fruhling|fruhjahr|sommer|herbst)$/;

const STEPS = /^(?:steps|etapes|passi|passaggi|pasos|schritten?)$/;

export const CHARTS =
  /^(?:charts?|graphs?|pie|histogram\w*|diagramm|kreisdiagramm|balkendiagramm|camembert|graphique|grafico|torta)$/;

/** Figures of the customer's own: all are shares, or stand by years, or a chart was named. */
function isChart(own: OwnList | null, words: readonly string[]): boolean {
  const values = own?.items.map(({ value }) => value ?? '') ?? [];
  const isShares = values.every((value) => value.includes('%'));
  const hasNumbers = values.every((value) => /^\d[\d.,’']*[^\d°–-]*$/.test(value));
  const isByYear = own?.items.every(({ name }) => /^\d{4}$/.test(name)) ?? false;
  return (
    isShares ||
    areWeighed(values) ||
    (hasNumbers && (isByYear || words.some((word) => CHARTS.test(word))))
  );
}
