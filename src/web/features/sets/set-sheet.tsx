import './set-sheet.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { SetItem, SetView } from '#shared/contract/sets.ts';
import { isOpen } from '#shared/rules/generation.ts';
import { SET_KINDS } from '#shared/rules/outlets.ts';
import { api, queries } from '#web/lib/api.ts';
import { notifyError } from '#web/lib/notify.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ASK_AGAIN_MS = 2000;

/** An order as it comes in: the whole, each picture, and what to do about those that failed. */
export function SetSheet({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...queries.sets.get.queryOptions({ input: { id } }),
    // Asked again while something may still come; leaving the page loses nothing.
    refetchInterval: ({ state }) =>
      state.data && openItems(state.data) === 0 ? false : ASK_AGAIN_MS,
  });
  if (error && !data) return <LoadFailure onRetry={refetch} />;
  if (!data) return <Skeleton shape="title" />;
  return <Sheet set={data} />;
}

const openItems = ({ total, delivered, missing }: SetView): number => total - delivered - missing;

function Sheet({ set }: { set: SetView }) {
  const open = openItems(set);
  const retry = useChange(set.id, () => api.sets.retry({ id: set.id }));
  const cancel = useChange(set.id, () => api.sets.cancel({ id: set.id }));
  return (
    <>
      <PageHeader title={titleOf(set)} description={progressOf(set)}>
        {set.delivered > 0 && (
          <a className={buttonClass({ variant: 'primary' })} href={`/api/sets/${set.id}/archive`}>
            <Download className="icon icon-sm" aria-hidden="true" />
            Download all sizes
          </a>
        )}
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
      <ul className="set-grid">
        {set.items.map((item) => (
          <li key={`${item.wineId} ${item.shotId}`}>
            <SetCard item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function useChange(id: string, call: () => Promise<SetView>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (set) => client.setQueryData(queries.sets.get.queryKey({ input: { id } }), set),
    onError: notifyError,
  });
}

function titleOf({ kind, wines, items }: SetView): string {
  const name = SET_KINDS.find(({ id }) => id === kind)?.name ?? 'Own choice';
  return wines === 1 ? `${name}: ${items[0]?.wineTitle ?? ''}` : `${name}: ${wines} wines`;
}

function progressOf(set: SetView): string {
  const open = openItems(set);
  const done = `${set.delivered} of ${set.total} pictures delivered`;
  return open > 0 ? `${done}. You may leave this page; the rest goes on.` : done;
}

const STATES: Partial<Record<SetItem['state'], string>> = {
  queued: 'Waiting',
  failed: 'Not made',
  expired: 'Not made',
  cancelled: 'Given up',
};

function SetCard({ item }: { item: SetItem }) {
  const { image, state } = item;
  return (
    <figure className="set-card">
      <div className="set-card-picture print">
        {image ? (
          <Link to={`/dashboard?tab=gallery&image=${image.id}`}>
            <img src={image.imageUrl} alt={`${item.wineTitle}, ${item.shotName}`} loading="lazy" />
          </Link>
        ) : (
          <span className="set-card-wait">
            {STATES[state] ?? (isOpen(state) ? `${item.progress} %` : '')}
          </span>
        )}
      </div>
      <figcaption>
        {item.shotName}
        <small>{item.wineTitle}</small>
      </figcaption>
    </figure>
  );
}
