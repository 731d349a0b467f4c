import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import { grapesIn } from '#studio/lexicon/plates/named/grapes-in.ts';
import { headingOf } from '#studio/lexicon/plates/read-own-list.ts';

/** What a comparison is asked to tell of each wine. */
export const ROW_KINDS = [
  'grape',
  'home',
  'climate',
  'oak',
  'aromas',
  'food',
  'body',
  'acidity',
  'tannin',
  'colour',
  'glass',
  'bottle',
  'served',
  'method',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** By their words in five languages, folded. */
const KINDS: readonly (readonly [RowKind, RegExp])[] = [
  [
    'grape',
    /^(?:grapes?(?: variet\w+)?|variet\w+|rebsorten?|cepages?|vitign[oi]|uvas?|variedad(?:es)?)$/,
  ],
  [
    'home',
    /^(?:regions?|origins?|home|zones?|zona|areas?|gebiete?|anbaugebiete?|zone de production|countr(?:y|ies)|where from|herkunft|heimat|land|origines?|pays|regione|origine|paese|region|origen|pais)$/,
  ],
  ['climate', /^(?:climate|klima|climat|clima)$/],
  [
    'oak',
    /^(?:oak(?: ag(?:e?)ing| use)?|ag(?:e?)ing|barrels?|ausbau|holz|fass|elevage|futs?|chene|bois|affinamento|invecchiamento|legno|botte|crianza|madera|roble|barrica)$/,
  ],
  [
    'aromas',
    /^(?:aromas?|flavou?rs?(?: profile)?|taste|smell|tasting notes|nose|aromen|geschmack|duft|aromes?|gout|saveurs?|aromi|gusto|sapore|profumi|sabor(?:es)?)$/,
  ],
  [
    'food',
    /^(?:foods?(?: pairings?)?|pairings?|dishes|goes with|speisen?|essen|speiseempfehlung\w*|plats|mets|accords?(?: mets)?|cib[oi]|piatti|abbinament[oi]|comidas?|platos?|maridajes?)$/,
  ],
  ['body', /^(?:body|korper|corps|corpo|cuerpo)$/],
  ['acidity', /^(?:acidity|acid|saure|acidite|acidita|acidez)$/],
  ['tannin', /^(?:tannins?|gerbstoffe?|tanins?|tannin[oi]|taninos?)$/],
  ['colour', /^(?:colou?rs?|farbe|couleur|robe|colore|color)$/],
  ['glass', /^(?:glass(?:es)?(?: shapes?)?|glas|weinglas|verre|calice|bicchiere|copa)$/],
  [
    'bottle',
    /^(?:bottles?(?: shapes?)?|shapes? of (?:the )?bottles?|flaschen?(?:form(?:en)?)?|(?:forme de )?(?:la )?bouteille|(?:forma (?:della )?)?bottiglia|(?:forma de (?:la )?)?botella)$/,
  ],
  [
    'served',
    /^(?:serving temperatures?|temperatures?|trinktemperatur|serviertemperatur|temperatur|temperatura(?: de servicio| di servizio)?)$/,
  ],
  [
    'method',
    /^(?:(?:production )?methods?|methoden?|methode|metodos?|bubbles|bulles|bollicine|burbujas|perlage|how (?:it is|they are) made)$/,
  ],
];
/** Asked of a wine as often, and told by no book of ours. */
export const UNTOLD_ROW =
  /^(?:prices?|gradazione|gradation|graduacion|gradi|preise?|prix|prezz[oi]|precios?|soils?|boden|sols?|suolo|suelo|alcohol|alkohol|alcool|alcol|sweetness|susse|sucre|dolcezza|dulzor|history|geschichte|vintages?|styles?|stil)$/;

export interface Compared {
  heading: string;
  names: readonly string[];
  rows: readonly RowKind[];
}

const COMPARES =
  /\b(?:compar\w*|vergleich\w*|confront\w*|vs|versus|gegen|contre|contro|differen\w*|unterschied\w*|tabl\w*|tabell\w*|side by side)\b/;
const EACH =
  /\s+(?:for each(?: one| of them)?|of each|each|jeweils|pour chac[a-z]+|per ciascun[oa]|para cada un[oa])\s*$/iu;
const SPLIT =
  /\s*(?:[,;:.]|\b(?:and|und|et|e|y|with|mit|avec|con|by|nach|selon|secondo|según|in terms of|vs\.?|versus|between|zwischen|entre|tra|showing)\b)\s*/iu;
const LEAD =
  /^(?:(?:an? |the |eine? |une? |la |le |il |el )?(?:simple |clear )?(?:table|chart|poster|infographic|tableau|tabella|tabla|tabelle|infografik)?\s*(?:comparing|comparison(?: table| chart)? (?:of|between)|vergleichstabelle(?: von)?|tableau comparatif(?: de)?|tabella di confronto(?: tra)?|tabla comparativa(?: de)?|compare|comparison|vergleiche?(?: von)?|comparer|comparez|comparaison(?: de| entre)?|confronto(?: di| tra)?|confronta|comparación(?: de| entre)?|compara|differences? between|unterschiede?(?: zwischen)?))\s*/iu;

const TAIL =
  /\s+(?:compared|comparison|side by side|im vergleich|vergleich|comparés|a confronto)$/iu;

export const rowKindOf = (word: string): RowKind | null =>
  KINDS.find(([, words]) => words.test(word))?.[0] ?? null;
const plain = (part: string): string =>
  fold(part)
    .trim()
    .replace(/^(?:the|their|its|main|typical|der|die|das|le|la|les|il|los|las|el)\s+/, '');

/** 'Chardonnay comparison: Chablis, Meursault and Napa, with climate, oak and food for each': a table of its own rows. */
export function readCompared(prompt: string): Compared | null {
  if (!COMPARES.test(fold(prompt))) return null;
  const text = prompt.replace(/\.$/u, '').replace(AS_TABLE, '$1').replace(EACH, '');
  const parts = partsOf(text);
  const isAsked = (part: string) => rowKindOf(plain(part)) !== null || UNTOLD_ROW.test(plain(part));
  const end = sidesBefore(text) ?? parts.findLastIndex((part) => !isAsked(part)) + 1;
  const asked = parts.slice(end);
  const rows = [...new Set(asked.flatMap((part) => rowKindOf(plain(part)) ?? []))];
  const listed = sidesBefore(text) === null ? [] : asked.filter(isAsked);
  // 'Champagne, Cava and Prosecco: grapes, method, price': books compare them by what they know.
  const isOfBooks = listed.length > 1 && listed.length * 2 >= asked.length;
  // How each is made is told of known pairs alone: it makes no table of its own.
  const told = rows.filter((row) => row !== 'method');
  if (told.length < 2 && !isOfBooks) return null;
  const head = headOf(prompt, parts[0] ?? '');
  const named = parts.slice(head === null ? 0 : 1, end);
  const [, grape = '', first = ''] = OF_ONE.exec(named[0]?.replace(LEAD, '') ?? '') ?? [];
  // 'Malbec from Cahors and Mendoza': both are that grape.
  const isOfOne = grapesOf(grape) === 1;
  const sides = isOfOne ? [first, ...named.slice(1)].map((part) => `${part} (${grape})`) : named;
  const names = ofBothWorlds(
    sides.map((part) => part.replace(LEAD, '').replace(TAIL, '').trim()).filter(Boolean),
  );
  if (names.length < 2 || names.length > MOST) return null;
  // Grapes have a plate of their own for how they are built.
  if (names.every((name) => grapesOf(name) > 0) && rows.every((row) => OF_GRAPES.has(row)))
    return null;
  const heading = isOfOne ? grape : headingOf(head ?? '');
  return { heading, names: ofGrape(head ?? '', names), rows: told.length < 2 ? [] : rows };
}

const WORLD = /^((?:old|new) world)(?:\s+(.+))?$/iu;

/** 'Old World and New World Chardonnay': both are that grape. */
function ofBothWorlds(names: readonly string[]): readonly string[] {
  const [, , grape] = names.map((name) => WORLD.exec(name)).find((found) => found?.[2]) ?? [];
  return grape && names.every((name) => WORLD.test(name))
    ? names.map((name) => name.replace(WORLD, `$1 ${grape}`))
    : names;
}

const partsOf = (text: string): string[] => text.split(SPLIT).filter(Boolean);

/** 'Rioja vs Chianti: grapes, history, price': after the sides only rows are listed, also those that nobody tells. */
function sidesBefore(text: string): number | null {
  const [, sides = '', rows = ''] = /^([^:]+?)\s*(?::|\s[–—-])\s(.+)$/su.exec(text) ?? [];
  const isAsked = SIDES.test(sides) && rows !== '' && COMPARES.test(fold(sides));
  return isAsked ? partsOf(sides).length : null;
}

/** How the sheet is laid out says nothing of its rows. */
const AS_TABLE =
  /[\s,]+(?:(?:as|in) (?:an? |one )?(?:simple |clear )?(?:table|chart|grid|infographic)|(?:als|in einer) (?:\p{L}+ )?(?:tabelle|übersicht)|(?:sous forme de|dans un|en) tableau|(?:in una|come) tabella|(?:en una|como) tabla)(\s*:.*)?$/isu;
const OF_GRAPES: ReadonlySet<RowKind> = new Set(['body', 'acidity', 'tannin', 'aromas']);
const OF_ONE = /^(.+?)\s+(?:from|aus|du|de|di|von|in)\s+(.+)$/iu;
/** A sheet has room for so many beside each other. */
const MOST = 4;

/** 'Chardonnay comparison: Chablis …': what stands before the colon names no side. */
const headOf = (prompt: string, first: string): string | null => {
  const colon = /^\s*([^,;:]+):/u.exec(prompt)?.[1];
  return colon !== undefined && COMPARES.test(fold(colon)) && !SIDES.test(colon) && first !== ''
    ? colon
    : null;
};
const SIDES = /\s(?:and|und|et|e|y|vs\.?|versus|gegen)\s/iu;

/** Sides of one grape are that grape's: 'Napa' is a Chardonnay there, Chablis is one anyway. */
function ofGrape(head: string, names: readonly string[]): readonly string[] {
  const [grape, ...others] = grapesIn(tokenise(head).map(({ word }) => word));
  return grape && others.length === 0 && names.every((name) => grapesOf(name) === 0)
    ? names.map((name) => `${name} (${grape})`)
    : names;
}
const grapesOf = (name: string): number => grapesIn(tokenise(name).map(({ word }) => word)).length;
