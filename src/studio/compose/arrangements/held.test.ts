import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

it.each(['cork', 'lemon', 'fig'])(
  'gives the hand the %s that it is to hold, and no glass',
  (what) => {
    const spec = understand(`a hand holding a ${what}`, { style: 'cinematic', size: 'square' });
    const brief = { spec, seed: 1, width: 256, height: 256, detail: 'preview' } as const;
    const { scene } = composeShot({ ...brief, styleId: 'cinematic' }).stage;
    const things = scene.objects.map(({ thing }) => thing);
    expect(things.filter((thing) => thing === what)).toHaveLength(1);
    expect(things).toContain('hand');
    expect(things).not.toContain('glass');
  },
);
