import './wine-list.css';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { WINES_MAX } from '#shared/rules/pictures/wines.ts';
import { formatCount } from '#web/lib/words/format-count.ts';
import { useTypedSearch } from '#web/lib/hooks/use-typed-search.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { ChosenBar } from './choosing/chosen-bar.tsx';
import { useChosenWines } from './choosing/use-chosen-wines.ts';
import { useWines } from './use-wines.ts';
import { WineCards } from './wine-cards.tsx';

const SEARCH_PAUSE_MS = 300;
/** Fewer than this are seen at a glance. */
const SEARCH_FROM = 7;

interface WineListProps {
  /** A set for these wines is wanted. */
  onOrder: (wineIds: string[]) => void;
}

export function WineList({ onOrder }: WineListProps) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedSearch(search, setSearch, SEARCH_PAUSE_MS);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useWines(search);
  const { chosen, toggle, all, clear } = useChosenWines(search);
  const [first] = data?.pages ?? [];
  const wines = data?.pages.flatMap((page) => page.wines) ?? [];
  const isFull = first !== undefined && first.total >= first.limit;
  return (
    <>
      <PageHeader
        title="Your wines"
        description="Your bottles with your own labels, ready to stand in any picture."
      >
        {first && (
          <span className="wine-count num">
            {formatCount(first.total)} of {formatCount(first.limit)}
          </span>
        )}
        {!isFull && (
          <>
            <ButtonLink to="/wines/import">Import</ButtonLink>
            <ButtonLink variant="primary" to="/wines/new">
              <Plus className="icon icon-sm" aria-hidden="true" />
              Add a wine
            </ButtonLink>
          </>
        )}
      </PageHeader>
      {isFull && <FullNotice limit={first.limit} />}
      {((first?.total ?? 0) >= SEARCH_FROM || search !== '') && (
        <div className="wine-search">
          <SearchField
            label="Search your wines"
            placeholder="Search your wines..."
            value={typed}
            onChange={setTyped}
          />
        </div>
      )}
      {error && !data ? (
        <LoadFailure onRetry={refetch} />
      ) : (
        <WineCards
          wines={data ? wines : null}
          isSearching={search !== ''}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {chosen.size > 0 && (
        <ChosenBar
          count={chosen.size}
          total={search === '' ? (first?.total ?? 0) : wines.length}
          isChoosingAll={all.isPending}
          onAll={() => all.mutate()}
          onOrder={() => onOrder([...chosen])}
          onClear={clear}
        />
      )}
    </>
  );
}

/** At the limit of the plan, before a form is filled in vain. */
function FullNotice({ limit }: { limit: number }) {
  const most = WINES_MAX.pro_monthly;
  return (
    <Notice tone="amber">
      Your plan keeps {formatCount(limit)} wines. Remove one you no longer need
      {limit < most && (
        <>
          , or{' '}
          <Link className="link" to="/pricing" reloadDocument>
            upgrade to keep {formatCount(most)}
          </Link>
        </>
      )}
      .
    </Notice>
  );
}
