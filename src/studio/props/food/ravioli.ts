import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLeafBlade, addPanel, paint, startModel, within } from '#studio/props/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';
import { plateUnder } from '#studio/props/plate-under.ts';

/** Square pillows with a flat edge, butter and sage over them. */
export const makeRavioli: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 12);
  const model = within(startModel(kit, place, 'ravioli'), [0, 0.7, 0]);
  const dough = paint(kit, '#ecd394', { coat: 0.7, rough: 0.25 });
  for (let i = 0; i < 11; i++) {
    const [a, r] = [i * 2.4, 5.4 * Math.sqrt((i + 0.3) / 11)];
    const part = within(model, [Math.cos(a) * r, 0.2 + (i % 3) * 0.7, Math.sin(a) * r], {
      y: look.random.range(0, 3),
      x: look.random.range(-0.2, 0.2),
    });
    addPanel(part, { outline: roundedRect(4.2, 4.2, 0.5), thickness: 0.28, material: dough });
    addBlob(part, {
      at: [0, 0.3, 0],
      radii: [1.5, 0.95, 1.5],
      material: dough,
      rings: 10,
      sides: 18,
    });
  }
  const sage = paint(kit, '#6f8f5a', { coat: 0.1, rough: 0.7 });
  for (let i = 0; i < 5; i++) {
    const a = i * 2.4;
    addLeafBlade(model, {
      from: [Math.cos(a) * i, 2.4, Math.sin(a) * i],
      to: [Math.cos(a) * i + 2.6, 2.8, Math.sin(a) * i + 0.8],
      width: 1.1,
      material: sage,
      bend: 0.2,
    });
  }
};
