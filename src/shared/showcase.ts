import type { PictureSizeId, StyleId } from './rules/generation.ts';

// The pictures of the landing pages. They are made by `npm run showcase` from these prompts.

export interface ShowcasePicture {
  id: string;
  prompt: string;
  style: StyleId;
  size: PictureSizeId;
  alt: string;
  width: number;
  height: number;
  /** Widths that exist as AVIF; the largest also as WebP. */
  widths: readonly number[];
}

const SQUARE = { size: 'square', width: 800, height: 800, widths: [400, 800] } as const;
const BANNER = { size: 'banner', width: 1312, height: 547, widths: [656, 1312] } as const;

const square = (id: string, style: StyleId, prompt: string, alt: string): ShowcasePicture => ({
  id,
  style,
  prompt,
  alt,
  ...SQUARE,
});

export const SHOWCASE_PICTURES: readonly ShowcasePicture[] = [
  square(
    'vineyard-sunset',
    'cinematic',
    'a glass of red wine in a vineyard at sunset',
    'A glass of red on a table above the vines at sunset',
  ),
  square(
    'bordeaux-slate',
    'cinematic',
    'a bottle of Bordeaux "Château Montclair" 2015 and a glass on dark slate',
    'A bottle labelled Château Montclair 2015 and a glass on dark slate',
  ),
  square(
    'sommelier-pour',
    'cinematic',
    'sommelier pouring red wine in a wine bar',
    'A sommelier pours red wine at the bar',
  ),
  square(
    'cellar-barrels',
    'cinematic',
    'cellar barrel aging by candlelight',
    'Barrels in a vaulted cellar, a candlelit bottle on the foremost',
  ),
  square(
    'rose-sea',
    'gastro',
    'a bottle and a glass of rosé by the sea in the morning',
    'Rosé on a linen table by a calm morning sea',
  ),
  square(
    'grape-cluster',
    'cinematic',
    'grape cluster close-up in golden light',
    'A ripe dark bunch on the vine, the rows blurred behind it',
  ),
  square(
    'pairing-dinner',
    'cinematic',
    'wine pairing dinner by candlelight',
    'Two glasses, bread, cheese and charcuterie by candlelight',
  ),
  square(
    'tasting-flight',
    'gastro',
    'wine tasting event setup',
    'A flight of white, rosé and red with tasting sheets',
  ),
  square(
    'harvest-crate',
    'cinematic',
    'vineyard harvest season in golden light',
    'A wooden crate heaped with grapes before autumn vines',
  ),
  square(
    'wine-festival',
    'cinematic',
    'wine festival atmosphere at dusk',
    'A glass of red under strings of lights, the crowd in silhouette',
  ),
  square(
    'toscana-poster',
    'illustration_poster',
    'a glass of red in a Tuscan vineyard at sunset',
    'A lithographed travel poster of a Tuscan vineyard',
  ),
  square(
    'glass-plate',
    'education',
    'the red wine glass',
    'A teaching plate that names the parts of a wine glass',
  ),
  square(
    'oil-still-life',
    'classical_heritage',
    'a bottle of red wine and a glass with grapes and bread',
    'An oil painting of a bottle, a glass, bread and grapes',
  ),
  square(
    'pop-toast',
    'pop_art',
    'champagne toast',
    'A pop art print of two champagne glasses meeting',
  ),
  square(
    'pastel-rose',
    'pastel',
    'a bottle and a glass of rosé by the sea',
    'A gouache of rosé by the sea on torn paper',
  ),
  square(
    'chablis-lunch',
    'gastro',
    'a glass of Chablis with cheese and figs in a restaurant',
    'A glass of Chablis beside cheese and figs in window light',
  ),
  square(
    'champagne-toast',
    'cinematic',
    'champagne toast at a festival at dusk',
    'Two flutes of champagne meet under strings of lights',
  ),
  square(
    'flat-lay',
    'gastro',
    'overhead flat lay of a bottle of red, a glass and cheese on marble',
    'A bottle, a glass and a cheese board from above',
  ),
  square(
    'cellar-collection',
    'cinematic',
    'wine cellar collection',
    'Racks of bottles on both sides of a vaulted cellar',
  ),
  square(
    'sommelier-poster',
    'illustration_poster',
    'sommelier portrait, art deco',
    'An art deco poster of a sommelier',
  ),
  {
    id: 'sign-in-sommelier',
    style: 'illustration_poster',
    prompt: 'art deco sommelier with a glass of red',
    alt: 'An art deco poster of a sommelier with a glass of red',
    size: 'portrait',
    width: 832,
    height: 1216,
    widths: [416, 832],
  },
  square(
    'label-letters',
    'cinematic',
    'close-up of a bottle labelled "Château Montclair 2015" on dark slate',
    'A label that reads Château Montclair 2015, letter for letter',
  ),
  { id: 'scene-cinematic', style: 'cinematic', ...scene('Cinematic') },
  { id: 'scene-education', style: 'education', ...scene('Education') },
  { id: 'scene-pop', style: 'pop_art', ...scene('Pop Art') },
  { id: 'scene-heritage', style: 'classical_heritage', ...scene('Classical Heritage') },
  { id: 'scene-pastel', style: 'pastel', ...scene('Pastel') },
  { id: 'scene-gastro', style: 'gastro', ...scene('Gastronomy') },
  { id: 'scene-meme', style: 'meme_style', ...scene('Meme') },
  { id: 'scene-poster', style: 'illustration_poster', ...scene('Illustrated Poster') },
];

