import { crystal } from '#studio/props/making/kit.ts';
import { addBall, addLathe } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { Component } from '#studio/props/plating/component.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { CREAM, SPONGE, browned, glossy, plain } from '#studio/props/plating/stuffs.ts';
import { addTuft } from '#studio/props/plating/wedge.ts';

interface Layered {
  layers: readonly (readonly [Stuff, number])[];
  cap?: Stuff;
  berry?: string;
}

const RADIUS = 4.1;

/** Layers in a straight glass: what is against the wall is seen as if the wall were its varnish. */
const layered = ({ layers, cap, berry }: Layered): Component => ({
  role: 'bed',
  reach: RADIUS,
  top: layers.reduce((sum, [, thick]) => sum + thick, 0.8),
  lay: (model) => {
    const { kit } = model;
    let y = 0.9;
    for (const [stuff, thick] of layers) {
      const line: Vec2[] = [
        [AXIS, y],
        [RADIUS, y],
        [RADIUS, y + thick],
        [AXIS, y + thick],
      ];
      addLathe(model, line, stuff(kit), { isSharp: true });
      y += thick;
    }
    const wall: Vec2[] = [
      [AXIS, 0.05],
      [RADIUS + 0.3, 0.05],
      [RADIUS + 0.3, y + 1.6],
      [RADIUS + 0.1, y + 1.6],
      [RADIUS + 0.1, 0.8],
      [AXIS, 0.8],
    ];
    addLathe(model, wall, crystal(kit), { isSharp: true });
    if (cap) addTuft(model, [0, y - 0.2, 0], 2.6, cap(kit));
    if (berry)
      for (let i = 0; i < 4; i++)
        addBall(
          model,
          [Math.cos(i * 1.9) * 1.7, y + 1, Math.sin(i * 1.9) * 1.7],
          0.85,
          glossy(berry)(kit),
        );
  },
});

const DARK = browned('#3a1c0e', '#241008', '#52301c', {
  bump: 0.6,
  cells: 14,
  coat: 0.9,
  rough: 0.08,
});

const COATED_CREAM = plain('#f8efdd', { coat: 0.9, rough: 0.08 });

const COATED_SPONGE: Stuff = SPONGE;

const chocolateMousse = layered({ layers: [[DARK, 5.4]], cap: CREAM });

const trifle = layered({
  layers: [
    [COATED_SPONGE, 1.6],
    [glossy('#a3122c'), 1.2],
    [plain('#f3d678', { coat: 0.9, rough: 0.08 }), 1.6],
    [COATED_CREAM, 1.4],
  ],
  cap: CREAM,
  berry: '#b3101f',
});

const zabaglione = layered({
  layers: [[plain('#f2cb56', { coat: 0.9, rough: 0.08 }), 5.2]],
  berry: '#b3101f',
});

export const IN_GLASS = { chocolateMousse, trifle, zabaglione };
