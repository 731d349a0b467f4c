import { WEARS_CUP } from '#studio/people/act-words.ts';
import { areKin } from './kin.ts';
import { plainText } from '#studio/lexicon/matching/normalise.ts';
import { callingIn } from '#studio/lexicon/words/people/callings.ts';
import type { CallingId } from '#studio/lexicon/words/people/callings.ts';
import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';
import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { DRESSED_AS, calledIn } from './callings.ts';
import { extrasIn } from './extras.ts';
import type { Extras } from './extras.ts';
import type { Garment } from './garment.ts';
import { colourBy, named } from './said-colours.ts';
import { SAILOR, patternIn } from './said-patterns.ts';
import type { Pattern } from './said-patterns.ts';
import { DYED, HAT_IN_HAND, HATS, MONK, NUN, ROYAL, SANTA } from './said-hats.ts';

/** What a prompt says of somebody's looks. */
export interface Looks extends Extras {
  isOld: boolean;
  hasBeard: boolean;
  isMan: boolean;
  isWoman: boolean;
  /** Of children: `null` where nothing is said. */
  isGirl: boolean | null;
  hasBowTie: boolean;
  hasTastevin: boolean;
  hasGloves: boolean;
  isLaughing: boolean;
  /** What else a face shows. */
  mood: Mood | null;
  /** Dressed as in an old portrait. */
  isNoble: boolean;
  /** The pleated or lace collar of old portraits. */
  hasRuff: boolean;
  /** Jacket and trousers of one cloth. */
  isSuit: boolean;
  /** Works with the hands, in the cellar or at the line. */
  isWorker: boolean;
  /** Works on the land. */
  isFarmer: boolean;
  /** The first of them is old, the third a child. */
  areGenerations: boolean;
  /** Parents and a child. */
  isFamily: boolean;
  /** A mother and her son, or a whole family: they look alike. */
  areKin: boolean;
  hat: keyof typeof HATS | null;
  /** Said to be of straw. */
  isStraw: boolean;
  /** Where another colour than straw is said. */
  hatColour: Rgb | null;
  hasSunglasses: boolean;
  hasClosedEyes: boolean;
  isBarefoot: boolean;
  scarf: Rgb | null;
  hair: { colour: Rgb | null; cut: 'long' | 'short' | 'bald' | 'braid' | 'bun' | 'curly' | null };
  garment: { cut: Garment; colour: Rgb | null } | null;
  /** Woven into shirt or dress. */
  pattern: Pattern | null;
  /** What is worn under an apron or a jacket, where that is said too. */
  shirt: Rgb | null;
  /** Known by dress and tool. */
  calling: CallingId | null;
}

export type Mood = 'sad' | 'cry' | 'angry' | 'shock';

/** Of the feelings that texts tell those that a modelled face shows. */
function moodOf(text: string): Mood | null {
  const felt = readEmotion(text);
  return MOODS.find((mood) => mood === felt) ?? null;
}
const MOODS: readonly Mood[] = ['sad', 'cry', 'angry', 'shock'];

const OLD =
  /\b(old|older|elderly|aged|senior|grey haired|gray haired|white haired|grandfather|grandad|grandmother|grandpa|grandma|granny|grandparents|vieux|vieil|vieille|age|agee|grand pere|grand mere|vecchio|vecchia|anziano|anziana|nonno|nonna|viejo|vieja|anciano|anciana|mayor|abuelo|abuela|alter|alte|alten|altere|alterer|alteren|alteres|alterem|altes|opa|oma|grossvater|grossmutter|in (?:his|her|their) (?:early |mid |late )?(?:sixties|seventies|eighties|[678]0s))\b/;
const OLD_THINGS =
  /\b(old|vieux|vieil|vieille|vecchio|vecchia|viejo|vieja|alter|alte|alten) (wooden |oak |stone |dusty |rusty |leather |red )?(bottle|barrel|bordeaux|burgundy|barolo|rioja|port|madeira|riesling|vintage|table|house|door|chair|map|letter|photo|car|truck|tractor|tree|wall|village|church|castle|abbey|mill|bench|crate|box|basket|key|lamp|radio|guitar|piano|vineyard|estate|winery|millesime|table en bois|tavolo|porta|libro|mesa|puerta|tisch|tur|buch|vine|cellar|wine|stone|town|book|cask|world|wood|press|bouteille|tonneau|cave|vigne|botte|cantina|vigna|barrica|bodega|vid|flasche|fass|keller|rebe|reben|weinkeller|gewolbe|tavern|inn|pub|bar|bistrot?|cafe|restaurant|kitchen|library|farm|farmhouse|monastery|convent|chapel|bridge|port|harbou?r|square|street|courtyard|market|shop|boat|master|taverne|taverna|taberna|auberge|osteria|trattoria|locanda|cucina|cocina|cuisine|ferme|cascina|pont|ponte|puente|piazza|place|plaza|wirtshaus|gasthaus|gasthof|schenke|kuche|bauernhof|brucke|hafen)s?\b/g;
