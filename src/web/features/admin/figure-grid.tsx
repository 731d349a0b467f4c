import './figure-grid.css';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Figure {
  name: string;
  /** Undefined while it is on its way. */
  value: string | undefined;
  note: string | undefined;
}

/** Large figures in cells between hairlines, three in a row. */
export function FigureGrid({ figures }: { figures: readonly Figure[] }) {
  const isBusy = figures.some((figure) => figure.value === undefined);
  return (
    <dl className="figures" aria-busy={isBusy}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figure num">{value ?? <Skeleton shape="fill" />}</dd>
          <dd className="figure-note">{note ?? <Skeleton shape="fill" />}</dd>
        </div>
      ))}
    </dl>
  );
}
