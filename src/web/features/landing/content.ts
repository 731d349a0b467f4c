import { type Picture, banner, square } from './pictures.ts';

/** The 'Perfect for' line types through these in turn (spec §2.3). */
export const AUDIENCES = [
  'Wineries',
  'Wine Marketing Managers',
  'Wine Educators',
  'Wine Directors',
  'Wine Students',
  'Wine Retailers',
] as const;

export const BENEFITS = [
  'Royalty-free and cleared for commercial use',
  'Unlimited variations, no photoshoot',
  'A steady supply for your store and social media',
] as const;

const PICTURES = {
  vineyardSunset: square(
    'vineyard-sunset',
    'A glass of red on a wooden table above the vines at sunset',
  ),
  bordeauxSlate: square('bordeaux-slate', 'A bottle of Bordeaux and a glass on dark slate'),
  barrelCellar: square('barrel-cellar', 'Barrels in a vaulted cellar by candlelight'),
  tuscanPoster: square('tuscan-poster', 'A travel poster of Tuscan vines with a glass of red'),
  sommelierPour: square('sommelier-pour', 'A sommelier pours red wine into a glass'),
  roseSea: square('rose-sea', 'A glass of rosé on a table by the sea'),
  champagneToast: square('champagne-toast', 'A champagne toast in halftone and bold ink'),
  grapeCluster: square('grape-cluster', 'A ripe cluster of dark grapes on the vine'),
  cellarOil: square('cellar-oil', 'A wine cellar painted in oil'),
  glassPlate: square('glass-plate', 'A drawn plate of a red wine glass with its parts named'),
  decoSommelier: square('deco-sommelier', 'An art deco poster of a sommelier in burgundy and gold'),
  roseChalk: square('rose-chalk', 'A glass of rosé by the sea in pastel chalk'),
  rosePop: square('rose-pop', 'A glass of rosé by the sea in pop art colours'),
  heritageVineyard: square('heritage-vineyard', 'A glass of red before the vines, oil on canvas'),
  gastroTable: square('gastro-table', 'A glass of red on a table laid for dinner'),
  roseOil: square('rose-oil', 'A glass of rosé by the sea in thick brushstrokes'),
  decoGreen: square('deco-green', 'An art deco poster of a sommelier in bottle green'),
  goldenHills: square('golden-hills', 'Rows of vines over rolling hills in evening light'),
  memeGlass: square('meme-glass', 'A glass of red before the vines with a large caption'),
  roseAnatomy: square('rose-anatomy', 'A drawn plate of a glass of rosé with its parts named'),
} satisfies Record<string, Picture>;

export const LABEL_PICTURE = square(
  'label-close',
  'Close view of a bottle label that reads Château Montclair 2015',
);
export const FINISHED_PICTURE = PICTURES.bordeauxSlate;

/** spec §3: `quote` is the prompt, `name` what the picture serves as, `designation` style and user. */
export type Slide = { quote: string; name: string; designation: string; picture: Picture };

const slide = (picture: Picture, quote: string, name: string, designation: string): Slide => ({
  quote,
  name,
  designation,
  picture,
});

export const SLIDES: readonly Slide[] = [
  slide(
    PICTURES.vineyardSunset,
    'A glass of red, vineyard at sunset',
    'Website hero',
    'Cinematic, for wineries',
  ),
  slide(
    PICTURES.bordeauxSlate,
    'Bordeaux 2015 on dark slate, candlelight',
    'Product page',
    'Cinematic, for retailers',
  ),
  slide(
    PICTURES.barrelCellar,
    'Barrels in an old cellar, candles lit',
    'Estate story',
    'Cinematic, for wineries',
  ),
  slide(
    PICTURES.tuscanPoster,
    'Toscana, golden hour in the vines',
    'Travel poster',
    'Illustration Poster, for retailers',
  ),
  slide(
    PICTURES.sommelierPour,
    'A sommelier pours red, back bar, evening',
    'By-the-glass list',
    'Cinematic, for restaurants',
  ),
  slide(PICTURES.roseSea, 'A glass of rosé by the sea', 'Summer menu', 'Gastro, for restaurants'),
  slide(
    PICTURES.champagneToast,
    'A champagne toast over the city',
    'Event invitation',
    'Pop Art, for wine events',
  ),
  slide(
    PICTURES.grapeCluster,
    'Grape cluster close-up, soft daylight',
    'Harvest diary',
    'Cinematic, for wine students',
  ),
  slide(
    PICTURES.cellarOil,
    'Wine cellar collection by candlelight',
    'Tasting room print',
    'Classical Heritage, for wineries',
  ),
  slide(
    PICTURES.glassPlate,
    'A glass of red, its parts named',
    'Course handout',
    'Education, for educators',
  ),
  slide(
    PICTURES.decoSommelier,
    'Art deco sommelier in burgundy and gold',
    'Gala poster',
    'Illustration Poster, for events',
  ),
  slide(
    PICTURES.roseChalk,
    'Rosé by the sea in soft chalk',
    'Shop window card',
    'Pastel, for retailers',
  ),
  slide(
    PICTURES.rosePop,
    'Rosé by the sea, loud and flat',
    'Summer campaign',
    'Pop Art, for marketing',
  ),
  slide(
    PICTURES.heritageVineyard,
    'A glass of red before the vines, in oils',
    'Wall print',
    'Classical Heritage, for hobbyists',
  ),
  slide(
    PICTURES.gastroTable,
    'Wine pairing dinner, a glass of red',
    'Pairing menu',
    'Gastro, for sommeliers',
  ),
  slide(
    PICTURES.roseOil,
    'Rosé by the sea, thick brushstrokes',
    'Greeting card',
    'Classical Heritage, for hobbyists',
  ),
  slide(
    PICTURES.decoGreen,
    'Art deco sommelier in bottle green',
    'Wine bar poster',
    'Illustration Poster, for restaurants',
  ),
  slide(
    PICTURES.goldenHills,
    'Vineyard hills at the end of harvest',
    'Newsletter header',
    'Cinematic, for wineries',
  ),
  slide(
    PICTURES.memeGlass,
    'A glass of red with something to say',
    'Friday post',
    'Meme Style, for social media',
  ),
  slide(
    PICTURES.roseAnatomy,
    'A glass of rosé as a study plate',
    'Study card',
    'Education, for wine students',
  ),
];

