import { describe, expect, it } from 'vitest';
import type { Painting } from '#studio/scene-graph.ts';
import { noise2 } from './noise.ts';
import { noiseRaster } from './noise-raster.ts';
import { paintLayers } from './paint-layers.ts';

const side = 64;
const MATERIALS: readonly Omit<Painting, 'width' | 'height'>[] = [
  { painter: 'slate', params: { seed: 3, tone: [58, 60, 64] } },
  { painter: 'marble', params: { seed: 3, isLight: true } },
  { painter: 'masonry', params: { seed: 3, tone: [150, 128, 102], columns: 4, courses: 5 } },
  { painter: 'planks', params: { seed: 3, tone: [112, 70, 40], planks: 4, gap: 0.005, wear: 0.5 } },
  { painter: 'barrel-side', params: { seed: 3, staves: 12, stain: 0.5 } },
  { painter: 'linen', params: { seed: 3, tone: [226, 218, 202], threads: 16 } },
  { painter: 'leather', params: { seed: 3, tone: [92, 44, 30] } },
  {
    painter: 'grape-skin',
    params: { seed: 3, tone: [50, 16, 58], blush: [92, 26, 60], bloom: 0.5 },
  },
];

const paint = (painting: Omit<Painting, 'width' | 'height'>) =>
  paintLayers({ ...painting, width: side, height: side });

describe('noise', () => {
  it('stays between 0 and 1 and is the same everywhere', () => {
    expect(noise2(3.25, 7.5, 11)).toBeCloseTo(noise2(3.25, 7.5, 11), 12);
    for (let i = 0; i < 500; i++) {
      const n = noise2(i * 0.37, i * 0.11, 5);
      expect(n).toBeGreaterThanOrEqual(0);
      expect(n).toBeLessThan(1);
    }
  });

  it('repeats without a seam', () => {
    const tile = noiseRaster({ width: 64, height: 64, cellsX: 4, cellsY: 4, seed: 2 });
    const step = (a: number, b: number) => Math.abs(tile[a]! - tile[b]!);
    const inner = Math.max(...Array.from({ length: 64 }, (_, y) => step(y * 64 + 30, y * 64 + 31)));
    const seam = Math.max(...Array.from({ length: 64 }, (_, y) => step(y * 64 + 63, y * 64)));
    expect(seam).toBeLessThan(inner * 2 + 0.02);
  });
});

describe('a material', () => {
  it.each(MATERIALS.map((m) => [m.painter, m] as const))(
    'is painted the same twice, and not flat: %s',
    (_name, material) => {
      const [first, second] = [paint(material), paint(material)];
      expect(first.color).toEqual(second.color);
      const reds = Array.from({ length: side * side }, (_, i) => first.color![i * 4]!);
      expect(new Set(reds).size).toBeGreaterThan(6);
    },
  );

  it('fills every layer it has', () => {
    const { color, relief } = paint(MATERIALS[0]!);
    expect(color).toHaveLength(side * side * 4);
    expect(relief).toHaveLength(side * side * 4);
  });

  it('refuses a painter that does not exist', () => {
    expect(() => paint({ painter: 'velvet', params: {} })).toThrow(
      "No painter is called 'velvet'.",
    );
  });
});

describe('a vine leaf', () => {
  const leaf = (season: string, seed: number) =>
    paint({ painter: 'vine-leaf', params: { season, seed } }).color!;
  const mean = (color: ArrayLike<number>, channel: number) => {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < side * side; i++) {
      if (color[i * 4 + 3]! < 128) continue;
      sum += color[i * 4 + channel]!;
      count++;
    }
    return sum / count;
  };

  it('is green in summer and turns in autumn', () => {
    expect(mean(leaf('summer', 3), 1)).toBeGreaterThan(mean(leaf('summer', 3), 0));
    expect(mean(leaf('autumn', 3), 0)).toBeGreaterThan(mean(leaf('autumn', 3), 1));
  });

  it('is never the same leaf twice', () => {
    expect(leaf('summer', 3)).not.toEqual(leaf('summer', 4));
  });
});
