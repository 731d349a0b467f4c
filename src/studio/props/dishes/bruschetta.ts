import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBox,
  addLeafBlade,
  addPanel,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addBoard, boardThickness } from '#studio/props/tableware.ts';
import { asSide } from '#studio/props/plating/as-side.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Toasted slices with diced tomato and basil. */
export const makeBruschetta: MakeThing = (kit, place, look) => {
  const { random } = look;
  const isBare = look.states.includes('bare');
  const board = { isSlate: false, length: 33, width: 17, thing: 'board' } as const;
  if (!isBare) addBoard(kit, place, board);
  const model = within(startModel(kit, place, 'bruschetta'), [0, isBare ? 0 : boardThickness, 0]);
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
  const crust = skinOf(
    kit,
    '#9a5f28',
    [
      ['#5c3212', 6, 0.48, 0.7, 0.8],
      ['#c08a48', 9, 0.56, 0.74, 0.6],
    ],
    { coat: 0.15, rough: 0.5, bump: 1.6, scale: [8, 1] },
  );
  const reds = ['#b8261a', '#c9402a', '#9c1c12', '#d65a40'].map((tone) =>
    paint(kit, tone, { coat: 0.9, rough: 0.12, translucency: 0.12 }),
  );
  for (let k = 0; k < 3; k++) {
    const slice = within(model, [(k - 1) * 8.6, 0.1, (k % 2) * 2.6], { y: 0.3 + k * 0.25 });
    addPanel(slice, {
      outline: around(36, (a) => 4.9 + 0.25 * Math.sin(a * 3 + k), 0.7),
      thickness: 1.3,
      material: crumb,
      side: crust,
    });
    // Dice as the knife leaves them, heaped loosely.
    for (let i = 0; i < 30; i++) {
      const [a, r] = [i * 2.4, 3.5 * Math.sqrt(i / 30)];
      const half = random.range(0.34, 0.56);
      const heap = 1.72 + 0.9 * (1 - r / 3.5) * random.range(0.6, 1);
      addBox(
        { ...slice, object: tomato.object },
        {
          at: [Math.cos(a) * r * 1.22, heap, Math.sin(a) * r * 0.82],
          half: [half, half * 0.8, half * random.range(0.8, 1.2)],
          turn: { x: random.range(-0.5, 0.5), y: random.range(0, 3), z: random.range(-0.5, 0.5) },
        },
        random.pick(reds),
      );
    }
    for (let i = 0; i < 3; i++) {
      const a = i * 2.1 + k;
      addLeafBlade(
        { ...slice, object: basil.object },
        {
          from: [0, 2.7, 0],
          to: [Math.cos(a) * 2.6, 3.1, Math.sin(a) * 2.1],
          width: 1.7,
          material: paint(kit, '#3c7d2c', { coat: 0.5, rough: 0.3, translucency: 0.3 }),
          bend: 0.4,
        },
      );
    }
  }
};
