import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Furniture } from '#studio/people/acting/act-scene.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { isLaid, isOnTable } from '#studio/people/held/wares.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { sitsOn, treeOver } from './stands-with.ts';

const COUNTER =
  /\b(at an? (?:\w+ )?(?:bar )?counter|behind (the|a|her|his) (\w+ )?(counter|bar)|at the counter|derriere (le|son|un) (comptoir|bar)|au comptoir|dietro (il|al|un) (bancone|banco)|al bancone|detras (de la|del) (barra|mostrador)|en la barra|hinter (der|dem|einer) (theke|tresen|bar)|an der theke)\b/;
/** What stands there has somebody behind it. */
const ON_BAR =
  /\b(?:on (?:the|a|his|her|their) (?:\w+ )?(?:bar|counter)|sur le (?:comptoir|bar|zinc)|sul (?:bancone|banco)|(?:en|sobre) la barra|auf (?:der|dem) (?:theke|tresen))\b(?! stools?)/;
const AT_BAR = /\b(at the bar|au bar|al bar|en el bar|an der bar|in a bar|in the bar)\b/;
const TABLE =
  /\b(at (a|the|their|her|his)( \w+)?( \w+)? table|at( \w+)? (laid|set|long|festive|wooden) tables?|around (a|the)( \w+)? table|round (a|the) table|across (a|the)( \w+)? table|over (a|the) table|table (together|with friends)|autour (d une|de la) table|a table|attabl\w+|(al|attorno al|intorno al|a un|a) tavol[oa]|a tavola|(en|a|alrededor de) (la|una) mesa|am tisch|an einem( \w+)? tisch|um (den|einen)( \w+)? tisch|having( \w+){0,3} (breakfast|dinner|lunch|brunch|supper|meal)|(?:prend\w*|prenant) le petit dejeuner|fa(?:nno|cendo)? colazione|desayun(?:an|ando)|(?:beim fruhstuck|fruhstuck(?:t|en|end))|(romantic|candlelit|candlelight|festive|gala|wedding|tasting|business) (dinner|lunch|brunch|supper|meal)|dinner (for|party)|(family|sunday|christmas|easter|birthday)( \w+)? (dinner|lunch|brunch|supper|meal)|repas (de|en) (famille|noel)|pranzo (di|della|in)|weihnachtsessen|familienessen|dining|banquet|feast|banquete|banchetto|bankett|festmahl|festin|wine (class|course|lesson|workshop|school)|book club|club de lecture|club del libro|club de lectura|lesekreis|buchclub|tasting (class|course|workshop)|cours (de|d) (degustation|oenologie)|weinkurs|weinseminar|diner|cena|cenano|beim (essen|abendessen)|speisen|sitting|sits|seated|assis(?:es?)?|sedut[oaie]|sentad[oa]s?|sitz\w+)\b/;
const ON_GROUND =
  /\b(on the (grass|ground|steps|stairs|wall|floor|beach)|bench|banc|panchina|banco|bank|picnic|pique nique|picknick|dans l herbe|sull erba|im gras|barrel|tonneau|botte|barrica|fass)\b/;

const BLANKET =
  /\b(picnic\w*|(?:a?round|autour|attorno|intorno|alrededor|um|ums)(?: \w+){0,2} (?:camp|bon|lager)?(?:fire|feu|fuoco|fuego|feuer)|pique nique\w*|pic nic|picknick\w*|on (a|the|their)( \w+)? (blanket|rug)|sur (une|la|leur) couverture|su una coperta|sobre una manta|en una manta|auf einer (\w+)?decke|resting with|(sitting|lying|sunbathing|lie|lies) (on|in) (the|a) (grass|meadow|beach|sand|lawn)|(allonge|couche)\w* (dans l herbe|sur (la plage|le sable))|sdraiat\w+ (sull erba|sulla (spiaggia|sabbia))|tumbad\w+ en (la (hierba|playa|arena)|el cesped)|lieg\w+ (im gras|auf der wiese|am strand))\b/;
