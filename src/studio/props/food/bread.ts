import type { Random } from '#studio/random.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import { addPrimitive, addShape } from '#studio/scene-builder.ts';
import { compose, rotation } from '#studio/vector.ts';
import { addPrism } from '#studio/props/making/mesh.ts';
import { matte, once, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addThing, placer } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import { AXIS, spline } from '#studio/props/making/profile.ts';

/** A country loaf on its side with the cut end towards the camera, and two slices. */
export function addBread(kit: Kit, place: Place, random: Random): void {
  const { scene } = kit;
  const crust = matte(kit, 'crust', () => ({
    texture: painted(kit, {
      painter: 'bread-crust',
      params: { seed: 6 },
      share: 0.5,
      bump: 2.6,
      scale: [3, 2],
    }),
    coat: 0.08,
    coatRoughness: 0.6,
  }));
  const crumb = matte(kit, 'crumb', () => ({
    texture: painted(kit, {
      painter: 'bread-crumb',
      params: { seed: 2 },
      share: 0.25,
      bump: 1.6,
      wrap: 'clamp',
    }),
  }));
  const shape = once(kit, 'loaf', () =>
    addShape(scene, [
      {
        points: spline(
          [
            [AXIS, -8.2],
            [1.9, -7.9],
            [3.1, -6.2],
            [3.7, -3],
            [3.8, 0.5],
            [3.6, 4],
            [3.4, 6],
          ],
          4,
        ),
        material: crust,
      },
      {
        points: [
          [3.4, 6],
          [AXIS, 6],
        ],
        material: crumb,
        smooth: false,
      },
    ]),
  );
  const object = addThing(kit, 'bread');
  addPrimitive(scene, {
    kind: 'lathe',
    object,
    shape,
    position: placer(place)([-3.5, 3.55, 0]),
    rotation: compose(rotation({ y: place.yaw }), rotation({ z: -Math.PI / 2 })),
  });
  for (let i = 0; i < 2; i++) {
    const put = placer({ position: place.position, yaw: place.yaw + random.range(-0.3, 0.3) });
    addPrism(
      { scene, object, material: crumb },
      {
        outline: blob(3.7, 3.3, random),
        thickness: 1.3,
        side: crust,
        place: (p) => put([6.6 + i * 2.4 + p[0], 0.05 + i * 1.32 + p[1], p[2] + i]),
      },
    );
  }
}

/** An irregular round outline, clockwise seen from above as prisms want it. */
function blob(rx: number, rz: number, random: Random): Vec2[] {
  const wobble = Array.from({ length: 4 }, () => random.range(-0.06, 0.06));
  return Array.from({ length: 24 }, (_, i): Vec2 => {
    const a = (-i / 24) * 6.2832;
    const k = 1 + wobble.reduce((s, w, n) => s + w * Math.sin(a * (n + 1) + n), 0);
    return [Math.cos(a) * rx * k, Math.sin(a) * rz * k];
  });
}
