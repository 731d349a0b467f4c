import {
  addLathe,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A smoker's pipe of briar, lying on its side of the bowl: its stem bends away to the mouthpiece. */
export const makePipe: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'pipe'), [-4, 0.2, 0], { y: 0.35 });
  const briar = skinOf(kit, '#6b3416', [['#4a200c', 4, 0.4, 0.7, 0.7]], { coat: 0.7, rough: 0.2 });
  addLathe(
    model,
    [
      [AXIS, 0],
      [1.2, 0.2],
      [1.9, 1.4],
      [2, 3.2],
      [1.8, 4.8],
      [1.6, 5],
      [1.3, 4.9],
      [1.2, 3.4],
      [AXIS, 3.2],
    ],
    briar,
  );
  addTube(
    model,
    curve([
      [1.2, 1.1, 0],
      [3.6, 1.5, 0],
      [6, 2.2, 0],
    ]),
    {
      // prettier-ignore
      radius: (t) => 0.85 - 0.2 * t,
      material: briar,
    },
  );
  addTube(
    apart(model, 'mouthpiece'),
    curve([
      [6, 2.2, 0],
      [9, 3, 0],
      [12, 3.2, 0],
    ]),
    {
      // prettier-ignore
      radius: (t) => 0.6 - 0.22 * t,
      material: paint(kit, '#171310', { coat: 0.9, rough: 0.12 }),
    },
  );
  addLathe(apart(model, 'ash'), [[AXIS, 3.9], [1.2, 3.8]], paint(kit, '#3b2a1c', { coat: 0 })); // prettier-ignore
};

/** Cut leaves, as they come out of the pouch. */
export const makeTobacco: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'tobacco');
  const tones = ['#6b4420', '#85592b', '#4f2f14'].map((tone) =>
    paint(kit, tone, { coat: 0.05, rough: 0.8 }),
  );
  for (let i = 0; i < 130; i++) {
    const [a, r] = [random.range(0, 6.283), Math.sqrt(random.next()) * 5];
    const y = 0.2 + (1 - r / 5.4) * random.range(0.2, 2.2);
    const [x, z, turn] = [Math.cos(a) * r, Math.sin(a) * r * 0.8, random.range(0, 3.1)];
    const [dx, dz] = [Math.cos(turn) * 1.3, Math.sin(turn) * 1.3];
    addTube(
      model,
      curve(
        [
          [x - dx, y, z - dz],
          [x, y + random.range(0, 0.5), z],
          [x + dx, y, z + dz],
        ],
        3,
      ),
      {
        // prettier-ignore
        radius: 0.12,
        material: random.pick(tones),
        sides: 4,
      },
    );
  }
};
