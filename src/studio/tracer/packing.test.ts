import { describe, expect, it } from 'vitest';
import type { Vec2 } from '#studio/scene-graph.ts';
import { createScene } from '#studio/scene-builder.ts';
import type { Box } from './bounds.ts';
import { buildTree } from './build-tree.ts';
import type { Tree } from './build-tree.ts';
import { baseStage, denoiseStages } from './exposure.ts';
import { allocateFilm } from './film-planes.ts';
import { layOutScene } from './lay-out-scene.ts';
import { createArena } from './memory.ts';
import { packTree } from './pack-tree.ts';
import { segmentsOf } from './simplify-profile.ts';
import { slopesOf } from './slopes.ts';

const straight = Array.from({ length: 40 }, (_, i): Vec2 => [3, i * 0.5]);
const arc = Array.from({ length: 65 }, (_, i): Vec2 => {
  const angle = (i / 64) * (Math.PI / 2);
  return [5 * Math.cos(angle), 5 * Math.sin(angle)];
});

describe('profiles', () => {
  it('become a single segment where they are straight', () => {
    expect(segmentsOf({ points: straight, material: 0 })).toHaveLength(1);
  });

  it('keep their curve with far fewer segments', () => {
    const segments = segmentsOf({ points: arc, material: 0 });
    expect(segments.length).toBeLessThan(32);
    for (const { from, to } of segments) {
      const middle = Math.sqrt(((from[0] + to[0]) / 2) ** 2 + ((from[1] + to[1]) / 2) ** 2);
      expect(5 - middle).toBeLessThan(0.006);
    }
  });

  it('run from the first point to the last without a gap', () => {
    const segments = segmentsOf({ points: arc, material: 0 });
    segments.slice(1).forEach(({ from }, i) => expect(from).toEqual(segments[i]!.to));
    expect(segments[0]!.v[0]).toBe(0);
    expect(segments.at(-1)!.v[1]).toBeCloseTo(1);
  });

  it('point outwards when drawn upwards, and inwards when flipped', () => {
    expect(segmentsOf({ points: straight, material: 0 })[0]!.fromNormal[0]).toBeCloseTo(1);
    expect(segmentsOf({ points: straight, material: 0, flip: true })[0]!.fromNormal[0]).toBeCloseTo(
      -1,
    );
  });
});

describe('the tree of boxes', () => {
  const items = Array.from({ length: 200 }, (_, index) => {
    const x = (index * 37) % 50;
    const box: Box = { min: [x, index % 7, 0], max: [x + 1, (index % 7) + 1, 1] };
    return { index, box, isTriangle: index % 2 === 0 };
  });
  const tree = buildTree(items);

  it('holds every primitive exactly once', () => {
    expect([...packTree(tree).order].sort((a, b) => a - b)).toEqual(
      items.map(({ index }) => index),
    );
  });

  it('encloses every child in its parent', () => {
    const check = (node: Tree): void => {
      if ('items' in node) return;
      for (const child of [node.left, node.right]) {
        for (const axis of [0, 1, 2] as const) {
          expect(child.box.min[axis]).toBeGreaterThanOrEqual(node.box.min[axis]);
          expect(child.box.max[axis]).toBeLessThanOrEqual(node.box.max[axis]);
        }
        check(child);
      }
    };
    check(tree);
  });
});

describe('reliefs', () => {
  it('turn heights into slopes to the right and upwards', () => {
    const heights = new Uint8ClampedArray([10, 0, 0, 0, 20, 0, 0, 0, 30, 0, 0, 0, 60, 0, 0, 0]);
    const slopes = slopesOf(heights, { width: 2, height: 2, wrap: 'clamp' });
    expect([slopes[0], slopes[4], slopes[8], slopes[12]]).toEqual([138, 128, 158, 128]);
    expect([slopes[3], slopes[11], slopes[15]]).toEqual([128, 108, 88]);
  });
});

describe('the work of an exposure', () => {
  const { sampling } = createScene();
  const film = allocateFilm(createArena(), 100, 77);

  it('covers every row exactly once', () => {
    const base = baseStage({ film, sampling, seed: 1 });
    const rows = base.calls.flatMap(([, from, to]) =>
      Array.from({ length: to! - from! }, (_, i) => from! + i),
    );
    expect(rows).toEqual(Array.from({ length: 77 }, (_, i) => i));
  });

  it.each([0, 1, 2, 3, 4])(
    'leaves the picture in a plane of its own after %i passes',
    (denoisePasses) => {
      const { stages, hdr } = denoiseStages({
        film,
        sampling: { ...sampling, denoisePasses, lens: 'traced' },
        seed: 1,
      });
      const [, sharp, soft] = stages.at(-1)!.calls[0]!;
      expect(new Set([sharp, soft, hdr]).size).toBe(3);
    },
  );

  it('develops the lens from one plane to another', () => {
    const { stages, hdr } = denoiseStages({ film, sampling, seed: 1 });
    const [name, source, target] = stages.at(-1)!.calls[0]!;
    expect(name).toBe('defocusRows');
    expect(target).toBe(hdr);
    expect(source).not.toBe(hdr);
  });
});

describe('the shared memory', () => {
  it('gives every texture a place of its own', () => {
    const arena = createArena();
    const { texturePointers } = layOutScene(arena, {
      blocks: [],
      paintings: [{ painter: 'slate', width: 100, height: 50, params: {} }],
      textures: [
        { painting: 0, layer: 'color', wrap: 'repeat' },
        { painting: 0, layer: 'hdr', wrap: 'clamp' },
        { painting: 0, layer: 'names', wrap: 'clamp' },
      ],
      lightCount: 0,
      causticResolution: 0,
      sampling: createScene().sampling,
    });
    const [color, hdr, names] = texturePointers;
    expect(hdr! - color!).toBeGreaterThanOrEqual(100 * 50 * 4);
    expect(names! - hdr!).toBeGreaterThanOrEqual(100 * 50 * 12);
  });

  it('grows when a scene needs more', () => {
    const arena = createArena();
    const before = arena.memory.buffer.byteLength;
    const pointer = arena.alloc(5_000_000);
    expect(arena.memory.buffer.byteLength).toBeGreaterThan(Math.max(before, pointer + 5_000_000));
  });
});
