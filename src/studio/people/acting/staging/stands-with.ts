import { JETTY_WORDS } from '#studio/places/on-jetty.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

const BARREL = 'barrels?|casks?|tonneaux?|fut|futs|botte|botti|barricas?|barril|fass|weinfass';
const COUNTER = 'bar|counter|comptoir|zinc|bancone|banco|barra|mostrador|theke|tresen';
const LEANS =
  '(?:leaning|leans?|resting|appuye\\w*|accoude\\w*|adosse\\w*|appoggi\\w*|apoyad[oa]|apoyandose|recostad[oa]|lehnt|lehnend|gelehnt|stutzt sich)';
const AT =
  '(?: \\w+){0,3} (?:on|against|over|at|sur|contre|a|au|su|sul|sulla|contro|al|alla|en|contra|sobre|an|am|auf|gegen)';
const THE =
  '(?: (?:an?|the|an old|un|une|le|la|il|una|el|einem?|einer|einen|das|dem|den|der|die|his|her|their))?(?: \\w+){0,2}';

const WALL =
  'stone wall|walls?|parapet|muret|murets|mur|muro|muretto|pretil|mauer|steinmauer|brustung|terrace wall';
const RAILING =
  'railings?|balustrade|banister|rail|fence|gate|balcony|rambarde|garde corps|balcon|barriere|cloture|ringhiera|balaustra|balcone|staccionata|barandilla|baranda|valla|gelander|balkon|zaun|reling|brucke|bridge|pont|ponte|puente';

/** Nobody leans on the barrels of a cellar behind them. */
const STANDS = '(?:stand\\w*|stands|wait\\w*|debout|in piedi|de pie|steht|stehend) ';
const BEHIND = '(?:behind|derriere|dietro|detras de|detras del|hinter)';

/** 'Leaning on a barrel', 'accoudé au comptoir', 'behind a barrel': what somebody's arms rest on or their back. */
export function leantOn(prompt: string): LeantOn | null {
  const text = plain(prompt);
  if (new RegExp(`\\b${STANDS}${BEHIND}${THE} (?:\\w*)(?:${BARREL})\\b`).test(text))
    return 'barrel';
  if (THING_LEANS.test(text)) return null;
  const leans = (on: string): boolean =>
    new RegExp(`\\b${LEANS}${AT}${THE} (?:\\w*)(?:${on})\\b`).test(text);
  if (leans(BARREL)) return 'barrel';
  if (leans(COUNTER)) return 'counter';
  // Backs are leant against what arms would rest on.
  if (AGAINST.test(text)) return leans(`${WALL}|${BACKED}`) ? 'back' : null;
  return leans(RAILING) ? 'balustrade' : leans(WALL) ? 'parapet' : null;
}
export type LeantOn = 'barrel' | 'counter' | 'parapet' | 'balustrade' | 'back';
const THING_LEANS = new RegExp(
  `\\b(?:ladders?|bottles?|bicycles?|bikes?|brooms?|barrels?|paintings?|signs?|shovels?|echelle|bouteille|velo|scala|bottiglia|bicicletta|escalera|botella|leiter|flasche|fahrrad) (?:is |are )?${LEANS}\\b`,
);
const BACKED =
  'brick wall|doors?|doorframe|doorway|tree|porte|arbre|porta|albero|puerta|arbol|tur|baum|facade';
const AGAINST = /\b(?:against|contre|adosse\w*|contro|contra|gegen)\b/;

const SITS = '(?:sitting|sits?|seated|perched|assis(?:es?)?|sedut\\w+|sentad\\w+|sitz\\w*)';
const ON = '(?: \\w+)? (?:on|upon|sur|su|sul|sulla|sobre|en|auf)';
const CRATE = 'crates?|box|boxes|caisses?|cass[ae]|cassetta|cajas?|kisten?|weinkiste';

