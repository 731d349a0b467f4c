import { addPanel, apart, around, paint, startModel, within } from '#studio/props/making/model.ts';
import { addClam } from '#studio/props/food/seafood/bivalve.ts';
import { addBowl } from '#studio/props/tableware.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Steamed clams heaped in a bowl. */
export const makeClams: MakeThing = (kit, place, { plate, random }) => {
  addBowl(kit, place.position, { radius: 9.4, tone: plate ?? 'white' });
  const model = startModel(kit, place, 'clams');
  addPanel(apart(model, 'broth'), {
    outline: around(40, () => 7.4),
    thickness: 0.2,
    material: paint(kit, '#d9b878', { coat: 1, rough: 0.06 }),
    at: [0, 2.6, 0],
  });
  for (let i = 0; i < 17; i++) {
    const layer = i < 11 ? 0 : 1;
    const [a, r] = [i * 2.4, (6.8 - layer * 2.6) * Math.sqrt(((i % 11) + 0.5) / 11)];
    // Mouths towards the guest, where shell, pearl and meat are seen.
    addClam(
      within(model, [Math.cos(a) * r, 2.9 + layer * 1.7 + r * 0.1, Math.sin(a) * r], {
        y: random.range(-1, 1),
        x: random.range(-0.15, 0.35),
        z: random.range(-0.3, 0.3),
      }),
      random.range(1.9, 2.2),
    );
  }
};
