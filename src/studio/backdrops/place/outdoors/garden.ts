import { scatterDiscs, stringLights } from '#studio/backdrops/bokeh-lights.ts';
import { paintCrowd } from '#studio/backdrops/silhouettes.ts';
import { box, greensOf, isDark, line, oval, shaded, shape } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintBorders, paintFlowerArch, paintRoseBeds } from './flower-arch.ts';
import { paintLeaves, paintOpenSky } from './open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** A meadow with a spreading tree, flowers, a basket on its cloth. */
export const PICNIC: PlacePainter = {
  draw(brush) {
    const { aspect, at, random } = brush;
    paintOpenSky(brush, 0.42);
    for (let x = -0.1; x < aspect + 0.2; x += 0.16)
      paintLeaves(brush, [x, 0.41, 0.13, random.range(0.05, 0.11)], {
        count: 40,
        tones: greensOf(brush),
        leaf: 0.014,
      });
    brush.named('meadow', () => {
      shaded(
        brush,
        [0, 0.45, aspect, 0.55],
        isDark(brush) ? ['#66743c', '#46562c'] : ['#a4c85a', '#6c9a38'],
      );
      blades(brush);
    });
    brush.named('tree', () => {
      shape(
        brush,
        [
          [at - 0.035, 0.6],
          [at - 0.02, 0.2],
          [at + 0.02, 0.2],
          [at + 0.045, 0.6],
        ],
        '#4a3624',
      );
      paintLeaves(brush, [at, 0.12, 0.44, 0.19], {
        count: 420,
        tones: greensOf(brush),
        leaf: 0.02,
      });
    });
    // Whoever sits there has the basket before them, and whoever asks for one has it in front.
    if (!brush.asked.has('person') && !brush.asked.has('basket'))
      brush.named('basket', () => basket(brush, at + (at > aspect / 2 ? -0.26 : 0.26)));
  },
  lamps(soft, { mood, random }) {
    scatterDiscs(soft, random.fork('dapple'), {
      count: 26,
      colours: [
        [0.9, 1, 0.5],
        [1, 0.96, 0.7],
      ],
      top: 0,
      bottom: 0.4,
      radius: [0.008, 0.02],
      gain: mood === 'daylight' ? 0.5 : 0.2,
    });
  },
};

function blades(brush: Brush): void {
  const { random, aspect } = brush;
  for (let i = 0; i < 170; i++) {
    const y = random.range(0.46, 0.8);
    const r = 0.002 + (y - 0.45) * 0.02;
    oval(
      brush,
      [random.range(0, aspect), y, r, r],
      random.pick(['#ffffff', '#f6e04a', '#e86a6a', '#b48ae0', '#fdf4d0']),
    );
  }
}

/** A hamper with a lid and a checked cloth over its rim. */
function basket(brush: Brush, x: number): void {
  const { c } = brush;
  c.strokeStyle = '#7a5228';
  c.lineWidth = 0.014;
  c.beginPath();
  c.ellipse(x, 0.51, 0.09, 0.12, 0, Math.PI, 0);
  c.stroke();
  shape(
    brush,
    [
      [x - 0.12, 0.51],
      [x + 0.12, 0.51],
      [x + 0.1, 0.63],
      [x - 0.1, 0.63],
    ],
    '#b8854a',
  );
  for (let i = 0; i < 5; i++)
    line(
      brush,
      [
        [x - 0.115 + i * 0.003, 0.53 + i * 0.022],
        [x + 0.115 - i * 0.003, 0.53 + i * 0.022],
      ],
      { width: 0.006, colour: '#8a5c2c' },
    );
  for (let i = 0; i < 8; i++)
    box(
      brush,
      [x - 0.11 + i * 0.0275, 0.5, 0.0275, 0.034 + (i % 3) * 0.008],
      i % 2 ? '#d8392c' : '#fdf6ea',
    );
}

/** Asked of the painter where the garden is dressed for guests. */
export const GARDEN_FEAST = 'garden feast';
/** Asked of the painter of a garden of roses. */
export const ROSE_BEDS = 'rose beds';

