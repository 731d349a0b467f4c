import './retention-table.css';
import { useId } from 'react';
import type { AnalyticsCohort } from '#shared/contract/admin-analytics.ts';
import { formatShare, shareOf } from '#web/features/admin/figures.ts';
import { formatCount } from '#web/lib/words/format-count.ts';
import { formatMonth } from '#web/features/admin/format-days.ts';
import { TableSkeleton } from '#web/features/admin/lists/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Table } from '#web/ui/display/table.tsx';

/** Tints of a share, in steps: a class each, because the page's policy knows no inline styles. */
const STEPS = 8;

export function RetentionTable({ cohorts }: { cohorts: readonly AnalyticsCohort[] | undefined }) {
  const id = useId();
  const months = Math.max(0, ...(cohorts ?? []).map((cohort) => cohort.active.length));
  return (
    <section className="retention" aria-labelledby={id}>
      <h2 className="t-card" id={id}>
        Retention by month of sign-up
      </h2>
      <p className="t-small">
        How many of those who joined in a month made at least one image in that month and in each
        month since.
      </p>
      {!cohorts ? (
        <TableSkeleton label="retention" />
      ) : months === 0 ? (
        <EmptyState text="Nobody has signed up yet." />
      ) : (
        <Table caption="Retention by month of sign-up" isScrolling>
          <thead>
            <tr>
              <th scope="col">Joined</th>
              <th scope="col" className="r">
                Users
              </th>
              {Array.from({ length: months }, (_, month) => (
                <th key={month} scope="col" className="retention-month">
                  {month === 0 ? 'Same month' : `+${month}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map((cohort) => (
              <CohortRow key={cohort.month} cohort={cohort} months={months} />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

function CohortRow({ cohort, months }: { cohort: AnalyticsCohort; months: number }) {
  return (
    <tr>
      <th scope="row">{formatMonth(cohort.month)}</th>
      <td className="r num">{formatCount(cohort.size)}</td>
      {Array.from({ length: months }, (_, month) => (
        <RetentionCell key={month} active={cohort.active[month]} size={cohort.size} />
      ))}
    </tr>
  );
}

function RetentionCell({ active, size }: { active: number | undefined; size: number }) {
  // The month has not come yet.
  if (active === undefined)
    return (
      <td>
        <span className="visually-hidden">Not yet</span>
      </td>
    );
  const share = shareOf(active, size) ?? 0;
  return (
    <td
      className={`retention-cell retention-${Math.ceil(share * STEPS)} num`}
      title={`${formatCount(active)} of ${formatCount(size)}`}
    >
      {formatShare(share)}
    </td>
  );
}
