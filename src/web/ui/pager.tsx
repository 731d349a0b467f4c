import './pager.css';
import { Button } from './button.tsx';
import { formatCount } from '#web/lib/words/format-count.ts';

interface PagerProps {
  /** Plural: 'Showing 1 to 50 of 2,397 users'. */
  noun: string;
  page: number;
  pageSize: number;
  total: number;
  /** False: there are at least `total`; `hasNext` then says whether there is another page. */
  isTotalExact?: boolean;
  hasNext?: boolean;
  onChange: (page: number) => void;
}

export function Pager({ onChange, hasNext, ...range }: PagerProps) {
  const { noun, page, pageSize, total } = range;
  const isLast = hasNext === undefined ? page >= Math.ceil(total / pageSize) : !hasNext;
  return (
    <nav className="pager" aria-label={`Pages of ${noun}`}>
      <p className="t-meta num" aria-live="polite">
        {rangeText(range)}
      </p>
      <div className="pager-buttons">
        <Button size="sm" aria-disabled={page <= 1} onClick={() => onChange(page - 1)}>
          Previous
        </Button>
        <Button size="sm" aria-disabled={isLast} onClick={() => onChange(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}

type Range = Omit<PagerProps, 'onChange' | 'hasNext'>;

function rangeText({ noun, page, pageSize, total, isTotalExact = true }: Range): string {
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = isTotalExact ? Math.min(page * pageSize, total) : page * pageSize;
  const of = isTotalExact ? formatCount(total) : `${formatCount(Math.max(total, to))}+`;
  return `Showing ${formatCount(from)} to ${formatCount(to)} of ${of} ${noun}`;
}
