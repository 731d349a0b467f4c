import './payment-status.css';
import { PLANS } from '#shared/rules/billing/plans.ts';
import { SIGN_IN_ENTRY_PATH, withReturnPath } from '#shared/paths.ts';
import { useSession } from '#web/lib/account/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/errors/message-page.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { Billing } from '#web/features/billing/use-billing.ts';
import { usePaymentCheck } from './use-payment-check.ts';
import type { PaymentCheck } from './use-payment-check.ts';
import { formatCount } from '#web/lib/words/format-count.ts';

/** After the checkout (spec §2.9): says what the account really is, and looks until the plan is there. */
export function PaymentStatus({ sessionId }: { sessionId: string | null }) {
  const session = useSession();
  const check = usePaymentCheck({ isEnabled: session.status === 'signed-in', sessionId });
  const hasTransaction =
    check.state === 'checking' || (sessionId !== null && check.state !== 'none');
  return (
    <MessagePage
      title={titleOf(check)}
      details={
        session.status !== 'signed-out' &&
        hasTransaction && (
          <dl className="transaction">
            <dt>Transaction ID</dt>
            <dd className="num">{sessionId ?? 'Processing...'}</dd>
          </dl>
        )
      }
      actions={
        <>
          {'lookAgain' in check && <Button onClick={check.lookAgain}>Check again</Button>}
          {check.state === 'unpaid' && <ButtonLink to="/pricing">See the plans</ButtonLink>}
          <ButtonLink variant="primary" to="/dashboard">
            Start Creating
          </ButtonLink>
          <ButtonLink to="/settings?tab=billing">Settings</ButtonLink>
        </>
      }
    >
      {session.status === 'signed-out' ? <SignedOut /> : <Words check={check} />}
    </MessagePage>
  );
}

/** An address proves no payment, whoever typed it: thanks are for one that the provider knows. */
function titleOf({ state }: PaymentCheck): string {
  if (state === 'done') return 'Your plan is active';
  return state === 'waiting' ? 'Thank you' : 'Your payment';
}

function SignedOut() {
  const here = location.pathname + location.search;
  return (
    <p>
      Whether a payment has arrived is shown to its owner.{' '}
      <a className="link" href={withReturnPath(SIGN_IN_ENTRY_PATH, here)}>
        Sign in
      </a>{' '}
      to see your plan.
    </p>
  );
}

const WORDS = {
  none: 'There is no payment to show here. Your plan stands in the settings.',
  unpaid: 'This checkout was not completed, and nothing was charged.',
  unreached:
    'We could not ask the payment provider just now. If you have paid, your account is updated by itself.',
  waiting:
    'The confirmation has not reached us yet. It may take another minute; your account is updated by itself.',
};

function Words({ check }: { check: PaymentCheck }) {
  if (check.state === 'checking')
    return (
      <output className="payment-checking">
        <Spinner /> Updating your account
      </output>
    );
  return (
    <output className="payment-words">
      {check.state === 'done' ? tellPlan(check.billing) : WORDS[check.state]}
    </output>
  );
}

const tellPlan = ({ planId, credits }: Billing) =>
  `Your ${PLANS[planId].label} plan is active, with ${formatCount(credits)} credits to spend.`;
