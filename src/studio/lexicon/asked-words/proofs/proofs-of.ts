import type { Proof } from '#studio/accounting/proof.ts';
import { skiesFor } from '#studio/landscape/sky/sky-palettes.ts';
import { isSeenThrough } from '#studio/places/outside-room.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { PASTA_DISHES } from '#studio/things/pasta-dishes.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Accompaniment, Subject } from '#studio/scene-spec.ts';
import type {
  EstateKind,
  Lighting,
  Season,
  Setting,
  TimeOfDay,
  Weather,
} from '#studio/scene/surroundings.ts';
import { oncePer } from '#studio/once-per.ts';
import { WORN_AS } from '#studio/lexicon/words/look/looks.ts';
import { EVENTS } from '#studio/lexicon/words/events/events.ts';
import type { Effect, EffectKind, FigureSense } from '#studio/lexicon/effects.ts';
import { qualityProofs } from './quality-proofs.ts';

type Value<Kind extends EffectKind> = Extract<Effect, { kind: Kind }>['value'];
type ProofsOf = { [Kind in EffectKind]?: (value: Value<Kind>) => readonly Proof[] };

/** A proof for each word, parted by spaces. */
const list = (proofs: string): readonly Proof[] => proofs.split(/\s+/) as Proof[];
const table = <Key extends string>(rows: Readonly<Record<Key, string>>) => {
  const proofs = new Map(Object.entries<string>(rows).map(([key, value]) => [key, list(value)]));
  return (key: Key): readonly Proof[] => proofs.get(key) ?? [];
};

const SEEN_AS: Partial<Record<PlaceId, readonly Proof[]>> = {
  vineyard: ['thing:vines'],
  // A wedding's arch stands in one.
  garden_party: ['place:wedding'],
  river: ['thing:river'],
  lake: ['thing:lake'],
  sea: ['thing:sea'],
  mountains: ['thing:mountain'],
  village: ['thing:village', 'place:village_lane'],
  chateau: ['thing:chateau'],
  abbey: ['thing:abbey'],
  beach: ['thing:beach'],
  fireplace: ['thing:fireplace'],
  library: ['thing:bookshelf'],
  // Seen from the street: its windows are full of bottles.
  wine_shop: ['place:house_front'],
  wine_bar: ['place:house_front'],
  restaurant: ['place:house_front'],
  // A hearth with its chair is one.
  living_room: ['place:fireplace'],
  pergola: ['thing:pergola'],
  window: ['thing:window'],
  // On a piazza or a terrace it is its small tables.
  cafe: ['thing:bistro_table', 'place:house_front'],
  city: ['thing:city_skyline'],
  forest: ['thing:forest'],
  picnic: ['trait:picnic'],
  terrace: ['thing:railing'],
  olive_grove: ['trait:trees:olive'],
};

const ALSO_SEEN: Partial<Record<ThingId, readonly Proof[]>> = {
  // A table whose places are laid shows little else of itself.
  long_table: ['trait:laid:long'],
  // The one that people sit at is as small as they need it.
  bistro_table: ['trait:table'],
  // Of those that bear a meal only the top is seen.
  picnic_table: ['trait:table'],
  high_table: ['trait:table'],
  side_table: ['trait:table'],
  // 'Ragù with pappardelle' is one plate.
  // Among people one form of glass stands for both.
  carafe: ['thing:decanter'],
  pasta: PASTA_DISHES.map((dish): Proof => `thing:${dish}`),
};

/** Names something that can be seen: such a sense beats the looks that the word brings along. */
const CONCRETE: ProofsOf = {
  thing: (thing) => [`thing:${thing}`, ...(ALSO_SEEN[thing] ?? [])],
  // Where another place was chosen, the view may show it all the same.
  place: (place) => [
    `place:${place}`,
    ...(SEEN_AS[place] ?? []),
    ...(isSeenThrough(place) ? [`trait:outside:${place}` as const] : []),
  ],
  figure: (figure) => figureProofs(figure),
};

