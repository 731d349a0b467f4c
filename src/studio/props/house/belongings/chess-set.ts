import { addTurned } from '#studio/props/making/joinery.ts';
import { addBall, addBox, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

function addPiece(
  model: Model,
  at: readonly [number, number],
  tall: number,
  wood: MaterialRef,
): void {
  const [x, z] = at;
  addTurned(
    model,
    `0 0, 1.1 0, 1.1 .5, .5 1, .4 ${tall * 0.6}, .8 ${tall * 0.68}, .4 ${tall * 0.74}, .6 ${tall * 0.9}, 0 ${tall}`,
    wood,
    { at: [x, 1.7, z] },
  );
  addBall(model, [x, 1.7 + tall, z], 0.5, wood);
}

/** A wooden board in the middle of a game. */
export const makeChessSet: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'chess_pawn');
  const pale = paint(kit, '#e2c48e', { coat: 0.5, rough: 0.3 });
  const dark = paint(kit, '#5a3218', { coat: 0.5, rough: 0.3 });
  addBox(model, { at: [0, 0.75, 0], half: [15.4, 0.75, 15.4] }, dark);
  const squares = apart(model, 'squares');
  for (let x = 0; x < 8; x++)
    for (let z = 0; z < 8; z++)
      if ((x + z) % 2 === 0)
        addBox(
          squares,
          { at: [-12.25 + x * 3.5, 1.52, -12.25 + z * 3.5], half: [1.75, 0.04, 1.75] },
          pale,
        );
  for (let i = 0; i < 8; i++) {
    const x = -12.25 + i * 3.5;
    addPiece(model, [x, 12.25], i === 3 || i === 4 ? 7 : 5.4, pale);
    addPiece(model, [x, i === 4 ? 1.75 : 8.75], 3.4, pale);
    addPiece(model, [x, -12.25], i === 3 || i === 4 ? 7 : 5.4, dark);
    addPiece(model, [x, i === 4 ? -1.75 : -8.75], 3.4, dark);
  }
};
