import './filter-bar.css';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterChip } from '#web/ui/display/chip.tsx';
import { DateRangeField } from './date-range-field.tsx';
import { dayRangeOf, rangeText } from './day-range.ts';
import type { ListState } from './use-list-state.ts';

export interface ActiveFilter {
  name: string;
  label: string;
  /** Goes with it. */
  also?: readonly string[];
}

interface FilterBarProps {
  label: string;
  state: ListState;
  /** The filters that are on; a chip takes one off. */
  active: readonly ActiveFilter[];
  children: ReactNode;
}

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
          {active.map((filter) => (
            <FilterChip
              key={filter.name}
              label={filter.label}
              onRemove={() => clearFilters(state, [filter])}
            />
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
  const names = active.flatMap(({ name, also = [] }) => [name, ...also]);
  state.set(Object.fromEntries(names.map((name) => [name, ''])));
}

/** Days in UTC, both included; the same calendar in every list. */
export function DayRangeFilter({ state }: { state: ListState }) {
  return (
    <DateRangeField
      label="Days"
      value={dayRangeOf(state.get('from'), state.get('to'))}
      placeholder="Any day"
      onChange={(range) => state.set({ from: range?.from ?? '', to: range?.to ?? '' })}
    />
  );
}

/** One chip for both days. */
export function dayFilters(state: ListState): ActiveFilter[] {
  const range = dayRangeOf(state.get('from'), state.get('to'));
  return range ? [{ name: 'from', also: ['to'], label: rangeText(range) }] : [];
}
