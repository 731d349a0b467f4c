import './empty-state.css';
import type { ReactNode } from 'react';

/** An empty list says so in a sentence; children hold the way on, if there is one. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="t-quote">{text}</p>
      {children}
    </div>
  );
}
