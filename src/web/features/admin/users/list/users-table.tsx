import './users-table.css';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { UserSort } from '#shared/rules/admin/admin.ts';
import { formatDay } from '#web/lib/words/format-day.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table } from '#web/ui/display/table.tsx';
import type { User } from '#web/features/admin/users/use-users.ts';
import type { UsersAddress } from './use-users-address.ts';
import type { UserActionKind } from '#web/features/admin/users/user-actions.tsx';
import { UserMenu } from './user-menu.tsx';
import { formatCount } from '#web/lib/words/format-count.ts';
import {
  UserCredits,
  UserName,
  UserState,
  UserTier,
} from '#web/features/admin/users/user-parts.tsx';

export interface UserListProps {
  /** Absent while they are fetched for the first time. */
  users: readonly User[] | undefined;
  onOpen: (user: User) => void;
  onAct: (kind: UserActionKind, user: User) => void;
}

export function UsersTable({ users, onOpen, onAct, ...address }: UserListProps & UsersAddress) {
  return (
    <Table caption="Users">
      <thead>
        <tr>
          <SortHead {...address} sort="name" label="User" />
          <th scope="col">Status</th>
          <th scope="col">Plan</th>
          <SortHead {...address} sort="credits" label="Credits" isRight />
          <th scope="col" className="r">
            Images
          </th>
          <SortHead {...address} sort="seen" label="Last seen" />
          <SortHead {...address} sort="joined" label="Joined" />
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users?.map((user) => (
          <UserRow
            key={user.userId}
            user={user}
            onOpen={() => onOpen(user)}
            onAct={(kind) => onAct(kind, user)}
          />
        )) ?? <SkeletonRows />}
      </tbody>
    </Table>
  );
}

interface UserRowProps {
  user: User;
  onOpen: () => void;
  onAct: (kind: UserActionKind) => void;
}

function UserRow({ user, onOpen, onAct }: UserRowProps) {
  return (
    <tr className="users-row">
      <td>
        <UserName user={user} onOpen={onOpen} />
      </td>
      <td>
        <UserState user={user} />
      </td>
      <td>
        <UserTier user={user} />
      </td>
      <td className="r">
        <UserCredits credits={user.credits} />
      </td>
      <td className="r num">{formatCount(user.imageCount)}</td>
      <td className="users-date num">{user.lastLogin ? formatDay(user.lastLogin) : 'Never'}</td>
      <td className="users-date num">{formatDay(user.createdAt)}</td>
      <td className="r">
        <UserMenu user={user} onOpen={onOpen} onAct={onAct} />
      </td>
    </tr>
  );
}

type SortHeadProps = UsersAddress & { sort: UserSort; label: string; isRight?: boolean };

/** Names begin with A, everything else with the most or the latest. */
function SortHead({ state, change, sort, label, isRight }: SortHeadProps) {
  const isOn = state.sort === sort;
  const usual = sort === 'name' ? 'asc' : 'desc';
  const opposite = state.direction === 'asc' ? 'desc' : 'asc';
  const Icon = !isOn ? ChevronsUpDown : state.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={isRight ? 'r' : undefined}
      aria-sort={isOn ? (state.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="users-sort"
        onClick={() => change({ sort, direction: isOn ? opposite : usual })}
      >
        {label}
        <Icon className="icon icon-sm" aria-hidden="true" />
      </button>
    </th>
  );
}

const SKELETON_ROWS = Array.from({ length: 10 }, (_, index) => index);
const SKELETON_CELLS = Array.from({ length: 7 }, (_, index) => index);

function SkeletonRows() {
  return SKELETON_ROWS.map((row) => (
    <tr key={row} className="users-row">
      <td>
        <div className="user-who">
          <Skeleton className="users-skeleton-face" />
          <Skeleton className="users-skeleton-name" />
        </div>
      </td>
      {SKELETON_CELLS.map((cell) => (
        <td key={cell}>
          <Skeleton shape="line-short" />
        </td>
      ))}
    </tr>
  ));
}
