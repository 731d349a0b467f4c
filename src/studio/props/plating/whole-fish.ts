import type { Kit } from '#studio/props/making/kit.ts';
import { addBall, addSurface, addTube, textured, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { plain } from './stuffs.ts';

/** Its skin by the tones of back, side and belly; bars of the grill and cuts across it. */
export interface FishLook {
  back: readonly number[];
  side: readonly number[];
  belly: readonly number[];
  bars: number;
  cuts: number;
}

export const SEA_BASS: FishLook = {
  back: [84, 74, 58],
  side: [166, 132, 84],
  belly: [214, 190, 142],
  bars: 6,
  cuts: 3,
};

export const SARDINE: FishLook = {
  back: [52, 66, 78],
  side: [150, 158, 158],
  belly: [222, 222, 212],
  bars: 5,
  cuts: 0,
};

const skinOfFish = (kit: Kit, look: FishLook): MaterialRef =>
  textured(
    kit,
    `fish ${look.back.join()} ${look.cuts}`,
    {
      painter: 'fish-skin',
      params: { seed: 6, flesh: [244, 234, 214], ...look },
      share: 0.6,
      bump: 2.4,
    },
    { coat: 0.85, rough: 0.2 },
  );

const finOf = (kit: Kit, { back, side }: FishLook): MaterialRef =>
  textured(
    kit,
    `fin ${back.join()}`,
    {
      painter: 'stripes',
      params: { seed: 4, tone: side, stripe: [64, 42, 24], count: 15, share: 0.42, waver: 0.05 },
      share: 0.2,
      bump: 2,
    },
    { coat: 0.5, rough: 0.3, translucency: 0.25 },
  );

/** How deep it is at this way from nose to tail, 0…1: a pointed head, deepest behind it, a thin stalk before the fin. */
const depthAt = (v: number): number =>
  (0.98 * Math.sin(Math.PI * v ** 0.66) ** 0.74 + 0.06) * (1 - 0.16 * v) + 0.17 * v ** 4;

/** A whole fish on its side, nose to the right, its back away from us. */
export function addFish(model: Model, length: number, look: FishLook): void {
  const k = length / 2;
  const { kit } = model;
  addSurface(model, {
    columns: 40,
    rows: 48,
    isClosed: true,
    material: skinOfFish(kit, look),
    point: (u, v) => {
      const a = -u * Math.PI * 2;
      const deep = depthAt(v);
      // The skin has shrunk over the flesh.
      const shrunk = 1 + 0.05 * (noise2(v * 11, u * 9, 4) - 0.5);
      return [
        k * (1 - 1.74 * v),
        k * (0.14 + 0.15 * deep * shrunk * Math.sin(a)),
        k * (0.33 * deep * shrunk * Math.cos(a) - 0.05 * Math.sin(Math.PI * v)),
      ];
    },
  });
  addFins(model, k, finOf(kit, look));
  addHead(model, k);
}

/** Spread rays, singed at their ends: tail, back and breast. */
function addFins(model: Model, k: number, fin: MaterialRef): void {
  const ragged = (u: number): number => 0.9 + 0.2 * noise2(u * 17, 3, 5);
  addSurface(model, {
    columns: 24,
    rows: 5,
    material: fin,
    point: (u, v) => {
      const across = u * 2 - 1;
      const long = v * ragged(u) * (0.2 + 0.19 * Math.abs(across) ** 1.4);
      return [
        k * (-0.7 - long),
        k * (0.12 + 0.03 * Math.sin(u * 14) * v + 0.05 * v * across * across),
        k * across * (0.075 + 0.26 * v * ragged(u)),
      ];
    },
  });
  addSurface(model, {
    columns: 24,
    rows: 3,
    material: fin,
    point: (u, v) => {
      const x = 0.42 - 0.92 * u;
      const long = 0.13 * Math.sin(Math.PI * (0.12 + 0.8 * u)) * ragged(u) * v;
      return [k * (x - 0.07 * v), k * (0.14 + 0.02 * v), -k * (0.27 - 0.1 * u + long + 0.04)];
    },
  });
  const breast = within(model, [k * 0.42, k * 0.292, k * 0.06], { y: 0.5, z: 0.1 });
  addSurface(breast, {
    columns: 10,
    rows: 4,
    material: fin,
    point: (u, v) => [-k * 0.24 * v, k * 0.03 * v, k * (u - 0.5) * (0.03 + 0.14 * v)],
  });
}

/** The eye gone white in the heat, the mouth a little open. */
function addHead(model: Model, k: number): void {
  const { kit } = model;
  const socket = plain('#5a4028', { coat: 0.7 })(kit);
  const [white, pupil] = [
    plain('#efe9da', { coat: 1, rough: 0.06 })(kit),
    plain('#1a1714', { coat: 1, rough: 0.06 })(kit),
  ];
  addBall(model, [k * 0.735, k * 0.2, -k * 0.075], k * 0.064, socket);
  addBall(model, [k * 0.737, k * 0.222, -k * 0.074], k * 0.05, white);
  addBall(model, [k * 0.738, k * 0.25, -k * 0.072], k * 0.028, pupil);
  const mouth = Array.from({ length: 6 }, (_, j): Vec3 => {
    const t = j / 5;
    return [k * (0.99 - 0.15 * t), k * (0.168 + 0.045 * t), k * (0.012 + 0.04 * t)];
  });
  addTube(model, mouth, { radius: k * 0.011, material: plain('#37231a')(kit), sides: 5 });
}
