import type { Artwork, WineDraft } from '#shared/contract/wines.ts';
import { AppError, ERRORS } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { wineKey } from '#shared/rules/pictures/wines-key.ts';
import { ARTWORK, LABEL_SIDES, WINE_IMPORT } from '#shared/rules/pictures/wines.ts';
import type { ArchivedFile } from './artwork-archive.ts';
import { matchArtwork } from './match-artwork.ts';
import { readRow, withArtwork } from './read-row.ts';
import type { KeptArtwork, ReadRow } from './read-row.ts';
import type { Sheet } from './read-sheet.ts';

export type RowState = 'ready' | 'missing' | 'faulty' | 'known';

/** One row of the dry run: what will happen to it, and why not. */
export interface CheckedRow {
  line: number;
  title: string;
  state: RowState;
  reasons: string[];
  draft: WineDraft;
}

export interface CheckDeps {
  /** Keeps one artwork; the same file and page are sent once. */
  keep: (file: ArchivedFile, page: number) => Promise<Artwork>;
  dryRun: (wines: WineDraft[]) => Promise<{ wines: { isNew: boolean }[]; room: number }>;
  onProgress: (done: number, all: number) => void;
}

/** Looks at every row as if it were made, artwork included, and makes nothing. */
export async function checkImport(
  deps: CheckDeps,
  { sheet, files }: { sheet: Sheet; files: readonly ArchivedFile[] },
): Promise<CheckedRow[]> {
  const rows = markRepeated(sheet.rows.map(readRow));
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    deps.onProgress(checked.length, rows.length);
    checked.push(await checkRow(deps, row, files));
  }
  return askServer(deps, checked);
}

function markRepeated(rows: ReadRow[]): ReadRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const key = wineKey(row.draft);
    const line = first.get(key);
    if (line === undefined) first.set(key, row.line);
    return line === undefined || row.draft.name === ''
      ? row
      : { ...row, faults: [...row.faults, `The same wine stands in line ${line}`] };
  });
}

async function checkRow(
  deps: CheckDeps,
  row: ReadRow,
  files: readonly ArchivedFile[],
): Promise<CheckedRow> {
  const { line, title, draft } = row;
  const faults = [...row.faults];
  const missing: string[] = [];
  const find = (name: string, column: string): ArchivedFile | null => {
    const match = matchArtwork(files, name);
    if ('file' in match) return match.file;
    if (match.fault === 'missing') missing.push(`“${name}” is not in the archive`);
    else faults.push(`${column}: several files are called “${name}”; write its folder, too`);
    return null;
  };
  const found = LABEL_SIDES.flatMap((side) => {
    const wanted = row.artwork[side];
    if (!wanted) return [];
    const file = find(wanted.file, `${side}_artwork`);
    const mask = wanted.mask === null ? null : find(wanted.mask, `${side}_mask`);
    return [{ side, wanted, file, mask }];
  });
  if (faults.length > 0) return { line, title, draft, state: 'faulty', reasons: faults };
  if (missing.length > 0) return { line, title, draft, state: 'missing', reasons: missing };
  const kept: Parameters<typeof withArtwork>[1] = {};
  for (const { side, wanted, file, mask } of found) {
    const artwork = file && (await keepOne(deps, { file, page: wanted.page }, faults));
    const maskArtwork = mask && (await keepOne(deps, { file: mask, page: 1 }, faults));
    if (artwork) kept[side] = { ...artwork, maskId: maskArtwork?.id ?? null } satisfies KeptArtwork;
  }
  if (faults.length > 0) return { line, title, draft, state: 'faulty', reasons: faults };
  return { line, title, draft: withArtwork(row, kept), state: 'ready', reasons: [] };
}

/** These are about the file; everything else ends the dry run, which can be gone on with. */
const ABOUT_THE_FILE: readonly ErrorCode[] = [
  'ARTWORK_UNREADABLE',
  'ARTWORK_TOO_SMALL',
  'PAYLOAD_TOO_LARGE',
];

async function keepOne(
  { keep }: CheckDeps,
  { file, page }: { file: ArchivedFile; page: number },
  faults: string[],
): Promise<Artwork | null> {
  try {
    if (file.size > ARTWORK.maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
    return await keep(file, page);
  } catch (error) {
    if (!(error instanceof AppError) || !ABOUT_THE_FILE.includes(error.code)) throw error;
    faults.push(`“${file.path}”: ${ERRORS[error.code].message}`);
    return null;
  }
}

/** Only the server knows what is there already and how many more the plan keeps. */
async function askServer({ dryRun }: CheckDeps, rows: CheckedRow[]): Promise<CheckedRow[]> {
  const ready = rows.filter(({ state }) => state === 'ready');
  let places: number | null = null;
  const answers = new Map<CheckedRow, CheckedRow>();
  for (const batch of inBatches(ready)) {
    const { wines, room } = await dryRun(batch.map(({ draft }) => draft));
    places ??= room + wines.filter(({ isNew }) => isNew).length;
    for (const [i, row] of batch.entries()) {
      if (!wines[i]?.isNew)
        answers.set(row, { ...row, state: 'known', reasons: ['You have this wine already'] });
      else if (places-- <= 0)
        answers.set(row, { ...row, state: 'faulty', reasons: [ERRORS.WINES_FULL.message] });
    }
  }
  return rows.map((row) => answers.get(row) ?? row);
}

export function inBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / WINE_IMPORT.batch);
  return Array.from({ length: count }, (_, i) =>
    items.slice(i * WINE_IMPORT.batch, (i + 1) * WINE_IMPORT.batch),
  );
}
