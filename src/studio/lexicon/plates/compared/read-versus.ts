import { pairRows } from '#studio/litho/education/any-topic/told-apart.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { grapesIn } from '#studio/lexicon/plates/named/grapes-in.ts';
import { headingOf } from '#studio/lexicon/plates/read-own-list.ts';

/** 'Picked by hand or by machine': one of two ways. */
const HARVEST =
  /^(?:(?:types? of |ways of )?(?:the )?(?:grapes?\s+)?(?:harvest(?:ing)?|picking)\s*[:,–-]\s*)?(?:grapes?\s+)?(?:(?:harvest(?:ed|ing)?|pick(?:ed|ing)?)\s+)?(?:by\s+)?(hand(?:[ -]?(?:harvest(?:ing)?|pick(?:ing|ed)))?)\s+or\s+(?:by\s+)?(machine(?:[ -]?(?:harvest(?:ing)?|pick(?:ing|ed)))?)$/iu;

const VERSUS = [
  HARVEST,
  /^(.+?)\s+(?:vs\.?|versus|gegen|contre|contro)\s+(.+)$/isu,
  /\b(?:difference|differences|comparison|unterschiede?|différences?|differenz[ae]|diferencias?)\s+(?:between|zwischen|entre|tra|fra|of)\s+(.+?)\s+(?:and|und|et|e|y)\s+(.+)$/isu,
  /\b(?:compare|comparing|compared?|vergleich(?:e|t)?(?: von)?|comparer|confronta(?:re)?|comparar)\s+(?!by\b|in terms\b|nach\b|selon\b|par\b|per\b|por\b|según\b)(.+?)\s+(?:and|with|to|und|mit|et|e|y|con)\s+(.+)$/isu,
];
const TAIL =
  /[\s,:–-]+(?:in (?:\p{L}+|\d) (?:points?|punti|puntos|punkten|stichpunkten)|en (?:\p{L}+|\d) (?:points|puntos)|(?:\p{L}+|\d) (?:points?|punti|puntos)|in (?:an?|one) (?:\p{L}+ )?(?:table|chart|grid|diagram|infographic)|dans un tableau|in una tabella|en una tabla|in einer tabelle|comparison|compared|for (?:instagram|facebook|social media|tiktok|our (?:shop|website|staff|team|customers|guests|students|class|restaurant)|the (?:shop|website|staff|class|classroom))|infographic|chart|diagram|poster|guide|explained|table|styles?|pros and cons|advantages and disadvantages|pruning|avantages et inconvénients|vor- und nachteile|vantaggi e svantaggi|ventajas y desventajas|effects? on wine|differences?|for beginners|side by side|in (?:english|french|german|italian|spanish)|vergleich|tabelle|comparaison|confronto|comparación)$/iu;
const TWO_WAYS =
  /\b(?:red|white|ros[eé]|sparkling)(?: wine)?(?:[ -]?making)? (?:vs\.?|versus|and) (?:red|white|ros[eé]|sparkling)(?: wine)?[ -]?(?:making|production|vinification)\b/iu;
/** 'Red wine vs white wine, how they are made'. */
const BOTH_COLOURS =
  /\b(?:red|white|ros[eé]|sparkling)(?: wines?)? (?:vs\.?|versus|and) (?:red|white|ros[eé]|sparkling)\b/iu;
const HOW_MADE = /\bhow (?:it is|it's|they are|they're|each is|both are)?\s?(?:made|produced)\b/iu;
const LISTED = /^[^:]*,\s/su;
const ARTICLE = /^(?:the|a|an|le|la|les|il|el|der|die|das)\s+/iu;

const VERSUS_WORD = /\s+(?:vs\.?|versus|gegen|contre|contro)\s+/iu;
/** A sheet has room for so many beside each other. */
const MOST_SIDES = 4;

/** 'Sauvignon Blanc: Loire vs New Zealand': both are of that grape. */
function ofGrape(heading: string, sides: readonly string[]): readonly string[] {
  const [grape, ...others] = grapesIn(tokenise(heading).map(({ word }) => word));
  const isTheirs = grape && others.length === 0 && sides.every((side) => grapesOf(side) === 0);
  return isTheirs ? sides.map((side) => `${side} ${grape}`) : sides;
}

