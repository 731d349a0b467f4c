import { plain } from './read-sheet.ts';
import type { Cells } from './read-sheet.ts';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

/** Reads cells by column and notes every fault instead of stopping at the first. */
export interface CellReader {
  text(column: string): string;
  number(column: string, fallback: number): number;
  /** Nothing, 'NV' or a year. */
  year(column: string): number | null;
  /** By name or by id, in any spelling. */
  oneOf<Value extends string, Fallback extends Value | null>(
    column: string,
    options: readonly Option<Value>[],
    fallback: Fallback,
  ): Value | Fallback;
}

const NO_VINTAGE = ['', 'nv', 'n_v', 'mv', 'none'];

export function readerOf(cells: Cells, faults: string[]): CellReader {
  const text = (column: string): string => cells[column] ?? '';
  return {
    text,
    number(column, fallback) {
      const typed = text(column);
      if (typed === '') return fallback;
      // '88,5 mm' and '86 %' are numbers to whoever types them.
      const value = Number(typed.replace(',', '.').replace(/\s*(mm|%)$/i, ''));
      if (!Number.isNaN(value)) return value;
      faults.push(`${column}: “${short(typed)}” is not a number`);
      return fallback;
    },
    year(column) {
      const typed = text(column);
      if (NO_VINTAGE.includes(plain(typed))) return null;
      if (/^\d{1,4}$/.test(typed)) return Number(typed);
      faults.push(`${column}: “${short(typed)}” is not a year`);
      return null;
    },
    oneOf(column, options, fallback) {
      const typed = plain(text(column));
      if (typed === '') return fallback;
      const found = options.find(({ value, label }) =>
        [plain(value), plain(label)].includes(typed),
      );
      if (found) return found.value;
      const names = options.map(({ label }) => label).join(', ');
      faults.push(`${column}: “${short(text(column))}” is none of ${names}`);
      return fallback;
    },
  };
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
