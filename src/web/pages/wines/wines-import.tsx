import './wines.css';
import { useState } from 'react';
import { ImportWines } from '#web/features/wines/import/import-wines.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { WinesHeader } from '#web/pages/header/wines-header.tsx';
import { OrderSet } from './order-set.tsx';

export const meta = () => [{ title: 'Import wines · Vignette' }];

export default function WinesImportPage() {
  return (
    <>
      <WinesHeader />
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
