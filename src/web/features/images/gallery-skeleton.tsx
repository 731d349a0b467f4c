import './gallery-skeleton.css';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const PLACES = Array.from({ length: 10 }, (_, i) => i);

/** In the shape of what comes: pictures with room for their captions, or rows. */
export function GallerySkeleton({ isList = false }: { isList?: boolean }) {
  return (
    <output
      className="gallery-skeleton"
      data-list={isList || undefined}
      aria-busy="true"
      aria-label="Loading images"
    >
      {PLACES.map((i) => (
        <Skeleton key={i} shape="fill" />
      ))}
    </output>
  );
}
