import './ledger.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LedgerEntryView } from '#shared/contract/admin-credits.ts';
import { LEDGER_KIND_IDS, LEDGER_KINDS } from '#shared/rules/admin/ledger.ts';
import type { LedgerKind, LedgerSign } from '#shared/rules/admin/ledger.ts';
import type { Column } from '#web/features/admin/lists/data-table.tsx';
import { DataList } from '#web/features/admin/lists/data-list.tsx';
import {
  clearFilters,
  dayFilters,
  DayRangeFilter,
  FilterBar,
} from '#web/features/admin/lists/filter-bar.tsx';
import type { ActiveFilter } from '#web/features/admin/lists/filter-bar.tsx';
import { PersonCell } from '#web/features/admin/lists/person-cell.tsx';
import { PersonFilter } from '#web/features/admin/lists/search-filter.tsx';
import { useListState } from '#web/features/admin/lists/use-list-state.ts';
import type { ListState } from '#web/features/admin/lists/use-list-state.ts';
import { queries } from '#web/lib/requests/api.ts';
import { formatCount } from '#web/lib/words/format-count.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';

/** Every change of every balance, newest first. */
export function Ledger() {
  const state = useListState();
  const active = activeFilters(state);
  const query = useQuery({
    ...queries.adminCredits.ledger.queryOptions({ input: inputOf(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="ledger" aria-label="Ledger">
      <h2 className="t-panel">Ledger</h2>
      <LedgerFilters state={state} active={active} />
      <DataList
        noun={{ one: 'entry', many: 'entries' }}
        query={query}
        state={state}
        rowsOf={(page) => page.entries}
        empty="No credit history found."
        isFiltered={active.length > 0}
        onClear={() => clearFilters(state, active)}
        caption="Entries of the ledger"
        columns={COLUMNS}
        keyOf={(entry) => entry.id}
      />
    </section>
  );
}

function inputOf(state: ListState) {
  return {
    search: state.get('search'),
    ...(state.get('kind') && { kind: state.get('kind') as LedgerKind }),
    ...(state.get('sign') && { sign: state.get('sign') as LedgerSign }),
    ...(state.get('from') && { from: state.get('from') }),
    ...(state.get('to') && { to: state.get('to') }),
    ...(state.cursor && { cursor: state.cursor }),
  };
}

const SIGN_LABELS: Record<LedgerSign, string> = {
  added: 'Added',
  removed: 'Removed',
  unchanged: 'Without change',
};

const KIND_OPTIONS = [
  { value: '', label: 'All kinds' },
  ...LEDGER_KIND_IDS.map((kind) => ({ value: kind, label: LEDGER_KINDS[kind].label })),
];

const SIGN_OPTIONS = [
  { value: '', label: 'Added and removed' },
  { value: 'added', label: 'Added only' },
  { value: 'removed', label: 'Removed only' },
  { value: 'unchanged', label: 'Without change (0)' },
];

function activeFilters(state: ListState): ActiveFilter[] {
  const [search, kind, sign] = ['search', 'kind', 'sign'].map(state.get);
  return [
    ...(search ? [{ name: 'search', label: `User: ${search}` }] : []),
    ...(kind ? [{ name: 'kind', label: LEDGER_KINDS[kind as LedgerKind]?.label ?? kind }] : []),
    ...(sign ? [{ name: 'sign', label: SIGN_LABELS[sign as LedgerSign] ?? sign }] : []),
    ...dayFilters(state),
  ];
}

function LedgerFilters({ state, active }: { state: ListState; active: ActiveFilter[] }) {
  return (
    <FilterBar label="Filter the ledger" state={state} active={active}>
      <PersonFilter state={state} />
      <SelectField
        label="Kind"
        options={KIND_OPTIONS}
        value={state.get('kind')}
        onChange={(kind) => state.set({ kind })}
      />
      <SelectField
        label="Change"
        options={SIGN_OPTIONS}
        value={state.get('sign')}
        onChange={(sign) => state.set({ sign })}
      />
      <DayRangeFilter state={state} />
    </FilterBar>
  );
}

const COLUMNS: readonly Column<LedgerEntryView>[] = [
  { name: 'User', place: 'head', cell: ({ person }) => <PersonCell person={person} /> },
  {
    name: 'Reason',
    place: 'line',
    className: 'cell-reason',
    cell: (entry) => <Reason entry={entry} />,
  },
  {
    name: 'Change',
    isFigure: true,
    place: 'end',
    cell: ({ amount }) => <Amount amount={amount} />,
  },
  {
    name: 'Balance',
    isFigure: true,
    cell: ({ previousCredits, newCredits }) => (
      <>
        <span className="cell-quiet">{formatCount(previousCredits)} → </span>
        {formatCount(newCredits)}
      </>
    ),
  },
  {
    name: 'When',
    className: 'cell-when after-figure',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
];

function Reason({ entry }: { entry: LedgerEntryView }) {
  const kind = entry.kind && LEDGER_KINDS[entry.kind].label;
  const notes = [kind !== entry.reason && kind, entry.adminEmail && `by ${entry.adminEmail}`];
  const note = notes.filter(Boolean).join(', ');
  return (
    <span className="reason" title={entry.reference}>
      {entry.reason}
      {note && <small>{note}</small>}
    </span>
  );
}

function Amount({ amount }: { amount: number }) {
  if (amount === 0) return <span className="cell-quiet">0</span>;
  // A real minus sign: as wide as the plus.
  const text = amount > 0 ? `+${formatCount(amount)}` : `−${formatCount(-amount)}`;
  return <span className={amount > 0 ? 'amount-in' : undefined}>{text}</span>;
}
