import {
  addBlob,
  addLeafBlade,
  addTube,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addClam } from './seafood/bivalve.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const CLAMS = /vongol|clam|palourde|almeja/;
const PALE = /truff|tartuf|trufa|carbonara|tajarin|tagliolini|alfredo|cacio/;

/** Open clams on the nest, parsley over them. */
function addClams(model: Model): void {
  for (let i = 0; i < 9; i++) {
    const [a, r] = [i * 2.4, 6.2 * Math.sqrt((i + 0.3) / 9)];
    const at: Vec3 = [Math.cos(a) * r, 3.5 - r * 0.26, Math.sin(a) * r];
    addClam(within(model, at, { y: Math.sin(a * 1.7) * 1.1, x: 0.2 }), 1.9);
  }
  const parsley = paint(model.kit, '#3f9436', { translucency: 0.3 });
  for (let i = 0; i < 16; i++) {
    const [a, r] = [i * 2.4 + 1, 6 * Math.sqrt(i / 16)];
    addLeafBlade(model, {
      from: [Math.cos(a) * r, 3.9 - r * 0.2, Math.sin(a) * r],
      to: [Math.cos(a) * r + 0.7, 4.2 - r * 0.2, Math.sin(a) * r + 0.3],
      width: 0.5,
      material: parsley,
    });
  }
}

/** A nest of spaghetti with tomato sauce and basil, cream or clams by its name. */
export const makePasta: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 10.8);
  const { random } = look;
  const model = within(startModel(kit, place, 'pasta'), [0, 0.7, 0]);
  const dough = paint(kit, '#ecc873', { coat: 0.5, rough: 0.3 });
  for (let i = 0; i < 38; i++) {
    const [tilt, turn] = [random.range(-0.35, 0.35), random.range(0, 6.283)];
    const reach = random.range(3.2, 7.2);
    const lift = 0.4 + 2.5 * (1 - reach / 8) + random.range(0, 0.6);
    const path = Array.from({ length: 22 }, (_, k): Vec3 => {
      const a = turn + (k / 21) * random.range(3.6, 3.9);
      const r = reach * (1 + 0.06 * Math.sin(k + i));
      return [
        Math.cos(a) * r,
        Math.max(0.3, lift + Math.sin(a * 1.5 + i) * tilt * 2.2),
        Math.sin(a) * r * 0.95,
      ];
    });
    addTube(model, path, { radius: 0.27, material: dough, sides: 6 });
  }
  if (CLAMS.test(look.word)) return addClams(model);
  const isPale = PALE.test(look.word);
  const sauce = textured(
    kit,
    `pasta sauce ${isPale}`,
    {
      painter: 'mottled',
      params: {
        seed: 5,
        tone: isPale ? [238, 222, 180] : [176, 40, 20],
        marks: [
          {
            tone: isPale ? [250, 244, 224] : [216, 92, 44],
            cells: 8,
            from: 0.5,
            to: 0.7,
            amount: 0.7,
            height: 0.4,
          },
          {
            tone: isPale ? [70, 52, 40] : [96, 40, 24],
            cells: 14,
            from: 0.64,
            to: 0.74,
            amount: 0.8,
            height: 0.6,
          },
        ],
      },
      bump: 2,
    },
    { coat: 0.8, rough: 0.2 },
  );
  addBlob(model, {
    at: [0, 2.7, 0],
    radii: [4.2, 1.3, 3.9],
    material: sauce,
    swell: ([x, y, z]) => 0.85 + 0.4 * (fbm(x * 3 + 2, z * 3 + y, 3, 8) - 0.4),
  });
  const basil = paint(kit, '#3c7d2c', { coat: 0.5, rough: 0.3, translucency: 0.3 });
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283;
    addLeafBlade(model, {
      from: [0, 3.9, 0],
      to: [Math.cos(a) * 2.7, 4.5, Math.sin(a) * 2.7],
      width: 1.8,
      material: basil,
      bend: 0.5,
    });
  }
};
