import type { Vec3 } from '#studio/scene-graph.ts';
import type { Arrangement } from '#studio/compose/stage.ts';

/** Nothing but air: the people themselves are painted into the decor. */
const AIR: readonly Vec3[] = [
  [-40, 0, 0],
  [40, 0, 0],
  [-40, 80, 0],
  [40, 80, 0],
];

/** The picture is of somebody, or of the view: no table, nothing before them. */
export function arrangeNothing(): Arrangement {
  return {
    framing: {
      pitch: 0,
      yaw: 0,
      fieldOfView: 30,
      fillWidth: 0.5,
      fillHeight: 0.5,
      anchor: [0.5, 0.5],
      margin: 0.05,
      lensRadius: 0,
    },
    centre: [0, 40, 0],
    reach: 40,
    table: null,
    frameOn: AIR,
  };
}
