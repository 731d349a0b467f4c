import './pager.css';
import { Button } from './button.tsx';

type PagerProps = {
  /** Plural: 'Showing 1 to 50 of 2,397 users'. */
  noun: string;
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
};

export function Pager({ noun, page, pageSize, total, onChange }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className="pager" aria-label={`Pages of ${noun}`}>
      <p className="t-meta num" aria-live="polite">
        {rangeText({ noun, page, pageSize, total })}
      </p>
      <div className="pager-buttons">
        <Button size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
          Previous
        </Button>
        <Button size="sm" disabled={page >= last} onClick={() => onChange(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}

function rangeText({ noun, page, pageSize, total }: Omit<PagerProps, 'onChange'>): string {
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return `Showing ${figure(from)} to ${figure(to)} of ${figure(total)} ${noun}`;
}

function figure(value: number): string {
  return value.toLocaleString('en-US');
}
