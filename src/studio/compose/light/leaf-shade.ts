import type { Random } from '#studio/random.ts';
import { addMaterial, addPrimitive } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, cross, dot, normalize, scale, subtract } from '#studio/vector.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import type { Rig } from './light-rigs.ts';

const LEAVES = 120;
/** Centimetres from the things towards the sun. */
const NEAR = 62;
const FAR = 105;

/** Leaves between the sun and the table, outside the frame: their shadows are the picture, they are not. */
export function addLeafShade(rig: Rig, towardsSun: Vec3, random: Random): void {
  const material = addMaterial(rig.scene, { kind: 'matte', color: [0.05, 0.09, 0.03] });
  const across = normalize(cross(towardsSun, [0, 0, 1]));
  const up = cross(across, towardsSun);
  const reach = 34 * rig.spread;
  for (let i = 0; i < LEAVES; i++) {
    const [turn, out] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * reach];
    const middle = add(
      add(rig.centre, scale(towardsSun, random.range(NEAR, FAR) * rig.spread)),
      add(scale(across, Math.cos(turn) * out), scale(up, Math.sin(turn) * out)),
    );
    const lean = random.range(0, Math.PI * 2);
    const size = random.range(2.8, 5.6) * rig.spread;
    const along = add(scale(across, Math.cos(lean) * size), scale(up, Math.sin(lean) * size));
    const wide = add(scale(across, -Math.sin(lean) * size), scale(up, Math.cos(lean) * size));
    if (isSeen(middle, size, rig)) continue;
    const points = [
      add(middle, along),
      add(middle, scale(wide, 0.42)),
      add(middle, scale(along, -1)),
    ] as const;
    const other = [points[2], add(middle, scale(wide, -0.42)), points[0]] as const;
    for (const leaf of [points, other])
      addPrimitive(rig.scene, { kind: 'triangle', object: 0, material, points: leaf });
  }
}

function isSeen(middle: Vec3, size: number, { camera, aspect }: Rig): boolean {
  const forward = normalize(subtract(camera.target, camera.eye));
  // Over the photographer's head.
  if (dot(subtract(middle, camera.eye), forward) < size) return false;
  const box = frameBoxOf([middle], camera, aspect);
  return box.right > -0.2 && box.left < 1.2 && box.bottom > -0.2 && box.top < 1.2;
}
