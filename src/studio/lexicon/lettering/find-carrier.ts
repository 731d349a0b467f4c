import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What a text is written on; `thing` is `null` where we have no such thing. */
export interface Carrier {
  thing: ThingId | null;
}

/** Made to be written on: a text beside one of these stands on it. */
const BOARDS: readonly (readonly [ThingId | null, string])[] = [
  [
    'blackboard',
    'blackboards?(?: menus?)?|chalk ?boards?(?: menus?)?|(?:specials|menu|slate) board|board|slate|ardoise|tableau(?: noir)?|lavagn(?:a|etta)|pizarra|(?:kreide|schiefer|menu|wand)?tafel',
  ],
  [
    'sign',
    'signs?|signboard|signpost|panneau|enseigne|pancarte|cartello|insegna|letrero|(?:holz|orts|strassen|willkommens)?schild|wegweiser',
  ],
  [
    'menu_card',
    'menus?|cards?|wine list|carte(?: des vins)?|carton|cartoncino|biglietto|bigliettino|tarjeta|tarjetita|carta (?:dei vini|de vinos)|(?:menu|speise|wein|gruss|post)?karte|kartchen',
  ],
  ['letter', 'letter|notes?|envelope|lettre|mot|lettera|nota|brief|zettel|umschlag'],
  [
    'price_tag',
    '(?:price |gift |paper |name )?tags?|cartellino|preisschild|(?:geschenk)?anhanger|etiquette de prix|etiqueta de precio',
  ],
  [
    'place_card',
    '(?:place|name|table) cards?|marque places?|carton de table|segnapost[oi]|tarjeta de (?:mesa|sitio)|(?:tisch|platz|namens)kart(?:en?|chen)',
  ],
  [
    'neon_sign',
    'neon(?: (?:signs?|lettering|letters|writing))?|(?:light up|illuminated) sign|neonsch(?:ild|rift)|leucht(?:schrift|reklame)|(?:insegna|scritta) (?:al neon|luminosa)|letrero luminoso|enseigne lumineuse',
  ],
  ['cloth_banner', 'banners?|banderole|striscione|pancarta|spruchband|transparent'],
  [
    'gift_card',
    '(?:gift )?vouchers?|gift (?:cards?|certificates?)|(?:bon|cheque|carte) cadeau|buono regalo|(?:bono|cheque|tarjeta) regalo|(?:geschenk|wein)?gutschein|geschenkkarte',
  ],
  ['calendar', 'calendar|calendrier|calendario|kalender'],
  ['certificate', 'certificate|diploma|diplome|certificat|diplom|urkunde|certificato'],
  [null, 'billboard|screen'],
];

/** Things that are written on now and then: only what is said to stand there does. */
const SURFACES: readonly (readonly [ThingId | null, string])[] = [
  ['cake', 'cake|gateau|torta|tarta|torte|kuchen'],
  ['crate', 'crates?|wooden box|caisse|cassetta|caja|holzkiste|kiste'],
  ['wooden_case', '(?:wooden |wine |wooden wine )case|holzkasten|caisse en bois|cassa di legno'],
  ['carton', 'cardboard box|karton|scatola di cartone|caja de carton'],
  [
    'picture_frame',
    '(?:picture |photo )?frame|framed (?:print|quote|poster)|cadre|cornice|(?:bilder)?rahmen|marco',
  ],
  ['barrel', 'barrels?|fut|tonneau|botte|barrica|fass'],
  ['balloon', 'balloons?|ballons?|palloncini|globos|luftballons?'],
  ['mug', 'mug|cup|tasse|tazza|taza|becher'],
  ['apron', 'apron|tablier|grembiule|delantal|schurze'],
  [
    'tote_bag',
    'tote(?: bag)?|canvas bag|cotton bag|sac en toile|borsa di tela|bolsa de tela|(?:jute|stoff)beutel',
  ],
  ['gift_bag', 'gift bag|bag|sac|borsa|bolsa|tute'],
  ['gift_box', 'gift box|box|boite|scatola|geschenkbox|schachtel'],
  ['cork', 'cork|bouchon|tappo|corcho|korken'],
  ['book', 'book|livre|libro|buch'],
  ['newspaper', 'newspaper|journal|giornale|periodico|zeitung'],
  ['phone', 'phone|smartphone|telephone|telefono|handy'],
  ['shop_window', '(?:shop |store |display )?window|vitrine|vetrina|escaparate|schaufenster'],
  [null, 't ?shirt|shirt|sweater|cap|wall|mur|muro|pared|wand|tattoo'],
];

/** What bears a label of its own, and so the words beside it. */
const LABELLED =
  'bottles?|bouteilles?|bottigli[ae]|botellas?|flaschen?|magnum|wine|vin|vino|wein|labels?|labell?ed|etiquette|etichetta|etiqueta|etikett|poster|affiche|plakat|locandina|title|titled|titre|titolo|titulo|titel|headline|caption|called|named';

