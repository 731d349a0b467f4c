import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlanView } from '#shared/contract/admin-payments.ts';
import type { PlanFilter } from '#shared/rules/admin/admin-payments.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';
import { DataList } from '#web/features/admin/lists/data-list.tsx';
import type { Column } from '#web/features/admin/lists/data-table.tsx';
import {
  clearFilters,
  dayFilters,
  DayRangeFilter,
  FilterBar,
} from '#web/features/admin/lists/filter-bar.tsx';
import type { ActiveFilter } from '#web/features/admin/lists/filter-bar.tsx';
import { PersonLink } from '#web/features/admin/lists/person-cell.tsx';
import { PersonFilter } from '#web/features/admin/lists/search-filter.tsx';
import { useListState } from '#web/features/admin/lists/use-list-state.ts';
import { queries } from '#web/lib/requests/api.ts';
import { formatDay } from '#web/lib/words/format-day.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SelectOption } from '#web/ui/forms/select-field.tsx';

const STATES: SelectOption<PlanFilter>[] = [
  { value: 'live', label: 'Running plans' },
  { value: 'past_due', label: 'Past due' },
  { value: 'ended', label: 'Ended' },
];

/** The subscriptions behind the monthly revenue, and those that left it. */
export function Plans() {
  const list = useListState();
  const state = STATES.find(({ value }) => value === list.get('state'))?.value ?? 'live';
  const search = list.get('search');
  const active: ActiveFilter[] = [
    ...(search ? [{ name: 'search', label: `User: ${search}` }] : []),
    ...(state === 'ended' ? dayFilters(list) : []),
  ];
  const query = useQuery({
    ...queries.adminPayments.plans.queryOptions({ input: { ...list.input('search'), state } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Plans">
      <FilterBar label="Filter the plans" state={list} active={active}>
        <PersonFilter state={list} />
        <SelectField
          label="State"
          options={STATES}
          value={state}
          onChange={(value) => list.set({ state: value === 'live' ? '' : value })}
        />
        {state === 'ended' && <DayRangeFilter state={list} />}
      </FilterBar>
      <DataList
        noun={{ one: 'plan', many: 'plans' }}
        query={query}
        state={list}
        rowsOf={(page) => page.plans}
        empty={state === 'live' ? 'Nobody has a plan yet.' : 'There are none.'}
        isFiltered={active.length > 0}
        onClear={() => clearFilters(list, active)}
        caption="Plans"
        columns={COLUMNS}
        keyOf={(plan) => plan.id}
      />
    </section>
  );
}

const STATE_LOOKS = {
  running: { label: 'Running', tone: 'good', until: 'Renews' },
  ending: { label: 'Cancelled', tone: 'amber', until: 'Ends' },
  past_due: { label: 'Past due', tone: 'danger', until: 'Was due' },
  ended: { label: 'Ended', tone: 'neutral', until: 'Ended' },
} as const;

const COLUMNS: readonly Column<PlanView>[] = [
  { name: 'User', place: 'head', cell: ({ person }) => <PersonLink person={person} /> },
  { name: 'Plan', cell: ({ planLabel }) => planLabel },
  {
    name: 'State',
    place: 'end',
    cell: ({ state }) => <Badge tone={STATE_LOOKS[state].tone}>{STATE_LOOKS[state].label}</Badge>,
  },
  { name: 'A month', isFigure: true, cell: ({ monthlyCents }) => formatCents(monthlyCents) },
  {
    name: 'Since',
    className: 'cell-when after-figure',
    cell: ({ startedAt }) => formatDay(startedAt),
  },
  {
    name: 'Next',
    className: 'cell-when',
    cell: ({ state, until }) => `${STATE_LOOKS[state].until} ${formatDay(until)}`,
  },
];
