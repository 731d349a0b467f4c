import { findStylePreset } from '#shared/rules/pictures/generation.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { SCENE_STRIP } from '#shared/scene-strip.ts';
import { SHOWCASE_CARDS, SHOWCASE_SLIDES } from '#shared/showcase.ts';
import { findShowcasePicture } from '#shared/showcase-pictures.ts';
import { showcasePicture } from './pictures.ts';
import type { Picture } from './pictures.ts';

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

/** spec §3: `quote` is the sentence that made the picture, `name` what it serves as. */
export interface Slide {
  quote: string;
  name: string;
  designation: string;
  picture: Picture;
}
export interface StyleCard {
  title: string;
  category: string;
  description: string;
  picture: Picture;
}

export const SLIDES: readonly Slide[] = SHOWCASE_SLIDES.map((slide) => ({
  ...slide,
  picture: showcasePicture(slide.picture),
}));

export const STYLE_CARDS: readonly StyleCard[] = SHOWCASE_CARDS.map((card) => ({
  ...card,
  picture: showcasePicture(card.picture),
}));

const STYLE_NOTES: Record<StyleId, string> = {
  cinematic: 'Golden light',
  illustration_poster: 'Flat colour',
  education: 'Labelled plates',
  gastro: 'Menu and table',
  classical_heritage: 'Oil on canvas',
  pop_art: 'Halftone and ink',
  pastel: 'Gouache on paper',
  meme_style: 'Caption included',
};

/** One scene in all eight presets. */
export const SCENE_STYLES = SCENE_STRIP.map(({ style, picture }) => ({
  id: style,
  name: findStylePreset(style)?.name ?? style,
  note: STYLE_NOTES[style],
  picture: showcasePicture(picture),
}));

export const FINISHED_PICTURE = showcasePicture('bordeaux-slate');
export const LABEL_PICTURE = showcasePicture('label-letters');
export const OWN_BOTTLE_PICTURE = showcasePicture('own-bottle');
/** Whose back label the page shows. */
export const LABELLED_PROMPT = findShowcasePicture('vineyard-sunset').prompt;

export const USES = [
  {
    who: 'Wineries',
    what: 'Bottle photography, harvest diaries, a label for the new cuvée',
    picture: showcasePicture('harvest-crate'),
  },
  {
    who: 'Retailers',
    what: 'A steady supply for the online store, the shelf and the newsletter',
    picture: showcasePicture('bordeaux-slate'),
  },
  {
    who: 'Educators',
    what: 'Labelled plates, regions, glassware and service for every lesson',
    picture: showcasePicture('glass-plate'),
  },
  {
    who: 'Sommeliers',
    what: 'Portraits at work, pairing cards, the pour at the right moment',
    picture: showcasePicture('sommelier-pour'),
  },
  {
    who: 'Restaurants',
    what: 'By-the-glass lists, tasting menus, the room on a good night',
    picture: showcasePicture('pairing-dinner'),
  },
  {
    who: 'Hobbyists',
    what: 'Cellar books, invitations, a vintage poster for the kitchen wall',
    picture: showcasePicture('toscana-poster'),
  },
] as const;
