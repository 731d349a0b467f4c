import './person.css';
import { formatDay } from '#web/lib/words/format-day.ts';
import type { Profile } from '#web/lib/account/session.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { displayNameOr } from './display-name.ts';

/** Who this account belongs to: initial, name, address, since when. */
export function Person({ profile }: { profile: Profile }) {
  const name = displayNameOr(profile.displayName);
  return (
    <div className="person">
      <Avatar name={name} />
      <div>
        <h2 className="t-panel">{name}</h2>
        <p>{profile.email}</p>
        <p className="t-meta">Member since {formatDay(profile.createdAt)}</p>
      </div>
    </div>
  );
}
