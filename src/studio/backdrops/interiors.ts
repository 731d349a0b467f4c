import type { PaintedLayers } from '#studio/scene-graph.ts';
import type { Weather } from '#studio/scene/surroundings.ts';
import { stream } from '#studio/random.ts';
import type { Random } from '#studio/random.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { scatterDiscs } from './bokeh-lights.ts';
import { paintBricks } from './brick-wall.ts';
import { defocus } from './defocus.ts';
import { paintChandelier, paintTables } from './dining.ts';
import { paintOutside } from './outside-window.ts';
import { paintRoom, pool, verticalFade } from './paint-room.ts';
import { paintShelves } from './shelves.ts';
import { paintCrowd } from './silhouettes.ts';

export interface InteriorSpec {
  seed: number;
  /** Radius of the lens blur in frame heights. */
  blur: number;
  hasPeople: boolean;
  mood: 'amber' | 'candle' | 'neon' | 'daylight';
  /** What is seen through the windows. */
  weather?: Weather;
  isChristmas?: boolean;
  /** Its walls are of bare brick. */
  isBrick?: boolean;
  /** Its tables wear checked cloths. */
  hasChecks?: boolean;
  /** What was asked for by name and hangs in the room. */
  asked?: readonly string[];
}

const LAMPS: Readonly<Record<InteriorSpec['mood'], readonly Rgb[]>> = {
  amber: [
    [1, 0.6, 0.22],
    [1, 0.78, 0.45],
    [0.95, 0.42, 0.16],
  ],
  candle: [
    [1, 0.52, 0.16],
    [1, 0.66, 0.3],
  ],
  neon: [
    [0.95, 0.2, 0.6],
    [0.25, 0.55, 1],
    [1, 0.6, 0.3],
  ],
  daylight: [
    [1, 0.92, 0.78],
    [1, 0.86, 0.66],
  ],
};

/** Back bar with lit shelves, pendant lamps and, if wanted, guests. */
export function paintWineBar(size: TileSize, spec: InteriorSpec): PaintedLayers {
  const random = stream(spec.seed, 'wine bar');
  const image = paintRoom(size, (c, aspect, named) => {
    verticalFade(
      c,
      aspect,
      spec.mood === 'neon'
        ? [
            [0, '#120a1c'],
            [0.6, '#2a1230'],
            [1, '#0c0710'],
          ]
        : [
            [0, '#1d0f08'],
            [0.55, '#3a1f10'],
            [1, '#120906'],
          ],
    );
    if (spec.isBrick) paintBricks(c, { aspect, isDay: false, random: random.fork('bricks') });
    const shelves = random.fork('shelves');
    const whole = {
      x: aspect * random.range(-0.05, 0.06),
      width: aspect * random.range(0.95, 1.1),
    };
    const bounds = {
      // The bricks are seen on both sides of the shelves.
      ...(spec.isBrick ? { x: aspect * 0.3, width: aspect * 0.4 } : whole),
      top: random.range(0.02, 0.1),
      rows: 3,
      rowHeight: random.range(0.19, 0.23),
      isBacklit: true,
    };
    named('shelf', () => paintShelves(c, shelves, bounds));
    pool(c, {
      x: aspect * random.range(0.2, 0.8),
      y: 0.3,
      radius: 0.6,
      colour: spec.mood === 'neon' ? 'rgba(150,40,120,.35)' : 'rgba(190,110,44,.3)',
    });
    const wood = c.createLinearGradient(0, 0.74, 0, 1);
    wood.addColorStop(0, '#2b160c');
    wood.addColorStop(1, '#120805');
    c.fillStyle = wood;
    c.fillRect(0, 0.76, aspect, 0.24);
    // Stools stand before it: then it is seen to its foot.
    named('counter', () => paintCounter(c, aspect, spec.asked?.includes('stool') ? 0.44 : 0.7));
    if (spec.asked?.includes('lamp')) named('lamp', () => paintPendants(c, aspect));
    if (spec.hasPeople) {
      paintCrowd(c, random.fork('guests'), {
        aspect,
        ground: 0.86,
        head: 0.12,
        count: Math.max(2, Math.round(aspect * 3)),
        colours: ['#1c100b', '#2a1712', '#23161a', '#3a2018'],
        rim: 'rgba(255,170,90,.55)',
      });
    }
  });
  const soft = defocus(image, blurOf(spec) * size.height);
  scatterDiscs(soft, random.fork('lamps'), {
    count: 16,
    colours: LAMPS[spec.mood],
    top: 0,
    bottom: 0.5,
    radius: lampsOf(spec, [0.018, 0.04]),
    gain: 1.1,
  });
  return { hdr: soft.data, names: image.names };
}

