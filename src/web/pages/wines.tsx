import './wines.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { WineList } from '#web/features/wines/wine-list.tsx';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { queries } from '#web/lib/api.ts';
import { AppHeader } from './header/app-header.tsx';
import { PhoneSections, WideSections } from './header/section-tabs.tsx';
import { OrderSet } from './order-set.tsx';

export const meta = () => [{ title: 'Your wines · Vignette' }];

export default function WinesPage() {
  const session = useSignedInSession();
  const navigate = useNavigate();
  const { data: counts } = useQuery(queries.images.counts.queryOptions());
  const sections = {
    value: 'wines',
    total: counts?.total,
    onChange: (tab: string) =>
      void navigate(tab === 'create' ? '/dashboard' : `/dashboard?tab=${tab}`),
  };
  const [ordered, setOrdered] = useState<string[] | null>(null);
  return (
    <>
      <AppHeader session={session} tabs={<WideSections {...sections} />} />
      <main className="wines">
        <WineList onOrder={setOrdered} />
        {ordered && <OrderSet wineIds={ordered} onClose={() => setOrdered(null)} />}
      </main>
      <PhoneSections {...sections} />
    </>
  );
}