const BEARD = /\b(beard|bearded|barbe|barbu|barba|barbudo|barbuto|bart|bartig|bartiger|vollbart)\b/;
const FAMILY = /\b(family|famille|famiglia|familia|familie)\b/;
const GENERATIONS =
  /\b(three|four|five|3|4|5|trois|quatre|cinq|tre|quattro|cinque|tres|cuatro|cinco|drei|vier|funf) (generations?|generazioni|generaciones|generationen)\b/;
const GIRL =
  /\b(girl|girls|granddaughter|daughter|fille|filles|fillette|bambina|bambine|nipotina|nina|ninas|nieta|madchen|tochter|enkelin)\b/;
const BOY =
  /\b(boy|boys|grandson|son|garcon|garcons|petit fils|bambino|nipotino|nino|nieto|junge|sohn|enkel)\b/;
const TUXEDO = /\b(tuxedos?|tux|smoking|dinner jacket|black tie)\b/;
const BOW_TIE =
  /\b(tuxedos?|tux|smoking|dinner jacket|black tie (?:event|dinner|gala|party|ball|evening|reception)|bow tie|bowtie|noeud papillon|farfallino|papillon|pajarita|fliege)\b/;
const GLOVES =
  /\b(?:(?:white|cotton) gloves?|gants? blancs?|guanti bianchi|guantes blancos|weisse[nr]? handschuhen?)\b/;
const SUIT =
  /\b(suit|suits|tuxedo|costume|costumes|smoking|abito scuro|traje|anzug|groom|business ?(?:wo)?m[ae]n|business (?:people|partners|guests)|businesspeople|managers?|bankers?|gens d affaires|uomini d affari|hombres de negocios|geschaftsleute|butler)\b/;
const FARMER =
  /\b(farmers?|peasants?|paysans?|paysannes?|contadin[oaie]|campesin[oa]s?|bauern?|bauerin|landwirt|agriculteur|agricoltor[ei]|agricultor(es)?)\b/;
const WORKER =
  /\b(workers?|cellar hands?|mechanic|ouvriers?|ouvrieres?|opera[io]|obreros?|trabajador(es)?|(keller)?arbeiter)\b/;
const MAN =
  /\b(king|roi|rey|konig|him|his|he|mr|lui|seine|seinem|waiter|butler|barman|kellner|winzer|serveur|vigneron|cameriere|vignaiolo|viticoltore|enologo|oste|camarero|viticultor|bodeguero|koch|cuoco|cuisinier|cocinero|lehrer|verkaufer|wirt)\b/;
/** Who has become the master of a cellar has grown grey there. */
const MASTER =
  /\b(cellar ?masters?|kellermeister|ma[iî]tres? de chai|chefs? de caves?|capo ?cantiniere?|maestro (?:cantiniere|bodeguero)|jefe de bodega)\b/;
const YOUNG = /\b(young|jeune|giovane|joven|jung\w*)\b/;
const isMaster = (text: string): boolean => MASTER.test(text) && !YOUNG.test(text);
const HER = /\b(?:her|hers|she|herself|ihre[mnrs]?|sie)\b/;
const WOMAN = /\b(queen|reine|regina|reina|konigin)\b/;
const STRAW = /\b(straw|sun hats?|paille|paglia|paja|stroh\w*)\b/;
const NOBLE =
  /\b(noble(man|men|woman|women)|noble (couple|family|lady|ladies|guests)|couple noble|coppia nobile|pareja noble|adelig\w*|adelspaar|aristocrats?|gentilhomme|edelmann|edelleute|hidalgo|gentiluomo|nobile|duke|duchess|countess|count of|baron|baroness|contessa|condesa|comtesse|grafin|marquis|marquise)\b/;
