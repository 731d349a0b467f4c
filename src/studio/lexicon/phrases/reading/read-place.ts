import { PLACE_WORDS } from '#studio/places/words/place-words.ts';
import { isRoom, isSeenThrough } from '#studio/places/outside-room.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isSpokenIn } from '#studio/lexicon/matching/language.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect, nextTo, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { STREET } from '#studio/lexicon/phrases/streets.ts';

const words = (list: string) => new Set(list.split(/\s+/));

/** What leads to a place: 'in a cellar', 'au bord de la mer', 'am Kamin'. */
const LEADS = words(
  `in at by inside on aboard near before overlooking over above beside among through within into from
  dans au aux en sur sous devant chez pres bord nel nello nella nei al allo alla sul sulla davanti
  presso junto ante desde im am beim auf vor an uber neben`,
);
const REACH = 4;

const namesOf = (list: string) => new Set(list.split('|').map((word) => word.trim()));
/** Scenery of every place that has it: things that have a word in common with the place. */
const SCENERY_OF = sceneryOfPlaces();

function sceneryOfPlaces(): Partial<Record<PlaceId, readonly ThingId[]>> {
  const placesOf = new Map<string, PlaceId[]>();
  for (const [place, words] of Object.entries(PLACE_WORDS))
    for (const name of namesOf(words))
      placesOf.set(name, [...(placesOf.get(name) ?? []), place as PlaceId]);
  const found: Partial<Record<PlaceId, ThingId[]>> = {};
  for (const { id, words } of THINGS.filter(({ stance }) => stance === 'scenery'))
    for (const place of new Set([...namesOf(words)].flatMap((name) => placesOf.get(name) ?? [])))
      (found[place] ??= []).push(id);
  return found;
}

/** A boat may lie in the view; its deck is where one stands. */
const DECK = /deck|\bpont\b|\bponte\b|cubierta/;

const HALLS: ReadonlySet<PlaceId> = new Set<PlaceId>(['bottling_line', 'laboratory', 'cooperage']);

const CELLARS: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'vault_cellar',
  'bottle_cellar',
  'barrel_hall',
]);

/** 'A bakery window' is that of a bakery; a shop window may be any shop's. */
const TRADE_WINDOW = /^(?:bakery|deli|delicatessen|florist|chocolate shop|cheese shop) window$/;

