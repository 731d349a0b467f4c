import { describe, expect, it } from 'vitest';
import { noteLettering } from '#studio/typography/lettering.ts';
import { paintInscription } from './inscription.ts';

const SIZE = { width: 300, height: 160 };
const plate = (lines: readonly string[], isStencil = false) =>
  noteLettering(() =>
    paintInscription(SIZE, { lines, face: 'josefin', ink: '#ffffff', maxLines: 4, isStencil }),
  );
/** Columns and rows that bear ink, as shares of the plate. */
function inkIn(color: ArrayLike<number>) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let i = 3; i < color.length; i += 4) {
    if ((color[i] ?? 0) < 128) continue;
    xs.push(((i - 3) / 4) % SIZE.width);
    ys.push(Math.floor((i - 3) / 4 / SIZE.width));
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

describe('words on a plate', () => {
  it.each([
    ['Tonight: oysters & Chablis'],
    ['Château Belair 2019 – élevé en fûts'],
    ['Weißwein 12,50 € / Rotwein 14 €'],
  ])('are set letter by letter: %s', (text) => {
    const { texts } = plate(text.split(' / '));
    expect(texts.join(' ')).toBe(text.replace(' / ', ' '));
  });

  it('stay on it, and are as large as it allows', () => {
    const { drawn } = plate(['Ölbaumgärten zum Jagdschlösschen']);
    const ink = inkIn(drawn.color!);
    expect(ink.left).toBeGreaterThan(0);
    expect(ink.top).toBeGreaterThan(0);
    expect(ink.right).toBeLessThan(SIZE.width - 1);
    expect(ink.bottom).toBeLessThan(SIZE.height - 1);
    expect(ink.right - ink.left).toBeGreaterThan(SIZE.width * 0.8);
  });

  it('keep the lines of a list whole, and break what would be too small to read', () => {
    const list = plate(['Oysters 18', 'Steak tartare 16', 'Chablis 9 a glass']);
    expect(list.texts).toEqual(['Oysters 18', 'Steak tartare 16', 'Chablis 9 a glass']);
    const long = plate(['Staff Pick: Rioja Reserva 2018 from the old vines', '$24']);
    expect(long.texts).toHaveLength(3);
  });

  it('are holes in a stencil', () => {
    const [letters, holes] = [plate(['OPEN']), plate(['OPEN'], true)].map(
      ({ drawn }) => drawn.color!,
    );
    const opaque = (color: ArrayLike<number>) =>
      Array.from(color).filter((value, i) => i % 4 === 3 && value >= 128).length;
    expect(opaque(letters!) + opaque(holes!)).toBeCloseTo(SIZE.width * SIZE.height, -3);
  });
});
