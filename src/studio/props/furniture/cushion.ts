import {
  addBlob,
  addTube,
  apart,
  paint,
  startModel,
  textured,
} from '#studio/props/making/model.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A square of linen, plump in the middle and pointed at its corners, with a piped seam. */
export const makeCushion: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + random.range(-0.3, 0.3) }, 'cushion');
  const hex = random.pick(['#b7a78c', '#7d8f7a', '#a8574a']);
  const linen = colour
    ? paint(kit, colour, { coat: 0, rough: 0.9 })
    : textured(
        kit,
        `cushion ${hex}`,
        {
          painter: 'weave',
          params: { seed: 4, tone: hexBytes(hex), count: 60 },
          share: 0.3,
          bump: 0.7,
        },
        { coat: 0, rough: 0.9 },
      );
  const edge = (a: number): number => {
    const [c, s] = [Math.abs(Math.cos(a)), Math.abs(Math.sin(a))];
    return 1 / Math.max(c, s) ** 0.88;
  };
  addBlob(model, {
    at: [0, 5.6, 0],
    radii: [17, 5.6, 17],
    material: linen,
    swell: ([x, y, z]) => 1 + (edge(Math.atan2(z, x)) - 1) * (1 - Math.abs(y)) ** 1.2,
    rings: 22,
    sides: 48,
  });
  const seam = Array.from({ length: 49 }, (_, i): Vec3 => {
    const a = (i / 48) * Math.PI * 2;
    const r = 17.1 * edge(a);
    return [Math.cos(a) * r, 5.6, Math.sin(a) * r];
  });
  addTube(apart(model, 'piping'), seam, {
    radius: 0.35,
    material: paint(kit, '#efe6d4'),
    sides: 6,
  });
};
