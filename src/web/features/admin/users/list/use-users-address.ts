import { useAddress } from '#web/features/admin/lists/use-address.ts';
import { FIRST_PAGE, readState, writeState } from './users-address.ts';
import type { UsersState } from './users-address.ts';

export interface UsersAddress {
  state: UsersState;
  change: (part: Partial<UsersState>) => void;
}

/** A change of search, filter or sort leads back to page 1 (spec §4). */
export function useUsersAddress(): UsersAddress {
  const address = useAddress();
  return {
    state: readState(address.params),
    change: (part) =>
      address.change(
        (now) => {
          const isTurn = 'page' in part || 'user' in part;
          return writeState({ ...readState(now), ...(!isTurn && FIRST_PAGE), ...part });
        },
        { replace: 'search' in part, preventScrollReset: !('page' in part) },
      ),
  };
}
