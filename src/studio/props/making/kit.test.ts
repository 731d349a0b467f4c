import { describe, expect, it } from 'vitest';
import { createScene } from '#studio/scene-builder.ts';
import { createKit, matte } from './kit.ts';

const whiteBy = (isDim: boolean, coat: number): number => {
  const kit = { ...createKit(createScene(), 'preview'), isDim };
  const made = kit.scene.materials[matte(kit, 'white', () => ({ color: [0.8, 0.8, 0.8], coat }))];
  return made?.kind === 'matte' ? (made.color?.[0] ?? 0) : 0;
};

describe('white china', () => {
  it('does not burn out by lamplight, while petals and paper stay white', () => {
    expect(whiteBy(true, 0.8)).toBeLessThan(0.5);
    expect(whiteBy(true, 0.1)).toBe(0.8);
    expect(whiteBy(false, 0.8)).toBe(0.8);
  });
});
