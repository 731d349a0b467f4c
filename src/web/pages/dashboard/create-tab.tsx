import './create-tab.css';
import { Suspense } from 'react';
import { PHONE, useMediaQuery } from '#web/lib/hooks/use-media-query.ts';
import { Composer } from '#web/features/create/composer/composer.tsx';
import { useGenerations } from '#web/features/create/feed/generations-provider.tsx';
import { sceneOf } from '#web/features/create/feed/request-pictures.ts';
import { PromptReading } from '#web/features/create/prompt/prompt-reading.tsx';
import { saysSomething } from '#shared/rules/pictures/says-something.ts';
import { useReading } from '#web/features/create/prompt/use-reading.ts';
import type { DraftHandle } from '#web/features/create/composer/use-draft.ts';
import { CanvasEmpty } from '#web/features/images/canvas/canvas-empty.tsx';
import { EVERYTHING } from '#web/features/images/gallery-query.ts';
import type { Image } from '#web/features/images/image.ts';
import { useGallery } from '#web/features/images/use-gallery.ts';
import { WineSlot } from '#web/features/wines/choosing/wine-slot.tsx';
import { recall } from '#web/lib/account/account-cache.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { Profile } from '#web/lib/account/session.ts';
import { LoadFailure, StaleNotice } from '#web/ui/errors/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

// A screen loads what it shows: a newcomer has no pictures yet, a desktop no phone's composer.
const PhoneComposer = lazyPart(async () => {
  const { PhoneComposer } = await import('#web/features/create/composer/phone-composer.tsx');
  return { default: PhoneComposer };
});
const CanvasNewest = lazyPart(async () => {
  const { CanvasNewest } = await import('./canvas-newest.tsx');
  return { default: CanvasNewest };
});
const CanvasMaking = lazyPart(async () => {
  const { CanvasMaking } = await import('./canvas-making.tsx');
  return { default: CanvasMaking };
});
const NoCredits = lazyPart(async () => {
  const { NoCredits } = await import('#web/features/credits/no-credits.tsx');
  return { default: NoCredits };
});
const FailedTraces = lazyPart(async () => {
  const { FailedTraces } = await import('#web/features/create/progress/failed-traces.tsx');
  return { default: FailedTraces };
});
if (!import.meta.env.SSR) {
  if (matchMedia(PHONE).matches) PhoneComposer.load();
  if (recall('gallery')) CanvasNewest.load();
}

type CreateTabProps = DraftHandle & { profile: Profile; onOpen: (image: Image) => void };

export function CreateTab({ draft, change, profile, onOpen }: CreateTabProps) {
  const isPhone = useMediaQuery(PHONE);
  const { sheet, isGenerating, failed, request } = useGenerations();
  const reading = useReading(draft.prompt, draft.styleId);
  const composer = {
    draft,
    change,
    credits: profile.credits,
    isGenerating,
    onGenerate: () => change({ sentAs: request(draft) }),
    reading: (
      <PromptReading
        reading={reading}
        prompt={draft.prompt}
        onChange={(prompt) => change({ prompt })}
      />
    ),
    // What says nothing is refused: nobody is offered it all the same.
    isTooLittle:
      typeof reading === 'object' && (reading?.isTooLittle ?? false) && saysSomething(draft.prompt),
    noCredits: (
      <Suspense>
        <NoCredits profile={profile} />
      </Suspense>
    ),
    wineSlot: <WineSlot wineId={draft.wineId} onChoose={(wineId) => change({ wineId })} />,
  };
  return (
    // The first touch of the prompt brings what the press of the button will show.
    <div className="create-tab" onFocus={CanvasMaking.load}>
      {!isPhone && <Composer {...composer} />}
      <section className="canvas" aria-label="Canvas">
        <Suspense fallback={<CanvasSkeleton />}>
          {sheet ? (
            <CanvasMaking sheet={sheet} onOpen={onOpen} />
          ) : (
            <Canvas onOpen={onOpen} change={change} />
          )}
          {failed.length > 0 && (
            <FailedTraces failed={failed} onRetry={(generation) => request(sceneOf(generation))} />
          )}
        </Suspense>
      </section>
      <Suspense fallback={<div className="phone-composer-place" />}>
        {isPhone && <PhoneComposer {...composer} />}
      </Suspense>
    </div>
  );
}

type CanvasProps = Pick<DraftHandle, 'change'> & { onOpen: (image: Image) => void };

function Canvas({ onOpen, change }: CanvasProps) {
  const { images, isPending, isLoadingError, isRefetchError, refetch } = useGallery(EVERYTHING);
  if (isPending) return <CanvasSkeleton />;
  if (isLoadingError) return <LoadFailure onRetry={refetch} />;
  if (images.length === 0) return <CanvasEmpty />;
  return (
    <>
      {isRefetchError && <StaleNotice onRetry={refetch} />}
      <CanvasNewest images={images} onOpen={onOpen} change={change} />
    </>
  );
}

function CanvasSkeleton() {
  return <Skeleton shape="fill" className="canvas-skeleton" />;
}