const NAMED: ProofsOf = {
  setting: table<Setting>({
    studio: 'place:studio place:white_ground place:black_ground place:colour_ground trait:plain',
    vineyard: 'place:vineyard thing:vines',
    sea: 'place:sea place:beach thing:sea',
    lake: 'place:lake place:river thing:lake thing:river',
    mountains: 'place:mountains thing:mountain',
    city: 'place:city thing:city_skyline',
    cellar: 'place:vault_cellar',
    bar: 'place:wine_bar',
    restaurant: 'place:restaurant',
    festival: 'place:festival',
    // 'At home, on a sofa'.
    kitchen: 'place:kitchen place:living_room',
    library: 'place:library place:fireplace',
    terrace: 'place:terrace',
    garden: 'place:garden_party place:picnic place:wedding',
    estate: 'place:chateau thing:chateau thing:house',
  }),
  estate: table<EstateKind>({
    chateau: 'thing:chateau place:chateau',
    villa: 'thing:house',
    farmhouse: 'thing:house',
    abbey: 'thing:abbey thing:church place:abbey',
    castle: 'thing:chateau thing:castle place:chateau',
    modern_winery: 'thing:house place:winery',
    cape_dutch: 'thing:house',
  }),
  subject: table<Subject>({
    bottle: 'thing:bottle',
    glass: 'thing:glass',
    tasting_row: 'many:glass',
    decanter: 'thing:decanter thing:carafe',
    pour: 'trait:action:pouring',
    toast: 'trait:action:toasting',
    grapes: 'thing:grapes',
    harvest: 'thing:grapes thing:picker thing:crate',
    cork: 'thing:cork thing:corkscrew thing:waiters_friend',
    vineyard: 'place:vineyard thing:vines',
    estate: 'thing:chateau thing:house thing:abbey place:chateau place:winery thing:door',
    cellar: 'place:vault_cellar place:bottle_cellar place:barrel_hall',
    barrels: 'thing:barrel place:barrel_hall',
    tasting_table: 'thing:glass',
    pairing: 'food place:restaurant',
    wine_bar: 'place:wine_bar place:wine_shop',
    restaurant: 'place:restaurant',
    festival: 'place:festival',
    sommelier: 'people:1',
    label: 'thing:label thing:bottle',
    poster: 'followed',
  }),
  accompaniment: table<Accompaniment>({
    bread: 'thing:bread thing:baguette',
    cheese: 'thing:hard_cheese thing:soft_cheese thing:blue_cheese',
    olives: 'thing:olive',
    charcuterie: 'thing:ham thing:salami',
    grapes: 'thing:grapes',
    figs: 'thing:fig',
    nuts: 'thing:walnut thing:almond',
    honey: 'thing:honey',
    chocolate: 'thing:chocolate',
    fruit: 'thing:orange thing:apple thing:pear',
    berries: 'thing:berry thing:strawberry',
    oysters: 'thing:oyster',
    fish: 'thing:fish thing:salmon',
    steak: 'thing:steak',
    pasta: 'thing:pasta',
    pizza: 'thing:pizza',
    salad: 'thing:salad',
    dessert: 'thing:cake',
    candles: 'thing:candle',
    flowers: 'thing:flowers',
    corkscrew: 'thing:corkscrew',
    cork: 'thing:cork',
    ice_bucket: 'thing:ice_bucket',
    vine_leaves: 'thing:vine_leaf',
    book: 'thing:book thing:notebook',
    barrel: 'thing:barrel',
    crate: 'thing:crate',
  }),
  bottle: () => ['thing:bottle', 'thing:magnum', 'thing:half_bottle', 'thing:popping_bottle'],
  glass: () => ['thing:glass', 'thing:champagne_flute'],
  closure: () => ['thing:bottle'],
};

const WEATHERS = table<Weather>({
  clear: 'trait:sky:day trait:sky:morning trait:sky:golden',
  cloudy: 'trait:weather:cloudy trait:sky:overcast trait:sky:storm trait:sky:misty',
  mist: 'trait:weather:mist trait:sky:misty',
  rain: 'trait:weather:rain trait:weather:storm',
  storm: 'trait:weather:storm trait:sky:storm',
  snow: 'trait:weather:snow',
  frost: 'trait:weather:frost trait:weather:snow',
});
const LIGHTS = table<Lighting>({
  soft: 'followed',
  studio: 'followed',
  dramatic: `trait:light:chiaroscuro trait:light:strip trait:light:candle trait:light:cellar trait:light:rim
    trait:light:backlit trait:room:candle trait:room:amber trait:sky:storm trait:sky:ember trait:sky:night`,
  candle: 'thing:candle thing:candlestick thing:chandelier trait:room:candle trait:light:candle',
  backlit:
    'trait:light:backlit trait:light:contour trait:sky:golden trait:sky:sunset trait:sky:ember trait:sky:dawn',
  daylight:
    'trait:room:daylight trait:light:window trait:light:day trait:light:sun trait:light:hard trait:light:high_key',
  warm: 'followed',
  neon: 'trait:room:neon trait:light:neon',
  moonlight: 'trait:sky:night thing:moon',
  rim: 'trait:light:rim trait:light:backlit trait:sky:golden trait:sky:sunset',
  silhouette: 'trait:silhouette',
  hard: 'trait:light:hard trait:sky:day',
  dappled: 'trait:dappled',
});
/** A room shows the evening by its lamps and the day by its windows. */
const ROOM_HOURS: Partial<Record<TimeOfDay, string>> = {
  golden_hour: 'trait:light:golden',
  morning: 'trait:room:daylight trait:sky:overcast trait:sky:dawn trait:sky:golden',
  noon: 'trait:room:daylight trait:light:sun trait:light:hard trait:sky:overcast',
  dusk: 'trait:room:amber trait:room:candle trait:room:neon',
  night: 'trait:room:amber trait:room:candle trait:room:neon',
};

