import { addBlob, addLathe, addTube, curve, modelOf, paint } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addThing } from '#studio/props/making/place.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** An open jar, amber to the brim, its dipper leaning in it and a thread running down. */
export function addHoneyJar(kit: Kit, position: Vec3): void {
  const model = modelOf(kit, { position, yaw: 0 }, addThing(kit, 'honey'));
  const amber = paint(kit, '#d98a14', { coat: 1, rough: 0.05, translucency: 0.5 });
  const wood = paint(kit, '#b98a54', { coat: 0.25 });
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [2.9, 0.1],
      [3.3, 0.7],
      [3.4, 4.6],
      [3.1, 5.6],
      [2.7, 6],
      [2.75, 6.7],
      [2.55, 6.75],
      [2.4, 6.1],
      [AXIS, 6],
    ],
    amber,
  );
  // A paper band, as on every jar.
  addLathe(
    model,
    [
      [3.44, 1.7],
      [3.46, 4],
    ],
    paint(kit, '#f4ecd8'),
    { isSharp: true },
  );
  const [low, high]: readonly [Vec3, Vec3] = [
    [0.4, 5.4, 0.3],
    [4.4, 13.4, -1.6],
  ];
  addTube(model, [low, high], { radius: 0.34, material: wood });
  for (let i = 0; i < 5; i++) {
    const t = 0.1 + i * 0.075;
    addBlob(model, {
      at: [low[0] + 4 * t, low[1] + 8 * t, low[2] - 1.9 * t],
      radii: [1.15 - 0.12 * Math.abs(i - 2), 0.24, 1.15 - 0.12 * Math.abs(i - 2)],
      turn: { z: -0.46, x: -0.2 },
      material: i % 2 ? wood : amber,
      rings: 6,
      sides: 14,
    });
  }
  const run: Vec3[] = [
    [2.2, 6.75, 1.6],
    [2.6, 6.2, 2],
    [2.9, 4.8, 2.2],
    [2.95, 4.2, 2.2],
  ];
  addTube(model, curve(run, 4), { radius: 0.28, material: amber, sides: 7 });
}
