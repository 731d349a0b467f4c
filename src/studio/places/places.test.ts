import { describe, expect, it } from 'vitest';
import { PLACE_PAINTERS } from '#studio/backdrops/place/place-painters.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { PLACES } from './place.ts';
import type { PlaceId } from './place.ts';
import { houseLookOf } from './asked-house.ts';
import { landmarkOf, placeOf } from './place-of.ts';
import { PLACE_DECORS } from './place-decors.ts';
import { SCENERY_NAMES } from './words/scenery-names.ts';

const SIDE = 96;
const read = (prompt: string) => understand(prompt, { style: 'cinematic', size: 'square' });

/** Share of the backdrop's pixels that show each thing. */
function sharesIn(names: Uint16Array): Map<ThingId, number> {
  const shares = new Map<ThingId, number>();
  for (const code of names) {
    if (code === 0) continue;
    const thing = SCENERY_NAMES[code - 1]!;
    shares.set(thing, (shares.get(thing) ?? 0) + 1 / names.length);
  }
  return shares;
}

/** What stands in the backdrop that is hung for a prompt. */
const backdropOf = (prompt: string, seed = 1): Map<ThingId, number> =>
  sharesIn(namesOf(prompt, seed));

function namesOf(prompt: string, seed = 1): Uint16Array {
  const spec = read(prompt);
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed } as const;
  const { scene } = composeShot({ ...brief, detail: 'preview' }).stage;
  const painting = scene.paintings[scene.textures[scene.backdrop!.texture]!.painting]!;
  return paintLayers(painting).names!;
}

/** How many of one kind the backdrop of a prompt shows. */
function codesIn(prompt: string, thing: ThingId): number {
  const codes = new Set(namesOf(prompt));
  return [...codes].filter((code) => SCENERY_NAMES[code - 1] === thing).length;
}

describe('where a picture happens', () => {
  it.each<[string, PlaceId | null]>([
    ['a glass of red by the fireplace', 'fireplace'],
    ['verre de rouge au coin du feu', 'fireplace'],
    ['a bottle in a vaulted stone cellar', 'vault_cellar'],
    ['cantina: bottles in racks', 'bottle_cellar'],
    ['modern winery with steel tanks', 'winery'],
    ['woman winemaker in a steel tank cellar', 'winery'],
    ['wine cellar with stainless steel tanks', 'winery'],
    ['Gärkeller mit Edelstahltanks', 'winery'],
    ['cave de vinification', 'winery'],
    ['a vaulted stone cellar with a steel tank', 'vault_cellar'],
    ['champagne on a yacht deck', 'yacht'],
    ['rosé on a terrace with sea view', 'terrace'],
    ['dinner under the stars', 'terrace'],
    ['Weihnachten mit Rotwein', 'christmas'],
    ['rooftop in the city at night', 'city'],
    ['two friends outside a small wine bar in the rain', 'house_front'],
    ['a dog outside our tasting room', 'house_front'],
    ['barrels in front of an old stone winery', 'house_front'],
    ['an old wine press in a courtyard', 'house_front'],
    ['Prosecco on a boat with the sea behind', 'yacht'],
    ['ein Glas Weißwein auf einem Boot', 'yacht'],
    ['a white sailing boat on the sea', 'sea'],
    ['two glasses on the shore of Lake Garda', 'lake'],
    ['a wall of wine bottles', 'bottle_cellar'],
    ['deux chaises devant un petit bistrot', 'house_front'],
    ['Tische vor einem Restaurant', 'house_front'],
    ['a bottle in front of a fireplace', 'fireplace'],
    ['a library with a fireplace', 'fireplace'],
    ['two glasses of wine in a cosy living room', 'living_room'],
    ['ein Glas Rotwein im Wohnzimmer', 'living_room'],
    ['a café in Paris, two glasses of wine', 'cafe'],
    ['deux verres de vin dans un café', 'cafe'],
    ['terrace overlooking Lake Como with two glasses of white wine', 'terrace'],
    ['a terrace with a view of the sea', 'terrace'],
    ['bread, cheese and wine on a hay bale', null],
    ['white wine in Santorini', 'vineyard'],
    ['aperitivo in piazza', 'piazza'],
    ['a glass on a barrel before a church and a vineyard', 'vineyard'],
    ['Rotwein am Marktplatz', 'piazza'],
    ['a picnic between the vines', 'vineyard'],
    ['Tuscan hills with cypress trees and a picnic blanket with Chianti and bread', 'vineyard'],
    ['picnic with rosé and cheese, lake and mountains', 'lake'],
    ['una bottiglia di Barolo su una botte con le colline sullo sfondo', 'vineyard'],
    ['bride and groom toasting at their wedding in a vineyard', 'vineyard'],
    ['wedding table in the vineyard with white flowers', 'vineyard'],
    ['Winzer mit einem Glas, im Hintergrund Holzfässer', 'barrel_hall'],
  ])("'%s' is the place %s", (prompt, place) => {
    expect(placeOf(read(prompt))).toBe(place);
  });

  it('takes the drink for a drink: a Mosel Riesling is no landscape', () => {
    expect(placeOf(read('a bottle of Mosel Riesling'))).toBeNull();
  });

  it('knows landmark regions by their names', () => {
    expect(landmarkOf(read('the terraces of the Douro'))).toBe('douro');
    expect(landmarkOf(read('champagne vineyard in spring'))).toBe('champagne');
    expect(landmarkOf(read('champagne on a yacht'))).toBeNull();
  });

  it('builds every place: a painted one has its painter', () => {
    // Rooms that look out are known by their window.
    const painted = PLACES.filter(
      (place) => PLACE_DECORS[place].decor === 'place' && !PLACE_DECORS[place].view,
    );
    expect(painted.filter((place) => !PLACE_PAINTERS[place])).toEqual([]);
  });
});

