import { useSearchParams } from 'react-router';

export const DASHBOARD_TABS = ['create', 'gallery', 'archive'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The tab stands in the address: it can be shared, and the back button works. */
export function useDashboardTab(): [DashboardTab, (tab: DashboardTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab') as DashboardTab;
  const tab = DASHBOARD_TABS.includes(named) ? named : 'create';
  return [tab, (next) => setParams(next === 'create' ? {} : { tab: next })];
}
