import { putBottle, putCandle, putGlass, wantsBottle, wantsGlass } from '#studio/compose/dress.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import type { Subject } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isPlaceAlone } from '#studio/compose/setting/place-alone.ts';
import { arrangeCellarView } from './cellar-view.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { refusedThings } from '#studio/compose/things/leave-out.ts';

/** Where the camera stands, from one seed to the next. */
const VIEWS = [
  { pitch: 10, yaw: 0, near: 1 },
  { pitch: 4, yaw: -9, near: 1.2 },
  { pitch: 17, yaw: 7, near: 0.9 },
  { pitch: 7, yaw: 12, near: 1.1 },
] as const;

const IN_THE_AISLE: readonly ThingId[] = ['barrel', 'candle', 'flaming_torch', 'lantern'];
const ON_TOP: readonly Subject[] = ['bottle', 'glass', 'label', 'tasting_row', 'tasting_table'];

/** A small still life on an upright barrel, the aisle of the cellar behind it. */
export function arrangeBarrelTop(stage: Stage): Arrangement {
  const { direction, spec } = stage;
  const random = stage.random('barrel top');
  const s = direction.side <= 0 ? 1 : -1;
  // Nothing stands before the barrels that was not asked for.
  const isBare = askedThings(spec).every(({ thing }) => IN_THE_AISLE.includes(thing));
  const isOnTop = spec.subjects.some((subject) => ON_TOP.includes(subject));
  if (isBare && (!isOnTop || isPlaceAlone(spec))) return arrangeCellarView(stage);
  if (isBare || wantsGlass(spec)) putGlass(stage, [-5 * s, 0, 8]);
  if (wantsBottle(spec) || isBare) putBottle(stage, [5.5 * s, 0, -2]);
  putCandle(stage, [-13 * s, 0, -7], {
    height: random.range(14, 20),
    radius: 1.6,
    intensity: 11000,
  });
  putCandle(stage, [15.5 * s, 0, -9], {
    height: random.range(8, 12),
    radius: 1.7,
    intensity: 8000,
  });
  return {
    framing: {
      pitch: VIEWS[direction.variant].pitch + random.range(-1.5, 1.5),
      yaw: VIEWS[direction.variant].yaw * s,
      fieldOfView: isTall(stage) ? 50 : 44,
      fillWidth: (isTall(stage) ? 0.44 : 0.34) * VIEWS[direction.variant].near,
      fillHeight:
        (isBanner(stage) ? 0.62 : isTall(stage) ? 0.3 : 0.4) * VIEWS[direction.variant].near,
      anchor: [
        0.5 - s * (isBanner(stage) ? 0.22 : isTall(stage) ? 0.08 : 0.16),
        isTall(stage) ? 0.66 : 0.62,
      ],
      margin: 0.05,
      lensRadius: direction.isPainterly ? 0 : 0.3,
      focus: [0, 8, 4],
    },
    centre: [0, 10, 0],
    reach: 18,
    // Without barrels there is a table to stand on.
    table: refusedThings(spec).has('barrel') ? { near: 120, far: -24, halfWidth: 70 } : null,
  };
}