/** spec §3: ten titles and ten categories, in this order. */
export type StyleCard = { title: string; category: string; description: string; picture: Picture };

const card = (
  picture: Picture,
  title: string,
  category: string,
  description: string,
): StyleCard => ({ title, category, description, picture });

export const STYLE_CARDS: readonly StyleCard[] = [
  card(
    PICTURES.decoSommelier,
    'Illustration',
    'Wine Education',
    'Posters and plates for the tasting room wall',
  ),
  card(
    PICTURES.vineyardSunset,
    'Photography',
    'Product Marketing',
    'Warm light, real depth, your glass in front',
  ),
  card(
    PICTURES.champagneToast,
    'Event',
    'Wine Events',
    'Invitations that look like the evening will',
  ),
  card(
    PICTURES.sommelierPour,
    'Portrait',
    'Brand Authority',
    'The hands and the craft behind the bottle',
  ),
  card(PICTURES.bordeauxSlate, 'Product', 'E-commerce', 'Clean bottle shots for the shop'),
  card(
    PICTURES.tuscanPoster,
    'Vintage',
    'Marketing Design',
    'Travel-poster colour, letterpress warmth',
  ),
  card(PICTURES.rosePop, 'Modern', 'Brand Design', 'Bold ink for cans, crates and campaigns'),
  card(PICTURES.barrelCellar, 'Restaurant', 'Hospitality', 'Rooms you want to sit down in'),
  card(
    PICTURES.roseSea,
    'Professional Photography',
    'Product Photography',
    'Daylight sets without the set',
  ),
  card(PICTURES.grapeCluster, 'Brand Experience', 'Marketing Visuals', 'From the vine to the feed'),
];

/** One scene with one seed in all eight presets; the order puts the glass where the ink is. */
export const SCENE_STYLES = [
  { name: 'Cinematic', note: 'Golden light', picture: banner('scene-cinematic', '') },
  { name: 'Education', note: 'Labelled plates', picture: banner('scene-education', '') },
  { name: 'Pop Art', note: 'Halftone and ink', picture: banner('scene-pop', '') },
  { name: 'Classical Heritage', note: 'Oil on canvas', picture: banner('scene-heritage', '') },
  { name: 'Pastel', note: 'Chalk on paper', picture: banner('scene-pastel', '') },
  { name: 'Gastro', note: 'Menu and table', picture: banner('scene-gastro', '') },
  { name: 'Meme Style', note: 'Caption included', picture: banner('scene-meme', '') },
  { name: 'Illustration Poster', note: 'Flat colour', picture: banner('scene-poster', '') },
] as const;

export const USES = [
  {
    who: 'Wineries',
    what: 'Bottle photography, harvest diaries, a label for the new cuvée',
    picture: PICTURES.vineyardSunset,
  },
  {
    who: 'Retailers',
    what: 'A steady supply for the online store, the shelf and the newsletter',
    picture: PICTURES.bordeauxSlate,
  },
  {
    who: 'Educators',
    what: 'Labelled plates, regions, glassware and service for every lesson',
    picture: PICTURES.glassPlate,
  },
  {
    who: 'Sommeliers',
    what: 'Portraits at work, pairing cards, the pour at the right moment',
    picture: PICTURES.sommelierPour,
  },
  {
    who: 'Restaurants',
    what: 'By-the-glass lists, tasting menus, the room on a good night',
    picture: PICTURES.barrelCellar,
  },
  {
    who: 'Hobbyists',
    what: 'Cellar books, invitations, a vintage poster for the kitchen wall',
    picture: PICTURES.tuscanPoster,
  },
] as const;
