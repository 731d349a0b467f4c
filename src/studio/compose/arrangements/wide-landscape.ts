import { putBottle, putGlass, wantsBottle, wantsGlass } from '#studio/compose/dress.ts';
import { isPlaceAlone } from '#studio/compose/setting/place-alone.ts';
import { arrangeNothing } from './nothing.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';

/** The land is the picture: nothing stands before it that was not asked for. */
export const arrangeWideLandscape = (stage: Stage): Arrangement =>
  !isPlaceAlone(stage.spec) && (wantsBottle(stage.spec) || wantsGlass(stage.spec))
    ? arrangeLedge(stage)
    : arrangeNothing();

function arrangeLedge(stage: Stage): Arrangement {
  const { direction, spec } = stage;
  const random = stage.random('ledge');
  const s = direction.side <= 0 ? 1 : -1;
  if (wantsBottle(spec)) putBottle(stage, [0, 0, -2]);
  if (wantsGlass(spec)) putGlass(stage, wantsBottle(spec) ? [9.4 * s, 0, 3] : [0, 0, 0]);
  return {
    framing: {
      pitch: random.range(5, 9),
      yaw: 0,
      fieldOfView: 36,
      fillWidth: isTall(stage) ? 0.5 : 0.36,
      fillHeight: isBanner(stage) ? 0.62 : isTall(stage) ? 0.36 : 0.48,
      anchor: [
        0.5 - s * (isBanner(stage) ? 0.3 : isTall(stage) ? 0.14 : 0.22),
        isTall(stage) ? 0.72 : 0.66,
      ],
      margin: 0.05,
      lensRadius: direction.isPainterly ? 0 : 0.1,
    },
    centre: [0, 12, 0],
    reach: 16,
    table: { near: 220, far: -10, halfWidth: 200 },
  };
}
