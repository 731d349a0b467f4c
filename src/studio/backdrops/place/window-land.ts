import { createCanvas } from '@napi-rs/canvas';
import { renderLandscape } from '#studio/landscape/render-landscape.ts';
import { toBytes } from '#studio/textures/colour.ts';
import { isDark } from './brush.ts';
import type { Brush } from './brush.ts';

/** So few lines that, spread over the panes, they are as soft as what lies far behind a room. */
const LINES = 84;
/** A day outside is brighter than the room. */
const [BY_DAY, AFTER_DARK] = [1.35, 1.1];

/** The land outside as it is painted elsewhere, out of focus in a window of a room. */
export function landThrough(
  brush: Brush,
  [x, y, width, height]: readonly [number, number, number, number],
  { hasRows }: { hasRows: boolean },
): void {
  const { c, sky, season } = brush;
  const random = brush.random.fork('outside');
  const size = { width: Math.round((LINES * width) / height), height: LINES };
  const dark = isDark(brush);
  const side = random.pick([-1, 1]);
  const { image } = renderLandscape({
    ...size,
    terrain: 'rolling_hills',
    season: season ?? 'summer',
    sky: sky ?? (dark ? 'dusk' : 'day'),
    weather: 'clear',
    horizon: 0.46,
    sunX: 0.5 + side * 0.8,
    sunElevation: 0.5,
    eyeMetres: 5.5,
    rowAngle: random.range(-0.35, 0.35),
    rowBend: 0,
    relief: 1.2,
    hasRows,
    estate: null,
    trees: hasRows ? 22 : 40,
    seed: random.int(1, 1_000_000),
    clarity: 0.7,
  });
  const gain = dark ? AFTER_DARK : BY_DAY;
  const canvas = createCanvas(size.width, size.height);
  const view = canvas.getContext('2d');
  const pixels = view.createImageData(size.width, size.height);
  for (let i = 0; i < size.width * size.height; i++) {
    const [r, g, b] = [0, 1, 2].map((k) => {
      const light = image.data[i * 3 + k]! * gain;
      return light / (1 + light * 0.45);
    });
    pixels.data.set([...toBytes([r!, g!, b!]), 255], i * 4);
  }
  view.putImageData(pixels, 0, 0);
  c.save();
  c.imageSmoothingEnabled = true;
  c.imageSmoothingQuality = 'high';
  c.drawImage(canvas, x, y, width, height);
  c.restore();
}
