import { addBall, addBlob, addBox, addLathe, within } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped, patch } from '#studio/props/plating/heap-up.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { CHOCOLATE, CREAM, SPONGE, browned, glossy, plain } from '#studio/props/plating/stuffs.ts';
import { addTuft, wedge } from '#studio/props/plating/wedge.ts';

const COCOA = browned('#4a2813', '#2e160a', '#6b4020', { bump: 1.4, cells: 30, coat: 0 });

const CRUST = browned('#c08a48', '#8f5c24', '#dcb074', { bump: 2, cells: 24, coat: 0.05 });

/** A square of soaked sponge and mascarpone under cocoa. */
const tiramisu: Component = {
  role: 'main',
  reach: 5.4,
  top: 5.2,
  lay: (model) => {
    const { kit } = model;
    const part = within(model, [0, 0, 0], { y: 0.6 });
    const soaked = browned('#8a5a30', '#4e2c14', '#c49a5c', { cells: 8, coat: 0.3 });
    const layers: readonly (readonly [Stuff, number])[] = [
      [soaked, 1.3],
      [CREAM, 1.2],
      [soaked, 1.2],
      [CREAM, 1.4],
    ];
    let y = 0;
    layers.forEach(([stuff, thick], k) => {
      const grow = k % 2 ? 0.16 : 0;
      addBox(
        part,
        { at: [0, y + thick / 2, 0], half: [4.3 + grow, thick / 2, 3.6 + grow] },
        stuff(kit),
      );
      y += thick;
    });
    addBox(part, { at: [0, y + 0.12, 0], half: [4.4, 0.12, 3.7] }, COCOA(kit));
  },
};

/** A dark little cake, its heart running out. */
const lavaCake: Component = {
  role: 'main',
  reach: 4,
  top: 4,
  lay: (model) => {
    const { kit } = model;
    addLathe(
      model,
      [
        [4, 0.05],
        [3.95, 1],
        [3.6, 3.4],
        [3.2, 3.9],
        [AXIS, 4],
      ],
      CHOCOLATE(kit),
    );
    const molten = plain('#2a1007', { coat: 1, rough: 0.05 })(kit);
    addBlob(model, { at: [0.6, 2, 3.2], radii: [1.7, 1.9, 1], material: molten });
    addBlob(model, { at: [1, 0.2, 5.2], radii: [2.9, 0.35, 2.2], material: molten });
  },
};

const CHEESE_CREAM = browned('#f6e8bf', '#ecd79c', '#fdf6e0', { cells: 8, coat: 0.3, bump: 0.2 });

const cheesecake = wedge({
  radius: 10.4,
  angle: 0.72,
  layers: [
    [CRUST, 0.9],
    [CHEESE_CREAM, 4],
  ],
  top: plain('#f2dda0', { coat: 0.4 }),
  deck: (model, top) => {
    const red = glossy('#a3102a')(model.kit);
    addBlob(model, { at: [0, top + 0.1, 0], radii: [3.2, 0.35, 2], material: red });
    patch(5, 1.6).forEach(({ x, z }) => addBall(model, [x, top + 0.6, z], 0.72, red));
  },
});

const chocolateCake = wedge({
  radius: 10.4,
  angle: 0.72,
  layers: [
    [CHOCOLATE, 2],
    [glossy('#5a3018'), 0.5],
    [CHOCOLATE, 2],
  ],
  top: glossy('#27110a'),
  deck: (model, top) => addTuft(model, [0.6, top, 0], 1.2, CREAM(model.kit)),
});

const blackForest = wedge({
  radius: 10.4,
  angle: 0.72,
  layers: [
    [CHOCOLATE, 1.5],
    [CREAM, 0.9],
    [glossy('#7a0f20'), 0.4],
    [CHOCOLATE, 1.4],
    [CREAM, 1.1],
  ],
  top: COCOA,
  deck: (model, top) => {
    addTuft(model, [1, top, 0], 1.3, CREAM(model.kit));
    addBall(model, [1, top + 2.6, 0], 0.85, glossy('#8a0c1c')(model.kit));
  },
});

const carrotCake = wedge({
  radius: 10.4,
  angle: 0.72,
  layers: [
    [SPONGE, 2],
    [CREAM, 0.6],
    [SPONGE, 2],
  ],
  top: CREAM,
  deck: (model, top) => addTuft(model, [0.6, top, 0], 1.1, CREAM(model.kit)),
});

const almondTart = wedge({
  radius: 10.4,
  angle: 0.72,
  layers: [[browned('#d9a85a', '#a8743a', '#ecc98c', { cells: 22, bump: 1.6, coat: 0.05 }), 3]],
  top: plain('#f8f4ea', { coat: 0.02, rough: 0.8 }),
});

const brownie: Component = heaped(
  {
    piece: (part) => addBox(part, { at: [0, 0, 0], half: [2, 1.1, 2] }, CHOCOLATE(part.kit)),
    count: 3.4,
    rise: 1,
    half: 1.1,
    tip: 0.08,
  },
  { role: 'main', reach: 5 },
);

export const CAKES = {
  tiramisu,
  lavaCake,
  cheesecake,
  chocolateCake,
  blackForest,
  carrotCake,
  almondTart,
  brownie,
};