/** Where it happens; a thing that stands there ('three barrels') is no place. */
export function readPlace(sentence: Sentence, heads: ReadonlySet<number>): PlaceId | null {
  // 'A shop window at Christmas': the feast shows anywhere.
  const named = sentence.matches.flatMap((match, i) => {
    const place = effectsOf(match.effects, 'place')[0]?.value;
    if (!place || match.isNegated || !isSpokenIn(sentence.language, match.phrase)) return [];
    // 'A monastery cellar' is a cellar.
    const next = nextTo(sentence, i);
    const isPart = hasEffect(next, 'place') && sentence.language === 'en';
    // The window of a bar is in the bar.
    const isOfRoom = isRoom(place) && /^windows?$/.test(next?.phrase ?? '');
    if (isPart && !HALLS.has(place) && !isOfRoom) return [];
    const isLed = isLedTo(sentence, match);
    // A Christmas table is laid at Christmas.
    const isThing =
      heads.has(i) &&
      !hasEffect(match, 'event') &&
      !TRADE_WINDOW.test(match.phrase) &&
      !SCENERY_OF[place]?.includes(thingOf(match) as ThingId);
    const isSmall =
      (isThing && place !== 'campfire') || (place === 'yacht' && !DECK.test(match.phrase));
    return isSmall && !isLed ? [] : [{ place, isLed, length: match.length, phrase: match.phrase }];
  });
  // The tree with the lights stands in the room whose window is named.
  if (named.some(isTreeOfFeast) && named.every((one) => isTreeOfFeast(one) || isOfFeast(one)))
    return 'christmas';
  const found = named.length > 1 ? named.filter(({ place }) => place !== 'christmas') : named;
  // A fire on the beach or in the woods is what the picture is of.
  if (found.some(({ place }) => place === 'campfire')) return 'campfire';
  // Halls of a winery are known by themselves.
  const hall = found.find(({ place }) => HALLS.has(place));
  if (hall && found.some(({ place }) => place === 'winery')) return hall.place;
  // 'A street at night, the window of a bistro': the house is seen from there.
  const isFront = found.some(({ place }) => place === 'house_front');
  // So it is in a city, which is seen beside it.
  if (isFront && found.some((one) => isStreet(one) || one.place === 'city')) return 'house_front';
  const led = found.filter(({ isLed }) => isLed);
  const special = found.filter(({ place }) => place !== 'vineyard');
  // An abbey among vines is an abbey: vines are all round in any case.
  const terraces = found.find(({ place }) => place === 'terraced_vineyard');
  if (terraces && found.every(({ place }) => isView(place))) return terraces.place;
  const isAmongVines = special.length > 0 && special.length < found.length;
  const open = isAmongVines ? special : led.length > 0 ? led : found;
  // 'A picnic in the vineyard': blanket and basket make the picnic, the vines its place.
  const elsewhere = led.find(({ place }) => place !== 'picnic');
  if (elsewhere && open.some(({ place }) => place === 'picnic')) return elsewhere.place;
  // A window belongs to the room that was named; to a view it is the frame.
  const rooms = found.filter(({ place }) => place !== 'window' && !isView(place));
  const inside = rooms.filter(({ place }) => place !== 'city');
  const sill = found.find(({ place }) => place === 'window');
  if (sill && inside.length === 0) return 'window';
  // A balcony over a city is a place in the city, and its railing is seen.
  if (rooms.some(({ place }) => place === 'city') && rooms.some(({ place }) => place === 'terrace'))
    return 'city';
  // 'Una bodega en Sevilla': from a cellar no city is seen.
  const cellar = rooms.find(({ place }) => CELLARS.has(place));
  if (cellar && rooms.some(({ place }) => place === 'city')) return cellar.place;
  // A garden has room for a pergola over it.
  if (found.some(isPergola) && found.some(({ place }) => place === 'garden_party'))
    return 'garden_party';
  // 'A piazza with café tables', 'the terrace of a café': they stand outside.
  const outside = rooms.find(({ place }) => place === 'piazza' || place === 'terrace');
  if (outside && rooms.every((one) => one === outside || one.place === 'cafe'))
    return outside.place;
  // Whoever sits under a pergola sits on its terrace too.
  if (found.some(isPergola) && found.every(isUnderPergola)) return 'pergola';
  // Mountains stand round their lake, and a harbour lies before its terrace.
  if (found.some(isLake) && found.every(isLakeOrPeaks)) return 'lake';
  const shore = found.find(({ place }) => place === 'harbour');
  if (shore && found.every(({ place }) => place === 'terrace' || place === 'harbour'))
    return 'harbour';
  // 'A terrace overlooking the lake': the view lies beyond its balustrade.
  if (rooms.some(({ place }) => place === 'terrace') && found.every(isSeenFromTerrace))
    return 'terrace';
  // The sea lies round any deck.
  if (rooms.some(({ place }) => place === 'yacht') && found.every(isSeenFromDeck)) return 'yacht';
  // Trees, a pool or a garden stand within the walls of a yard.
  if (
    found.some(isYard) &&
    found.every(({ place }) => place === 'house_front' || place === 'olive_grove')
  )
    return 'house_front';
  // 'A modern winery at dusk', 'in the Napa valley': the house is seen, not its tanks.
  const built = found.find(({ phrase }) => MODERN_HOUSE.test(phrase));
  const land = found.find(({ place }) => isView(place));
  if (built && found.every((one) => one === built || one === land) && !hasTanks(sentence))
    if (land || isUnderSky(sentence)) return land?.place ?? 'vineyard';
  // Cities, seas and vines are seen from their bars and kitchens: through the window.
  const room = found.find(({ place }) => isRoom(place));
  if (room && found.every(isRoomOrSeenFromIt) && !found.some(isRooftop)) return room.place;
  // Books stand beside the fire as well; no fire burns among the shelves.
  if (rooms.some(({ place }) => place === 'fireplace') && rooms.every(isByTheFire))
    return 'fireplace';
  const [choice] = (sill ? inside : open).toSorted((a, b) => b.length - a.length);
  // 'A cellar of steel tanks': no vault has room for them.
  if (choice?.place === 'vault_cellar' && !OLD.test(choice.phrase) && hasTanks(sentence))
    return 'winery';
  return choice?.place ?? loneThing(sentence, heads);
}
const OLD =
  /chalk|crayere|kreide|tiza|gesso|vault|volt|voute|boveda|gewolb|crypt|stone|monast|abb|kloster/;
const MODERN_HOUSE =
  /^(?:modern winery|bodega moderna|cantina moderna|cave moderne|chai moderne|moderne kellerei)$/;
const isUnderSky = ({ matches }: Sentence): boolean =>
  matches.some(
    (match) =>
      hasEffect(match, 'time') || hasEffect(match, 'weather') || hasEffect(match, 'region'),
  );
const hasTanks = ({ matches }: Sentence): boolean =>
  matches.some((match) => thingOf(match) === 'tank' && !match.isNegated);

