import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { USER_LIST } from '#shared/rules/admin.ts';
import { FIRST_PAGE, readState, type UsersState, writeState } from './users-address.ts';

export type UsersAddress = {
  state: UsersState;
  change: (part: Partial<UsersState>) => void;
};

/** A change of search, filter or sort leads back to page 1 (spec §4). */
export function useUsersAddress(): UsersAddress {
  const [params, setParams] = useSearchParams();
  return {
    state: readState(params),
    change: (part) =>
      setParams(
        (now) => {
          const isTurn = 'page' in part || 'user' in part;
          return writeState({ ...readState(now), ...(!isTurn && FIRST_PAGE), ...part });
        },
        { replace: 'search' in part, preventScrollReset: !('page' in part) },
      ),
  };
}

/** What is typed shows at once and is looked for after a pause; the address wins on back. */
export function useTypedSearch({ state, change }: UsersAddress) {
  const [typed, setTyped] = useState(state.search);
  const [written, setWritten] = useState(state.search);
  if (written !== state.search) {
    setWritten(state.search);
    setTyped(state.search);
  }
  useEffect(() => {
    if (typed === state.search) return;
    const timer = setTimeout(() => {
      setWritten(typed);
      change({ search: typed });
    }, USER_LIST.searchPauseMs);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}