/** 'Merlot or Cabernet?', 'bouchon ou capsule à vis': which of two that we can tell apart. */
const EITHER = /^([^,:;.]{3,26}?)\s+(?:or|ou|oder|o|u)\s+([^,:;.]{3,26}?)\s*\?*$/iu;
function readEither(prompt: string): readonly string[] | null {
  const [, ...told] = EITHER.exec(prompt.trim()) ?? [];
  const sides = told.map(sideOf);
  const areGrapes = sides.length === 2 && sides.every((side) => grapesOf(side) === 1);
  return areGrapes || pairRows(sides).length > 0 ? sides : null;
}
const grapesOf = (side: string): number => grapesIn(tokenise(side).map(({ word }) => word)).length;

/** 'Old world vs new world wine styles': the sides, in the customer's words. */
export function readVersus(prompt: string): readonly string[] | null {
  // 'Wine and climate: cool versus warm' compares what stands after its heading.
  const asked =
    /:\s+(.+\s(?:vs\.?|versus|gegen|contre|contro)\s.+)$/isu.exec(prompt)?.[1] ?? prompt;
  // 'Red wine vs white wine making': both ways have a plate of their own.
  if (TWO_WAYS.test(asked) || (BOTH_COLOURS.test(asked) && HOW_MADE.test(asked))) return null;
  const several = VERSUS_WORD.test(asked) ? NONE : listedSides(COMPARED.exec(asked.trim()) ?? NONE);
  if (several.length > 1) return several;
  for (const pattern of VERSUS) {
    const match = pattern.exec(asked.trim());
    const listed = match && DIFFER.test(match[0]) ? listedSides(match) : [];
    if (listed.length > 2) return listed;
    // 'Compare four shapes, Bordeaux, Burgundy and Champagne' dictates a list.
    if (match && LISTED.test(match[1] ?? '')) return null;
    if (!match) continue;
    if (pattern === HARVEST) return [match[1] ?? '', match[2] ?? ''].map(ofHarvest);
    const [first, ...others] = [match[1] ?? '', ...(match[2] ?? '').split(VERSUS_WORD)];
    const sides = [sideOf(headingOf(first)), ...others.map(sideOf)].slice(0, MOST_SIDES);
    const told = sides.length === 2 ? withNoun(sides[0] ?? '', sides[1] ?? '') : sides;
    return ofGrape(prompt.slice(0, prompt.length - asked.length), told);
  }
  return readEither(asked);
}

/** 'Differences between Champagne, Cava and Prosecco': each is a side. */
const DIFFER = /^(?:differences?|unterschiede?|différences?|differenz[ae]|diferencias?)\s/iu;
/** 'Champagne, Cava and Prosecco compared'; what is listed after a colon dictates its own. */
const COMPARED =
  /^([^:]+?),?\s+(?:and|et|e|y|und|&)\s+([^:,]+?),?\s+(?:compared|im vergleich|comparés|comparées|a confronto|comparados|comparadas)$/iu;
const NONE: readonly string[] = [];
const listedSides = ([, first = '', last = '']: readonly string[]): string[] =>
  [...first.split(/,\s*/u), last].map(sideOf).filter(Boolean).slice(0, MOST_SIDES);

const ofHarvest = (way: string): string =>
  /^(?:hand|machine)$/i.test(way) ? `${way} harvest` : way;

/** 'Dry vs sweet Riesling': both are Riesling. */
const ALONE =
  /^(?:dry|sweet|off-dry|young|old|aged|light|full|oaked|unoaked|red|white|sparkling|still|sec|doux|jeune|vieux|secco|dolce|giovane|vecchio|seco|dulce|joven|viejo|trockene?r?|süße?r?|junge?r?|alte?r?)$/iu;

const WORLD = /^(?:old|new) world (.+)$/iu;

function withNoun(left: string, right: string): readonly string[] {
  const world = WORLD.exec(right)?.[1];
  if (world && /^(?:old|new) world$/iu.test(left)) return [`${left} ${world}`, right];
  const [, ...noun] = right.split(/\s+/u);
  // 'Decanting old vs young wine': both are decanted, and both are wine.
  const [, doing, which = ''] = /^(\p{L}+ing) (\p{L}+)$/iu.exec(left) ?? [];
  if (doing && ALONE.test(which))
    return [[left, ...noun].join(' '), `${doing.toLowerCase()} ${right}`];
  return ALONE.test(left) && noun.length > 0 ? [`${left} ${noun.join(' ')}`, right] : [left, right];
}

function sideOf(text: string): string {
  let side = text.split(/[:;\n.]|,\s/u)[0]?.trim() ?? '';
  while (TAIL.test(side)) side = side.replace(TAIL, '');
  return side
    .replace(ARTICLE, '')
    .replace(/[?!.]+$/u, '')
    .replace(/^(?:comparison of|difference between)\s+/iu, '')
    .trim();
}
