import { ERRORS } from '#shared/errors.ts';
import type { SessionData } from '#web/lib/account/session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Whoever was in and is not any more is told why, before being asked to sign in. */
export function WhyHere({ session, hasEnded }: { session: SessionData; hasEnded: boolean }) {
  const { suspension, supportEmail } = session;
  if (suspension)
    return (
      <Notice tone="danger">
        {ERRORS.BANNED.message}
        {suspension.reason && <small>Reason: {suspension.reason}</small>}
        <small>
          <a className="link" href={`mailto:${supportEmail}`}>
            Contact Support
          </a>
        </small>
      </Notice>
    );
  return hasEnded && <Notice>{ERRORS.UNAUTHENTICATED.message}</Notice>;
}
