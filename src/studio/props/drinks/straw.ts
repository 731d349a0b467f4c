import { addTube, paint, startModel } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { mix } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const PIECE = 0.7;
const RADIUS = 0.34;

/** A paper straw along its corners, ringed in a colour. */
export function addStraw(model: Model, corners: readonly Vec3[], colour: string | Vec3): void {
  const paper = paint(model.kit, '#f4efe4', { coat: 0.2 });
  const ring = paint(model.kit, colour, { coat: 0.2 });
  let nth = 0;
  for (let i = 1; i < corners.length; i++) {
    const [a, b] = [corners[i - 1]!, corners[i]!];
    const at = (t: number): Vec3 => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
    const pieces = Math.max(
      1,
      Math.round(Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / PIECE),
    );
    for (let k = 0; k < pieces; k++)
      addTube(model, [at(k / pieces), at((k + 1) / pieces)], {
        radius: RADIUS,
        material: nth++ % 2 ? ring : paper,
        sides: 10,
      });
  }
}

/** Lying on the table. */
export const makeDrinkingStraw: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'drinking_straw');
  addStraw(
    model,
    [
      [-9, RADIUS, 1],
      [5, RADIUS, -0.6],
      [9, RADIUS, 1.2],
    ],
    colour ?? '#c8202f',
  );
};
