import './gallery-summary.css';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { wineTitle } from '#shared/rules/pictures/wine-title.ts';
import { queries } from '#web/lib/requests/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterChip } from '#web/ui/display/chip.tsx';
import { WINE_STYLE_NAMES } from '#web/features/images/style-names.ts';
import type { GalleryAddress } from '#web/features/images/use-gallery-address.ts';
import { WineFilter } from './wine-filter.tsx';

type SummaryProps = GalleryAddress & {
  matching: number | undefined;
  total: number | undefined;
  trash: number;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
};

/** How many, what narrows them (each can be taken off), and the ways to select and to the trash. */
export function GallerySummary(props: SummaryProps) {
  const { state, change, matching, total, trash, isSelecting, onSelecting } = props;
  const all = state.trash ? trash : total;
  return (
    <div className="gallery-summary" data-toasts-below="">
      <output className="t-meta num">
        {matching !== undefined && all !== undefined && `${matching} of ${all} images`}
      </output>
      <FilterChips state={state} change={change} />
      <div className="gallery-summary-actions">
        {(matching ?? 0) > 0 && (
          <Button
            variant="text"
            size="sm"
            aria-pressed={isSelecting}
            onClick={() => onSelecting(!isSelecting)}
          >
            {isSelecting ? 'Done' : 'Select'}
          </Button>
        )}
        {state.trash ? (
          <Button variant="text" size="sm" onClick={() => change({ trash: false })}>
            Back to the gallery
          </Button>
        ) : (
          trash > 0 && (
            <Button
              variant="text"
              size="sm"
              onClick={() => change({ trash: true, favorites: false })}
            >
              <Trash2 className="icon icon-sm" aria-hidden="true" />
              Trash
              <span className="num">{trash}</span>
            </Button>
          )
        )}
      </div>
    </div>
  );
}

function WineChip({ wineId, onRemove }: { wineId: string; onRemove: () => void }) {
  const { data: wine } = useQuery(queries.wines.get.queryOptions({ input: { id: wineId } }));
  return <FilterChip label={wine ? wineTitle(wine) : 'One wine'} onRemove={onRemove} />;
}

function FilterChips({ state, change }: GalleryAddress) {
  const { wineStyle, wineId, favorites, search, trash } = state;
  return (
    <>
      {wineId ? (
        <WineChip wineId={wineId} onRemove={() => change({ wineId: null })} />
      ) : (
        !trash && <WineFilter onChoose={(chosen) => change({ wineId: chosen })} />
      )}
      {wineStyle !== 'all' && (
        <FilterChip
          label={WINE_STYLE_NAMES[wineStyle]}
          onRemove={() => change({ wineStyle: 'all' })}
        />
      )}
      {favorites && (
        <FilterChip label="Favorites only" onRemove={() => change({ favorites: false })} />
      )}
      {search.trim() !== '' && (
        <FilterChip label={`“${search.trim()}”`} onRemove={() => change({ search: '' })} />
      )}
    </>
  );
}
