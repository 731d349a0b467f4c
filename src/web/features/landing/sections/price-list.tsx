import '#web/features/landing/section.css';
import './price-list.css';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { formatCents, PLANS, YEARLY_FREE_MONTHS } from '#shared/rules/billing/plans.ts';

const { free, pro_monthly: monthly, pro_yearly: yearly } = PLANS;

const LINES = [
  {
    plan: free,
    name: free.label,
    gets: `${CREDITS.welcomeGrant} images to start, then ${free.imagesPerMonth} per month`,
    period: 'forever',
  },
  {
    plan: monthly,
    name: monthly.label,
    gets: `${monthly.imagesPerMonth} images per month`,
    period: 'per month',
  },
  {
    plan: yearly,
    name: yearly.label,
    gets: `${yearly.imagesPerMonth} images per month, ${YEARLY_FREE_MONTHS} months free`,
    period: 'per year',
  },
] as const;

/** The plan catalogue set like a wine list. */
export function PriceList() {
  return (
    <section className="section wrap section-aside" id="pricing" aria-labelledby="pricing-title">
      <h2 className="t-section" id="pricing-title">
        The list
      </h2>
      <div>
        <ul className="price-list">
          {LINES.map(({ plan, name, gets, period }) => (
            <li key={plan.id}>
              <p className="price-line">
                <span>{name}</span>
                <span className="price-dots" aria-hidden="true" />
                <span className="num">{formatCents(plan.priceCents, { isShort: true })}</span>
              </p>
              <p className="price-note">
                <span>{gets}</span>
                <span>{period}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="price-more">
          <a className="link" href="/pricing">
            Compare the plans
          </a>
        </p>
      </div>
    </section>
  );
}
