import './billing-tab.css';
import '#web/ui/display/facts-row.css';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Keeps the place of the subscription card while it loads. */
export function BillingSkeleton() {
  return (
    <div className="billing" aria-busy="true" aria-label="Loading">
      <div className="billing-section">
        <Skeleton shape="title" />
        <div className="facts-row">
          {['plan', 'price', 'date', 'credits'].map((fact) => (
            <div key={fact}>
              <Skeleton shape="line-short" />
              <Skeleton />
            </div>
          ))}
        </div>
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
