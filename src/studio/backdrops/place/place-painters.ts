import { WAREHOUSE } from './rooms/warehouse.ts';
import { FLOWER_FIELD } from './grounds/flower-field.ts';
import { HOTEL_LOBBY } from './rooms/lobby.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { BOTTLE_WALL } from './bottle-wall.ts';
import { CHRISTMAS } from './christmas.ts';
import { CITY } from './outdoors/city.ts';
import { FOREST } from './outdoors/forest.ts';
import { GARDEN_PARTY, PICNIC } from './outdoors/garden.ts';
import { FIREPLACE, LIBRARY } from './hearth.ts';
import { KITCHEN } from './kitchen.ts';
import { MARKET_HALL } from './outdoors/market.ts';
import { GOLF, GREENHOUSE, OLIVE_GROVE, ORCHARD } from './grounds/groves.ts';
import { HOUSE_FRONT } from './grounds/house-front.ts';
import { CHRISTMAS_MARKET, VILLAGE_LANE } from './grounds/town.ts';
import { CAVE, IGLOO, JAPANESE_GARDEN } from './grounds/far.ts';
import { CAMPFIRE, DESERT, WATERFALL } from './grounds/wild.ts';
import { HOTEL_ROOM, SPA } from './rooms/hotel.ts';
import { CASTLE_HALL } from './rooms/castle-hall.ts';
import { CAFE } from './rooms/cafe.ts';
import { LIVING_ROOM } from './rooms/living-room.ts';
import { CLASSROOM, CLOISTER, OFFICE } from './rooms/study.ts';
import { HARBOUR, PLANE, TRAIN } from './rooms/travel.ts';
import { BOTTLING_LINE, COOPERAGE, LABORATORY } from './rooms/works.ts';
import type { PlacePainter } from './place-painter.ts';
import { PIAZZA } from './outdoors/piazza.ts';
import { TASTING_ROOM, WINE_SHOP } from './shop.ts';
import { BEACH, YACHT } from './outdoors/shore.ts';
import * as shops from './shops/trade-shop.ts';
import { VAULT } from './cellar/vault.ts';
import { WINERY } from './winery.ts';

/** Places that are painted as one picture behind the table. */
export const PLACE_PAINTERS: Partial<Record<PlaceId, PlacePainter>> = {
  vault_cellar: VAULT,
  barrel_hall: VAULT,
  bottle_cellar: BOTTLE_WALL,
  fireplace: FIREPLACE,
  library: LIBRARY,
  living_room: LIVING_ROOM,
  cafe: CAFE,
  winery: WINERY,
  wine_shop: WINE_SHOP,
  tasting_room: TASTING_ROOM,
  kitchen: KITCHEN,
  christmas: CHRISTMAS,
  market_hall: MARKET_HALL,
  city: CITY,
  piazza: PIAZZA,
  yacht: YACHT,
  beach: BEACH,
  forest: FOREST,
  picnic: PICNIC,
  garden_party: GARDEN_PARTY,
  hotel_room: HOTEL_ROOM,
  hotel_lobby: HOTEL_LOBBY,
  flower_field: FLOWER_FIELD,
  spa: SPA,
  bottling_line: BOTTLING_LINE,
  warehouse: WAREHOUSE,
  laboratory: LABORATORY,
  cooperage: COOPERAGE,
  train: TRAIN,
  plane: PLANE,
  harbour: HARBOUR,
  office: OFFICE,
  classroom: CLASSROOM,
  cloister: CLOISTER,
  village_lane: VILLAGE_LANE,
  house_front: HOUSE_FRONT,
  christmas_market: CHRISTMAS_MARKET,
  orchard: ORCHARD,
  olive_grove: OLIVE_GROVE,
  golf: GOLF,
  greenhouse: GREENHOUSE,
  campfire: CAMPFIRE,
  waterfall: WATERFALL,
  desert: DESERT,
  cave: CAVE,
  igloo: IGLOO,
  japanese_garden: JAPANESE_GARDEN,
  bakery: shops.BAKERY,
  cheese_shop: shops.CHEESE_SHOP,
  butcher_shop: shops.BUTCHER_SHOP,
  flower_shop: shops.FLOWER_SHOP,
  delicatessen: shops.DELICATESSEN,
  chocolate_shop: shops.CHOCOLATE_SHOP,
  fish_shop: shops.FISH_SHOP,
  greengrocer: shops.GREENGROCER,
  bookshop: shops.BOOKSHOP,
  castle_hall: CASTLE_HALL,
};
