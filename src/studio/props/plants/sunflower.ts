import {
  addLeafBlade,
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import { STEM_GREEN } from '#studio/props/plants/stem-green.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A great head tilted towards the camera. */
export const makeSunflower: MakeThing = (kit, place, { random, states, nth }) => {
  const isInVase = states.includes('in_vase');
  // In a vase all heads face the camera, each beside the other.
  const aside = isInVase ? ((nth % 3) - 1) * 7.5 : 0;
  const upright = { ...place, yaw: isInVase ? 0 : place.yaw };
  const model = within(
    startModel(kit, upright, 'sunflower'),
    [aside * 0.3, isInVase ? 7 + (nth % 2) * 3 : 0, nth * -0.8],
    {
      z: -aside * 0.045,
    },
  );
  const green = paint(kit, STEM_GREEN, { translucency: 0.2 });
  addTube(
    model,
    curve([
      // In a vessel the stem begins below its rim, or it would come out of its side.
      isInVase ? [0.5, 6, -2] : [0, 0.1, -1.5],
      [0.6, 9, -2.2],
      [0.2, 18.6, -1.6],
    ]),
    { radius: 0.55, material: green },
  );
  for (const [y, x] of [
    [6, -5.6],
    [9.5, 5.4],
    [12.4, -4.6],
  ] as const)
    addLeafBlade(model, {
      from: [0.3, y, -2],
      to: [x, y + 1.2, 0.6],
      width: 4,
      material: green,
      bend: 0.7,
      up: [0, 0.6, 1],
    });
  const head = within(model, [0, 19, -0.6], { x: 1.28 });
  const yellows = ['#f2b705', '#f6c52a', '#e69f04'].map((c) =>
    paint(kit, c, { translucency: 0.4, coat: 0.1 }),
  );
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < 21; i++) {
      const a = ((i + ring * 0.5) / 21) * 6.283;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const reach = 7.4 + random.range(-0.5, 0.5) - ring * 0.5;
      addLeafBlade(head, {
        from: [c * 3.1, 0.1 + ring * 0.3, s * 3.1],
        to: [c * reach, 0.2 + ring * 0.7 + random.range(-0.3, 0.5), s * reach],
        width: 1.9,
        material: random.pick(yellows),
        cup: 0.12,
      });
    }
  }
  const seeds = textured(
    kit,
    'sunflower seeds',
    { painter: 'seeds', params: { seed: 3 }, share: 0.35, wrap: 'clamp', bump: 2.4 },
    { coat: 0.1 },
  );
  addPanel(head, {
    outline: around(34, () => 3.6),
    thickness: 0.7,
    material: seeds,
    side: paint(kit, '#5a3a14'),
  });
};