const RUFF =
  /\b(ruff|lace (?:collar|ruff)|collerette|col de dentelle|gorgiera|colletto di pizzo|gorguera|cuello de encaje|halskrause|spitzenkragen)\b/;
const LAUGHING =
  /\b(laugh(s|ing|ter)?|smil(e|es|ing)|happy|cheerful|joyful|ri(t|ant|ent)|rire|souri\w+|heureu\w+|rid(e|ono|endo)|sorrid\w+|felic\w+|r[ií]e(n|ndo)?|sonr\w+|lach\w+|glucklich\w*|frohlich\w*)\b/;
const BAREFOOT =
  /\b(barefoot(ed)?|bare feet|pieds nus|nu pieds|piedi nudi|scalz[oaie]|descalz[oa]s?|barfuss\w*|nackten fussen)\b/;
const SHADES = /\b(sunglasses|lunettes de soleil|occhiali da sole|gafas de sol|sonnenbrille)\b/;
const CLOSED_EYES =
  /\b(?:eyes (?:are )?(?:closed|shut)|(?:closed|shut) eyes|closing (?:his|her|their) eyes|(?:closes|shuts) (?:his|her|their) eyes|yeux (?:fermes|clos)|occhi chiusi|ojos cerrados|geschlossenen? augen|augen geschlossen)\b/;
const SCARF = /\b(scarf|echarpe|foulard|sciarpa|bufanda|panuelo|schal|halstuch)\b/;
const HAIR_COLOURS: readonly (readonly [RegExp, Rgb])[] = [
  [
    /\b(blond|blonde|blonder|bionda|biondo|rubia|rubio|fair haired|blonde[mnrs]? (zopf\w*|haar\w*))\b/,
    [0.5, 0.34, 0.14],
  ],
  [
    /\b(red hair|red haired|redhead|ginger|rousse|roux|rossa di capelli|pelirroja|rothaarig|rothaarige|red (braid|plait|pony|pigtail)\w*|rote[mnrs]? (zopf\w*|haar\w*|pferdeschwanz)|tresses? rousses?|treccia rossa|trenza roja)\b/,
    [0.32, 0.08, 0.02],
  ],
  [
    /\b(dark hair|dark haired|black hair|brunette|brune|bruna|morena|dunkelhaarig|schwarzhaarig)\b/,
    [0.02, 0.014, 0.01],
  ],
  [
    /\b(grey hair|gray hair|white hair|silver hair|grey haired|gray haired|white haired|white beard|grey beard|gray beard|barbe blanche|barbe grise|barba bianca|barba blanca|weisse[rnms]? bart|graue[rnms]? bart|cheveux gris|cheveux blancs|capelli bianchi|pelo blanco|graue haare|grauhaarig)\b/,
    [0.46, 0.45, 0.44],
  ],
];
const LONG =
  /\b(long (?:\w+ )?hair|long haired|cheveux longs|capelli lunghi|pelo largo|lange haare|langen haaren)\b/;
const BRAID =
  /\b(braid(s|ed)?|plait(s|ed)?|pigtails?|pony ?tail|tresses?|natte|queue de cheval|trecc(ia|e)|coda di cavallo|trenzas?|coleta|zopfe?n?|pferdeschwanz)\b/;
const SHORT_HAIR =
  /\b(short hair|short haired|cheveux courts|capelli corti|pelo corto|kurze[nr]? haaren?)\b/;
const BUN =
  /\b(?:in a (?:low |high |tight |loose )?bun|hair bun|chignon|hochsteckfrisur|haarknoten|dutt|mono(?: alto| bajo)(?! de))\b/;
const CURLY =
  /\b(?:curly|curls|afro|frise[es]?|boucles(?! d oreille)|ricci(?:a|o)?|rizad[oa]s?|rizos|lockig\w*|locken)\b/;
const BALD = /\b(bald|chauve|calvo|pelato|glatze|kahl)\b/;
const HAIRCUTS: readonly (readonly [NonNullable<Looks['hair']['cut']>, RegExp])[] = [
  ['bald', BALD],
  ['braid', BRAID],
  ['bun', BUN],
  ['curly', CURLY],
  ['long', LONG],
  ['short', SHORT_HAIR],
];
const SWIMWEAR =
  /\b(?:bikinis?|swimsuits?|swimming costumes?|bathing suits?|bathers|swimwear|swim(?:ming)? (?:trunks|shorts)|maillots? de bain|costum[ei] da bagno|trajes? de bano|banador(?:es)?|badeanzuge?n?|badehosen?)\b/;
