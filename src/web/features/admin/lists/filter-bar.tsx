import './filter-bar.css';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
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

/** On a phone the first filter stays and the others unfold below it. */
export function FilterBar({ label, state, active, children }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <search className="filter-bar" aria-label={label}>
      <div className="filter-grid" id={id} data-folded={isOpen ? undefined : ''}>
        {children}
      </div>
      <Button
        className="filter-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal className="icon icon-sm" aria-hidden="true" />
        Filters
        {active.length > 0 && <Badge tone="wine">{active.length}</Badge>}
      </Button>
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