function scene(style: string) {
  return {
    prompt: 'a glass of red wine in a vineyard at sunset',
    alt: `The same glass and the same vines in the style ${style}`,
    ...BANNER,
  };
}

/** For the page's head: a plain JPEG that every network can read. */
export const SOCIAL_PICTURE = { path: '/showcase/social.jpg', width: 1200, height: 630 } as const;

export function findShowcasePicture(id: string): ShowcasePicture {
  const picture = SHOWCASE_PICTURES.find((p) => p.id === id);
  if (!picture) throw new RangeError(`No showcase picture is called '${id}'.`);
  return picture;
}

export function showcasePath(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/showcase/${id}-${width}.${format}`;
}

export interface ShowcaseCard {
  id: string;
  title: string;
  category: string;
  description: string;
  picture: string;
}

/** Titles and categories of spec §3, in its order. */
export const SHOWCASE_CARDS: readonly ShowcaseCard[] = [
  {
    id: 'illustration',
    title: 'Illustration',
    category: 'Wine Education',
    description: 'Plates and diagrams for the tasting room wall',
    picture: 'glass-plate',
  },
  {
    id: 'photography',
    title: 'Photography',
    category: 'Product Marketing',
    description: 'Warm light, real depth, your glass in front',
    picture: 'vineyard-sunset',
  },
  {
    id: 'event',
    title: 'Event',
    category: 'Wine Events',
    description: 'Invitations that look like the evening will',
    picture: 'wine-festival',
  },
  {
    id: 'portrait',
    title: 'Portrait',
    category: 'Brand Authority',
    description: 'The craft behind the counter',
    picture: 'sommelier-pour',
  },
  {
    id: 'product',
    title: 'Product',
    category: 'E-commerce',
    description: 'Clean bottle shots for the shop',
    picture: 'bordeaux-slate',
  },
  {
    id: 'vintage',
    title: 'Vintage',
    category: 'Marketing Design',
    description: 'Travel-poster colour, letterpress warmth',
    picture: 'toscana-poster',
  },
  {
    id: 'modern',
    title: 'Modern',
    category: 'Brand Design',
    description: 'Bold ink for cans, crates and campaigns',
    picture: 'pop-toast',
  },
  {
    id: 'restaurant',
    title: 'Restaurant',
    category: 'Hospitality',
    description: 'Tables you want to sit down at',
    picture: 'pairing-dinner',
  },
  {
    id: 'professional-photography',
    title: 'Professional Photography',
    category: 'Product Photography',
    description: 'Daylight sets without the set',
    picture: 'rose-sea',
  },
  {
    id: 'brand-experience',
    title: 'Brand Experience',
    category: 'Marketing Visuals',
    description: 'The cellar, told in one picture',
    picture: 'cellar-barrels',
  },
];

export interface ShowcaseSlide {
  id: string;
  /** The sentence that made the picture. */
  quote: string;
  /** What it is for. */
  name: string;
  designation: string;
  picture: string;
}

const slide = (
  picture: string,
  quote: string,
  name: string,
  designation: string,
): ShowcaseSlide => ({
  id: picture,
  picture,
  quote,
  name,
  designation,
});

export const SHOWCASE_SLIDES: readonly ShowcaseSlide[] = [
  slide(
    'vineyard-sunset',
    'A glass of red, vineyard at sunset',
    'Domaine launch',
    'Winery, Cinematic',
  ),
  slide(
    'bordeaux-slate',
    'A bottle labelled “Château Montclair” 2015 on dark slate',
    'Online shop',
    'Wine retailer, Cinematic',
  ),
  slide(
    'sommelier-pour',
    'A sommelier pours red wine at the bar',
    'Service portrait',
    'Restaurant, Cinematic',
  ),
  slide(
    'toscana-poster',
    'Tuscan vineyard, lithograph',
    'Tasting room poster',
    'Winery, Illustrated Poster',
  ),
  slide(
    'pairing-dinner',
    'Wine pairing dinner by candlelight',
    'Evening menu',
    'Wine director, Cinematic',
  ),
  slide('rose-sea', 'Rosé by the sea, morning', 'Summer release', 'Marketing manager, Gastronomy'),
  slide('grape-cluster', 'Grape cluster, golden light', 'Harvest diary', 'Winery, Cinematic'),
  slide(
    'oil-still-life',
    'Bottle, bread and grapes in oil',
    'Estate history',
    'Winery, Classical Heritage',
  ),
  slide(
    'tasting-flight',
    'A tasting flight, from white to red',
    'Course material',
    'Wine educator, Gastronomy',
  ),
  slide('pop-toast', 'Champagne toast, loud', 'Festival flyer', 'Event organiser, Pop Art'),
  slide('cellar-barrels', 'Barrels asleep by candlelight', 'Brand film still', 'Winery, Cinematic'),
  slide('harvest-crate', 'The first crate of the harvest', 'Newsletter', 'Winery, Cinematic'),
  slide('glass-plate', 'The red wine glass, named', 'Study sheet', 'Wine student, Education'),
  slide('pastel-rose', 'Rosé in gouache', 'Invitation', 'Marketing manager, Pastel'),
  slide(
    'wine-festival',
    'Wine festival under strings of lights',
    'Event page',
    'Event organiser, Cinematic',
  ),
  slide('chablis-lunch', 'Chablis with cheese and figs', 'Lunch menu', 'Restaurant, Gastronomy'),
  slide('champagne-toast', 'Two flutes, one evening', 'New year post', 'Wine retailer, Cinematic'),
  slide(
    'flat-lay',
    'Bottle, glass and board from above',
    'Social media',
    'Wine retailer, Gastronomy',
  ),
  slide(
    'cellar-collection',
    'A collection worth showing',
    'Cellar list',
    'Wine director, Cinematic',
  ),
  slide(
    'sommelier-poster',
    'A sommelier in the manner of 1928',
    'Bar poster',
    'Wine bar, Illustrated Poster',
  ),
];

/** One scene in all eight presets, in the order of the strip. */
export const SCENE_STRIP: readonly { style: StyleId; picture: string }[] = [
  { style: 'cinematic', picture: 'scene-cinematic' },
  { style: 'education', picture: 'scene-education' },
  { style: 'pop_art', picture: 'scene-pop' },
  { style: 'classical_heritage', picture: 'scene-heritage' },
  { style: 'pastel', picture: 'scene-pastel' },
  { style: 'gastro', picture: 'scene-gastro' },
  { style: 'meme_style', picture: 'scene-meme' },
  { style: 'illustration_poster', picture: 'scene-poster' },
];

export const SIGN_IN_PICTURE = 'sign-in-sommelier';
