import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '#web/lib/requests/api.ts';
import { sessionQuery } from '#web/lib/account/session.ts';

export type Billing = Awaited<ReturnType<typeof api.billing.overview>>;
export type Invoice = Awaited<ReturnType<typeof api.billing.invoices>>[number];

export const useBilling = () => useQuery(queries.billing.overview.queryOptions());
export const useInvoices = () => useQuery(queries.billing.invoices.queryOptions());
export const useUsage = () => useQuery(queries.images.usage.queryOptions());

/** Asks the payment provider and shows the answer everywhere. */
export function useSyncBilling(): () => Promise<Billing> {
  const show = useShowBilling();
  return async () => show(await api.billing.sync());
}

/** What billing has answered, everywhere: settings, header, balance. */
export function useShowBilling(): (billing: Billing) => Promise<Billing> {
  const client = useQueryClient();
  return async (billing) => {
    client.setQueryData(queries.billing.overview.queryKey(), billing);
    await Promise.all([
      client.fetchQuery({ ...sessionQuery, staleTime: 0 }),
      client.invalidateQueries({ queryKey: queries.billing.invoices.queryKey() }),
      client.invalidateQueries({ queryKey: queries.images.usage.queryKey() }),
    ]);
    return billing;
  };
}
