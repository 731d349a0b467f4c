import type { PictureSizeId, StyleId } from './rules/pictures/generation.ts';

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

const SQUARE = { size: 'square', width: 800, height: 800, widths: [240, 400, 800] } as const;
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
  square(
    'own-bottle',
    'cinematic',
    'a bottle and a glass on a wooden table in a vineyard in the morning',
    'A bottle labelled Clos des Vignettes and a glass of red above morning vines',
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

export function findShowcasePicture(id: string): ShowcasePicture {
  const picture = SHOWCASE_PICTURES.find((p) => p.id === id);
  if (!picture) throw new RangeError(`No showcase picture is called '${id}'.`);
  return picture;
}
