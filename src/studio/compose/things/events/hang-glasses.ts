import type { PlaneBox } from '#studio/compose/setting/hang-backdrop.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { buildAt, lookOf, measure } from '#studio/compose/things/build-thing.ts';
import type { Build } from '#studio/compose/things/build-thing.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import { addBox, modelOf, paint } from '#studio/props/making/model.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';

const USUAL = 6;
/** Shares of the frame: of glasses over a laid table, and of glasses that are the picture. */
const TALL = { above: 0.24, alone: 0.42 } as const;
const FROM_TOP = 0.07;

interface Rail {
  plane: PlaneBox;
  z: number;
  isAlone: boolean;
}

/** Upside down and empty, their feet between two battens under a shelf. */
export function hangGlasses(
  stage: Stage,
  glasses: readonly AskedThing[],
  { plane, z, isAlone }: Rail,
): void {
  const all = glasses.flatMap((asked) =>
    Array.from({ length: asked.count ?? (asked.isSeveral ? USUAL : 1) }, (_, nth) => ({
      asked: { ...asked, states: ['upturned'], fill: 'empty' as const },
      nth,
    })),
  );
  if (all.length === 0) return;
  const top = plane.bottom + plane.height * (1 - FROM_TOP);
  const room = (plane.width * 0.94) / Math.max(3, all.length);
  const left = plane.left + plane.width / 2 - (room * all.length) / 2;
  const tall = plane.height * (isAlone ? TALL.alone : TALL.above);
  all.forEach(({ asked, nth }, i) => {
    const { make } = PHOTO_MAKERS[asked.thing]!;
    const look = lookOf(stage, asked, { random: stage.random(`railed ${i}`), nth });
    const build: Build = (own, place) => make(own, place, look);
    const { min, max } = measure(build);
    const k = Math.min(tall / max[1], (room * 0.92) / (max[0] - min[0]));
    const at: [number, number, number] = [left + room * (i + 0.5), top - max[1] * k, z];
    buildAt(stage.kit, build, { place: { position: at, yaw: 0 }, k });
  });
  addRail(stage, { plane, z }, top);
}

/** A shelf from edge to edge, and the battens that the feet rest on. */
function addRail(stage: Stage, { plane, z }: Pick<Rail, 'plane' | 'z'>, foot: number): void {
  const { kit } = stage;
  const model = modelOf(
    kit,
    { position: [0, 0, 0], yaw: 0 },
    addObject(kit.scene, { role: 'prop', name: 'glass rail' }),
  );
  const unit = plane.height;
  const x = plane.left + plane.width / 2;
  const half = plane.width * 0.7;
  addBox(
    model,
    { at: [x, foot + unit * 0.05, z], half: [half, unit * 0.022, unit * 0.12] },
    oak(kit, [92, 62, 38]),
  );
  const brass = paint(kit, '#8a6a34', { coat: 0.6, rough: 0.3 });
  for (const depth of [-0.02, 0.02])
    addBox(
      model,
      { at: [x, foot - unit * 0.006, z + unit * depth], half: [half, unit * 0.004, unit * 0.006] },
      brass,
    );
}
