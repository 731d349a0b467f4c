import type { LathePrimitive, MaterialRef, Vec2 } from '#studio/scene-graph.ts';
import { addMaterial, addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import type { BottleForm } from '#studio/props/bottle/forms.ts';
import { once, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';

export const DUST_NAME = 'dust';

interface Part {
  points: readonly Vec2[];
  /** Share of it under dust, half-way up. */
  cover: number;
}

const dustOf = (kit: Kit, cover: number): MaterialRef =>
  once(kit, `bottle dust ${cover}`, () =>
    addMaterial(kit.scene, {
      kind: 'matte',
      texture: painted(kit, {
        painter: 'dust',
        params: { seed: 5, tone: [122, 114, 100], cover },
        share: 1,
        hasRelief: false,
        cutout: true,
      }),
    }),
  );

/** Paper is glued on the glass. */
const OFF_PAPER = 0.06;

/** Just off the glass, or the two would fight for one place. */
const OFF = 0.05;

interface Dusted extends Pick<LathePrimitive, 'position' | 'rotation'> {
  form: BottleForm;
  body: readonly Vec2[];
}

/** Years in a cellar: grey patches that let the glass be seen between them, thick on the shoulders. */
export function addDust(kit: Kit, { form, body, position, rotation }: Dusted): void {
  const points = body.map(([r, y]): Vec2 => [r + OFF, y]);
  const label = points.filter(([, y]) => y > form.labelFrom && y < form.labelTo);
  const wide = Math.max(...points.map(([r]) => r)) + OFF_PAPER;
  const parts: Part[] = [
    { points: points.filter(([, y]) => y <= form.labelFrom), cover: 0.2 },
    { points: points.filter(([, y]) => y >= form.labelTo), cover: 0.46 },
    // Paper holds less of it, and what it says can still be read.
    ...(label.length > 0 || form.labelTo > form.labelFrom
      ? [
          {
            points: [
              [wide, form.labelFrom],
              [wide, form.labelTo],
            ] as Vec2[],
            cover: 0.16,
          },
        ]
      : []),
  ];
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object: addObject(kit.scene, { role: 'prop', name: DUST_NAME }),
    shape: addShape(
      kit.scene,
      parts
        .filter((part) => part.points.length > 1)
        .map((part) => ({ points: part.points, material: dustOf(kit, part.cover) })),
    ),
    position,
    ...(rotation && { rotation }),
  });
}
