import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLathe,
  addPanel,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';

const CUT: readonly string[] = ['sliced', 'halved', 'open'];

/** A crowned red globe; of several, the second lies open with its seeds. */
export const makePomegranate: MakeThing = (kit, place, { random, nth, isLoose, states }) => {
  const model = startModel(kit, place, 'pomegranate');
  if ((isLoose && nth === 1) || states.some((s) => CUT.includes(s))) {
    openHalf(within(model, [0, 3.4, 0], { x: 1.05, y: random.range(-0.2, 0.2) }));
    return;
  }
  // One alone would pass for an apple: a cut half leans on it.
  if (!isLoose && nth === 0) openHalf(within(model, [6.6, 3.2, 3], { x: 1.05, y: -0.3 }));
  const rind = rindOf(model);
  addBlob(model, {
    at: [0, 4, 0],
    radii: [4.4, 4.1, 4.4],
    material: rind,
    swell: ([x, , z]) => 1 - 0.035 * Math.abs(Math.sin(Math.atan2(z, x) * 3)),
    rings: 18,
    sides: 30,
  });
  const crown = within(model, [1.4, 7.6, 0.9], { z: -0.35, x: 0.25 });
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.283;
    addLathe(
      crown,
      [
        [0.5, 0],
        [0.34, 0.9],
        [AXIS, 1.9],
      ],
      rind,
      {
        at: [Math.cos(a) * 0.8, 0, Math.sin(a) * 0.8],
        turn: { z: -Math.cos(a) * 0.3, x: Math.sin(a) * 0.3 },
      },
    );
  }
};

const rindOf = ({ kit }: Model): number =>
  skinOf(
    kit,
    '#a81e26',
    [
      ['#c8553a', 4, 0.45, 0.75, 0.8],
      ['#e3a35c', 7, 0.66, 0.85, 0.6],
    ],
    { coat: 0.5, rough: 0.35 },
  );

function openHalf(model: Model): void {
  const { kit } = model;
  addLathe(
    model,
    [
      [AXIS, -4.2],
      [2.6, -3.6],
      [4, -1.8],
      [4.4, 0],
    ],
    rindOf(model),
  );
  addPanel(model, {
    outline: around(36, () => 4.4),
    thickness: 0.08,
    material: paint(kit, '#f0dfb2', { coat: 0.3 }),
  });
  const seed = paint(kit, '#b3122c', { coat: 1, rough: 0.06, translucency: 0.4 });
  for (let i = 0; i < 74; i++) {
    const [a, r] = [i * 2.4, 3.8 * Math.sqrt((i + 0.5) / 74)];
    // Pale walls part the seeds into chambers.
    if (Math.abs(Math.sin(a * 2.5)) < 0.16 && r > 0.8) continue;
    addBlob(model, {
      at: [Math.cos(a) * r, 0.2, Math.sin(a) * r],
      radii: [0.42, 0.42, 0.34],
      turn: { y: -a },
      material: seed,
      rings: 5,
      sides: 8,
    });
  }
}
