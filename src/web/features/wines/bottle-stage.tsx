import './bottle-stage.css';
import { useState } from 'react';
import type { WineDraft } from '#shared/contract/wines.ts';
import type { BottleView } from '#shared/rules/pictures/wines.ts';
import { wineTitle } from '#shared/rules/pictures/wine-title.ts';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useBottlePreview } from './use-bottle-preview.ts';

const VIEWS: readonly { value: BottleView; label: string }[] = [
  { value: 'front', label: 'Front' },
  { value: 'three_quarters', label: 'Three quarters' },
  { value: 'back', label: 'Back' },
];

const SIDES: Record<BottleView, string> = {
  front: 'from the front',
  three_quarters: 'from the side',
  back: 'from behind',
};

/** The bottle as described so far; it follows every change and can be turned. */
export function BottleStage({ wine }: { wine: WineDraft }) {
  const [view, setView] = useState<BottleView>('front');
  const { url, isFetching, error, refetch } = useBottlePreview(wine, view);
  return (
    <section className="bottle-stage" aria-label="Your bottle" aria-busy={isFetching}>
      <div className="bottle-stage-picture print">
        {url ? (
          <img src={url} alt={`${wineTitle(wine) || 'The bottle'} ${SIDES[view]}`} />
        ) : (
          <Skeleton shape="fill" />
        )}
        {isFetching && (
          <span className="bottle-stage-busy">
            <Spinner />
          </span>
        )}
      </div>
      {error && <LoadFailure onRetry={refetch} />}
      <Segmented
        label="Side of the bottle"
        segments={VIEWS}
        value={view}
        onChange={setView}
        isFull
      />
    </section>
  );
}
