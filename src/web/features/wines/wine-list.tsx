import './wine-list.css';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { wineTitle } from '#shared/rules/wine-title.ts';
import { useTypedSearch } from '#web/lib/hooks/use-typed-search.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { BareCheckbox } from '#web/ui/forms/checkbox.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { useChosenWines } from './use-chosen-wines.ts';
import { bottleUrl, useWines, type Wine } from './use-wines.ts';

const SEARCH_PAUSE_MS = 300;
/** Fewer than this are seen at a glance. */
const SEARCH_FROM = 7;

type WineListProps = {
  /** A set for these wines is wanted. */
  onOrder: (wineIds: string[]) => void;
};

export function WineList({ onOrder }: WineListProps) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedSearch(search, setSearch, SEARCH_PAUSE_MS);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useWines(search);
  const { chosen, toggle, all, clear } = useChosenWines(search);
  const [first] = data?.pages ?? [];
  const wines = data?.pages.flatMap((page) => page.wines) ?? [];
  return (
    <>
      <PageHeader
        title="Your wines"
        description="Your bottles with your own labels, ready to stand in any picture."
      >
        {first && (
          <span className="wine-count num">
            {first.total} of {first.limit.toLocaleString('en-US')}
          </span>
        )}
        <ButtonLink to="/wines/import">Import</ButtonLink>
        <ButtonLink variant="primary" to="/wines/new">
          <Plus className="icon icon-sm" aria-hidden="true" />
          Add a wine
        </ButtonLink>
      </PageHeader>
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
        <Wines
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

type WinesProps = {
  wines: Wine[] | null;
  isSearching: boolean;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

function Wines({ wines, isSearching, chosen, onToggle }: WinesProps) {
  if (!wines) return <WinesSkeleton />;
  if (wines.length === 0)
    return (
      <EmptyState
        text={
          isSearching
            ? 'No wine of yours matches your search.'
            : 'No wines yet. Add your bottle once; it is right to the letter in every picture.'
        }
      />
    );
  return (
    <ul className="wine-grid">
      {wines.map((wine) => (
        <li key={wine.id} className="wine-place" data-chosen={chosen.has(wine.id) || undefined}>
          <WineCard wine={wine} />
          <span className="wine-check">
            <BareCheckbox
              aria-label={`Choose ${wineTitle(wine)}`}
              checked={chosen.has(wine.id)}
              onChange={() => onToggle(wine.id)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function WineCard({ wine }: { wine: Wine }) {
  return (
    <Link className="wine-card" to={`/wines/${wine.id}`}>
      <span className="wine-card-bottle print">
        <img src={bottleUrl(wine)} alt="" width={208} height={304} loading="lazy" />
      </span>
      <span className="wine-card-name">{wineTitle(wine)}</span>
      <span className="wine-card-facts">
        {[wine.producer, wine.appellation || wine.grape].filter(Boolean).join(' · ')}
      </span>
      <span className="wine-card-facts">
        {wine.isSample ? (
          <Badge tone="gold">Sample</Badge>
        ) : (
          `${wine.pictures} ${wine.pictures === 1 ? 'picture' : 'pictures'}`
        )}
      </span>
    </Link>
  );
}

const PLACES = [1, 2, 3, 4];

function WinesSkeleton() {
  return (
    <div className="wine-grid" aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className="wine-card-bottle">
          <Skeleton shape="fill" />
        </span>
      ))}
    </div>
  );
}
