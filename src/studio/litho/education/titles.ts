import { VILLAGES_GERMAN } from './atlas/villages-german.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import { capital } from '#studio/typography/capital.ts';
import type { PlateWish } from '#studio/scene-spec.ts';
import type { PlateTopic } from '#studio/scene/sheets.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { namesLanguage } from '#studio/lexicon/plates/language-of.ts';
import { AREAS, findArea } from './atlas/areas.ts';
import { LESSONS } from './lessons/lessons.ts';
import { quizField } from './any-topic/class-quiz.ts';
import type { QuizField } from './any-topic/quiz-questions.ts';
import { withoutShared } from './any-topic/compare-plate.ts';
import { worksheetTitle } from './any-topic/worksheet-plate.ts';
import { isOfCheese } from './wine/cheeses.ts';
import { areChocolates, foodsAsked, PAIRED } from './wine/foods-asked.ts';
import { homeTitle } from './wine/label-home.ts';
import { isOfSweet } from './wine-named.ts';
import { opensSparkling } from './service/opening-plate.ts';
import { namesPair } from './service/servings.ts';
import { inLanguage } from './wording.ts';

/** Topics whose title the customer writes. */
type OwnTitle =
  | 'map'
  | 'compare'
  | 'timeline'
  | 'pyramid'
  | 'list'
  | 'lesson'
  | 'scale'
  | 'worksheet';

const TITLES: Readonly<Record<Exclude<PlateTopic, OwnTitle>, string>> = {
  wine_press:
    'The Basket Press | Le pressoir à cage | Il torchio | La prensa de jaula | Die Korbpresse',
  corkscrew: 'The Corkscrew | Le tire-bouchon | Il cavatappi | El sacacorchos | Der Korkenzieher',
  leaf: 'The Vine Leaf | La feuille de vigne | La foglia della vite | La hoja de la vid | Das Rebblatt',
  grape_profile: 'Grape | Cépage | Vitigno | Variedad | Rebsorte',
  vine: 'The Grapevine | Le cep de vigne | La vite | La vid | Der Rebstock',
  soil_profile:
    'Under the Vineyard | Sous la vigne | Sotto il vigneto | Bajo el viñedo | Unter dem Weinberg',
  colours:
    'The Colours of Wine | Les couleurs du vin | I colori del vino | Los colores del vino | Die Farben des Weins',
  making:
    'How Wine Is Made | Comment naît le vin | Come nasce il vino | Cómo se hace el vino | Wie Wein entsteht',
  vine_year:
    'The Vine’s Year | L’année de la vigne | L’anno della vite | El año de la vid | Das Jahr der Rebe',
  bottle_sizes:
    'Bottle Sizes | Les formats de bouteille | I formati di bottiglia | Los tamaños de botella | Flaschengrößen',
  bottle_shapes:
    'Bottle Shapes | Les formes de bouteille | Le forme di bottiglia | Las formas de botella | Flaschenformen',
  temperatures:
    'Serving Temperatures | Températures de service | Temperature di servizio | Temperaturas de servicio | Trinktemperaturen',
  glass_shapes:
    'Glasses and Their Wines | Les verres et leurs vins | I calici e i loro vini | Las copas y sus vinos | Gläser und ihre Weine',
  hold_glass:
    'How to Hold a Glass | Tenir son verre | Come tenere il calice | Cómo sujetar la copa | Wie man ein Glas hält',
  open_bottle:
    'How to Open a Bottle | Ouvrir une bouteille | Come aprire una bottiglia | Cómo abrir una botella | Wie man eine Flasche öffnet',
  decant: 'How to Decant | Décanter un vin | Come decantare | Cómo decantar | Wie man dekantiert',
  taste: 'How to Taste | Déguster | Come degustare | Cómo catar | Wie man verkostet',
  label:
    'Reading a Wine Label | Lire une étiquette | Leggere un’etichetta | Leer una etiqueta | Ein Etikett lesen',
  aromas:
    'The Aroma Wheel | La roue des arômes | La ruota degli aromi | La rueda de aromas | Das Aromarad',
  bouquet:
    'The Aromas of {wine} | {wine} : les arômes | {wine}: gli aromi | {wine}: los aromas | {wine}: die Aromen',
  dishes:
    'What to Eat with {wine} | À table avec : {wine} | A tavola con: {wine} | En la mesa con: {wine} | Was man isst zu: {wine}',
  grape: 'The Grape | Le raisin | L’uva | La uva | Die Traube',
  varieties:
    'Grape Varieties | Les cépages | I vitigni | Las variedades de uva | Rebsorten im Vergleich',
  training:
    'Vine Training | La conduite de la vigne | Le forme di allevamento | La conducción de la vid | Rebenerziehung',
  oak: 'Oak Toasts | Les chauffes du chêne | Le tostature del rovere | Los tostados del roble | Toastungen der Eiche',
  pairing: 'Food and Wine | Mets et vins | Cibo e vino | Maridaje | Speise und Wein',
  sweetness:
    'From Dry to Sweet | Du sec au doux | Dal secco al dolce | De seco a dulce | Von trocken bis süß',
  soils:
    'Soils of the Vine | Les sols de la vigne | I suoli della vite | Los suelos de la vid | Böden der Rebe',
  bottle: 'The Wine Bottle | La bouteille | La bottiglia | La botella | Die Weinflasche',
  glass: 'The Wine Glass | Le verre à vin | Il calice | La copa de vino | Das Weinglas',
  bingo:
    'Tasting Bingo | Bingo de dégustation | Bingo di degustazione | Bingo de cata | Verkostungsbingo',
  quiz: 'Wine Quiz | Quiz du vin | Quiz sul vino | Quiz del vino | Weinquiz',
  form: 'Tasting Sheet | Fiche de dégustation | Scheda di degustazione | Ficha de cata | Verkostungsbogen',
  barrel:
    'The Oak Barrel | Le fût de chêne | La botte di rovere | La barrica de roble | Das Eichenfass',
};

