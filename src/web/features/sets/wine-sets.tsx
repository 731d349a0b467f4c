import './wine-sets.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '#web/lib/requests/api.ts';
import { formatDay } from '#web/lib/words/format-day.ts';
import { setTitle } from './set-words.ts';

/** The orders that a wine was in, the newest first; nothing where there is none. */
export function WineSets({ wineId }: { wineId: string }) {
  const { data } = useQuery(queries.sets.list.queryOptions({ input: { wineId } }));
  if (!data || data.sets.length === 0) return null;
  return (
    <section className="wine-sets" aria-labelledby="wine-sets">
      <h2 className="t-panel" id="wine-sets">
        Sets
      </h2>
      <ul>
        {data.sets.map((set) => (
          <li key={set.id}>
            <Link to={`/sets/${set.id}`}>{setTitle(set)}</Link>
            <span className="num">
              {set.delivered} of {set.total} pictures
            </span>
            <time dateTime={set.createdAt}>{formatDay(set.createdAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
