import { scatterDiscs } from '#studio/backdrops/bokeh-lights.ts';
import { defocus } from '#studio/backdrops/defocus.ts';
import { paintRoom } from '#studio/backdrops/paint-room.ts';
import { paintCrowd } from '#studio/backdrops/silhouettes.ts';
import { luminance } from '#studio/textures/colour.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { stream } from '#studio/random.ts';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { BISTRO } from './bistro.ts';
import { CHALET } from './chalet.ts';
import { COUNTER } from './counter.ts';
import type { Eatery } from './eatery-brush.ts';
import { FARMHOUSE } from './farmhouse.ts';
import type { EateryId } from './eatery-id.ts';
import { ORANGERY } from './orangery.ts';
import { SEASIDE } from './seaside.ts';
import { STEAKHOUSE } from './steakhouse.ts';
import { TAVERN } from './tavern.ts';
import { TRATTORIA } from './trattoria.ts';

interface EaterySpec {
  seed: number;
  eatery: EateryId;
  /** Radius of the lens blur in frame heights. */
  blur: number;
  isDay: boolean;
  lit: -1 | 1;
  hasPeople: boolean;
}

const EATERIES: Readonly<Record<EateryId, Eatery>> = {
  bistro: BISTRO,
  trattoria: TRATTORIA,
  tavern: TAVERN,
  counter: COUNTER,
  steakhouse: STEAKHOUSE,
  seaside: SEASIDE,
  farmhouse: FARMHOUSE,
  orangery: ORANGERY,
  chalet: CHALET,
};

/** The room behind a table where one eats, out of focus, lit from the side that lights the table. */
export function paintEatery(size: TileSize, spec: EaterySpec): PaintedLayers {
  const { isDay, lit, seed } = spec;
  const random = stream(seed, spec.eatery);
  const { draw, lamps } = EATERIES[spec.eatery];
  const image = paintRoom(size, (c, aspect, named) => {
    // No two tables of a house see it from the same chair.
    const near = random.range(1, 1.16);
    c.translate(-aspect * (near - 1) * random.next(), 0);
    c.scale(near, near);
    draw({ c, aspect, random, isDay, lit, named });
    if (spec.hasPeople)
      paintCrowd(c, random.fork('guests'), {
        aspect,
        ground: 0.62,
        head: 0.085,
        count: Math.round(aspect * 5),
        colours: isDay ? ['#5f5348', '#3f444e', '#7a6656'] : ['#22130e', '#1f1a20', '#3a2219'],
        rim: isDay ? 'rgba(255,246,226,.5)' : 'rgba(255,176,96,.5)',
      });
  });
  temper(image);
  const soft = defocus(image, spec.blur * size.height);
  const shining = lamps(isDay);
  if (shining)
    scatterDiscs(soft, random.fork('lamps'), { ...shining, gain: shining.gain * LAMPLIGHT });
  return { hdr: soft.data, names: image.names };
}

const LAMPLIGHT = 0.5;

/** Paint is purer and flatter than any wall: rooms are duller, and no patch of them as bright as the next. */
function temper({ width, height, data }: HdrImage): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 3;
      const grey = luminance(data[o]!, data[o + 1]!, data[o + 2]!);
      const uneven = 0.66 + 0.6 * noise2((x / height) * 3, (y / height) * 3, UNEVEN);
      for (let k = 0; k < 3; k++) data[o + k] = (grey + (data[o + k]! - grey) * PURITY) * uneven;
    }
}
const PURITY = 0.66;
const UNEVEN = 71;
