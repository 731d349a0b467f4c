import { Thumbnail } from '#web/features/images/card/thumbnail.tsx';
import type { ViewerProps } from './viewer-props.ts';

const SHOWN_MAX = 15;

/** The pictures around the present one; a strip of ten thousand helps nobody. */
export function Filmstrip({
  images,
  index,
  onMove,
}: Pick<ViewerProps, 'images' | 'index' | 'onMove'>) {
  const shown = Math.min(images.length, SHOWN_MAX);
  const first = Math.max(0, Math.min(index - (shown >> 1), images.length - shown));
  return (
    <ul className="viewer-filmstrip">
      {images.slice(first, first + shown).map((image, i) => (
        <li key={image?.id ?? first + i}>
          <button
            type="button"
            aria-label={`Image ${first + i + 1}`}
            aria-current={first + i === index || undefined}
            disabled={!image}
            onClick={() => onMove(first + i)}
          >
            {image && <Thumbnail image={image} sizes="56px" alt="" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
