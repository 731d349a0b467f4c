import { visibleAt } from '#studio/compose/setting/hang-backdrop.ts';
import type { PlaneBox } from '#studio/compose/setting/hang-backdrop.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import { once } from '#studio/props/making/kit.ts';
import { makeCobweb, WEB } from '#studio/props/house/cobweb.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import {
  addBall,
  addBox,
  addTube,
  modelOf,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { addMaterial, addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { lookOf, measure, buildAt } from '#studio/compose/things/build-thing.ts';
import type { Build } from '#studio/compose/things/build-thing.ts';
import { markScene } from '#studio/compose/things/layout/shrink.ts';
import { turnSince } from '#studio/compose/things/layout/turn.ts';
import { rotation } from '#studio/vector.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import { hangGlasses } from './hang-glasses.ts';
import { isOverhead, isRailed } from './overhead-things.ts';

/** Behind the heroes, before everything that is painted. */
const BEHIND = 26;
const CLOSE = 9;
const LANTERNS = 3;

/** Strings of bulbs, lanterns and whatever is said to hang, across the upper part of the frame. */
export function hangOverhead(stage: Stage, shot: Shot): void {
  const things = stage.spec.things.filter((one) => isOverhead(one, stage.spec));
  if (things.length === 0) return;
  const z = Math.min(shot.table?.far ?? -40, shot.centre[2]) - BEHIND;
  const plane = visibleAt(shot.camera, stage.aspect, z);
  // Close behind the heroes, where their light reaches.
  const nearZ = shot.centre[2] - CLOSE;
  const near = visibleAt(shot.camera, stage.aspect, nearZ);
  const hung = things.filter(({ thing }) => !SPANNED.has(thing));
  const isAlone = shot.table === null;
  if (things.some(({ thing }) => thing === 'string_lights')) hangBulbs(stage, { plane, z });
  if (things.some(({ thing }) => thing === 'beam')) hangBeam(stage, { plane: near, z: nearZ });
  if (things.some(({ thing }) => thing === 'cobweb')) hangWebs(stage, { plane: near, z: nearZ });
  hangGlasses(stage, hung.filter(isRailed), { plane: near, z: nearZ, isAlone });
  hangAll(
    stage,
    hung.filter((one) => !isRailed(one)),
    { plane: near, z: nearZ, isAlone },
  );
}

interface Plane {
  plane: PlaneBox;
  z: number;
}

/** From edge to edge, or in a corner: on no cord. */
const SPANNED: ReadonlySet<string> = new Set(['string_lights', 'beam', 'cobweb']);

/** In the upper corners of the frame, the larger on the side that is free; a single one there. */
function hangWebs(stage: Stage, { plane, z }: Plane): void {
  const { kit } = stage;
  const asked = stage.spec.things.find(({ thing }) => thing === 'cobweb')!;
  const top = plane.bottom + plane.height;
  const larger = stage.direction.side > 0 ? 0 : 1;
  for (const [nth, edge] of [plane.left, plane.left + plane.width].entries()) {
    if (asked.count === 1 && nth !== larger) continue;
    const look = lookOf(stage, asked, { random: stage.random(`web ${nth}`), nth });
    const k = (plane.height * (nth === larger ? 0.38 : 0.24)) / WEB.size;
    const build: Build = (own, place) => makeCobweb(own, place, look);
    const position: Vec3 = [edge, top - WEB.size * k, z];
    buildAt(kit, build, { place: { position, yaw: nth === 0 ? 0 : Math.PI }, k });
  }
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
  // Over people they hang above the heads.
  const high = stage.direction.archetype === 'people' ? 0.45 : 1;
  for (const [from, sag, back] of [
    [0.035 * high, 0.09 * high, 0],
    [0.11 * high, 0.1 * high, 9],
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

/** A dark timber across the frame, that things hang from. */
function hangBeam(stage: Stage, { plane, z }: Plane): void {
  const model = startModel(stage.kit, { position: [0, 0, 0], yaw: 0 }, 'beam');
  const half = plane.height * 0.05;
  const top = plane.bottom + plane.height;
  addBox(
    model,
    {
      at: [plane.left + plane.width / 2, top - half * 1.1, z],
      half: [plane.width * 0.7, half, half],
    },
    oak(stage.kit, [92, 62, 38]),
  );
}

/** Shares of the frame's height: over a laid table, and where nothing else is the picture. */
const TALL: Readonly<Record<string, number>> & { above: number; alone: number } = {
  above: 0.24,
  alone: 0.56,
  ham_leg: 0.36,
};

/** Each on its cord, side by side; what is longer than it is tall hangs by one end. */
function hangAll(
  stage: Stage,
  things: readonly AskedThing[],
  { plane, z, isAlone }: Plane & { isAlone: boolean },
): void {
  const { kit } = stage;
  const all = things.flatMap((asked) =>
    Array.from({ length: asked.count ?? (asked.isSeveral ? LANTERNS : 1) }, (_, nth) => ({
      asked,
      nth,
    })),
  );
  if (all.length === 0) return;
  const top = plane.bottom + plane.height;
  const cords = modelOf(
    kit,
    { position: [0, 0, 0], yaw: 0 },
    addObject(kit.scene, { role: 'prop', name: 'cords' }),
  );
  const cord = paint(kit, '#1b1612', { rough: 0.8 });
  all.forEach(({ asked, nth }, i) => {
    const { make } = PHOTO_MAKERS[asked.thing]!;
    const look = lookOf(stage, asked, { random: stage.random(`hung ${asked.thing} ${nth}`), nth });
    const build = endwise((own, place) => make(own, place, look));
    const { min, max } = measure(build);
    const tall = max[1] - min[1];
    const room = plane.width / all.length;
    const share = isAlone ? TALL.alone : (TALL[asked.thing] ?? TALL.above);
    const k = Math.min((plane.height * share) / tall, (room * 0.8) / (max[0] - min[0]));
    const x = plane.left + room * (i + 0.5);
    const y = top - plane.height * (0.1 - 0.03 * (i % 2)) - max[1] * k;
    buildAt(kit, build, { place: { position: [x, y, z], yaw: 0.3 * nth }, k });
    addTube(
      cords,
      [
        [x, y + max[1] * k * 0.97, z],
        [x, top + 2, z],
      ],
      { radius: plane.height * 0.002, material: cord, sides: 5 },
    );
  });
}

/** Turned upright where it lies long. */
function endwise(build: Build): Build {
  const { min, max } = measure(build);
  if (max[0] - min[0] < (max[1] - min[1]) * 1.3) return build;
  return (kit, place) => {
    const mark = markScene(kit.scene);
    build(kit, place);
    turnSince(kit.scene, mark, { about: place.position, turn: rotation({ z: -Math.PI / 2 }) });
  };
}
