import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { composeShot } from '#studio/compose/compose.ts';

function shotOf(prompt: string, style: StyleId = 'cinematic') {
  const spec = understand(prompt, { style, size: 'square' });
  return composeShot({
    spec,
    styleId: style,
    width: 320,
    height: 320,
    seed: 1,
    detail: 'preview',
  });
}
const traitsOf = (prompt: string, style?: StyleId) => shotOf(prompt, style).stage.scene.traits;

describe('a light that is asked for', () => {
  it.each([
    ['a backlit glass of white wine', 'light:backlit'],
    ['un verre de vin blanc à contre-jour', 'light:backlit'],
    ['a bottle of red wine, rim lighting, dark studio', 'light:rim'],
    ['rim light on a bottle, black background', 'light:rim'],
    ['a glass of red wine in neon light', 'light:neon'],
    ['silhouette of a wine bottle and a glass', 'silhouette'],
    ['a woman in silhouette holding a glass in the vineyard', 'silhouette'],
    ['a glass of rosé in dappled light', 'dappled'],
    ['Moonlight over the vineyard, a bottle on a stone wall', 'sky:night'],
    ['a bottle in a kitchen at golden hour', 'light:golden'],
    ['a glass of red wine and its shadow on the wall', 'shadow:wall'],
  ])('is set up: %s', (prompt, trait) => {
    expect(traitsOf(prompt)).toContain(trait);
  });

  it('is set up for food too, on a table that bears it', () => {
    const dark = shotOf('steak with fries, moody light', 'gastro').stage.direction;
    expect(dark.light).toBe('chiaroscuro');
    expect(['wood', 'slate']).toContain(dark.surface);
    expect(shotOf('oysters in harsh sunlight', 'gastro').stage.direction.light).toBe('hard');
  });

  it('is not claimed where no such light was set up', () => {
    expect(traitsOf('a backlit bottle, neon light', 'classical_heritage')).not.toContain(
      'light:neon',
    );
    expect(traitsOf('a bottle on a white background, neon light')).not.toContain('light:neon');
  });

  it('leaves a garden its daylight under a low sun', () => {
    const { room, light } = shotOf('a bottle in a garden, late afternoon light').stage.direction;
    expect([room, light]).toEqual(['daylight', 'golden']);
  });

  it('from above is no camera from above', () => {
    expect(shotOf('a glass on a piano, spotlight from above').stage.spec.camera.angle).toBeNull();
  });

  it('falls through leaves that stand outside the frame', () => {
    const leaves = (prompt: string) =>
      shotOf(prompt).stage.scene.primitives.filter(
        ({ kind, object }) => kind === 'triangle' && object === 0,
      ).length;
    expect(leaves('a glass of rosé in dappled light')).toBeGreaterThan(80);
    expect(leaves('a glass of rosé at noon')).toBe(0);
  });
});

describe('a camera that is asked for', () => {
  it('looks up from a low angle', () => {
    const { camera } = shotOf('low angle shot of a champagne bottle').shot;
    expect(camera.target[1]).toBeGreaterThan(camera.eye[1]);
    expect(camera.eye[1]).toBeGreaterThan(1);
  });

  it('leaves a wide shot to the place', () => {
    const traits = traitsOf('wide shot of a bottle and two glasses on a terrace above the sea');
    expect(traits).toContain('shot:wide');
    expect(traitsOf('a bottle and two glasses on a terrace above the sea')).not.toContain(
      'shot:wide',
    );
  });

  it('opens its lens for a shallow depth of field', () => {
    expect(traitsOf('a bottle in the vineyard, shallow depth of field')).toContain('shallow');
    expect(traitsOf('Flasche Riesling, Weinberg unscharf im Hintergrund')).toContain('shallow');
    expect(traitsOf('a bottle in the vineyard')).not.toContain('shallow');
    expect(traitsOf('a bottle in the vineyard, bokeh', 'pastel')).not.toContain('shallow');
  });
});

describe('a shot of a part', () => {
  it('shows the neck of a bottle without its foot', () => {
    const { points, stage } = shotOf('bottle neck close-up with drops of condensation');
    expect(stage.scene.traits).toContain('framed:neck');
    expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThan(12);
    expect(traitsOf('a bottle, close-up')).not.toContain('framed:neck');
  });

  it('is framed on what the macro is of, and not on what lies beside it', () => {
    const alone = shotOf('macro shot of a cork');
    const both = shotOf('macro shot of a cork with a wine stain');
    const width = ({ points }: typeof alone) =>
      Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
    expect(width(both)).toBeLessThan(width(alone) * 1.2);
  });
});

describe('a painted room', () => {
  it('is looked up at where it can be, and says so only then', () => {
    expect(traitsOf('steel tanks in a modern winery, low angle')).toContain('angle:low');
    expect(traitsOf('library, low angle')).not.toContain('angle:low');
  });
});

describe('between the rows', () => {
  const landOf = (prompt: string) =>
    shotOf(prompt).stage.scene.paintings.find(({ painter }) => painter === 'landscape')?.params;

  it('flowers grow, and stand in no vase', () => {
    const { stage } = shotOf('spring vineyard with yellow flowers between the rows');
    expect(stage.scene.objects.filter(({ thing }) => thing === 'flowers')).toEqual([]);
    expect(landOf('spring vineyard with yellow flowers between the rows')?.['laneFlowers']).toMatch(
      /^#/,
    );
    expect(landOf('a vineyard in spring')?.['laneFlowers']).toBeUndefined();
  });

  it('a tractor drives, and stands on no lawn before them', () => {
    const { stage } = shotOf('a red tractor between the rows of vines');
    expect(stage.scene.objects.filter(({ thing }) => thing === 'tractor')).toEqual([]);
    expect(landOf('a red tractor between the rows of vines')?.['guests']).toMatchObject([
      { thing: 'tractor', colour: expect.stringMatching(/^#/) },
    ]);
  });
});

describe('what only some land or rooms have', () => {
  it.each([
    ['rolling hills of vines at noon', 'land:hills'],
    ['Mendoza vineyard with the snowy Andes behind', 'peaks:snow'],
    ['two amphorae in a dark cellar with a beam of light', 'light:beam'],
  ])('%s', (prompt, trait) => {
    expect(traitsOf(prompt)).toContain(trait);
  });

  it('is not claimed elsewhere', () => {
    expect(traitsOf('a glass by the pool, hills behind')).not.toContain('land:hills');
    expect(traitsOf('a vineyard in Bordeaux')).not.toContain('peaks:snow');
    expect(traitsOf('two amphorae in a dark cellar')).not.toContain('light:beam');
  });
});

describe('a road to a house', () => {
  const roadOf = (prompt: string) => shotOf(prompt).stage.direction.view.change?.isDriveway;

  it('runs straight to it, unless it is said to wind', () => {
    expect(roadOf('a road to a farmhouse in the hills')).toBe(true);
    expect(roadOf('green hills with a winding road and a lonely farmhouse')).toBe(false);
  });
});