const OPEN_SPARKLING =
  'How to Open Sparkling Wine | Ouvrir un vin effervescent | Aprire uno spumante | Cómo abrir un espumoso | Schaumwein öffnen';
const CHEESES =
  'Cheese and Wine | Fromages et vins | Formaggi e vini | Quesos y vinos | Käse und Wein';
const QUIZ_FIELDS: Readonly<Record<QuizField, string>> = {
  grapes: 'Grapes | Cépages | Vitigni | Uvas | Rebsorten',
  making: 'In the Cellar | À la cave | In cantina | En la bodega | Im Keller',
  sparkling: 'Sparkling Wine | Effervescents | Spumanti | Espumosos | Schaumwein',
  service: 'Service | Service | Servizio | Servicio | Service',
  tasting: 'Tasting | Dégustation | Degustazione | Cata | Verkosten',
  regions: 'Regions | Régions | Regioni | Regiones | Regionen',
  pairing: 'Pairing | Accords | Abbinamenti | Maridaje | Speisen',
};

const CHOCOLATES =
  'Chocolate and Wine | Chocolat et vin | Cioccolato e vino | Chocolate y vino | Schokolade und Wein';
const AND_WINE = 'and Wine | et vin | e vino | y vino | und Wein';
const SWEET = 'Sweet Wine | Vin doux | Vino dolce | Vino dulce | Süßwein';

const WINES: Readonly<Record<WineColour, string>> = {
  red: 'Red Wine | Vin rouge | Vino rosso | Vino tinto | Rotwein',
  white: 'White Wine | Vin blanc | Vino bianco | Vino blanco | Weißwein',
  rose: 'Rosé | Rosé | Rosato | Rosado | Rosé',
  orange: 'Orange Wine | Vin orange | Vino arancione | Vino naranja | Orangewein',
  sparkling: 'Sparkling Wine | Vin effervescent | Spumante | Vino espumoso | Schaumwein',
  sparkling_rose:
    'Sparkling Rosé | Effervescent rosé | Spumante rosato | Espumoso rosado | Roséschaumwein',
};

const SCALES = {
  tannin:
    'Tannin, from Low to High | Les tanins, du moins au plus | Il tannino, dal basso all’alto | El tanino, de menos a más | Tannin, von wenig bis viel',
  acid: 'Acidity, from Low to High | L’acidité, du moins au plus | L’acidità, dalla bassa all’alta | La acidez, de menos a más | Säure, von wenig bis viel',
  body: 'Body, from Light to Full | Le corps, du léger à l’ample | Il corpo, dal leggero al pieno | El cuerpo, de ligero a pleno | Körper, von leicht bis voll',
} as const;

