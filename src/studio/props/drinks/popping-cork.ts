import { addCork } from '#studio/props/bottle/cork.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addBall, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { add, rotation } from '#studio/vector.ts';

/** The cork in the air over the mouth, foam shooting after it and running down. */
export function addPop(
  kit: Kit,
  mouth: Vec3,
  { wine, random }: { wine: WineColour; random: Random },
): void {
  const model = startModel(kit, { position: mouth, yaw: 0 }, 'popping_cork');
  const foam = paint(kit, '#f8f2e0', { coat: 0.5, rough: 0.25, translucency: 0.35 });
  // Five jets that spread as they rise, thick with bubbles.
  for (let jet = 0; jet < 7; jet++) {
    const [a, out] = [jet * 2.4, jet === 0 ? 0.4 : random.range(1.4, 4)];
    const top = jet === 0 ? 9 : random.range(4.5, 8.5);
    const path = curve(
      [
        [0, -0.6, 0],
        [Math.cos(a) * out * 0.35, top * 0.55, Math.sin(a) * out * 0.35],
        [Math.cos(a) * out, top, Math.sin(a) * out],
      ],
      7,
    );
    addTube(model, path, { radius: (t) => 0.85 - 0.6 * t, material: foam, sides: 9 });
    path.forEach(([x, y, z], i) => {
      const wide = 0.5 + i * 0.07;
      for (let k = 0; k < 3; k++)
        addBall(
          model,
          [
            x + random.range(-wide, wide),
            y + random.range(-0.4, 0.4),
            z + random.range(-wide, wide),
          ],
          random.range(0.14, 0.42),
          foam,
        );
    });
  }
  for (let i = 0; i < 46; i++) {
    const [a, out] = [i * 2.4, random.range(1, 7.5)];
    addBall(
      model,
      [Math.cos(a) * out, random.range(2, 13) - out * 0.4, Math.sin(a) * out * 0.7],
      random.range(0.1, 0.28),
      foam,
    );
  }
  // What runs down the neck.
  for (const a of [0.6, 1.9, 2.8])
    addTube(
      model,
      curve(
        [
          [Math.cos(a) * 1.2, 0.2, Math.sin(a) * 1.2],
          [Math.cos(a) * 1.75, -1.6, Math.sin(a) * 1.75],
          [Math.cos(a) * 1.7, -5.4, Math.sin(a) * 1.7],
        ],
        6,
      ),
      { radius: (t) => 0.62 - 0.2 * t, material: foam, sides: 8 },
    );
  addCork(
    kit,
    { position: add(mouth, [3.6, 14.5, 0.5]), rotation: rotation({ z: -0.7, x: 0.2 }) },
    wine,
  );
}

/** Where no bottle was named. */
export const makePoppingCork: MakeThing = (kit, { position }, { wine, random }) =>
  addPop(kit, add(position, [0, 3, 0]), { wine, random });