/** A dining room: laid tables, tall windows or sconces, chairs, guests. */
export function paintRestaurant(size: TileSize, spec: InteriorSpec): PaintedLayers {
  const random = stream(spec.seed, 'restaurant');
  const isDay = spec.mood === 'daylight';
  const image = paintRoom(size, (c, aspect, named) => {
    verticalFade(
      c,
      aspect,
      isDay
        ? [
            [0, '#5e5040'],
            [0.6, '#7d6a52'],
            [1, '#4a3b2c'],
          ]
        : [
            [0, '#2a1710'],
            [0.55, '#4d2c1b'],
            [1, '#1c0f0a'],
          ],
    );
    if (spec.isBrick) paintBricks(c, { aspect, isDay, random: random.fork('bricks') });
    const shift = random.range(0, 0.4);
    named('window', () =>
      paintWindows(c, aspect, { isDay, shift, isGrey: spec.weather !== undefined }),
    );
    named('laid_table', () =>
      paintTables(c, aspect, {
        isDay,
        isChecked: spec.hasChecks === true,
        random: random.fork('tables'),
      }),
    );
    if (spec.asked?.includes('lamp')) named('lamp', () => paintPendants(c, aspect));
    if (spec.asked?.includes('chandelier'))
      named('chandelier', () => {
        for (const x of [0.22, 0.62, 1.02, 1.42].filter((at) => at < aspect))
          paintChandelier(c, { x, y: 0.13, width: 0.24, isDay });
      });
    if (isDay) paintPlants(c, aspect, random.fork('plants'));
    if (spec.hasPeople) {
      const colours = isDay
        ? ['#5f5348', '#6e5d50', '#3f444e', '#7a6656']
        : ['#22130e', '#2e1b15', '#1f1a20', '#3a2219'];
      paintCrowd(c, random.fork('guests'), {
        aspect,
        ground: 0.72,
        head: 0.085,
        count: Math.round(aspect * 5),
        colours,
        rim: isDay ? 'rgba(255,246,226,.5)' : 'rgba(255,176,96,.5)',
      });
    }
  });
  const soft = defocus(image, blurOf(spec) * size.height);
  if (!isDay)
    scatterDiscs(soft, random.fork('lamps'), {
      count: 24,
      colours: LAMPS[spec.mood],
      top: 0.05,
      bottom: 0.75,
      radius: lampsOf(spec, [0.014, 0.034]),
      gain: 1,
    });
  if (spec.weather) paintOutside(soft, image.names, { weather: spec.weather, seed: spec.seed });
  return { hdr: soft.data, names: image.names };
}

/** Lamps are discs where they are out of focus; in a sharp room such discs would hang there like plates. */
function lampsOf(spec: InteriorSpec, [from, to]: readonly [number, number]): [number, number] {
  const share = 0.22 + 0.78 * Math.min(1, blurOf(spec) / SOFT);
  return [from * share, to * share];
}
const SOFT = 0.012;

/** Joints between bricks must be seen. */
const blurOf = ({ blur, isBrick }: InteriorSpec): number =>
  isBrick ? Math.min(blur, 0.006) : blur;