const SAYS_TABLE =
  /\b(breakfast|petit dejeuner|colazione|desayun\w+|fruhstuck\w*|tables?|attabl\w+|tavol[oa]|mesa|tisch|dinner|lunch|brunch|supper|meal|repas|diner|cena|pranzo|almuerzo|\w*essen)\b/;
const NO_BLANKET = /\b(tables?|tavol[oa]|mesa|tisch|bench|banc|panchina|banco|bank)\b/;

/** Glasses and boards stand on it, people round it. */
const BARREL_TABLE =
  /\b(?:barrel tables?|a?round (?:an?|the)(?: \w+){0,2} (?:barrel|cask)|(?:barrel|cask) (?:used |serving )?as an? (?:\w+ )?table|autour d un(?: \w+)? tonneau|tonneau (?:en guise de|comme) table|(?:in|at)torno a una(?: \w+)? botte|alrededor de una?(?: \w+)? (?:barril|barrica)|um ein(?: \w+)? \w*fass|stehfass)\b/;

/** On stools, or sitting where drinks are served; or their glasses stand there. */
const BAR_GUESTS =
  /\b(?:(?:sit\w*|seated|perched|assis(?:es?)?|sedut[oaie]|sentad[oa]s?|sitz\w+) (?:\w+ ){0,3}(?:at|along|au|al|en|an|on) (?:\w+ ){0,2}(?:bar|counter|comptoir|bancone|banco|barra|mostrador|theke|tresen|stools?)|(?:bar )?stools?|tabourets?|sgabell[oi]|taburetes?|barhockern?|glass(?:es)? on the (?:\w+ )?(?:bar|counter)|verres? sur le (?:comptoir|bar)|bicchieri sul (?:bancone|banco)|copas (?:en|sobre) la barra|glaser auf (?:der|dem) (?:theke|tresen|bar))\b/;
export const isAtBar = (prompt: string): boolean => BAR_GUESTS.test(plain(prompt));
const plain = (prompt: string): string =>
  fold(prompt)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    // In Spanish one sits in the street on what is a counter in Italian.
    .replace(/\b(?:en|sobre) (?:un|el)(?: \w+)? banco\b/g, 'on a bench');

/** Where people sit on what was asked for. */
const ON_SEATS: ReadonlySet<string> = new Set(['sofa', 'armchair', 'bench']);

/** What is on a table stands among them, unless they are only in the background. */
const AT_CARDS =
  /\b(on (the|their|a)( \w+)? table|sur (la|leur|une)( \w+)? table|sul( \w+)? tavolo|(sobre|en) (la|una) mesa|auf (dem|einem)( \w+)? tisch|playing (cards|chess|dice)|(card|chess|dice) players|joueurs de (cartes|des)|giocatori di (carte|dadi)|jugadores de (cartas|dados)|jou\w+ aux (cartes|echecs|des)|gioc\w+ a (carte|scacchi|dadi)|jueg\w+ a (las cartas|los dados)|jugando a|spiel\w+ karten|karten spiel\w+|kartenspieler)\b/;
const AFAR =
  /\b(behind|background|blurred|arriere plan|sfondo|fondo|hintergrund|hinten|unscharf)\b/;

const AT_WORK: ReadonlySet<string> = new Set(['cutting', 'cooking', 'kneading', 'shaking']);

const areBottles = ({ thing, count, isSeveral }: AskedThing): boolean =>
  thing === 'bottle' && (isSeveral === true || (count ?? 1) > 1);

const SERVES: ReadonlySet<string> = new Set(['sommelier', 'waiter']);
const RESTAURANT =
  /\b(restaurant|ristorante|restaurante|bistro|bistrot|trattoria|brasserie|gasthaus)\b/;

/** Customers stand there. */
const SHOP =
  /\b(?:shops?|stores?|boutique|magasin|caviste|negozio|enoteca|tienda|vinoteca|laden|weinladen|geschaft|vinothek|weinhandlung)\b/;

