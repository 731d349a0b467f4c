import type { PlateLanguage } from '#studio/scene/sheets.ts';
import { AREA_PHRASES } from './named/homes-and-grapes.ts';
import { plateLanguage } from './language-of.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

const LANGUAGES = ['', ' in french', ' in italian', ' in spanish', ' in german'] as const;

/** What a teacher types alone, folded, in five languages; and the plate that it means. */
const ROWS: readonly (readonly [asked: string, bare: string])[] = [
  ['wine types', 'wine, wines, types of wine | vin, vins | vino, vini | vinos | wein, weine'],
  ['how red wine is made', 'red wine | vin rouge | vino rosso | vino tinto | rotwein'],
  ['how white wine is made', 'white wine | vin blanc | vino bianco | vino blanco | weisswein'],
  [
    'how rosé wine is made',
    'rose, rose wine | vin rose | vino rosato, rosato | vino rosado, rosado | rosewein',
  ],
  [
    'how sparkling wine is made',
    'sparkling wine, sparkling wines, champagne, bubbles | vin mousseux, vin effervescent | spumante, vino spumante | vino espumoso, espumoso | schaumwein, sekt',
  ],
  [
    'orange wine explained',
    'orange wine, orange wines | vin orange | vino orange, vino arancione | vino naranja | orangewein',
  ],
  [
    'sweet wine types',
    'sweet wine, sweet wines, dessert wine, dessert wines | vin doux, vin liquoreux, vins liquoreux | vino dolce, vino passito | vino dulce | susswein, sussweine',
  ],
  [
    'port styles',
    'port, port wine | porto, vin de porto | vino porto | oporto, vino de oporto | portwein',
  ],
  ['sherry styles', 'sherry | xeres | vino di jerez | jerez, vino de jerez | sherrywein'],
  [
    'wine glass types',
    'wine glasses, glasses, glassware, wine glasses types, wine glass types, glass types | verres a vin | bicchieri da vino, calici | copas de vino, copas | weinglaser',
  ],
  [
    'map of the wine regions of the world',
    'wine regions, wine map, wine world, wine countries | regions viticoles, vignobles | regioni vinicole | regiones vinicolas | weinregionen, weinbaugebiete',
  ],
  [
    'appellation explained',
    "appellation, appellations | appellation d'origine, aoc, aop | denominazione, denominazioni | denominacion, denominaciones | herkunftsbezeichnung, ursprungsbezeichnung",
  ],
  [
    'tasting sheet',
    'sat, blic, wset sat, tasting notes | notes de degustation, grille de degustation | note di degustazione | notas de cata | verkostungsnotizen',
  ],
  [
    'orange wine explained',
    'skin contact | maceration pelliculaire | macerazione sulle bucce | maceracion con pieles | maischestandzeit',
  ],
  [
    'timeline of wine',
    "history of wine, wine history, the history of wine | histoire du vin, l'histoire du vin | storia del vino, la storia del vino | historia del vino, la historia del vino | geschichte des weins, die geschichte des weins, weingeschichte",
  ],
  [
    'how to read a wine label',
    'wine label, wine labels | etiquette de vin, etiquettes de vin | etichetta di vino, etichetta del vino | etiqueta de vino, etiqueta del vino | weinetikett, weinetiketten',
  ],
  ['pruning vines', 'pruning | la taille, taille de la vigne | potatura | poda | rebschnitt'],
  [
    'tannins explained',
    'tannin, tannins | tanin, tanins | tannino, tannini | tanino, taninos | tannin, tannine, gerbstoffe',
  ],
  [
    'tannins, acidity, alcohol',
    'structure, balance | structure, equilibre | struttura, equilibrio | estructura | struktur, balance',
  ],
  [
    'acidity in wine explained',
    'acidity, acid, acids | acidite, acides | acidita, acidi | acidez, acidos | saure, sauren',
  ],
  [
    'vintage explained',
    'vintage, vintages, wine vintage | millesime, millesimes | annata, annate, millesimo | anada, anadas, cosecha | jahrgang, jahrgange, weinjahrgang',
  ],
  [
    'wine cheat sheet',
    'cheat sheet, wine cheat sheet | aide-memoire, aide-memoire vin, antiseche, antiseche vin | bigino, bigino vino, scheda riassuntiva | chuleta, chuleta vino, chuleta de vinos | spickzettel, spickzettel wein, weinspickzettel',
  ],
  [
    'wine glossary',
    'flashcard, flashcards, wine flashcards, study card, study cards | fiche de revision, fiches de revision, carte memoire | scheda didattica, schede didattiche, flashcard vino | tarjeta de estudio, tarjetas de estudio, tarjeta didactica | lernkarte, lernkarten, karteikarte, karteikarten',
  ],
  [
    'wine types',
    'wine chart, wine table, wine basics, wine 101 | tableau des vins, tableau vin, les bases du vin | tabella dei vini, tabella vini, le basi del vino | tabla de vinos, tabla vinos | weintabelle, tabelle der weine, weingrundlagen, weinubersicht',
  ],
  ['what is body in wine: levels of body', 'body | corps | corpo | cuerpo | korper'],
  [
    'fermentation',
    'yeast, yeasts | levure, levures | lievito, lieviti | levadura, levaduras | hefe, hefen',
  ],
  [
    'why oak',
    'oak, oak barrels, barrels, barrel | chene, barriques, futs | rovere, botti, barrique | roble, barricas | eiche, barriquefass',
  ],
  [
    'oak ageing',
    'barrel aging, barrel ageing | elevage en fut, elevage en barrique, elevage sous bois | affinamento in barrique, affinamento in legno, affinamento in botte | crianza en barrica, envejecimiento en barrica | ausbau im barrique, barriqueausbau, reifung im holzfass, ausbau im holzfass',
  ],
  [
    'food and wine pairing',
    'food and wine, wine and food | mets et vins | vino e cibo, cibo e vino | vino y comida | wein und speisen, speisen und wein, wein und essen, essen und wein',
  ],
  [
    'cheese and wine pairing',
    'wine and cheese, cheese and wine | vin et fromage, vins et fromages, fromage et vin | vino e formaggio, vini e formaggi, formaggio e vino, formaggi e vini | vino y queso, vinos y quesos, queso y vino | wein und kase, kase und wein',
  ],
  [
    'how corks are made',
    'cork, corks | liege, bouchon, bouchons | sughero, tappo, tappi | corcho, corchos | kork, korken',
  ],
  [
    'old world vs new world',
    'old world and new world, old and new world | ancien monde et nouveau monde | vecchio mondo e nuovo mondo | viejo mundo y nuevo mundo | alte welt und neue welt',
  ],
  [
    'grape varieties',
    'grapes, grape, varietals | cepages, raisins | vitigni, uve | uvas, variedades de uva | rebsorten, trauben',
  ],
  [
    'how to serve wine',
    'sommelier, service | service | servizio | servicio | sommelier, weinservice',
  ],
];

