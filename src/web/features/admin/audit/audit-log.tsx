import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEntryView } from '#shared/contract/admin-audit.ts';
import { DataList } from '#web/features/admin/lists/data-list.tsx';
import type { Column } from '#web/features/admin/lists/data-table.tsx';
import {
  clearFilters,
  dayFilters,
  DayRangeFilter,
  FilterBar,
} from '#web/features/admin/lists/filter-bar.tsx';
import type { ActiveFilter } from '#web/features/admin/lists/filter-bar.tsx';
import { PersonCell } from '#web/features/admin/lists/person-cell.tsx';
import { SearchFilter } from '#web/features/admin/lists/search-filter.tsx';
import { useListState } from '#web/features/admin/lists/use-list-state.ts';
import type { ListState } from '#web/features/admin/lists/use-list-state.ts';
import { queries } from '#web/lib/requests/api.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { actionName } from './action-names.ts';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { sayAmounts } from './say-amounts.ts';
import './audit-log.css';

/** What admins did, newest first; each row opens with all that is known of it. */
export function AuditLog() {
  const state = useListState();
  const [opened, setOpened] = useState<AuditEntryView | null>(null);
  const active = activeFilters(state);
  const query = useQuery({
    ...queries.adminAudit.list.queryOptions({ input: inputOf(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Audit log">
      <AuditFilters state={state} active={active} />
      <DataList
        noun={{ one: 'entry', many: 'entries' }}
        query={query}
        state={state}
        rowsOf={(page) => page.entries}
        empty="Nothing has been done yet."
        isFiltered={active.length > 0}
        onClear={() => clearFilters(state, active)}
        caption="Entries of the audit log"
        columns={columnsFor(setOpened)}
        keyOf={(entry) => entry.id}
      />
      <AuditEntryDialog entry={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

function inputOf(state: ListState) {
  const optional = ['action', 'from', 'to'] as const;
  return {
    actor: state.get('actor'),
    target: state.get('target'),
    ...Object.fromEntries(
      optional.flatMap((name) => (state.get(name) ? [[name, state.get(name)]] : [])),
    ),
    ...(state.cursor && { cursor: state.cursor }),
  };
}

function activeFilters(state: ListState): ActiveFilter[] {
  const [actor, target, action] = ['actor', 'target', 'action'].map(state.get);
  return [
    ...(actor ? [{ name: 'actor', label: `By: ${actor}` }] : []),
    ...(target ? [{ name: 'target', label: `Target: ${target}` }] : []),
    ...(action ? [{ name: 'action', label: actionName(action) }] : []),
    ...dayFilters(state),
  ];
}

function AuditFilters({ state, active }: { state: ListState; active: ActiveFilter[] }) {
  const { data: actions = [] } = useQuery(queries.adminAudit.actions.queryOptions());
  // A filter from the address is offered even where the log does not know it.
  const known = [...new Set([...actions, state.get('action')])].filter(Boolean);
  const options = [
    { value: '', label: 'All actions' },
    ...known.map((action) => ({ value: action, label: actionName(action) })),
  ];
  return (
    <FilterBar label="Filter the audit log" state={state} active={active}>
      <SearchFilter state={state} name="actor" label="Done by" placeholder="Email or name" />
      <SearchFilter state={state} name="target" label="Target" placeholder="Email, name or ID" />
      <SelectField
        label="Action"
        options={options}
        value={state.get('action')}
        onChange={(action) => state.set({ action })}
      />
      <DayRangeFilter state={state} />
    </FilterBar>
  );
}

function columnsFor(open: (entry: AuditEntryView) => void): readonly Column<AuditEntryView>[] {
  return [
    {
      name: 'Action',
      place: 'head',
      cell: (entry) => <AuditAction entry={entry} />,
    },
    { name: 'Done by', cell: (entry) => <AuditActor entry={entry} /> },
    { name: 'Target', cell: (entry) => <AuditTarget entry={entry} /> },
    {
      name: 'Reason',
      place: 'line',
      className: 'cell-reason',
      cell: ({ reason }) => reason ?? <span className="cell-quiet">No reason given</span>,
    },
    {
      name: 'Details',
      place: 'end',
      isHeadless: true,
      className: 'r',
      cell: (entry) => (
        <Button
          size="sm"
          variant="text"
          aria-label={`Details of entry ${entry.seq}`}
          onClick={() => open(entry)}
        >
          Details
        </Button>
      ),
    },
  ];
}

/** What was done and what it moved; when, and its number. */
function AuditAction({ entry }: { entry: AuditEntryView }) {
  const { action, seq, createdAt, before, after, details } = entry;
  const amounts = sayAmounts(before, after, details);
  return (
    <span className="audit-action">
      {actionName(action)}
      {amounts && <b className="num">{amounts}</b>}
      <small>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>, entry {seq}
      </small>
    </span>
  );
}

export function AuditActor({ entry: { actor } }: { entry: AuditEntryView }) {
  return actor ? (
    <PersonCell person={actor} />
  ) : (
    <span className="cell-quiet">Vignette itself</span>
  );
}

export function AuditTarget({ entry }: { entry: AuditEntryView }) {
  const { target, targetType, targetId } = entry;
  if (target) return <PersonCell person={target} />;
  return (
    <span className="audit-target">
      {targetType.replaceAll('_', ' ')}
      {targetId && <small title={targetId}>{targetId}</small>}
    </span>
  );
}
