import { ADMIN_ERRORS } from './errors/admin-errors.ts';
import { BILLING_ERRORS } from './errors/billing-errors.ts';
import { IDENTITY_ERRORS } from './errors/identity-errors.ts';
import { PICTURE_ERRORS } from './errors/picture-errors.ts';
import { REQUEST_ERRORS } from './errors/request-errors.ts';
import { SERVER_ERRORS } from './errors/server-errors.ts';
import { WINE_ERRORS } from './errors/wine-errors.ts';

/** Every failure the product knows: one table for the server's status and the browser's words. */
export const ERRORS = {
  ...REQUEST_ERRORS,
  ...PICTURE_ERRORS,
  ...BILLING_ERRORS,
  ...IDENTITY_ERRORS,
  ...ADMIN_ERRORS,
  ...WINE_ERRORS,
  ...SERVER_ERRORS,
};

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
