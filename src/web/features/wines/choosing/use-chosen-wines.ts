import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SET_WINES_MAX } from '#shared/rules/pictures/outlets.ts';
import { api } from '#web/lib/requests/api.ts';
import { notifyError } from '#web/lib/notices/notify.ts';

/** Wines ticked for one order, as many as an order takes. */
export function useChosenWines(search: string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = useMutation({
    mutationFn: () => findIds(search),
    onSuccess: (ids) => setChosen(new Set(ids)),
    onError: notifyError,
  });
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id) && next.size < SET_WINES_MAX) next.add(id);
      return next;
    });
  return { chosen, toggle, all, clear: () => setChosen(new Set()) };
}

/** Further pages than the screen has asked for so far. */
async function findIds(search: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null && ids.length < SET_WINES_MAX) {
    const page = await api.wines.list({ ...(search && { search }), ...(cursor && { cursor }) });
    ids.push(...page.wines.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids.slice(0, SET_WINES_MAX);
}
