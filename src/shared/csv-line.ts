/** A spreadsheet reads text that starts like this as a formula and may run it. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
/** Where lists are separated by semicolons or tabs, a cell may start in the middle of ours, quotes or not. */
const INNER_FORMULA = /([;\t|\r\n])(?=\s*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** One record of RFC 4180. Only text can carry a formula: a negative number stays a number. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return textField(value);
  if (value instanceof Date) return value.toISOString();
  // Numbers and flags are their own JSON.
  const json = JSON.stringify(value);
  return typeof value === 'object' ? textField(json) : json;
}

function textField(text: string): string {
  const inside = text.replaceAll(INNER_FORMULA, "$1'");
  const safe = FORMULA_START.test(text) ? `'${inside}` : inside;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
