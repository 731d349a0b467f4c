import './payment-status.css';
import { PLANS } from '#shared/rules/plans.ts';
import { SIGN_IN_ENTRY_PATH, withReturnPath } from '#shared/paths.ts';
import { useSession } from '#web/lib/account/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/errors/message-page.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { type PaymentCheck, usePaymentCheck } from './use-payment-check.ts';

/** After the checkout (spec §2.9): says what the account really is, and looks until the plan is there. */
export function PaymentStatus({ sessionId }: { sessionId: string | null }) {
  const session = useSession();
  const isAfterCheckout = sessionId !== null;
  const check = usePaymentCheck({ isEnabled: session.status === 'signed-in', isAfterCheckout });
  const hasTransaction = isAfterCheckout || check.state === 'checking';
  return (
    <MessagePage
      title={titleOf(check, session.status === 'signed-in' && isAfterCheckout)}
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
          {check.state === 'waiting' && isAfterCheckout && (
            <Button onClick={check.lookAgain}>Check again</Button>
          )}
          <ButtonLink variant="primary" to="/dashboard">
            Start Creating
          </ButtonLink>
          <ButtonLink to="/settings?tab=billing">Settings</ButtonLink>
        </>
      }
    >
      {session.status === 'signed-out' ? (
        <SignedOut />
      ) : (
        <Words check={check} isAfterCheckout={isAfterCheckout} />
      )}
    </MessagePage>
  );
}

/** An address proves no payment, whoever typed it: the plan is told as the server has it. */
function titleOf(check: PaymentCheck, isAfterCheckout: boolean): string {
  if (check.state === 'done') return 'Your plan is active';
  return isAfterCheckout ? 'Thank you' : 'Your payment';
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

function Words({ check, isAfterCheckout }: { check: PaymentCheck; isAfterCheckout: boolean }) {
  if (check.state === 'done')
    return (
      <output className="payment-words">
        Your {PLANS[check.billing.planId].label} plan is active, with{' '}
        {check.billing.credits.toLocaleString('en-US')} credits to spend.
      </output>
    );
  if (check.state === 'waiting' && !isAfterCheckout)
    return (
      <output className="payment-words">
        There is no payment to show here. Your plan stands in the settings.
      </output>
    );
  if (check.state === 'waiting')
    return (
      <output className="payment-words">
        The confirmation has not reached us yet. It may take another minute; your account is updated
        by itself.
      </output>
    );
  return (
    <output className="payment-checking">
      <Spinner /> Updating your account
    </output>
  );
}
