import './facts-row.css';
import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
  note?: ReactNode;
}

/** Facts in a row, set like the back of a label. */
export function FactsRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts-row">
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">
            {value}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
