import { addBlob, addPanel, addTube, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { Component } from './component.ts';
import type { Stuff } from './pieces.ts';

export interface Wedge {
  radius: number;
  /** In radians. */
  angle: number;
  /** From below: stuff and thickness. */
  layers: readonly (readonly [Stuff, number])[];
  top?: Stuff;
  /** A raised edge of crust at the back. */
  rim?: Stuff;
  /** What lies on it. */
  deck?: (model: Model, top: number) => void;
}

/** A piece of something round, its tip towards the guest so that both cuts show. */
export function wedge({ radius, angle, layers, top, rim, deck }: Wedge): Component {
  const height = layers.reduce((sum, [, thick]) => sum + thick, 0);
  const outline: Vec2[] = [
    [0, 0],
    ...Array.from({ length: 15 }, (_, i): Vec2 => {
      const a = angle / 2 - (i / 14) * angle;
      return [Math.cos(a) * radius, Math.sin(a) * radius];
    }),
  ];
  return {
    role: 'main',
    reach: 6,
    top: height,
    lay: (model) => {
      // The tip points to the guest and a little aside.
      const part = within(model, [-radius * 0.34, 0, radius * 0.5], { y: 0.95 });
      let y = 0;
      for (const [stuff, thickness] of layers) {
        addPanel(part, { outline, thickness, material: stuff(model.kit), at: [0, y, 0] });
        y += thickness;
      }
      if (top)
        addPanel(part, { outline, thickness: 0.14, material: top(model.kit), at: [0, y, 0] });
      if (rim) {
        const path = Array.from({ length: 12 }, (_, i): Vec3 => {
          const a = -angle / 2 + (i / 11) * angle;
          return [Math.cos(a) * radius, y * 0.62, Math.sin(a) * radius];
        });
        addTube(part, path, {
          radius: (t) => y * 0.46 + 0.12 * Math.sin(t * 40),
          material: rim(model.kit),
          sides: 10,
        });
      }
      deck?.(within(part, [radius * 0.62, 0, 0]), y);
    },
  };
}

/** A tuft of cream. */
export function addTuft(model: Model, at: Vec3, radius: number, material: number): void {
  for (let i = 0; i < 3; i++)
    addBlob(model, {
      at: [at[0], at[1] + radius * (0.4 + i * 0.52), at[2]],
      radii: [radius * (1 - i * 0.3), radius * 0.5, radius * (1 - i * 0.3)],
      material,
      swell: ([x, , z]) => 1 + 0.08 * Math.cos(Math.atan2(z, x) * 7 + i),
      rings: 8,
      sides: 28,
    });
}
