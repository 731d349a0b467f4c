import './user-dialogs.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { RefundPreview } from '#shared/contract/admin-payments.ts';
import { REASON_MAX_LENGTH } from '#shared/rules/admin/admin.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { FactsRow } from '#web/ui/display/facts-row.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextAreaField, TextField } from '#web/ui/forms/text-field.tsx';
import { amountFault, centsOf, creditsFault, readCredits } from './refund-amounts.ts';
import { useUserChange } from './use-user-change.ts';
import type { User, UserDetail } from '#web/features/admin/users/use-users.ts';
import { countOf, formatCount } from '#web/lib/words/format-count.ts';

type Payment = UserDetail['transactions'][number];
interface RefundDialogProps {
  user: User;
  payment: Payment;
  onClose: () => void;
}

/** Money back, credits back, the reason and the trace, in one step. */
export function RefundDialog({ user, payment, onClose }: RefundDialogProps) {
  const target = { userId: user.userId, paymentId: payment.id };
  const preview = useQuery(queries.adminPayments.previewRefund.queryOptions({ input: target }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Refund payment"
      description={`${payment.planLabel}, ${formatCents(payment.amountCents)}, ${user.email}`}
    >
      {preview.data ? (
        <RefundForm {...{ user, payment, onClose }} whole={preview.data} />
      ) : preview.isError ? (
        <LoadFailure onRetry={preview.refetch} />
      ) : (
        <Skeleton shape="control" />
      )}
    </Dialog>
  );
}

function RefundForm({
  user,
  payment,
  onClose,
  whole,
}: RefundDialogProps & { whole: RefundPreview }) {
  const [amount, setAmount] = useState((whole.refundableCents / 100).toFixed(2));
  // Until somebody writes a number, it is what the refund takes by itself.
  const [written, setWritten] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const cents = centsOf(amount);
  const preview = usePreview(user, payment, cents) ?? whole;
  const credits = written ?? String(preview.byRule);
  const faults = {
    amount: amountFault(cents, whole.refundableCents),
    credits: creditsFault(readCredits(credits), preview),
    reason: reason.trim() === '' ? 'Please provide a reason for this refund.' : undefined,
  };
  const { isBusy, submit } = useRefund({ user, payment, onClose }, whole);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isBusy || Object.values(faults).some(Boolean)) return;
    const creditsBack = readCredits(credits) ?? 0;
    void submit({ amountCents: cents ?? 0, creditsBack, reason: reason.trim() });
  };
  const taken = Math.max(preview.byRule, readCredits(credits) ?? 0);
  return (
    <form className="user-dialog" onSubmit={onSubmit} noValidate>
      <div className="refund-fields">
        <TextField
          label="Amount in $"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={faults.amount}
          hint={`Up to ${formatCents(whole.refundableCents)}`}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label="Credits taken back"
          inputMode="numeric"
          autoComplete="off"
          value={credits}
          error={faults.credits}
          hint={`The refund itself takes ${formatCount(preview.byRule)}`}
          onChange={(event) => setWritten(event.target.value)}
        />
      </div>
      <TextAreaField
        label="Reason"
        rows={2}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        error={isAsked ? faults.reason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <FactsRow
        facts={[
          { name: 'Given back', value: faults.amount ? '–' : formatCents(cents ?? 0) },
          {
            name: 'Credits then',
            value: faults.credits ? '–' : formatCount(preview.credits - taken),
            note: `now ${formatCount(preview.credits)}`,
          },
        ]}
      />
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" type="submit" isBusy={isBusy}>
          {faults.amount ? 'Refund' : `Refund ${formatCents(cents ?? 0)}`}
        </Button>
      </DialogActions>
    </form>
  );
}

/** What this amount would take; the last answer stays until the next is there. */
function usePreview(user: User, payment: Payment, amountCents: number | null) {
  const { data } = useQuery({
    ...queries.adminPayments.previewRefund.queryOptions({
      input: { userId: user.userId, paymentId: payment.id, amountCents: amountCents ?? 0 },
    }),
    enabled: amountCents !== null && amountCents > 0,
    placeholderData: keepPreviousData,
  });
  return data;
}

interface Refund {
  amountCents: number;
  creditsBack: number;
  reason: string;
}

function useRefund({ user, payment, onClose }: RefundDialogProps, whole: RefundPreview) {
  const client = useQueryClient();
  return useUserChange({
    run: async (refund: Refund, idempotencyKey) => {
      const { amountCents, creditsTaken } = await api.adminPayments.refund({
        ...refund,
        userId: user.userId,
        paymentId: payment.id,
        expectedRefundedCents: whole.refundedCents,
        idempotencyKey,
      });
      void client.invalidateQueries({ queryKey: queries.adminPayments.key() });
      const message = `${formatCents(amountCents)} to ${user.email}, ${countOf(creditsTaken, 'credit')} taken back.`;
      return { title: 'Payment refunded', message };
    },
    failure: 'The refund could not be made. Please try again.',
    onDone: onClose,
  });
}
