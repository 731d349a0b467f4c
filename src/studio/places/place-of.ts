import { fold } from '#studio/lexicon/matching/normalise.ts';
import { oncePer } from '#studio/once-per.ts';
import { loadOf } from '#studio/people/beast-load-of.ts';
import { ESTATE_WORDS } from '#studio/lexicon/words/look/scenery.ts';
import type { EstateKind } from '#studio/scene/surroundings.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { KEPT_OUTSIDE } from './kept-outside.ts';
import { findLongest, longestMatch } from './longest-match.ts';
import { isIndoorParty } from './indoor-party.ts';
import { namesJetty } from './on-jetty.ts';
import { isOnAnyShelf } from './on-shelf.ts';
import { asksForSky, isRegionUnderSky, namesRowEnd } from './scenery/region-land.ts';
import { placeOfPeople } from './place-of-people.ts';
import { PLACE_OF_SETTING } from './place-of-setting.ts';
import { opensDoor } from './outside-room.ts';
import { furnitureOf } from '#studio/people/acting/staging/furniture-of.ts';
import { isView } from './place.ts';
import { treesAbove } from './scenery/trees-above.ts';
import type { PlaceId } from './place.ts';
import { CITY_WORDS } from './words/cities.ts';
import type { CityId } from './words/cities.ts';
import { LANDMARK_WORDS, PLACE_WORDS } from './words/place-words.ts';
import type { Landmark } from './words/place-words.ts';

const BY_SUBJECT: Partial<Record<Subject, PlaceId>> = {
  vineyard: 'vineyard',
  cellar: 'vault_cellar',
  barrels: 'barrel_hall',
  wine_bar: 'wine_bar',
  restaurant: 'restaurant',
  festival: 'festival',
};

const GRAND: readonly EstateKind[] = ['chateau', 'castle', 'abbey'];

/** Glasses that hang, and nothing else but the counter below: where such a rail is. */
const isGlassRail = ({ things }: SceneSpec): boolean =>
  things.some(isHungGlass) && things.every((one) => isHungGlass(one) || one.thing === 'counter');
const isHungGlass = ({ thing, states }: AskedThing): boolean =>
  thing === 'glass' && states.includes('hanging');

/** 'A counter with a row of cocktails', 'the bartender's counter': no kitchen has that one. */
const isMixedAt = ({ things, prompt, setting }: SceneSpec): boolean =>
  setting === null &&
  things.some(({ thing }) => thing === 'counter') &&
  (things.some(({ thing }) => thing === 'cocktail') || OF_BARTENDER.test(prompt));
const OF_BARTENDER = /\b(?:bartender|barman|barmaid|barkeeper|barista)/iu;

const isOnStreet = ({ things }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'street_lamp');

