import { addPanel, around, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { BRAISED, PALE_MEAT, PINK_MEAT, SEARED } from './stuffs.ts';

const INSIDES = { pink: PINK_MEAT, pale: PALE_MEAT, braised: BRAISED } as const;

interface Fan {
  count: number;
  inside: keyof typeof INSIDES;
  width: number;
  height: number;
}

/** Slices leaning on each other in a bow, their cut faces towards the guest. */
export function layFan(model: Model, { count, inside, width, height }: Fan): void {
  const [face, rim] = [INSIDES[inside](model.kit), SEARED(model.kit)];
  const step = 11.4 / (count + 1);
  for (let i = 0; i < count; i++) {
    const t = i / Math.max(1, count - 1) - 0.5;
    const part = within(model, [t * (count - 1) * step, height * 0.6, 0.6 + 3.4 * t * t], {
      y: 0.75 - t * 0.7,
      x: 0.6,
      z: -0.32,
    });
    const cut = (k: number) =>
      around(26, (a) => k * (1 + 0.07 * Math.sin(a * 2 + i) + 0.03 * Math.sin(a * 5))).map(
        ([x, z]) => [x * width, z * height] as const,
      );
    addPanel(part, { outline: cut(1), thickness: 0.9, material: rim });
    addPanel(part, { outline: cut(0.84), thickness: 0.94, material: face, side: rim });
  }
}
