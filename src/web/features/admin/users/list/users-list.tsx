import './users-list.css';
import { countOf } from '#web/lib/words/format-count.ts';
import { formatDay } from '#web/lib/words/format-day.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { User } from '#web/features/admin/users/use-users.ts';
import type { UserActionKind } from '#web/features/admin/users/user-actions.tsx';
import { UserMenu } from './user-menu.tsx';
import {
  UserCredits,
  UserName,
  UserState,
  UserTier,
} from '#web/features/admin/users/user-parts.tsx';
import type { UserListProps } from './users-table.tsx';

/** The same people as cards, for phones. */
export function UsersList({ users, onOpen, onAct }: UserListProps) {
  return (
    <ul className="users-list" aria-label="Users">
      {users?.map((user) => (
        <UserCard
          key={user.userId}
          user={user}
          onOpen={() => onOpen(user)}
          onAct={(kind) => onAct(kind, user)}
        />
      )) ?? <SkeletonCards />}
    </ul>
  );
}

interface UserCardProps {
  user: User;
  onOpen: () => void;
  onAct: (kind: UserActionKind) => void;
}

function UserCard({ user, onOpen, onAct }: UserCardProps) {
  return (
    <li>
      <UserName user={user} onOpen={onOpen} />
      <UserMenu user={user} onOpen={onOpen} onAct={onAct} />
      <p className="users-list-facts">
        <UserState user={user} />
        <UserTier user={user} />
        <span>
          <UserCredits credits={user.credits} /> credits
        </span>
        <span className="num">{countOf(user.imageCount, 'image')}</span>
        <span className="num">{formatDay(user.createdAt)}</span>
      </p>
    </li>
  );
}

const CARDS = Array.from({ length: 6 }, (_, index) => index);

function SkeletonCards() {
  return CARDS.map((card) => (
    <li key={card}>
      <div className="user-who">
        <Skeleton className="users-skeleton-face" />
        <Skeleton className="users-skeleton-name" />
      </div>
      <Skeleton className="users-list-skeleton" />
    </li>
  ));
}
