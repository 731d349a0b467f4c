import './table.css';
import type { ReactNode } from 'react';

/** Cells take the classes `r` (right) and `num` (figures); below 768 px show cards instead. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="table-wrap">
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
