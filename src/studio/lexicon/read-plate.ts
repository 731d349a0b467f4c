import type { PlateLanguage, PlateTopic, PlateWish, WineColour } from '#studio/scene-spec.ts';
import { AREAS } from '#studio/litho/education/atlas/areas.ts';
import { VARIETIES } from '#studio/litho/education/varieties-plate.ts';
import { fold } from './normalise.ts';

/** Words that name a topic, folded, in five languages; the first that matches wins. */
const TOPICS: readonly (readonly [PlateTopic, RegExp])[] = [
  [
    'aromas',
    /\b(aromas?|flavou?rs?) (wheel|chart|map)|wheel of (aromas|flavou?rs)|roue des aromes|ruota degli aromi|rueda de (los )?aromas|aromarad/,
  ],
  [
    'bottle_sizes',
    /bottle (sizes?|formats?)|(sizes?|formats?) of (wine |champagne )?bottles?|(formats?|tailles?|contenances?) de (la |s )?bouteilles?|formati (di|delle) bottigli|(tamanos?|formatos) de (las )?botellas?|flaschen(grossen|formate)|large formats?|jeroboam|nebuchadnezzar|methuselah|nabuchodonosor/,
  ],
  [
    'bottle_shapes',
    /bottle (shapes?|types?)|(shapes?|types?|kinds) of (wine )?bottles?|formes? de(s)? bouteilles?|forme (di|delle) bottigli|formas de (las )?botellas?|flaschenformen/,
  ],
  [
    'colours',
    /colou?r (chart|scale|guide|wheel|spectrum|palette)|colou?rs of (the |red |white |rose )*wines?|wine colou?rs?|(couleurs?|nuances?|robes?) d(u|es) vins?|nuancier|(scala|gamma).*color|colori del vino|(escala|carta).*color|colores? del vino|farb(skala|karte|tafel)|farben des weins|weinfarben|shades of (red|white|rose) wine/,
  ],
  [
    'temperatures',
    /serving temperatures?|temperature (chart|guide|scale|table)|wine temperatures?|temperatures? (de service|du vin)|temperatur[ae] di servizio|temperaturas? de(l)? (servicio|vino)|(trink|servier)temperatur|what temperature|how cold/,
  ],
  [
    'sweetness',
    /sweetness|dry to sweet|sweet to dry|residual sugar|from brut|sucrosite|du sec au|teneur en sucre|dolcezza|dal secco|dulzor|de seco a|sussegrad|susse(n)?skala|restzucker|von trocken/,
  ],
  [
    'hold_glass',
    /hold(ing)? (a |the |your )?(wine |champagne )?glass|tenir (un|son|le) verre|tenere (il|un) (calice|bicchiere)|(sujetar|sostener|coger|agarrar) (la|una) copa|glas.* (halt|halten)|halt.* glas/,
  ],
  [
    'open_bottle',
    /open(ing)? (a |the )?(bottle|(red |white )?wine|champagne|sparkling|prosecco)|uncork|use (a|the) corkscrew|(ouvrir|deboucher) (une|la) bouteille|aprire (una|la) bottiglia|stappare|(abrir|descorchar) (una|la)? ?botella|flasche.* offne|offnen.* flasche|entkork/,
  ],
  [
    'decant',
    /decant(ing|ation)?\b|how to decant|decanter (un|le|son) vin|decantare|decantar|dekantier/,
  ],
  [
    'label',
    /(read(ing)?|understand(ing)?|anatomy of|parts of|explain(ed|ing)?).{0,16}(wine |bottle )?labels?|labels? (explained|guide|anatomy)|(lire|comprendre|decrypter).{0,8}etiquette|leggere.{0,8}etichetta|leer.{0,8}etiqueta|etikett.{0,12}(lesen|verstehen)/,
  ],
  [
    'oak',
    /(oak|barrel|cask|stave)s? toast|toast(ing)? (levels?|of)|toasts? of oak|(chauffes?|toasts?) (du|des|de) (chene|fut|barrique)|tostatur|tostados?|toastung/,
  ],
  [
    'training',
    /vine training|training systems?|trellis|pruning (systems?|methods?)|\bguyot\b|\bgobelet\b|(conduite|taille) de la vigne|forme di allevamento|potatura|(conduccion|poda) de la (vid|vina)|rebenerziehung|rebschnitt|erziehungssystem/,
  ],
  [
    'soils',
    /\bsoils?\b|types? of terroir|\bsols? (de|du|viticole|des)|\bsuol[oi]\b|\bsuelos?\b|boden(arten|typen)|\bboden der\b/,
  ],
  [
    'grape',
    /(grape|berry) (anatomy|structure|cross.?section|parts)|(anatomy|parts|structure|cross.?section|inside) of (a|the) (wine )?(grape|berry)|anatomie (du raisin|de la baie|der (traube|beere))|anatomia (dell|de la|del) ?(uva|acino)/,
  ],
  [
    'varieties',
    /grape (varieties|variety|types)|(varieties|types|kinds) of (wine )?grapes?|varietals? (chart|comparison|compared|guide)|compar\w+.*\b(grapes?|varieties|varietals?)|(grapes?|varietals?) compared|cepages|vitigni|variedades de uva|rebsorten/,
  ],
  [
    'vine_year',
    /vine ?s? year|year (of|in) (the|a) (vine|vineyard)|(vine|vineyard) (year|calendar|cycle|through)|(growth|growing|annual|vegetative) cycle|seasons (of|in) the (vine|vineyard)|cycle (de la vigne|vegetatif)|annee de la vigne|anno della vite|ciclo (della vite|vegetativo|de la vid)|jahr der rebe|rebjahr|vegetationszyklus|bud ?break/,
  ],
  [
    'pairing',
    /pairings?\b|food and wine|wine and food|(accords?|mariage) mets|mets et vins|abbinament|maridaje|speise.{0,6}wein|weinbegleitung/,
  ],
  [
    'making',
    /how (is |are |does |to )?.*(wine|champagne|cava|prosecco|rose|port|sherry)s? (is|are|gets?|was)? ?(made|produced)|how (is|are) .*(wine|champagne|rose)s? (made|produced)|how (to make|we make|they make)|(wine ?making|winemaking|vinification|production) ?(process|steps|diagram|chart|explained|infographic)?|from grape to (glass|bottle)|(traditional|charmat|classic) method|methode (traditionnelle|champenoise)|metodo (classico|tradicional)|comment (on )?(fait|nait|fabrique|elabore).*(vin|champagne|rose)|du raisin (au|a la)|come (si fa|nasce).*vino|vinificazione|como se (hace|elabora).*vino|(vinificacion|elaboracion) |wie .*(wein|sekt|champagner|rose).*(entsteht|gemacht|hergestellt)|weinbereitung|weinherstellung/,
  ],
  [
    'glass_shapes',
    /glass(ware)? (shapes?|types?|guide|chart)|(types?|shapes?|kinds) of (wine )?glass(es)?|glasses (chart|guide|and their)|which glass|(formes?|types?) de(s)? verres?|(tipi|forme) di (calici|bicchieri)|(tipos|formas) de copas?|glas(formen|typen)|weinglas(er|formen|typen)/,
  ],
  [
    'taste',
    /how to taste|tasting (steps|technique|guide|method|infographic)|steps of (wine )?tasting|(comment )?deguster|come degustare|como catar|cata de vinos?|wie .*verkost|verkosten|see,? swirl/,
  ],
  [
    'barrel',
    /(anatomy|parts|structure|diagram) of (a|an|the) .{0,12}(barrel|cask)|(barrel|cask) (anatomy|parts|diagram)|anatomie .{0,8}(tonneau|fut|barrique|fass)|anatomia .{0,8}(botte|barrica)/,
  ],
  [
    'bottle',
    /(anatomy|parts|structure|diagram) of (a|the) .{0,14}bottle|bottle (anatomy|parts|diagram)|anatomie .{0,14}(bouteille|flasche)|anatomia .{0,14}(bottiglia|botella)/,
  ],
  [
    'glass',
    /(anatomy|parts|structure|diagram) of (a|the) .{0,14}glass|glass (anatomy|parts|diagram)|anatomie .{0,12}(verre|glases)|anatomia .{0,12}(calice|copa)/,
  ],
];

