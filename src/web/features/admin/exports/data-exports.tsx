import './data-exports.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EXPORT_DATASETS } from '#shared/rules/admin/exports.ts';
import type { ExportDataset, ExportFormat } from '#shared/rules/admin/exports.ts';
import { DayRangeFilter } from '#web/features/admin/lists/filter-bar.tsx';
import { useListState } from '#web/features/admin/lists/use-list-state.ts';
import { useHasRole } from '#web/features/admin/use-admin-role.ts';
import { queries } from '#web/lib/requests/api.ts';
import { formatCount } from '#web/lib/words/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useExport } from './use-export.ts';

interface Range {
  from?: string;
  to?: string;
}
type Query = Range & { isForSpreadsheets?: boolean };

const TEXTS: Record<ExportDataset, { title: string; what: string }> = {
  users: {
    title: 'Users',
    what: 'Accounts with plan, credits, role, ban and dates; erased ones are in none. The only export that holds names and addresses.',
  },
  images: {
    title: 'Image metadata',
    what: 'Prompt, style, size, seed and origin of every picture; not the pictures themselves.',
  },
  ledger: {
    title: 'Credit ledger',
    what: 'Every change of a balance with reason, reference, and balance before and after.',
  },
  payments: {
    title: 'Payments',
    what: 'Invoices with amounts in cents, status, refunds and the period they cover.',
  },
  audit: {
    title: 'Audit log',
    what: 'What admins did, with before and after, and the hashes that chain the rows.',
  },
};

/** One line a file: what is in it, how long it is, and the two formats. */
export function DataExports() {
  const state = useListState();
  const range: Range = {
    ...(state.get('from') && { from: state.get('from') }),
    ...(state.get('to') && { to: state.get('to') }),
  };
  const counts = useQuery({
    ...queries.adminExports.counts.queryOptions({ input: range }),
    placeholderData: keepPreviousData,
  });
  const [isForSpreadsheets, setIsForSpreadsheets] = useState(false);
  const mayExport = useHasRole('admin');
  return (
    <>
      <fieldset className="export-range">
        <legend className="t-panel">Date range</legend>
        <DayRangeFilter state={state} />
        <p className="t-meta">Days in UTC, both included. Without days: all that is there.</p>
        {mayExport && (
          <Checkbox
            checked={isForSpreadsheets}
            onChange={(event) => setIsForSpreadsheets(event.target.checked)}
          >
            CSV for Excel (with a byte order mark)
          </Checkbox>
        )}
      </fieldset>
      {!mayExport && (
        <Notice>Your role may see how much data there is. An admin can download it.</Notice>
      )}
      {counts.isError && !counts.data && <LoadFailure onRetry={counts.refetch} />}
      <ul className="export-list">
        {EXPORT_DATASETS.map((dataset) => (
          <ExportLine
            key={dataset}
            dataset={dataset}
            query={{ ...range, ...(isForSpreadsheets && { isForSpreadsheets }) }}
            rows={counts.data?.find((count) => count.dataset === dataset)?.rows}
            isStale={counts.isPlaceholderData}
            mayExport={mayExport}
          />
        ))}
      </ul>
      <p className="t-meta">
        Files are UTF-8, streamed while they are read, and safe to open in a spreadsheet. Each
        export leaves a row in the audit log.
      </p>
    </>
  );
}

interface ExportLineProps {
  dataset: ExportDataset;
  query: Query;
  rows: number | undefined;
  isStale: boolean;
  mayExport: boolean;
}

function ExportLine({ dataset, query, rows, isStale, mayExport }: ExportLineProps) {
  const { title, what } = TEXTS[dataset];
  const isRanged = Boolean(query.from ?? query.to);
  return (
    <li className="export-line">
      <div>
        <h2 className="export-title">{title}</h2>
        <p className="t-meta">{what}</p>
      </div>
      <p className="export-count" aria-live="polite" aria-busy={isStale || undefined}>
        {rows === undefined ? (
          <Skeleton shape="line-short" />
        ) : (
          <>
            <b className="num">{formatCount(rows)}</b>{' '}
            <span className="t-meta">
              {rows === 1 ? 'row' : 'rows'}
              {isRanged && ' in this range'}
            </span>
          </>
        )}
      </p>
      {mayExport && (
        <div className="export-buttons">
          {(['csv', 'json'] as const).map((format) => (
            <ExportButton
              key={format}
              {...{ dataset, format, query }}
              isDisabled={rows === undefined || rows === 0}
            />
          ))}
        </div>
      )}
    </li>
  );
}

interface ExportButtonProps {
  dataset: ExportDataset;
  format: ExportFormat;
  query: Query;
  isDisabled: boolean;
}

function ExportButton({ dataset, format, query, isDisabled }: ExportButtonProps) {
  const prepare = useExport();
  const name = format.toUpperCase();
  return (
    <Button
      size="sm"
      isBusy={prepare.isPending}
      disabled={isDisabled}
      aria-label={`${TEXTS[dataset].title} as ${name}`}
      onClick={() => prepare.mutate({ dataset, format, query })}
    >
      {name}
    </Button>
  );
}
