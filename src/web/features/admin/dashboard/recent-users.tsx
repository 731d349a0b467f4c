import './recent-users.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { ANALYTICS } from '#shared/rules/admin/analytics.ts';
import { queries } from '#web/lib/requests/api.ts';
import { formatDay } from '#web/lib/words/format-day.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorPanel } from '#web/features/admin/errors/error-panel.tsx';
import { useUserEvents } from '#web/features/admin/users/use-user-events.ts';
import { formatCount } from '#web/lib/words/format-count.ts';

/** spec §2.10: the first five of the list's first page. */
const SHOWN = 5;

export function RecentUsers() {
  useUserEvents();
  const users = useQuery(
    queries.adminUsers.list.queryOptions({
      input: {},
      refetchInterval: ANALYTICS.usersRefreshMs,
    }),
  );
  if (users.error && !users.data) {
    return (
      <ErrorPanel
        title="Failed to load users. Please try again."
        error={users.error}
        onRetry={users.refetch}
        isRetrying={users.isFetching}
      />
    );
  }
  if (users.data?.data.length === 0) return <EmptyState text="No recent users found." />;
  return (
    <ul className="recent-users" aria-busy={!users.data}>
      {users.data
        ? users.data.data.slice(0, SHOWN).map((user) => <Row key={user.userId} user={user} />)
        : Array.from({ length: SHOWN }, (_, i) => <WaitingRow key={i} />)}
    </ul>
  );
}

function Row({ user }: { user: AdminUser }) {
  return (
    <li>
      <Avatar name={user.displayName} look="quiet" />
      <p className="recent-who">
        <Link to={`/admin/users?user=${encodeURIComponent(user.userId)}`}>{user.displayName}</Link>
        <span className="t-meta">{user.email}</span>
      </p>
      {user.banned ? (
        <Badge tone="danger">Banned</Badge>
      ) : (
        <span className="num">{formatCount(user.credits)} credits</span>
      )}
      <span className="recent-day t-meta num">{formatDay(user.createdAt)}</span>
    </li>
  );
}

function WaitingRow() {
  return (
    <li>
      <span className="avatar avatar-quiet" />
      <span className="recent-who">
        <Skeleton shape="line-short" />
      </span>
      <Skeleton className="recent-skeleton" />
      <span className="recent-day">
        <Skeleton className="recent-skeleton" />
      </span>
    </li>
  );
}
