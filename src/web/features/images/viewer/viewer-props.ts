import type { Image } from '#web/features/images/image.ts';
import type { ImageActions } from '#web/features/images/use-image-actions.ts';

export interface ViewerProps {
  /** In the order of the gallery; null where one is still on its way. */
  images: readonly (Image | null)[];
  index: number;
  /** Of all that match, loaded or not. */
  total: number;
  onMove: (index: number) => void;
  onClose: () => void;
  onDelete: (image: Image) => void;
  /** The prompt goes back into the composer. */
  onRemix: (image: Image) => void;
  /** Four more of the same words, each with its own chance. */
  onVariations: (image: Image) => void;
  actions: ImageActions;
}
