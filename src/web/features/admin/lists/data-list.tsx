import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { CursorPager, type Noun } from './cursor-pager.tsx';
import { TableSkeleton } from './data-table.tsx';
import type { ListState } from './use-list-state.ts';

type Page = { older: string | null; newer: string | null; isSearchTooWide?: boolean };

type DataListProps<Data extends Page> = {
  noun: Noun;
  query: {
    data: Data | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  state: ListState;
  countOf: (page: Data) => number;
  /** Said where nothing is there, and where a filter leaves nothing. */
  empty: string;
  isFiltered: boolean;
  onClear: () => void;
  children: (page: Data) => ReactNode;
};

/** A list in each of its states: loading, failed, empty, and with its pages. */
export function DataList<Data extends Page>(props: DataListProps<Data>) {
  const { noun, query, state, countOf, children } = props;
  if (query.isError && !query.data) return <LoadFailure onRetry={query.refetch} />;
  if (!query.data) return <TableSkeleton label={noun.many} />;
  const count = countOf(query.data);
  if (count === 0) return <Nothing {...props} />;
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      {query.data.isSearchTooWide && (
        <p className="t-meta" role="status">
          Very many users match this search; the first 100 of them are shown. Type more to narrow
          it.
        </p>
      )}
      {children(query.data)}
      <CursorPager noun={noun} count={count} page={query.data} onChange={state.goTo} />
    </div>
  );
}

function Nothing<Data extends Page>({ empty, noun, isFiltered, onClear }: DataListProps<Data>) {
  if (!isFiltered) return <EmptyState text={empty} />;
  return (
    <EmptyState text={`No ${noun.many} match these filters.`}>
      <button type="button" className="link" onClick={onClear}>
        Clear All
      </button>
    </EmptyState>
  );
}
