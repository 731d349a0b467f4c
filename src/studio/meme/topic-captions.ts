import type { Caption } from './caption-lines.ts';
import type { PlateLanguage } from '#studio/scene/sheets.ts';
import { PLATE_LANGUAGES } from '#studio/litho/education/wording.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

/** A joke in five languages: 'above / below', side by side. */
type Told = string;

/** The joke that fits what the prompt speaks of; the first topic that is named wins. */
const TOPICS: readonly (readonly [RegExp, readonly Told[]])[] = [
  [
    /\b(?:frost\w*|gel|gelees?|gelate?|gelo|heladas?|frostnacht\w*)\b/,
    [
      'Sleep is for January / in April we light candles | Dormir, c’est pour janvier / en avril, on allume des bougies | Dormire è da gennaio / in aprile si accendono candele | Dormir es para enero / en abril encendemos velas | Geschlafen wird im Januar / im April brennen Kerzen',
      'Romantic candles everywhere / it is minus three | Des bougies partout / il fait moins trois | Candele dappertutto / sono meno tre gradi | Velas por todas partes / estamos a tres bajo cero | Überall romantische Kerzen / es hat minus drei',
    ],
  ],
  [
    /\b(?:interns?|stagiaires?|stagist\w+|becari\w+|praktikant\w*|apprentices?|azubis?|lehrlinge?|cellar hands?)\b/,
    [
      'Came to learn about wine / learned about mops | Venu apprendre le vin / a appris la serpillière | Venuto per il vino / ha imparato a lavare | Vino a aprender de vino / aprendió a fregar | Wollte Wein lernen / lernt Schläuche putzen',
      'First day: which tap is it? / last day: still that tap | Premier jour : quel robinet ? / dernier jour : ce robinet | Primo giorno: quale rubinetto? / ultimo giorno: quel rubinetto | Primer día: ¿qué grifo es? / último día: aquel grifo | Erster Tag: welcher Hahn? / letzter Tag: dieser Hahn',
    ],
  ],
  [
    /\b(?:clean\w*|washing|nettoy\w*|puli\w+|limpi\w+|putz\w*|reinig\w*|hoses?|tuyaux?|schlauch\w*|schlauche)\b/,
    [
      'Winemaking: / ninety per cent washing up | Faire du vin : / neuf dixièmes de vaisselle | Fare il vino: / novanta per cento lavare | Hacer vino: / noventa por ciento fregar | Wein machen: / zu neunzig Prozent Putzen',
    ],
  ],
  [
    /\b(?:harvest\w*|vendanges?|vendemmi\w+|vendimi\w+|weinlese|lese|herbst|picking|pickers?|lesehelfer\w*)\b/,
    [
      'They said “pick one” / I picked them all | On m’a dit « cueille-en un » / j’ai tout cueilli | Mi dissero “cogline uno” / li ho colti tutti | Me dijeron «coge uno» / los cogí todos | Sie sagten „pflück eine“ / ich pflückte alle',
      'Ready at sunrise / so is my back: for bed | Prêt à l’aube / mon dos aussi : pour le lit | Pronto all’alba / la schiena anche: per il letto | Listo al amanecer / mi espalda también: para la cama | Bereit bei Sonnenaufgang / mein Rücken auch: fürs Bett',
    ],
  ],
  [
    /\b(?:prun\w*|taille|tailler|potatur\w*|potare|podar?|podas?|rebschnitt|schneiden)\b/,
    [
      'Ten thousand vines / one pair of secateurs | Dix mille ceps / un seul sécateur | Diecimila viti / un paio di forbici | Diez mil cepas / unas tijeras | Zehntausend Stöcke / eine Schere',
    ],
  ],
  [
    /\b(?:tractors?|tracteurs?|trattor\w+|tractores|traktor\w*)\b/,
    [
      'Others have a company car / mine has a plough | D’autres ont une voiture de fonction / la mienne laboure | Altri hanno l’auto aziendale / la mia ara | Otros tienen coche de empresa / el mío ara | Andere haben Dienstwagen / meiner pflügt',
    ],
  ],
  [
    /\b(?:ice cubes?|glacons?|ghiaccio|hielos?|eiswurfel\w*)\b/,
    [
      'Ice in the glass / a tear in my eye | Des glaçons dans le verre / une larme à l’œil | Ghiaccio nel bicchiere / una lacrima agli occhi | Hielo en la copa / una lágrima en el ojo | Eis im Glas / Träne im Auge',
    ],
  ],
  [
    /\b(?:cork(?:screw)?s?|bouchons?|tire bouchons?|tapp[oi]|cavatappi|corchos?|sacacorchos|korken\w*)\b/,
    [
      'The cork broke / the spirit did not | Le bouchon a cassé / pas le moral | Il tappo si è rotto / il morale no | El corcho se rompió / el ánimo no | Der Korken brach / der Mut nicht',
      'Seven corkscrews in the house / none in this room | Sept tire-bouchons à la maison / aucun dans la pièce | Sette cavatappi in casa / nessuno in questa stanza | Siete sacacorchos en casa / ninguno aquí | Sieben Korkenzieher im Haus / keiner in diesem Raum',
    ],
  ],
  [
    /\b(?:prices?|expensive|prix|cher|prezz\w+|car[oi]|precios?|caros?|preise?|teuer|bill|invoice|rechnung)\b/,
    [
      'Reads the prices first / then the wines | Lit d’abord les prix / ensuite les vins | Legge prima i prezzi / poi i vini | Lee primero los precios / luego los vinos | Liest zuerst die Preise / dann die Weine',
    ],
  ],
  [
    /\b(?:natural wines?|vins? nature|vin[oi] natural[ei]|naturwein\w*|orange wines?)\b/,
    [
      'It is cloudy / it is a feature | Il est trouble / c’est voulu | È torbido / è voluto | Está turbio / es a propósito | Er ist trüb / das soll so',
    ],
  ],
  [
    /\b(?:sommelier\w*)\b/,
    [
      'Smells leather and graphite / it is grape | Sent le cuir et le graphite / c’est du raisin | Sente cuoio e grafite / è uva | Huele a cuero y grafito / es uva | Riecht Leder und Grafit / es ist Traube',
      'Nods slowly / knows nothing | Hoche lentement la tête / n’en sait rien | Annuisce lento / non sa nulla | Asiente despacio / no sabe nada | Nickt langsam / weiß nichts',
    ],
  ],
  [
    /\b(?:waiters?|waitress\w*|serveu\w+|camerier\w+|camarer\w+|kellner\w*)\b/,
    [
      '“Still or sparkling?” / wine | « Plate ou gazeuse ? » / du vin | “Naturale o gassata?” / vino | «¿Con o sin gas?» / vino | „Still oder spritzig?“ / Wein',
    ],
  ],
  [
    /\b(?:influencers?|instagram|selfies?|photos?|tiktok)\b/,
    [
      'Forty photos of the glass / not one sip | Quarante photos du verre / pas une gorgée | Quaranta foto al calice / nemmeno un sorso | Cuarenta fotos de la copa / ni un sorbo | Vierzig Fotos vom Glas / kein Schluck',
    ],
  ],
  [
    /\b(?:tasting|degustations?|degustazion\w+|catas?|verkostung\w*|weinprobe\w*|blind)\b/,
    [
      'It is not drinking / it is education | Ce n’est pas boire / c’est étudier | Non è bere / è studiare | No es beber / es estudiar | Das ist kein Trinken / das ist Bildung',
      'Notes of cherry / and of a taxi home | Notes de cerise / et de taxi | Note di ciliegia / e di taxi | Notas de cereza / y de taxi | Noten von Kirsche / und von Taxi',
    ],
  ],
  [
    /\b(?:mondays?|lundis?|lunedi|lunes|montag\w*)\b/,
    [
      'It was a long week / it is Monday | La semaine fut longue / on est lundi | È stata una lunga settimana / è lunedì | Ha sido una semana larga / es lunes | Die Woche war lang / es ist Montag',
    ],
  ],
  [
    /\b(?:dry january|janvier sec|alcohol[- ]free|sans alcool|analcolic\w+|sin alcohol|alkoholfrei\w*)\b/,
    [
      'Dry January / they meant Riesling, surely | Janvier sec / ils parlaient du riesling | Gennaio secco / parlavano del Riesling | Enero seco / hablaban del riesling | Trockener Januar / sie meinten den Riesling',
    ],
  ],
  [
    /\b(?:tourists?|visitors?|customers?|guests?|clients?|touristes?|turist\w+|client[ei]|visiteurs?|gaste?|kunden?|touristen)\b/,
    [
      '“Do you have wine?” / at a winery | « Vous avez du vin ? » / au domaine | “Avete del vino?” / in cantina | «¿Tienen vino?» / en la bodega | „Haben Sie Wein?“ / im Weingut',
      '“Just looking” / leaves with six cases | « Je regarde » / repart avec six cartons | “Do solo un’occhiata” / esce con sei casse | «Solo miro» / sale con seis cajas | „Nur schauen“ / geht mit sechs Kisten',
    ],
  ],
];

