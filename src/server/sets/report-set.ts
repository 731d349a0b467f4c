import type { SetItem, SetView } from '#shared/contract/sets.ts';
import { csvLine } from '#shared/csv-line.ts';
import { ERRORS, isErrorCode } from '#shared/errors.ts';
import { GENERATION_COST, isOpen } from '#shared/rules/pictures/generation.ts';

/** A byte order mark in front, or spreadsheets read accents wrongly. */
const MARK = '\uFEFF';

const NONE: ReadonlySet<string> = new Set();

/** What became of every picture of an order, line by line, for a spreadsheet. */
export function reportSet({ items }: SetView, withoutFile: ReadonlySet<string> = NONE): string {
  const rows = items.map((item) => [
    item.wineTitle,
    item.shotName,
    stateOf(item),
    reasonOf(item, withoutFile),
    item.state === 'succeeded' ? GENERATION_COST : 0,
  ]);
  return [
    MARK,
    csvLine(['wine', 'picture', 'state', 'reason', 'credits']),
    ...rows.map(csvLine),
  ].join('');
}

function stateOf({ state }: SetItem): string {
  if (state === 'succeeded') return 'delivered';
  if (isOpen(state)) return 'under way';
  return state === 'cancelled' ? 'given up' : 'not made';
}

function reasonOf(item: SetItem, withoutFile: ReadonlySet<string>): string {
  const { errorCode, state, image, generationId } = item;
  if (state === 'succeeded' && !image) return 'Deleted from the gallery since: no file here.';
  if (withoutFile.has(generationId)) return 'Its file could not be read: no file here.';
  return isErrorCode(errorCode) ? ERRORS[errorCode].message : '';
}
