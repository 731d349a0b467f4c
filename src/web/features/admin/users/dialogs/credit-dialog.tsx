import { ArrowRight, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { adjustmentFault, balanceAfter, DEFAULT_REASONS } from '#shared/rules/admin/admin.ts';
import { api } from '#web/lib/requests/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import './user-dialogs.css';
import type { UserDialogProps } from './ban-dialogs.tsx';
import { useUserChange } from './use-user-change.ts';
import { useUserDetail } from '#web/features/admin/users/use-users.ts';
import { countOf, formatCount } from '#web/lib/words/format-count.ts';

type Direction = 'add' | 'remove';

const DIRECTIONS = [
  { value: 'add', label: 'Add', icon: Plus },
  { value: 'remove', label: 'Remove', icon: Minus },
] as const;

export function CreditDialog({ user: opened, onClose }: UserDialogProps) {
  // As it is now, not as it was when the dialog opened: the preview is what will happen.
  const { data } = useUserDetail(opened.userId);
  const user = data?.user ?? opened;
  const [direction, setDirection] = useState<Direction>('add');
  const [amountText, setAmountText] = useState('');
  // Until somebody writes one, the reason is the direction's own.
  const [written, setWritten] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const reason = written ?? DEFAULT_REASONS[direction];
  const amount = readAmount(amountText, direction);
  const faults = { amount: amountFault(amount), reason: reasonFault(reason) };
  const { isBusy, submit } = useCreditChange(user, onClose);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!faults.amount && !faults.reason && !isBusy)
      void submit({ amount: amount ?? 0, expectedCredits: user.credits, reason: reason.trim() });
  };
  const verb = direction === 'add' ? 'Add' : 'Remove';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Adjust credits"
      description={`${user.displayName}, ${user.email}`}
    >
      <form className="user-dialog" onSubmit={onSubmit} noValidate>
        <Segmented
          label="Direction"
          segments={DIRECTIONS}
          value={direction}
          onChange={setDirection}
          isFull
        />
        <TextField
          label="Amount"
          inputMode="numeric"
          autoComplete="off"
          value={amountText}
          error={isAsked || amountText.trim() !== '' ? faults.amount : undefined}
          onChange={(event) => setAmountText(event.target.value)}
        />
        <TextField
          label="Reason"
          value={reason}
          error={isAsked ? faults.reason : undefined}
          onChange={(event) => setWritten(event.target.value)}
        />
        <Balance now={user.credits} then={balanceAfter(user, faults.amount ? 0 : (amount ?? 0))} />
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" isBusy={isBusy}>
            {faults.amount
              ? `${verb} credits`
              : `${verb} ${countOf(Math.abs(amount ?? 0), 'credit')}`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Balance({ now, then }: { now: number; then: number }) {
  return (
    <div className="user-balance" aria-live="polite">
      <div>
        <span className="t-meta">Balance now</span>
        <b className="num">{formatCount(now)}</b>
      </div>
      <ArrowRight className="icon" aria-hidden="true" />
      <div>
        <span className="t-meta">After this</span>
        <b className="num">{formatCount(then)}</b>
      </div>
    </div>
  );
}

interface CreditChange {
  amount: number;
  expectedCredits?: number;
  reason: string;
}

/** Also the quick grant, which asks nothing. */
export function useCreditChange({ userId, email }: UserDialogProps['user'], onDone: () => void) {
  return useUserChange({
    run: async (input: CreditChange, idempotencyKey) => {
      const { changed } = await api.adminUsers.adjustCredits({ userId, ...input, idempotencyKey });
      const [verb, way] = input.amount > 0 ? ['Added', 'to'] : ['Removed', 'from'];
      const message = `${verb} ${countOf(Math.abs(changed), 'credit')} ${way} ${email}`;
      return { title: 'Credits Adjusted', message };
    },
    failure: 'Failed to adjust credits. Please try again.',
    onDone,
  });
}

/** Digits alone: a sign or an exponent would turn the direction that was chosen, or hide the size. */
export function readAmount(text: string, direction: Direction): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  const amount = Number(text.trim());
  return direction === 'add' ? amount : -amount;
}

/** spec §5: a whole number of at least 1, within the bounds of one adjustment. */
export function amountFault(amount: number | null): string | undefined {
  if (amount === null || amount === 0 || !Number.isInteger(amount))
    return 'Please enter a valid credit amount.';
  return adjustmentFault(amount) ?? undefined;
}

function reasonFault(reason: string): string | undefined {
  return reason.trim() === '' ? 'Please provide a reason for this credit adjustment.' : undefined;
}