const MAP_WORDS =
  /\b(maps?|carte (des|du|de la|de l|viticole)|mappa|cartina|mapa|land ?karte|karte|wine regions|regions viticoles|vignobles|regioni (del vino|vinicole)|regiones vinicolas|wein(bau)?(regionen|gebiete))\b/;

const WINES: readonly (readonly [WineColour, RegExp])[] = [
  ['red', /\b(reds?|rouges?|ross[oi]|tintos?|rot(e|en|er|wein|weine|weinen)?)\b/],
  [
    'white',
    /\b(whites?|blancs?|blanches?|bianc(o|hi|a)|blanc[oa]s?|weiss(e|en|er|wein|weine|weinen)?)\b/,
  ],
  ['rose', /\b(roses?|rosat[oi]|rosados?|roseweine?)\b/],
  [
    'sparkling',
    /\b(sparkling|champagnes?|cava|prosecco|cremant|effervescents?|mousseux|spumant[ei]|espumosos?|schaumweine?|sekt|champagner|traditional method|methode (traditionnelle|champenoise)|metodo classico)\b/,
  ],
];

const ASKED_LANGUAGE: readonly (readonly [PlateLanguage, RegExp])[] = [
  ['fr', /\b(in french|en francais|in francese|en frances|auf franzosisch)\b/],
  ['it', /\b(in italian|en italien|in italiano|en italiano|auf italienisch)\b/],
  ['es', /\b(in spanish|en espagnol|in spagnolo|en espanol|auf spanisch)\b/],
  ['de', /\b(in german|en allemand|in tedesco|en aleman|auf deutsch)\b/],
  ['en', /\b(in english|en anglais|in inglese|en ingles|auf englisch)\b/],
];

