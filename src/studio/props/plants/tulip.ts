import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLeafBlade,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addLathe } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { addThing } from '#studio/props/making/place.ts';
import { crystal } from '#studio/props/making/kit.ts';
import type { Vec2 } from '#studio/scene-graph.ts';

const STEMS = [
  [-4.4, 20, 0.4],
  [-1.6, 23.5, -1.6],
  [1.4, 22, 1.4],
  [4, 19.4, -0.6],
  [-3, 17.6, 2.6],
  [2.6, 16.8, 3],
] as const;

const CLEAR_VASE: readonly Vec2[] = [
  [AXIS, 0.1],
  [3.4, 0.1],
  [3.8, 3],
  [3.4, 8],
  [4.2, 11.4],
  [3.9, 11.4],
  [3.1, 8],
  [3.4, 3],
  [AXIS, 0.8],
];

/** Six in a glass vase, or in the jug that was named. */
export const makeTulip: MakeThing = (kit, place, { colour, random, states, wears }) => {
  const model = startModel(kit, place, 'tulip');
  const vase = apart(model, 'vase');
  const named = wears.find(({ thing }) => thing === 'vase');
  const isClear = !named?.colour && !named?.material;
  const glass = isClear ? crystal(kit) : madeOf(kit, named, { colour: '#dfe5e3', coat: 0.7 });
  if (!states.includes('in_vase'))
    addLathe(named ? { ...vase, object: addThing(kit, 'vase') } : vase, CLEAR_VASE, glass);
  const green = paint(kit, '#5f8f45', { translucency: 0.3, coat: 0.2 });
  for (const [i, [x, y, z]] of STEMS.entries()) {
    addTube(
      vase,
      curve(
        [
          [x * 0.15, 1.2, z * 0.2],
          [x * 0.4, 9, z * 0.4],
          [x, y - 2.4, z],
        ],
        6,
      ),
      { radius: 0.36, material: green },
    );
    if (i % 2 === 0)
      addLeafBlade(vase, {
        from: [x * 0.3, 7, z * 0.3],
        to: [x * 1.7 + (x < 0 ? -2 : 2), 15.4, z],
        width: 2.3,
        material: green,
        bend: 1.2,
      });
    const tones = ['#c8202c', '#e8b81e', '#d8507a', '#c8202c', '#e8803c', '#d8507a'];
    addFlower(
      within(model, [x, y, z], { z: -x * 0.05, x: z * 0.06, y: random.range(0, 6) }),
      colour
        ? paint(kit, colour, { translucency: 0.4 })
        : paint(kit, tones[i]!, { translucency: 0.4, coat: 0.3 }),
    );
  }
};

/** Six petals that stand close as a cup. */
function addFlower(model: Model, petal: number): void {
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.283;
    addBlob(model, {
      at: [Math.cos(a) * 1.15, i % 2 ? 0.1 : 0.3, Math.sin(a) * 1.15],
      radii: [1.25, 2.9, 0.6],
      turn: { y: 1.571 - a },
      material: petal,
      rings: 9,
      sides: 12,
    });
  }
}