const MADE =
  'How {wine} Is Made | Comment naît le {wine} | Come nasce il {wine} | Cómo se hace el {wine} | Wie {wine} entsteht';

/** Sparkling wines that have a name of their own. */
const CALLED = /\b(?:champagn(?:e|er)|cava|prosecco|crémant|franciacorta|sekt)\b/iu;

const MAP =
  'Wine Regions: | Les vignobles : | Regioni del vino: | Regiones vinícolas: | Weinregionen:';

const VILLAGE_MAP =
  'Wine Villages: | Villages viticoles : | Villaggi del vino: | Pueblos del vino: | Weindörfer:';

/** Maps of villages say of which region they are the heart. */
const VILLAGE_HOMES: Readonly<Record<string, string>> = {
  cote_dor: 'Burgundy | Bourgogne | Borgogna | Borgoña | Burgund',
  cote_de_nuits: 'Burgundy | Bourgogne | Borgogna | Borgoña | Burgund',
  cote_de_beaune: 'Burgundy | Bourgogne | Borgogna | Borgoña | Burgund',
};
const VILLAGES_OF =
  'Villages of {home}: | Villages de {home} : | Villaggi della {home}: | Pueblos de {home}: | Dörfer in {home}:';

const GROWN =
  'Where {grape} Grows | Où pousse le {grape} | Dove cresce il {grape} | Dónde se cultiva el {grape} | Wo {grape} wächst';

/** Topics that say for which wine they were drawn. */
const NARROWED: ReadonlySet<PlateTopic> = new Set([
  'colours',
  'making',
  'varieties',
  'aromas',
  'temperatures',
  'sweetness',
  'pairing',
  'glass_shapes',
  'form',
  'bingo',
]);

const isFew = (grapes: readonly string[]): boolean => grapes.length > 1 && grapes.length < 4;
const VERSUS = 'and | et | e | y | und';
const isOwnTitle = (topic: PlateTopic): topic is OwnTitle => !(topic in TITLES);

/** The home of a label as our maps call it, in the plate's language; as the label itself where no map does. */
const areaNamed = ({ region }: SceneSpec): string | null =>
  region &&
  (AREAS.find(({ words }) => phrasesOf(words).some((one) => one.join(' ') === fold(region.name)))
    ?.name ??
    region.name);

/** What stood before the colon, where it names the subject and not only a sheet. */
function headingGiven({ heading = '' }: PlateWish, { prompt }: SceneSpec): string | null {
  const words = heading.split(/\s+/u).filter(Boolean);
  // Told in which language to teach, the customer's own words may be in another.
  const isTold = words.length > 1 && words.length <= LONGEST_HEADING && !namesLanguage(prompt);
  return isTold ? capital(heading) : null;
}
const LONGEST_HEADING = 8;

