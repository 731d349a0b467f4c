import './wine-pictures.css';
import { Link } from 'react-router';
import { Thumbnail } from './card/thumbnail.tsx';
import { EVERYTHING } from './gallery-query.ts';
import { useGallery } from './use-gallery.ts';

/** Two rows; the rest is a step away in the gallery. */
const SHOWN = 8;

/** The pictures that a wine is in, the newest first; nothing where there is none. */
export function WinePictures({ wineId }: { wineId: string }) {
  const { images, slots, isPlaceholderData } = useGallery({ ...EVERYTHING, wineId });
  if (images.length === 0 || isPlaceholderData) return null;
  const gallery = `/dashboard?tab=gallery&wine=${wineId}`;
  return (
    <section className="wine-pictures" aria-labelledby="wine-pictures">
      <h2 className="t-panel" id="wine-pictures">
        Its pictures
      </h2>
      <ul>
        {images.slice(0, SHOWN).map((image) => (
          <li key={image.id}>
            <Link className="print" to={`${gallery}&image=${image.id}`}>
              <Thumbnail image={image} sizes="(max-width: 767px) 50vw, 270px" />
            </Link>
          </li>
        ))}
      </ul>
      {slots.length > SHOWN && (
        <Link className="link" to={gallery}>
          All in the gallery
        </Link>
      )}
    </section>
  );
}
