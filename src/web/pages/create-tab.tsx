import './create-tab.css';
import { useState } from 'react';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { Composer } from '#web/features/create/composer.tsx';
import { FailedTraces } from '#web/features/create/failed-traces.tsx';
import { useGenerations } from '#web/features/create/generations-provider.tsx';
import { PhoneComposer } from '#web/features/create/phone-composer.tsx';
import { ProgressPanel } from '#web/features/create/progress-panel.tsx';
import type { DraftHandle } from '#web/features/create/use-draft.ts';
import { NoCredits } from '#web/features/credits/no-credits.tsx';
import { CanvasEmpty } from '#web/features/images/canvas-empty.tsx';
import { ResultCanvas } from '#web/features/images/result-canvas.tsx';
import { SheetPicture } from '#web/features/images/sheet-picture.tsx';
import { EVERYTHING, type Image } from '#web/features/images/gallery-query.ts';
import { useGallery } from '#web/features/images/use-gallery.ts';
import { useImageActions } from '#web/features/images/use-image-actions.ts';
import { WineSlot } from '#web/features/wines/wine-slot.tsx';
import type { Profile } from '#web/lib/session.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type CreateTabProps = DraftHandle & { profile: Profile; onOpen: (image: Image) => void };

/** spec §9: the canvas turns over the newest fifty. */
const CANVAS_MAX = 50;

export function CreateTab({ draft, change, profile, onOpen }: CreateTabProps) {
  const { credits, subscriptionStatus: status } = profile;
  const isPhone = useMediaQuery('(max-width: 767px)');
  const generations = useGenerations();
  const { sheet, waiting, paceS, isGenerating, request, cancel } = generations;
  const composer = {
    draft,
    change,
    credits,
    isGenerating,
    onGenerate: () => change({ sentAs: request(draft) }),
    noCredits: <NoCredits status={status} />,
    wineSlot: <WineSlot wineId={draft.wineId} onChoose={(wineId) => change({ wineId })} />,
  };
  return (
    <div className="create-tab">
      {!isPhone && <Composer {...composer} />}
      <section className="canvas" aria-label="Canvas">
        {sheet ? (
          <ProgressPanel
            sheet={sheet}
            waiting={waiting}
            paceS={paceS}
            onCancel={() => cancel(sheet)}
            renderPicture={(image) => <SheetPicture image={image} onOpen={onOpen} />}
          />
        ) : (
          <Canvas onOpen={onOpen} change={change} />
        )}
        <FailedTraces
          failed={generations.failed}
          onRetry={({ prompt, styleId, size }) =>
            request({ prompt, styleId, size, count: 1, seed: null, wineId: draft.wineId })
          }
        />
      </section>
      {isPhone && <PhoneComposer {...composer} />}
    </div>
  );
}

type CanvasProps = Pick<DraftHandle, 'change'> & { onOpen: (image: Image) => void };

/** Made anew after every sheet, so that it opens with the newest picture. */
function Canvas({ onOpen, change }: CanvasProps) {
  const [index, setIndex] = useState(0);
  const { images, isPending, isLoadingError, refetch } = useGallery(EVERYTHING);
  const actions = useImageActions();
  if (isPending) return <Skeleton shape="fill" className="canvas-skeleton" />;
  if (isLoadingError) return <LoadFailure onRetry={refetch} />;
  if (images.length === 0) return <CanvasEmpty />;
  const newest = images.slice(0, CANVAS_MAX);
  return (
    <ResultCanvas
      images={newest}
      index={Math.min(index, newest.length - 1)}
      onMove={setIndex}
      onOpen={onOpen}
      onKeepScene={({ prompt, styleId, size, seed, wine }) =>
        change({ prompt, styleId, size, seed, wineId: wine?.id ?? null })
      }
      actions={actions}
    />
  );
}
