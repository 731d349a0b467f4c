import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { SetKindId, ShotId } from '#shared/rules/pictures/outlets.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { notifyError } from '#web/lib/notices/notify.ts';
import { createRequestKeys, isAnswerLost } from '#web/lib/requests/request-keys.ts';

/** How many of the wines each picture can be made of: not every bottle has a back label. */
export function useOffer(wineIds: readonly string[]) {
  const { data, error, refetch } = useQuery({
    ...queries.sets.offer.queryOptions({ input: { wineIds: [...wineIds] } }),
    // A label may have come or gone since the dialog was open last.
    gcTime: 0,
  });
  const winesOf = new Map(data?.shots.map(({ id, wines }) => [id, wines]));
  return { winesOf, isKnown: data !== undefined, error, refetch };
}

interface Order {
  kind: SetKindId;
  wineIds: readonly string[];
  shots: readonly ShotId[];
  styles: readonly StyleId[];
}

/** Above the dialog: who closes it after an answer that was lost, and orders again, orders once. */
const keys = createRequestKeys();

/** One press is one order, however often the network makes it be repeated. */
export function useOrder({ kind, wineIds, shots, styles }: Order, onOrdered: (id: string) => void) {
  const client = useQueryClient();
  const wish = {
    kind,
    wineIds: [...wineIds],
    shots: [...shots],
    styles: kind === 'social' ? [...styles] : [],
  };
  return useMutation({
    mutationFn: async () => {
      const idempotencyKey = keys.take(wish);
      try {
        return await api.sets.order({ ...wish, idempotencyKey });
      } catch (error) {
        if (isAnswerLost(error)) keys.keepLost(wish, idempotencyKey);
        throw error;
      }
    },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: queries.sets.key() });
      await client.invalidateQueries({ queryKey: queries.session.key() });
      onOrdered(id);
    },
    onError: notifyError,
  });
}
