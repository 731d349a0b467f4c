interface FactsProps {
  rows: readonly (readonly [term: string, value: string])[];
  className?: string;
}

/** Terms and what they stand for, side by side. */
export function Facts({ rows, className }: FactsProps) {
  return (
    <dl className={className}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
