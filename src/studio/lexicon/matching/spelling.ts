import { isWithinEdits } from '#studio/lexicon/edits.ts';
import { PHRASES } from './index-words.ts';
import { adjectiveStems, nounStems } from './inflections.ts';
import type { Language } from './languages.ts';
import type { Token } from './normalise.ts';
import { onceAText } from '#studio/once-a-text.ts';
import { REAL_WORDS } from '#studio/lexicon/words/real-words.ts';

/** Short words that are often written so; by distance alone 'bench' would become a beach. */
const USUAL_SLIPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    pooring: 'pouring',
    pourring: 'pouring',
    rosted: 'roasted',
    backround: 'background',
    sunrize: 'sunrise',
    winemakr: 'winemaker',
    chesse: 'cheese',
    glasse: 'glass',
    cristmas: 'christmas',
    chrismas: 'christmas',
    xmas: 'christmas',
    haloween: 'halloween',
    steek: 'steak',
    shrimpes: 'shrimps',
    salmn: 'salmon',
    decantr: 'decanter',
    winebottle: 'bottle',
    wineglass: 'glass',
    wineglas: 'glass',
    rustik: 'rustic',
    whine: 'wine',
    woamn: 'woman',
    womna: 'woman',
    wohman: 'woman',
    waitor: 'waiter',
    corkskrew: 'corkscrew',
    tabels: 'tables',
    kandle: 'candle',
    candls: 'candles',
    grilld: 'grilled',
    dessrt: 'dessert',
  }),
);
/** From this length on, words of the trade are far enough apart for any one wrong letter. */
const LEAST_LETTERS = 8;
/** From this length on, a letter too few or too many, a doubled one or two that changed places. */
const LEAST_SHORT = 5;

interface KnownWords {
  /** By their first two letters and their length. */
  long: ReadonlyMap<string, readonly string[]>;
  /** Words with doubled letters, found without them: 'barel' and 'barrell' are both a barrel. */
  doubled: ReadonlyMap<string, readonly string[]>;
}

let known: KnownWords | undefined;

/** Built when a word is met that says nothing: most prompts have none. */
function knownWords(): KnownWords {
  if (known) return known;
  const singles = [...PHRASES.keys()].filter((phrase) => !phrase.includes(' '));
  known = {
    long: Map.groupBy(
      singles.filter((word) => word.length >= LEAST_LETTERS - 1),
      (word) => `${word.slice(0, 2)}${word.length}`,
    ),
    doubled: Map.groupBy(
      singles.filter((word) => word.length >= LEAST_SHORT && /(.)\1/.test(word)),
      undouble,
    ),
  };
  return known;
}

function undouble(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1');
}

/** Slips of the finger, put right: 'chardonay', 'champange'. The text stays as it was written. */
export function rightSpelling(
  tokens: readonly Token[],
  language: Language,
  isKnown: (i: number) => boolean,
): Token[] {
  const righted = new Map<string, string | null>();
  return tokens.map((token, i) => {
    if (isKnown(i)) return token;
    const { word } = token;
    if (!righted.has(word))
      righted.set(
        word,
        USUAL_SLIPS.get(word) ?? withUmlauts(word, language) ?? nearestWord(word, language),
      );
    const right = righted.get(word);
    return right ? { ...token, word: right } : token;
  });
}

/** 'Glaeser', 'gruenen', 'prueft': typed without the keys for ä, ö and ü. */
function withUmlauts(word: string, language: Language): string | null {
  if (language !== 'de' || !/[aou]e/.test(word)) return null;
  const folded = word.replaceAll(/([aou])e/g, '$1');
  const stems = [folded, ...nounStems(folded, 'de'), ...adjectiveStems(folded, 'de')];
  return stems.some((stem) => PHRASES.has(stem)) ? folded : null;
}

function nearestWord(word: string, language: Language): string | null {
  if (word.length < LEAST_SHORT || REAL_WORDS.has(word)) return null;
  // Of the other languages we do not know the words that are no slips.
  const short = language === 'en' ? doubledOrSwapped(word) : null;
  return short ?? nearestLongWord(word);
}

const doubledOrSwapped = onceAText((word): string | null => {
  const plain = undouble(word);
  const single = plain.length >= LEAST_SHORT && PHRASES.has(plain) ? [plain] : [];
  const doubled = [...single, ...(knownWords().doubled.get(plain) ?? [])];
  if (doubled.length === 1) return doubled[0] ?? null;
  const swapped = Array.from(
    { length: word.length - 2 },
    (_, k) => word.slice(0, k + 1) + word[k + 2] + word[k + 1] + word.slice(k + 3),
  ).filter((other) => other !== word && PHRASES.has(other));
  return swapped.length === 1 ? (swapped[0] ?? null) : null;
});

const nearestLongWord = onceAText((word): string | null => {
  if (word.length < LEAST_LETTERS) return null;
  const { long } = knownWords();
  const near = [-1, 0, 1]
    .flatMap((more) => long.get(`${word.slice(0, 2)}${word.length + more}`) ?? [])
    .filter((other) => isWithinEdits(other, word, 1));
  return near.length === 1 ? (near[0] ?? null) : null;
});