/** Where the prompt says it happens: as it was read, else by a landmark, a setting or a subject that has its place. */
export const placeOf = oncePer((spec: SceneSpec): PlaceId | null => {
  // Through an open door one looks out of the cellar.
  if (isView(spec.place) && opensDoor(spec)) return 'vault_cellar';
  if (spec.place && isHeldAmongVines(spec)) return 'vineyard';
  const around = spec.place === 'picnic' ? landAround(spec) : null;
  if (around) return around;
  if (isWeddingGarden(spec)) return 'wedding';
  // Nobody dines on the water: their table stands on a terrace above it.
  if (ON_WATER.has(spec.place) && furnitureOf(spec) === 'table') return 'terrace';
  // 'A beach with waves': the water is before it.
  if (spec.place === 'sea' && namesBeach(spec)) return 'beach';
  if (spec.place) return spec.place;
  if (isGlassRail(spec) || isMixedAt(spec)) return 'wine_bar';
  if (spec.setting === null && isOnStreet(spec)) return 'village_lane';
  // Barrels on a cart are in no cellar.
  if (loadOf(spec)) return 'vineyard';
  if (namesJetty(spec)) return 'lake';
  if (isOnAnyShelf(spec) || isIndoorParty(spec)) return null;
  if (isLandNamed(spec) || isRegionUnderSky(spec) || namesRowEnd(spec)) return 'vineyard';
  // 'A fire burning in the background' burns on a hearth.
  if (spec.things.some(isFireBehind)) return 'fireplace';
  if (isTableUnderSky(spec)) return 'terrace';
  if (isPicnicBasket(spec)) return 'picnic';
  if (isMealInTheOpen(spec)) return null;
  if (spec.setting === null && namesHills(spec)) return 'vineyard';
  // Whoever eats under a tree is in no dining room.
  if (treesAbove(spec) > 0 && (spec.setting === null || spec.setting === 'restaurant'))
    return 'picnic';
  // A winery is a farm among its vines; only who names a château gets one.
  if (
    spec.setting === 'estate' &&
    !GRAND.includes(longestMatch(spec.prompt, ESTATE_WORDS) ?? 'villa')
  )
    return 'vineyard';
  // 'A glass on a barrel, a tower behind': that barrel stands in the open.
  const isOutside = spec.things.some(({ thing }) => FAR_AWAY.includes(thing));
  // A tasting is held where its people are at home: a monk's in his cellar.
  const isTasting = spec.setting === 'restaurant' && spec.subjects.includes('tasting_table');
  const among = isTasting && !spec.subjects.includes('restaurant') ? placeOfPeople(spec) : null;
  if (among) return among;
  if (isStillLifeOfFood(spec)) return null;
  // At home one sits in the living room, and cooks in the kitchen.
  if (spec.setting === 'kitchen' && isOnSofa(spec)) return 'living_room';
  if (spec.setting && !(isOutside && spec.setting === 'cellar'))
    return PLACE_OF_SETTING[spec.setting];
  const subject = spec.subjects.find(
    (s) => BY_SUBJECT[s] && !(isOutside && (s === 'barrels' || s === 'cellar')),
  );
  if (subject) return BY_SUBJECT[subject]!;
  return (
    placeOfPeople(spec) ??
    // The vault is the one place that has its stairs.
    (spec.setting === null && spec.things.some(({ thing }) => thing === 'stairs')
      ? 'vault_cellar'
      : null) ??
    (isBareLand(spec) || isUnderStars(spec) || isChapel(spec) || isModernWinery(spec)
      ? 'vineyard'
      : null)
  );
});

const ON_WATER: ReadonlySet<PlaceId | null> = new Set<PlaceId | null>(['sea', 'lake', 'river']);

const isOnSofa = ({ things, prompt }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'sofa' || thing === 'armchair') &&
  !/\b(?:kitchen|cuisine|cucina|cocina|kuche|countertop)\b/.test(fold(prompt));

/** A list of dishes is eaten in a restaurant, but painted it is a still life before a wall. */
const isStillLifeOfFood = ({ style, setting, subjects, figures, lighting, time }: SceneSpec) =>
  (style === 'classical_heritage' ||
    // A candlelit dinner is eaten in its room.
    (style === 'pastel' && lighting === null && time === null)) &&
  setting === 'restaurant' &&
  figures.length === 0 &&
  !subjects.includes('restaurant') &&
  !subjects.includes('tasting_table');

/** 'A bottle on a barrel, the hills behind': it stands where they are seen. */
const namesHills = ({ words, subjects }: SceneSpec): boolean =>
  !subjects.includes('cellar') &&
  words.some(({ proofs, isRefused }) => !isRefused && proofs.includes('trait:land:hills'));

/** 'A landscape of rolling hills with cypresses' is about its land. */
const isBareLand = (spec: SceneSpec): boolean =>
  BARE_LAND.test(fold(spec.prompt)) && spec.things.every(({ thing }) => GROWS.includes(thing));
/** 'A starry sky over an old chapel': nothing else is there but the land. */
const isUnderStars = (spec: SceneSpec): boolean =>
  namesStars(spec) &&
  spec.things.every(({ thing }) => thing === 'stars' || FAR_AWAY.includes(thing));
