import { useSearchParams } from 'react-router';
import { PaymentStatus } from '#web/features/billing/payment/payment-status.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';

export const meta = () => [{ title: 'Payment · Vignette' }];

export default function PaymentSuccess() {
  const [query] = useSearchParams();
  // The prerendered page knows no query yet.
  const isHydrated = useHydrated();
  return <PaymentStatus sessionId={isHydrated ? query.get('session_id') : null} />;
}
