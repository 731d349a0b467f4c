import { isUnderWisteria } from '#studio/places/scenery/under-wisteria.ts';
import { numberOf } from '#studio/lexicon/matching/number-words.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isView, liesOpen } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { TABLES } from '#studio/things/tables.ts';
import { blindly } from './blind-tasting.ts';
import { glassesFor } from './glasses-for.ts';
import { laidTables, withPlaces } from './with-places.ts';
import { withSubject } from './with-subject.ts';
import { unaskedThing as plain } from './unasked-thing.ts';

interface Scene {
  wanted: readonly Effect[];
  refused: readonly Effect[];
  hasFigures: boolean;
  source: string;
}

/** 'A bathtub with candles and a glass': they stand on the board across it, not on the floor. */
function ontoTub(things: readonly AskedThing[]): readonly AskedThing[] {
  const to = things.findIndex(({ thing }) => thing === 'bathtub');
  if (to < 0) return things;
  return things.map((one, i) =>
    i === to || one.relation || !TAKEN_ALONG.has(one.thing)
      ? one
      : { ...one, relation: { kind: 'on', to } },
  );
}
const TAKEN_ALONG: ReadonlySet<ThingId> = new Set([
  'glass',
  'champagne_flute',
  'bottle',
  'candle',
  'book',
  'petals',
  'rose',
  'phone',
  'strawberry',
  'grapes',
]);

const FLAMES: ReadonlySet<ThingId> = new Set(['candle', 'candlestick', 'lantern', 'chandelier']);
const TOOLS: ReadonlySet<ThingId> = new Set([
  'watering_bucket',
  'secateurs',
  'scissors',
  'basket',
  'gloves',
  'cart',
  'wheelbarrow',
  'trailer',
  'tractor',
  'ox',
  'horse',
  'donkey',
  'crate',
  'ladder',
]);

const isHarvest = ({ wanted }: Scene, things: readonly AskedThing[]): boolean =>
  wanted.some(({ kind, value }) => kind === 'subject' && value === 'harvest') &&
  things.length > 0 &&
  things.every(({ thing }) => TOOLS.has(thing));

/** 'By candlelight' has its candle in the picture; 'grape harvest with a bucket' has grapes; 'a table for two' is laid. */
export function withImplied(named: readonly AskedThing[], scene: Scene): AskedThing[] {
  const things = [
    ...withPlaces(blindly(named, scene), scene),
    ...laidTables(named, scene),
    ...glassesFor(named, scene),
    ...flightOn(named, scene),
    ...cafeTable(named, scene),
    ...icedIn(named, scene),
    ...grapesIn(named, scene),
    ...withSubject(named, scene),
  ];
  const refused = new Set(effectsOf(scene.refused, 'thing').map(({ value }) => value));
  const isCandlelit = effectsOf(scene.wanted, 'lighting').some(({ value }) => value === 'candle');
  const isPoured = effectsOf(scene.wanted, 'action').some(({ value }) => value === 'pouring');
  const hasFlame = things.some(({ thing }) => FLAMES.has(thing));
  const added: ThingId[] = [
    ...(isCandlelit &&
    !hasFlame &&
    (scene.hasFigures ? isShared(things) || isPoured : things.length > 0 || isOfWine(scene))
      ? (['candle'] as const)
      : []),
    ...(isHarvest(scene, things) ? (['grapes'] as const) : []),
    ...(isPicnicElsewhere(scene, things) ? (['basket'] as const) : []),
  ];
  return [
    ...(underTable(things, scene) ?? [...bagged(ontoTub(things)), ...tableFor(things, scene)]),
    ...added.filter((thing) => !refused.has(thing)).map(plain),
  ];
}

const GRAPE_VESSEL =
  /\bgrape (?:crates?|boxes|baskets?|buckets?|tubs?)\b|\btrauben(?:kisten?|k(?:o|ö)rbe?|eimern?)\b/iu;
const VESSELS: ReadonlySet<ThingId> = new Set<ThingId>([
  'crate',
  'basket',
  'watering_bucket',
  'tub',
]);

