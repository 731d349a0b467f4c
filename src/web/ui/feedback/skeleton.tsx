import './skeleton.css';
import { clsx } from 'clsx';

interface SkeletonProps {
  /** The shape of what comes: nothing may move when it does. `fill` takes its parent's box. */
  shape?: 'line' | 'line-short' | 'title' | 'control' | 'fill';
  className?: string;
}

/** Quiet by intent: no sweep, no pulse. The parent says `aria-busy` once for all of them. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      className={clsx(
        'skeleton',
        shape === 'line-short' ? 'skeleton-line skeleton-line-short' : `skeleton-${shape}`,
        className,
      )}
      aria-hidden="true"
    />
  );
}
