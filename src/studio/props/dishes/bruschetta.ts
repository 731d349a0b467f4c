import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLeafBlade,
  addPanel,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { asSide } from '#studio/props/plating/as-side.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Toasted slices with diced tomato and basil. */
export const makeBruschetta: MakeThing = (kit, place, look) => {
  const { random } = look;
  const model = startModel(kit, place, 'bruschetta');
  const [tomato, basil] = [asSide(model, look, 'tomato'), asSide(model, look, 'herbs')];
  const crumb = skinOf(
    kit,
    '#e2bd7e',
    [
      ['#a86a2c', 8, 0.52, 0.7, 0.8],
      ['#f4dcaa', 14, 0.6, 0.8, 0.5],
    ],
    { coat: 0.1 },
  );
  const crust = paint(kit, '#8a5222');
  const red = paint(kit, '#c9281a', { coat: 0.9, rough: 0.12 });
  for (let k = 0; k < 3; k++) {
    const slice = within(model, [(k - 1) * 8.6, 0.1, (k % 2) * 2.6], { y: 0.3 + k * 0.25 });
    addPanel(slice, {
      outline: around(36, (a) => 4.9 + 0.25 * Math.sin(a * 3 + k), 0.7),
      thickness: 1.3,
      material: crumb,
      side: crust,
    });
    for (let i = 0; i < 20; i++) {
      const [a, r] = [i * 2.4, 3.4 * Math.sqrt(i / 20)];
      addBlob(
        { ...slice, object: tomato.object },
        {
          at: [Math.cos(a) * r * 1.2, 1.8 + 0.5 * (1 - r / 3.4), Math.sin(a) * r * 0.8],
          radii: [0.75, 0.6, 0.7],
          turn: { y: random.range(0, 3) },
          material: red,
          rings: 5,
          sides: 6,
        },
      );
    }
    for (let i = 0; i < 3; i++) {
      const a = i * 2.1 + k;
      addLeafBlade(
        { ...slice, object: basil.object },
        {
          from: [0, 2.6, 0],
          to: [Math.cos(a) * 2.4, 3.2, Math.sin(a) * 2],
          width: 1.5,
          material: paint(kit, '#3c7d2c', { coat: 0.5, rough: 0.3, translucency: 0.3 }),
          bend: 0.4,
        },
      );
    }
  }
};
