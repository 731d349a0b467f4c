import './set-wines.css';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { SetItem } from '#shared/contract/sets.ts';
import { ERRORS, isErrorCode } from '#shared/errors.ts';
import { SHOTS } from '#shared/rules/pictures/outlets.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { isOpen } from '#shared/rules/pictures/generation.ts';

/** The pictures of an order, wine by wine where there are several. */
export function SetWines({ wines }: { wines: ReadonlyMap<string, SetItem[]> }) {
  const groups = [...wines];
  if (groups.length === 1) {
    const [[, items]] = groups as [[string, SetItem[]]];
    return (
      <>
        {items[0]?.isWineRemoved && <RemovedWine />}
        <Pictures items={items} />
      </>
    );
  }
  return groups.map(([key, items]) => (
    <section key={key} className="set-wine" aria-label={items[0]?.wineTitle}>
      <header className="set-wine-head">
        <h2 className="t-panel">{items[0]?.wineTitle}</h2>
        {items[0]?.isWineRemoved && <RemovedWine />}
        <span className="num">
          {items.filter(({ state }) => state === 'succeeded').length} of {items.length}
        </span>
      </header>
      <Pictures items={items} isSmall />
    </section>
  ));
}

/** Why it is not among the own wines any more. */
function RemovedWine() {
  return <Badge>Removed from your wines</Badge>;
}

function Pictures({ items, isSmall = false }: { items: readonly SetItem[]; isSmall?: boolean }) {
  return (
    <ul className={isSmall ? 'set-grid set-grid-small' : 'set-grid'}>
      {items.map((item) => (
        <li key={item.generationId}>
          <SetCard item={item} sizes={isSmall ? '140px' : '(max-width: 767px) 50vw, 270px'} />
        </li>
      ))}
    </ul>
  );
}

function SetCard({ item, sizes }: { item: SetItem; sizes: string }) {
  const { image } = item;
  return (
    <figure className="set-card">
      <div className={clsx('set-card-picture print', isCutOut(item) && 'see-through')}>
        {image ? (
          <Link to={`/dashboard?tab=gallery&image=${image.id}`}>
            <img
              src={image.imageUrl}
              srcSet={image.srcSet.webp}
              sizes={sizes}
              width={image.width}
              height={image.height}
              alt={`${item.wineTitle}, ${item.shotName}`}
              loading="lazy"
            />
          </Link>
        ) : (
          <span className="set-card-wait">{sayState(item)}</span>
        )}
      </div>
      <figcaption>{item.shotName}</figcaption>
    </figure>
  );
}

/** Delivered without a background: on paper of our own it would seem to have one. */
function isCutOut({ image, shotId }: SetItem): boolean {
  const shot = SHOTS.find(({ id }) => id === shotId);
  return image !== null && shot !== undefined && 'ground' in shot && shot.ground === 'none';
}

function sayState({ state, progress, errorCode }: SetItem): string {
  if (state === 'queued') return 'Waiting';
  if (isOpen(state)) return `${progress} %`;
  if (state === 'succeeded') return 'Deleted';
  if (state === 'cancelled') return 'Given up';
  return isErrorCode(errorCode) ? ERRORS[errorCode].title : 'Not made';
}
