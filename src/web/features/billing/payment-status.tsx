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
  const isSignedIn = session.status === 'signed-in';
  const check = usePaymentCheck({ isEnabled: isSignedIn });
  return (
    <MessagePage
      title={titleOf(session.status, check)}
      details={
        session.status !== 'signed-out' && (
          <dl className="transaction">
            <dt>Transaction ID</dt>
            <dd className="num">{sessionId ?? 'Processing...'}</dd>
          </dl>
        )
      }
      actions={
        <>
          {check.state === 'waiting' && <Button onClick={check.lookAgain}>Check again</Button>}
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

/** An address proves nothing: nobody who is not known here is thanked for a payment. */
function titleOf(status: ReturnType<typeof useSession>['status'], check: PaymentCheck): string {
  if (status === 'signed-out') return 'Your payment';
  return check.state === 'done' ? 'Payment successful' : 'Thank you';
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

function Words({ check }: { check: PaymentCheck }) {
  if (check.state === 'done')
    return (
      <output className="payment-words">
        Your {PLANS[check.billing.planId].label} plan is active, with{' '}
        {check.billing.credits.toLocaleString('en-US')} credits to spend.
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