/** 'Grape crates' are full of them. */
function grapesIn(named: readonly AskedThing[], { source }: Scene): AskedThing[] {
  const to = named.findIndex(({ thing }) => VESSELS.has(thing));
  const isHeld = named.some(({ thing }) => thing === 'grapes');
  if (to < 0 || isHeld || !GRAPE_VESSEL.test(source)) return [];
  return [{ ...plain('grapes'), relation: { kind: 'in', to } }];
}

/** 'Wine by candlelight': a glass will stand there. */
const isOfWine = ({ source, wanted }: Scene): boolean =>
  WINE.test(source) && effectsOf(wanted, 'place').length === 0;
const WINE =
  /^(?:an? |the |un |une |le |il |el |ein )?(?:red |white |rosé )?(?:wine|vin|vino|wein|rotwein|weisswein)\b/iu;

/** What people have on their table, with the light beside it. */
const isShared = (things: readonly AskedThing[]): boolean =>
  things.some(({ thing }) => !IN_HANDS.has(thing));
const IN_HANDS: ReadonlySet<ThingId> = new Set<ThingId>(['glass', 'champagne_flute', 'book']);

/** 'Four bottles in paper bags' come in four, all of brown paper. */
const bagged = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((bag, to) => {
    if (bag.thing !== 'gift_bag') return bag;
    const held = things.find(({ relation }) => relation?.kind === 'in' && relation.to === to);
    const count = bag.isSeveral && bag.count === null ? (held?.count ?? null) : bag.count;
    if (!PAPER.test(bag.word)) return { ...bag, count };
    return { ...bag, count, colour: bag.colour ?? KRAFT, states: [...bag.states, 'tied'] };
  });
const PAPER = /\b(?:paper|papier|carta|papel|brown)|papier/iu;
const KRAFT = { name: 'brown', hex: '#b98d5c' } as const;

/** 'A wine flight on a paddle': its glasses stand there, a wine in each. */
function flightOn(things: readonly AskedThing[], { wanted, source }: Scene): AskedThing[] {
  const isFlight = wanted.some(({ kind, value }) => kind === 'subject' && value === 'tasting_row');
  const to = things.findIndex(({ thing }) => thing === 'tray' || thing === 'board');
  if (!isFlight || to < 0 || things.some(({ thing }) => thing === 'glass')) return [];
  const named = [...new Set(winesIn(wanted))];
  const count = numberOf(FLIGHT_OF.exec(source)?.[1] ?? '') ?? Math.max(3, named.length);
  const kinds: readonly WineColour[] = named.length > 0 ? named : ['white', 'rose', 'red'];
  const wines = Array.from({ length: count }, (_, i) => kinds[i % kinds.length]!);
  return [{ ...plain('glass'), count, wines, relation: { kind: 'on', to } }];
}
/** 'A flight of five rosé wines'. */
const FLIGHT_OF =
  /\b(?:flights?|tasting|d[ée]gustation|degustazione|cata|weinprobe) (?:of|de|di|von|mit) (\p{L}+|\d)\b/iu;

const winesIn = (wanted: readonly Effect[]): WineColour[] => [
  ...effectsOf(wanted, 'wine').map(({ value }) => value),
  ...wanted.flatMap((effect) => (effect.kind === 'tint' && effect.wine ? [effect.wine] : [])),
];

