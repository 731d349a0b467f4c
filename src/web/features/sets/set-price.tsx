import { countOf, formatCount } from '#web/lib/words/format-count.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** What an order will cost, or a quiet place while that is being counted. */
export function SetPrice({ cost, credits }: { cost: number | null; credits: number }) {
  const lacking = (cost ?? 0) - credits;
  return (
    <>
      <p className="set-order-price num" aria-busy={cost === null}>
        {cost === null ? (
          <Skeleton shape="line-short" />
        ) : (
          <>
            <b>{formatCount(cost)}</b> {cost === 1 ? 'credit' : 'credits'}
          </>
        )}
        <small>
          Spent picture by picture, as each is delivered. You have {formatCount(credits)}.
        </small>
      </p>
      {lacking > 0 && (
        <Notice tone="amber">
          {countOf(lacking, 'more credit')} {lacking === 1 ? 'is' : 'are'} needed.
        </Notice>
      )}
    </>
  );
}