const isPouring = (spec: SceneSpec): boolean =>
  figuresOf(spec).some(({ action }) => action === 'pouring');

/** As many as were counted, unless they are on a tray. */
const glassesOf = ({ things }: SceneSpec): number =>
  things.some(({ thing }) => thing === 'tray')
    ? 0
    : (things.find(({ thing }) => thing === 'glass' || thing === 'champagne_flute')?.count ?? 0);

/** One who eats what lies on a plate, or who sits at a table with something on it; candles stand there too. */
function eatsAtTable(spec: SceneSpec, text: string): boolean {
  const [figure] = figuresOf(spec);
  const isServing = figure?.role !== null && SERVES.has(figure?.role ?? '');
  if (!figure || isServing || ON_GROUND.test(text) || spec.things.some(isSeat)) return false;
  const isSet = spec.things.some(isOnTable) || spec.lighting === 'candle';
  return (
    isSet &&
    (figure.action === 'eating' ||
      READS.has(figure.action) ||
      (isSitting(figure) && SAYS_TABLE.test(text)))
  );
}
/** What is done at a table where there is something to stand on one. */
const READS: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>(['reading']);

/** What is eaten standing, out of the hand. */
const FROM_HAND =
  /\b(?:eat(?:s|ing)?|bit(?:es?|ing)(?: into)?|mang(?:e|ent|eant|ia|iano|iando)|com(?:e|en|iendo)|isst|essen)(?: \w+){0,2} (?:grapes?|raisins?|uvas?|trauben|apples?|pommes?|mel[ae]|manzanas?|apfel|peach(?:es)?|figs?|ice cream|glaces?|gelat[oi]|helados?|eis|sandwich(?:es)?|croissants?|popcorn)\b/;

const isSoft = ({ thing }: AskedThing): boolean => thing === 'sofa' || thing === 'armchair';
const isSeat = ({ thing }: AskedThing): boolean => ON_SEATS.has(thing);
const isSetOn = (asked: AskedThing): boolean => isLaid(asked) || asked.thing === 'decanter';
/** They open and pour on their feet; who serves is on theirs whatever they do. */
const isStanding = ({ action, role }: AskedFigure): boolean =>
  action === 'opening' ||
  action === 'pouring' ||
  (role !== null && SERVES.has(role) && (action === null || action === 'holding'));
const isSitting = ({ action }: AskedFigure): boolean =>
  action === 'sitting' || action === null || action === 'holding' || action === 'tasting';

/** In its basket, not looking up at it. */
const IN_BALLOON =
  /\b(?:(?:in|on|from|aboard|inside|riding) (?:an?|the|their) (?:\w+ ){0,2}balloon|balloon (?:ride|flight|trip)|en montgolfiere|(?:dans|depuis|a bord d) une montgolfiere|in mongolfiera|(?:su|da) una mongolfiera|en globo|(?:en|desde) un globo|im heissluftballon|(?:in|aus) einem heissluftballon|ballonfahrt)\b/;

/** Company that eats or drinks where tables are laid sits at one. */
const areGuests = (spec: SceneSpec): boolean =>
  figuresOf(spec).every(
    ({ role, action, part }) =>
      part === 'figure' && (role === null || role === 'guest') && AT_THEIR_TABLE.has(action),
  );
const AT_THEIR_TABLE: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  null,
  'sitting',
  'holding',
  'tasting',
  'toasting',
  'talking',
  'eating',
]);

