import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PaymentView } from '#shared/contract/admin-payments.ts';
import type { PaymentFilter } from '#shared/rules/admin/admin-payments.ts';
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
import type { ListState } from '#web/features/admin/lists/use-list-state.ts';
import { queries } from '#web/lib/requests/api.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SelectOption } from '#web/ui/forms/select-field.tsx';
import { PaymentState } from './payment-state.tsx';

const STATES: SelectOption<PaymentFilter>[] = [
  { value: 'all', label: 'All payments' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
  { value: 'recovered', label: 'Recovered' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'disputed', label: 'Disputed' },
];

/** The payments behind the figures, newest first. */
export function Payments() {
  const list = useListState();
  const state = stateOf(list);
  const active = activeFilters(list);
  const query = useQuery({
    ...queries.adminPayments.list.queryOptions({ input: { ...list.input('search'), state } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Payments">
      <FilterBar label="Filter the payments" state={list} active={active}>
        <PersonFilter state={list} />
        <SelectField
          label="State"
          options={STATES}
          value={state}
          onChange={(value) => list.set({ state: value === 'all' ? '' : value })}
        />
        <DayRangeFilter state={list} />
      </FilterBar>
      <DataList
        noun={{ one: 'payment', many: 'payments' }}
        query={query}
        state={list}
        rowsOf={(page) => page.payments}
        empty="Nobody has paid yet."
        isFiltered={active.length > 0}
        onClear={() => clearFilters(list, active)}
        caption="Payments"
        columns={COLUMNS}
        keyOf={(payment) => payment.id}
      />
    </section>
  );
}

function stateOf(list: ListState): PaymentFilter {
  return STATES.find(({ value }) => value === list.get('state'))?.value ?? 'all';
}

function activeFilters(list: ListState): ActiveFilter[] {
  const search = list.get('search');
  const state = STATES.find(({ value }) => value === list.get('state'));
  return [
    ...(search ? [{ name: 'search', label: `User: ${search}` }] : []),
    ...(state && state.value !== 'all' ? [{ name: 'state', label: state.label }] : []),
    ...dayFilters(list),
  ];
}

const COLUMNS: readonly Column<PaymentView>[] = [
  { name: 'User', place: 'head', cell: ({ person }) => <PersonLink person={person} /> },
  { name: 'Plan', cell: ({ planLabel }) => planLabel },
  { name: 'State', place: 'end', cell: ({ status }) => <PaymentState status={status} /> },
  {
    name: 'Amount',
    isFigure: true,
    cell: ({ amountCents, refundedCents }) => (
      <>
        {formatCents(amountCents)}
        {refundedCents > 0 && <small className="cell-note">−{formatCents(refundedCents)}</small>}
      </>
    ),
  },
  {
    name: 'Credits',
    isFigure: true,
    cell: ({ creditsPurchased, clawedBack }) => (
      <>
        {creditsPurchased}
        {clawedBack > 0 && (
          <small className="cell-note">{countOf(clawedBack, 'credit')} taken back</small>
        )}
      </>
    ),
  },
  {
    name: 'When',
    className: 'cell-when after-figure',
    cell: ({ bookedAt, recoveredAt }) => (
      <>
        <time dateTime={bookedAt}>{formatMoment(bookedAt)}</time>
        {recoveredAt && <small className="cell-note">recovered {formatMoment(recoveredAt)}</small>}
      </>
    ),
  },
];
