import './wines.css';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { ImportWines } from '#web/features/wines/import/import-wines.tsx';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AppHeader } from './header/app-header.tsx';
import { OrderSet } from './order-set.tsx';

export const meta = () => [{ title: 'Import wines · Vignette' }];

export default function WinesImportPage() {
  const session = useSignedInSession();
  return (
    <>
      <AppHeader session={session}>
        <ButtonLink variant="text" size="sm" to="/wines">
          <ArrowLeft className="icon icon-sm" aria-hidden="true" />
          Your wines
        </ButtonLink>
      </AppHeader>
      <main className="wines">
        <ImportWines>{(wineIds) => <WhatNext wineIds={wineIds} />}</ImportWines>
      </main>
    </>
  );
}

function howMany(count: number): string {
  if (count === 1) return 'it';
  return count === 2 ? 'both' : `all ${count}`;
}

function WhatNext({ wineIds }: { wineIds: string[] }) {
  const [isOrdering, setIsOrdering] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setIsOrdering(true)}>
        Make a set for {howMany(wineIds.length)}
      </Button>
      <ButtonLink to="/wines">See your wines</ButtonLink>
      {isOrdering && <OrderSet wineIds={wineIds} onClose={() => setIsOrdering(false)} />}
    </>
  );
}
