import { asParams } from '#studio/scene/painting-params.ts';
import type { LabelSpec } from '#studio/labels/label-spec.ts';
import { legibleLabel } from '#studio/labels/legible-label.ts';
import type { Camera } from '#studio/scene-graph.ts';
import { hullOf } from './camera/bounds.ts';
import { frameBoxOf } from './camera/frame-camera.ts';
import type { Stage } from './stage.ts';

/** What a camera sees of a label's full width, which is wrapped round the bottle. */
const SEEN = 0.9;

/** Leaves out the lines of the label that would be a smear at the size it has in this picture. */
export function thinLabels({ scene, brief, aspect }: Stage, camera: Camera): void {
  const printed = scene.paintings.find(({ painter }) => painter === 'label');
  if (!printed) return;
  const labels = scene.objects
    .filter(({ role, lettering }) => role === 'label' && !lettering)
    .map(({ id }) => id);
  const widths = labels.map((id) => {
    const { left, right } = frameBoxOf(hullOf(scene, new Set([id])), camera, aspect);
    return (right - left) * SEEN * brief.width;
  });
  printed.params = asParams(
    legibleLabel(printed.params as object as LabelSpec, Math.max(...widths)),
  );
}
