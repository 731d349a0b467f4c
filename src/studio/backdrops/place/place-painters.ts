import type { PlaceId } from '#studio/places/place.ts';
import { CHRISTMAS } from './christmas.ts';
import { CITY } from './city.ts';
import { FOREST } from './forest.ts';
import { GARDEN_PARTY, PICNIC, WEDDING } from './garden.ts';
import { FIREPLACE, LIBRARY } from './hearth.ts';
import { KITCHEN } from './kitchen.ts';
import { MARKET_HALL } from './market.ts';
import type { PlacePainter } from './place-painter.ts';
import { PIAZZA } from './piazza.ts';
import { POOL } from './pool.ts';
import { TASTING_ROOM, WINE_SHOP } from './shop.ts';
import { BEACH, YACHT } from './shore.ts';
import { VAULT } from './vault.ts';
import { WINERY } from './winery.ts';

/** Places that are painted as one picture behind the table. */
export const PLACE_PAINTERS: Partial<Record<PlaceId, PlacePainter>> = {
  vault_cellar: VAULT,
  barrel_hall: VAULT,
  bottle_cellar: VAULT,
  fireplace: FIREPLACE,
  library: LIBRARY,
  winery: WINERY,
  wine_shop: WINE_SHOP,
  tasting_room: TASTING_ROOM,
  kitchen: KITCHEN,
  christmas: CHRISTMAS,
  market_hall: MARKET_HALL,
  city: CITY,
  piazza: PIAZZA,
  pool: POOL,
  yacht: YACHT,
  beach: BEACH,
  forest: FOREST,
  picnic: PICNIC,
  garden_party: GARDEN_PARTY,
  wedding: WEDDING,
};
