import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { cut, disc } from './cut.ts';

/** A strand that lies in an arc round the nest, of even width. */
function strand(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  turns: readonly [number, number],
  wide = 5,
): string {
  const at = (grow: number, angle: number) =>
    `${(x + (rx + grow) * Math.cos(angle)).toFixed(1)} ${(y + (ry + grow * 0.7) * Math.sin(angle)).toFixed(1)}`;
  const [from, to] = turns;
  const half = wide / 2;
  const isLong = to - from > Math.PI ? 1 : 0;
  return `M${at(half, from)}A${rx + half} ${ry + half * 0.7} 0 ${isLong} 1 ${at(half, to)}L${at(-half, to)}A${rx - half} ${ry - half * 0.7} 0 ${isLong} 0 ${at(-half, from)}z`;
}

const [PASTA, DARKER, PALER] = ['#f0c860', '#d9a640', '#f9e2a0'] as const;

const NEST: readonly FlatShape[] = [
  [PASTA, 'M26 60C24 36 52 20 82 20C114 20 138 38 136 60C132 76 30 76 26 60z'],
  ...(
    [
      [DARKER, 80, 62, 50, 20, 0.1, 2.9],
      [PALER, 80, 56, 46, 22, 2.6, 5.4],
      [PASTA, 80, 58, 50, 24, 4.2, 6.9],
      [DARKER, 76, 52, 38, 20, 2.9, 5.8],
      [PALER, 84, 60, 42, 16, 0.2, 2.6],
      [PASTA, 72, 62, 36, 12, 0.4, 3.4],
      [DARKER, 88, 48, 36, 20, 3.6, 6.4],
      [PALER, 80, 46, 30, 18, 3.2, 6],
    ] as const
  ).map(([ink, x, y, rx, ry, from, to]): FlatShape => [ink, strand([x, y], [rx, ry], [from, to])]),
];

/** A nest of spaghetti on its plate. */
const nest = cut([160, 92], 0.46, [
  ['#fbf6ea', disc(80, 66, 80, 25)],
  ['#d8cfbe', disc(80, 64, 64, 18)],
  ['#fbf6ea', disc(80, 65, 63, 17.4)],
  ...NEST,
]);

/** Tomato sauce and basil, in the same box. */
const sauce = cut([160, 92], 0.46, [
  [
    '#b8353a',
    'M48 38C50 22 66 12 82 12C100 12 116 22 116 36C120 46 108 48 104 44C100 54 90 52 88 46C84 56 70 56 68 46C62 54 46 50 48 38z',
  ],
  ['#d9604a', 'M58 30C62 20 76 16 86 18C78 22 68 24 64 34C60 36 57 34 58 30z'],
  ['#8a1f33', disc(96, 34, 5, 4)],
  ['#8a1f33', disc(74, 40, 4, 3)],
  ['#3d7048', 'M82 18C84 6 98 0 108 6C104 16 94 22 82 18z'],
  ['#6f9d62', 'M82 18C90 14 98 10 107 6C104 15 94 21 82 18z'],
  ['#3d7048', 'M80 18C74 8 62 6 56 12C62 20 72 22 80 18z'],
]);

/** Its sauce is on it, whether it is named or not. */
export const pasta: DrawnThing = {
  ...nest,
  draw: (press, standing, look) => {
    nest.draw(press, standing, look);
    const top = (): void => sauce.draw(press, standing, { ...look, isAloft: true });
    if (look.spec.things.some(isSauce)) press.apart(() => press.named('tomato_sauce', top));
    else top();
  },
};

const isSauce = ({ thing }: AskedThing): boolean => thing === 'tomato_sauce';

/** 'Spaghetti with tomato sauce' is one plate. */
export const isOnPasta = (asked: AskedThing, things: readonly AskedThing[]): boolean =>
  isSauce(asked) && things.some(({ thing }) => thing === 'pasta');
