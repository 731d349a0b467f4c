import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { isLandmark } from '#studio/inventory/landmarks-seen.ts';
import { isDyed } from '#studio/lexicon/phrases/colours/dark-things.ts';
import { STANCES } from '#studio/lexicon/phrases/extras/can-hold.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import type { Quality } from '#studio/lexicon/words/look/qualities.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Technique } from '#studio/things/thing.ts';
import { severalProofs } from '#studio/lexicon/asked-words/amounts.ts';

interface Shown {
  /** Things and places that look so in any case. */
  byNature?: string;
  /** What shows it, whatever it is said of. */
  by?: string;
  /** In prints it is a matter of style. */
  isStyleOfPrint?: boolean;
  /** Of people and places it says nothing that could be seen. */
  isUnseenOf?: readonly ('figure' | 'place' | 'thing' | 'wine')[];
}

const OLD_THINGS = `
  barrel chateau castle abbey church village vault house windmill stone_wall balustrade bench stone_steps tower key book typewriter gramophone vintage_car
  amphora tree vines cart wine_press map_sheet letter beam bottle magnum clay_cup jug candlestick colosseum clock_tower bridge well gate wooden_case
  pocket_watch telephone record_player treasure_chest bookshelf fireplace door newspaper radio suitcase picture_frame`;
const OLD_PLACES = `
  vault_cellar barrel_hall bottle_cellar chateau abbey village piazza village_lane house_front cloister library terraced_vineyard bush_vines vineyard fireplace
  hut city restaurant`;
const BRIGHT_SKIES = `trait:sky:day trait:sky:morning trait:sky:golden trait:sky:sunset trait:sky:dawn trait:light:sun trait:light:hard
  trait:light:day trait:light:golden trait:light:window trait:room:daylight trait:season:summer thing:sun`;
const FLOWERS = `thing:flowers thing:rose thing:lavender thing:sunflower thing:tulip thing:potted_plant thing:meadow thing:blossom
  thing:flower_arch trait:trees:bloom place:garden_party place:picnic`;

