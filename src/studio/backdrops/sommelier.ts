import type { PaintedLayers, Vec3 } from '#studio/scene-graph.ts';
import { stream } from '#studio/random.ts';
import type { Random } from '#studio/random.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { blendPixel, sampleBilinear } from '#studio/textures/hdr-image.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { linear } from '#studio/textures/colour.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { normalize } from '#studio/vector.ts';
import { scatterDiscs } from './bokeh-lights.ts';
import { defocus } from './defocus.ts';
import { createBody } from './figure/body.ts';
import type { Outfit } from './figure/dress.ts';
import { renderFigure } from './figure/render-figure.ts';
import type { RenderedFigure } from './figure/render-figure.ts';
import { paintRoom, pool, verticalFade } from './paint-room.ts';
import { paintShelves } from './shelves.ts';

export interface SommelierSpec {
  seed: number;
  blur: number;
  /** Side of the bottle: 1 right, -1 left. */
  serving: 1 | -1;
  /** Where the figure stands, 0..1 across the frame. */
  at: number;
  /** Where the counter cuts the figure off, 0..1 from the top. */
  counter: number;
  isDay: boolean;
  /** Where the bottle is held, in shares of the frame; it may lie outside. */
  hand: readonly [number, number];
}

const SKINS = ['#e8bd98', '#d6a27a', '#b57a52', '#8a5636', '#5d3824', '#f0cdb0'];

/** Height of the throat, where the frame cuts the figure off, and of the counter, in metres. */
const FRAME_TOP_M = 1.505;
const COUNTER_M = 0.95;

/** The service, not the person: a torso out of focus behind the pour, the face above the frame, the hands beside it. */
export function paintSommelier(size: TileSize, spec: SommelierSpec): PaintedLayers {
  const random = stream(spec.seed, 'sommelier');
  const room = paintRoom(size, (c, aspect) => {
    verticalFade(
      c,
      aspect,
      spec.isDay
        ? [
            [0, '#b9ab97'],
            [0.7, '#cbbca4'],
            [1, '#7d6a54'],
          ]
        : [
            [0, '#22120a'],
            [0.6, '#432614'],
            [1, '#140a06'],
          ],
    );
    paintShelves(c, random.fork('shelves'), {
      x: -0.05,
      width: aspect + 0.1,
      top: 0.02,
      rows: 4,
      rowHeight: 0.2,
      isBacklit: !spec.isDay,
    });
    pool(c, {
      x: aspect * (1 - spec.at),
      y: 0.3,
      radius: 0.6,
      colour: spec.isDay ? 'rgba(255,250,235,.4)' : 'rgba(180,100,40,.3)',
    });
  });
  const soft = defocus(room, spec.blur * 1.5 * size.height);
  scatterDiscs(soft, random.fork('lamps'), {
    count: 14,
    colours: [
      [1, 0.62, 0.25],
      [1, 0.75, 0.42],
    ],
    top: 0,
    bottom: 0.45,
    radius: [0.016, 0.034],
    gain: 0.8,
  });
  const figure = standFigure(size, spec, random);
  layOver(soft, figure);
  return { hdr: defocus(soft, spec.blur * 0.9 * size.height).data };
}

function standFigure(size: TileSize, spec: SommelierSpec, random: Random): RenderedFigure {
  const person = random.fork('person');
  // Half the backdrop's pixels are plenty: the lens blurs them anyway.
  const height = Math.max(96, Math.round(size.height / 2));
  const width = Math.max(96, Math.round(size.width / 2));
  const metres = (FRAME_TOP_M - COUNTER_M) / spec.counter;
  const middle = FRAME_TOP_M - metres / 2;
  const shift = (0.5 - spec.at) * metres * (width / height);
  const body = createBody({
    serving: spec.serving,
    hand: [
      (spec.hand[0] - spec.at) * metres * (width / height),
      middle - (spec.hand[1] - 0.5) * metres,
      0.2,
    ],
    build: person.range(0.92, 1.06),
    hasNapkin: person.chance(0.7),
  });
  const side = -spec.serving;
  const day = spec.isDay;
  return renderFigure(body, outfitOf(random.fork('outfit')), {
    width,
    height,
    metres,
    centre: [shift, middle],
    key: {
      from: unit([side * 0.75, 0.62, 0.62]),
      light: day ? [1.05, 1.04, 1.02] : [1.5, 1.16, 0.84],
    },
    rim: {
      from: unit([spec.serving * 0.85, 0.35, -0.5]),
      light: day ? [0.8, 0.8, 0.8] : [1.5, 0.86, 0.4],
    },
    ambient: day ? [0.3, 0.295, 0.285] : [0.1, 0.075, 0.055],
  });
}

const unit = (v: Vec3): Vec3 => normalize(v);

function outfitOf(random: Random): Outfit {
  const cloth = random.pick<Rgb>([
    [0.012, 0.013, 0.018],
    [0.03, 0.012, 0.014],
    [0.02, 0.024, 0.034],
    [0.016, 0.02, 0.016],
  ]);
  return {
    cut: random.pick(['vest', 'jacket', 'vest', 'apron']),
    cloth,
    shirt: [0.74, 0.72, 0.69],
    tie: random.pick<Rgb>([
      [0.012, 0.01, 0.012],
      [0.14, 0.012, 0.02],
    ]),
    skin: linear(random.pick(SKINS)),
  };
}

/** Scales the figure up over the room; its edge stays soft. */
function layOver(room: HdrImage, figure: RenderedFigure): void {
  const { image, cover } = figure;
  const mask: HdrImage = {
    width: image.width,
    height: image.height,
    data: new Float32Array(image.data.length),
  };
  for (let i = 0; i < cover.length; i++) mask.data[i * 3] = cover[i]!;
  for (let y = 0; y < room.height; y++) {
    for (let x = 0; x < room.width; x++) {
      const sx = ((x + 0.5) * image.width) / room.width - 0.5;
      const sy = ((y + 0.5) * image.height) / room.height - 0.5;
      const alpha = sampleBilinear(mask, sx, sy, 0);
      if (alpha <= 0.01) continue;
      const colour = [0, 1, 2].map(
        (k) => sampleBilinear(image, sx, sy, k) / alpha,
      ) as unknown as Rgb;
      blendPixel(room, y * room.width + x, colour, alpha);
    }
  }
}
