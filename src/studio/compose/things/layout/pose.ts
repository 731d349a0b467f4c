import { rotation } from '#studio/vector.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import { isPosedByMaker } from '#studio/things/drawn-states.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Stance } from '#studio/things/thing.ts';
import { measure } from '#studio/compose/things/build-thing.ts';
import type { Build } from '#studio/compose/things/build-thing.ts';
import { markScene } from './shrink.ts';
import { turnSince } from './turn.ts';

/** Against what stands to its left. */
const LEAN = 0.24;
/** Into sand or snow it leans further, and a third of it is gone. */
const SINKS = 0.42;
const SUNK = 0.34;
const LIES = new Set(['lying', 'fallen']);

/** The same thing leaning, lying or upside down, where its maker only knows how it stands. */
export function posed(build: Build, { thing, states }: AskedThing, stance: Stance): Build {
  const pose = states.find((state) => POSES.has(state));
  if (pose === undefined || isPosedByMaker(pose, thing)) return build;
  if (LIES.has(pose) && stance !== 'tall' && stance !== 'floor') return build;
  const { min, max } = measure(build);
  const { turn, pivot, lift } = poseOf(pose, { min, max });
  return (kit, place) => {
    const mark = markScene(kit.scene);
    build(kit, place);
    const [x, y, z] = place.position;
    turnSince(kit.scene, mark, {
      about: [x + pivot, y, z],
      turn,
      shift: [0, lift, 0],
    });
  };
}

const POSES = new Set(['tilted', 'upturned', 'buried', ...LIES]);

function poseOf(
  pose: string,
  { min, max }: { min: Vec3; max: Vec3 },
): { turn: Rotation; pivot: number; lift: number } {
  // On its lower left edge it turns; the middle line of what it stands on stays.
  if (pose === 'tilted') return { turn: rotation({ z: LEAN }), pivot: min[0], lift: 0 };
  if (pose === 'upturned') return { turn: rotation({ z: Math.PI }), pivot: 0, lift: max[1] };
  if (pose === 'buried')
    return { turn: rotation({ z: SINKS }), pivot: 0, lift: -(max[1] - min[1]) * SUNK };
  return { turn: rotation({ z: Math.PI / 2 }), pivot: 0, lift: -min[0] };
}
