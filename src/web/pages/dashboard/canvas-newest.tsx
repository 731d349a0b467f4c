import { useState } from 'react';
import { reuse } from '#web/features/create/composer/draft.ts';
import type { DraftHandle } from '#web/features/create/composer/use-draft.ts';
import type { Image } from '#web/features/images/image.ts';
import { ResultCanvas } from '#web/features/images/canvas/result-canvas.tsx';
import { useImageActions } from '#web/features/images/use-image-actions.ts';

type CanvasNewestProps = Pick<DraftHandle, 'change'> & {
  images: readonly Image[];
  onOpen: (image: Image) => void;
};

/** spec §9: the canvas turns over the newest fifty. */
const CANVAS_MAX = 50;

/** Made anew after every sheet, so that it opens with the newest picture. */
export function CanvasNewest({ images, onOpen, change }: CanvasNewestProps) {
  const [index, setIndex] = useState(0);
  const actions = useImageActions();
  const newest = images.slice(0, CANVAS_MAX);
  return (
    <ResultCanvas
      images={newest}
      index={Math.min(index, newest.length - 1)}
      onMove={setIndex}
      onOpen={onOpen}
      onKeepScene={(image) => change(reuse(image, { seed: image.seed }))}
      actions={actions}
    />
  );
}