/** 'A contemporary winery' is a house among its vines. */
const isModernWinery = ({ prompt, things, figures }: SceneSpec): boolean =>
  figures.length === 0 &&
  things.every(({ thing }) => thing === 'house') &&
  longestMatch(prompt, ESTATE_WORDS) === 'modern_winery';

/** 'A chapel in the snow' stands in the land, and nothing before it. */
const isChapel = ({ things, figures, style }: SceneSpec): boolean =>
  style !== 'pop_art' &&
  figures.length === 0 &&
  things.some(({ thing }) => thing === 'church') &&
  things.every(({ thing }) => FAR_AWAY.includes(thing) || GROWS.includes(thing));
const BARE_LAND =
  /\b(?:rolling hills|(?:landscape|paysage|paesaggio|paisaje|landschaft)(?! (?:format|orientation|mode|size)))\b/;
const GROWS: readonly ThingId[] = ['cypress', 'tree', 'vines', 'bird', 'butterfly'];

const FAR_AWAY: readonly ThingId[] = [
  'tower',
  'lighthouse',
  'windmill',
  'bridge',
  'church',
  'cathedral',
  'ruins',
  'temple',
  'aqueduct',
  'cliff',
  'cypress',
];

const LAKE = { lake: PLACE_WORDS.lake ?? '' };
const namesLake = ({ prompt }: SceneSpec): boolean => longestMatch(prompt, LAKE) !== null;

/** 'Tuscan hills and a picnic blanket', 'a picnic, mountains behind': it is laid in the land that was named. */
function landAround(spec: SceneSpec): PlaceId | null {
  if (isLandNamed(spec) || isRegionUnderSky(spec)) return 'vineyard';
  // Mountains stand round their lake.
  const beyond = namesLake(spec) ? 'lake' : beyondOf(spec);
  if (beyond) return beyond;
  const grows = spec.things.some(({ thing }) => thing === 'cypress');
  return grows || BARE_LAND.test(fold(spec.prompt)) ? 'vineyard' : null;
}

const FEASTS: readonly (PlaceId | null)[] = ['picnic', 'garden_party'];

/** 'A picnic between the vines', 'dinner in the vineyard': the feast goes to them. */
const isHeldAmongVines = (spec: SceneSpec): boolean =>
  (FEASTS.includes(spec.place) || isWeddingTable(spec) || isWeddingOfPeople(spec)) &&
  namesVines(spec);
/** Known by her veil. */
const isWeddingOfPeople = ({ place, figures, people }: SceneSpec): boolean =>
  place === 'wedding' && people !== false && figures.length > 0;

/** 'Wedding guests in the garden': theirs has the arch. */
const isWeddingGarden = ({ place, prompt }: SceneSpec): boolean =>
  place === 'garden_party' && WEDDING.test(fold(prompt));
const WEDDING = /\b(?:wedding|mariage|matrimonio|nozze|boda|hochzeits?)/;

/** Known by its flowers wherever it stands. */
export const isWeddingTable = ({ place, things }: SceneSpec): boolean =>
  place === 'wedding' && things.some(({ thing }) => thing === 'flowers' || thing === 'rose');

/** 'Dinner at sunset' names no restaurant: the table stands where the sunset is. */
const isTableUnderSky = (spec: SceneSpec): boolean =>
  spec.setting === 'restaurant' &&
  !spec.subjects.includes('restaurant') &&
  (namesStars(spec) || (spec.time !== 'night' && asksForSky(spec)));

/** What a picnic basket is packed with is eaten on the grass. */
const isPicnicBasket = ({ things, setting, prompt }: SceneSpec): boolean =>
  (setting === null || setting === 'restaurant') &&
  things.some(({ thing }) => thing === 'basket') &&
  PICNIC_BASKET.test(fold(prompt));
const PICNIC_BASKET =
  /\bpicnic (?:basket|hamper)|panier (?:a|de) pique.nique|cest(?:o|ino|a) (?:da|de|del) picnic|picknickkorb|(?:basket|panier|cesto|cesta|korb)\b.*\b(?:blanket|couverture a carreaux|coperta|manta de cuadros|karierten? decke)/;

