import type { ErrorRow } from './error-row.ts';

/** On the way from a prompt to a picture. */
export const PICTURE_ERRORS = {
  PROMPT_MISSING: {
    status: 422,
    title: 'Please enter a prompt',
    message: "Describe the wine image you'd like to create.",
  },
  INSUFFICIENT_CREDITS: {
    status: 402,
    title: 'Insufficient credits',
    message: 'You need at least 1 credit to generate an image.',
  },
  PROMPT_REFUSED: {
    status: 422,
    title: 'Please choose another scene',
    message: 'This description goes against our content rules. You were not charged.',
  },
  PROMPT_UNREADABLE: {
    status: 422,
    title: 'Please describe it in words',
    message: 'Signs alone cannot be drawn. You were not charged.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    title: 'Request refused',
    message: 'This request key was already used for another picture. You were not charged.',
  },
  GENERATION_CANCELLED: {
    status: 409,
    title: 'Cancelled',
    message: 'This picture was given up. You were not charged.',
  },
  TOO_MANY_ACTIVE: {
    status: 429,
    title: 'One moment',
    message: 'Several of your pictures are still being made. Try again when one is finished.',
  },
  QUEUE_FULL: {
    status: 429,
    title: 'The cellar is busy',
    message:
      'Very many pictures are being made right now. Please try again shortly. You were not charged.',
  },
  STREAM_REPLACED: {
    status: 409,
    title: 'Open elsewhere',
    message: 'Vignette is open in too many tabs. This one no longer hears of news by itself.',
  },
  GENERATION_TIMED_OUT: {
    status: 504,
    title: 'Generation timed out',
    message:
      'The image generation is taking longer than expected. Please try again. You were not charged.',
  },
  ENGINE_UNAVAILABLE: {
    status: 503,
    title: 'Service temporarily unavailable',
    message:
      'Our image generation service is experiencing issues. Please try again in a moment. You were not charged.',
  },
  ENGINE_REFUSED: {
    status: 422,
    title: 'Generation failed',
    message: 'Please try again with a different prompt. You were not charged.',
  },
  BAD_IMAGE: {
    status: 502,
    title: 'Image format error',
    message: 'The generated image has an invalid format. Please try again. You were not charged.',
  },
  STORAGE_FULL: {
    status: 503,
    title: 'No room right now',
    message:
      'We have no room for new files at the moment. Please try again later. You were not charged.',
  },
  GENERATION_FAILED: {
    status: 500,
    title: 'Generation failed',
    message:
      'Something went wrong while making your picture. Please try again. You were not charged.',
  },
} as const satisfies Record<string, ErrorRow>;
