import './crop-box.css';
import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { CORNERS, moveCrop, pullCorner } from './crop.ts';
import type { Corner, Crop, Guides } from './crop.ts';

interface CropBoxProps {
  src: string;
  /** Width over height, so that nothing shifts while the artwork loads. */
  aspect: number;
  crop: Crop;
  guides: Guides;
  onChange: (crop: Crop) => void;
}

const STEP = 0.01;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const CORNER_NAMES: Record<Corner, string> = {
  nw: 'Upper left corner',
  ne: 'Upper right corner',
  sw: 'Lower left corner',
  se: 'Lower right corner',
};

type Change = (crop: Crop, dx: number, dy: number) => Crop;

/** Crops an artwork by hand: drag the frame or a corner, or use the arrow keys on them. */
export function CropBox({ src, aspect, crop, guides, onChange }: CropBoxProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const handle = (change: Change) => ({
    onPointerDown: (event: PointerEvent) => drag(event, sheet.current, { crop, change, onChange }),
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      onChange(change(crop, ...arrow));
    },
  });
  return (
    <div ref={sheet} className="crop" style={{ aspectRatio: aspect }}>
      <img src={src} alt="Your artwork" draggable={false} />
      <span className="crop-shade" aria-hidden="true">
        <span style={boxOf(crop)} />
      </span>
      <div className="crop-frame" style={boxOf(crop)}>
        <button
          type="button"
          className="crop-move"
          aria-label="Printed part; move it with the arrow keys"
          {...handle(moveCrop)}
        />
        <span
          className="crop-safe"
          style={{ inset: `${percent(guides.safeY)} ${percent(guides.safeX)}` }}
          aria-hidden="true"
        />
        {guides.front < 1 && (
          <span
            className="crop-front"
            style={{ insetInline: percent((1 - guides.front) / 2) }}
            aria-hidden="true"
          />
        )}
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            className={`crop-corner crop-${corner}`}
            aria-label={`${CORNER_NAMES[corner]}; move it with the arrow keys`}
            {...handle((from, dx, dy) => pullCorner(from, corner, dx, dy))}
          />
        ))}
      </div>
    </div>
  );
}

interface Drag {
  crop: Crop;
  change: Change;
  onChange: (crop: Crop) => void;
}

function drag(event: PointerEvent, sheet: HTMLElement | null, { crop, change, onChange }: Drag) {
  if (!sheet || event.button !== 0) return;
  const { clientX, clientY, currentTarget, pointerId } = event;
  const { width, height } = sheet.getBoundingClientRect();
  const target = currentTarget as HTMLElement;
  target.setPointerCapture(pointerId);
  const move = (to: globalThis.PointerEvent) =>
    onChange(change(crop, (to.clientX - clientX) / width, (to.clientY - clientY) / height));
  const end = () => {
    target.removeEventListener('pointermove', move);
    target.removeEventListener('pointerup', end);
    target.removeEventListener('pointercancel', end);
  };
  target.addEventListener('pointermove', move);
  target.addEventListener('pointerup', end);
  target.addEventListener('pointercancel', end);
}

const percent = (share: number): string => `${share * 100}%`;
const boxOf = ({ x, y, width, height }: Crop) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
