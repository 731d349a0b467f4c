import './user-parts.css';
import { clsx } from 'clsx';
import { creditLevel } from '#shared/rules/billing/credits.ts';
import { ADMIN_ROLE_NAMES } from '#web/features/admin/admin-role-names.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import type { User } from './use-users.ts';
import { formatCount } from '#web/lib/words/format-count.ts';
import { tierText } from './user-texts.ts';

export function UserState({ user }: { user: User }) {
  const [look, text] = user.isDeleting
    ? ['warn', 'Deleting']
    : user.banned
      ? ['bad', 'Banned']
      : ['good', 'Active'];
  return (
    <span className={clsx('user-state', `user-state-${look}`)}>
      <span className="dot" aria-hidden="true" />
      {text}
    </span>
  );
}

export function UserTier({ user }: { user: User }) {
  const { subscriptionTier: tier, subscriptionStatus: status } = user;
  const name = tierText(user);
  if (tier === 'free' && status !== 'admin') return <span className="user-tier-free">{name}</span>;
  const tone = status === 'past_due' ? 'amber' : tier === 'premium' ? 'neutral' : 'gold';
  return <Badge tone={tone}>{name}</Badge>;
}

export function UserCredits({ credits }: { credits: number }) {
  return <span className={`num user-credits-${creditLevel(credits)}`}>{formatCount(credits)}</span>;
}

/** The name opens the details. */
export function UserName({ user, onOpen }: { user: User; onOpen: () => void }) {
  return (
    <div className="user-who">
      <Avatar name={user.displayName} look="quiet" />
      <div>
        <p>
          <button type="button" className="user-open" onClick={onOpen}>
            {user.displayName}
          </button>
          {user.adminRole && <Badge tone="gold">{ADMIN_ROLE_NAMES[user.adminRole]}</Badge>}
        </p>
        <p className="t-meta">{user.email}</p>
      </div>
    </div>
  );
}
