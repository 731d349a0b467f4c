import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { backstageOf } from './backstage.ts';

const read = (prompt: string) => understand(prompt, { style: 'cinematic' });
const behind = (prompt: string) => backstageOf(read(prompt)).map(({ thing }) => thing);

describe('what is too large for the table', () => {
  it('stands behind it, and the bottle large in front', () => {
    const spec = read('a bottle by the fireplace, a blanket over the armchair');
    const size = { width: 96, height: 96 };
    const { stage, shot } = composeShot({
      spec,
      styleId: 'cinematic',
      ...size,
      seed: 2,
      detail: 'preview',
    });
    const boxOf = (thing: ThingId) => {
      const ids = stage.scene.objects.filter((o) => o.thing === thing).map(({ id }) => id);
      return frameBoxOf(hullOf(stage.scene, new Set(ids)), shot.camera, 1);
    };
    const [bottle, chair] = [boxOf('bottle'), boxOf('armchair')];
    expect(bottle.bottom - bottle.top).toBeGreaterThan(0.5);
    expect(chair.bottom - chair.top).toBeGreaterThan(0.3);
    expect(chair.bottom).toBeLessThan(bottle.bottom);
    expect(stage.scene.traits).toContain('throw');
  });

  it('is no backdrop where it bears something, stands alone or has somebody before it', () => {
    expect(behind('a glass of red wine, a tractor in the background')).toEqual(['tractor']);
    expect(behind('a glass of red wine with a barrel behind it')).toEqual(['barrel']);
    expect(behind('a glass of red wine on a barrel')).toEqual([]);
    expect(behind('a bicycle with a bottle in its basket')).toEqual([]);
    expect(behind('a tractor between the rows')).toEqual([]);
    expect(behind('a man with a bottle beside a tractor')).toEqual([]);
  });
});