/** 'Dinner under the stars' is laid where they are seen. */
const namesStars = ({ things }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'stars');

/** 'Bread and cheese on a hay bale' is eaten where the bale lies. */
const isMealInTheOpen = (spec: SceneSpec): boolean =>
  spec.setting === 'restaurant' &&
  !spec.subjects.includes('restaurant') &&
  spec.things.some(({ thing }) => KEPT_OUTSIDE.includes(thing));

/** A region is the place only where its land is spoken of; 'a Mosel Riesling' is a bottle. */
function isLandNamed(spec: SceneSpec): boolean {
  const named = findLongest(spec.prompt, LANDMARK_WORDS);
  return named !== null && (LAND.test(fold(spec.prompt)) || INTO_LAND.test(named.before));
}
const LAND =
  /\b(hills?|houses|domes?|cypress(es)?|road|bend|view|landscape|slopes?|land|valley|vallee|valle|tal)\b/;
/** 'Over the river Douro'; 'port wine in an armchair' is in none. */
const INTO_LAND =
  /\b(in|over|above|overlooking|near|en|au|aux|dans|nel|nella|im|am)(?: \p{L}+){0,3}$/u;

const isFireBehind = ({ thing, relation }: AskedThing): boolean =>
  thing === 'fireplace' && relation?.kind === 'behind';

const BEYOND: readonly PlaceId[] = [
  'sea',
  'lake',
  'mountains',
  'vineyard',
  'river',
  'village',
  'volcano',
  'chateau',
];

/** What a terrace looks out on. */
export function beyondOf(spec: SceneSpec): PlaceId | null {
  const words = Object.fromEntries(BEYOND.map((id) => [id, PLACE_WORDS[id]!]));
  return longestMatch(spec.prompt, words) as PlaceId | null;
}

/** The city that is known by its skyline, if one is named. */
export const cityOf = ({ prompt }: Pick<SceneSpec, 'prompt'>): CityId | null =>
  longestMatch(prompt, CITY_WORDS);

const LEDGES = {
  terrace: `${PLACE_WORDS.terrace} | rooftop | roof terrace | rooftop bar | dachterrasse |
    azotea | terraza en la azotea | toit terrasse | toit en terrasse | terrasse sur le toit | sur les toits | terrazza sul tetto | rooftop terrace | uber den dachern`,
};

const TOWN = { city: PLACE_WORDS.city ?? '' };
export const namesCity = ({ prompt }: SceneSpec): boolean => longestMatch(prompt, TOWN) !== null;

const BEACH = { beach: PLACE_WORDS.beach ?? '' };
export const namesBeach = ({ prompt }: SceneSpec): boolean => longestMatch(prompt, BEACH) !== null;

const BOOKS = { library: PLACE_WORDS.library ?? '' };
export const namesBooks = ({ prompt }: SceneSpec): boolean => longestMatch(prompt, BOOKS) !== null;

/** A balcony or a roof to look out from. */
export const namesTerrace = ({ prompt }: SceneSpec): boolean =>
  longestMatch(prompt, LEDGES) !== null;

const PICNIC = {
  picnic: 'picnic | picnic blanket | pique nique | picknick | picnic en | merienda campestre',
};

/** Blanket and grass, wherever it is held. */
export const namesPicnic = ({ prompt }: SceneSpec): boolean =>
  longestMatch(prompt, PICNIC) !== null;

const VINES = { vineyard: PLACE_WORDS.vineyard ?? '' };

/** 'Vines above the sea': the rows run down to whatever lies behind them. */
export const namesVines = (spec: SceneSpec): boolean => longestMatch(spec.prompt, VINES) !== null;

/** The region whose look everybody knows, if one is named. */
export function landmarkOf(spec: SceneSpec): Landmark | null {
  const place = placeOf(spec);
  const named = longestMatch(spec.prompt, LANDMARK_WORDS);
  // The drink is not the place: chalk slopes only where its vineyards are meant.
  const isChalk = place === 'vineyard' && /\bchampagne\b/.test(fold(spec.prompt));
  return named ?? (isChalk ? 'champagne' : null);
}
