import './wines.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { WineList } from '#web/features/wines/wine-list.tsx';
import { queries } from '#web/lib/requests/api.ts';
import { MemberHeader } from '#web/pages/header/member-header.tsx';
import { PhoneSections, WideSections } from '#web/pages/header/section-tabs.tsx';
import { OrderSet } from './order-set.tsx';

export const meta = () => [{ title: 'Your wines · Vignette' }];

export default function WinesPage() {
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
      <MemberHeader tabs={<WideSections {...sections} />} />
      <main className="wines">
        <WineList onOrder={setOrdered} />
        {ordered && <OrderSet wineIds={ordered} onClose={() => setOrdered(null)} />}
      </main>
      <PhoneSections {...sections} />
    </>
  );
}