/** For any picture, where the prompt is not written in English. */
const ANYWHERE: readonly Told[] = [
  'Great with cheese / better with no meetings | Parfait avec du fromage / mieux sans réunions | Ottimo col formaggio / meglio senza riunioni | Ideal con queso / mejor sin reuniones | Gut zu Käse / besser ohne Termine',
  'It said “serve chilled” / so I sat down first | « Servir frais » / alors je me suis assis | “Servire fresco” / così mi sono seduto | «Servir fresco» / así que me senté | „Entspannt servieren“ / also saß ich zuerst',
  'The glass is half full / fixing that now | Le verre est à moitié plein / je m’en occupe | Il bicchiere è mezzo pieno / ci penso io | La copa está medio llena / ya lo arreglo | Das Glas ist halb voll / ich kümmere mich',
  'Saving it for a special day / it is Tuesday | Gardé pour un grand jour / on est mardi | Tenuto per un gran giorno / è martedì | Guardado para un gran día / es martes | Aufgehoben für einen großen Tag / es ist Dienstag',
  'A bottle for two / me and later me | Une bouteille pour deux / moi et moi plus tard | Una bottiglia per due / io e io più tardi | Una botella para dos / yo y yo más tarde | Eine Flasche für zwei / mich und mich später',
];

const inLanguage = (told: Told, language: PlateLanguage): Caption => {
  const lines = told.split(' | ')[PLATE_LANGUAGES.indexOf(language)] ?? told;
  const [top = '', bottom = ''] = lines.split(' / ');
  return [top, bottom];
};

/** Our jokes on what the prompt is about, in its language; none where no topic of ours is named. */
export function topicCaptions(prompt: string, language: PlateLanguage): readonly Caption[] {
  const said = fold(prompt);
  const found = TOPICS.find(([named]) => named.test(said))?.[1] ?? [];
  return found.map((told) => inLanguage(told, language));
}

/** Our jokes for any picture, for those who do not write English. */
export const captionsAbroad = (language: PlateLanguage): readonly Caption[] =>
  language === 'en' ? [] : ANYWHERE.map((told) => inLanguage(told, language));

/** Every joke of these, in every language. */
export const ALL_TOLD: readonly Caption[] = [
  ...TOPICS.flatMap(([, told]) => told),
  ...ANYWHERE,
].flatMap((told) => PLATE_LANGUAGES.map((language) => inLanguage(told, language)));
