import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { rewordPrompt } from './reword-prompt.ts';

describe('the tree at Christmas', () => {
  it.each([
    'christmas gift: wine bottle with a red ribbon under the tree with snow outside the window',
    "cadeau de Noël: une bouteille au ruban rouge sous l'arbre, la neige derrière la fenêtre",
    "regalo di Natale: una bottiglia con nastro rosso sotto l'albero, neve fuori dalla finestra",
    'regalo de Navidad: una botella con un lazo rojo bajo el árbol, nieve tras la ventana',
    'Weihnachtsgeschenk: eine Flasche mit roter Schleife unter dem Baum, Schnee vor dem Fenster',
  ])('is the one with the lights, in the room: %s', (prompt) => {
    const { place, things } = understand(prompt);
    expect(place).toBe('christmas');
    expect(things.map(({ thing }) => thing)).not.toContain('tree');
  });

  it('stands in no garden, and in no other season', () => {
    for (const said of ['christmas, a bottle under the tree outside', 'a picnic under the tree'])
      expect(rewordPrompt(said)).toBe(said);
  });
});
