import { cityOf } from '#studio/places/place-of.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { isLaneFlower } from '#studio/compose/things/among-rows.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { PaintGround, Stage } from './ground.ts';
import { christmasMarketStage } from './christmas-market.ts';
import { countryStage } from './country.ts';
import { paintAwning } from './awning.ts';
import { frontStage } from './house-front.ts';
import { paintFlowerField, paintLaneFlowers } from './field-flowers.ts';
import * as groves from './groves.ts';
import * as open from './open-air.ts';
import { piazzaStage } from './piazza.ts';
import { paintPool } from './pool.ts';
import { paintTables } from './pavement-tables.ts';
import { paintQuay } from './quay.ts';
import { greenhouseStage } from './indoors/greenhouse.ts';
import * as guests from './indoors/guest-rooms.ts';
import * as halls from './indoors/stone-halls.ts';
import { planeStage, trainStage } from './indoors/carriages.ts';
import { windowStage } from './indoors/window-sill.ts';
import * as work from './indoors/work-rooms.ts';
import { paintIgloo, paintJapaneseGarden } from './outdoors/gardens.ts';
import * as wild from './outdoors/wild.ts';
import * as rooms from './rooms.ts';
import { seasideStage, townOf } from './seaside-town.ts';
import { snowStage } from './snow.ts';
import { townStage } from './town.ts';
import { laneStage } from './village-lane.ts';
import { lakeStage, riverStage } from './waters.ts';

/** Every place as an empty stage. */
const STAGES: Readonly<Record<PlaceId, PaintGround>> = {
  white_ground: rooms.plainStage('#ffffff'),
  black_ground: rooms.plainStage('#15131a'),
  colour_ground: rooms.plainStage(null),
  no_ground: rooms.plainStage('#ffffff'),
  studio: rooms.decoStage,
  fireplace: rooms.hearthStage(false),
  library: rooms.hearthStage(true),
  vault_cellar: rooms.cellarStage('nothing'),
  bottle_cellar: rooms.bottleCellarStage,
  barrel_hall: rooms.cellarStage('casks'),
  winery: rooms.wineryStage,
  tasting_room: rooms.shopStage,
  wine_shop: rooms.shopStage,
  wine_bar: rooms.barStage,
  restaurant: rooms.diningStage,
  kitchen: rooms.kitchenStage,
  terrace: open.terraceStage,
  pool: countryStage({ foreground: 'paving', dress: paintPool }),
  yacht: countryStage({ isBySea: true, foreground: 'water', dress: open.paintDeck }),
  harbour: countryStage({
    landscape: 'coastal',
    isBySea: true,
    foreground: 'water',
    dress: paintQuay,
  }),
  beach: countryStage({ landscape: 'coastal', isBySea: true, foreground: 'sand' }),
  picnic: countryStage({ foreground: 'grass' }),
  garden_party: countryStage({ foreground: 'grass', dress: open.paintGardenLights }),
  wedding: countryStage({ foreground: 'grass', dress: open.paintGardenLights }),
  christmas: snowStage,
  christmas_market: christmasMarketStage,
  market_hall: open.festivalStage(true),
  festival: open.festivalStage(true),
  city: townStage,
  house_front: frontStage,
  // Prints show the shop from its street.
  bakery: frontStage,
  cafe: frontStage,
  cheese_shop: frontStage,
  butcher_shop: frontStage,
  flower_shop: frontStage,
  delicatessen: frontStage,
  chocolate_shop: frontStage,
  fish_shop: frontStage,
  greengrocer: frontStage,
  bookshop: frontStage,
  vineyard: countryStage({ dress: paintWildFlowers }),
  terraced_vineyard: countryStage({ landscape: 'river_terraces' }),
  bush_vines: countryStage({ foreground: 'earth', dress: open.paintBushVines }),
  pergola: countryStage({ foreground: 'grass', dress: open.paintPergola }),
  river: riverStage,
  lake: lakeStage,
  sea: countryStage({ landscape: 'coastal', isBySea: true, foreground: 'grass' }),
  mountains: countryStage({ landscape: 'mountain_valley' }),
  volcano: countryStage({ landscape: 'volcanic' }),
  village: countryStage({ foreground: 'vines', dress: open.paintVillage }),
  piazza: piazzaStage,
  chateau: countryStage({ estate: 'chateau' }),
  abbey: countryStage({ estate: 'abbey' }),
  window: windowStage,
  hut: rooms.hearthStage(false),
  forest: countryStage({ foreground: 'grass', dress: groves.paintForest }),
  flower_field: countryStage({ foreground: 'grass', dress: paintFlowerField }),
  olive_grove: countryStage({ foreground: 'grass', dress: groves.paintOliveGrove }),
  orchard: countryStage({ foreground: 'grass', dress: groves.paintOrchard }),
  village_lane: laneStage,
  living_room: guests.livingRoomStage,
  hotel_room: guests.hotelRoomStage,
  hotel_lobby: guests.hotelLobbyStage,
  spa: guests.spaStage,
  office: work.officeStage,
  classroom: work.classroomStage,
  laboratory: work.laboratoryStage,
  warehouse: work.warehouseStage,
  bottling_line: work.bottlingStage,
  cooperage: work.cooperageStage,
  train: trainStage,
  plane: planeStage,
  greenhouse: greenhouseStage,
  cloister: halls.cloisterStage,
  castle_hall: halls.castleHallStage,
  cave: halls.caveStage,
  golf: countryStage({ foreground: 'grass', dress: wild.paintGolf }),
  desert: countryStage({ foreground: 'earth', dress: wild.paintDesert }),
  campfire: countryStage({ foreground: 'grass', dress: wild.paintCampfire }),
  waterfall: countryStage({ foreground: 'grass', dress: wild.paintWaterfall }),
  japanese_garden: countryStage({ foreground: 'grass', dress: paintJapaneseGarden }),
  igloo: countryStage({ foreground: 'snow', dress: paintIgloo }),
};

/** Poppies of a vineyard grow between its rows. */
function paintWildFlowers(scene: PosterScene, stage: Stage): void {
  if (scene.spec.things.some((asked) => isLaneFlower(asked, scene.spec)))
    paintLaneFlowers(scene, stage);
}

const stageOf = (spec: SceneSpec, place: PlaceId): PaintGround => {
  if (place === 'sea' && townOf(spec)) return seasideStage;
  return place === 'cafe' && cityOf(spec) ? pavementCafe : STAGES[place];
};

/** Paints where it happens; without a place, the stage of a still life. */
export function paintPlace(scene: PosterScene, place: PlaceId | null): Stage {
  if (!place) return rooms.decoStage(scene);
  const paint = stageOf(scene.spec, place);
  let stage: Stage | undefined;
  scene.press.inPlace(place, () => {
    stage = paint(scene);
  });
  if (!stage) throw new Error('A place was not painted.');
  return stage;
}

/** 'A café in Paris': the city, seen from a table under the awning. */
const pavementCafe: PaintGround = (scene) => {
  const stage = townStage(scene);
  paintAwning(scene, { colour: '#a8323a', from: 0, inset: 0 });
  paintTables(scene);
  return stage;
};
