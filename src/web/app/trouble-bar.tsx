import { DisputeBar } from '#web/features/billing/payment/dispute-bar.tsx';
import { PaymentBar } from '#web/features/billing/payment/payment-bar.tsx';
import { DeletionNotice } from '#web/features/settings/deletion-notice.tsx';
import { supportLink } from '#web/features/settings/support-link.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';

/** One at a time, the gravest first: whoever leaves is charged nothing more. */
export function TroubleBar({ session }: { session: SignedInSession }) {
  const { profile, next } = session;
  if (profile.deletionDate) return <DeletionNotice profile={profile} />;
  if (next.owing) return <PaymentBar next={next} />;
  return <DisputeBar next={next} supportLink={supportLink(session)} />;
}
