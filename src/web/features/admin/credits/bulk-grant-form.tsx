import { useState } from 'react';
import type { FormEvent } from 'react';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { DateRangeField } from '#web/features/admin/lists/date-range-field.tsx';
import { dayRangeOf } from '#web/features/admin/lists/day-range.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/overlays/dialog.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/forms/text-field.tsx';
import { STATUS_OPTIONS, TIER_OPTIONS } from '#web/features/admin/user-options.ts';
import { REASON_MAX_LENGTH, USER_LIST } from '#shared/rules/admin/admin.ts';
import type { AccountStatus, TierFilter } from '#shared/rules/admin/admin.ts';

export interface GrantDraft {
  amount: string;
  reason: string;
  search: string;
  status: AccountStatus;
  subscription: TierFilter;
  creditMin: string;
  creditMax: string;
  from: string;
  to: string;
}

export const EMPTY_DRAFT: GrantDraft = {
  amount: '10',
  reason: '',
  search: '',
  status: 'active',
  subscription: 'all',
  creditMin: '',
  creditMax: '',
  from: '',
  to: '',
};

/** The filter as the server takes it: what is not filled in is not said. */
export function filterOf(draft: GrantDraft) {
  const { status, subscription, search, creditMin, creditMax, from, to } = draft;
  const texts = { search: search.trim(), creditMin, creditMax, from, to };
  return {
    status,
    subscription,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
  };
}

/** spec §5, in its words. */
export function draftFaults({ amount, reason }: GrantDraft) {
  const value = Number(amount);
  return {
    amount: amountFault(amount.trim() === '' ? Number.NaN : value),
    reason:
      reason.trim() === '' ? 'Please provide a reason for this credit adjustment.' : undefined,
  };
}

function amountFault(value: number): string | undefined {
  if (Number.isNaN(value) || value < 1) return 'Please enter a valid credit amount.';
  if (!Number.isInteger(value)) return 'Credit amount must be a whole number';
  return value > CREDITS.maxAdjustment ? 'Credit addition too large' : undefined;
}

interface BulkGrantFormProps {
  draft: GrantDraft;
  onChange: (draft: GrantDraft) => void;
  isBusy: boolean;
  onSubmit: () => void;
}

export function BulkGrantForm({ draft, onChange, isBusy, onSubmit }: BulkGrantFormProps) {
  const [isTried, setIsTried] = useState(false);
  const faults = draftFaults(draft);
  const shown: Partial<typeof faults> = isTried ? faults : {};
  const set = (changes: Partial<GrantDraft>) => onChange({ ...draft, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isBusy && Object.values(faults).every((fault) => fault === undefined)) onSubmit();
  };
  return (
    <form className="grant-form" onSubmit={submit} noValidate>
      <TextField
        label="Credits for each user"
        inputMode="numeric"
        value={draft.amount}
        error={shown.amount}
        onChange={(event) => set({ amount: event.target.value })}
      />
      <WhoFields draft={draft} set={set} />
      <TextAreaField
        label="Reason"
        rows={2}
        maxLength={REASON_MAX_LENGTH}
        hint="Stands in every user's credit history and in the audit log."
        value={draft.reason}
        error={shown.reason}
        onChange={(event) => set({ reason: event.target.value })}
      />
      <DialogActions>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          Preview
        </Button>
      </DialogActions>
    </form>
  );
}

interface WhoFieldsProps {
  draft: GrantDraft;
  set: (changes: Partial<GrantDraft>) => void;
}

function WhoFields({ draft, set }: WhoFieldsProps) {
  return (
    <fieldset className="grant-who">
      <legend className="label">Who receives them</legend>
      <SelectField
        label="Account Status"
        options={STATUS_OPTIONS}
        value={draft.status}
        onChange={(status) => set({ status })}
      />
      <SelectField
        label="Subscription Tier"
        options={TIER_OPTIONS}
        value={draft.subscription}
        onChange={(subscription) => set({ subscription })}
      />
      <TextField
        label="Credits from"
        inputMode="numeric"
        placeholder="Min"
        value={draft.creditMin}
        onChange={(event) => set({ creditMin: event.target.value.replaceAll(/\D/g, '') })}
      />
      <TextField
        label="Credits to"
        inputMode="numeric"
        placeholder="Max"
        value={draft.creditMax}
        onChange={(event) => set({ creditMax: event.target.value.replaceAll(/\D/g, '') })}
      />
      <DateRangeField
        label="Registration Date"
        value={dayRangeOf(draft.from, draft.to)}
        onChange={(range) => set({ from: range?.from ?? '', to: range?.to ?? '' })}
      />
      <div className="grant-search">
        <TextField
          label="Name or email contains"
          type="search"
          maxLength={USER_LIST.searchMaxLength}
          value={draft.search}
          onChange={(event) => set({ search: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
