import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Person } from './figure-body.ts';

const HAIRS = ['#5a3a22', '#141019', '#c9a24e', '#8a3a1e'] as const;
const TOPS = ['#2f6f7d', '#c4622a', '#5e6b2c', '#77508f', '#8a1f33'] as const;

/** Hair, shirt and sex by turns: no two of several are twins. */
export function variantOf({
  variant,
  figure,
}: {
  variant?: number;
  figure: AskedFigure;
}): Partial<Person> {
  if (variant === undefined) return {};
  const isWoman = figure.who === 'woman' || (figure.who !== 'man' && variant % 2 === 0);
  return {
    ...(figure.who !== 'child' && { isWoman }),
    hair: HAIRS[variant % HAIRS.length] ?? HAIRS[0],
    top: TOPS[variant % TOPS.length] ?? TOPS[0],
    hairCut: isWoman ? (variant % 4 ? 'long' : 'bun') : variant % 4 === 3 ? 'bald' : 'short',
    hasBeard: !isWoman && variant % 4 === 1,
  };
}
