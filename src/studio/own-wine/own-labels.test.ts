import { describe, expect, it } from 'vitest';
import { BOTTLE_FORMS } from '#studio/props/bottle/forms.ts';
import { createKit } from '#studio/props/making/kit.ts';
import { createScene } from '#studio/scene-builder.ts';
import { SAMPLE_WINE } from '#studio/showcase/sample-wine.ts';
import { rotation } from '#studio/vector.ts';
import { addOwnLabels } from './own-labels.ts';

/** Radii of the front and the back label of a bottle that is turned so. */
function radii(turn: number): number[] {
  const { front } = SAMPLE_WINE.labels;
  const wine = {
    ...SAMPLE_WINE,
    turn,
    labels: { front, back: { ...front, height: 6 }, neck: null },
  };
  const kit = createKit(createScene(), 'preview');
  const form = BOTTLE_FORMS.burgundy;
  addOwnLabels(kit, wine, { form, position: [0, 0, 0], rotation: rotation({ y: turn }) });
  return kit.scene.shapes.map(({ runs }) =>
    Math.max(...runs.flatMap(({ points }) => points.map(([r]) => r))),
  );
}

describe('the labels of a customer’s bottle', () => {
  it('lie outermost where they face the camera, or their print would be lost', () => {
    const [front, back] = radii(0);
    expect(front).toBeGreaterThan(back ?? 0);
    const [turnedFront, turnedBack] = radii(Math.PI);
    expect(turnedBack).toBeGreaterThan(turnedFront ?? 0);
  });

  it('are printed no finer than their picture can show', () => {
    const widthFor = (pictureSide: number): number => {
      const kit = { ...createKit(createScene(), 'full'), pictureSide };
      const form = BOTTLE_FORMS.burgundy;
      addOwnLabels(kit, SAMPLE_WINE, { form, position: [0, 0, 0], rotation: rotation({}) });
      return kit.scene.paintings[0]!.width;
    };
    expect(widthFor(608)).toBeGreaterThanOrEqual(608);
    expect(widthFor(608)).toBeLessThan(700);
    expect(widthFor(1024)).toBeGreaterThan(1024);
  });
});
