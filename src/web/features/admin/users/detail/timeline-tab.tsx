import './timeline-tab.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Coins, CreditCard, Image, LogIn, Mail, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { TIMELINE_KINDS } from '#shared/rules/admin/admin.ts';
import type { TimelineKind } from '#shared/rules/admin/admin.ts';
import { queries } from '#web/lib/requests/api.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SelectOption } from '#web/ui/forms/select-field.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { sayEntry } from './say-timeline.ts';

const KINDS: Record<TimelineKind, { label: string; icon: LucideIcon }> = {
  payment: { label: 'Payments', icon: CreditCard },
  credits: { label: 'Credits', icon: Coins },
  picture: { label: 'Pictures', icon: Image },
  sign_in: { label: 'Sign-ins', icon: LogIn },
  mail: { label: 'Mails', icon: Mail },
  admin: { label: 'Admin acts', icon: ShieldCheck },
};
const OPTIONS: SelectOption<TimelineKind | 'all'>[] = [
  { value: 'all', label: 'Everything' },
  ...TIMELINE_KINDS.map((value) => ({ value, label: KINDS[value].label })),
];

/** All that happened to one user, in one line each. */
export function TimelineTab({ userId }: { userId: string }) {
  const [kind, setKind] = useState<TimelineKind | 'all'>('all');
  const query = useTimeline(userId, kind);
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <div className="timeline">
      <SelectField label="Show" options={OPTIONS} value={kind} onChange={setKind} />
      {query.isError && !entries && <LoadFailure onRetry={query.refetch} />}
      {entries?.length === 0 && <p className="user-empty">Nothing has happened yet.</p>}
      <ol className="timeline-list" aria-label="Timeline" aria-busy={query.isFetching}>
        {entries?.map((entry) => {
          const Icon = KINDS[entry.kind].icon;
          const { title, note } = sayEntry(entry);
          return (
            <li key={entry.id}>
              <Icon className="icon icon-sm" aria-hidden="true" />
              <p>
                {title}
                {note && <small>{note}</small>}
              </p>
              <time className="num" dateTime={entry.at}>
                {formatMoment(entry.at)}
              </time>
            </li>
          );
        }) ?? (query.isError ? null : <Waiting />)}
      </ol>
      {query.hasNextPage && (
        <Button
          size="sm"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Older
        </Button>
      )}
    </div>
  );
}

function useTimeline(userId: string, kind: TimelineKind | 'all') {
  return useInfiniteQuery(
    queries.adminUsers.timeline.infiniteOptions({
      input: (cursor: string | undefined) => ({
        userId,
        ...(kind !== 'all' && { kind }),
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.older ?? undefined,
    }),
  );
}

const ROWS = Array.from({ length: 6 }, (_, index) => index);

function Waiting() {
  return ROWS.map((row) => (
    <li key={row}>
      <Skeleton shape="line" />
    </li>
  ));
}
