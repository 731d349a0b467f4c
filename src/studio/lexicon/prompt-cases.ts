import type { SceneSpec } from '#studio/scene-spec.ts';

type Expected = Partial<
  Omit<SceneSpec, 'region' | 'varietal' | 'colours' | 'surfaceColour' | 'texts' | 'camera'> & {
    region: string | null;
    varietal: string | null;
    colours: string[];
    surfaceColour: string | null;
    label: string[];
    shot: string | null;
    angle: string | null;
    placement: string | null;
    isShallow: boolean;
  }
>;

/** What people write and what we should see in it. */
export const PROMPT_CASES: readonly (readonly [prompt: string, expected: Expected])[] = [
  // The chips of the create page (spec §2.4) and the phone's suggestions (spec §2.5).
  ['wine tasting event setup', { subjects: ['tasting_table'], notUnderstood: [] }],
  ['vineyard harvest season', { subjects: ['harvest', 'vineyard'], season: 'autumn' }],
  ['wine bar ambiance', { subjects: ['wine_bar'], setting: 'bar', notUnderstood: [] }],
  ['sommelier wine service', { subjects: ['sommelier'], people: true, notUnderstood: [] }],
  ['wine cellar collection', { subjects: ['cellar'], setting: 'cellar', notUnderstood: [] }],
  ['grape cluster close-up', { subjects: ['grapes'], shot: 'close_up', notUnderstood: [] }],
  ['wine pairing dinner', { subjects: ['pairing'], notUnderstood: [] }],
  ['cellar barrel aging', { subjects: ['barrels', 'cellar'], notUnderstood: [] }],
  ['wine festival atmosphere', { subjects: ['festival'], notUnderstood: [] }],
  ['professional wine pour', { subjects: ['pour'], glasses: 1, notUnderstood: [] }],
  ['elegant wine tasting', { subjects: ['tasting_table'], moods: ['elegant'] }],
  ['vineyard sunset', { subjects: ['vineyard'], time: 'sunset' }],
  ['sommelier service', { subjects: ['sommelier'] }],

  // Promised uses (spec §1).
  ['sommelier portrait', { subjects: ['sommelier'], people: true }],
  ['bottle photography', { subjects: ['bottle'], bottles: 1 }],
  ['restaurant imagery with a glass of red', { subjects: ['glass', 'restaurant'], wine: 'red' }],
  ['vintage poster of a vineyard', { subjects: ['vineyard', 'poster'], moods: ['nostalgic'] }],
  ['wine label design', { subjects: ['label'] }],

  // Wine colours.
  ['a glass of red', { subjects: ['glass'], wine: 'red' }],
  ['a glass of white', { wine: 'white', glass: 'white' }],
  ['a glass of rosé', { wine: 'rose' }],
  ['a glass of rose', { wine: 'rose' }],
  ['ROSÉ by the sea', { wine: 'rose', setting: 'sea' }],
  ['rose\u0301 wine on a terrace', { wine: 'rose', setting: 'terrace' }],
  ['pink wine in a garden', { wine: 'rose', setting: 'garden' }],
  ['orange wine in a glass', { wine: 'orange', glass: 'white' }],
  ['skin contact wine from Friuli', { wine: 'orange', region: 'Friuli' }],
  ['sparkling wine', { wine: 'sparkling', bottle: 'champagne', glass: 'flute' }],
  ['rosé champagne', { wine: 'sparkling_rose', region: 'Champagne', glass: 'flute' }],
  ['pink champagne toast', { wine: 'sparkling_rose', subjects: ['toast'], glasses: 2 }],
  ['sparkling rosé', { wine: 'sparkling_rose' }],
  [
    'a flight of white, rosé and red',
    { subjects: ['tasting_row'], wines: ['white', 'rose', 'red'] },
  ],
  ['red and white wine on a table', { wines: ['red', 'white'], colours: [] }],
  ['deep ruby wine', { wine: 'red' }],
  ['blush wine', { wine: 'rose' }],
  ['a cold glass of prosecco', { wine: 'sparkling', region: 'Prosecco', glass: 'flute' }],
  ['Lambrusco with pizza', { wine: 'red', accompaniments: ['pizza'] }],

  // Colours that are not the wine's.
  ['a bottle on a white tablecloth', { wine: 'red', surface: 'linen' }],
  ['glass of wine, white background', { wine: 'red', setting: 'studio' }],
  ['poster in red and gold', { colours: ['red', 'gold'] }],
  ['white flowers beside a bottle of red', { wine: 'red', colours: [] }],
  ['bottle of white with red roses', { wine: 'white', accompaniments: ['flowers'] }],
  ['a bottle with a blue capsule', { colours: [] }],
  ['a pink bicycle and a green magnum', { colours: [] }],
  ['a waiter in a black apron', { colours: [] }],
  ['bottle on a yellow background', { colours: ['yellow'] }],
  ['navy and copper label design', { colours: ['navy', 'copper'], subjects: ['label'] }],

  // Glass and bottle shapes.
  ['a champagne flute', { subjects: ['glass'], glass: 'flute', wine: 'sparkling' }],
  ['flute', { subjects: ['glass'], glass: 'flute', wine: 'sparkling' }],
  ['a flûte on marble', { glass: 'flute', surface: 'marble' }],
  ['two coupes', { glass: 'coupe', glasses: 2, wine: 'sparkling' }],
  ['burgundy glass', { glass: 'burgundy', subjects: ['glass'] }],
  ['red wine in a flute', { glass: 'flute', wine: 'red' }],
  ['magnum of Bordeaux', { bottle: 'magnum', region: 'Bordeaux' }],
  ['a magnum and a standard bottle', { bottle: 'bordeaux' }],
  ['hock bottle', { bottle: 'hock', wine: 'white' }],
  ['bottle with a wax seal', { closure: 'wax' }],
  ['screw cap bottle', { closure: 'screwcap', subjects: ['bottle'] }],
  ['a decanter of port', { subjects: ['decanter'], varietal: 'Port', glass: 'tulip' }],
  ['cork and corkscrew', { subjects: ['cork'], accompaniments: ['cork', 'corkscrew'] }],
  ['three bottles of Chablis', { bottles: 3, region: 'Chablis', wine: 'white' }],
  ['a pair of elegant glasses', { glasses: 2 }],
  ['dozen bottles', { bottles: 6 }],
  ['bottles on a shelf', { bottles: 3 }],

  // Grapes.
  ['Pinot Noir', { varietal: 'Pinot Noir', wine: 'red', bottle: 'burgundy', glass: 'burgundy' }],
  ['Spätburgunder', { varietal: 'Pinot Noir', wine: 'red' }],
  ['Riesling', { varietal: 'Riesling', wine: 'white', bottle: 'hock' }],
  ['gewurztraminer', { varietal: 'Gewürztraminer', wine: 'white' }],
  ['GEWÜRZTRAMINER', { varietal: 'Gewürztraminer' }],
  ['Grüner Veltliner', { varietal: 'Grüner Veltliner', bottle: 'hock' }],
  ['albarino by the sea', { varietal: 'Albariño', setting: 'sea' }],
  ['a Cabernet on dark slate', { varietal: 'Cabernet Sauvignon', surface: 'slate' }],
  ['Sémillon', { varietal: 'Sémillon', wine: 'white' }],
  ["nero d'avola", { varietal: 'Nero d’Avola', wine: 'red' }],
  ['Carménère from Chile', { varietal: 'Carménère', wine: 'red', notUnderstood: [] }],
  ['sauvignon blanc from Marlborough', { region: 'Marlborough', closure: 'screwcap' }],
  ['white zinfandel', { wine: 'rose' }],
  ['Chardonnay grapes', { varietal: 'Chardonnay', subjects: ['grapes'], wine: 'white' }],

  // Regions.
  ['Bordeaux', { region: 'Bordeaux', landscape: 'gentle_plain', estate: 'chateau' }],
  ['white Bordeaux', { region: 'Bordeaux', wine: 'white' }],
  ['Burgundy', { region: 'Bourgogne', bottle: 'burgundy', wine: 'red' }],
  ['white Burgundy', { region: 'Bourgogne', wine: 'white' }],
  ['Tuscan vineyard', { region: 'Toscana', landscape: 'rolling_hills', estate: 'villa' }],
  ['Toskana', { region: 'Toscana', title: 'Toscana' }],
  ['Saint-Émilion estate', { region: 'Saint-Émilion', subjects: ['estate'] }],
  ['st emilion', { region: 'Saint-Émilion' }],
  ['Côtes du Rhône', { region: 'Côtes du Rhône', wine: 'red' }],
  ['Châteauneuf-du-Pape', { region: 'Châteauneuf-du-Pape', wine: 'red' }],
  ['Barolo in Piedmont', { region: 'Barolo', glass: 'burgundy' }],
  ['Mosel terraces', { region: 'Mosel', landscape: 'river_terraces', wine: 'white' }],
  ['Rioja reserva 2012', { region: 'Rioja', vintage: 2012 }],
  ['Douro valley at dawn', { region: 'Douro', time: 'dawn', landscape: 'river_terraces' }],
  ['Napa Valley', { region: 'Napa Valley', estate: 'modern_winery' }],
  ['Mendoza', { region: 'Mendoza', landscape: 'high_desert' }],
  ['Stellenbosch', { region: 'Stellenbosch', estate: 'cape_dutch' }],
  ['Provence', { region: 'Provence', wine: 'rose', landscape: 'lavender_plateau' }],
  ['Etna', { region: 'Etna', landscape: 'volcanic' }],
  ['Santorini', { region: 'Santorini', wine: 'white' }],
  ['Tokaji', { region: 'Tokaj' }],

  // Vintage.
  ['a 1982 Pauillac', { vintage: 1982, region: 'Pauillac' }],
  ['a 1920s poster', { vintage: null, moods: ['nostalgic'] }],
  ['bottle, 3050', { vintage: null }],
  ['No. 5 bottle', { subjects: ['bottle'], excluded: [] }],

  // Season, time, weather, light, mood, surface, camera.
  ['vineyard in autumn', { season: 'autumn' }],
  ['vineyard in the snow', { weather: 'snow' }],
  ['misty morning vineyard', { weather: 'mist', time: 'morning' }],
  ['vines at golden hour', { time: 'golden_hour' }],
  ['starry night over the vineyard', { time: 'night' }],
  ['starry sky over the vineyard', { time: 'night' }],
  ['stormy vineyard', { weather: 'storm' }],
  ['candlelit dinner', { lighting: 'candle', subjects: ['pairing'] }],
  ['bottle with dramatic lighting', { lighting: 'dramatic' }],
  ['bottle on a plinth with a dramatic shadow', { lighting: 'hard' }],
  ['backlit glass', { lighting: 'backlit' }],
  ['cozy rustic wine bar', { moods: ['cosy', 'rustic'] }],
  ['minimalist bottle on black marble', { surface: 'dark_marble', moods: ['minimal'] }],
  ['glass on a wooden table', { surface: 'wood' }],
  ['flat lay of cheese and wine', { angle: 'overhead' }],
  ['a long table between the vines, string lights overhead', { angle: null }],
  ['overhead shot of a tasting', { angle: 'overhead', subjects: ['tasting_table'] }],
  ['low angle bottle', { angle: 'low' }],
  ['wide shot of the vineyard', { shot: 'wide' }],
  ['glass on the left', { placement: 'left' }],
  ['bottle with bokeh', { isShallow: true }],
  ['cheese board with bread and olives', { accompaniments: ['cheese', 'bread', 'olives'] }],
  ['oysters and a glass of wine', { wine: 'white', accompaniments: ['oysters'] }],

  // Negations.
  ['vineyard, no people', { people: false, subjects: ['vineyard'] }],
  ['wine tasting without people', { people: false, subjects: ['tasting_table'] }],
  ['people-free cellar', { people: false }],
  ['a picnic in the vines, nobody there', { people: false }],
  ['Weinkeller, niemand da', { people: false }],
  ['pairing without cheese', { excluded: ['cheese'], accompaniments: [] }],
  ['pairing without cheese and bread', { excluded: ['cheese', 'bread'] }],
  ['no people or grapes, a bottle', { people: false, excluded: ['grapes'], subjects: ['bottle'] }],
  ['no people and warm light', { people: false, lighting: 'warm' }],
  ['bottle without a glass', { subjects: ['bottle'], excluded: ['glass'] }],
  ['a vineyard no people golden hour', { people: false, time: 'golden_hour' }],
  ['not red but white wine', { wine: 'white' }],
  ['dîner sans fromage', { subjects: ['pairing'], excluded: ['cheese'] }],
  ['vigneto senza persone', { people: false, subjects: ['vineyard'] }],
  ['viñedo sin gente', { people: false, subjects: ['vineyard'] }],
  ['Weinkeller ohne Menschen', { people: false, subjects: ['cellar'] }],
  ['kein Käse, nur Brot', { excluded: ['cheese'], accompaniments: ['bread'] }],

  // French, Italian, Spanish, German.
  ['un verre de vin rouge', { subjects: ['glass'], wine: 'red', notUnderstood: [] }],
  ['une bouteille de rosé sur la plage', { wine: 'rose', subjects: ['bottle'], setting: 'sea' }],
  ['vendanges en automne', { subjects: ['harvest'], season: 'autumn' }],
  ['coucher de soleil sur les vignes', { subjects: ['vineyard'], time: 'sunset' }],
  ['cave à vin aux chandelles', { subjects: ['cellar'], lighting: 'candle' }],
  ['un calice di vino rosso al tramonto', { subjects: ['glass'], wine: 'red', time: 'sunset' }],
  ['grappolo d’uva', { subjects: ['grapes'] }],
  ['due bottiglie di bianco', { bottles: 2, wine: 'white' }],
  ['una copa de tinto', { subjects: ['glass'], wine: 'red', notUnderstood: [] }],
  ['vendimia en La Rioja', { subjects: ['harvest'], region: 'Rioja' }],
  ['zwei Gläser Weißwein', { glasses: 2, wine: 'white', notUnderstood: [] }],
  [
    'Rotwein im Weinkeller bei Kerzenschein',
    { wine: 'red', setting: 'cellar', lighting: 'candle' },
  ],
  ['Weinlese im Herbst', { subjects: ['harvest'], season: 'autumn' }],

  // Words on the label and on the poster.
  ['bottle with the label "Nuit Étoilée"', { label: ['Nuit Étoilée'], subjects: ['bottle'] }],
  ['label: Clos Aubin, 2018, on slate at dusk', { label: ['Clos Aubin, 2018'], surface: 'slate' }],
  ['«La Grande Dame» on a bottle', { label: ['La Grande Dame'], subjects: ['bottle'] }],
  ['Château Montclair 2015 on slate', { label: ['Château Montclair 2015'], vintage: 2015 }],
  ['a bottle named Vento d’Oro at dusk', { label: ['Vento d’Oro'], time: 'dusk' }],
  ['bottle labelled "No People / 2020"', { label: ['No People', '2020'], people: null }],
  ['a bottle, label "Rosé de Mer"', { label: ['Rosé de Mer'], wine: 'rose' }],
  ['poster titled "Fête de la Fleur"', { title: 'Fête de la Fleur' }],
  ["a bottle with 'Vin d’Été' on the label", { label: ['Vin d’Été'] }],
  ["the winemaker's bottle", { label: [], subjects: ['bottle'] }],

  // Whole sentences.
  ['a 2015 Bordeaux bottle on dark slate', { region: 'Bordeaux', vintage: 2015, surface: 'slate' }],
  ['friends clinking champagne glasses on a rooftop', { subjects: ['toast', 'glass'], glasses: 2 }],
  ['aerial view of Burgundy in autumn', { region: 'Bourgogne', colours: [], shot: 'view' }],
  [
    'bottle before burgundy velvet',
    { region: null, colours: [], surface: 'velvet', surfaceColour: 'burgundy' },
  ],
  ['verre de vin blanc sur une nappe bleue', { wine: 'white', surfaceColour: 'blue' }],
  ['a red rose next to a glass of champagne', { wine: 'sparkling', accompaniments: ['flowers'] }],
  ['poster for a wine festival, August 2025', { vintage: null, season: 'summer' }],
  [
    'a bottle of Chianti with grapes',
    { subjects: ['bottle', 'grapes'], accompaniments: ['grapes'] },
  ],
  ['Tuscan villa at golden hour', {}],
  ['tasting room with people', { subjects: ['tasting_table'], people: true }],
  ['wine shop shelves full of bottles', { subjects: ['bottle', 'wine_bar'], bottles: 3 }],
  [
    'a bottle for my winery Bodegas Luna Nueva',
    { subjects: ['bottle'], label: ['Bodegas Luna Nueva'] },
  ],

  // Whatever else people type.
  ['', { subjects: ['glass', 'bottle'], notUnderstood: [] }],
  ['🍷🍷🍷', { subjects: ['glass', 'bottle'], notUnderstood: [] }],
  ['hello', { subjects: ['glass', 'bottle'], notUnderstood: ['hello'] }],
  ['a bottle and a Zeppelin', { subjects: ['bottle'], notUnderstood: ['Zeppelin'] }],
  ['\u202Eglass of red\u202C', { subjects: ['glass'], wine: 'red' }],
  ['glass\u0000 of\u0007 white', { subjects: ['glass'], wine: 'white' }],
  ['زجاجة نبيذ', { subjects: ['glass', 'bottle'], notUnderstood: ['زجاجة', 'نبيذ'] }],
];
