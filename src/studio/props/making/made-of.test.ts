import { expect, it } from 'vitest';
import { createScene } from '#studio/scene-builder.ts';
import type { Material } from '#studio/things/materials.ts';
import { createKit } from './kit.ts';
import { metalOf } from './made-of.ts';

function colourOf(material: Material, isDim: boolean, isOnWood = false): readonly number[] {
  const kit = { ...createKit(createScene(), 'preview'), isDim, isOnWood };
  const made = kit.scene.materials[metalOf(kit, material)!]!;
  return made.kind === 'metal' ? made.color : [];
}

it('keeps silver from turning gold where candles light it', () => {
  const [r, , b] = colourOf('silver', true);
  expect(b! / r!).toBeGreaterThan(1.4);
  const [day, , blue] = colourOf('silver', false);
  expect(Math.abs(day! - blue!)).toBeLessThan(0.1);
  expect(colourOf('gold', true)).toEqual(colourOf('gold', false));
});

it('keeps silver from turning copper above brown boards', () => {
  const [r, , b] = colourOf('silver', false, true);
  expect(b! / r!).toBeGreaterThan(1.4);
  expect(colourOf('copper', false, true)).toEqual(colourOf('copper', false));
});
