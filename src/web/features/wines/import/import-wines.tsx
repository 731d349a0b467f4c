import './import-wines.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ERRORS } from '#shared/errors.ts';
import { WINE_IMPORT } from '#shared/rules/pictures/wines.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { useOnline } from '#web/lib/hooks/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { FileDrop } from '#web/features/wines/labels/file-drop.tsx';
import { templateSheet } from './columns.ts';
import { CheckedRows } from './checked-rows.tsx';
import { SheetError } from './read-sheet.ts';
import { useImport, useKeepWines } from './use-import.ts';

interface ImportWinesProps {
  /** What can be done with the wines that were kept. */
  children: (wineIds: string[]) => ReactNode;
}

/** Many wines at once: a table, an archive of artwork, a dry run, and only then the wines. */
export function ImportWines({ children }: ImportWinesProps) {
  const [kept, setKept] = useState<string[] | null>(null);
  const { sheet, archive, rows, progress, takeSheet, takeArchive, check } = useImport();
  const keep = useKeepWines(setKept);
  const isOnline = useOnline();
  const ready = rows?.filter(({ state }) => state === 'ready') ?? [];
  const count = sheet?.sheet.rows.length ?? 0;
  const fault = takeSheet.error ?? takeArchive.error ?? check.error ?? keep.error;
  if (kept) return <Kept count={kept.length}>{children(kept)}</Kept>;
  return (
    <>
      <PageHeader
        title="Import wines"
        description={`Up to ${WINE_IMPORT.rows} at once. Nothing is kept before you have seen every row.`}
      >
        <Button onClick={downloadTemplate}>Download the template</Button>
      </PageHeader>
      {!isOnline && (
        <Notice tone="amber">
          You are offline. Your table can be opened here; checking and keeping its wines needs a
          network.
        </Notice>
      )}
      <div className="import-files">
        <FileDrop
          title={sheet ? sheet.name : 'Drop your table here, or choose it'}
          hint={
            sheet ? `${wines(count)}. Drop another to replace it.` : 'CSV, as the template has it'
          }
          accept=".csv,.tsv,.txt,text/csv"
          isBusy={takeSheet.isPending}
          onFile={takeSheet.mutate}
        />
        <FileDrop
          title={archive ? archive.name : 'Drop the artwork here, or choose it'}
          hint={
            archive ? `${archive.files.length} files` : 'ZIP, files named as in the table; optional'
          }
          accept=".zip,application/zip"
          isBusy={takeArchive.isPending}
          onFile={takeArchive.mutate}
        />
      </div>
      {fault && <Notice tone="danger">{say(fault)}</Notice>}
      {sheet && sheet.sheet.unknown.length > 0 && (
        <Notice tone="amber">
          These columns are not known and were left out:{' '}
          {sheet.sheet.unknown.slice(0, 8).join(', ')}
        </Notice>
      )}
      {progress && (
        <div className="import-progress">
          <ProgressBar label="Rows looked at" value={progress.done} max={progress.all} />
          <p>
            Looking at wine {Math.min(progress.done + 1, progress.all)} of {progress.all}, artwork
            included
          </p>
        </div>
      )}
      {sheet && !rows && (
        <Button
          variant="primary"
          disabled={!isOnline}
          isBusy={check.isPending}
          onClick={() => check.mutate(sheet.sheet)}
        >
          Check {wines(count)}
        </Button>
      )}
      {rows && <CheckedRows rows={rows} />}
      {ready.length > 0 && (
        <footer className="import-keep">
          <Button
            variant="primary"
            disabled={!isOnline}
            isBusy={keep.isPending}
            onClick={() => keep.mutate(ready)}
          >
            Keep {wines(ready.length)}
          </Button>
        </footer>
      )}
    </>
  );
}

const wines = (count: number): string => countOf(count, 'wine');

function Kept({ count, children }: { count: number; children: ReactNode }) {
  return (
    <>
      <PageHeader
        title={`${wines(count)} kept`}
        description="Each with its own bottle and label, ready to stand in any picture."
      />
      <div className="import-next">{children}</div>
    </>
  );
}

function say(error: unknown): string {
  return error instanceof SheetError ? error.message : ERRORS[errorCodeOf(error)].message;
}

function downloadTemplate(): void {
  const url = URL.createObjectURL(templateSheet());
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: 'vignette-wines.csv',
  });
  link.click();
  // The browser has taken its copy by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
