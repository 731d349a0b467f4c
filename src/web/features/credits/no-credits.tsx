import './no-credits.css';
import { ERRORS } from '#shared/errors.ts';
import { isPro, type SubscriptionStatus } from '#shared/rules/account.ts';
import { buttonClass, ButtonLink } from '#web/ui/button.tsx';

/** In place of the Generate button when there is nothing to spend: why, and where to go from here. */
export function NoCredits({ status }: { status: SubscriptionStatus }) {
  return (
    <div className="no-credits">
      <p className="t-meta">{ERRORS.INSUFFICIENT_CREDITS.message}</p>
      {isPro(status) ? (
        <ButtonLink variant="primary" to="/settings">
          See your plan
        </ButtonLink>
      ) : (
        <a className={buttonClass({ variant: 'primary' })} href="/pricing">
          Get more credits
        </a>
      )}
    </div>
  );
}
