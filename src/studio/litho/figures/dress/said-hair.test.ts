import { expect, it } from 'vitest';
import { hairOfEach } from './said-hair.ts';

it.each([
  'three women with sparkling wine, blue, pink and yellow hair',
  'drei Frauen mit blauen, rosa und gelben Haaren',
  'trois femmes, cheveux bleus, roses et jaunes',
  'tre donne, capelli blu, rosa e giallo',
  'tres mujeres con pelo azul, rosa y amarillo',
])('gives each of several her own hair: %s', (prompt) => {
  expect(hairOfEach(prompt)).toHaveLength(3);
});

it('leaves one colour to whoever it was said of', () => {
  expect(hairOfEach('a woman with green hair and a red dress')).toBeNull();
});
