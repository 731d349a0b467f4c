import './table.css';
import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  /** Wider or taller than its place: then the keyboard must reach it, too. */
  isScrolling?: boolean;
  children: ReactNode;
}

/** Cells take the classes `r` (right) and `num` (figures); below 768 px show cards instead. */
export function Table({ caption, isScrolling = false, children }: TableProps) {
  const scrolling = isScrolling && { role: 'group', tabIndex: 0, 'aria-label': caption };
  return (
    <div className="table-wrap" {...scrolling}>
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
