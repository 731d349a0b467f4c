import { describe, expect, it } from 'vitest';
import { addObject, createScene } from '#studio/scene-builder.ts';
import { keepLabels } from './keep-labels.ts';

const SIDE = 300;
const BOARD = 220;
const INK = 20;
const SMEAR = 120;

/** A pale board with one dark upright stroke of a letter, smeared by a brush. */
function painted() {
  const scene = createScene();
  const board = addObject(scene, { role: 'prop', name: 'board', thing: 'sign' });
  const lettering = addObject(scene, {
    role: 'label',
    name: 'lettering',
    lettering: 'I',
    partOf: board,
  });
  const isInk = (i: number) => i % SIDE >= 149 && i % SIDE < 151;
  const ids = Uint16Array.from({ length: SIDE * SIDE }, (_, i) => (isInk(i) ? lettering : board));
  const clean = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) clean.fill(isInk(i) ? INK : BOARD, i * 4, i * 4 + 4);
  const picture = new Uint8ClampedArray(SIDE * SIDE * 4).fill(SMEAR);
  keepLabels(picture, {
    size: { width: SIDE, height: SIDE },
    rows: { from: 0, to: SIDE },
    film: { width: SIDE, height: SIDE, ids },
    scene: { ...scene, paintings: [] },
    clean,
    amount: 1,
    ink: (r, g, b) => [r, g, b],
  });
  return (x: number) => picture[(150 * SIDE + x) * 4]!;
}

describe('letters of a sign under a brush', () => {
  it('stay as they were, with the board close round them', () => {
    const at = painted();
    expect(at(149)).toBeLessThan(INK + 20);
    expect(at(152)).toBeGreaterThan(BOARD - 20);
    expect(at(147)).toBeGreaterThan(BOARD - 20);
  });

  it('leave the rest of the board to the brush', () => {
    expect(painted()(100)).toBe(SMEAR);
  });
});