interface Found {
  place: PlaceId;
}
const isOfFeast = ({ place }: Found): boolean => place === 'christmas' || place === 'window';
const isTreeOfFeast = ({ phrase }: { phrase: string }): boolean => TREE_OF_FEAST.test(phrase);
const TREE_OF_FEAST =
  /^(?:(?:christmas|xmas) tree|sapin(?: de noel)?|(?:albero|abete) di natale|(?:arbol|pino) de navidad|weihnachtsbaum|christbaum|tannenbaum)$/;
const isStreet = ({ phrase }: { phrase: string }): boolean => STREET.test(phrase);
const isLake = ({ place }: Found): boolean => place === 'lake';
const isLakeOrPeaks = ({ place }: Found): boolean => place === 'lake' || place === 'mountains';
/** The house that has the terrace stands behind us. */
const isSeenFromTerrace = ({ place }: Found): boolean =>
  place === 'terrace' || place === 'restaurant' || isView(place);
const isSeenFromDeck = ({ place }: Found): boolean => place === 'yacht' || isView(place);
const UNDER_PERGOLA: readonly PlaceId[] = ['pergola', 'terrace', 'vineyard'];
const isPergola = ({ place }: Found): boolean => place === 'pergola';
const isUnderPergola = ({ place }: Found): boolean => UNDER_PERGOLA.includes(place);
const isRoomOrSeenFromIt = ({ place }: Found): boolean =>
  isRoom(place) || place === 'window' || isSeenThrough(place);
const isYard = ({ phrase }: { phrase: string }): boolean => YARD.test(phrase);
const YARD = /courtyard|patio|\bcour\b|cortile|innenhof/;
/** What stands on a roof has its city all round. */
const ROOFTOP = /\broof|dachterrasse|\btoit|\btetto|\bazotea/;
const isRooftop = ({ phrase }: { phrase: string }): boolean => ROOFTOP.test(phrase);
const BY_THE_FIRE: readonly PlaceId[] = ['fireplace', 'library', 'living_room'];
const isByTheFire = ({ place }: Found): boolean => BY_THE_FIRE.includes(place);

function isLedTo({ tokens }: Sentence, match: Match): boolean {
  // 'On a boat' leads to itself.
  if (match.length > 1 && LEADS.has(tokens[match.at]?.word ?? '')) return true;
  for (let at = match.at - 1; at >= Math.max(0, match.at - REACH); at--) {
    if (tokens[at + 1]?.opensClause) return false;
    if (LEADS.has(tokens[at]?.word ?? '')) return true;
  }
  return false;
}

/** 'Oak barrels' and nothing else: then their hall is the picture. */
function loneThing({ matches }: Sentence, heads: ReadonlySet<number>): PlaceId | null {
  if (heads.size !== 1) return null;
  const [head] = heads;
  const place = effectsOf(matches[head ?? -1]?.effects ?? [], 'place')[0]?.value ?? null;
  // A boat is seen from the shore unless somebody is on it; a yacht is known by its deck.
  const isAfloat = place === 'yacht' && BOATS.has(matches[head ?? -1]?.phrase ?? '');
  return isAfloat ? 'sea' : place;
}

const BOATS = new Set([
  'sailing boat',
  'sailboat',
  'voilier',
  'barca a vela',
  'velero',
  'segelboot',
]);

/** 'In front of stainless steel tanks' is a winery, not three tanks on a table. */
const isWordFor = (place: PlaceId, word: string): boolean =>
  NAMES_OF.get(place)?.has(fold(word)) ?? false;

const NAMES_OF = new Map(
  Object.entries(PLACE_WORDS).map(([place, names]) => [place as PlaceId, namesOf(names)]),
);

/** What the place itself shows need not be asked for again: 'by the fireplace'. */
export function withoutPlace(things: readonly AskedThing[], place: PlaceId | null): AskedThing[] {
  const isScenery = ({ thing, count, word }: AskedThing) =>
    place !== null &&
    (((count ?? 1) === 1 && SCENERY_OF[place]?.includes(thing)) ||
      (count === null && isWordFor(place, word) && !isWindowOf(things, thing)));
  const kept = things.filter((asked) => !isScenery(asked));
  return kept.map((asked) => {
    const target = asked.relation && things[asked.relation.to];
    const to = target ? kept.indexOf(target) : -1;
    return { ...asked, relation: asked.relation && to >= 0 ? { ...asked.relation, to } : null };
  });
}

/** Goods are laid out behind a shop's window: it is more than the shop. */
const isWindowOf = (things: readonly AskedThing[], thing: ThingId): boolean =>
  thing === 'shop_window' && things.some((other) => other.thing !== thing);
