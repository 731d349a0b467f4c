import type { LathePrimitive, Vec2 } from '#studio/scene-graph.ts';
import { addMaterial, addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import type { BottleForm } from '#studio/props/bottle/forms.ts';
import { once, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';

export const DUST_NAME = 'dust';

/** Just off the glass, or the two would fight for one place. */
const OFF = 0.05;

interface Dusted extends Pick<LathePrimitive, 'position' | 'rotation'> {
  form: BottleForm;
  body: readonly Vec2[];
}

/** Years in a cellar: grey patches that let the glass be seen between them, thick on the shoulders. */
export function addDust(kit: Kit, { form, body, position, rotation }: Dusted): void {
  const material = once(kit, 'bottle dust', () =>
    addMaterial(kit.scene, {
      kind: 'matte',
      texture: painted(kit, {
        painter: 'dust',
        params: { seed: 5, tone: [140, 133, 120] },
        share: 1,
        hasRelief: false,
        cutout: true,
      }),
    }),
  );
  const points = body.map(([r, y]): Vec2 => [r + OFF, y]);
  // Whoever looks at an old bottle wipes its label.
  const parts = [
    points.filter(([, y]) => y <= form.labelFrom),
    points.filter(([, y]) => y >= form.labelTo),
  ];
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object: addObject(kit.scene, { role: 'prop', name: DUST_NAME }),
    shape: addShape(
      kit.scene,
      parts.filter((part) => part.length > 1).map((part) => ({ points: part, material })),
    ),
    position,
    ...(rotation && { rotation }),
  });
}
