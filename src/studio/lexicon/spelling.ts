import { isWithinEdits } from './edits.ts';
import { PHRASES } from './index-words.ts';
import type { Token } from './normalise.ts';

/** Short words that are often written so; by distance alone 'bench' would become a beach. */
const USUAL_SLIPS: Readonly<Record<string, string>> = {
  vinyard: 'vineyard',
  vinyards: 'vineyards',
  vineyrad: 'vineyard',
  vinard: 'vineyard',
  wineyard: 'vineyard',
  bottel: 'bottle',
  botle: 'bottle',
  bottels: 'bottles',
  glas: 'glass',
  glases: 'glasses',
  cheeze: 'cheese',
  chese: 'cheese',
  merlo: 'merlot',
  riseling: 'riesling',
  reisling: 'riesling',
  proseco: 'prosecco',
  bordaux: 'bordeaux',
  burgandy: 'burgundy',
  barell: 'barrel',
  barells: 'barrels',
  barrell: 'barrel',
  tomatos: 'tomatoes',
  potatos: 'potatoes',
  celler: 'cellar',
  oister: 'oyster',
  oisters: 'oysters',
  steack: 'steak',
  stake: 'steak',
  candel: 'candle',
  candels: 'candles',
  tabel: 'table',
  chees: 'cheese',
  sommalier: 'sommelier',
  somelier: 'sommelier',
  resturant: 'restaurant',
  restarant: 'restaurant',
  restaraunt: 'restaurant',
  rasberry: 'raspberry',
  rasberries: 'raspberries',
  strawbery: 'strawberry',
  autum: 'autumn',
  sunsett: 'sunset',
  decantor: 'decanter',
  lavander: 'lavender',
  bicicle: 'bicycle',
  bycicle: 'bicycle',
  champagn: 'champagne',
  shampagne: 'champagne',
  chablee: 'chablis',
  malbeck: 'malbec',
  shiras: 'shiraz',
  pinor: 'pinot',
  grapse: 'grapes',
  graps: 'grapes',
  boquet: 'bouquet',
  picnick: 'picnic',
  fireplase: 'fireplace',
  glasss: 'glass',
  bottl: 'bottle',
  wiht: 'with',
};
/** From this length on, words of the trade are far enough apart for one wrong letter. */
const LEAST_LETTERS = 8;

const LONG_WORDS = Map.groupBy(
  [...PHRASES.keys()].filter(
    (phrase) => !phrase.includes(' ') && phrase.length >= LEAST_LETTERS - 1,
  ),
  (word) => word.slice(0, 2),
);

/** Slips of the finger, put right: 'chardonay', 'champange'. The text stays as it was written. */
export function rightSpelling(tokens: readonly Token[], isKnown: (i: number) => boolean): Token[] {
  const righted = new Map<string, string | null>();
  return tokens.map((token, i) => {
    if (isKnown(i)) return token;
    const { word } = token;
    if (!righted.has(word)) righted.set(word, USUAL_SLIPS[word] ?? nearestLongWord(word));
    const right = righted.get(word);
    return right ? { ...token, word: right } : token;
  });
}

function nearestLongWord(word: string): string | null {
  if (word.length < LEAST_LETTERS) return null;
  const near = (LONG_WORDS.get(word.slice(0, 2)) ?? []).filter((known) =>
    isWithinEdits(known, word, 1),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}
