import { useState } from 'react';
import { Link } from 'react-router';
import { wineTitle } from '#shared/rules/pictures/wine-title.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { BareCheckbox } from '#web/ui/forms/checkbox.tsx';
import { bottleUrl } from './use-wines.ts';
import type { Wine } from './use-wines.ts';

interface WineCardsProps {
  wines: Wine[] | null;
  isSearching: boolean;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** The wines as bottles on their cards, or what stands there instead. */
export function WineCards({ wines, isSearching, chosen, onToggle }: WineCardsProps) {
  if (!wines) return <WinesSkeleton />;
  if (wines.length === 0)
    return (
      <EmptyState
        text={
          isSearching
            ? 'No wine of yours matches your search.'
            : 'No wines yet. Add your bottle once; it is right to the letter in every picture.'
        }
      />
    );
  return (
    <ul className="wine-grid">
      {wines.map((wine) => (
        <li key={wine.id} className="wine-place" data-chosen={chosen.has(wine.id) || undefined}>
          <WineCard wine={wine} />
          <span className="wine-check">
            <BareCheckbox
              aria-label={`Choose ${wineTitle(wine)}`}
              checked={chosen.has(wine.id)}
              onChange={() => onToggle(wine.id)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Drawn the first time somebody looks: until then its place says so. */
function Bottle({ url }: { url: string }) {
  const [state, setState] = useState<'drawing' | 'drawn' | 'missing'>('drawing');
  if (state === 'missing') return <span className="wine-card-note">No picture just now</span>;
  return (
    <>
      {state === 'drawing' && <span className="wine-card-note">Being drawn …</span>}
      <img
        src={url}
        alt=""
        width={208}
        height={304}
        loading="lazy"
        data-drawn={state === 'drawn' || undefined}
        onLoad={() => setState('drawn')}
        onError={() => setState('missing')}
      />
    </>
  );
}

function WineCard({ wine }: { wine: Wine }) {
  return (
    <Link className="wine-card" to={`/wines/${wine.id}`}>
      <span className="wine-card-bottle print">
        <Bottle key={bottleUrl(wine)} url={bottleUrl(wine)} />
      </span>
      <span className="wine-card-name">{wineTitle(wine)}</span>
      <span className="wine-card-facts">
        {[wine.producer, wine.appellation || wine.grape].filter(Boolean).join(' · ')}
      </span>
      <span className="wine-card-facts">
        {wine.isSample ? <Badge tone="gold">Sample</Badge> : countOf(wine.pictures, 'picture')}
      </span>
    </Link>
  );
}

const PLACES = [1, 2, 3, 4];

function WinesSkeleton() {
  return (
    <div className="wine-grid" aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className="wine-card-bottle">
          <Skeleton shape="fill" />
        </span>
      ))}
    </div>
  );
}
