import type { ErrorRow } from './error-row.ts';

/** A customer’s own wines. */
export const WINE_ERRORS = {
  WINES_FULL: {
    status: 409,
    title: 'Your wine list is full',
    message: 'Your plan keeps no more wines. Remove one you no longer need, or upgrade.',
  },
  WINE_CHANGED: {
    status: 409,
    title: 'Changed elsewhere',
    message: 'This wine was changed in another window. Look at it again; nothing was overwritten.',
  },
  ARTWORK_MISSING: {
    status: 422,
    title: 'Artwork not found',
    message: 'The artwork of this label does not exist any more. Please upload it again.',
  },
  ARTWORK_UNREADABLE: {
    status: 422,
    title: 'This file cannot be read',
    message: 'Labels are PNG, JPEG, WebP or PDF files. Export it again and try once more.',
  },
  ARTWORK_TOO_SMALL: {
    status: 422,
    title: 'Too small to print',
    message: 'The artwork needs at least 600 pixels on its shorter side.',
  },
  ARTWORK_FULL: {
    status: 409,
    title: 'No room for more artwork',
    message:
      'Your plan keeps no more artwork. Remove wines you no longer need, or upgrade. Artwork that no label shows goes after a week.',
  },
  OWN_LABEL_UNSUPPORTED: {
    status: 422,
    title: 'Own labels need the Studio',
    message:
      'Own labels need the Studio or a model that looks at pictures, and the one in use does not. Sets are always the Studio’s: make a set of this wine instead.',
  },
} as const satisfies Record<string, ErrorRow>;