/** 'Sitting on an old crate', 'assise sur le muret'. */
export function sitsOn(prompt: string): SatOn | null {
  const text = plain(prompt);
  const sits = (on: string): boolean => new RegExp(`\\b${SITS}${ON}${THE} (?:${on})\\b`).test(text);
  if (ON_JETTY.test(text) || (UPON_JETTY.test(text) && !ON_FEET.test(text))) return 'jetty';
  if (ON_EDGE.test(text)) return 'wall';
  return sits(CRATE) ? 'box_seat' : sits(WALL) ? 'wall' : null;
}
/** Its rim is of stone too. */
const ON_EDGE = new RegExp(
  `\\b${SITS}(?: \\w+){0,4} (?:edge|side|rim|bord|rebord|bordo|borde|rand|beckenrand)(?: \\w+){0,3} (?:pool|piscine|piscina|pools|terraces?|terrasse|terraz[zo]a|terrazza|balcony|balcon|balcone|quay|quai)\\b|\\b${SITS} (?:am|auf dem) (?:pool|becken)rand\\b`,
);
export type SatOn = 'box_seat' | 'wall' | 'jetty';
/** At its edge or its end, the feet above the water. */
const ON_JETTY = new RegExp(
  `\\b${SITS}(?: \\w+){1,6} (?:${JETTY_WORDS.replaceAll(' | ', '|')})\\b`,
);

/** 'A couple on a jetty' sits there, unless it is said to stand or walk. */
const UPON_JETTY = new RegExp(
  `\\b(?:on|sur|su|sul|sulla|sobre|en|auf)${THE}(?: \\w+)? (?:${JETTY_WORDS.replaceAll(' | ', '|')})\\b`,
);
const ON_FEET =
  /\b(?:stand\w*|walk\w*|stroll\w*|danc\w*|jump\w*|runs?|running|debout|march\w+|camin\w+|cammin\w+|in piedi|de pie|steh\w*|geh\w*|spazier\w*|toast\w*|kiss\w*|embrac\w*)\b/;

export type Tree = 'olive' | 'blossom' | 'leafy';

const UNDER =
  '(?:under|underneath|beneath|below|in the shade of|sous|a l ombre d|all ombra di|sotto|bajo|debajo de|a la sombra de|unter|im schatten)';
const TREES: readonly (readonly [Tree, string])[] = [
  ['olive', 'olive trees?|oliviers?|ulivo|ulivi|olivo|olivos|olivenbaum\\w*'],
  [
    'blossom',
    '(?:cherry|almond) (?:blossoms?|trees? in (?:bloom|blossom))|(?:blossoming|flowering|blooming)(?: \\w+)? trees?|cerisiers? en fleurs?|ciliegio in fiore|almendro en flor|bluhende\\w* \\w*baum\\w*',
  ],
  [
    'leafy',
    '(?:\\w+ )?(?:trees?|oaks?)|arbres?|chenes?|tilleuls?|platanes?|albero|alberi|quercia|arbol|roble|encina|\\w*baum|\\w*baumen|eiche|linde',
  ],
];

/** What stands in a room and is hung with baubles has no crown to sit under. */
const CHRISTMAS =
  /\b(?:(?:christmas|xmas|fir) trees?|sapins?(?: de noel)?|alber[oi] di natale|arbol(?:es)? de navidad|abete|(?:weihnachts|christ|tannen)baum\w*)\b/g;

/** 'Under an old olive tree': whose crown is above somebody. */
export function treeOver(prompt: string): Tree | null {
  const text = plain(prompt).replace(CHRISTMAS, ' ');
  const found = TREES.find(([, words]) =>
    new RegExp(`\\b${UNDER}${THE} (?:${words})\\b`).test(text),
  );
  return found?.[0] ?? null;
}

/** Words with nothing but spaces between them; no phrase runs over a stop. */
const plain = (prompt: string): string =>
  fold(prompt)
    .replace(/[,;.:!?]+/g, ' | ')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ');