/** What each quality can be seen by; of anything else it is announced. */
const SHOWN: Readonly<Record<Quality, Shown>> = {
  grilled: {
    byNature: `steak sausage bratwurst_plate tuna_steak swordfish skewers prawn prawn_skewers vegetable_skewers pulpo ribs veal_chop grill burger asado satay cevapcici padron_peppers
      rack_of_lamb duck_breast beef_fillet scallops vegetarian_plate salmon_plate fish_fillet hot_dog sardines trout_meuniere`,
  },
  wood_fired: {
    byNature: `pizza bread focaccia bread_roll tarte_flambee steak sausage grill ribs veal_chop skewers rack_of_lamb pulpo roast_chicken
      vegetable_skewers fish_fillet asado`,
  },
  roasted: {
    byNature: `roast_chicken roast_goose turkey roast_joint roast_potatoes chestnut sunday_roast rack_of_lamb lamb_shank schweinebraten cochinillo
      duck_breast duck_confit peking_duck haxe coffee_bean almond hazelnut cashew peanut pistachio beef_fillet beef_wellington vegetarian_plate
      chicken_leg venison asado potato`,
  },
  fried: {
    byNature: `fries calamari fish_and_chips croquetas full_breakfast schnitzel arancini tempura fried_rice churros beignets doughnut samosas
      spring_rolls empanadas crisps roesti patatas_bravas falafel fish_cakes cordon_bleu egg boquerones`,
  },
  baked: {
    byNature: `bread baguette pie pizza cake croissant cookie gratin lasagne bread_roll focaccia quiche tarte_flambee cupcake pretzel cannelloni
      moussaka parmigiana apple_strudel shepherds_pie beef_wellington pastel_de_nata almond_cake carrot_cake cheesecake tarte_tatin stollen
      panettone gingerbread mac_and_cheese clafoutis bread_basket potato`,
  },
  smoked: { byNature: 'salmon ham salami sausage trout_meuniere sardines' },
  steamed: {
    byNature:
      'mussels clams dumplings gyoza boiled_potatoes poached_pear egg asparagus broccoli rice_side lobster crab',
  },
  toasted: {
    byNature:
      'avocado_toast crostini bruschetta toast_points pan_con_tomate almond hazelnut walnut sandwich',
  },
  raw: {
    byNature: `sashimi sushi steak_tartare salmon_tartare carpaccio oyster ham ceviche egg carrot radish celery cucumber tomato
      pepper zucchini`,
  },
  cut: { byNature: 'hard_cheese soft_cheese blue_cheese lemon_wedge lemon watermelon melon' },
  painted: { byNature: 'book' },
  shiny: {
    byNature: `glass bottle magnum champagne_flute decanter carafe corkscrew waiters_friend knife fork spoon trophy ring bell tray saxophone
      trumpet ice_bucket tank car vintage_car cherry apple medal crown key coin bauble grapes tastevin cloche saucepan pearl_necklace`,
  },
  matte: { byNature: 'label clay_cup amphora' },
  // Corks are built as they come out of a bottle, with wine at their foot.
  used: { byNature: 'cork' },
  rough: { byNature: 'rock stone_wall stone_steps beam oyster tree bread truffle' },
  thin: {
    byNature:
      'lemon_slice ham salami carpaccio crisps cracker champagne_flute grissini glass vitello_tonnato ribbon',
  },
  thick: { byNature: 'steak book candle tree beam stone_wall vault' },
  round: {
    byNature: `plate plinth bistro_table side_table high_table barrel pizza cake macaron wreath orange apple soft_cheese bread cookie coin bauble
      grapes pumpkin tray mirror clock tub balloon pot`,
    by: 'trait:surface:gravel',
  },
  square: { byNature: 'gift_box picture_frame book crate carton napkin chocolate window' },
  narrow: { byNature: 'champagne_flute flute_bottle road stairs door', by: 'place:village_lane' },
  long: {
    byNature:
      'counter laid_table long_table picnic_table baguette knife fork spoon spatula pipette candle ladder drinking_straw ribbon bench railing fence road cypress grissini wine_bar',
    by: 'people:5 trait:laid:long',
  },
  tall: {
    byNature: `champagne_flute cypress tower candlestick candle flute_bottle palm tree long_drink glass mountain lighthouse eiffel_tower
      clock_tower chateau castle church windmill ladder vase bottle chandelier city_skyline tank wine_rack bookshelf high_table high_heel stool tiered_stand`,
  },
  short: { byNature: 'tumbler candle' },
  low: { byNature: 'stone_wall side_table fence tumbler' },
  old: { byNature: `${OLD_THINGS} ${OLD_PLACES}`, by: 'trait:look:old', isUnseenOf: ['wine'] },
  bygone: { byNature: `${OLD_THINGS} ${OLD_PLACES}`, isStyleOfPrint: true },
  avant_garde: {},
  rustic: {
    byNature: `${OLD_THINGS} ${OLD_PLACES} bread basket crate board bread_basket hay_bale sack straw bench`,
    by: 'trait:surface:wood trait:surface:stone trait:picnic place:hut trait:look:rustic',
    isStyleOfPrint: true,
  },
  dark: {
    byNature:
      'chocolate bread beer coffee cherry plum truffle grapes olive soil vault_cellar bottle_cellar',
    by: 'trait:tone:dark trait:room:night trait:room:candle trait:light:candle place:black_ground trait:surface:slate trait:surface:dark_marble',
    isStyleOfPrint: true,
  },
  pale: { by: 'trait:tone:bright place:white_ground', isStyleOfPrint: true },
  colourful: {
    byNature: `balloon confetti flowers autumn_leaves macaron bunting candy_cane streamers easter_eggs bauble string_lights party_hat butterfly
      salad poke_bowl festival garden_party christmas`,
    by: 'trait:colours:many place:harbour',
    isStyleOfPrint: true,
  },
  young: { by: 'no:trait:look:old', isUnseenOf: ['thing', 'wine', 'place'] },
  busy: { by: 'people:3 trait:crowd place:festival place:market_hall' },
  blooming: { by: FLOWERS },
  sunny: { by: BRIGHT_SKIES },
  lush: {
    by: 'trait:season:summer trait:season:spring trait:outdoors',
    byNature: 'potted_plant tree herbs',
  },
  overgrown: { by: 'thing:ivy thing:wisteria thing:bougainvillea' },
  winding: { byNature: 'river stairs', by: 'trait:road:winding' },
  steep: { byNature: 'stairs stone_steps terraced_vineyard', by: 'trait:land:steep' },
  distant: {},
  weathered: {
    byNature: `${OLD_THINGS} ${OLD_PLACES} fence_post fence board crate rock boat rowing_boat picnic_table long_table bistro_table`,
    by: 'trait:surface:wood trait:surface:stone trait:look:old',
  },
  shady: {
    by: 'trait:dappled thing:pergola thing:parasol thing:tree place:pergola place:forest place:olive_grove',
  },
  underground: { by: 'place:vault_cellar place:bottle_cellar place:barrel_hall thing:vault' },
  foreign: {
    byNature:
      'japanese_garden restaurant wine_bar wine_shop vineyard winery market_hall piazza village_lane picnic lantern',
    isUnseenOf: ['figure', 'thing', 'wine'],
    isStyleOfPrint: true,
  },
  curled: { by: 'trait:action:sleeping', isUnseenOf: ['place'] },
  melted: {
    byNature:
      'raclette fondue melted_cheese melted_butter kaesespaetzle gratin pizza lasagne chocolate_sauce',
  },
  floating: {
    byNature: 'hot_air_balloon balloon boat rowing_boat gondola petals swan rose lemon_slice',
  },
  stemmed: { byNature: 'glass champagne_flute' },
  row: {},
  lined_with: {},
  both_sides: {},
  several: {},
};