/** What tells the season indoors: in summer the sun in the room, else what lies on the table. */
const SEASONED: Partial<Record<Season, string>> = {
  summer: 'trait:room:daylight trait:light:sun trait:light:golden',
  winter: 'trait:weather:snow place:christmas thing:pine thing:holly thing:christmas_tree',
  autumn: 'thing:maple_leaf thing:autumn_leaves thing:pumpkin',
  spring: 'thing:tulip thing:flowers thing:asparagus thing:easter_eggs',
};

const LOOKS: ProofsOf = {
  weather: WEATHERS,
  lighting: LIGHTS,
  time: (time) => [
    ...skiesFor(time, null).map((sky): Proof => `trait:sky:${sky}`),
    ...(ROOM_HOURS[time] ? list(ROOM_HOURS[time]) : []),
  ],
  season: (season) => [
    `trait:season:${season}`,
    ...(SEASONED[season] ? list(SEASONED[season]) : []),
  ],
  action: (action) =>
    action === 'holding'
      ? list('trait:action:holding trait:action:tasting trait:action:toasting trait:action:picking')
      : [`trait:action:${action}`],
  wine: (wine) => [`wine:${wine}`],
  varietal: () => ['wine:any', 'thing:grapes', 'thing:vines', 'place:vineyard'],
  region: () => ['wine:any', 'trait:outdoors', 'trait:map'],
  people: () => ['people:1', 'trait:crowd'],
  surface: (surface) => [`trait:surface:${surface}`],
  // Over land, whoever looks down flies.
  angle: (angle) =>
    angle === 'overhead'
      ? ['trait:angle:overhead', 'trait:angle:aerial']
      : [`trait:angle:${angle}`],
  placement: () => ['followed'],
  shot: (shot) => {
    if (shot === 'wide') return ['trait:shot:wide'];
    return shot === 'macro' || shot === 'close_up' ? [`close:${shot}`] : ['followed'];
  },
  shallow: () => ['trait:shallow'],
  mood: () => ['followed'],
  quality: (quality) => (quality ? qualityProofs(quality, { technique: 'photo' }) : ['followed']),
  size: () => [],
  fill: () => ['followed'],
  relation: () => ['followed'],
  count: () => ['followed'],
  neutral: () => ['followed'],
};

/** What would prove a phrase: its own claim, else what it names, else the look it asks for. */
export const proofsOf = oncePer((effects: readonly Effect[]): readonly Proof[] => {
  const look = effects.find((effect) => effect.kind === 'look');
  if (look) {
    const worn = WORN_AS[look.value];
    return [`trait:look:${look.value}`, ...(worn ? [worn] : [])];
  }
  // 'Harbour' brings the sea along, and is no sea.
  if (effects.some(({ kind }) => kind === 'undrawn')) return [];
  const claimed = effects.flatMap((effect) => {
    if (effect.kind === 'event') return EVENTS[effect.value].proofs;
    return effect.kind === 'claim' ? effect.value : [];
  });
  const named = gather(CONCRETE, effects);
  // 'Hands' are more than one.
  const concrete = named.includes('many:hand')
    ? named.filter((one) => one !== 'thing:hand')
    : named;
  if (claimed.length + concrete.length > 0) return [...new Set([...claimed, ...concrete])];
  const wider = gather(NAMED, effects);
  return wider.length > 0 ? wider : gather(LOOKS, effects);
});

function gather(senses: ProofsOf, effects: readonly Effect[]): Proof[] {
  const found = effects.flatMap((effect) => {
    const prove = senses[effect.kind] as ((value: unknown) => readonly Proof[]) | undefined;
    return prove?.(effect.value) ?? [];
  });
  return [...new Set(found)];
}

const isCounted = (count: number | null): boolean => count !== null && count > 2 && count < 8;

/** Somebody by trade or kind; where the picture draws no such person, nobody proves it. */
function figureProofs({ who, role, part, count, isManner }: FigureSense): readonly Proof[] {
  if (part === 'hands') return [count === 1 ? 'thing:hand' : 'many:hand', 'people:1'];
  // A class is as many as were counted, whatever they are called.
  if (role === 'guest' && who === 'group') return ['trait:person:guest', 'people:3'];
  if (role) return [`trait:person:${role}`];
  if (who === 'couple') return ['thing:couple', 'people:2'];
  if (who === 'child') return ['trait:person:child'];
  // 'A group of five' is five; of a crowd nobody counts the heads.
  if (who === 'group') return [`people:${isCounted(count) && !isManner ? count : 2}`];
  return [`people:${count === 1 ? 1 : 2}`];
}
