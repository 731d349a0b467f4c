import { AppError } from '#shared/errors.ts';

/** A NUL cannot be stored as text; nobody types one. In an address, in a form, or escaped in JSON. */
const NUL = /\0|%00|(?<!\\)(?:\\\\)*\\u0000/i;

/** The one check of all text that comes in: whatever call it is for. */
export function assertPlainText(text: string): void {
  if (!isPlainText(text)) throw new AppError('INVALID_TEXT');
}

export function isPlainText(text: string): boolean {
  return !NUL.test(text);
}
