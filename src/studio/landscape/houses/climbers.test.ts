import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { climberOf } from '#studio/places/scenery/climber-of.ts';
import { climberAt } from './climbers.ts';

const read = (prompt: string) => understand(prompt, { style: 'cinematic', size: 'square' });

describe('what climbs a house', () => {
  it.each([
    ['old stone farmhouse with bougainvillea', 'bougainvillea'],
    ['ivy-covered château in autumn', 'ivy'],
    ['maison en pierre couverte de lierre dans les vignes', 'ivy'],
    ['our winery house with climbing roses', 'rose'],
    ['a château among its vines', null],
    ['a glass of rosé under the wisteria', null],
  ])("'%s'", (prompt, climber) => {
    expect(climberOf(read(prompt))).toBe(climber);
  });

  it('is dense at the foot of the wall and leaves some of it free', () => {
    const share = (y: number): number => {
      const at = Array.from({ length: 200 }, (_, i) =>
        climberAt('ivy', {
          x: i * 0.2 - 20,
          y,
          wall: 8,
          corner: 20 - Math.abs(i * 0.2 - 20),
          seed: 4,
        }),
      );
      return at.filter(Boolean).length / at.length;
    };
    expect(share(0.4)).toBeGreaterThan(share(7));
    expect(share(7)).toBeLessThan(0.7);
  });

  it('no pot of it stands before the house', () => {
    const spec = read('ivy-covered château in autumn');
    const brief = { spec, styleId: 'cinematic', width: 48, height: 48, seed: 3 } as const;
    const { stage } = composeShot({ ...brief, detail: 'preview' });
    expect(stage.scene.objects.some(({ thing }) => thing === 'ivy')).toBe(false);
  });
});