/** Told by how many there are and where they stand. */
const PLACED: Partial<Record<Quality, (bearer: Match | undefined) => Proof[]>> = {
  row: (bearer) => placedSo('row', bearer),
  lined_with: (bearer) => placedSo('flank', bearer),
  both_sides: flanksOf,
  several: severalProofs,
  distant: distantProofs,
};

/** A house that is far off is small in the frame; of the sea and of people nobody could tell. */
function distantProofs(bearer: Match | undefined): Proof[] {
  const thing = thingOf(bearer);
  return thing && isLandmark(thing) ? [`size:small:${thing as string}`] : ['followed'];
}

const placedSo = (how: 'row' | 'flank', bearer: Match | undefined): Proof[] => {
  const thing: string | null = thingOf(bearer) ?? null;
  // Down a hall or along a shelf they stand in rows, though not at one height of the frame.
  const stored: readonly Proof[] = how === 'row' ? (IN_ROWS[thing ?? ''] ?? []) : [];
  return thing
    ? [`${how}:${thing}`, ...stored]
    : hasEffect(bearer, 'figure')
      ? ['people:2']
      : ['followed'];
};

/** Down both walls of a cellar stand its casks. */
function flanksOf(bearer: Match | undefined): Proof[] {
  const thing: string | null = thingOf(bearer) ?? null;
  const likely = ['barrel', 'vines', 'tree', 'cypress'];
  return (thing ? [thing] : likely).flatMap((one): Proof[] => [
    `flank:${one}`,
    ...(IN_ROWS[one] ?? []),
  ]);
}

const IN_ROWS: Readonly<Record<string, readonly Proof[]>> = {
  barrel: ['place:barrel_hall', 'place:vault_cellar'],
  tank: ['place:winery'],
  vines: ['place:vineyard'],
  stool: ['place:wine_bar'],
};

const PARSED = new Map(
  (Object.entries(SHOWN) as [Quality, Shown][]).map(([quality, shown]) => [
    quality,
    {
      nature: new Set(shown.byNature?.trim().split(/\s+/)),
      by: (shown.by?.trim().split(/\s+/) ?? []) as Proof[],
      shown,
    },
  ]),
);

