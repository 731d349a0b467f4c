import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/features/images/card/picture.tsx';
import type { Image } from '#web/features/images/image.ts';
import { usePreload } from '#web/features/images/card/use-preload.ts';
import { useSwipe } from '#web/features/images/card/use-swipe.ts';
import type { ViewerProps } from './viewer-props.ts';

type StageProps = Pick<ViewerProps, 'images' | 'index' | 'total'> & {
  image: Image;
  onStep: (step: number) => void;
};

export function ViewerStage({ images, index, total, image, onStep }: StageProps) {
  usePreload(images[index + 1], images[index - 1]);
  return (
    <div className="viewer-stage">
      <IconButton
        className="viewer-previous"
        label="Previous"
        disabled={index === 0}
        onClick={() => onStep(-1)}
      >
        <ArrowLeft className="icon" aria-hidden="true" />
      </IconButton>
      <ZoomablePicture key={image.id} image={image} onStep={onStep} />
      <IconButton
        className="viewer-next"
        label="Next"
        disabled={index >= images.length - 1}
        onClick={() => onStep(1)}
      >
        <ArrowRight className="icon" aria-hidden="true" />
      </IconButton>
      <span className="viewer-count t-meta num">
        {index + 1} / {total}
      </span>
    </div>
  );
}

/** A click brings the place under the pointer close; from there it is moved as any long page is. */
function ZoomablePicture({ image, onStep }: Pick<StageProps, 'image' | 'onStep'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null);
  const swipe = useSwipe({ onNext: () => onStep(1), onPrevious: () => onStep(-1) });
  useEffect(() => {
    const { current: box } = frame;
    if (!box || !point) return;
    box.scrollTo({
      left: point.x * box.scrollWidth - box.clientWidth / 2,
      top: point.y * box.scrollHeight - box.clientHeight / 2,
      behavior: 'instant',
    });
  }, [point]);
  const zoom = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // A press of Enter has no place: the middle then.
    const isKeyboard = event.detail === 0;
    setPoint(
      point
        ? null
        : {
            x: isKeyboard ? 0.5 : (event.clientX - box.left) / box.width,
            y: isKeyboard ? 0.5 : (event.clientY - box.top) / box.height,
          },
    );
  };
  return (
    <div
      ref={frame}
      className="viewer-frame"
      data-zoomed={point !== null || undefined}
      style={{ '--ratio': image.width / image.height } as object}
    >
      <button
        type="button"
        className="viewer-picture"
        aria-label={point ? 'Zoom out' : 'Zoom in'}
        onClick={zoom}
        {...(point ? {} : swipe)}
      >
        <Picture image={image} sizes="(max-width: 1023px) 100vw, 70vw" isEager />
      </button>
    </div>
  );
}
