import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

function shoot(prompt: string, [width, height]: readonly [number, number] = [640, 640]) {
  const { stage, shot } = composeShot({
    spec: understand(prompt, { style: 'gastro' }),
    styleId: 'gastro',
    seed: 3,
    width,
    height,
    detail: 'preview',
  });
  const boxesOf = (thing: string) =>
    stage.scene.objects
      .filter((object) => object.thing === thing)
      .map(({ id }) => frameBoxOf(hullOf(stage.scene, new Set([id])), shot.camera, width / height));
  return { stage, boxesOf };
}

const depthOf = (boxes: readonly { top: number; bottom: number }[]): number =>
  Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));

describe('a table laid for many', () => {
  it('is looked along, with bread and flowers down its middle', () => {
    const { boxesOf } = shoot('a table set for eight with bread and flowers');
    const places = boxesOf('place_setting');
    expect(places).toHaveLength(8);
    expect(depthOf(places)).toBeGreaterThan(0.3);
    const inner = Math.max(...places.filter(({ right }) => right < 0.5).map(({ right }) => right));
    const outer = Math.min(...places.filter(({ left }) => left > 0.5).map(({ left }) => left));
    for (const { left, right } of [...boxesOf('bread'), ...boxesOf('flowers')]) {
      expect(left).toBeGreaterThan(inner - 0.12);
      expect(right).toBeLessThan(outer + 0.12);
    }
  });

  it('lies across a wide frame', () => {
    const along = shoot('a table set for eight').boxesOf('place_setting');
    const across = shoot('a table set for eight', [960, 480]).boxesOf('place_setting');
    expect(across).toHaveLength(8);
    expect(depthOf(across)).toBeLessThan(depthOf(along));
  });

  it('has candles and fir at Christmas where nothing else stands on it', () => {
    const { boxesOf } = shoot('Christmas dinner table for six');
    expect([boxesOf('candle').length, boxesOf('pine').length]).toEqual([3, 1]);
    expect(shoot('Christmas dinner table for six with a turkey').boxesOf('candle')).toEqual([]);
  });
});
