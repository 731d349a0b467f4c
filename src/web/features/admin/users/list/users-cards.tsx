import './users-cards.css';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useUserSummary } from '#web/features/admin/users/use-users.ts';
import { formatCount } from '#web/lib/words/format-count.ts';

const CARDS = [
  { key: 'totalUsers', title: 'Total Users', note: 'Registered accounts' },
  { key: 'activeUsers', title: 'Active Users', note: 'Not banned' },
  { key: 'bannedUsers', title: 'Banned Users', note: 'Restricted access' },
] as const;

/** While the figures are fetched a skeleton stands in their place (spec §2.10). */
export function UsersCards() {
  const { data, isFetching } = useUserSummary();
  return (
    <dl className="users-cards" aria-busy={isFetching}>
      {CARDS.map(({ key, title, note }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd className="num">
            {isFetching ? <Skeleton shape="title" /> : data ? formatCount(data[key]) : '–'}
          </dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
