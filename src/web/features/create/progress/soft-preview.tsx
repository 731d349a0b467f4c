import { useEffect, useRef } from 'react';

/** Fewer pixels than the eye can make a picture of, and then smoothly more. */
const COARSE = 14;
const FINE = 112;
const FADED = 'saturate(0.45) brightness(0.75) sepia(0.3)';

/**
 * The preview out of focus. Drawn small once for each preview: a blur by style sheet is computed anew
 * for every frame, and takes the processor from the machine that paints the picture.
 */
export function SoftPreview({ src }: { src: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => ref.current && blur(image, ref.current), { once: true });
    image.src = src;
    return () => image.removeAttribute('src');
  }, [src]);
  return <canvas ref={ref} width={FINE} height={FINE} aria-hidden />;
}

function blur(image: HTMLImageElement, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.filter = FADED;
  context.drawImage(image, 0, 0, COARSE, COARSE);
  context.filter = 'none';
  context.drawImage(canvas, 0, 0, COARSE, COARSE, 0, 0, FINE, FINE);
}
