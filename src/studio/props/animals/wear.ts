import type { Vec3 } from '#studio/scene-graph.ts';
import { addBlob, addTube, paint, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addStrawHat } from '#studio/props/party/straw-hat.ts';
import { addSunglasses } from '#studio/props/party/sunglasses.ts';
import { scale } from '#studio/vector.ts';

/** Where a sitting animal's chest and throat are, in centimetres. */
export interface Bust {
  chest: { at: Vec3; radii: Vec3; lean: number };
  throat: Vec3;
  /** Across the shoulders, against a dog's. */
  scale: number;
  legs: readonly [from: Vec3, to: Vec3, radius: number];
  /** The head as its own model, the height of its eyes and crown and how far its brow is before its middle. */
  head: { model: Model; eyes: number; crown: number; brow: number };
}

/** A suit with its shirt and tie, a bow tie, sunglasses or a hat, as the prompt says. */
export function dressPet(model: Model, states: readonly string[], bust: Bust): void {
  const isSuit = states.includes('suit');
  if (isSuit) wearSuit(model, bust);
  if (states.includes('bow_tie')) wearBow(model, bust);
  else if (isSuit) wearTie(model, bust);
  const { head, scale: k } = bust;
  if (states.includes('sunglasses')) {
    const at: Vec3 = [0, head.eyes - EYE_LINE * k * ON_PET, head.brow];
    addSunglasses(sized(within(head.model, at), k * ON_PET), null);
  }
  if (states.includes('straw_hat'))
    addStrawHat(sized(within(head.model, [0, head.crown, -k], { x: -0.38 }), k * 0.6), null);
}

/** Where the middle of a lens is over the frame's foot, and how large a dog's are against ours. */
const EYE_LINE = 2.6;
const ON_PET = 0.94;

const sized = (model: Model, k: number): Model => ({
  ...model,
  put: (p) => model.put(scale(p, k)),
});

function wearSuit(model: Model, { chest, scale: k, legs }: Bust): void {
  const cloth = paint(model.kit, '#20242e', { rough: 0.8 });
  const { at, radii, lean } = chest;
  addBlob(model, { at, radii: scale(radii, 1.12), turn: { x: lean }, material: cloth });
  const shirt = paint(model.kit, '#f4f2ec', { rough: 0.7 });
  addBlob(model, {
    at: [at[0], at[1] + radii[1] * 0.34, at[2] + radii[2] * 0.62],
    radii: [4.4 * k, radii[1] * 0.62, radii[2] * 0.56],
    turn: { x: lean },
    material: shirt,
  });
  const [from, to, radius] = legs;
  for (const s of [-1, 1])
    addTube(
      model,
      [
        [s * from[0], from[1], from[2]],
        [s * to[0], to[1], to[2]],
      ],
      { radius, material: cloth, sides: 14 },
    );
}

function wearTie(model: Model, { chest, throat, scale: k }: Bust): void {
  const red = paint(model.kit, '#8e1b26', { rough: 0.5 });
  const front = chest.at[2] + chest.radii[2] * 1.18;
  addBlob(model, {
    at: [0, throat[1] - 1.6 * k, throat[2]],
    radii: [1.8 * k, 1.6 * k, 1.4 * k],
    material: red,
  });
  addBlob(model, {
    at: [0, throat[1] - 9 * k, front],
    radii: [1.9 * k, 7.4 * k, 0.9 * k],
    turn: { x: -0.12 },
    material: red,
  });
}

function wearBow(model: Model, { throat, scale: k }: Bust): void {
  const red = paint(model.kit, '#a3202c', { rough: 0.45, coat: 0.3 });
  for (const s of [-1, 1])
    addBlob(model, {
      at: [s * 3.8 * k, throat[1], throat[2]],
      radii: [3.6 * k, 2.5 * k, 1.3 * k],
      turn: { z: s * 0.16 },
      material: red,
    });
  addBlob(model, {
    at: [0, throat[1], throat[2] + 0.5 * k],
    radii: [1.3 * k, 1.4 * k, 1.3 * k],
    material: red,
  });
}
