/** Every failure the product knows: one table for the server's status and the browser's words. */
export const ERRORS = {
  VALIDATION_FAILED: {
    status: 422,
    title: 'Validation Error',
    message: 'Please check what you entered.',
  },
  INVALID_TEXT: {
    status: 400,
    title: 'Not readable',
    message: 'The text holds a character that cannot be stored. Please type it anew.',
  },
  UNAUTHENTICATED: {
    status: 401,
    title: 'Please sign in',
    message: 'Your session has ended. Sign in to go on; nothing is lost.',
  },
  BANNED: {
    status: 403,
    title: 'Account suspended',
    message: 'This account has been suspended. Contact support if you think this is a mistake.',
  },
  FORBIDDEN: {
    status: 403,
    title: 'Access Denied',
    message: 'Unauthorized: Admin privileges required',
  },
  CSRF_REJECTED: {
    status: 403,
    title: 'Request refused',
    message: 'This request did not come from Vignette itself. Reload the page and try again.',
  },
  NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'It does not exist, or it is not yours.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Not possible',
    message: 'This address does not take that kind of request.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Too large',
    message: 'What was sent is larger than this call takes.',
  },
  BODY_CUT_SHORT: {
    status: 400,
    title: 'Cut short',
    message: 'The connection ended before everything had arrived. Please try again.',
  },
  UNREADABLE_FILE: {
    status: 422,
    title: 'Not readable',
    message: 'This file cannot be read: it is damaged, or not what it claims to be.',
  },
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
  RATE_LIMITED: {
    status: 429,
    title: 'A little slower, please',
    message: 'Too many requests in a short time. Please wait a moment and try again.',
  },
  WEBHOOK_REJECTED: {
    status: 400,
    title: 'Request refused',
    message: 'The signature is missing, wrong or too old.',
  },
  CHECKOUT_FAILED: {
    status: 502,
    title: 'Payment Error',
    message: 'Unable to process payment. Please try again.',
  },
  ACCOUNT_LEAVING: {
    status: 409,
    title: 'Your account is to be deleted',
    message: 'Nothing is sold to it. Keep your account first, then choose a plan.',
  },
  PAYMENT_OPEN: {
    status: 409,
    title: 'Your last payment is open',
    message: 'Your plan can be switched once it is paid. Update your card in the settings.',
  },
  PORTAL_FAILED: {
    status: 502,
    title: 'Error',
    message: 'Failed to open subscription management',
  },
  CANCELLATION_FAILED: {
    status: 502,
    title: 'Error',
    message: 'Failed to open cancellation portal.',
  },
  OFFER_OUTDATED: {
    status: 409,
    title: 'Please look again',
    message: 'The amount has changed meanwhile. Nothing was charged.',
  },
  CARD_DECLINED: {
    status: 402,
    title: 'Your card was declined',
    message: 'Your plan stays as it was. Update your card, then try again.',
  },
  SWITCH_FAILED: {
    status: 502,
    title: 'Error',
    message: 'Your plan could not be changed. Please try again.',
  },
  SYNC_FAILED: {
    status: 502,
    title: 'Sync Failed',
    message:
      'We could not reach the payment provider. Nothing has changed; contact support if it persists.',
  },
  CONFIRMATION_REQUIRED: {
    status: 403,
    title: 'Is it you?',
    message: 'Please confirm with your password or a code first.',
  },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    title: 'A second step is needed',
    message: 'Admins sign in with a second step here. Set it up under Profile & Security first.',
  },
  LINK_SPENT: {
    status: 410,
    title: 'This link does not work any more',
    message: 'It has expired or was already used. Contact support if you need help.',
  },
  UNVERIFIED_IDENTITY: {
    status: 403,
    title: 'Confirm your address first',
    message:
      'Your identity provider has not confirmed this email address. Confirm it there, then sign in again.',
  },
  SIGN_UPS_CLOSED: {
    status: 403,
    title: 'Sign-ups are closed',
    message: 'We are not taking new accounts at the moment. Existing members can sign in as usual.',
  },
  SETTINGS_CHANGED: {
    status: 409,
    title: 'Changed by someone else',
    message: 'These settings were changed while you looked at them. Please look again first.',
  },
  ADMIN_MUST_STEP_DOWN: {
    status: 409,
    title: 'Not while you are an admin',
    message: 'Another admin has to take your admin role back before this account can be deleted.',
  },
  DELETION_UNDER_WAY: {
    status: 409,
    title: 'Too late',
    message: 'This account is already being deleted.',
  },
  BULK_GRANT_CHANGED: {
    status: 409,
    title: 'The users have changed',
    message:
      'Another number of users matches now than the one you confirmed. Nothing was granted; look at the new preview.',
  },
  BULK_GRANT_OVER: {
    status: 409,
    title: 'Too late',
    message: 'This grant is over, or was taken back already. The list shows how it stands now.',
  },
  ALREADY_BANNED: {
    status: 409,
    title: 'Banned already',
    message: 'Another admin has banned this user meanwhile. Their reason stands.',
  },
  NOT_BANNED: {
    status: 409,
    title: 'Not banned any more',
    message: 'Another admin has lifted this ban meanwhile.',
  },
  BALANCE_CHANGED: {
    status: 409,
    title: 'The balance has changed',
    message: 'Credits were spent or given meanwhile. Nothing was done; look at the new preview.',
  },
  REFUND_CHANGED: {
    status: 409,
    title: 'Refunded meanwhile',
    message: 'Money was given back for this payment meanwhile. Nothing was done; look again first.',
  },
  REFUND_REFUSED: {
    status: 409,
    title: 'Not refunded',
    message: 'This payment cannot be refunded like that. Nothing has changed.',
  },
  REFUND_WAITS: {
    status: 409,
    title: 'The refund waits',
    message:
      'The payment provider does not answer. The refund is ordered and will be made as soon as it does.',
  },
  SESSION_PROTECTED: {
    status: 409,
    title: 'Not this session',
    message: 'Your own present session and those of an equal or higher role stay signed in.',
  },
  NOT_YOURSELF: {
    status: 409,
    title: 'Not on your own account',
    message: 'Nobody changes their own account here. Ask another admin.',
  },
  ADMIN_FIRST_DEMOTED: {
    status: 409,
    title: 'This user is an admin',
    message: 'Take the admin role back first; then the account can be banned or deleted.',
  },
  LAST_SUPER_ADMIN: {
    status: 409,
    title: 'The last Super Admin',
    message: 'There must always be a Super Admin. Appoint another one first.',
  },
  UNBAN_FIRST: {
    status: 409,
    title: 'This user is banned',
    message: 'Lift the ban first; then the user can become an admin.',
  },
  USER_LEAVING: {
    status: 409,
    title: 'This account is to be deleted',
    message: 'Its owner has to keep it first; then the user can become an admin.',
  },
  REQUEST_KEY_REUSED: {
    status: 422,
    title: 'Request refused',
    message: 'This request key was already used for another change. Nothing was done.',
  },
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
  INTERNAL: {
    status: 500,
    title: 'Oops! Something went wrong',
    message:
      "We're sorry, but something unexpected happened. This isn't your fault - it's a temporary issue that our team will fix.",
  },
  /** Of the browser's own: no answer came at all. */
  NETWORK_FAILED: {
    status: 503,
    title: 'No connection',
    message: 'We could not be reached. Check your network and try again.',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Back in a moment',
    message: 'The service is restarting. Please try again in a moment.',
  },
  OVERLOADED: {
    status: 503,
    title: 'Very busy right now',
    message: 'More is asked of us than we can answer. Please try again in a moment.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    title: 'Back in a moment',
    message: 'We cannot reach our records right now. Please try again in a moment.',
  },
  DATABASE_DENIED: {
    status: 500,
    title: 'Permission denied',
    message: 'The server may not do this in its database. An operator has to allow it.',
  },
  MISCONFIGURED: {
    status: 500,
    title: 'Not set up',
    message: 'The server is not set up for this. An operator has to look at its configuration.',
  },
} as const satisfies Record<string, { status: number; title: string; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorDetails {
  /** Seconds until a retry makes sense. */
  retryAfterS?: number;
  /** Field → message, for forms. */
  fields?: Record<string, string>;
}

/** What a domain throws. The code says everything; prose lives in the table. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails & { cause?: unknown } = {}) {
    const { cause, ...rest } = details;
    super(ERRORS[code].message, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = rest;
  }
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}
