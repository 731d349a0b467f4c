import './dashboard.css';
import { useQuery } from '@tanstack/react-query';
import { useGenerations } from '#web/features/create/feed/generations-provider.tsx';
import { useDraft } from '#web/features/create/composer/use-draft.ts';
import type { Image } from '#web/features/images/image.ts';
import { GallerySkeleton } from '#web/features/images/gallery-skeleton.tsx';
import { useOpenedImage } from '#web/features/images/use-opened-image.ts';
import { Suspense } from 'react';
import { queries } from '#web/lib/requests/api.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { ErrorBoundary } from '#web/ui/errors/error-boundary.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { MemberHeader } from '#web/pages/header/member-header.tsx';
import { PhoneSections, WideSections } from '#web/pages/header/section-tabs.tsx';
import { CreateTab } from './create-tab.tsx';
import { useAskedWine, useDashboardTab } from './dashboard-tabs.ts';

// The first visit is to the create tab: what it does not show comes when it is asked for.
const Gallery = lazyPart(() =>
  import('#web/features/images/gallery.tsx').then((module) => ({ default: module.Gallery })),
);
const ImageArchiveTab = lazyPart(() =>
  import('#web/features/images/archive/archive.tsx').then((module) => ({
    default: module.Archive,
  })),
);
const DashboardViewer = lazyPart(() =>
  import('./dashboard-viewer.tsx').then((module) => ({ default: module.DashboardViewer })),
);

export const meta = () => [{ title: 'Create Wine Images · Vignette' }];

export default function Dashboard() {
  const { profile } = useSignedInSession();
  const [tab, setTab] = useDashboardTab();
  const draft = useDraft(profile.userId, useGenerations().delivered);
  useAskedWine(draft.change);
  const opened = useOpenedImage();
  const open = (image: Image) => opened.open(image.id);
  const { data: counts } = useQuery(queries.images.counts.queryOptions());
  const total = counts?.total;
  return (
    <div className="dashboard">
      <MemberHeader tabs={<WideSections value={tab} onChange={setTab} total={total} />} />
      <main>
        <ErrorBoundary place={tab} renderFallback={(_, retry) => <LoadFailure onRetry={retry} />}>
          {tab === 'create' && <CreateTab {...draft} profile={profile} onOpen={open} />}
          {/* A key of its own: what is tapped answers at once, however slowly its script comes. */}
          <Suspense key={tab} fallback={<GallerySkeleton />}>
            {tab === 'gallery' && <Gallery onOpen={open} />}
            {tab === 'archive' && <ImageArchiveTab onOpen={open} />}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Suspense
        key={opened.id === null ? 'closed' : 'opened'}
        fallback={<output className="viewer-coming" aria-label="Loading image" />}
      >
        {opened.id !== null && (
          <DashboardViewer
            id={opened.id}
            opened={opened}
            tab={tab}
            change={draft.change}
            onCreate={() => setTab('create')}
          />
        )}
      </Suspense>
      <PhoneSections value={tab} onChange={setTab} total={total} />
    </div>
  );
}
