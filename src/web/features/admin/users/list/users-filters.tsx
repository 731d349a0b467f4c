import './users-filters.css';
import { useId, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import type { BillingFilter } from '#shared/rules/admin/admin-payments.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterChip } from '#web/ui/display/chip.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SelectOption } from '#web/ui/forms/select-field.tsx';
import { DateRangeField } from '#web/features/admin/lists/date-range-field.tsx';
import { rangeText } from '#web/features/admin/lists/day-range.ts';
import type { UsersAddress } from './use-users-address.ts';
import { countFilters, creditRangeOf, NO_FILTERS } from './users-address.ts';
import type { CreditRange } from './users-address.ts';
import { STATUS_OPTIONS, TIER_OPTIONS } from '#web/features/admin/user-options.ts';

const BILLINGS: SelectOption<BillingFilter>[] = [
  { value: 'all', label: 'Any' },
  { value: 'past_due', label: 'Past due' },
  { value: 'disputed', label: 'Disputed' },
];

export function UsersFilters({ state, change, id }: UsersAddress & { id: string }) {
  return (
    <section className="users-filters" id={id} aria-label="Advanced Filters">
      <div className="users-filters-head">
        <h2>Advanced Filters</h2>
        <Button
          variant="text"
          size="sm"
          aria-disabled={countFilters(state) === 0}
          onClick={() => change(NO_FILTERS)}
        >
          Clear All
        </Button>
      </div>
      <div className="users-filters-grid">
        <SelectField
          label="Account Status"
          options={STATUS_OPTIONS}
          value={state.status}
          onChange={(status) => change({ status })}
        />
        <SelectField
          label="Subscription Tier"
          options={TIER_OPTIONS}
          value={state.subscription}
          onChange={(subscription) => change({ subscription })}
        />
        <SelectField
          label="Payment trouble"
          options={BILLINGS}
          value={state.billing}
          onChange={(billing) => change({ billing })}
        />
        <CreditRangeField state={state} change={change} />
        <DateRangeField
          label="Registration Date"
          value={state.dateRange}
          onChange={(dateRange) => change({ dateRange })}
        />
      </div>
      <ActiveFilters state={state} change={change} />
    </section>
  );
}

function CreditRangeField({ state, change }: UsersAddress) {
  const { creditRange } = state;
  const [typed, setTyped] = useState(boundsOf(creditRange));
  const [shown, setShown] = useState(creditRange);
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  // What is in force wins over what was typed: a cleared filter empties the fields.
  if (shown?.min !== creditRange?.min || shown?.max !== creditRange?.max) {
    setShown(creditRange);
    setTyped(boundsOf(creditRange));
  }
  const apply = () => {
    const next = creditRangeOf(typed.min.trim(), typed.max.trim());
    if (next?.min !== creditRange?.min || next?.max !== creditRange?.max)
      change({ creditRange: next });
  };
  // From one field to the other is still the same range.
  const onBlur = (event: FocusEvent<HTMLElement>) =>
    group.current?.contains(event.relatedTarget) || apply();
  const bound = (label: string, name: 'min' | 'max') => (
    <input
      className="input num"
      aria-label={`${label} credits`}
      placeholder={label}
      inputMode="numeric"
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      onBlur={onBlur}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  );
  return (
    <div className="field" role="group" aria-labelledby={labelId} ref={group}>
      <span className="label" id={labelId}>
        Credit Range
      </span>
      <div className="users-range">
        {bound('Min', 'min')}
        <span aria-hidden="true">to</span>
        {bound('Max', 'max')}
      </div>
    </div>
  );
}

function boundsOf(range: CreditRange | null): { min: string; max: string } {
  return range ? { min: String(range.min), max: String(range.max) } : { min: '', max: '' };
}

/** Clearing a chip resets only that filter (spec §4). */
function ActiveFilters({ state, change }: UsersAddress) {
  const { status, subscription, billing, creditRange, dateRange } = state;
  if (countFilters(state) === 0) return null;
  const tier = TIER_OPTIONS.find((option) => option.value === subscription)?.label ?? '';
  return (
    <div className="users-filters-active">
      <span className="t-meta">Active filters:</span>
      {status !== 'all' && (
        <FilterChip label={`Status: ${status}`} onRemove={() => change({ status: 'all' })} />
      )}
      {subscription !== 'all' && (
        <FilterChip
          label={`Subscription: ${tier}`}
          onRemove={() => change({ subscription: 'all' })}
        />
      )}
      {billing !== 'all' && (
        <FilterChip
          label={BILLINGS.find((option) => option.value === billing)?.label ?? ''}
          onRemove={() => change({ billing: 'all' })}
        />
      )}
      {creditRange && (
        <FilterChip
          label={`Credits: ${creditRange.min} - ${creditRange.max}`}
          onRemove={() => change({ creditRange: null })}
        />
      )}
      {dateRange && (
        <FilterChip label={rangeText(dateRange)} onRemove={() => change({ dateRange: null })} />
      )}
    </div>
  );
}