const SMALL_WORDS: Readonly<Record<PlateLanguage, RegExp>> = {
  en: /\b(the|of|and|how|is|with|for|a|to|in)\b/g,
  fr: /\b(le|la|les|des|du|une?|et|pour|avec|comment|sur|de|au)\b/g,
  it: /\b(il|lo|gli|della?|dei|delle|con|per|come|una?|e|di|del)\b/g,
  es: /\b(el|los|las|del|con|para|como|una?|y|de|la)\b/g,
  de: /\b(der|die|das|des|und|mit|fur|wie|eine?r?|von|den|im)\b/g,
};

/** What a plate is asked to teach; `null` when the prompt names no topic that we can draw. */
export function readPlate(prompt: string): PlateWish | null {
  const text = fold(prompt).replaceAll(/['’]/g, ' ').replaceAll(/\s+/g, ' ');
  const area = MAP_WORDS.test(text) ? findAreaIn(text) : null;
  const topic = area ? 'map' : TOPICS.find(([, words]) => words.test(text))?.[0];
  if (!topic) return null;
  return {
    topic,
    language: languageOf(text),
    wines: WINES.filter(([, words]) => words.test(text)).map(([wine]) => wine),
    grapes: VARIETIES.filter(({ name }) => text.includes(fold(name))).map(({ name }) => name),
    area,
  };
}

function findAreaIn(text: string): string | null {
  const named = AREAS.find(({ words }) =>
    words.split(' | ').some((word) => new RegExp(`\\b${word}\\b`).test(text)),
  );
  return named?.id ?? null;
}

/** As asked for, else the language that the prompt itself is written in. */
function languageOf(text: string): PlateLanguage {
  const asked = ASKED_LANGUAGE.find(([, words]) => words.test(text))?.[0];
  if (asked) return asked;
  const counts = (['en', 'fr', 'it', 'es', 'de'] as const).map(
    (language) => [language, text.match(SMALL_WORDS[language])?.length ?? 0] as const,
  );
  const [best, count] = counts.toSorted((a, b) => b[1] - a[1])[0] ?? ['en', 0];
  const english = counts[0]?.[1] ?? 0;
  return count > english && count > 0 ? best : 'en';
}
