import { metal } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBox,
  addPanel,
  addTube,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { instrumentBody } from '#studio/props/party/instrument-body.ts';
import { varnish } from '#studio/props/party/varnish.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const makeGuitar: MakeThing = (kit, place) => {
  const stand = within(startModel(kit, place, 'guitar'), [0, 25, 0], { x: -0.16 });
  const model = within(within(stand, [0, 0, 0], { x: Math.PI / 2 }), [0, 0, 0], { y: Math.PI / 2 });
  const top = varnish(kit, 'guitar', [206, 146, 78]);
  const side = varnish(kit, 'guitar side', [110, 56, 28]);
  addPanel(model, {
    outline: instrumentBody(48, 14, 19, 5.2),
    thickness: 10,
    material: top,
    side,
    at: [0, -5, 0],
  });
  addPanel(model, {
    outline: around(40, () => 5),
    thickness: 0.1,
    material: paint(kit, '#120a06'),
    at: [6, 5.05, 0],
  });
  addTube(
    model,
    Array.from({ length: 41 }, (_, i): Vec3 => [
      6 + Math.cos((i / 40) * 6.283) * 5.6,
      5.1,
      Math.sin((i / 40) * 6.283) * 5.6,
    ]),
    { radius: 0.5, material: paint(kit, '#3a2010') },
  );
  const dark = varnish(kit, 'fingerboard', [46, 28, 20]);
  addBox(model, { at: [35, 5, 0], half: [24, 0.9, 2.6] }, dark);
  addBox(model, { at: [65, 4.4, 0], half: [7, 0.9, 3.4] }, side);
  addBox(model, { at: [-13, 5.6, 0], half: [1.4, 0.7, 7] }, dark);
  const steel = metal(kit, [0.7, 0.69, 0.66], 0.15);
  for (let i = 0; i < 12; i++)
    addBox(model, { at: [16 + i * 3.5, 6, 0], half: [0.16, 0.1, 2.6] }, steel);
  for (let k = 0; k < 6; k++) {
    const z = -2.1 + k * 0.84;
    addTube(
      model,
      [
        [-13, 6.5, z * 1.5],
        [59, 6.4, z],
        [66, 5.6, z * 1.2],
      ],
      { radius: 0.11, material: steel, sides: 5 },
    );
    const s = k < 3 ? -1 : 1;
    addBall(
      model,
      [61.5 + (k % 3) * 3.4, 4.6, s * 4.6],
      0.95,
      paint(kit, '#efe8d8', { coat: 0.8 }),
    );
  }
};