/** What stands above the plate: its topic, and what it was narrowed to. */
export function plateTitle(wish: PlateWish, spec: SceneSpec): string {
  const say = (words: string) => inLanguage(words, wish.language);
  if (wish.topic === 'map') {
    const area = findArea(wish.area);
    const only = wish.wines.length === 1 && wish.wines[0] ? `, ${say(WINES[wish.wines[0]])}` : '';
    const [grape] = wish.grapes;
    if (area && grape) {
      const title = say(GROWN).replace('{grape}', grape);
      const home =
        area.id === 'world' ? '' : `${wish.language === 'fr' ? ' : ' : ': '}${say(area.name)}`;
      return `${title}${home}`;
    }
    if (area && wish.mark) return `${wish.mark} · ${say(area.name)}`;
    const near = area && VILLAGE_HOMES[area.id];
    if (area && near) return `${say(VILLAGES_OF).replace('{home}', say(near))} ${area.name}`;
    const map = area && VILLAGES_GERMAN.some(({ id }) => id === area.id) ? VILLAGE_MAP : MAP;
    return area ? `${say(map)} ${say(area.name)}${only}` : '';
  }
  if (wish.topic === 'lesson' && wish.lesson)
    return (
      ((wish.items?.length ?? 0) > 1 ? headingGiven(wish, spec) : null) ??
      say(LESSONS[wish.lesson].title)
    );
  if (wish.topic === 'scale') return say(SCALES[wish.scale ?? 'tannin']);
  if (wish.topic === 'worksheet') return worksheetTitle(spec);
  if (wish.topic === 'compare') {
    if (wish.rows && wish.heading) return capital(wish.heading);
    const { shared, names } = withoutShared((wish.items ?? []).map(({ name }) => name));
    const [last = '', ...others] = names.map(capital).toReversed();
    const both =
      others.length > 0 ? `${others.toReversed().join(', ')} ${say(VERSUS)} ${last}` : last;
    return shared ? `${capital(shared)}: ${both}` : both;
  }
  if (isOwnTitle(wish.topic)) return capital(say(wish.heading ?? ''));
  if (wish.topic === 'grape_profile') return wish.grapes[0] ?? '';
  // Two grapes told apart come as the sides of their question, without a heading.
  if (wish.topic === 'bouquet' || wish.topic === 'dishes')
    return say(TITLES[wish.topic]).replace('{wine}', capital(say(wish.heading ?? '')));
  if (wish.topic === 'varieties' && !wish.heading && isFew(wish.grapes))
    return wish.grapes.join(' · ');
  if (wish.topic === 'pairing' && !wish.items && isOfCheese(spec)) return say(CHEESES);
  if (wish.topic === 'pairing') {
    const foods = foodsAsked(spec, wish);
    const arePairs = wish.items?.some(({ name }) => PAIRED.test(name)) ?? false;
    if (areChocolates(foods)) return say(CHOCOLATES);
    if (foods.length <= 2 && !arePairs)
      return `${foods.map(({ name }) => capital(say(name))).join(', ')} ${say(AND_WINE)}`;
  }
  if (wish.topic === 'open_bottle' && opensSparkling(spec)) return say(OPEN_SPARKLING);
  const title = say((wish.topic === 'label' && homeTitle(spec)) || TITLES[wish.topic]);
  const labelled = wish.topic === 'label' && !homeTitle(spec) && areaNamed(spec);
  if (labelled) return `${title}${wish.language === 'fr' ? ' : ' : ': '}${say(labelled)}`;
  // The question of a quiz stands large below.
  if (wish.topic === 'quiz') {
    const field = wish.heading ? undefined : quizField(spec.prompt);
    return field
      ? `${title}${wish.language === 'fr' ? ' : ' : ': '}${say(QUIZ_FIELDS[field])}`
      : title;
  }
  // A dictated list is its own narrowing, and goes by the name that it was given.
  if ((wish.items?.length ?? 0) > 1) {
    const given = headingGiven(wish, spec);
    // 'Schaubild: wie Sekt entsteht, …' has the name of its wine all the same.
    if (given || wish.topic !== 'making') return given ?? title;
  }
  const grape = wish.grapes[0];
  const colon = wish.language === 'fr' ? ' : ' : ': ';
  const home = wish.topic === 'varieties' || wish.topic === 'soils' ? findArea(wish.area) : null;
  if (home) return `${title}${colon}${say(home.name)}`;
  if (NARROWED.has(wish.topic) && wish.grapes.length === 1 && grape)
    return `${title}${colon}${grape}`;
  if (wish.topic === 'pairing' && spec.region && wish.wines.length === 0)
    return `${title}${colon}${spec.region.name}`;
  const [wine] = wish.wines;
  if (wish.topic === 'temperatures' && namesPair(spec.prompt)) return title;
  if (wish.topic === 'temperatures' && isOfSweet(spec.prompt))
    return `${title}${colon}${[...wish.wines.map((one) => WINES[one]), SWEET].map(say).join(', ')}`;
  if (NARROWED.has(wish.topic) && wish.wines.length === 1 && wine) {
    const name = say(WINES[wine]);
    if (wish.topic === 'making') {
      // 'How Champagne is made' keeps the name that was asked for.
      const own = wine === 'sparkling' ? CALLED.exec(spec.prompt)?.[0] : undefined;
      const called = wish.language === 'de' ? name : name.toLocaleLowerCase();
      return say(MADE).replace('{wine}', own ? capital(own) : called);
    }
    return `${title}${colon}${name}`;
  }
  if ((wish.topic === 'bottle' || wish.topic === 'glass') && spec.varietal)
    return `${title}${colon}${spec.varietal.name}`;
  return title;
}