/** Everything that is said to look so by nature. */
export const NATURES: readonly string[] = [...PARSED.values()].flatMap(({ nature }) => [...nature]);

const isVessel = (thing: ThingId | null): boolean => thing !== null && WINE_VESSELS.has(thing);
const SHADES: ReadonlySet<Quality> = new Set<Quality>(['dark', 'pale']);

export const qualityOf = (match: Match | undefined): Quality | null =>
  effectsOf(match?.effects ?? [], 'quality').find(({ value }) => value !== null)?.value ?? null;

const CELLARS: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'vault_cellar',
  'barrel_hall',
  'bottle_cellar',
]);
const LANES: readonly Proof[] = ['place:village_lane'];

/** What shows a quality of what it is said of; without any of it, it is announced. */
export function qualityProofs(
  quality: Quality,
  {
    bearer,
    next,
    technique,
  }: { bearer?: Match | undefined; next?: Match | undefined; technique: Technique },
): Proof[] {
  const placed = PLACED[quality];
  if (placed) return placed(bearer);
  const { nature, by, shown } = PARSED.get(quality)!;
  // 'Pale pink', 'dark red': the shade of a colour.
  const isShade = SHADES.has(quality) && hasEffect(next ?? bearer, 'tint', 'wine');
  // A print is colourful; 'colourful glasses' in one colour are not.
  const isOfVessel = quality === 'colourful' && isVessel(thingOf(bearer));
  const isOfPrint = shown.isStyleOfPrint && technique === 'drawn' && !isOfVessel;
  if (isShade || isOfPrint) return ['followed'];
  // Roads of prints run in curves.
  if (quality === 'winding' && technique === 'drawn' && thingOf(bearer) === 'road')
    return ['thing:road'];
  const kinds = shown.isUnseenOf ?? [];
  // 'A long hard shadow'.
  if (quality === 'long' && hasEffect(next, 'lighting'))
    return ['trait:light:hard', 'trait:shadow:wall'];
  // 'An old Bordeaux': its age shows in nothing.
  const isOfWine = kinds.includes('wine') && hasEffect(next, 'wine', 'varietal', 'region');
  if (!bearer) return isOfWine ? ['followed'] : by;
  const thing: string | null = thingOf(bearer);
  const isSomebody = hasEffect(bearer, 'figure');
  const isUnseen =
    (kinds.includes('thing') && thing !== null && !isSomebody) ||
    (kinds.includes('figure') && isSomebody) ||
    (kinds.includes('place') && !thing && hasEffect(bearer, 'place', 'subject') && !isSomebody) ||
    (kinds.includes('wine') && hasEffect(bearer, 'wine', 'varietal', 'region', 'tint'));
  // 'Dutch still life': the picture, not a thing in it.
  const isOfPicture = effectsOf(bearer.effects, 'claim').some(({ value }) =>
    value.includes('followed'),
  );
  if (isUnseen || (isOfPicture && !SHADES.has(quality))) return ['followed'];
  const place = effectsOf(bearer.effects, 'place')[0]?.value;
  // Ivy is painted over houses and land; beside a wall or a tractor that was built it grows over nothing.
  const own = thingOf(bearer);
  const isBuilt = own !== null && !place && STANCES.get(own) === 'floor';
  if (quality === 'overgrown' && isBuilt && technique === 'photo') return [];
  // A cellar is long where one looks down its aisle.
  if (quality === 'long' && place && CELLARS.has(place)) return ['trait:hall:long'];
  return [
    ...(thing && nature.has(thing) ? ([`thing:${thing}`] as Proof[]) : []),
    ...(place && nature.has(place) ? ([`place:${place}`] as Proof[]) : []),
    // Seen from its lane a village is as old.
    ...(place === 'village' && nature.has('village_lane') ? LANES : []),
    ...(thing && SHADES.has(quality) ? ([`colour:${quality}:${thing}`] as Proof[]) : []),
    // What is glazed or dyed is no darker in a dark room.
    ...(quality === 'dark' && isDyed(thing) && technique === 'photo' ? [] : by),
  ];
}
