import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintLeaves, paintOpenSky } from '#studio/backdrops/place/outdoors/open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

interface Grove {
  grass: readonly [string, string];
  leaves: readonly string[];
  leaf: number;
  fruit: readonly string[];
  /** Old trunks are thick and twisted. */
  isGnarled: boolean;
}

/** Rows of trees that recede on both sides; the largest stands where there is room. */
const grove = (look: Grove): PlacePainter => ({
  draw(brush) {
    const { aspect, at } = brush;
    const k = isDark(brush) ? 0.62 : 1;
    paintOpenSky(brush, 0.46);
    oval(brush, [aspect * 0.3, 0.48, aspect * 0.6, 0.07], tone('#8fa77c', k));
    shaded(
      brush,
      [0, 0.46, aspect, 0.54],
      look.grass.map((hex) => tone(hex, k)),
    );
    brush.named('tree', () => {
      for (const [dx, size] of [
        [-0.62, 0.45],
        [0.6, 0.45],
        [-0.42, 0.34],
        [0.4, 0.36],
        [-0.86, 0.7],
        [0.92, 0.74],
        [0, 0.9],
      ] as const)
        tree(brush, { x: at + dx, foot: 0.47 + size * 0.24, size, k, look });
    });
  },
});

interface Tree {
  x: number;
  foot: number;
  size: number;
  k: number;
  look: Grove;
}

function tree(brush: Brush, { x, foot, size, k, look }: Tree): void {
  const bark = tone(look.isGnarled ? '#7b6b58' : '#6a4a32', k);
  const w = size * (look.isGnarled ? 0.075 : 0.035);
  oval(brush, [x, foot, size * 0.3, size * 0.03], 'rgba(20,30,10,.35)');
  shape(
    brush,
    [
      [x - w, foot],
      [x - w * 0.5, foot - size * 0.3],
      [x + w * 0.6, foot - size * 0.3],
      [x + w, foot],
    ],
    bark,
  );
  for (const s of look.isGnarled ? [-1, 1] : [-0.6, 0.7])
    line(
      brush,
      [
        [x, foot - size * 0.2],
        [x + s * size * 0.08, foot - size * 0.34],
        [x + s * size * 0.2, foot - size * 0.44],
      ],
      { width: w * 0.8, colour: bark },
    );
  for (const [dx, dy, r] of [
    [-0.17, 0.44, 0.17],
    [0.17, 0.46, 0.17],
    [0, 0.56, 0.2],
  ] as const)
    paintLeaves(brush, [x + dx * size, foot - dy * size, r * size, r * size * 0.8], {
      count: Math.round(120 * size),
      tones: look.leaves.map((hex) => tone(hex, k)),
      leaf: look.leaf * size,
    });
  for (let i = 0; i < (look.fruit.length > 0 ? Math.round(26 * size) : 0); i++) {
    const a = brush.random.range(0, 6.28);
    const r = Math.sqrt(brush.random.next()) * 0.28 * size;
    oval(
      brush,
      [x + Math.cos(a) * r, foot - 0.5 * size + Math.sin(a) * r * 0.7, 0.022 * size, 0.022 * size],
      tone(brush.random.pick(look.fruit), k),
    );
  }
}

export const ORCHARD = grove({
  grass: ['#9cc06a', '#6a9444'],
  leaves: ['#2f5e2a', '#4b8238', '#7cae54'],
  leaf: 0.03,
  fruit: ['#d23a2e', '#e86a3c', '#f0c04a'],
  isGnarled: false,
});

export const OLIVE_GROVE = grove({
  grass: ['#c9bc84', '#a98f5c'],
  leaves: ['#5d6e52', '#8a9a78', '#b9c4a4'],
  leaf: 0.024,
  fruit: [],
  isGnarled: true,
});

/** A mown green with its flag, a bunker of pale sand, trees behind. */
export const GOLF: PlacePainter = {
  draw(brush) {
    const { aspect, at, random } = brush;
    const k = isDark(brush) ? 0.62 : 1;
    paintOpenSky(brush, 0.42);
    for (let x = -0.05; x < aspect + 0.1; x += 0.13)
      paintLeaves(brush, [x, 0.37, 0.1, random.range(0.07, 0.12)], {
        count: 40,
        tones: ['#234f2a', '#3a6e38', '#5c9050'].map((hex) => tone(hex, k)),
        leaf: 0.02,
      });
    shaded(brush, [0, 0.42, aspect, 0.58], [tone('#79b24e', k), tone('#4f8f34', k)]);
    for (let i = 0; i < 6; i += 2)
      box(brush, [0, 0.44 + i * 0.05, aspect, 0.045], 'rgba(255,255,255,.09)');
    oval(brush, [at, 0.56, 0.46, 0.075], tone('#9ed46a', k));
    oval(brush, [at - 0.5, 0.6, 0.2, 0.045], tone('#efe0b6', k));
    oval(brush, [at + 0.5, 0.53, 0.14, 0.028], tone('#efe0b6', k));
    oval(brush, [at, 0.57, 0.024, 0.007], '#1b2a16');
    line(
      brush,
      [
        [at, 0.57],
        [at, 0.17],
      ],
      { width: 0.008, colour: '#f7f7f2' },
    );
    shape(
      brush,
      [
        [at, 0.17],
        [at + 0.15, 0.21],
        [at, 0.26],
      ],
      '#d3212c',
    );
    oval(brush, [at + 0.14, 0.585, 0.013, 0.013], '#ffffff');
  },
};

/** Glass on white ribs, beds of leaves, hanging baskets. */
export const GREENHOUSE: PlacePainter = {
  draw(brush) {
    const { aspect, at } = brush;
    const k = isDark(brush) ? 0.6 : 1;
    paintOpenSky(brush, 0.55);
    shaded(brush, [0, 0.55, aspect, 0.45], [tone('#8a7a5e', k), tone('#6a5a44', k)]);
    const rib = { width: 0.012, colour: tone('#f6f8f4', k) };
    for (let i = -6; i <= 6; i++)
      line(
        brush,
        [
          [at + i * 0.04, 0.16],
          [at + i * 0.2, 0],
        ],
        { ...rib, width: 0.007 },
      );
    for (const s of [-1, 1]) {
      for (const d of [0.22, 0.4, 0.62, 0.9])
        line(
          brush,
          [
            [at + s * d, 0.6],
            [at + s * d, 0.18 - d * 0.02],
            [at, 0.02],
          ],
          rib,
        );
      for (const y of [0.26, 0.36, 0.46])
        line(
          brush,
          [
            [at + s * 0.2, y],
            [at + s * 1.6, y - 0.04],
          ],
          { ...rib, width: 0.005 },
        );
      for (let d = 0.24; d < 1.2; d += 0.17)
        paintLeaves(brush, [at + s * d, 0.56, 0.13, 0.1 + d * 0.06], {
          count: 80,
          tones: ['#2d5f2c', '#4d8a3e', '#8ec066'].map((hex) => tone(hex, k)),
          leaf: 0.022,
        });
      for (let d = 0.3; d < 1.1; d += 0.36) {
        paintLeaves(brush, [at + s * d, 0.17, 0.07, 0.05], {
          count: 36,
          tones: ['#3a7034', '#6aa04c', '#d25a78'],
          leaf: 0.014,
        });
        box(brush, [at + s * d - 0.04, 0.2, 0.08, 0.03], tone('#9c5a36', k));
      }
    }
    shape(
      brush,
      [
        [at - 0.06, 0.52],
        [at + 0.06, 0.52],
        [at + 0.3, 1],
        [at - 0.3, 1],
      ],
      tone('#c2b49a', k),
    );
  },
};
