import './filter-bar.css';
import type { ReactNode } from 'react';
import { FilterChip } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ListState } from './use-list-state.ts';

export type ActiveFilter = { name: string; label: string };

type FilterBarProps = {
  label: string;
  state: ListState;
  /** The filters that are on; a chip takes one off. */
  active: readonly ActiveFilter[];
  children: ReactNode;
};

export function FilterBar({ label, state, active, children }: FilterBarProps) {
  return (
    <search className="filter-bar" aria-label={label}>
      <div className="filter-grid">{children}</div>
      {active.length > 0 && (
        <div className="filter-active">
          <span className="t-meta">Active filters:</span>
          {active.map(({ name, label: text }) => (
            <FilterChip key={name} label={text} onRemove={() => state.set({ [name]: '' })} />
          ))}
          <button type="button" className="link" onClick={() => clearFilters(state, active)}>
            Clear All
          </button>
        </div>
      )}
    </search>
  );
}

export function clearFilters(state: ListState, active: readonly ActiveFilter[]): void {
  state.set(Object.fromEntries(active.map(({ name }) => [name, ''])));
}

/** From and to, as the platform's own date fields; either may stay open. */
export function DayRangeFields({ state }: { state: ListState }) {
  const [from, to] = [state.get('from'), state.get('to')];
  return (
    <div className="filter-days">
      <TextField
        label="From"
        type="date"
        value={from}
        max={to}
        onChange={(event) => state.set({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={to}
        min={from}
        onChange={(event) => state.set({ to: event.target.value })}
      />
    </div>
  );
}

export function dayFilters(state: ListState): ActiveFilter[] {
  return [
    ...(state.get('from') ? [{ name: 'from', label: `From ${state.get('from')}` }] : []),
    ...(state.get('to') ? [{ name: 'to', label: `To ${state.get('to')}` }] : []),
  ];
}
