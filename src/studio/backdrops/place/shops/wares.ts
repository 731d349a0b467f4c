import { box, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';

/** One ware that stands or lies on a board: its middle, the board, and how high it may be. */
export type Ware = (brush: Brush, x: number, foot: number, tall: number) => void;

export const loaf: Ware = (brush, x, foot, tall) => {
  const colour = brush.random.pick(['#b9722e', '#a35f26', '#c98a42', '#8f4f20']);
  oval(brush, [x, foot - tall * 0.26, tall * 0.42, tall * 0.27], colour);
  oval(brush, [x, foot - tall * 0.34, tall * 0.34, tall * 0.16], tone(colour, 1.25));
  for (const dx of [-0.16, 0, 0.16])
    line(
      brush,
      [
        [x + dx * tall - tall * 0.05, foot - tall * 0.44],
        [x + dx * tall + tall * 0.05, foot - tall * 0.26],
      ],
      { width: tall * 0.035, colour: '#f0d8a8' },
    );
};

/** Baguettes upright in their basket. */
export const baguettes: Ware = (brush, x, foot, tall) => {
  for (let i = 0; i < 5; i++) {
    const lean = (i - 2) * 0.055 * tall;
    line(
      brush,
      [
        [x + lean * 0.6, foot - tall * 0.2],
        [x + lean * 1.8, foot - tall * 0.94],
      ],
      { width: tall * 0.1, colour: brush.random.pick(['#c08038', '#b06e2c', '#d09a50']) },
    );
  }
  shaded(
    brush,
    [x - tall * 0.26, foot - tall * 0.42, tall * 0.52, tall * 0.42],
    ['#b08850', '#7a5428'],
  );
};

export const rolls: Ware = (brush, x, foot, tall) => {
  for (let i = 0; i < 5; i++) {
    const [dx, up] = i < 3 ? [(i - 1) * 0.26, 0.13] : [(i - 3.5) * 0.26, 0.3];
    const at = [x + dx * tall, foot - up * tall, tall * 0.15, tall * 0.12] as const;
    oval(brush, at, '#a8682a');
    oval(brush, [at[0], at[1] - tall * 0.03, tall * 0.1, tall * 0.06], '#d8a052');
  }
};

const RINDS = ['#e2b23c', '#d99a30', '#f0e4c4', '#c8702c', '#e8cc78', '#8a5a34'];

/** A whole cheese, lying or stood on its edge. */
export const wheel: Ware = (brush, x, foot, tall) => {
  const rind = brush.random.pick(RINDS);
  if (brush.random.chance(0.35)) {
    oval(brush, [x, foot - tall * 0.4, tall * 0.4, tall * 0.4], tone(rind, 0.8));
    oval(brush, [x - tall * 0.03, foot - tall * 0.41, tall * 0.35, tall * 0.36], rind);
    return;
  }
  for (let i = 0; i < 2; i++) {
    const y = foot - tall * 0.36 * i;
    shaded(
      brush,
      [x - tall * 0.42, y - tall * 0.28, tall * 0.84, tall * 0.26],
      [tone(rind, 0.75), rind, tone(rind, 0.65)],
      'across',
    );
    oval(brush, [x, y - tall * 0.28, tall * 0.42, tall * 0.08], tone(rind, 1.2));
  }
};

export const wedge: Ware = (brush, x, foot, tall) => {
  const paste = brush.random.pick(['#f4d878', '#f8ecc0', '#f0c85a']);
  shape(
    brush,
    [
      [x - tall * 0.36, foot],
      [x + tall * 0.36, foot],
      [x + tall * 0.36, foot - tall * 0.42],
      [x - tall * 0.2, foot - tall * 0.3],
    ],
    paste,
  );
  box(brush, [x + tall * 0.3, foot - tall * 0.42, tall * 0.07, tall * 0.42], '#b06a28');
  for (let i = 0; i < 3; i++)
    oval(
      brush,
      [x + (i - 1) * tall * 0.16, foot - tall * 0.16, 0.03 * tall, 0.03 * tall],
      '#c89a3c',
    );
};

const PETALS = ['#d8304a', '#f0a0b8', '#f4d040', '#ffffff', '#8a4ab0', '#e86a2c', '#f06a9a'];

/** A bucket of cut flowers, all of one colour. */
export const bouquet: Ware = (brush, x, foot, tall) => {
  const { random } = brush;
  const petals = random.pick(PETALS);
  for (let i = 0; i < 12; i++)
    line(
      brush,
      [
        [x, foot - tall * 0.3],
        [x + random.range(-0.36, 0.36) * tall, foot - random.range(0.5, 0.8) * tall],
      ],
      { width: tall * 0.03, colour: random.pick(['#3a6a2c', '#4f8238']) },
    );
  for (let i = 0; i < 16; i++) {
    const [fx, fy] = [x + random.range(-0.36, 0.36) * tall, foot - random.range(0.5, 0.92) * tall];
    oval(brush, [fx, fy, tall * 0.085, tall * 0.085], tone(petals, 0.86));
    oval(brush, [fx - tall * 0.015, fy - tall * 0.015, tall * 0.05, tall * 0.05], petals);
  }
  shape(
    brush,
    [
      [x - tall * 0.24, foot - tall * 0.44],
      [x + tall * 0.24, foot - tall * 0.44],
      [x + tall * 0.18, foot],
      [x - tall * 0.18, foot],
    ],
    random.pick(['#8e969a', '#6e7a80', '#a8aeb0']),
  );
};

export const jar: Ware = (brush, x, foot, tall) => {
  const filling = brush.random.pick(['#7a9a34', '#c8452c', '#e0a030', '#5a3a22', '#d8c070']);
  shaded(
    brush,
    [x - tall * 0.18, foot - tall * 0.52, tall * 0.36, tall * 0.52],
    [tone(filling, 0.8), tone(filling, 1.2), tone(filling, 0.7)],
    'across',
  );
  box(brush, [x - tall * 0.19, foot - tall * 0.62, tall * 0.38, tall * 0.11], '#d8d4c8');
  box(brush, [x - tall * 0.14, foot - tall * 0.36, tall * 0.28, tall * 0.2], '#f6f0e0');
};

/** A box of chocolates with its ribbon. */
export const giftBox: Ware = (brush, x, foot, tall) => {
  const [paper, ribbon] = brush.random.pick([
    ['#4a2418', '#d8a84a'],
    ['#f0e4d0', '#8a2a30'],
    ['#8a2a30', '#f4e8d0'],
    ['#2c3a4a', '#d8a84a'],
  ]);
  box(brush, [x - tall * 0.34, foot - tall * 0.4, tall * 0.68, tall * 0.4], paper);
  box(brush, [x - tall * 0.05, foot - tall * 0.4, tall * 0.1, tall * 0.4], ribbon);
  for (const side of [-1, 1])
    oval(
      brush,
      [x + side * tall * 0.09, foot - tall * 0.44, tall * 0.09, tall * 0.05],
      ribbon,
      side * 0.5,
    );
};

export const pralines: Ware = (brush, x, foot, tall) => {
  for (let i = 0; i < 8; i++) {
    const at = [x + ((i % 4) - 1.5) * tall * 0.2, foot - (i < 4 ? 0.1 : 0.24) * tall] as const;
    oval(
      brush,
      [...at, tall * 0.09, tall * 0.08],
      brush.random.pick(['#3a1c10', '#5a301a', '#e8d4b0', '#7a4626']),
    );
    oval(brush, [at[0] - tall * 0.02, at[1] - tall * 0.03, tall * 0.03, tall * 0.02], '#b08a6a');
  }
};

export const fish: Ware = (brush, x, foot, tall) => {
  const skin = brush.random.pick(['#9ab0bc', '#e09a80', '#8494a4', '#c8d0d4']);
  const y = foot - tall * 0.2;
  oval(brush, [x, y, tall * 0.4, tall * 0.14], tone(skin, 0.8));
  oval(brush, [x, y + tall * 0.03, tall * 0.34, tall * 0.08], tone(skin, 1.3));
  shape(
    brush,
    [
      [x + tall * 0.34, y],
      [x + tall * 0.54, y - tall * 0.15],
      [x + tall * 0.54, y + tall * 0.15],
    ],
    tone(skin, 0.75),
  );
  oval(brush, [x - tall * 0.28, y - tall * 0.03, tall * 0.03, tall * 0.03], '#1a1a1c');
};

/** A crate heaped with one kind of fruit. */
export const fruitCrate: Ware = (brush, x, foot, tall) => {
  const fruit = brush.random.pick([
    '#d8302a',
    '#f0a02c',
    '#7ab03a',
    '#f4d84a',
    '#7a2a5a',
    '#e86a3a',
  ]);
  for (let i = 0; i < 12; i++)
    oval(
      brush,
      [
        x + ((i % 6) - 2.5) * tall * 0.15,
        foot - tall * (i < 6 ? 0.46 : 0.58),
        tall * 0.1,
        tall * 0.1,
      ],
      tone(fruit, brush.random.range(0.85, 1.1)),
    );
  box(brush, [x - tall * 0.48, foot - tall * 0.42, tall * 0.96, tall * 0.42], '#b98a54');
  for (const k of [0.14, 0.28])
    box(brush, [x - tall * 0.48, foot - tall * k, tall * 0.96, tall * 0.02], '#7a552c');
};

/** Hung from a hook: a leg of ham. */
export const hangingHam: Ware = (brush, x, top, tall) => {
  line(
    brush,
    [
      [x, top],
      [x, top + tall * 0.25],
    ],
    { width: tall * 0.03, colour: '#d8ccb0' },
  );
  shape(
    brush,
    [
      [x - tall * 0.05, top + tall * 0.2],
      [x + tall * 0.05, top + tall * 0.2],
      [x + tall * 0.2, top + tall * 0.62],
      [x + tall * 0.13, top + tall * 0.94],
      [x - tall * 0.13, top + tall * 0.94],
      [x - tall * 0.18, top + tall * 0.62],
    ],
    brush.random.pick(['#8a3c24', '#7a3220', '#9a4a2c']),
  );
  oval(brush, [x - tall * 0.05, top + tall * 0.7, tall * 0.06, tall * 0.16], '#c87a54');
};

/** A string of sausages. */
export const hangingSausages: Ware = (brush, x, top, tall) => {
  const skin = brush.random.pick(['#9a3c2c', '#7a2a22', '#b0583c']);
  for (let i = 0; i < 4; i++) {
    oval(brush, [x, top + tall * (0.14 + i * 0.22), tall * 0.07, tall * 0.12], skin);
    oval(
      brush,
      [x - tall * 0.02, top + tall * (0.12 + i * 0.22), tall * 0.018, tall * 0.07],
      '#e0a088',
    );
  }
};

export const joint: Ware = (brush, x, foot, tall) => {
  oval(brush, [x, foot - tall * 0.2, tall * 0.4, tall * 0.2], '#8a1c22');
  oval(brush, [x - tall * 0.04, foot - tall * 0.24, tall * 0.28, tall * 0.11], '#c8444a');
  line(
    brush,
    [
      [x - tall * 0.3, foot - tall * 0.34],
      [x + tall * 0.28, foot - tall * 0.34],
    ],
    { width: tall * 0.05, colour: '#f4dcd0' },
  );
};
