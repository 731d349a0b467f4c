import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLathe, paint, startModel, within } from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/skins.ts';

/** A round of chopped raw meat or fish with a yolk in its middle. */
export const makeTartare: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 11.6);
  const model = within(startModel(kit, place, 'tartare'), [0, 0.6, 0]);
  const isFish = /tuna|salmon|thon|saumon|salmone|lachs|thunfisch/.test(look.word);
  const tones = isFish ? ['#e0744e', '#ee9470', '#d65f3f'] : ['#a92b2a', '#c2423a', '#8e1f22'];
  const bits = tones.map((tone) => paint(kit, tone, { coat: 0.8, rough: 0.2 }));
  addLathe(
    model,
    [
      [AXIS, 0],
      [4.6, 0],
      [4.6, 2.6],
      [AXIS, 2.6],
    ],
    skinOf(kit, tones[0]!, [[tones[1]!, 18, 0.45, 0.6, 0.7]], { coat: 0.7, rough: 0.2 }),
    { isSharp: true },
  );
  for (let i = 0; i < 150; i++) {
    const isTop = i % 3 > 0;
    const [a, r] = [i * 2.4, isTop ? 4.5 * Math.sqrt((i + 0.5) / 150) : 4.6];
    addBlob(model, {
      at: [Math.cos(a) * r, isTop ? 2.7 : 0.4 + (i % 7) * 0.34, Math.sin(a) * r],
      radii: [0.5, 0.34, 0.42],
      turn: { y: a * 3 },
      material: look.random.pick(bits),
      rings: 4,
      sides: 7,
    });
  }
  if (!isFish)
    addBlob(model, {
      at: [0, 3.2, 0],
      radii: [1.5, 1, 1.5],
      material: paint(kit, '#f2a516', { coat: 1, rough: 0.05, translucency: 0.3 }),
    });
};
