import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { SetKindId, ShotId } from '#shared/rules/pictures/outlets.ts';
import { api, queries } from '#web/lib/api.ts';
import { notifyError } from '#web/lib/notify.ts';

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

/** One press is one order, however often the network makes it be repeated. */
export function useOrder({ kind, wineIds, shots, styles }: Order, onOrdered: (id: string) => void) {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: () =>
      api.sets.order({
        kind,
        wineIds: [...wineIds],
        shots: [...shots],
        styles: kind === 'social' ? [...styles] : [],
        idempotencyKey: key.current,
      }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: queries.sets.key() });
      await client.invalidateQueries({ queryKey: queries.session.key() });
      onOrdered(id);
    },
    onError: (error) => {
      key.current = crypto.randomUUID();
      notifyError(error);
    },
  });
}
