import './result-canvas.css';
import { ArrowLeft, ArrowRight, Download, Heart, RefreshCw, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { formatDay } from '#web/lib/words/format-day.ts';
import { downloadImage } from '#web/features/images/download/download-image.ts';
import { Picture } from '#web/features/images/card/picture.tsx';
import type { Image } from '#web/features/images/image.ts';
import type { ImageActions } from '#web/features/images/use-image-actions.ts';
import { presetName, sizeName } from '#web/features/images/style-names.ts';
import { usePreload } from '#web/features/images/card/use-preload.ts';
import { useSwipe } from '#web/features/images/card/use-swipe.ts';

interface ResultCanvasProps {
  images: readonly Image[];
  index: number;
  onMove: (index: number) => void;
  onOpen: (image: Image) => void;
  /** 'Same scene again': the seed goes back into the composer. */
  onKeepScene: (image: Image) => void;
  actions: ImageActions;
}

const DOTS_MAX = 9;

/** The newest pictures as a carousel: previous, next, dots and 'n / total'. */
export function ResultCanvas(props: ResultCanvasProps) {
  const { images, index, onMove, onOpen, actions } = props;
  const count = images.length;
  const go = (step: number) => onMove((index + step + count) % count);
  const swipe = useSwipe({ onNext: () => go(1), onPrevious: () => go(-1) });
  usePreload(images[(index + 1) % count], images[(index - 1 + count) % count]);
  const image = images[index];
  if (!image) return null;
  return (
    <div
      className="result-canvas"
      style={{ '--ratio': image.width / image.height } as CSSProperties}
    >
      <div className="result-stage">
        <IconButton label="Previous image" onClick={() => go(-1)} disabled={count < 2}>
          <ArrowLeft className="icon" aria-hidden="true" />
        </IconButton>
        <button
          type="button"
          className="print result-print"
          data-image={image.id}
          aria-label={`Open full size: ${image.prompt}`}
          onClick={() => onOpen(image)}
          {...swipe}
        >
          <Picture key={image.id} image={image} sizes={sizesOf(image)} isEager />
        </button>
        <IconButton label="Next image" onClick={() => go(1)} disabled={count < 2}>
          <ArrowRight className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <ResultCaption {...props} image={image} actions={actions} />
      <Dots count={count} index={index} onMove={onMove} />
    </div>
  );
}

/** Two thirds of the window's height, in the picture's own shape. */
function sizesOf({ width, height }: Image): string {
  return `(max-width: 767px) 100vw, ${Math.round((66 * width) / height)}vh`;
}

function ResultCaption({ image, actions, onKeepScene }: ResultCanvasProps & { image: Image }) {
  return (
    <div className="result-caption">
      <div className="result-words">
        <p className="t-quote">{image.prompt}</p>
        <p className="t-meta">
          {presetName(image)}, {sizeName(image).toLowerCase()}, {formatDay(image.timestamp)}
        </p>
        <Contents image={image} />
      </div>
      <div className="result-actions">
        <IconButton label="Same scene again" onClick={() => onKeepScene(image)}>
          <RefreshCw className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton
          label={image.isFavorite ? 'Favorited' : 'Favorite'}
          aria-pressed={image.isFavorite}
          onClick={() => actions.toggleFavorite(image)}
        >
          <Heart className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Download" onClick={() => void downloadImage(image)}>
          <Download className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete Image" onClick={() => actions.remove(image)}>
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

/** Counted from the pixels, never read from the prompt. */
function Contents({ image: { contents } }: { image: Image }) {
  if (!contents) return null;
  const { shown, notDrawn } = contents;
  return (
    <div className="t-meta result-contents">
      {shown.length > 0 && <p>In the picture: {shown.join(', ')}</p>}
      {notDrawn.length > 0 && <p>Not drawn: {notDrawn.join(', ')}</p>}
    </div>
  );
}

interface DotsProps {
  count: number;
  index: number;
  onMove: (index: number) => void;
}

/** A window of dots around the present one: fifty would be a ruler. */
function Dots({ count, index, onMove }: DotsProps) {
  const shown = Math.min(count, DOTS_MAX);
  const first = Math.max(0, Math.min(index - (shown >> 1), count - shown));
  return (
    <div className="result-nav">
      <div className="dots" role="group" aria-label="Images">
        {Array.from({ length: shown }, (_, i) => first + i).map((i) => (
          <button
            key={i}
            type="button"
            aria-label={`Image ${i + 1}`}
            aria-current={i === index || undefined}
            onClick={() => onMove(i)}
          >
            <span />
          </button>
        ))}
      </div>
      <span className="t-meta num">
        {index + 1} / {count}
      </span>
    </div>
  );
}
