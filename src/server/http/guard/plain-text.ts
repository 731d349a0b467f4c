import { AppError } from '#shared/errors.ts';

/** A NUL cannot be stored as text; nobody types one. In an address, in a form, or escaped in JSON. */
const NUL = /\0|%00|(?<!\\)(?:\\\\)*\\u0000/i;

/** The one check of all text that comes in: whatever call it is for. */
export function assertPlainText(text: string): void {
  if (!isPlainText(text)) throw new AppError('INVALID_TEXT');
}

export function isPlainText(text: string): boolean {
  return !NUL.test(text) && !hasHalfSign(text);
}

/** JSON can spell half of a sign (`\ud800`) that no file or table can keep. */
const HALF = /\\ud[89a-f]/i;
const WHOLE = /\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi;

function hasHalfSign(text: string): boolean {
  // Two halves in a row are one sign, and after an escaped backslash stands plain text.
  return HALF.test(text) && HALF.test(text.replaceAll(WHOLE, ' '));
}
