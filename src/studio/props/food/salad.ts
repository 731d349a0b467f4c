import {
  addBlob,
  addPanel,
  addSurface,
  around,
  paint,
  startModel,
  tint,
  within,
} from '#studio/props/making/model.ts';
import { asSide } from '#studio/props/plating/as-side.ts';
import type { Crockery } from '#studio/props/tableware.ts';
import { addBowl, addPlate } from '#studio/props/tableware.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** On a plate it lies so much lower than in its bowl. */
export const FLATTER = -3.4;

/** Leaves, tomatoes and cucumber in a bowl. */
export const makeSalad: MakeThing = (kit, place, look) => {
  const { random, plate } = look;
  const holder = look.plated?.holder;
  const crockery: Pick<Crockery, 'tone' | 'rim'> = {
    tone: holder?.colour ? tint(holder.colour.hex) : (plate ?? 'white'),
    rim: holder ? holder.rim : look.crockery?.rim,
  };
  const isFlat = holder?.thing === 'plate';
  if (isFlat) addPlate(kit, place.position, { radius: 13, ...crockery });
  else addBowl(kit, place.position, { radius: 11, ...crockery });
  const leaves = startModel(kit, place, 'salad');
  const model = isFlat ? within(leaves, [0, FLATTER, 0]) : leaves;
  const greens = ['#5f9a35', '#7db548', '#47802c', '#8f3a4a'].map((c) =>
    paint(kit, c, { coat: 0.5, rough: 0.3, translucency: 0.4 }),
  );
  for (let i = 0; i < 54; i++) {
    const a = i * 2.4;
    const r = 8 * Math.sqrt(i / 54);
    const at: Vec3 = [Math.cos(a) * r, 4.4 + 2.6 * (1 - r / 9), Math.sin(a) * r];
    const [frill, turn] = [random.range(0, 6), random.range(0, 6.283)];
    const part = within(model, at, { y: turn, z: random.range(-0.5, 0.6) });
    addSurface(part, {
      columns: 8,
      rows: 8,
      material: random.pick(greens),
      point: (u, v) => [
        (v - 0.3) * 5,
        0.5 * Math.sin(u * 11 + frill) * v + 1.1 * v * v,
        (u - 0.5) * 4 * Math.sin(Math.PI * (0.1 + v * 0.85)),
      ],
    });
  }
  const tomatoes = asSide(model, look, 'tomato');
  for (let i = 0; i < 8; i++) {
    const a = i * 2.4 + 1;
    const r = 2 + 5.6 * Math.sqrt(i / 8);
    addBlob(tomatoes, {
      at: [Math.cos(a) * r, 7.1 - r * 0.22, Math.sin(a) * r],
      radii: [1.5, 1.4, 1.5],
      material: paint(kit, '#cf2418', { coat: 1, rough: 0.1 }),
    });
  }
  const cucumber = asSide(model, look, 'cucumber');
  for (let i = 0; i < 6; i++) {
    const a = i * 2.4 + 2.2;
    const r = 3 + i * 0.7;
    addPanel(cucumber, {
      outline: around(20, () => 1.9),
      thickness: 0.3,
      material: paint(kit, '#cfe0a0', { coat: 0.7, rough: 0.2 }),
      side: paint(kit, '#2f5a25'),
      at: [Math.cos(a) * r, 7 - r * 0.2, Math.sin(a) * r],
      turn: { x: random.range(-0.4, 0.4), z: random.range(-0.4, 0.4) },
    });
  }
};
