import './wines.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { wineTitle } from '#shared/rules/pictures/wine-title.ts';
import { WinePictures } from '#web/features/images/wine-pictures.tsx';
import { WineSets } from '#web/features/sets/wine-sets.tsx';
import { NEW_WINE } from '#web/features/wines/content.ts';
import { NewVintageDialog } from '#web/features/wines/new-vintage-dialog.tsx';
import { useRemoveWine } from '#web/features/wines/use-wines.ts';
import type { Wine } from '#web/features/wines/use-wines.ts';
import { WineEditor } from '#web/features/wines/wine-editor.tsx';
import { queries } from '#web/lib/requests/api.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { LoadingScreen } from '#web/ui/feedback/loading-screen.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { WinesHeader } from '#web/pages/header/wines-header.tsx';
import { OrderSet } from './order-set.tsx';

export const meta = () => [{ title: 'Your wine · Vignette' }];

export default function WinePage() {
  const { id = '' } = useParams();
  return (
    <>
      <WinesHeader />
      <main className="wines">{id === 'new' ? <NewWine /> : <KeptWine key={id} id={id} />}</main>
    </>
  );
}

function NewWine() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="A new wine" />
      <WineEditor
        start={NEW_WINE}
        kept={null}
        onSaved={(wine) => void navigate(`/wines/${wine.id}`, { replace: true })}
      />
    </>
  );
}

function KeptWine({ id }: { id: string }) {
  const {
    data: wine,
    error,
    refetch,
  } = useQuery(queries.wines.get.queryOptions({ input: { id } }));
  if (error && errorCodeOf(error) === 'NOT_FOUND')
    return (
      <EmptyState text="There is no such wine among yours.">
        <ButtonLink to="/wines" size="sm">
          Your wines
        </ButtonLink>
      </EmptyState>
    );
  // One that is there stays: what is typed into it must not go with the network.
  if (wine) return <OneWine wine={wine} />;
  return error ? <LoadFailure onRetry={refetch} /> : <LoadingScreen />;
}

function OneWine({ wine }: { wine: Wine }) {
  const navigate = useNavigate();
  const [isNextYear, setIsNextYear] = useState(false);
  const [isOrdering, setIsOrdering] = useState(false);
  const remove = useRemoveWine(() => void navigate('/wines'));
  return (
    <>
      <PageHeader
        title={wineTitle(wine)}
        description={
          wine.pictures === 0 ? 'In no picture yet' : `In ${countOf(wine.pictures, 'picture')}`
        }
      >
        <ButtonLink variant="primary" to={`/dashboard?wine=${wine.id}`}>
          Make a picture
        </ButtonLink>
        <Button onClick={() => setIsOrdering(true)}>Make a set</Button>
        {wine.pictures > 0 && (
          <ButtonLink to={`/dashboard?tab=gallery&wine=${wine.id}`}>Its pictures</ButtonLink>
        )}
      </PageHeader>
      <WineEditor key={wine.version} start={wine} kept={wine} onSaved={() => {}}>
        <Button onClick={() => setIsNextYear(true)}>New vintage</Button>
        <Button variant="text" isBusy={remove.isPending} onClick={() => remove.mutate(wine)}>
          Remove
        </Button>
      </WineEditor>
      {wine.pictures > 0 && <WinePictures wineId={wine.id} />}
      <WineSets wineId={wine.id} />
      {isOrdering && <OrderSet wineIds={[wine.id]} onClose={() => setIsOrdering(false)} />}
      {isNextYear && (
        <NewVintageDialog
          wine={wine}
          onClose={() => setIsNextYear(false)}
          onMade={(made) => void navigate(`/wines/${made.id}`)}
        />
      )}
    </>
  );
}