/** A lawn with flower beds under trees; for a feast long white tables, paper lanterns, strings of lamps, bunting. */
export const GARDEN_PARTY: PlacePainter = {
  draw(brush) {
    const { aspect, random, c, at } = brush;
    const isFeast = brush.asked.has(GARDEN_FEAST);
    paintOpenSky(brush, 0.4);
    // Between the trees it is dark to the ground: a garden is closed by its hedge.
    shaded(brush, [0, 0.34, aspect, 0.15], [greensOf(brush)[1]!, greensOf(brush)[0]!]);
    for (let x = -0.1; x < aspect + 0.2; x += 0.22)
      paintLeaves(brush, [x, random.range(0.2, 0.34), 0.19, random.range(0.15, 0.26)], {
        count: 130,
        tones: greensOf(brush),
        leaf: 0.018,
      });
    brush.named('meadow', () =>
      shaded(
        brush,
        [0, 0.48, aspect, 0.52],
        isDark(brush) ? ['#5e6c3c', '#42502c'] : ['#9cc25c', '#6a9a3c'],
      ),
    );
    if (brush.asked.has(ROSE_BEDS)) paintRoseBeds(brush);
    if (isFeast)
      brush.named('laid_table', () => {
        for (let x = 0.06; x < aspect; x += 0.56) gardenTable(brush, x);
      });
    else if (!brush.asked.has(ROSE_BEDS)) paintBorders(brush);
    if (brush.asked.has('flower_arch'))
      brush.named('flower_arch', () => paintFlowerArch(brush, at, true));
    if (brush.hasPeople)
      paintCrowd(c, random.fork('guests'), {
        aspect,
        ground: 0.72,
        head: 0.08,
        count: Math.round(aspect * 4),
        colours: isDark(brush)
          ? ['#2a1c18', '#1f1c22']
          : ['#c8b8a8', '#8aa0b0', '#d09a8a', '#f0e8dc'],
        rim: 'rgba(255,236,200,.55)',
      });
    if (isFeast && !isDark(brush)) bunting(brush);
    if (isFeast) lanterns(brush);
  },
  lamps(soft, { random, mood, asked }) {
    if (!asked.has(GARDEN_FEAST)) return;
    stringLights(soft, random.fork('strings'), {
      strings: 4,
      colours: [
        [1, 0.8, 0.45],
        [1, 0.7, 0.3],
      ],
      radius: 0.012,
      gain: mood === 'daylight' ? 0.9 : 1.8,
      bottom: 0.36,
    });
  },
};

function gardenTable(brush: Brush, x: number): void {
  const white = isDark(brush) ? '#e0c8a4' : '#fbf8f0';
  box(brush, [x, 0.545, 0.44, 0.02], white);
  shape(
    brush,
    [
      [x, 0.56],
      [x + 0.44, 0.56],
      [x + 0.42, 0.7],
      [x + 0.02, 0.7],
    ],
    isDark(brush) ? '#a8896a' : '#e6e0d2',
  );
  for (let i = 0; i < 5; i++) {
    const gx = x + 0.05 + i * 0.085;
    box(brush, [gx, 0.5, 0.008, 0.045], 'rgba(255,255,255,.9)');
    oval(brush, [gx + 0.004, 0.495, 0.013, 0.018], 'rgba(255,255,255,.7)');
  }
  for (let i = 0; i < 12; i++)
    oval(
      brush,
      [
        x + 0.22 + brush.random.range(-0.05, 0.05),
        0.52 + brush.random.range(-0.03, 0.02),
        0.013,
        0.013,
      ],
      brush.random.pick(['#e87a8a', '#f6d0d6', '#fdf0d0', '#7a9a5a']),
    );
}

function bunting(brush: Brush): void {
  const { aspect, random } = brush;
  for (const y of [0.08, 0.15])
    for (let x = 0; x < aspect; x += 0.07) {
      const sag = y + 0.06 * (1 - ((x / aspect) * 2 - 1) ** 2);
      shape(
        brush,
        [
          [x, sag],
          [x + 0.055, sag],
          [x + 0.0275, sag + 0.055],
        ],
        random.pick(['#e0574a', '#f2c24a', '#5aa0b8', '#f6ead6', '#8ab05a']),
      );
    }
}

function lanterns(brush: Brush): void {
  const { random, aspect } = brush;
  for (let i = 0; i < Math.round(aspect * 4); i++) {
    const x = ((i + random.range(0.2, 0.8)) / Math.round(aspect * 4)) * aspect;
    const y = random.range(0.12, 0.32);
    const r = random.range(0.026, 0.042);
    oval(
      brush,
      [x, y, r, r * 1.05],
      isDark(brush)
        ? random.pick(['#ffd890', '#ffb070', '#fff0cc'])
        : random.pick(['#fdf0e0', '#f2b8a0', '#f8dc8a', '#e8eef0']),
    );
    box(brush, [x - 0.008, y - r * 1.2, 0.016, r * 0.24], '#6a5240');
  }
}