const GARMENTS = {
  swim: SWIMWEAR,
  santa: SANTA,
  ermine: ROYAL,
  armour: /\b(armou?r|armure|armatura|armadura|rustung)\b/,
  drape: /\b(togas?|tunics?|chiton|bacchus|dionysus|dionysos|bacco|baco)\b/,
  robe: /\b(monk|monks|nun|nuns|nonne|nonnen|suora|suore|monja|monjas|religieuse|bonne soeur|ordensschwester|habits?|(?<!\ben )robes?(?! (?:blanche|rouge|noire|bleue|verte|jaune|rose|longue|legere|fleurie|a fleurs|d ete|de soiree|de mariee))|moine|moines|monaco|monaci|monje|monjes|monch|monche|abbot|friar|kutten?|witch(?:es)?|sorcieres?|streg[ah]e?|brujas?|hexen?|bathrobes?|dressing gowns?|peignoirs?|accappato(?:io|i)|albornoz|albornoces|bademantel)\b/,
  overalls:
    /\b(overalls?|dungarees|boiler suit|coveralls|work clothes|salopette|bleu de travail|combinaison de travail|tuta|mono de trabajo|peto|latzhose|arbeitsanzug|arbeitskleidung)\b/,
  apron: /\b(apron|aprons|tablier|grembiule|delantal|schurze)\b/,
  // French: a 'robe' in a colour is a dress.
  dress:
    /\b((?<=\ben )robe|robe(?= (?:blanche|rouge|noire|bleue|verte|jaune|rose|longue|legere|fleurie|a fleurs|d ete|de soiree))|dress|dresses|gown|bride|newlyweds|mariee|sposa|novia|braut|vestito|abito|vestido|kleid|dirndls?|trachtenkleid)\b/,
  vest: /\b(vest|waistcoat|gilet|chaleco|weste)\b/,
  jacket:
    /\b(fisherm[ae]n|pecheurs?|pescator[ei]|pescador(?:es)?|fischer|dinner jacket|suit|suits|jacket|tuxedo|blazer|coats?|raincoats?|overcoat|trench ?coat|labcoat|parka|impermeable|impermeabile|camice|chubasquero|gabardina|regenmantel|regenjacke|kittel|laborkittel|bata blanca|bata de laboratorio|blouse blanche|costume|veste|manteau|giacca|cappotto|traje|chaqueta|abrigo|anzug|smoking|jacke|jeansjacke|lederjacke|mantel|wollmantel)\b/,
  shirt:
    /\b(sailors?|marins?|marinai?o?|marineros?|matrosen?|shirt|shirts|t shirt|sweater|pullover|jumper|blouse|cardigans?|hoodies?|sweatshirts?|turtlenecks?|pyjamas?|pajamas?|pigiama|pijama|schlafanzug|chemise|pull|camicia|maglione|camisa|jersey|hemd|jeanshemd|leinenhemd|bluse)\b/,
} as const satisfies Record<Garment, RegExp>;

/** Clothes that are known by a colour. */
const OWN_COLOURS: readonly (readonly [RegExp, string])[] = [
  [TUXEDO, '#1c1c20'],
  [SAILOR, '#1f2f55'],
  [/\b(?:jeanshemd|jeansjacke|chaqueta vaquera|camisa vaquera)\b/, '#3b5876'],
  [/\blederjacke\b/, '#4a2a18'],
  [/\b(?:witch(?:es)?|sorcieres?|streg[ah]e?|brujas?|hexen?)\b/, '#17141c'],
  [
    /\b(?:lab ?coats?|blouse blanche|camice|bata blanca|laborkittel|bathrobes?|dressing gowns?|peignoirs?|accappato(?:io|i)|albornoz|albornoces|bademantel)\b/,
    '#ece9e2',
  ],
  [
    /\b(?:fisherm[ae]n|pecheurs?|pescator[ei]|pescador(?:es)?|fischer|raincoats?|impermeable|cire jaune|impermeabile|chubasquero|regenmantel|regenjacke)\b/,
    '#e0b020',
  ],
  [/\b(?:pyjamas?|pajamas?|pigiama|pijama|schlafanzug)\b/, '#7f93b8'],
  [/\b(?:lederhosen?)\b/, '#f0ece2'],
];
const ownColour = (text: string): Rgb | null => {
  const hex = OWN_COLOURS.find(([word]) => word.test(text))?.[1];
  return hex ? linear(hex) : null;
};

