import { QUIET_BLUR } from '#studio/scene/camera.ts';
import type { CopySpace } from '#studio/scene/camera.ts';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import { stream } from '#studio/random.ts';
import { paintFalling } from '#studio/landscape/sky/falling-weather.ts';
import type { LandscapeSpec } from '#studio/landscape/landscape-spec.ts';
import { renderLandscape } from '#studio/landscape/render-landscape.ts';
import { SKIES } from '#studio/landscape/sky/sky-palettes.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { scatterDiscs, stringLights } from './bokeh-lights.ts';
import { defocus } from './defocus.ts';
import { paintRoom, pool, verticalFade } from './paint-room.ts';
import { softenSide } from './soften-side.ts';
import { paintCrowd } from './silhouettes.ts';

export type LandscapeBackdrop = Omit<LandscapeSpec, 'width' | 'height'> & {
  blur: number;
  /** Sunlit leaves close to the lens turn into discs. */
  sparkle: number;
  /** Words will stand on this side of a land that is sharp. */
  softSide?: CopySpace;
};

/** A landscape behind the table, out of focus by `blur` frame heights. */
export function paintLandscape(
  size: TileSize,
  { blur, sparkle, softSide, ...spec }: LandscapeBackdrop,
): PaintedLayers {
  const { image, names } = renderLandscape({ ...spec, ...size });
  const seen = defocus(image, blur * size.height);
  const soft = softSide ? softenSide(seen, softSide, QUIET_BLUR * size.height) : seen;
  if (sparkle > 0) {
    const { sun } = SKIES[spec.sky];
    scatterDiscs(soft, stream(spec.seed, 'sparkle'), {
      count: Math.round(sparkle * 50),
      colours: [sun, [0.8, 0.85, 0.35], [1, 0.9, 0.6]],
      top: 0,
      bottom: 0.95,
      radius: [0.01, 0.03],
      gain: 0.45,
    });
  }
  if (!liesUnderSun(spec)) paintFalling(soft, spec);
  return { hdr: soft.data, names };
}

/** Snow that lies: out of a blue sky none falls. */
const liesUnderSun = ({ weather, sky }: Pick<LandscapeSpec, 'weather' | 'sky'>): boolean =>
  weather === 'snow' && (sky === 'day' || sky === 'morning');

export interface FestivalSpec {
  seed: number;
  blur: number;
  sky: SkyId;
  hasPeople: boolean;
}

/** An evening fair: tents, strings of lamps, a crowd against the last light. */
export function paintFestival(size: TileSize, spec: FestivalSpec): PaintedLayers {
  const random = stream(spec.seed, 'festival');
  const { stops } = SKIES[spec.sky];
  const image = paintRoom(size, (c, aspect, named) => {
    const last = stops.length - 1;
    verticalFade(
      c,
      aspect,
      stops
        .map(([t, hex], i) => [0.62 * (1 - t), stops[last - i] ? hex : hex] as const)
        .toReversed(),
    );
    c.fillStyle = '#241a18';
    c.fillRect(0, 0.66, aspect, 0.34);
    named('tent', () => {
      for (let i = 0; i < Math.ceil(aspect * 2.4); i++) {
        paintTent(c, {
          x: (i + random.range(0, 0.7)) * 0.44,
          y: 0.68,
          width: random.range(0.3, 0.42),
          isLit: random.chance(0.7),
        });
      }
    });
    pool(c, { x: aspect * 0.5, y: 0.66, radius: 0.7, colour: 'rgba(200,110,40,.4)' });
    if (spec.hasPeople) {
      const rim = 'rgba(255,190,110,.6)';
      paintCrowd(c, random.fork('far'), {
        aspect,
        ground: 0.8,
        head: 0.055,
        count: Math.round(aspect * 14),
        colours: ['#2a1a18', '#34211c', '#1f191f', '#4a2c22'],
        rim,
      });
      paintCrowd(c, random.fork('near'), {
        aspect,
        ground: 0.98,
        head: 0.11,
        count: Math.round(aspect * 5),
        colours: ['#1a1010', '#241614', '#1b171c'],
        rim,
      });
    }
  });
  const soft = defocus(image, spec.blur * size.height);
  stringLights(soft, random.fork('strings'), {
    strings: 6,
    colours: [
      [1, 0.66, 0.28],
      [1, 0.78, 0.45],
      [1, 0.55, 0.2],
    ],
    radius: 0.017,
    gain: 1.5,
    bottom: 0.5,
  });
  return { hdr: soft.data, names: image.names };
}

type Canvas = Parameters<Parameters<typeof paintRoom>[1]>[0];

function paintTent(c: Canvas, t: { x: number; y: number; width: number; isLit: boolean }): void {
  const { x, y, width: w } = t;
  c.fillStyle = t.isLit ? '#e2b67c' : '#7c6a5e';
  c.beginPath();
  c.moveTo(x - w / 2, y - w * 0.36);
  c.lineTo(x, y - w * 0.78);
  c.lineTo(x + w / 2, y - w * 0.36);
  c.closePath();
  c.fill();
  c.fillStyle = t.isLit ? '#c58a48' : '#4a3c36';
  c.fillRect(x - w / 2, y - w * 0.36, w, w * 0.1);
  c.fillStyle = t.isLit ? 'rgba(255,196,110,.85)' : 'rgba(60,44,36,.9)';
  c.fillRect(x - w * 0.42, y - w * 0.26, w * 0.84, w * 0.26);
}
