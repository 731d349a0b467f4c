import './pricing-plans.css';
import '#web/ui/button.css';
import '#web/ui/feedback/spinner.css';
import '#web/ui/feedback/toaster.css';
import { clsx } from 'clsx';
import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '#web/ui/display/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { attachPricing } from './attach-pricing.ts';
import { PLAN_CARDS } from './plan-cards.ts';
import type { PlanCard } from './plan-cards.ts';

/** Finished HTML; the same small behaviour is attached by the page's island or, in the app, here. */
export function PricingPlans() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? attachPricing(root.current) : undefined), []);
  return (
    <div ref={root} className="wrap pricing" data-pricing="">
      <div className="pricing-head">
        <a className={clsx(buttonClass({ variant: 'text', size: 'sm' }), 'pricing-back')} href="/">
          <ArrowLeft className="icon icon-sm" aria-hidden="true" />
          Back
        </a>
        <h1 className="t-section">One credit, one picture</h1>
        <p className="t-lead">Begin with ten. Stay if you like the pour.</p>
      </div>
      <div className="plans">
        {PLAN_CARDS.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </div>
      <p className="pricing-foot" data-free="">
        <a className="link" href="/dashboard">
          Continue with Free Plan
        </a>
      </p>
    </div>
  );
}

function Card({ card }: { card: PlanCard }) {
  const titleId = `plan-${card.id}`;
  return (
    <article
      className={clsx('plan', card.id === 'pro_monthly' && 'plan-hot')}
      data-card={card.id}
      aria-labelledby={titleId}
    >
      <header>
        <h2 className="t-panel" id={titleId}>
          {card.name}
        </h2>
        {card.badge && <Badge tone={card.badge.tone}>{card.badge.text}</Badge>}
      </header>
      <p className="plan-price">
        <span className="num">{card.price}</span> {card.period}
      </p>
      <p className="plan-desc">{card.description}</p>
      <PlanButton card={card} />
      <ul>
        {card.features.map((feature) => (
          <li key={feature}>
            <Check className="icon icon-sm" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The Free button is always disabled (spec §2.8): there is nothing to buy. */
function PlanButton({ card }: { card: PlanCard }) {
  const variant = card.id === 'pro_monthly' ? 'primary' : 'line';
  return (
    <button
      type="button"
      className={buttonClass({ variant, size: 'lg' })}
      disabled={card.id === 'free'}
      data-plan={card.id === 'free' ? undefined : card.id}
    >
      <span className="btn-label" data-label="">
        {card.buttonText}
      </span>
    </button>
  );
}
