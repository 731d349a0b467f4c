import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Person } from './figure-body.ts';

const HAIRS = ['#5a3a22', '#141019', '#c9a24e', '#8a3a1e', '#2a1712', '#b06a34'] as const;
const TOPS = ['#2f6f7d', '#c4622a', '#5e6b2c', '#77508f', '#8a1f33', '#3a5a94', '#d8ae78'] as const;

/** Which of several somebody is; sex by turns where none is told: no two are twins. */
export function variantOf({
  variant,
  figure,
}: {
  variant?: number;
  figure: AskedFigure;
}): Partial<Person> {
  if (variant === undefined) return {};
  const { who } = figure;
  return {
    nth: variant,
    ...(who === 'woman' && { isWoman: true }),
    ...(who === 'man' && { isWoman: false }),
    ...(who !== 'child' && who !== 'woman' && who !== 'man' && { isEither: true }),
  };
}

/** Hair, shirt and cut by turns, begun anew with each picture: `turn` is the picture's own. */
export function byTurns(
  { nth, isEither, isWoman: told }: Partial<Person>,
  turn: number,
): Partial<Person> {
  if (nth === undefined) return {};
  const i = nth + turn;
  const isWoman = told ?? (isEither ? i % 2 === 0 : undefined);
  return {
    ...(isWoman !== undefined && {
      isWoman,
      hairCut: isWoman ? (i % 4 ? 'long' : 'bun') : i % 8 === 3 ? 'bald' : 'short',
      hasBeard: !isWoman && i % 4 === 1,
    }),
    hair: HAIRS[i % HAIRS.length] ?? HAIRS[0],
    top: TOPS[i % TOPS.length] ?? TOPS[0],
  };
}
