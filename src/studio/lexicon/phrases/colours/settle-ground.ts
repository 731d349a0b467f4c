import type { Effect } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { matchAt } from '#studio/lexicon/matching/match-at.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX, SHADE_HEX } from '#studio/lexicon/words/look/colour-words.ts';

/** Colours that are also fruit, flowers, stones, sweets or wines, in five languages. */
const NAMED: Readonly<Record<string, string>> = {
  beige: 'sand sable sabbia arena sandfarben sandfarbenem',
  coral: 'coral corail corallo koralle terracotta terracota terrakotta rust rouille ruggine',
  orange: 'orange arancione naranja arancia oranger orangen orangem orangefarben',
  pink: 'rose rosa rosenfarben blush',
  peach:
    'peach peche pesca melocoton pfirsich apricot abricot albicocca albaricoque aprikose salmon saumon salmone lachs',
  'lime green': 'lime citron limette lima pistachio pistache pistacchio pistacho pistazie',
  olive: 'olive oliva oliven aceituna',
  plum: 'plum prune prugna ciruela pflaume aubergine eggplant melanzana berenjena',
  lilac: 'lavender lavande lavanda lavendel lilac lilas lilla flieder wisteria',
  mint: 'mint menthe menta minze pfefferminz',
  cream: 'cream creme crema panna vanilla vanille vaniglia vainilla champagne champagner champan',
  burgundy: 'burgundy bourgogne bordeaux burdeos burgunder wine vin vino wein',
  yellow: 'lemon limone limon zitrone banana banane honey miele miel honig',
  crimson: 'cherry cerise ciliegia cereza kirsche strawberry fraise fragola fresa erdbeere',
  fuchsia: 'raspberry framboise lampone frambuesa himbeere fuchsia fucsia',
  brown: 'chocolate chocolat cioccolato schokolade coffee cafe caffe kaffee chestnut',
  turquoise: 'turquoise turchese turquesa turkis',
  emerald: 'emerald emeraude smeraldo esmeralda smaragd',
  ruby: 'ruby rubis rubino rubi rubin',
  amber: 'amber ambre ambra ambar bernstein',
  violet: 'violet violette violetta violeta veilchen',
};
const COLOURS = new Map(
  Object.entries(NAMED).flatMap(([name, list]) => list.split(' ').map((word) => [word, name])),
);

const words = (list: string) => new Set(list.split(' '));
const GROUNDS = words(
  'background backgrounds backdrop ground paper fond fonds sfondo fondo hintergrund untergrund grund papier carta papel',
);
/** 'Fond couleur pêche', 'sfondo color lavanda', 'peach coloured background'. */
const COLOURED = words(
  'coloured colored colour color couleur colore tinta ton solid plain pale light soft uni pastel',
);

/** Beside the word for the ground even a word that nothing else knows ('sfondo crema') is its colour. */
export function withGroundColours(
  matches: readonly Match[],
  tokens: readonly Token[],
): readonly Match[] {
  const found = tokens.flatMap(({ word }, at): Match[] =>
    COLOURS.has(word) && !matchAt(matches, at) && isBesideGround(tokens, at)
      ? [{ at, length: 1, phrase: word, effects: [], isNegated: false }]
      : [],
  );
  return found.length === 0 ? matches : [...matches, ...found].toSorted((a, b) => a.at - b.at);
}

/** 'On orange background', 'sfondo lavanda': before or behind the word for the ground, such a word is its colour. */
export function settleGround(
  { matches, tokens }: { matches: readonly Match[]; tokens: readonly Token[] },
  i: number,
): Match {
  const match = matches[i] as Match;
  const name = match.length === 1 ? COLOURS.get(match.phrase) : undefined;
  if (!name || !isBesideGround(tokens, match.at)) return match;
  const hex = SHADE_HEX[name] ?? COLOUR_HEX[name] ?? '#888888';
  const value = { name: COLOUR_ALIASES[name] ?? name, hex };
  const tint: Effect = { kind: 'tint', value, wine: null };
  return { ...match, effects: [tint] };
}

function isBesideGround(tokens: readonly Token[], at: number): boolean {
  const skip = (from: number, step: 1 | -1, passed: ReadonlySet<string>): Token | undefined => {
    const token = tokens[from];
    const isPassed = token !== undefined && passed.has(token.word);
    return isPassed ? tokens[from + step] : token;
  };
  const ahead = skip(at + 1, 1, COLOURED);
  const isAhead =
    ahead !== undefined && GROUNDS.has(ahead.word) && !opensBetween(tokens, at, ahead);
  const behind = skip(at - 1, -1, COLOURED);
  const isBehind = behind !== undefined && ROMANCE.has(behind.word) && !tokens[at]?.opensClause;
  return isAhead || isBehind;
}

/** Languages that tell the colour behind its noun. */
const ROMANCE = words('fond fonds sfondo fondo papier carta papel');

const opensBetween = (tokens: readonly Token[], at: number, end: Token): boolean =>
  tokens.slice(at + 1, tokens.indexOf(end) + 1).some(({ opensClause }) => opensClause);