const BARE: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([asked, bare]) =>
    bare
      .split('|')
      .flatMap((words, k) =>
        words.split(',').map((word) => [word.trim(), asked + (LANGUAGES[k] ?? '')] as const),
      ),
  ).toReversed(),
);

/** 'A diagram of …', 'affiche sur le …', 'was ist …': the sheet or the question before its noun. */
const BEFORE =
  /^(?:(?:an? |the |une? |un[ao]? |eine? )?(?:diagram|chart|infographic|poster|guide|plate|lesson|overview|basics|introduction|intro|slide|page|affiche|infographie|schema|planche|fiche|cours|infografica|manifesto|tavola|lezione|scheda|cartel|infografia|lamina|leccion|ficha|plakat|infografik|schaubild|lehrtafel|lektion) (?:of|to|about|on|sur|de|des|du|sui?|sull[ae]?|di|del|dell[ae]?|sobre|uber|zu|zum|zur|von) |(?:explain|all about|what (?:is|are)|qu'est-ce que?|c'est quoi|cos'e|che cos'e|cosa sono|que (?:es|son)|was (?:ist|sind)) )?(?:the |an? |les? |la |l'|un |une |il |lo |gli |i |el |los |las |der |die |das |ein |eine )?/;
/** '… explained', '… for beginners', '… dans le vin'. */
const AFTER =
  /(?: (?:explained|diagram|chart|infographic|poster|guide|basics|101|overview|for beginners|lesson|in (?:a |the )?wines?|expliquee?s?|pour (?:les )?debutants|dans le vin|du vin|spiegat[aeio]|nel vino|del vino|per principianti|explicad[ao]s?|en el vino|para principiantes|erklart|im wein|(?:des )?weins|fur anfanger))*[?!.]*$/;
/** The noun that is left, folded. */
const bareNoun = (prompt: string): string =>
  fold(prompt).replaceAll('’', "'").trim().replace(BEFORE, '').replace(AFTER, '');

/** 'Wine with steak', 'vin pour sushi': what to drink with it, and no bottle beside it. */
const WITH_FOOD =
  /^(?:(?:red|white|best|which|what|quel|quale|que|welcher) )?(?:wines?|vins?|vin[oi]|vinos|weine?) (?:with|for|to go with|avec|pour|con|per|para|zum?|zur) (?:an? |the |le |la |les |il |lo |gli |i |el |los |las |der |die |das )?(\p{L}[\p{L} -]{2,30})$/u;
/** 'Wine storage temperature and humidity' is no serving temperature. */
const STORED =
  /\b(?:storage|storing|store|cellar|lager(?:ung|temperatur|n)?|conservation|conserver|conservazione|conservare|conservacion|guardar)\b.*\b(?:temperatur\p{L}*|humidity|humidite|umidita|humedad|feuchtigkeit)\b|\blagertemperatur\p{L}*\b/u;
/** 'Wein und Schokolade', 'wine and sushi': two that go together. */
const AND_FOOD =
  /^(?:wines?|vins?|vin[oi]|vinos|weine?) (?:and|&|et|e|y|und) ((?:dark |milk |noir |blanc )?(?:chocolates?|chocolat|cioccolato|schokolade|sushi|pizza|pasta|steaks?|fish|poissons?|pesce|pescado|fisch|seafood|fruits de mer|frutti di mare|marisco|meeresfruchte|meats?|viandes?|carne|fleisch|oysters|huitres|ostriche|ostras|austern|salads?|desserts?|turkey|barbecue|bbq|tapas|charcuterie|ham|burgers?|curry|asparagus|asperges|asparagi|esparragos|spargel))$/;
/** Whom the wine is for, or what the sheet shows of it. */
const NO_FOOD =
  /\b(?:beginners?|dummies|students?|kids|home|weddings?|part(?:y|ies)|labels?|arrows?|parts|debutants|principiant[ei]s?|anfanger|names|guests|people)\b/;

/** 'Italian red wines', 'French whites': the grapes that they are made of. */
const WINES_OF =
  /^(italian|french|spanish|german|portuguese|austrian|greek|argentin(?:e|ian)|chilean|australian|south african|californian)(?: (red|white))? (?:wines?|reds?|whites?)$/;

/** The prompt, or what a bare noun means on a teaching plate; regions alone are their maps. */
export function spelledOut(prompt: string): string {
  const noun = bareNoun(prompt);
  const known = BARE.get(fold(prompt).trim()) ?? BARE.get(noun);
  // A noun that English has too is taught in the language of its article: 'le rosé'.
  if (known)
    return LANGUAGES.some((one) => one && known.endsWith(one)) ? known : known + inOwn(prompt);
  const [, country, colour = ''] = WINES_OF.exec(noun) ?? [];
  if (country) return `${colour} grape varieties of ${country} wine`;
  if (STORED.test(fold(prompt))) return `how to store wine${inOwn(prompt)}`;
  const asked = fold(prompt).trim();
  const [, food] = WITH_FOOD.exec(asked) ?? AND_FOOD.exec(asked) ?? [];
  if (food && !NO_FOOD.test(food)) return `wine pairing for ${food}${inOwn(prompt)}`;
  const isArea = AREA_PHRASES.some(([, phrases]) =>
    phrases.some((phrase) => phrase.join(' ').replaceAll('*', '') === noun),
  );
  return isArea ? `map of ${prompt}` : prompt;
}

const inOwn = (prompt: string): string => IN_LANGUAGE[plateLanguage(prompt)];
const IN_LANGUAGE: Readonly<Record<PlateLanguage, string>> = {
  en: '',
  fr: ' in french',
  it: ' in italian',
  es: ' in spanish',
  de: ' in german',
};
