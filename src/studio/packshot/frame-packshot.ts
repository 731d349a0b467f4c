import { PACKSHOT_FILL } from '#shared/rules/pictures/outlets.ts';
import type { Framing } from '#studio/compose/camera/frame-camera.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** The trade's own framing: a long lens a little above the foot, upright, 85 % of the height. */
export function framePackshot(framing: Framing, spec: SceneSpec): Framing {
  const isClose = spec.camera.shot === 'close_up' || spec.camera.shot === 'macro';
  const isFromAbove = framing.pitch > 12;
  return {
    ...framing,
    pitch: isFromAbove ? framing.pitch : 4,
    fieldOfView: 15,
    fillWidth: PACKSHOT_FILL,
    fillHeight: isClose ? 0.92 : PACKSHOT_FILL,
    mostArea: 0.9,
    anchor: [0.5, 0.5],
    margin: 0.04,
    lensRadius: 0,
  };
}