const SAID =
  /\b(?:sa(?:ys|ying)|read(?:s|ing)|written|stamped|painted|printed|engraved|branded|carved|embroidered|lettering|words?|text|inscription|inscribed|lettered|names?|marked|nom|nome|nombre|namen|disant|ecrit|grave|marque|mots|texte|dice|scritt[aoe]|incis[ao]|parole|escrit[ao]|grabad[ao]|palabras|texto|aufschrift|schriftzug|steht|beschriftet|worten)\b/;

const anyOf = (rows: typeof BOARDS) =>
  rows.map(([thing, words]) => [thing, new RegExp(String.raw`\b(?:${words})\b`, 'g')] as const);
const BOARD_WORDS = anyOf(BOARDS);
const SURFACE_WORDS = anyOf(SURFACES);
/** Most stretches of a prompt have none of them. */
const BEARERS = new RegExp(
  String.raw`\b(?:${[...BOARDS, ...SURFACES].map(([, words]) => words).join('|')})\b`,
);
const LABELLED_WORDS = new RegExp(String.raw`\b(?:${LABELLED})\b`, 'g');
const ON_IT =
  /^[\s'’»”"]*(?:is )?(?:written |painted |printed |chalked |ecrit |scritto |escrito |geschrieben )?(?:on|sur|su|sul|sulla|sull|en|auf|in)\b/;

/** 'A book titled …' is a book that says it. */
const TITLED =
  /\b(books?|livres?|libr[oi]|buch|bucher) (?:\w+ ){0,2}(?:titled?|titre|titolo|titulo|titel)\b/;
/** '“Anna” written on a card' is on the card, whatever stood before it. */
const DONE_ON_IT =
  /^[\s'’»”"]*(?:is )?(?:written|painted|printed|chalked|engraved|carved|branded|lettered|stamped|ecrite?|scritt[oa]|escrit[oa]|geschrieben) (?:in \w+ )?(?:on|onto|into|sur|su|sul|sulla|sull|en|auf|in)\b/;

/** On what a text of the prompt is written, by the words just before and after it in its clause. */
export function findCarrier(before: string, after: string): Carrier | null {
  const said = fold(before).replace(TITLED, '$1 saying');
  const follows = fold(after);
  // 'A hand writing “Reserve” on a barrel': what is written on stands behind the words.
  if (WRITES.test(said) && ON_IT.test(follows)) return firstIn(follows, SURFACE_WORDS);
  const near = nearestIn(said);
  if (near && near.thing !== undefined) return { thing: near.thing };
  const bound = DONE_ON_IT.test(follows) ? firstIn(follows) : straightIn(follows);
  if (bound || near) return bound;
  return ON_IT.test(follows) ? firstIn(follows) : null;
}

/** '“Open late” neon sign'. */
function straightIn(text: string): Carrier | null {
  const follows = text.replace(/^[\s'’»”"]+/, '');
  const own = allOf(BOARD_WORDS, follows).find(({ at }) => at === 0);
  return own ? { thing: own.thing ?? null } : null;
}

interface Found {
  at: number;
  end: number;
  /** `undefined`: the text is the label's or the picture's own. */
  thing: ThingId | null | undefined;
}

/** The last of them wins, by its whole name: 'a bottle beside a chalkboard saying', 'a place card'. */
function nearestIn(text: string): Found | null {
  const isSaid = SAID.test(text);
  const found: Found[] = [
    ...allOf(BOARD_WORDS, text),
    ...allOf(SURFACE_WORDS, text).filter(() => isSaid),
    ...[...text.matchAll(LABELLED_WORDS)].map((match) => ({ ...spanOf(match), thing: undefined })),
  ];
  return found.toSorted((a, b) => b.end - a.end || a.at - b.at)[0] ?? null;
}

const spanOf = ({ 0: word, index: at }: RegExpExecArray) => ({ at, end: at + word.length });

const allOf = (rows: typeof BOARD_WORDS, text: string): Found[] =>
  BEARERS.test(text)
    ? rows.flatMap(([thing, words]) =>
        [...text.matchAll(words)].map((match) => ({ ...spanOf(match), thing })),
      )
    : [];

const WRITES =
  /\b(?:writ(?:ing|es)|paint(?:ing|s)|chalk(?:ing|s)|carv(?:ing|es)|ecri(?:t|vant)|peint|scriv(?:e|endo)|dipinge|escrib(?:e|iendo)|pint(?:a|ando)|schreib(?:t|end)|malt)\s*(?:the (?:words?|name) )?[“”"«'‘]?\s*$/;
const CAKES = SURFACE_WORDS.filter(([thing]) => thing === 'cake');

function firstIn(text: string, surfaces: typeof BOARD_WORDS = CAKES): Carrier | null {
  const [first] = allOf([...BOARD_WORDS, ...surfaces], text).toSorted(
    (a, b) => a.at - b.at || b.end - a.end,
  );
  return first && first.at < NEAR ? { thing: first.thing ?? null } : null;
}

/** Whether a text ends in the name of something that words stand on: 'a sign' before 'reading'. */
export function endsInCarrier(text: string): boolean {
  const said = fold(text).trimEnd();
  return allOf([...BOARD_WORDS, ...SURFACE_WORDS], said).some(({ end }) => end === said.length);
}
/** Letters between a text and what it stands on: '“Menu” written on the big chalkboard'. */
const NEAR = 40;
