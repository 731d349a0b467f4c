import type { Image } from '#web/features/images/image.ts';
import { Picture } from '#web/features/images/card/picture.tsx';

/** A picture that has come while others of its request are still being made. */
export function SheetPicture({ image, onOpen }: { image: Image; onOpen: (image: Image) => void }) {
  return (
    <button
      type="button"
      className="print sheet-picture"
      data-image={image.id}
      aria-label={`Open full size: ${image.prompt}`}
      onClick={() => onOpen(image)}
    >
      <Picture image={image} sizes="(max-width: 767px) 50vw, 400px" isEager />
    </button>
  );
}
