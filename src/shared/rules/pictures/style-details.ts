import type { StyleId } from './generation.ts';

/** What no screen shows of a style (spec §3), apart: browsers need not fetch it. */
interface StyleDetails {
  api: string;
  model: string;
  specialty: string;
  /** Added to the prompt when a hosted model draws the picture. */
  promptEnhancements: readonly string[];
  recommendedFor: readonly string[];
}

// All presets share one model (spec §3).
const SHARED = { api: 'vignette', model: 'vignette-studio' } as const;

export const STYLE_DETAILS: Readonly<Record<StyleId, StyleDetails>> = {
  cinematic: {
    ...SHARED,
    specialty: 'Photographic scenes',
    promptEnhancements: [
      'cinematic wine photography',
      'strip softbox reflections',
      'shallow depth of field',
      'rich natural colour',
    ],
    recommendedFor: ['Bottle photography', 'Online store', 'Campaigns'],
  },
  illustration_poster: {
    ...SHARED,
    specialty: 'Lithographs with lettering',
    promptEnhancements: [
      'vintage lithograph travel poster',
      'flat geometric shapes',
      'sprayed grain shading',
      'art deco lettering',
    ],
    recommendedFor: ['Posters', 'Labels', 'Event announcements'],
  },
  education: {
    ...SHARED,
    specialty: 'Labelled plates and diagrams',
    promptEnhancements: [
      'educational plate on cream paper',
      'fine ink drawing',
      'clear labels with leader lines',
    ],
    recommendedFor: ['Wine courses', 'Tasting sheets', 'Staff training'],
  },
  gastro: {
    ...SHARED,
    specialty: 'Food and wine at the table',
    promptEnhancements: [
      'editorial food and wine photography',
      'soft window light',
      'linen and rustic ceramics',
      'appetising detail',
    ],
    recommendedFor: ['Restaurants', 'Menus', 'Pairing guides'],
  },
  classical_heritage: {
    ...SHARED,
    specialty: 'Oil paintings',
    promptEnhancements: [
      'classical oil painting still life',
      'chiaroscuro',
      'visible brushwork',
      'aged varnish',
    ],
    recommendedFor: ['Heritage brands', 'Estate histories', 'Prints'],
  },
  pop_art: {
    ...SHARED,
    specialty: 'Ink, dots and loud colour',
    promptEnhancements: [
      'pop art comic print',
      'bold ink outlines',
      'halftone dots',
      'flat colour',
    ],
    recommendedFor: ['Social media', 'Festivals', 'Young labels'],
  },
  pastel: {
    ...SHARED,
    specialty: 'Gouache on paper',
    promptEnhancements: [
      'soft pastel gouache painting',
      'textured paper',
      'pencil contour',
      'airy light',
    ],
    recommendedFor: ['Invitations', 'Packaging', 'Spring releases'],
  },
  meme_style: {
    ...SHARED,
    specialty: 'A picture with a punchline',
    promptEnhancements: ['humorous wine meme', 'bold white caption', 'clear single subject'],
    recommendedFor: ['Social media', 'Newsletters', 'Wine clubs'],
  },
};
