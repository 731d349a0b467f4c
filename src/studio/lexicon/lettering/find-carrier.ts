import { fold } from '#studio/lexicon/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What a text is written on; `thing` is `null` where we have no such thing. */
export interface Carrier {
  thing: ThingId | null;
}

/** Made to be written on: a text beside one of these stands on it. */
const BOARDS: readonly (readonly [ThingId | null, string])[] = [
  [
    'blackboard',
    'blackboards?|chalk ?boards?|(?:specials|menu|slate) board|board|slate|ardoise|tableau(?: noir)?|lavagn(?:a|etta)|pizarra|(?:kreide|schiefer|menu|wand)?tafel',
  ],
  [
    'sign',
    '(?<!neon )signs?|signboard|signpost|panneau|enseigne|pancarte|cartello|insegna|letrero|(?:holz|orts|strassen|willkommens)?schild|wegweiser',
  ],
  [
    'menu_card',
    'menus?|cards?|wine list|carte(?: des vins)?|carton|cartoncino|biglietto|bigliettino|tarjeta|tarjetita|carta (?:dei vini|de vinos)|(?:menu|speise|wein|tisch|gruss|post)?karte|kartchen',
  ],
  ['letter', 'letters?|notes?|envelope|lettre|mot|lettera|nota|brief|zettel|umschlag'],
  [
    'price_tag',
    '(?:price |gift |paper |name )?tags?|cartellino|preisschild|(?:geschenk)?anhanger|etiquette de prix|etiqueta de precio',
  ],
  ['calendar', 'calendar|calendrier|calendario|kalender'],
  ['certificate', 'certificate|diploma|diplome|certificat|diplom|urkunde|certificato'],
  [null, 'banners?|banderole|striscione|pancarta|spruchband|neon(?: sign)?|billboard|screen'],
];

/** Things that are written on now and then: only what is said to stand there does. */
const SURFACES: readonly (readonly [ThingId | null, string])[] = [
  ['cake', 'cake|gateau|torta|tarta|torte|kuchen'],
  ['crate', 'crates?|wooden box|caisse|cassetta|caja|holzkiste|kiste'],
  ['wooden_case', 'wooden case'],
  ['barrel', 'barrels?|fut|tonneau|botte|barrica|fass'],
  ['balloon', 'balloons?|ballons?|palloncini|globos|luftballons?'],
  ['mug', 'mug|cup|tasse|tazza|taza|becher'],
  ['apron', 'apron|tablier|grembiule|delantal|schurze'],
  ['gift_bag', 'gift bag|bag|sac|borsa|bolsa|tute'],
  ['gift_box', 'gift box|box|boite|scatola|geschenkbox|schachtel'],
  ['cork', 'cork|bouchon|tappo|corcho|korken'],
  ['book', 'book|livre|libro|buch'],
  ['newspaper', 'newspaper|journal|giornale|periodico|zeitung'],
  ['phone', 'phone|smartphone|telephone|telefono|handy'],
  ['window', 'window|vitrine|vetrina|escaparate|schaufenster'],
  [null, 't ?shirt|shirt|sweater|cap|wall|mur|muro|pared|wand|tattoo'],
];

/** What bears a label of its own, and so the words beside it. */
const LABELLED =
  'bottles?|bouteilles?|bottigli[ae]|botellas?|flaschen?|magnum|wine|vin|vino|wein|labels?|labell?ed|etiquette|etichetta|etiqueta|etikett|poster|affiche|plakat|locandina|title|titled|titre|titolo|titulo|titel|headline|caption|called|named';

const SAID =
  /\b(?:sa(?:ys|ying)|read(?:s|ing)|written|stamped|painted|printed|engraved|branded|carved|embroidered|lettering|words?|text|inscription|inscribed|marked|disant|ecrit|grave|marque|mots|texte|dice|scritt[aoe]|incis[ao]|parole|escrit[ao]|grabad[ao]|palabras|texto|aufschrift|schriftzug|steht|beschriftet|worten)\b/;

const anyOf = (rows: typeof BOARDS) =>
  rows.map(([thing, words]) => [thing, new RegExp(String.raw`\b(?:${words})\b`, 'g')] as const);
const BOARD_WORDS = anyOf(BOARDS);
const SURFACE_WORDS = anyOf(SURFACES);
const LABELLED_WORDS = new RegExp(String.raw`\b(?:${LABELLED})\b`, 'g');
const ON_IT =
  /^[\s'’»”"]*(?:is )?(?:written |painted |printed |chalked |ecrit |scritto |escrito |geschrieben )?(?:on|sur|su|sul|sulla|sull|en|auf|in)\b/;

/** On what a text of the prompt is written, by the words just before and after it in its clause. */
export function findCarrier(before: string, after: string): Carrier | null {
  const said = fold(before);
  const near = nearestIn(said);
  if (near) return near.thing === undefined ? null : { thing: near.thing };
  const follows = fold(after);
  return ON_IT.test(follows) ? firstIn(follows) : null;
}

interface Found {
  at: number;
  /** `undefined`: the text is the label's or the picture's own. */
  thing: ThingId | null | undefined;
}

/** The last of them wins: 'a bottle beside a chalkboard saying'. */
function nearestIn(text: string): Found | null {
  const isSaid = SAID.test(text);
  const found = [
    ...lastOf(BOARD_WORDS, text),
    ...lastOf(SURFACE_WORDS, text).filter(() => isSaid),
    ...[...text.matchAll(LABELLED_WORDS)].map(({ index }) => ({ at: index, thing: undefined })),
  ];
  return found.toSorted((a, b) => b.at - a.at)[0] ?? null;
}

const lastOf = (rows: typeof BOARD_WORDS, text: string): Found[] =>
  rows.flatMap(([thing, words]) =>
    [...text.matchAll(words)].map(({ index: at }) => ({ at, thing })),
  );

function firstIn(text: string): Carrier | null {
  const [first] = lastOf(
    [...BOARD_WORDS, ...SURFACE_WORDS.filter(([thing]) => thing === 'cake')],
    text,
  ).toSorted((a, b) => a.at - b.at);
  return first && first.at < NEAR ? { thing: first.thing ?? null } : null;
}
/** Letters between a text and what it stands on: '“Menu” written on the big chalkboard'. */
const NEAR = 40;
