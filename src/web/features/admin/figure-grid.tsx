import './figure-grid.css';
import { Link } from 'react-router';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export interface Figure {
  name: string;
  /** Undefined while it is on its way. */
  value: string | undefined;
  note: string | undefined;
  /** Where the rows stand that it counts. */
  to?: string;
}

/** Large figures in cells between hairlines, three in a row. */
export function FigureGrid({ figures }: { figures: readonly Figure[] }) {
  const isBusy = figures.some((figure) => figure.value === undefined);
  return (
    <dl className="figures" aria-busy={isBusy}>
      {figures.map(({ name, value, note, to }) => (
        <div key={name}>
          <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
          <dd className="figure num">{value ?? <Skeleton shape="fill" />}</dd>
          <dd className="figure-note">{note ?? <Skeleton shape="fill" />}</dd>
        </div>
      ))}
    </dl>
  );
}
