import './no-credits.css';
import { ERRORS } from '#shared/errors.ts';
import { isOfferedPlans } from '#shared/rules/account.ts';
import type { Profile } from '#web/lib/account/session.ts';
import { buttonClass, ButtonLink } from '#web/ui/button.tsx';

/** In place of the Generate button when there is nothing to spend: why, and where to go from here. */
export function NoCredits({ profile }: { profile: Profile }) {
  return (
    <div className="no-credits">
      <p className="t-meta">{ERRORS.INSUFFICIENT_CREDITS.message}</p>
      {isOfferedPlans(profile) ? (
        <a className={buttonClass({ variant: 'primary' })} href="/pricing">
          Get more credits
        </a>
      ) : (
        <ButtonLink variant="primary" to="/settings">
          See your plan
        </ButtonLink>
      )}
    </div>
  );
}
