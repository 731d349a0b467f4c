import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { composeShot } from '#studio/compose/compose.ts';

function shotOf(prompt: string, styleId: 'classical_heritage' | 'pastel') {
  const spec = understand(prompt, { style: styleId, size: 'square' });
  return composeShot({ styleId, spec, seed: 1, width: 128, height: 128, detail: 'preview' });
}
const hasCloth = (prompt: string): boolean =>
  shotOf(prompt, 'classical_heritage').stage.scene.objects.some(
    ({ name }) => name === 'studio cloth',
  );

it('lays an oil still life on a narrow table with a cloth, unless another table is asked for', () => {
  expect(hasCloth('still life with grapes, bread and a jug of wine')).toBe(true);
  expect(hasCloth('still life with grapes, bread and a jug of wine on marble')).toBe(false);
});

it('shows the edge of that table below what stands on it', () => {
  const { shot } = shotOf('still life with cheese and a bottle of wine', 'classical_heritage');
  expect(shot.table!.near - shot.table!.far).toBeLessThan(90);
});

it('heaps fruit that is not counted, and lays as many as are', () => {
  const apples = (prompt: string): number =>
    shotOf(prompt, 'classical_heritage').stage.scene.objects.filter(
      ({ thing }) => thing === 'apple',
    ).length;
  expect(apples('still life with apples and a jug of wine')).toBe(5);
  expect(apples('still life with two apples and a jug of wine')).toBe(2);
});

it('looks over what lies before a land in gouache, not down on its table', () => {
  const { shot } = shotOf(
    'lavender field in Provence with a bottle of rosé and straw hat',
    'pastel',
  );
  expect(shot.framing.pitch).toBeLessThan(12);
});

it('has no tulips beside a cherry blossom: that is its spring', () => {
  const { scene } = shotOf('cherry blossom and a bottle of rosé', 'pastel').stage;
  expect(scene.objects.some(({ thing }) => thing === 'tulip')).toBe(false);
});
