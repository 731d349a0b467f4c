import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { colourBy } from './said-colours.ts';

/** What is worn with or over the clothes, and what is worn below the waist. */
export interface Extras {
  hasGlasses: boolean;
  hasMoustache: boolean;
  hasBlindfold: boolean;
  hasBackpack: boolean;
  /** A white one over the forearm, as waiters have. */
  hasNapkin: boolean;
  hasBraces: boolean;
  hasPearls: boolean;
  hasEarrings: boolean;
  hasLipstick: boolean;
  hasRolledSleeves: boolean;
  /** Down to the knees. */
  hasCoat: boolean;
  /** Of a dress: its apron and white sleeves. */
  isDirndl: boolean;
  /** Flowers in the hair. */
  hasBlossoms: boolean;
  /** Hair that the wind blows aside. */
  hasWindblown: boolean;
  isBikini: boolean;
  tie: Rgb | null;
  cape: Rgb | null;
  /** What is worn below the waist, where it is said. */
  bottom: { cut: Bottom; colour: Rgb } | null;
}
export type Bottom = 'jeans' | 'trousers' | 'skirt' | 'shorts' | 'pyjamas';

const GLASSES =
  /\b(?:eyeglasses|spectacles|(?:round|reading|wearing|rimmed|horn|thick|nerdy|steel|moustache and|beard and|hair and|hat and) glasses|glasses and a (?:beard|moustache)|(?:man|woman|lady|girl|boy|guy|person|gentleman|teacher|professor|student|sommelier|winemaker|chef|grand(?:ma|pa|mother|father)) (?:with|in) glasses(?! (?:of|on|full|filled|in|at)\b)|lunettes(?! de soleil)|occhiali(?! da sole)|gafas(?! de sol)|brille)\b/;
const MOUSTACHE =
  /\b(?:moustaches?|mustaches?|moustachu|baffi|baffuto|bigotes?|bigotudo|schnurrbart|schnauzer|schnauzbart)\b/;
const BLINDFOLD =
  /\b(?:blindfold(?:ed|s)?|yeux bandes|bendat[oaie]|occhi bendati|ojos vendados|(?:mit )?verbundenen? augen|augenbinde)\b/;
export const BACKPACK = /\b(?:backpacks?|rucksacks?|rucksack|sacs? a dos|zain[oi]|mochilas?)\b/;
const NAPKIN =
  /\b(?:napkin|towel|cloth|serviette|tovagliolo|servilleta|tuch)(?: blanche| bianco| blanca)? (?:over|sur|sul|en|sobre|uber) (?:his |her |the |one |le |son |el |dem )?(?:arm|forearm|bras|braccio|brazo)\b/;
const BRACES = /\b(?:braces|suspenders|bretelles|bretelle|tirantes|hosentrager|lederhosen?)\b/;
const PEARLS =
  /\b(?:pearls|pearl necklaces?|necklaces?|collier|collana|collar de perlas|halskette|perlenkette)\b/;
const EARRINGS = /\b(?:earrings?|boucles d oreilles?|orecchini|pendientes|ohrringen?)\b/;
const LIPSTICK =
  /\b(?:lipstick|red lips|rouge a levres|levres rouges|rossetto|labbra rosse|pintalabios|labios rojos|lippenstift|rote[nr]? lippen)\b/;
const ROLLED =
  /\b(?:rolled up sleeves|sleeves rolled(?: up)?|rolled sleeves|manches retroussees|maniche (?:rimboccate|arrotolate)|mangas (?:arremangadas|remangadas)|(?:hoch)?gekrempelten? armeln?|aufgekrempelten? armeln?)\b/;
const COAT =
  /\b(?:coats?|raincoats?|overcoat|trench ?coat|labcoat|parka|manteau|impermeable|cire|blouse blanche|cappotto|impermeabile|camice|abrigo|chubasquero|gabardina|bata blanca|mantel|wollmantel|regenmantel|regenjacke|kittel|laborkittel)\b/;
