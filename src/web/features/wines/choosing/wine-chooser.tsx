import { Wine as WineIcon } from 'lucide-react';
import { useState } from 'react';
import { ERRORS } from '#shared/errors.ts';
import { wineTitle } from '#shared/rules/pictures/wine-title.ts';
import { useTypedSearch } from '#web/lib/hooks/use-typed-search.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { bottleUrl, useWines } from '#web/features/wines/use-wines.ts';
import type { WineSlotProps } from './wine-slot-props.ts';

const SEARCH_PAUSE_MS = 250;
const PLACES = [1, 2];

export function WineChooser({
  wineId,
  onChoose,
  onClose,
}: WineSlotProps & { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedSearch(search, setSearch, SEARCH_PAUSE_MS);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useWines(search);
  const isRefused = data?.pages[0]?.canBeShown === false;
  const wines = data?.pages.flatMap((page) => page.wines) ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Your wine"
      description="Its bottle stands in the picture, its wine is in the glasses."
    >
      {isRefused && <Notice tone="amber">{ERRORS.OWN_LABEL_UNSUPPORTED.message}</Notice>}
      <SearchField
        label="Search your wines"
        placeholder="Search your wines..."
        value={typed}
        onChange={setTyped}
      />
      {error && !data && <LoadFailure onRetry={refetch} />}
      <ul className="wine-choices" aria-busy={!data && !error}>
        <li>
          <button type="button" aria-pressed={wineId === null} onClick={() => onChoose(null)}>
            <WineIcon className="icon" aria-hidden="true" />
            <span>None: the prompt decides</span>
          </button>
        </li>
        {!data && !error && PLACES.map((place) => <Place key={place} />)}
        {wines.map((wine) => (
          <li key={wine.id}>
            <button
              type="button"
              aria-pressed={wine.id === wineId}
              disabled={isRefused}
              onClick={() => onChoose(wine.id)}
            >
              <img src={bottleUrl(wine)} alt="" width={40} height={58} loading="lazy" />
              <span>
                {wineTitle(wine)}
                <small>{[wine.producer, wine.appellation].filter(Boolean).join(' · ')}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {data && wines.length === 0 && (
        <EmptyState
          text={search === '' ? 'You have no wines yet.' : 'No wine of yours matches your search.'}
        />
      )}
      <ButtonLink size="sm" to="/wines">
        Open your wines
      </ButtonLink>
    </Dialog>
  );
}

/** Where a wine will stand. */
function Place() {
  return (
    <li className="wine-choice-place" aria-hidden="true">
      <span>
        <Skeleton shape="fill" />
      </span>
      <Skeleton shape="line-short" />
    </li>
  );
}
