import './set-sheet.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { SetItem, SetView } from '#shared/contract/sets.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { notifyError } from '#web/lib/notices/notify.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { openItems, setTitle } from './set-words.ts';
import { SetWines } from './set-wines.tsx';

/** Large orders are asked for less often: their answers are long and they take minutes anyway. */
const ASK_AGAIN_MS = 2000;
const LARGE = 40;

/** An order as it comes in: the whole, each picture, and what to do about those that failed. */
export function SetSheet({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...queries.sets.get.queryOptions({ input: { id } }),
    // Asked again while something may still come; leaving the page loses nothing.
    refetchInterval: ({ state: { data: set } }) => {
      // Before the first answer every new try would put the skeleton in the place of its failure.
      if (!set || openItems(set) === 0) return false;
      return ASK_AGAIN_MS * Math.max(1, set.total / LARGE);
    },
  });
  if (error && errorCodeOf(error) === 'NOT_FOUND')
    return <EmptyState text="There is no such set among yours." />;
  if (error && !data) return <LoadFailure onRetry={refetch} />;
  if (!data) return <Skeleton shape="title" />;
  return <Sheet set={data} />;
}

function Sheet({ set }: { set: SetView }) {
  const open = openItems(set);
  const retry = useChange(set.id, () => api.sets.retry({ id: set.id }));
  const cancel = useChange(set.id, () => api.sets.cancel({ id: set.id }));
  const title =
    set.wines === 1 ? `${setTitle(set)}: ${set.items[0]?.wineTitle ?? ''}` : setTitle(set);
  return (
    <>
      <PageHeader title={title} description={progressOf(set)}>
        {set.delivered > 0 && (
          <a className={buttonClass({ variant: 'primary' })} href={`/api/sets/${set.id}/archive`}>
            <Download className="icon icon-sm" aria-hidden="true" />
            Download all sizes
          </a>
        )}
        <a className={buttonClass({})} href={`/api/sets/${set.id}/report`} download="report.csv">
          Report
        </a>
        {open > 0 && (
          <Button isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            Give up the rest
          </Button>
        )}
      </PageHeader>
      {open > 0 && (
        <ProgressBar
          label="Pictures delivered"
          value={set.delivered + set.missing}
          max={set.total}
        />
      )}
      {set.missing > 0 && (
        <Notice tone="amber">
          {set.missing} {set.missing === 1 ? 'picture was' : 'pictures were'} not made. You were not
          charged for {set.missing === 1 ? 'it' : 'them'}.{' '}
          <Button variant="text" size="sm" isBusy={retry.isPending} onClick={() => retry.mutate()}>
            Make {set.missing === 1 ? 'it' : 'them'} again
          </Button>
        </Notice>
      )}
      <SetWines wines={byWine(set.items)} />
    </>
  );
}

function useChange(id: string, call: () => Promise<SetView>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (set) => {
      client.setQueryData(queries.sets.get.queryKey({ input: { id } }), set);
      await client.invalidateQueries({ queryKey: queries.session.key() });
    },
    onError: notifyError,
  });
}

function byWine(items: readonly SetItem[]): Map<string, SetItem[]> {
  return Map.groupBy(items, ({ wineId, wineTitle }) => wineId ?? wineTitle);
}

function progressOf(set: SetView): string {
  const open = openItems(set);
  const done = `${set.delivered} of ${set.total} pictures delivered`;
  return open > 0 ? `${done}. You may leave this page; the rest goes on.` : done;
}
