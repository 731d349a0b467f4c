import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import { matte } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';

interface Ball {
  center: Vec3;
  radius: number;
}

/** Flakes to each berry that lies open to the sky. */
const FLAKES = 9;

/** Snow lies where nothing hangs above: heaped on each free top, thin towards its sides. */
export function coverWithSnow(kit: Kit, balls: readonly Ball[], random: Random): void {
  const object = addObject(kit.scene, { role: 'prop', name: 'snow' });
  const material = matte(kit, 'fresh snow', () => ({
    color: [0.9, 0.92, 0.95],
    translucency: 0.3,
  }));
  for (const ball of balls.filter((one) => isOpenAbove(one, balls)))
    for (let i = 0; i < FLAKES; i++) {
      const [a, out] = [random.range(0, Math.PI * 2), 0.72 * Math.sqrt(random.next())];
      const up = Math.sqrt(1 - out * out);
      const center: Vec3 = [
        ball.center[0] + Math.cos(a) * out * ball.radius,
        ball.center[1] + up * ball.radius,
        ball.center[2] + Math.sin(a) * out * ball.radius,
      ];
      const radius = ball.radius * (0.34 - 0.2 * out) * random.range(0.8, 1.3);
      addPrimitive(kit.scene, { kind: 'sphere', object, material, center, radius });
    }
}

const isOpenAbove = ({ center, radius }: Ball, balls: readonly Ball[]): boolean =>
  !balls.some(
    (other) =>
      other.center[1] > center[1] + radius * 0.7 &&
      Math.hypot(other.center[0] - center[0], other.center[2] - center[2]) < radius * 1.1,
  );
