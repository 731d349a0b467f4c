// What single words of a prompt for a plate ask of it. Folded, five languages.

/** 'What body, tannin and acidity mean': words are explained, no grapes compared. */
export const asksMeaning = (words: readonly string[]): boolean =>
  words.some((word) => MEANS.test(word)) && !words.some((word) => OF_GRAPES.test(word));
const MEANS =
  /^(?:means?|meaning|words?|terms?|vocabulary|glossary|jargon|explained|signifi\w*|mots|termes|vocabulaire|lexique|parole|termini|lessico|palabras|terminos|vocabulario|glos\w+|bedeut\w*|begriffe?|weinsprache|fachbegriffe|erklart|expliques?|spiegati|explicad[oa]s)$/;
const OF_GRAPES = /^(?:grapes?|varieties|cepages?|vitigni|uvas|variedades|rebsorten)$/;

/** Beside alcohol, tannin and acidity are what any wine is built of, not how grapes differ. */
export const isOfBuild = (words: readonly string[]): boolean =>
  qualitiesIn(words).length > 1 && words.some((word) => BUILD.test(word));
const BUILD = /^(?:alcohol|alcool|alcol|alkohol|sweetness|sucre|dolcezza|dulzor|susse)$/;

/** 'Red, white and rosé wine colours' are no shades of rosé. */
export const namesAllColours = (words: readonly string[]): boolean =>
  COLOURS_SAID.every((colour) => words.some((word) => colour.test(word)));
const COLOURS_SAID = [
  /^(?:reds?|rouges?|ross[oi]|tintos?|rot|roten?|rotwein\w*)$/,
  /^(?:whites?|blancs?|bianc(?:o|hi)|blancos?|weiss|weissen?|weisswein\w*)$/,
  /^(?:roses?|rosat[oi]|rosados?|rosewein\w*)$/,
];

/** Two ways to train a vine are compared on their own plate. */
export const namesSystems = (words: readonly string[]): boolean =>
  new Set(words.filter((word) => SYSTEM.test(word))).size > 1;
const SYSTEM =
  /^(?:guyot|cordon|gobelet|pergola|lyre|royat|alberello|cordone|tendone|espaldera|vaso|kordon|pergel|bush)$/;

/** 'Diagram of a wine bottle showing the punt, body and neck': its body is no quality of a grape. */
export const namesBottleParts = (words: readonly string[]): boolean =>
  new Set(words.filter((word) => BOTTLE_PARTS.test(word))).size > 1;
const BOTTLE_PARTS =
  /^(?:punt|shoulders?|neck|capsule|piqure|epaules?|goulot|spalle?|collo|capsula|hombros?|cuello|picadura|schultern?|flaschenhals|hals|kapsel)$/;

/** Two of them at once are compared grape by grape. */
const QUALITIES = [
  ['tannin', /^(?:tann?in|gerbstoff)/],
  ['acid', /^(?:acid|saure$)/],
  ['body', /^(?:body|corps|corpo|cuerpo|korper)$/],
] as const;

export const qualitiesIn = (words: readonly string[]) =>
  QUALITIES.filter(([, named]) => words.some((word) => named.test(word))).map(([id]) => id);

/** 'Cut through an oak barrel, showing staves and hoops'. */
export const namesBarrelParts = (words: readonly string[]): boolean =>
  words.some((word) => BARREL.test(word)) &&
  new Set(words.filter((word) => BARREL_PARTS.test(word))).size > 1;
const BARREL =
  /^(?:barrels?|casks?|barriques?|tonneaux?|futs?|botte|botti|barricas?|toneles?|fass|fasser|eichenfass\w*|holzfass\w*|barriquefass\w*)$/;
const BARREL_PARTS =
  /^(?:staves?|hoops?|bung|bunghole|head|chime|croze|douelles?|douves?|cercles?|bonde|doghe|doga|cerchi|cocchiume|duelas?|aros?|fassdauben?|dauben?|reifen|fassreifen|spund|spundloch|fassboden|boden)$/;

/** 'What do trocken, halbtrocken and lieblich mean?'. */
export const namesSweetness = (words: readonly string[]): boolean =>
  new Set(words.filter((word) => SWEET.test(word))).size > 2;
const SWEET =
  /^(?:trocken|halbtrocken|feinherb|lieblich|suss|edelsuss|sec|demi|moelleux|liquoreux|doux|secco|abboccato|amabile|dolce|seco|semiseco|semidulce|dulce|dry|sweet)$/;
