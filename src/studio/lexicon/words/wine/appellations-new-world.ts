import type { WineArea } from './wine-area.ts';

/** Overseas. */
export const NEW_WORLD: readonly WineArea[] = [
  {
    country: 'USA',
    landscape: 'mountain_valley',
    estate: 'modern_winery',
    bottle: 'bordeaux',
    rows: `Rutherford:r | Stags Leap:r | Howell Mountain:r | Carneros:rw:burgundy | Alexander Valley:r |
      Dry Creek Valley:r | Russian River Valley:rw:burgundy | Anderson Valley:rs:burgundy | Mendocino:r |
      Lodi:r | Sierra Foothills:r | Santa Lucia Highlands:r:burgundy | Santa Barbara:rw:burgundy |
      Sta. Rita Hills:r:burgundy | Walla Walla:r | Columbia Valley:rw | Yakima Valley:r |
      Dundee Hills:r:burgundy | Finger Lakes:w:hock | Long Island:r | Virginia:rw | Texas High Plains:r`,
  },
  {
    country: 'Canada',
    landscape: 'mountain_valley',
    estate: 'modern_winery',
    bottle: 'bordeaux',
    rows: 'Niagara:w | Okanagan:rw',
  },
  {
    country: 'Argentina',
    landscape: 'high_desert',
    estate: 'modern_winery',
    bottle: 'bordeaux',
    rows: 'Luján de Cuyo:r | Valle de Uco:r | Patagonia:r | San Juan:r | Cafayate:w',
  },
  {
    country: 'Chile',
    landscape: 'mountain_valley',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: 'Aconcagua:r | Leyda:w | Limarí:w | Elqui:r | Rapel:r | Curicó:rw | Maule:r | Itata:r | Bío-Bío:w',
  },
  {
    country: 'Uruguay',
    landscape: 'gentle_plain',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: 'Canelones:r | Maldonado:rw',
  },
  {
    country: 'Australia',
    landscape: 'rolling_hills',
    estate: 'farmhouse',
    bottle: 'bordeaux',
    rows: `Clare Valley:w:hock | Eden Valley:w:hock | Coonawarra:r | Hunter Valley:wr | Adelaide Hills:w |
      Mornington Peninsula:r:burgundy | Heathcote:r | Tasmania:rs:burgundy | Great Southern:wr | Rutherglen:r`,
  },
  {
    country: 'New Zealand',
    landscape: 'mountain_valley',
    estate: 'modern_winery',
    bottle: 'bordeaux',
    rows: 'Hawke’s Bay:r | Martinborough:r:burgundy | Wairarapa:r:burgundy | Gisborne:w:burgundy | Nelson:w | Waipara:w',
  },
  {
    country: 'South Africa',
    landscape: 'mountain_valley',
    estate: 'cape_dutch',
    bottle: 'bordeaux',
    rows: 'Paarl:r | Swartland:rw:burgundy | Constantia:w | Walker Bay:rw:burgundy | Elgin:w | Hemel-en-Aarde:r:burgundy | Robertson:w',
  },
];
