import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { PHONE, useMediaQuery } from '#web/lib/hooks/use-media-query.ts';

export const DASHBOARD_TABS = ['create', 'gallery', 'archive'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The tab stands in the address: it can be shared, and the back button works. */
export function useDashboardTab(): [DashboardTab, (tab: DashboardTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab') as DashboardTab;
  const isPhone = useMediaQuery(PHONE);
  const tab = DASHBOARD_TABS.includes(named) ? named : 'create';
  // Only a phone has an archive of its own; wide screens show the same pictures as the gallery.
  return [
    tab === 'archive' && !isPhone ? 'gallery' : tab,
    (next) => setParams(next === 'create' ? {} : { tab: next }),
  ];
}

/** '?wine=' on the create tab chooses one of the own wines, once. */
export function useAskedWine(change: (part: { wineId: string }) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab') === null ? params.get('wine') : null;
  const take = useEffectEvent((wineId: string) => {
    change({ wineId });
    setParams({}, { replace: true });
  });
  // Not at every render: each would start the change of address anew, and it would never come.
  useEffect(() => {
    if (asked !== null) take(asked);
  }, [asked]);
}