const DIRNDL = /\b(?:dirndls?|trachtenkleid)\b/;
const TIE =
  /\b(?:neckties?|(?<!bow |vine )ties?(?! (?:the|a|up|back|vines?|events?|dinner|gala|party|ball|evening|reception)\b)|cravate|cravatta|corbata|krawatte)\b/;
const CAPE =
  /\b(?:cloaks?|capes?|mantello|tabarro|capa|umhang)\b(?! (?:town|cod|verde|winelands?))/;
const BLOSSOMS =
  /\b(?:(?:flowers?|roses?|dais(?:y|ies)|blossoms?) in (?:her|their|the) hair|(?:flower|floral) (?:crowns?|wreaths?)|crowns? of flowers|fleurs? dans les cheveux|couronnes? de fleurs|fiori (?:tra|nei|fra) i? ?capelli|coron[ae] di fiori|flor(?:es)? en el (?:pelo|cabello)|coronas? de flores|blumen im haar|blumenkr(?:anz|anze))\b/;
const WINDBLOWN =
  /\b(?:hair (?:\w+ )?in the (?:\w+ )?(?:wind|breeze)|windswept|windblown|wind in (?:her|his|their) hair|cheveux (?:au|dans le) vent|capelli al vento|(?:pelo|cabello) al viento|haare? im wind|wehende[nms]? haare?n?)\b/;
const BOTTOMS: readonly (readonly [Bottom, RegExp, string])[] = [
  ['pyjamas', /\b(?:pyjamas?|pajamas?|pigiama|pijama|schlafanzug)\b/, '#7f93b8'],
  ['jeans', /\b(?:jeans|vaqueros|bluejeans)\b/, '#33507a'],
  ['shorts', /\b(?:lederhosen?)\b/, '#5a3a20'],
  [
    'shorts',
    /\b(?:shorts|bermudas?|pantaloncini|pantalones cortos|kurze[nr]? hosen?)\b/,
    '#b8a077',
  ],
  // Who runs for sport is dressed for it.
  [
    'shorts',
    /\b(?:runners?|joggers?|jogging|marathons?|coureu(?:rs?|ses?)|joggeu(?:rs?|ses?)|corridor[ei]|maratona|corredor(?:es)?|maraton|laufer(?:innen|in)?)\b/,
    '#23262e',
  ],
  [
    'skirt',
    /\b(?:skirts?|jupe|gonna|falda|rock(?= |$)(?! (?:and|n|music|band|concert)))\b/,
    '#6b2030',
  ],
  [
    'trousers',
    /\b(?:trousers|slacks|chinos|pants|pantalon|pantaloni|pantalones|hosen?)\b/,
    '#3a3a40',
  ],
];
/** Reads folded text of words and single spaces. */
export function extrasIn(text: string): Extras {
  const bottom = BOTTOMS.find(([, word]) => word.test(text));
  return {
    hasGlasses: GLASSES.test(text),
    hasMoustache: MOUSTACHE.test(text),
    hasBlindfold: BLINDFOLD.test(text),
    hasBackpack: BACKPACK.test(text),
    hasNapkin: NAPKIN.test(text),
    hasBraces: BRACES.test(text),
    hasPearls: PEARLS.test(text),
    hasEarrings: EARRINGS.test(text),
    hasLipstick: LIPSTICK.test(text),
    hasRolledSleeves: ROLLED.test(text),
    hasCoat: COAT.test(text),
    isDirndl: DIRNDL.test(text),
    hasBlossoms: BLOSSOMS.test(text),
    hasWindblown: WINDBLOWN.test(text),
    isBikini: /\bbikinis?\b/.test(text),
    tie: TIE.test(text) ? (colourBy(text, TIE) ?? linear('#5a1624')) : null,
    cape: CAPE.test(text) ? (colourBy(text, CAPE) ?? linear('#2a1a2c')) : null,
    bottom: bottom
      ? { cut: bottom[0], colour: colourBy(text, bottom[1]) ?? linear(bottom[2]) }
      : null,
  };
}
