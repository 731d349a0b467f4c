import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Artwork } from '#shared/contract/wines.ts';
import { AppError } from '#shared/errors.ts';
import { uploadArtwork } from '#web/features/wines/labels/upload-artwork.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { openArchive } from './artwork-archive.ts';
import type { ArchivedFile } from './artwork-archive.ts';
import { checkImport, inBatches } from './check-import.ts';
import type { CheckedRow } from './check-import.ts';
import { openSheet } from './read-sheet.ts';
import type { Sheet } from './read-sheet.ts';

interface Progress {
  done: number;
  all: number;
}

interface Archive {
  name: string;
  files: ArchivedFile[];
}

/** A dry run, and what it was of. */
interface Checked {
  sheet: Sheet;
  archive: Archive | null;
  rows: CheckedRow[];
}

/** A table and an archive become wines: open, look at every row, then keep what is ready. */
export function useImport() {
  const [sheet, setSheet] = useState<{ name: string; sheet: Sheet } | null>(null);
  const [archive, setArchive] = useState<Archive | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const keep = useKeptOnce();
  const takeSheet = useMutation({
    mutationFn: async (file: File) => ({ name: file.name, sheet: await openSheet(file) }),
    onSuccess: setSheet,
  });
  const takeArchive = useMutation({
    mutationFn: async (file: File) => ({ name: file.name, files: await openArchive(file) }),
    onSuccess: setArchive,
  });
  const check = useMutation({
    mutationFn: async (wanted: Sheet) => {
      const rows = await checkImport(
        {
          keep,
          dryRun: (wines) => api.wines.importMany({ wines, isDryRun: true }),
          onProgress: (done, all) => setProgress({ done, all }),
        },
        { sheet: wanted, files: archive?.files ?? [] },
      );
      return { sheet: wanted, archive, rows };
    },
    onSuccess: setChecked,
    onSettled: () => setProgress(null),
  });
  // What was dropped meanwhile has not been looked at.
  const isCurrent = checked?.sheet === sheet?.sheet && checked?.archive === archive;
  const rows = isCurrent ? (checked?.rows ?? null) : null;
  return { sheet, archive, rows, progress, takeSheet, takeArchive, check };
}

/** A dry run that is repeated after a row was mended sends only what is new. */
function useKeptOnce() {
  const kept = useRef(new Map<string, Artwork>());
  return async (file: ArchivedFile, page: number): Promise<Artwork> => {
    const mark = `${file.mark} ${page}`;
    const known = kept.current.get(mark);
    if (known) return known;
    const bytes = await file.open().catch((cause: unknown) => {
      throw new AppError('ARTWORK_UNREADABLE', { cause });
    });
    const artwork = await uploadArtwork(bytes, page);
    kept.current.set(mark, artwork);
    return artwork;
  };
}

/** Interrupted, it is pressed again: what was kept already is found, not made twice. */
export function useKeepWines(onKept: (ids: string[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (rows: readonly CheckedRow[]) => {
      const ids: string[] = [];
      for (const batch of inBatches(rows)) {
        const { wines } = await api.wines.importMany({ wines: batch.map(({ draft }) => draft) });
        ids.push(...wines.flatMap(({ id }) => id ?? []));
      }
      return ids;
    },
    onSuccess: async (ids) => {
      await client.invalidateQueries({ queryKey: queries.wines.list.key() });
      onKept(ids);
    },
  });
}
