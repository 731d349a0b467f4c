import type { Vec3 } from '#studio/scene-graph.ts';
import { addPrimitive, addShape } from '#studio/scene-builder.ts';
import { add, rotation } from '#studio/vector.ts';
import { matte, once, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addThing } from '#studio/props/making/place.ts';
import { AXIS, spline } from '#studio/props/making/profile.ts';

/** A whole fig, dusty purple with a green neck. */
export function addFig(kit: Kit, position: Vec3, tilt: { x: number; z: number }): void {
  const material = matte(kit, 'fig', () => ({
    texture: painted(kit, {
      painter: 'grape-skin',
      params: { seed: 40, tone: [58, 26, 54], blush: [110, 110, 62], bloom: 0.35 },
      share: 0.25,
      aspect: 0.5,
      hasRelief: false,
    }),
    coat: 0.3,
    coatRoughness: 0.45,
  }));
  const shape = once(kit, 'fig shape', () =>
    addShape(kit.scene, [
      {
        points: spline(
          [
            [AXIS, -2.2],
            [1.4, -1.9],
            [2.3, -0.7],
            [2.1, 0.6],
            [1.1, 1.9],
            [0.42, 2.9],
            [0.3, 3.6],
            [AXIS, 3.7],
          ],
          4,
        ),
        material,
      },
    ]),
  );
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object: addThing(kit, 'fig'),
    shape,
    position: add(position, [0, 2.1, 0]),
    rotation: rotation(tilt),
  });
}

export type CitrusKind = 'lemon' | 'orange' | 'peach';
const CITRUS: Readonly<Record<CitrusKind, Vec3>> = {
  lemon: [248, 204, 62],
  orange: [238, 132, 34],
  peach: [236, 150, 96],
};

export function addCitrus(
  kit: Kit,
  position: Vec3,
  {
    kind,
    radius,
    turn,
  }: { kind: CitrusKind; radius: number; turn: { x: number; y: number; z: number } },
): void {
  const material = matte(kit, `peel ${kind}`, () => ({
    texture: painted(kit, {
      painter: 'citrus-peel',
      params: { seed: 4, tone: CITRUS[kind] },
      share: 0.25,
      bump: kind === 'peach' ? 0.1 : 0.5,
    }),
    coat: kind === 'peach' ? 0.1 : 0.8,
    coatRoughness: 0.3,
  }));
  const r = radius;
  const nose = kind === 'lemon' ? 1.42 : 1;
  const shape = once(kit, `fruit ${kind} ${r}`, () =>
    addShape(kit.scene, [
      {
        points: spline(
          [
            [AXIS, -r * nose],
            [r * 0.16, -r * nose * 0.96],
            [r * 0.4, -r * 0.98 * (nose > 1 ? 1.1 : 0.95)],
            [r * 0.74, -r * 0.72],
            [r * 0.97, -r * 0.26],
            [r, r * 0.05],
            [r * 0.95, r * 0.36],
            [r * 0.7, r * 0.78],
            [r * 0.36, r * 0.98 * (nose > 1 ? 1.1 : 0.95)],
            [r * 0.16, r * nose * 0.98],
            [AXIS, r * nose],
          ],
          3,
        ),
        material,
      },
    ]),
  );
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object: addThing(kit, kind),
    shape,
    position: add(position, [0, r * 0.98, 0]),
    rotation: rotation(turn),
  });
}
