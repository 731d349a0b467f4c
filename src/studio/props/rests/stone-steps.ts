import { addBox, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { stonesOf } from './stone.ts';

const RISE = 14;
/** Of each step: its middle along z, and half of its depth; the last is the landing. */
const STEPS = [
  [60, 16],
  [30, 16],
  [-45, 60],
] as const;
export const STEPS_TOP = RISE * STEPS.length;

/** Worn stone steps up to a landing, on which things stand. */
export const makeStoneSteps: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'stone_steps');
  const stones = stonesOf(kit);
  for (const [step, [z, deep]] of STEPS.entries())
    for (let x = -130 - random.range(0, 30); x < 130;) {
      const width = random.range(42, 74);
      addBox(
        model,
        { at: [x + width / 2, RISE * (step + 0.5), z], half: [width / 2 - 0.3, RISE / 2, deep] },
        random.pick(stones),
      );
      x += width;
    }
};
