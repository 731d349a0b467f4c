import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { CursorPager } from './cursor-pager.tsx';
import type { Noun } from './cursor-pager.tsx';
import { DataTable, TableSkeleton } from './data-table.tsx';
import type { DataTableProps } from './data-table.tsx';
import type { ListState } from './use-list-state.ts';

interface Page {
  older: string | null;
  newer: string | null;
  isSearchTooWide?: boolean;
}

type DataListProps<Data extends Page, Row> = Omit<DataTableProps<Row>, 'rows'> & {
  noun: Noun;
  query: {
    data: Data | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  state: ListState;
  rowsOf: (page: Data) => readonly Row[];
  /** Said where nothing is there, and where a filter leaves nothing. */
  empty: string;
  isFiltered: boolean;
  onClear: () => void;
};

/** A list in each of its states: loading, failed, empty, and with its pages. */
export function DataList<Data extends Page, Row>(props: DataListProps<Data, Row>) {
  const { noun, query, state, rowsOf } = props;
  if (query.isError && !query.data) return <LoadFailure onRetry={query.refetch} />;
  if (!query.data) return <TableSkeleton label={noun.many} />;
  const rows = rowsOf(query.data);
  if (rows.length === 0) return <Nothing {...props} />;
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      {query.data.isSearchTooWide && (
        <p className="t-meta" role="status">
          Very many users match this search; the first 100 of them are shown. Type more to narrow
          it.
        </p>
      )}
      <DataTable {...props} rows={rows} />
      <CursorPager noun={noun} count={rows.length} page={query.data} onChange={state.goTo} />
    </div>
  );
}

interface NothingProps {
  empty: string;
  noun: Noun;
  isFiltered: boolean;
  onClear: () => void;
}

function Nothing({ empty, noun, isFiltered, onClear }: NothingProps) {
  if (!isFiltered) return <EmptyState text={empty} />;
  return (
    <EmptyState text={`No ${noun.many} match these filters.`}>
      <button type="button" className="link" onClick={onClear}>
        Clear All
      </button>
    </EmptyState>
  );
}
