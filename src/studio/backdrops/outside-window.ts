import { stream } from '#studio/random.ts';
import type { Weather } from '#studio/scene/surroundings.ts';
import { addPixel, blendPixel } from '#studio/textures/hdr-image.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';

/** Rain runs down the panes of a room, snow falls behind them: nothing of it comes inside. */
export function paintOutside(
  soft: HdrImage,
  names: Uint16Array,
  { weather, seed }: { weather: Weather; seed: number },
): void {
  const pane = sceneryCode('window');
  const isPane = (x: number, y: number): boolean => names[y * soft.width + x] === pane;
  // A bright sky behind the panes would swallow drops and flakes.
  names.forEach((code, i) => {
    if (code === pane) blendPixel(soft, i, LEADEN, 0.45);
  });
  if (weather === 'rain' || weather === 'storm') paintDrops(soft, isPane, seed);
  if (weather === 'snow') paintFlakes(soft, isPane, seed);
}

const LEADEN = [0.2, 0.24, 0.3] as const;

type IsPane = (x: number, y: number) => boolean;

/** Drops that cling to the glass, each with the track it came down by. */
function paintDrops(image: HdrImage, isPane: IsPane, seed: number): void {
  const { width, height } = image;
  const random = stream(seed, 'panes');
  for (let i = 0; i < 620; i++) {
    const x0 = random.range(0, width);
    const y0 = random.range(0, height * 0.7);
    const isTrack = random.chance(0.3);
    const long = (isTrack ? random.range(0.03, 0.1) : 0.004) * height;
    const radius = Math.max(0.8, random.range(0.0012, 0.0034) * height);
    for (let t = 0; t < long + radius * 2; t++) {
      const wide = t > long ? radius : Math.max(0.6, radius * 0.4);
      const y = Math.round(y0 + t);
      for (let x = Math.round(x0 - wide); x <= x0 + wide; x++) {
        if (x < 0 || x >= width || y >= height || !isPane(x, y)) continue;
        const edge = 1 - Math.abs(x - x0) / (wide + 1);
        addPixel(image, y * width + x, [0.75, 0.82, 0.95], (t > long ? 0.34 : 0.12) * edge);
      }
    }
  }
}

function paintFlakes(image: HdrImage, isPane: IsPane, seed: number): void {
  const { width, height } = image;
  const random = stream(seed, 'flakes');
  for (let i = 0; i < 900; i++) {
    const [cx, cy] = [random.range(0, width), random.range(0, height * 0.7)];
    const radius = Math.max(0.8, random.range(0.0015, 0.006) * height);
    for (let y = Math.floor(cy - radius); y <= cy + radius; y++)
      for (let x = Math.floor(cx - radius); x <= cx + radius; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height || !isPane(x, y)) continue;
        const d = Math.hypot(x - cx, y - cy) / radius;
        if (d < 1) blendPixel(image, y * width + x, [0.95, 0.97, 1], (1 - d) * 0.85);
      }
  }
}
