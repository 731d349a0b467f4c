/** A spreadsheet reads text that starts like this as a formula and may run it. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

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
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
