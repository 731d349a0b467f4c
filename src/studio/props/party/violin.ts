import { metal } from '#studio/props/making/kit.ts';
import {
  addBox,
  addPanel,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { instrumentBody } from '#studio/props/party/instrument-body.ts';
import { varnish } from '#studio/props/party/varnish.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const makeViolin: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'violin'), [0, 0, 0], { y: 0.35 });
  const top = varnish(kit, 'violin', [176, 84, 34]);
  const side = varnish(kit, 'violin side', [110, 44, 18]);
  addPanel(model, {
    outline: instrumentBody(35, 8, 10.2, 4.1),
    thickness: 3.4,
    material: top,
    side,
    at: [0, 0.3, 0],
  });
  const ebony = paint(kit, '#15100d', { coat: 0.9, rough: 0.15 });
  addBox(model, { at: [18, 4.6, 0], half: [13.4, 0.5, 1.3] }, ebony);
  addBox(model, { at: [-11, 4.5, 0], half: [5.4, 0.45, 1.6], turn: { z: -0.04 } }, ebony);
  addBox(model, { at: [-3.4, 5, 0], half: [0.3, 1.4, 2.1] }, paint(kit, '#d9b06a'));
  for (const s of [-1, 1])
    addTube(
      model,
      curve([
        [-0.4, 3.8, s * 3.2],
        [-2, 3.8, s * 4.4],
        [-4.6, 3.8, s * 4],
        [-6.4, 3.8, s * 5.4],
      ]),
      { radius: 0.26, material: paint(kit, '#0e0805') },
    );
  addTube(
    model,
    curve(
      [
        [28, 3.6, 0],
        [34, 4.4, 0],
        [37.6, 3.4, 0],
        [37.2, 1.6, 0],
        [35.4, 2, 0],
        [35.6, 3, 0],
      ],
      5,
    ),
    { radius: (t) => 1.15 - 0.5 * t, material: side },
  );
  for (let k = 0; k < 4; k++) {
    const s = k % 2 ? -1 : 1;
    addTube(
      model,
      [
        [-7, 5.2, (k - 1.5) * 0.4],
        [-3.4, 6.4, (k - 1.5) * 0.9],
        [31, 5.1, (k - 1.5) * 0.45],
      ],
      { radius: 0.09, material: metal(kit, [0.75, 0.74, 0.7], 0.15), sides: 5 },
    );
    addTube(
      model,
      [
        [31 + k * 1.1, 4.2, 0],
        [31 + k * 1.1, 4.4, s * 3.4],
      ],
      { radius: (t) => 0.3 + 0.35 * t, material: ebony },
    );
  }
  addBox(model, { at: [-15.5, 5, 4.6], half: [2.6, 0.5, 2.4] }, ebony);
  // The bow lies before it.
  addTube(
    model,
    curve([
      [-30, 0.8, 14],
      [0, 1.6, 14.4],
      [34, 0.9, 14],
    ]),
    { radius: 0.4, material: side },
  );
  addTube(
    model,
    [
      [-29, 0.5, 15.2],
      [33, 0.5, 15.2],
    ],
    { radius: 0.22, material: paint(kit, '#efe6d2'), sides: 5 },
  );
  addBox(model, { at: [-28, 0.9, 14.7], half: [1.8, 0.8, 0.7] }, ebony);
};
