import type { ListUsersInput } from '#shared/contract/admin-users.ts';
import {
  ACCOUNT_STATUSES,
  TIER_FILTERS,
  toCount,
  USER_LIST,
  USER_SORTS,
} from '#shared/rules/admin/admin.ts';
import type { AccountStatus, TierFilter, UserSort } from '#shared/rules/admin/admin.ts';
import { BILLING_FILTERS } from '#shared/rules/admin/admin-payments.ts';
import type { BillingFilter } from '#shared/rules/admin/admin-payments.ts';
import { dayRangeOf } from '#web/features/admin/lists/day-range.ts';
import type { DayRange } from '#web/features/admin/lists/day-range.ts';
import { oneOf } from '#web/lib/one-of.ts';

export interface CreditRange {
  min: number;
  max: number;
}

/** All that User Management shows stands in the address: it can be shared, and the back button works. */
export interface UsersState {
  search: string;
  status: AccountStatus;
  subscription: TierFilter;
  billing: BillingFilter;
  creditRange: CreditRange | null;
  dateRange: DayRange | null;
  sort: UserSort;
  direction: 'asc' | 'desc';
  page: number;
  /** Where the page begins or ends, for pages far in. */
  after: string | null;
  before: string | null;
  /** Whose details are open. */
  user: string | null;
}

export const FIRST_PAGE = { page: 1, after: null, before: null } as const;
export const NO_FILTERS = {
  status: 'all',
  subscription: 'all',
  billing: 'all',
  creditRange: null,
  dateRange: null,
} as const;

/** Made-up values of a hand-written address fall back to the default. */
export function readState(params: URLSearchParams): UsersState {
  const page = Number(params.get('page') ?? 1);
  return {
    search: params.get('q') ?? '',
    status: oneOf<AccountStatus>(ACCOUNT_STATUSES, params.get('status'), 'all'),
    subscription: oneOf<TierFilter>(TIER_FILTERS, params.get('tier'), 'all'),
    billing: oneOf<BillingFilter>(BILLING_FILTERS, params.get('billing'), 'all'),
    creditRange: creditRangeOf(params.get('min'), params.get('max')),
    dateRange: dayRangeOf(params.get('from'), params.get('to')),
    sort: oneOf<UserSort>(USER_SORTS, params.get('sort'), 'joined'),
    direction: params.get('dir') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    after: params.get('after'),
    before: params.get('before'),
    user: params.get('user'),
  };
}

/** Only what differs from the default is written. */
export function writeState(state: UsersState): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null | undefined, usual: unknown = '') =>
    value !== null && value !== undefined && value !== usual && params.set(name, String(value));
  put('q', state.search);
  put('status', state.status, 'all');
  put('tier', state.subscription, 'all');
  put('billing', state.billing, 'all');
  put('min', state.creditRange?.min);
  put('max', state.creditRange?.max);
  put('from', state.dateRange?.from);
  put('to', state.dateRange?.to);
  put('sort', state.sort, 'joined');
  put('dir', state.direction, 'desc');
  put('page', state.page, 1);
  put('after', state.after);
  put('before', state.before);
  put('user', state.user);
  return params;
}

/** Text that is no number counts as 0; one bound alone takes the other from the default (spec §5). */
export function creditRangeOf(min: string | null, max: string | null): CreditRange | null {
  if (!min && !max) return null;
  const { defaultCredits } = USER_LIST;
  return {
    min: min ? toCount(min) : defaultCredits.min,
    max: max ? toCount(max) : defaultCredits.max,
  };
}

export function countFilters(state: UsersState): number {
  const { status, subscription, billing, creditRange, dateRange } = state;
  const named = [status, subscription, billing].filter((value) => value !== 'all');
  return named.length + [creditRange, dateRange].filter(Boolean).length;
}

/** What the server is asked; also the query of an export. */
export function toFilterQuery(state: UsersState): Record<string, string> {
  const { search, status, subscription, billing, creditRange, dateRange } = state;
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(status !== 'all' && { status }),
    ...(subscription !== 'all' && { subscription }),
    ...(billing !== 'all' && { billing }),
    ...(creditRange && { creditMin: `${creditRange.min}`, creditMax: `${creditRange.max}` }),
    ...dateRange,
  };
}

export function toListInput(state: UsersState) {
  const { sort, direction, page, after, before } = state;
  return {
    ...toFilterQuery(state),
    sort,
    direction,
    page,
    ...(after !== null && { after }),
    ...(before !== null && { before }),
  } satisfies Partial<Record<keyof ListUsersInput, unknown>>;
}