/** The lit edge of the bar and the panels under it. */
function paintCounter(c: Canvas, aspect: number, top: number): void {
  c.fillStyle = '#9a6234';
  c.fillRect(0, top, aspect, 0.024);
  c.fillStyle = '#4a2a16';
  c.fillRect(0, top + 0.024, aspect, 0.976 - top);
  c.fillStyle = 'rgba(0,0,0,.35)';
  for (let x = 0.08; x < aspect; x += 0.24) c.fillRect(x, top + 0.05, 0.012, 0.95 - top);
}

/** Brass shades on cords, lit from within. */
function paintPendants(c: Canvas, aspect: number): void {
  const lamps = Math.max(3, Math.round(aspect * 3));
  for (let i = 0; i < lamps; i++) {
    const x = ((i + 0.5) / lamps) * aspect;
    const foot = 0.2 + 0.03 * (i % 2);
    pool(c, { x, y: foot + 0.03, radius: 0.16, colour: 'rgba(255,196,110,.5)' });
    c.fillStyle = '#0e0805';
    c.fillRect(x - 0.002, 0, 0.004, foot - 0.06);
    c.fillStyle = '#8a5f28';
    c.beginPath();
    c.moveTo(x - 0.014, foot - 0.065);
    c.lineTo(x + 0.014, foot - 0.065);
    c.lineTo(x + 0.062, foot);
    c.lineTo(x - 0.062, foot);
    c.fill();
    c.fillStyle = '#fff0c8';
    c.beginPath();
    c.ellipse(x, foot + 0.004, 0.052, 0.014, 0, 0, Math.PI * 2);
    c.fill();
  }
}

type Canvas = Parameters<Parameters<typeof paintRoom>[1]>[0];

const GARDEN_PANES = ['#fbf8ec', '#f0efdc', '#c3cda0', '#8a9c66'];
const GREY_PANES = ['#aab4bc', '#7c868c'];
const NIGHT_PANES = ['#2b3652', '#4a4152'];

function paintWindows(
  c: Canvas,
  aspect: number,
  { isDay, shift, isGrey }: { isDay: boolean; shift: number; isGrey: boolean },
): void {
  for (let x = -0.2 + shift * 0.5; x < aspect; x += 0.52) {
    const g = c.createLinearGradient(x, 0.05, x, 0.6);
    // By day a garden is seen outside, out of focus.
    const panes = isDay ? (isGrey ? GREY_PANES : GARDEN_PANES) : NIGHT_PANES;
    panes.forEach((tone, i) => g.addColorStop(i / (panes.length - 1), tone));
    c.fillStyle = g;
    c.fillRect(x, 0.04, 0.3, 0.54);
    c.fillStyle = isDay ? '#6d5c48' : '#1d100b';
    c.fillRect(x + 0.145, 0.04, 0.012, 0.54);
    c.fillRect(x, 0.3, 0.3, 0.01);
    c.fillStyle = isDay ? 'rgba(206,190,164,.85)' : 'rgba(74,40,26,.9)';
    c.fillRect(x - 0.06, 0, 0.07, 0.66);
    c.fillRect(x + 0.29, 0, 0.07, 0.66);
  }
}

/** Greenery in the corners of a bright room. */
function paintPlants(c: Canvas, aspect: number, random: Random): void {
  for (const x of [random.range(-0.02, 0.1), aspect - random.range(-0.02, 0.12)]) {
    for (let i = 0; i < 46; i++) {
      const a = random.range(-2.7, -0.4);
      const r = random.range(0.05, 0.34);
      c.fillStyle = random.pick(['#4e6b3a', '#6d8a4c', '#385230', '#8aa35e']);
      c.beginPath();
      c.ellipse(x + Math.cos(a) * r, 0.62 + Math.sin(a) * r, 0.036, 0.012, a, 0, 7);
      c.fill();
    }
    c.fillStyle = '#8d6a4c';
    c.fillRect(x - 0.05, 0.6, 0.1, 0.12);
  }
}
