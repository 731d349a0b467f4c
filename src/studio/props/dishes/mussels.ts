import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLathe,
  addLeafBlade,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addPot } from '#studio/props/holders/pot.ts';

/** A pot heaped with open shells. */
export const makeMussels: MakeThing = (kit, place, { random, plate, material, states }) => {
  const model = startModel(kit, place, 'mussels');
  if (states.includes('in bowl')) addShellBowl(kit, place, plate);
  else addPot(kit, place, { colour: plate, material });
  const black = paint(kit, '#1a1f2e', { coat: 1, rough: 0.1 });
  const pearl = paint(kit, '#7f8ba2', { coat: 0.8, rough: 0.2 });
  const meat = paint(kit, '#ee8a34', { coat: 0.8, rough: 0.2 });
  for (let i = 0; i < 22; i++) {
    const [a, r] = [i * 2.4, 8 * Math.sqrt((i + 0.3) / 22)];
    const part = within(model, [Math.cos(a) * r, 6.8 + 2.6 * (1 - r / 9), Math.sin(a) * r], {
      y: random.range(0, 6.283),
      x: random.range(-0.5, 0.5),
      z: random.range(-0.4, 0.4),
    });
    // Two shells gaping upwards, the meat between them.
    for (const s of [-1, 1]) {
      addBlob(part, {
        at: [0, 0.5, s * 1.25],
        radii: [2.8, 0.42, 1.35],
        turn: { x: -s * 0.95 },
        material: black,
        rings: 8,
        sides: 14,
      });
      addBlob(part, {
        at: [0, 0.66, s * 1.02],
        radii: [2.3, 0.2, 1],
        turn: { x: -s * 0.95 },
        material: pearl,
        rings: 6,
        sides: 12,
      });
    }
    addBlob(part, {
      at: [0.2, 0.7, 0],
      radii: [1.9, 0.7, 0.85],
      material: meat,
      rings: 7,
      sides: 12,
    });
  }
  for (let i = 0; i < 14; i++) {
    const [a, r] = [i * 2.4 + 1, 7 * Math.sqrt(i / 14)];
    addLeafBlade(model, {
      from: [Math.cos(a) * r, 9.6 - r * 0.2, Math.sin(a) * r],
      to: [Math.cos(a) * r + 1.2, 10.1 - r * 0.2, Math.sin(a) * r + 0.5],
      width: 0.9,
      material: paint(kit, '#4b8a34', { translucency: 0.3 }),
    });
  }
};

/** As high as the pot, so that the shells lie alike. */
function addShellBowl(kit: Kit, place: Place, colour: Vec3 | null): void {
  addLathe(
    startModel(kit, place, 'bowl'),
    [
      [AXIS, 0.1],
      [5, 0.1],
      [5.6, 0.6],
      [9.4, 4.6],
      [11, 8],
      [10.6, 8.1],
      [9, 5],
      [AXIS, 4],
    ],
    paint(kit, colour ?? '#e9e6df', { coat: 0.8, rough: 0.17 }),
  );
}
