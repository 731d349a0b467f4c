import { useQuery } from '@tanstack/react-query';
import { wineTitle } from '#shared/rules/pictures/wine-title.ts';
import { queries } from '#web/lib/requests/api.ts';

interface WineFilterProps {
  onChoose: (wineId: string) => void;
}

/** The own wines that are in a picture, the last used first; nothing where none is. */
export function WineFilter({ onChoose }: WineFilterProps) {
  const { data } = useQuery(queries.wines.list.queryOptions({ input: {} }));
  const pictured = data?.wines.filter(({ pictures }) => pictures > 0) ?? [];
  if (pictured.length === 0) return null;
  return (
    <select
      className="chip gallery-wine"
      aria-label="Pictures of one wine"
      value=""
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">Any wine</option>
      {pictured.map((wine) => (
        <option key={wine.id} value={wine.id}>
          {wineTitle(wine)}
        </option>
      ))}
    </select>
  );
}