const CAFE_TERRACE =
  /\b(?:(?:bar|caf[eé]|bistrot?|restaurant) terrace|terrace of an? (?:wine bar|bar|caf[eé]|bistrot?|restaurant)|(?:terrasse|terrazza|terraza) (?:de|d['’]un|di un|de un|del|du) (?:bar|caf[eé]|caff[eè]|bistrot?|ristorante|restaurant|restaurante)|(?:bar|caf[eé]|restaurant)terrasse)\b/iu;

/** 'A wine bar terrace in Paris' has one of its tables in sight, with wine on it. */
function cafeTable(named: readonly AskedThing[], { hasFigures, source }: Scene): AskedThing[] {
  const isBare = named.every(({ thing }) => OVER_TABLES.has(thing));
  if (!isBare || hasFigures || !CAFE_TERRACE.test(source)) return [];
  const to = named.length;
  return [plain('bistro_table'), { ...plain('glass'), count: 2, relation: { kind: 'on', to } }];
}

const OVER_TABLES: ReadonlySet<ThingId> = new Set<ThingId>(['string_lights', 'lantern', 'bunting']);

const ON_ICE = /\b(?:on ice|sur (?:de la )?glace|sul? ghiaccio|sobre hielo|en hielo|auf eis)\b/iu;

/** 'Wine on ice', 'champagne on ice': nobody lays a bottle on a block of it. */
function icedIn(named: readonly AskedThing[], { hasFigures, source }: Scene): AskedThing[] {
  if (hasFigures || !ON_ICE.test(source) || !named.every(({ thing }) => thing === 'ice_bed'))
    return [];
  const to = named.length;
  return [plain('ice_bucket'), { ...plain('bottle'), relation: { kind: 'in', to } }];
}

const PICNIC = /\b(?:picnics?|pique-?niques?|picknicks?)\b/iu;

/** 'A picnic by the river': the river is the place, and the basket says what is held there. */
const isPicnicElsewhere = ({ wanted, source }: Scene, things: readonly AskedThing[]): boolean =>
  PICNIC.test(source) &&
  !things.some(({ thing }) => thing === 'basket' || thing === 'picnic_table') &&
  effectsOf(wanted, 'place').some(
    ({ value }) => value !== 'picnic' && (isView(value) || liesOpen(value)),
  );

/** Grapes are picked in the vineyard, whatever tools are named. */
export const placeImplied = (
  place: PlaceId | null,
  things: readonly AskedThing[],
  scene: Scene,
): PlaceId | null => {
  if (isUnderWisteria(place, things)) return 'pergola';
  if (place) return place;
  if (isHarvest(scene, things)) return 'vineyard';
  // 'A mulled wine stand' is one of its market.
  if (things.some(({ thing, word }) => thing === 'mulled_wine' && STAND.test(word)))
    return 'christmas_market';
  // Racks for turning stand in their cellar.
  if (things.some(({ thing }) => thing === 'riddling_rack')) return 'vault_cellar';
  // Young vines are planted where they will stay.
  if (
    things.length > 0 &&
    things.every(({ thing, word }) => thing === 'seedling' && VINES.test(word))
  )
    return 'vineyard';
  // An old stock stands where it grew.
  if (things.some(({ thing }) => thing === 'vine_stock')) return 'vineyard';
  // Such a table stands in the open.
  if (things.some(({ thing }) => thing === 'picnic_table')) return 'garden_party';
  // A garden table stands in its garden.
  if (things.some(({ word }) => OF_GARDEN.test(word))) return 'garden_party';
  // A door beside something is seen in its house.
  const isOnDoor = ({ thing }: AskedThing) => ON_DOORS.has(thing);
  if (things.some(({ thing }) => thing === 'door') && !things.every(isOnDoor)) return 'house_front';
  // Boats need their water, a house its land.
  if (things.some(({ thing }) => thing === 'boat'))
    return RIVERS.test(scene.source) ? 'river' : 'sea';
  if (things.length === 0 && COUNTRY_HOUSE.test(scene.source)) return 'vineyard';
  // What is laid or grows there is seen at its door.
  if (COUNTRY_HOUSE.test(scene.source) && things.some(({ thing }) => AT_THE_DOOR.has(thing)))
    return 'house_front';
  // A shop window looks out on its street; behind its goods lies the shop.
  if (!things.some(({ thing }) => thing === 'shop_window')) return null;
  return things.length > 1 && !scene.hasFigures ? 'wine_shop' : 'village_lane';
};

const STAND = /stands?\b|stalls?\b|chalet|bancarella|puesto|bude\b|hütte\b/iu;
const VINES = /\bvines?\b|vigne|vid(?:es)?\b|vite|rebe/iu;
const OF_GARDEN =
  /^garden tables?$|^gartentisch|^(?:table|tavolo|mesa) d[ea]l? ?(?:jardin|giardino|jardín)$/iu;
const RIVERS =
  /\b(?:douro|duero|mosel(?:le)?|saar|rhine|rhein|rhin|reno|rin|rh[oô]ne|loire|danube|donau|danubio|garonne|gironde|dordogne|neckar|wachau|main|seine|mississippi|river)\b/iu;
const COUNTRY_HOUSE =
  /\b(?:(?:stone|country|farm|old|lonely) ?(?:farm)?house|farmhouse|cottage|maison (?:en|de) pierres?|casa (?:di|in|de) (?:pietra|piedra)|casolare|steinhaus|bauernhaus|landhaus|(?:land|bauern|garten)?häuschen|chaumière|maisonnette|casetta|casita)\b/iu;

const AT_THE_DOOR: ReadonlySet<ThingId> = new Set(['place_setting', 'rose']);

const SEATS: ReadonlySet<ThingId> = new Set(['chair', 'wicker_chair', 'stool']);

const MORE_TABLES = /\b(?:tables|tavoli|tavolini|mesas|tische)\b/iu;

/** 'A table with chairs around it': that table stands on the floor like its chairs. */
function tableFor(
  things: readonly AskedThing[],
  { wanted, hasFigures, source }: Scene,
): AskedThing[] {
  const seats = things.find(({ thing }) => SEATS.has(thing));
  const isSaid = effectsOf(wanted, 'claim').some(({ value }) => value.includes('trait:table'));
  if (!seats || hasFigures || !isSaid || things.some(({ thing }) => TABLES.includes(thing)))
    return [];
  const isSeveral = MORE_TABLES.test(source);
  const isSmall = isSeveral || (seats.count ?? 9) < 4;
  return [{ ...plain(isSmall ? 'bistro_table' : 'long_table'), ...(isSeveral && { isSeveral }) }];
}

const UNDER_TABLE =
  /\b(?:under|underneath|beneath|below|sous|sotto|bajo|debajo de|unter)(?: (?:an?|the|une?|la|il|un|una|el|einem|einer|dem|der|our|his|her))?(?: \p{L}+){0,2}? (?:\p{L}*table|tavol[oa]|mesa|\p{L}*tisch)\b/iu;
const ON_IT =
  /\bon (?:it|top)\b|\bon the table\b|\bsur la table\b|\bsul tavolo\b|\ben la mesa\b|\bsobre la mesa\b|\bauf dem tisch\b|\bdessus\b|\bsopra\b|\bencima\b|\b(?:darauf|obendrauf)\b/iu;

/** The clause round a word, for what is said of it alone. */
function clauseRound(source: string, at: number): string {
  const start = source.slice(0, at).search(/[,.;](?=[^,.;]*$)/u);
  const end = source.slice(at).search(/[,.;]/u);
  return source.slice(start + 1, end < 0 ? undefined : at + end);
}

/** 'A dog under the table': the table stands on the floor, and what is told of on it stands there. */
function underTable(
  things: readonly AskedThing[],
  { hasFigures, source }: Scene,
): AskedThing[] | null {
  const said = UNDER_TABLE.exec(source);
  if (!said || hasFigures || things.some(({ thing }) => TABLES.includes(thing))) return null;
  const at = ({ word }: AskedThing): number =>
    source.toLowerCase().indexOf(word.toLowerCase().split(' ')[0]!);
  const before = things.findLastIndex((one) => at(one) >= 0 && at(one) < said.index);
  // 'Unter dem Tisch schläft ein Hund': what opens the sentence is told of what follows.
  const isFronted = before < 0 && said.index === 0;
  const under = isFronted ? things.findIndex((one) => at(one) > said.index) : before;
  if (under < 0 || things[under]!.relation) return null;
  const to = things.length;
  const placed = things.map((one, i): AskedThing => {
    if (i === under) return { ...one, relation: { kind: 'under', to } };
    const isOn = !one.relation && at(one) > said.index && ON_IT.test(clauseRound(source, at(one)));
    return isOn ? { ...one, relation: { kind: 'on', to } } : one;
  });
  return [...placed, plain('long_table')];
}

/** A door with ivy and a lantern on its wall of stones is the whole picture. */
const ON_DOORS: ReadonlySet<ThingId> = new Set<ThingId>(['door', 'ivy', 'lantern', 'stone_wall']);
