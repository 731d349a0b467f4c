// What the landing pages say about the pictures of showcase-pictures.ts.

/** For the page's head: a plain JPEG that every network can read. */
export const SOCIAL_PICTURE = { path: '/showcase/social.jpg', width: 1200, height: 630 } as const;

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

export const SIGN_IN_PICTURE = 'sign-in-sommelier';
