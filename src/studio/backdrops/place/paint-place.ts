import { drawPergola } from '#studio/landscape/landmarks/overlays.ts';
import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { defocus } from '#studio/backdrops/defocus.ts';
import type { InteriorSpec } from '#studio/backdrops/interiors.ts';
import { namer } from '#studio/backdrops/name-shapes.ts';
import { liftCanvas } from '#studio/backdrops/paint-room.ts';
import { paintOutside } from '#studio/backdrops/outside-window.ts';
import { paintFireworks } from '#studio/landscape/landmarks/fireworks.ts';
import { paintFalling, paintFog } from '#studio/landscape/sky/falling-weather.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import type { CityId } from '#studio/places/words/cities.ts';
import { liesOpen } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { stream } from '#studio/random.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import { luminance } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { paintBloom } from './bloom.ts';
import { isDark } from './brush.ts';
import type { Brush } from './brush.ts';
import { rail } from './outdoors/city.ts';
import { decorateForChristmas, lightChristmas } from './decorate.ts';
import { lightNaturally } from './natural-light.ts';
import { LIGHT_BEAM, paintLightBeam } from './light-beam.ts';
import { PLACE_PAINTERS } from './place-painters.ts';

export interface PlaceSpec extends InteriorSpec {
  place: PlaceId;
  /** Where the heroes leave room, 0..1 across the frame. */
  free: number;
  sky?: SkyId;
  asked?: readonly string[];
  isPeriod?: boolean;
  city?: CityId;
  season?: Season;
  /** Weather falls on everything, not only behind panes. */
  isOpen?: boolean;
  /** Fog lies before all of it. */
  isMisty?: boolean;
  /** Looked up at, from near the floor. */
  isLow?: boolean;
}

/** Painters draw the leaves themselves: what is this sharp, in frame heights, is left to their brushes. */
const SHARP = 0.004;
/** How far down shells are seen, in frame heights. */
const OVER_ROOFS = 0.55;

export function paintPlace(size: TileSize, spec: PlaceSpec): PaintedLayers {
  const painter = PLACE_PAINTERS[spec.place];
  if (!painter) throw new Error(`No painter for the place '${spec.place}'.`);
  const { width, height } = size;
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  c.scale(height, height);
  if (spec.isLow) lookUp(c, width / height);
  const names = new Uint16Array(width * height);
  const aspect = width / height;
  const brush: Brush = {
    c,
    aspect,
    random: stream(spec.seed, spec.place),
    mood: spec.mood,
    at: spec.free * aspect,
    hasPeople: spec.hasPeople,
    isPeriod: spec.isPeriod ?? false,
    sky: spec.sky ?? null,
    asked: new Set(spec.asked),
    city: spec.city ?? null,
    season: spec.season ?? null,
    named: namer(c, names, size),
  };
  painter.draw(brush);
  if (brush.asked.has('railing') && spec.place === 'harbour')
    brush.named('railing', () => rail(brush, isDark(brush)));
  if (brush.asked.has('pergola'))
    brush.named('pergola', () => drawPergola(c, aspect, brush.random.fork('pergola')));
  if (brush.asked.has(LIGHT_BEAM)) paintLightBeam(brush);
  if (spec.season === 'spring' && spec.place !== 'forest') paintBloom(brush);
  const isChristmas = spec.isChristmas === true && !spec.place.startsWith('christmas');
  if (isChristmas) decorateForChristmas(brush);
  const image = liftCanvas(c, size);
  age(image, spec.seed);
  if (!liesOpen(spec.place)) lightRoom(image, { at: brush.at, isDark: spec.mood !== 'daylight' });
  if (spec.mood === 'daylight' && liesOpen(spec.place) && spec.blur > SHARP)
    lightNaturally(image, spec.seed);
  const soft = defocus(image, spec.blur * height);
  painter.lamps?.(soft, brush);
  if (isChristmas) lightChristmas(soft, brush);
  if (liesOpen(spec.place) && brush.asked.has('firework'))
    paintFireworks({
      image: soft,
      names,
      view: { width, height, horizonY: Math.round(height * OVER_ROOFS) },
      seed: spec.seed,
    });
  if (spec.isMisty) paintFog(soft, spec.seed);
  if (spec.weather && spec.isOpen)
    paintFalling(soft, { weather: spec.weather, sky: spec.sky ?? 'day', seed: spec.seed });
  else if (spec.weather) paintOutside(soft, names, { weather: spec.weather, seed: spec.seed });
  return { hdr: soft.data, names };
}

/** From near the floor what stands there is taller, and little is seen of the floor. */
function lookUp(c: SKRSContext2D, aspect: number): void {
  const [larger, foot] = [1.3, 0.93];
  c.translate(aspect / 2, 1);
  c.scale(larger, larger);
  c.translate(-aspect / 2, -foot);
}

/** A room has light where its window or its lamps are, and corners that it does not reach. */
function lightRoom(
  { width, height, data }: HdrImage,
  { at, isDark: dark }: { at: number; isDark: boolean },
): void {
  const [corner, middle] = dark ? [0.5, 1.16] : [0.7, 1.08];
  for (let y = 0; y < height; y++) {
    const down = (y / height - 0.34) / 0.78;
    for (let x = 0; x < width; x++) {
      const aside = (x / height - at) / 0.95;
      const light = corner + (middle - corner) * Math.exp(-(aside * aside + down * down));
      const o = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) data[o + k]! *= light;
    }
  }
}

/** Flat colours are paint; real walls are duller, uneven and darker towards the edges of the light. */
function age(image: HdrImage, seed: number): void {
  const { width, height, data } = image;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 3;
      const grey = luminance(data[o]!, data[o + 1]!, data[o + 2]!);
      const uneven = 0.74 + 0.52 * noise2((x / height) * 4, (y / height) * 4, seed);
      for (let k = 0; k < 3; k++) data[o + k] = (grey + (data[o + k]! - grey) * 0.78) * uneven;
    }
  }
}
