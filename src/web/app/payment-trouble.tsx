import './payment-trouble.css';
import { Suspense } from 'react';
import type { WhatNext } from '#shared/rules/billing/what-next.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

// Hardly anybody needs it; whoever does has its place kept until it comes.
const PaymentBar = lazyPart(async () => {
  const { PaymentBar } = await import('#web/features/billing/payment/payment-bar.tsx');
  return { default: PaymentBar };
});

export function PaymentTrouble({ next }: { next: WhatNext }) {
  if (!next.owing) return null;
  return (
    <div className="payment-trouble">
      <Suspense>
        <PaymentBar next={next} />
      </Suspense>
    </div>
  );
}