describe('what a place shows', () => {
  it.each<[string, ThingId]>([
    ['wine-bar', 'shelf'],
    ['restaurant', 'laid_table'],
    ['festival', 'tent'],
  ])('%s: %s', (painter, thing) => {
    const params = { seed: 3, blur: 0, hasPeople: false, mood: 'amber', sky: 'dusk' };
    const { names } = paintLayers({ painter, width: SIDE, height: SIDE, params });
    expect(sharesIn(names!).get(thing) ?? 0).toBeGreaterThan(0.02);
  });

  it.each<[PlaceId, readonly ThingId[]]>([
    ['fireplace', ['fireplace']],
    ['library', ['bookshelf', 'lamp']],
    ['living_room', ['sofa', 'window', 'lamp']],
    ['cafe', ['bistro_table', 'window', 'counter']],
    ['winery', ['tank']],
    ['wine_shop', ['shelf', 'counter']],
    ['tasting_room', ['window', 'counter']],
    ['christmas', ['christmas_tree', 'bauble', 'string_lights']],
    ['market_hall', ['stall']],
    ['yacht', ['sea', 'boat']],
    ['beach', ['beach', 'parasol', 'sea']],
    ['picnic', ['meadow', 'tree', 'basket']],
    ['forest', ['forest']],
    ['vault_cellar', ['vault', 'barrel']],
    ['hotel_room', ['window', 'lamp']],
    ['bottling_line', ['bottle']],
    ['cooperage', ['barrel']],
    ['train', ['window']],
    ['plane', ['window']],
    ['harbour', ['boat', 'house', 'sea']],
    ['village_lane', ['house', 'church']],
    ['christmas_market', ['stall', 'christmas_tree']],
    ['orchard', ['tree']],
    ['olive_grove', ['tree']],
    ['waterfall', ['river']],
    ['japanese_garden', ['lake']],
  ])('%s: %j', (place, things) => {
    const params = { place, seed: 3, blur: 0, hasPeople: false, mood: 'daylight', free: 0.64 };
    const painted = paintLayers({ painter: 'place', width: SIDE, height: SIDE, params });
    const shares = sharesIn(painted.names!);
    for (const thing of things) expect(shares.get(thing) ?? 0, thing).toBeGreaterThan(0.006);
  });

  it.each<[string, readonly ThingId[]]>([
    ['Douro terraces above the river with a glass of port', ['river', 'vines']],
    ['Mosel river bend with a bottle of Riesling', ['river', 'village', 'church']],
    ['Santorini with white houses and blue domes', ['blue_dome', 'sea']],
    ['a cypress road in Tuscany with a glass of Chianti', ['cypress', 'road']],
    ['vineyard below Etna, the volcano', ['volcano']],
    ['a vineyard in Mendoza with the Andes', ['mountain']],
    ['a bottle in front of a château', ['chateau']],
    ['under a pergola with rosé', ['pergola']],
  ])('%s: %j', (prompt, things) => {
    const shares = backdropOf(prompt);
    for (const thing of things) expect(shares.get(thing) ?? 0, thing).toBeGreaterThan(0.002);
  });
});

describe('a garden', () => {
  it('is dressed for a feast only where guests are expected', () => {
    expect(backdropOf('garden party with a bottle of rosé').has('laid_table')).toBe(true);
    expect(backdropOf('a glass of white wine in the garden').has('laid_table')).toBe(false);
  });

  it('has the arch that was asked for', () => {
    const shares = backdropOf('rose arch in a garden with a bottle of rosé');
    expect(shares.get('flower_arch') ?? 0).toBeGreaterThan(0.01);
    expect(backdropOf('a bottle in the garden').has('flower_arch')).toBe(false);
  });
});

describe('a pool', () => {
  it('lies before the villa and the vines that were asked for', () => {
    const shares = backdropOf('vineyard villa with a swimming pool');
    for (const thing of ['pool', 'house', 'vines'] as const)
      expect(shares.get(thing) ?? 0, thing).toBeGreaterThan(0.02);
    expect(backdropOf('two glasses by the pool').has('house')).toBe(false);
  });
});

describe('a picnic', () => {
  it('has one basket: the one in front, where it was asked for', () => {
    expect(backdropOf('a woman standing at a picnic').has('basket')).toBe(true);
    expect(backdropOf('a picnic basket and a bottle on the meadow').has('basket')).toBe(false);
  });
});

describe('what is asked for in the land', () => {
  it('is the winery that was asked for, with its roof, and no village in its stead', () => {
    const prompt = 'Ein Weingut mit rotem Dach zwischen Weinbergen an der Mosel, unten der Fluss';
    const shares = backdropOf(prompt);
    expect(shares.get('house') ?? 0).toBeGreaterThan(0.004);
    expect(shares.get('river') ?? 0).toBeGreaterThan(0.01);
    expect(shares.has('church')).toBe(false);
    expect(houseLookOf(read(prompt))).toEqual({ roof: 'red' });
  });

  it.each([
    ['a hot air balloon over the vineyards', 1],
    ['two hot air balloons over the vineyards', 2],
    ['hot air balloons over the vineyards', 3],
  ])('%s: %i in the sky', (prompt, count) => {
    expect(codesIn(prompt, 'hot_air_balloon')).toBe(count);
  });
});

describe('a region is the place where its land is spoken of', () => {
  it.each([
    ['port wine and a cigar in a leather armchair', null],
    ['a glass of port in the Douro', 'vineyard'],
    ['Beaujolais on a zinc bar', 'wine_bar'],
  ])('“%s” is taken in %s', (prompt, place) => {
    expect(placeOf(read(prompt))).toBe(place);
  });
});
