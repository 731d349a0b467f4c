import { describe, expect, it } from 'vitest';
import { castPeople } from '#studio/testing/cast-people.ts';
import { glowOfCandles } from './candle-glow.ts';

const SIDE = 120;
const rows = { from: 0, to: SIDE };
const { stands, people } = castPeople('a couple having a candlelit dinner at a table');
const waited = castPeople('waiter serving a plate of pasta at a table with four guests').people;

/** Brightest of the room, each channel, after its candles were lit. */
function litIn(mean: number): number[] {
  const room = { width: SIDE, height: SIDE, data: new Float32Array(SIDE * SIDE * 3).fill(mean) };
  glowOfCandles(room, stands, {
    light: { mean: [mean, mean, mean], bright: [1, 1, 1], from: 0.5 },
    rows,
  });
  return [0, 1, 2].map((k) =>
    room.data.reduce((most, v, i) => (i % 3 === k ? Math.max(most, v) : most), 0),
  );
}

describe('a candle between two who dine', () => {
  it('warms what is about it in a dim room', () => {
    expect(people).toHaveLength(2);
    const [red = 0, green = 0, blue = 0] = litIn(0.06);
    expect(red).toBeGreaterThan(0.15);
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });

  it('is lost in daylight', () => {
    expect(litIn(0.5)).toEqual([0.5, 0.5, 0.5]);
  });
});

describe('whoever serves four', () => {
  it('stands between the heads of those who sit before them', () => {
    const waiter = waited.find(({ shape }) => shape.pose !== 'sitting')!;
    const seated = waited.filter(({ shape }) => shape.pose === 'sitting');
    expect(seated).toHaveLength(4);
    const away = seated.map(({ at }) => Math.abs(at - waiter.at));
    expect(Math.min(...away)).toBeGreaterThan(0.06);
  });
});
