import { CRATE, addHarvestCrate } from '#studio/props/harvest-crate.ts';
import { putGlass, wantsGlass } from '#studio/compose/dress.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { layAccent } from './accents.ts';

/** The day's first crate on a rough table at the end of a row. */
export function arrangeHarvest(stage: Stage): Arrangement {
  const { direction, spec, kit } = stage;
  const random = stage.random('harvest');
  const s = direction.side <= 0 ? 1 : -1;
  addHarvestCrate(kit, [0, 0, 0], {
    wine: spec.wine,
    season: 'autumn',
    yaw: s * random.range(0.15, 0.5),
    random: random.fork('crate'),
  });
  if (wantsGlass(spec) && spec.glasses > 0 && spec.subjects.includes('glass'))
    putGlass(stage, [s * (CRATE.width / 2 + 9), 0, 8], { scale: 1.15 });
  layAccent(stage, 'grapes', { at: [s * (CRATE.width / 2 + 6), 0, 16], yaw: 0.2 });
  layAccent(stage, 'vine_leaves', { at: [-s * (CRATE.width / 2 + 6), 0, 14], yaw: 1 });
  return {
    framing: {
      pitch: random.range(13, 20),
      yaw: random.range(-8, 8),
      fieldOfView: 33,
      fillWidth: isTall(stage) ? 0.82 : isBanner(stage) ? 0.4 : 0.6,
      fillHeight: isBanner(stage) ? 0.64 : 0.46,
      anchor: [0.5 - s * (isBanner(stage) ? 0.2 : isTall(stage) ? 0 : 0.07), 0.68],
      margin: 0.04,
      lensRadius: direction.isPainterly ? 0 : 0.45,
      focus: [0, 16, 14],
    },
    centre: [0, 14, 0],
    reach: 30,
    table: { near: 220, far: -34, halfWidth: 240 },
  };
}
