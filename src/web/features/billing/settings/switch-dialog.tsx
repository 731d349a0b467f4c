import { useMutation, useQuery } from '@tanstack/react-query';
import type { SwitchOffer } from '#shared/contract/billing.ts';
import { dayText } from '#shared/rules/days.ts';
import { formatCents, PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { notifySuccess } from '#web/lib/notices/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { notifyBillingFailure } from '#web/features/billing/notify-billing-failure.ts';
import { useShowBilling } from '#web/features/billing/use-billing.ts';

interface SwitchDialogProps {
  planId: PaidPlanId;
  onClose: () => void;
}

/** Another plan, for an amount that is said before anything is charged. */
export function SwitchDialog({ planId, onClose }: SwitchDialogProps) {
  const { label } = PLANS[planId];
  const { data: offer, isError, refetch } = useOffer(planId);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Switch to ${label}`}
      description="The new plan begins at once; what you have paid for the old one counts."
    >
      {offer ? (
        <Offer offer={offer} onClose={onClose} onOutdated={() => void refetch()} />
      ) : isError ? (
        <LoadFailure onRetry={refetch} />
      ) : (
        <Skeleton shape="control" />
      )}
    </Dialog>
  );
}

/** Asked anew each time: an amount of yesterday is no offer. */
const useOffer = (planId: PaidPlanId) =>
  useQuery({
    ...queries.billing.offerSwitch.queryOptions({ input: { planId } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

interface OfferProps {
  offer: SwitchOffer;
  onClose: () => void;
  onOutdated: () => void;
}

function Offer({ offer, onClose, onOutdated }: OfferProps) {
  const show = useShowBilling();
  const { planId, at, dueCents } = offer;
  const { label } = PLANS[planId];
  const accept = useMutation({
    mutationFn: () => api.billing.acceptSwitch({ planId, at, dueCents }),
    onSuccess: async (billing) => {
      await show(billing);
      notifySuccess({ title: 'Plan changed', message: `You are on ${label} now.` });
      onClose();
    },
    onError: (error) => {
      if (errorCodeOf(error) === 'OFFER_OUTDATED') onOutdated();
      notifyBillingFailure(error, 'SWITCH_FAILED');
    },
  });
  return (
    <>
      <p>{offerText(offer)}</p>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Keep my plan
        </Button>
        <Button variant="primary" isBusy={accept.isPending} onClick={() => accept.mutate()}>
          {dueCents > 0 ? `Pay ${formatCents(dueCents)} and switch` : `Switch to ${label}`}
        </Button>
      </DialogActions>
    </>
  );
}

/** 'Today $198.73, then $220 on …; your credits stay.' */
export function offerText(offer: SwitchOffer): string {
  const { planId, dueCents, creditCents, renewsAt, renewsForCents } = offer;
  const price = formatCents(PLANS[planId].priceCents);
  const isLess = renewsForCents < PLANS[planId].priceCents;
  const then = `${formatCents(renewsForCents)} on ${dayText(renewsAt)}`;
  return [
    `Today ${formatCents(dueCents)}, then ${then}${isLess ? ` (${price} less your credit)` : ''}; your credits stay.`,
    ...(creditCents > 0 ? [`${formatCents(creditCents)} stays as credit and is used first.`] : []),
  ].join(' ');
}
