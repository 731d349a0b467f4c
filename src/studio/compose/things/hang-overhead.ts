import { visibleAt } from '#studio/compose/hang-backdrop.ts';
import type { PlaneBox } from '#studio/compose/hang-backdrop.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import { once } from '#studio/props/kit.ts';
import { addBall, addTube, modelOf, paint, startModel } from '#studio/props/model.ts';
import { addMaterial, addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { lookOf, measure, buildAt } from './build-thing.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import { isOverhead } from './overhead-things.ts';

/** Behind the heroes, before everything that is painted. */
const BEHIND = 26;
const LANTERNS = 3;

/** Strings of bulbs and hanging lanterns across the upper part of the frame. */
export function hangOverhead(stage: Stage, shot: Shot): void {
  const things = stage.spec.things.filter((one) => isOverhead(one, stage.spec));
  if (things.length === 0) return;
  const z = Math.min(shot.table?.far ?? -40, shot.centre[2]) - BEHIND;
  const plane = visibleAt(shot.camera, stage.aspect, z);
  for (const one of things)
    if (one.thing === 'lantern') hangLanterns(stage, one, { plane, z });
    else hangBulbs(stage, { plane, z });
}

interface Plane {
  plane: PlaneBox;
  z: number;
}

/** Two strings that sag between posts outside the frame. */
function hangBulbs(stage: Stage, { plane, z }: Plane): void {
  const { kit } = stage;
  const model = startModel(kit, { position: [0, 0, 0], yaw: 0 }, 'string_lights');
  const wire = paint(kit, '#1b1612', { rough: 0.8 });
  const glow = once(kit, 'hung bulb', () =>
    addMaterial(kit.scene, { kind: 'emissive', radiance: [9, 6.2, 2.8], falloff: 0.6 }),
  );
  const unit = plane.height;
  const top = plane.bottom + plane.height;
  for (const [from, sag, back] of [
    [0.035, 0.09, 0],
    [0.11, 0.1, 9],
  ] as const) {
    const point = (t: number): Vec3 => [
      plane.left + plane.width * (t * 1.16 - 0.08),
      top - unit * (from + sag * (1 - (2 * t - 1) ** 2) + (back ? 0.06 * (1 - t) : 0.05 * t)),
      z - back,
    ];
    addTube(
      model,
      Array.from({ length: 33 }, (_, i) => point(i / 32)),
      {
        radius: unit * 0.0022,
        material: wire,
        sides: 5,
      },
    );
    const bulbs = Math.round(11 * Math.max(0.7, stage.aspect));
    for (let i = 0; i < bulbs; i++) {
      const [x, y, depth] = point((i + 0.5) / bulbs);
      addBall(model, [x, y - unit * 0.017, depth], unit * 0.0115, glow);
    }
  }
}

function hangLanterns(stage: Stage, asked: AskedThing, { plane, z }: Plane): void {
  const { kit } = stage;
  const make = PHOTO_MAKERS.lantern!.make;
  const count = asked.count ?? (asked.isSeveral ? LANTERNS : 1);
  const build = (nth: number) => (own: typeof kit, place: Parameters<typeof make>[1]) =>
    make(own, place, lookOf(stage, asked, { random: stage.random(`hung ${nth}`), nth }));
  const { max } = measure(build(0));
  const k = (plane.height * 0.2) / max[1];
  const top = plane.bottom + plane.height;
  const cords = addObject(kit.scene, { role: 'prop', name: 'cords' });
  const cord = paint(kit, '#1b1612', { rough: 0.8 });
  for (let i = 0; i < count; i++) {
    const x = plane.left + plane.width * ((i + 0.5) / count);
    const y = top - plane.height * (0.3 - 0.05 * (i % 2));
    buildAt(kit, build(i), { place: { position: [x, y, z], yaw: 0.3 * i }, k });
    addTube(
      modelOf(kit, { position: [0, 0, 0], yaw: 0 }, cords),
      [
        [x, y + max[1] * k, z],
        [x, top + 2, z],
      ],
      { radius: plane.height * 0.002, material: cord, sides: 5 },
    );
  }
}