/** What stands among or before people, by the words of the prompt. */
export function furnitureOf(spec: SceneSpec): Furniture | null {
  const text = plain(spec.prompt);
  const isBarkeeper =
    figuresOf(spec).some(({ role }) => role === 'waiter') &&
    (AT_BAR.test(text) || ON_BAR.test(text));
  const hasBalloon = spec.things.some(({ thing }) => thing === 'hot_air_balloon');
  if (hasBalloon && figuresOf(spec).length > 0 && IN_BALLOON.test(text)) return 'balloon_basket';
  if (BARREL_TABLE.test(text) && figuresOf(spec).length > 0) return 'barrel_table';
  if (COUNTER.test(text) || isBarkeeper) return 'counter';
  if (figuresOf(spec).length > 0 && BAR_GUESTS.test(text)) return 'counter';
  if (figuresOf(spec).some(({ action }) => action === 'grilling')) return 'grill';
  // What is cut or cooked lies on a worktop.
  const isAtWork = figuresOf(spec).some(({ action }) => action !== null && AT_WORK.has(action));
  const opensOysters =
    figuresOf(spec).some(({ action }) => action === 'opening') &&
    spec.things.some(({ thing }) => thing === 'oyster');
  const areSeveral = figuresOf(spec).reduce((sum, { count }) => sum + count, 0) > 1;
  const doCook = areSeveral && figuresOf(spec).every(({ action }) => action === 'cooking');
  if (doCook || (isAtWork && spec.things.some(isLaid))) return 'counter';
  if (opensOysters && spec.things.some(isOnTable)) return 'counter';
  // So do the bottles that are still to be labelled.
  const isOneOfMany = figuresOf(spec).some(
    ({ action }) => action === 'labelling' || action === 'corking',
  );
  if (isOneOfMany && spec.things.some(areBottles)) return 'counter';
  // Guests in a restaurant sit; whoever serves them stands at their table.
  const isServed =
    figuresOf(spec).some(({ role }) => role !== null && SERVES.has(role)) &&
    figuresOf(spec).some(({ role }) => role === null || role === 'guest');
  const isBrought = figuresOf(spec).some(({ action }) => action === 'serving');
  if (
    isServed &&
    !SHOP.test(text) &&
    (isBrought || spec.place === 'restaurant' || RESTAURANT.test(text))
  )
    return 'table';
  const isOnGround = spec.place === 'campfire' || BLANKET.test(text);
  if (figuresOf(spec).length > 0 && isOnGround && !NO_BLANKET.test(text)) return 'blanket';
  if (sitsOn(spec.prompt) === 'jetty') return null;
  // Round their fire they stand, glass in hand.
  const hasGrill = spec.things.some(({ thing }) => thing === 'grill');
  if (figuresOf(spec).length > 0 && hasGrill && !SAYS_TABLE.test(text)) return 'grill';
  const people = figuresOf(spec).reduce((sum, { count }) => sum + count, 0);
  const isCarried = figuresOf(spec).some(
    ({ role, action }) => role === 'waiter' && action === 'carrying',
  );
  if (people === 1 && !isCarried && glassesOf(spec) > (isPouring(spec) ? 1 : 2)) return 'buffet';
  // What is on the table stands before whoever works there on their feet.
  const isSetOut = AT_CARDS.test(text) && !AFAR.test(text) && spec.things.some(isSetOn);
  if (people === 1 && !isCarried && isSetOut && figuresOf(spec).every(isStanding)) return 'buffet';
  // Whoever eats from a plate has a table for it.
  if (people === 1 && eatsAtTable(spec, text)) return 'table';
  // Before a sofa stands a low one, with what is eaten there.
  if (spec.things.some(isSoft) && spec.things.some(isOnTable) && !SAYS_TABLE.test(text))
    return 'low_table';
  if (people < 2 || ON_GROUND.test(text)) return null;
  const hasSeats = spec.things.some(isSeat);
  if ((hasSeats || treeOver(spec.prompt)) && !SAYS_TABLE.test(text)) return null;
  if (spec.place === 'restaurant' && areGuests(spec)) return 'table';
  const doEat = figuresOf(spec).some(
    ({ action }) => (action === 'eating' && !FROM_HAND.test(text)) || action === 'breaking',
  );
  return doEat || TABLE.test(text) || (AT_CARDS.test(text) && !AFAR.test(text)) ? 'table' : null;
}
