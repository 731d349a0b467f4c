import './wines.css';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { WineList } from '#web/features/wines/wine-list.tsx';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AppHeader } from './header/app-header.tsx';
import { OrderSet } from './order-set.tsx';

export const meta = () => [{ title: 'Your wines · Vignette' }];

export default function WinesPage() {
  const session = useSignedInSession();
  const [ordered, setOrdered] = useState<string[] | null>(null);
  return (
    <>
      <AppHeader session={session}>
        <ButtonLink variant="text" size="sm" to="/dashboard">
          <ArrowLeft className="icon icon-sm" aria-hidden="true" />
          Back
        </ButtonLink>
      </AppHeader>
      <main className="wines">
        <WineList onOrder={setOrdered} />
        {ordered && <OrderSet wineIds={ordered} onClose={() => setOrdered(null)} />}
      </main>
    </>
  );
}
