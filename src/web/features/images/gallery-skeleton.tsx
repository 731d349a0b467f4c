import './gallery-skeleton.css';
import { Skeleton } from '#web/ui/skeleton.tsx';

const PLACES = Array.from({ length: 10 }, (_, i) => i);

export function GallerySkeleton() {
  return (
    <output className="gallery-skeleton" aria-busy="true" aria-label="Loading images">
      {PLACES.map((i) => (
        <Skeleton key={i} shape="fill" />
      ))}
    </output>
  );
}