/** The old grow grey, monks wear their habit, and a black apron is black. */
export function looksOf(prompt: string): Looks {
  const text = plainText(prompt);
  const find = <K extends string>(of: Readonly<Record<K, RegExp>>): K | undefined =>
    (Object.keys(of) as K[]).find((one) => of[one].test(text));
  const id = callingIn(text);
  const calling = id && DRESSED_AS[id];
  const cut = find(GARMENTS);
  const saidHat = HAT_IN_HAND.test(text) ? undefined : find(HATS);
  const hat = saidHat ?? calling?.hat;
  const extras = extrasIn(text);
  const uniform = calling && calledIn(calling);
  return {
    isOld: OLD.test(text.replace(OLD_THINGS, ' ')) || SANTA.test(text) || isMaster(text),
    hasBeard:
      BEARD.test(text) ||
      NOBLE.test(text) ||
      SANTA.test(text) ||
      calling?.isBearded === true ||
      /\b(king|roi|rey|konig)\b/.test(text),
    isMan: MAN.test(text) || MONK.test(text) || SANTA.test(text) || isMaster(text),
    isWoman: WOMAN.test(text) || NUN.test(text) || (HER.test(text) && !MAN.test(text)),
    isGirl: GIRL.test(text) ? true : BOY.test(text) ? false : null,
    hasBowTie: BOW_TIE.test(text),
    hasTastevin: WEARS_CUP.test(text),
    hasGloves: GLOVES.test(text),
    isLaughing: LAUGHING.test(text),
    mood: moodOf(text),
    isNoble: NOBLE.test(text),
    hasRuff: RUFF.test(text),
    isSuit: SUIT.test(text),
    isWorker: WORKER.test(text),
    isFarmer: FARMER.test(text),
    areGenerations: GENERATIONS.test(text),
    isFamily: FAMILY.test(text),
    areKin: areKin(text),
    hat: hat ?? null,
    isStraw: STRAW.test(text),
    hatColour: saidHat
      ? DYED.has(saidHat)
        ? colourBy(text, HATS[saidHat])
        : null
      : (uniform?.hatColour ?? null),
    hasSunglasses: SHADES.test(text),
    isBarefoot: BAREFOOT.test(text),
    hasClosedEyes: CLOSED_EYES.test(text),
    scarf: SCARF.test(text)
      ? (colourBy(text, SCARF) ?? [0.45, 0.03, 0.04])
      : (uniform?.scarf ?? null),
    hair: {
      colour: HAIR_COLOURS.find(([word]) => word.test(text))?.[1] ?? null,
      cut: HAIRCUTS.find(([, word]) => word.test(text))?.[0] ?? null,
    },
    garment: cut
      ? {
          cut,
          colour: colourBy(text, GARMENTS[cut]) ?? ownColour(text),
        }
      : (uniform?.garment ?? (extras.bottom ? null : dressedIn(text))),
    pattern: patternIn(text) ?? calling?.pattern ?? null,
    ...extras,
    ...uniform?.extras(extras),
    calling: id,
    shirt: cut !== 'shirt' && GARMENTS.shirt.test(text) ? colourBy(text, GARMENTS.shirt) : null,
  };
}

const DRESSED_IN =
  /\b(?:dressed (?:all )?in|wearing|vetue? de|vestit[oa] di|vestid[oa] de|gekleidet in|(?:she|he|elle|lui|lei|ella|sie|er|wom[ae]n|m[ae]n|lady|ladies|girls?|boys?|chefs?|cook|waiters?|waitress|bartender|sommelier|winemaker|couple|people|friends|guests|femmes?|hommes?|dame|couple|donn[ae]|uom[oi]|signora|coppia|mujer(?:es)?|hombres?|pareja|frau(?:en)?|mann|manner|paar|koch|kochin)(?: all| ganz| tout| toute| tutt[oa]| tod[oa])? (?:in|en)) (?:an? )?(\w+)/;

/** 'Dressed in white', 'a woman in red'. */
function dressedIn(text: string): Looks['garment'] {
  const said = DRESSED_IN.exec(text);
  const colour = said ? named([said[1]!]) : null;
  return colour
    ? {
        cut: /\b(she|woman|lady|girl|vetue|vestita|vestida)\b/.test(text) ? 'dress' : 'jacket',
        colour,
      }
    : null;
}
