import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

function shoot(prompt: string, style: SceneSpec['style'] = 'cinematic') {
  const spec = understand(prompt, { style });
  const { stage, shot } = composeShot({
    spec,
    styleId: style,
    seed: 7,
    width: 640,
    height: 640,
    detail: 'preview',
  });
  const glasses = stage.scene.objects.filter(({ thing }) => thing === 'glass');
  const boxes = glasses.map(({ id }) =>
    frameBoxOf(hullOf(stage.scene, new Set([id])), shot.camera, 1),
  );
  return { stage, boxes };
}

describe('glasses that hang', () => {
  it.each([
    ['wine glasses hanging upside down above a bar', 'cinematic'],
    ['wine glasses hanging upside down above a bar', 'gastro'],
    ['hanging wine glasses', 'cinematic'],
    ['bicchieri da vino appesi sopra il bancone', 'cinematic'],
    ['verres à vin suspendus au-dessus du bar', 'cinematic'],
  ] as const)('are alone in their rail, empty and high in the frame: %s, %s', (prompt, style) => {
    const { stage, boxes } = shoot(prompt, style);
    expect(boxes).toHaveLength(6);
    expect(Math.max(...boxes.map(({ top, bottom }) => Math.max(top, bottom)))).toBeLessThan(0.6);
    expect([...stage.kit.shared.keys()].filter((key) => key.startsWith('wine'))).toEqual([]);
    expect(stage.scene.objects.some(({ name }) => name === 'glass rail')).toBe(true);
  });

  it('leave those that stand below them in their place', () => {
    const { boxes } = shoot('a bottle on a bar, three glasses hanging above it');
    expect(boxes).toHaveLength(3);
  });
});
