import { formatCents, PLAN_IDS, PLANS } from '#shared/rules/billing/plans.ts';

/** As the catalogue has them: the pricing page, checkout and grants read the same. */
export function PlanList() {
  return (
    <section>
      <h2 className="t-card">Plan allowances</h2>
      <dl className="admin-facts">
        {PLAN_IDS.map((id) => {
          const { label, imagesPerMonth, priceCents, interval } = PLANS[id];
          const price = interval
            ? `${formatCents(priceCents, { isShort: true })} a ${interval}`
            : 'Free';
          return (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                {imagesPerMonth} images a month
                <small>{price}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="hint">From the plan catalogue; prices change with a release.</p>
    </section>
  );
}
