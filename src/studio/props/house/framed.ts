import { metal } from '#studio/props/making/kit.ts';
import { addBox, apart } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';

/** Four mitred bars round a panel that leans back a little. */
export function addFramed(
  model: Model,
  { width, height, bar }: { width: number; height: number; bar: number },
  { frame, face }: { frame: MaterialRef; face: MaterialRef },
): void {
  addBox(
    apart(model, 'face'),
    { at: [0, height / 2, -0.4], half: [width / 2 - bar, height / 2 - bar, 0.3] },
    face,
  );
  for (const s of SIDES) {
    addBox(
      model,
      { at: [(s * (width - bar)) / 2, height / 2, 0], half: [bar / 2, height / 2, 1] },
      frame,
    );
    addBox(
      model,
      { at: [0, height / 2 + (s * (height - bar)) / 2, 0], half: [width / 2, bar / 2, 1] },
      frame,
    );
    const inner = (bar * 2 + bar * 0.3) / 2;
    addBox(
      model,
      { at: [s * (width / 2 - inner), height / 2, 0.4], half: [bar * 0.15, height / 2 - bar, 1] },
      frame,
    );
  }
}

export const giltOf = (model: Model): MaterialRef => metal(model.kit, [0.72, 0.52, 0.2], 0.32);
