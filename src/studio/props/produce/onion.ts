import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addTube, curve, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A broad bulb in its brown papery skin; the dry neck falls apart in wisps, and the root is a small beard. */
export const makeOnion: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'onion');
  const isRed = colour !== null && colour[0] > colour[1] * 2;
  const isWhite = colour !== null && Math.min(...colour) > 0.6;
  const [body, vein] = isRed
    ? ['#7d2140', '#a8486a']
    : isWhite
      ? ['#e8e2d2', '#cfd0a8']
      : ['#a85f28', '#d79550'];
  const skin = skinOf(kit, body, [[vein, 9, 0.45, 0.7, 0.7]], {
    coat: 0.4,
    rough: 0.3,
    scale: [6, 0.2],
  });
  const dry = skinOf(kit, isRed ? '#8a5a52' : '#c9a06a', [], { coat: 0, rough: 0.8 });
  addBlob(model, {
    at: [0, 3, 0],
    radii: [3.9, 2.9, 3.9],
    turn: { y: random.range(0, 6) },
    material: skin,
    swell: ([, y]) => 1 + 0.22 * Math.exp(-(1 - y) / 0.035),
    rings: 22,
    sides: 30,
  });
  const first = random.range(0, 2);
  for (const turn of [0, 2.1, 4.2]) {
    const [x, z] = [Math.cos(first + turn), Math.sin(first + turn)];
    addTube(
      model,
      curve([
        [0, 5.9, 0],
        [x * 0.2, 6.6, z * 0.2],
        [x * 0.9, 7.3, z * 0.9],
      ]),
      { radius: (t) => 0.5 - 0.38 * t, material: dry },
    );
  }
};
