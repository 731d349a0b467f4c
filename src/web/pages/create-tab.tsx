import './create-tab.css';
import { useState } from 'react';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { Composer } from '#web/features/create/composer.tsx';
import { PhoneComposer } from '#web/features/create/phone-composer.tsx';
import { ProgressPanel } from '#web/features/create/progress-panel.tsx';
import type { DraftHandle } from '#web/features/create/use-draft.ts';
import { useGenerations } from '#web/features/create/use-generations.ts';
import { CanvasEmpty } from '#web/features/images/canvas-empty.tsx';
import { ResultCanvas } from '#web/features/images/result-canvas.tsx';
import { EVERYTHING, type Image } from '#web/features/images/gallery-query.ts';
import { useGallery } from '#web/features/images/use-gallery.ts';
import { useImageCache } from '#web/features/images/use-image-cache.ts';
import { useImageActions } from '#web/features/images/use-image-actions.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type CreateTabProps = DraftHandle & { credits: number; onOpen: (image: Image) => void };

/** spec §9: the canvas turns over the newest fifty. */
const CANVAS_MAX = 50;

export function CreateTab({ draft, change, credits, onOpen }: CreateTabProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [index, setIndex] = useState(0);
  const cache = useImageCache();
  const { active, isGenerating, request, cancel } = useGenerations((image) => {
    cache.addFirst(image);
    setIndex(0);
    change({ prompt: '', seed: null });
  });
  const composer = {
    draft,
    change,
    credits,
    isGenerating,
    onGenerate: () => request(draft),
  };
  return (
    <div className="create-tab">
      {!isPhone && <Composer {...composer} />}
      <section className="canvas" aria-label="Canvas">
        {isGenerating ? (
          <ProgressPanel generation={active[0]} waiting={active.length - 1} onCancel={cancel} />
        ) : (
          <Canvas index={index} onMove={setIndex} onOpen={onOpen} change={change} />
        )}
      </section>
      {isPhone && <PhoneComposer {...composer} />}
    </div>
  );
}

type CanvasProps = Pick<DraftHandle, 'change'> & {
  index: number;
  onMove: (index: number) => void;
  onOpen: (image: Image) => void;
};

function Canvas({ index, onMove, onOpen, change }: CanvasProps) {
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
      onMove={onMove}
      onOpen={onOpen}
      onKeepScene={({ prompt, styleId, size, seed }) => change({ prompt, styleId, size, seed })}
      actions={actions}
    />
  );
}
