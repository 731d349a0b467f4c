import type { WineCountry } from './wine-country.ts';

/** Overseas, by country. */
export const NEW_WORLD: readonly WineCountry[] = [
  {
    name: 'California',
    appellation: 'American Viticultural Area',
    words: 'california | californian | usa | american | american wine',
    regions: [
      ['Napa Valley', 'red', 'bordeaux', 'mountain_valley', 'modern_winery', 'napa | oakville'],
      ['Sonoma', 'red', 'burgundy', 'rolling_hills', 'farmhouse', 'sonoma county | russian river'],
      ['Paso Robles', 'red', 'bordeaux', 'rolling_hills', 'farmhouse', 'santa barbara'],
    ],
  },
  {
    name: 'Oregon',
    appellation: 'American Viticultural Area',
    words: 'oregon',
    regions: [['Willamette Valley', 'red', 'burgundy', 'rolling_hills', 'farmhouse', 'willamette']],
  },
  {
    name: 'Argentina',
    appellation: 'Indicación Geográfica',
    words: 'argentina | argentinian | argentine | argentinien',
    regions: [
      ['Mendoza', 'red', 'bordeaux', 'high_desert', 'modern_winery', 'uco valley'],
      ['Salta', 'white', 'bordeaux', 'high_desert', 'farmhouse', 'cafayate'],
    ],
  },
  {
    name: 'Chile',
    appellation: 'Denominación de Origen',
    words: 'chile | chilean | chili wine',
    regions: [
      ['Maipo', 'red', 'bordeaux', 'mountain_valley', 'farmhouse', 'maipo valley'],
      ['Colchagua', 'red', 'bordeaux', 'mountain_valley', 'farmhouse'],
      ['Casablanca', 'white', 'burgundy', 'coastal', 'modern_winery', 'casablanca valley'],
    ],
  },
  {
    name: 'Australia',
    appellation: 'Wine of Australia',
    words: 'australia | australian | australien | australie',
    regions: [
      ['Barossa Valley', 'red', 'bordeaux', 'rolling_hills', 'farmhouse', 'barossa'],
      ['Margaret River', 'red', 'bordeaux', 'coastal', 'modern_winery'],
      ['Yarra Valley', 'red', 'burgundy', 'rolling_hills', 'modern_winery', 'yarra'],
      ['McLaren Vale', 'red', 'bordeaux', 'rolling_hills', 'farmhouse'],
    ],
  },
  {
    name: 'New Zealand',
    appellation: 'Wine of New Zealand',
    words: 'new zealand | neuseeland | kiwi wine',
    regions: [
      ['Marlborough', 'white', 'bordeaux', 'mountain_valley', 'modern_winery'],
      ['Central Otago', 'red', 'burgundy', 'mountain_valley', 'modern_winery', 'otago'],
    ],
  },
  {
    name: 'South Africa',
    appellation: 'Wine of Origin %',
    words: 'south africa | south african | sudafrika | afrique du sud',
    regions: [
      ['Stellenbosch', 'red', 'bordeaux', 'mountain_valley', 'cape_dutch'],
      ['Franschhoek', 'white', 'burgundy', 'mountain_valley', 'cape_dutch', 'paarl | constantia'],
    ],
  },
];
