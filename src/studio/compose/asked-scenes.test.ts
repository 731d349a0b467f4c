import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { backingOf } from '#studio/places/backing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { hullOf, hullPoints } from './camera/bounds.ts';
import { frameBoxOf } from './camera/frame-camera.ts';
import { composeShot } from './compose.ts';
import { SHADOW_WALL } from './setting/shadow-wall.ts';

function compose(prompt: string, style: StyleId = 'cinematic') {
  const size = { width: 128, height: 128, seed: 4, detail: 'preview' as const };
  return composeShot({ spec: understand(prompt, { style }), styleId: style, ...size }).stage;
}
const paramsOf = (prompt: string) =>
  compose(prompt).scene.paintings.find(({ painter }) => painter === 'landscape')?.params;

describe('what stands behind', () => {
  it.each([
    ['a bottle next to a velvet curtain', 'curtain'],
    ['une bouteille devant un rideau de velours', 'curtain'],
    ['a bottle in a spotlight on a stage', 'curtain'],
    ['a glass against a blue wall', 'plaster'],
    ['eine Flasche vor einer grünen Wand', 'plaster'],
    ['a bottle against a pastel yellow wall', 'plaster'],
    ['a glass against a brick wall', 'brick'],
    ['a glass of red wine', null],
  ])('is read: %s', (prompt, backing) => {
    expect(backingOf({ prompt })).toBe(backing);
  });

  it('is proved by the wall that was built or painted', () => {
    expect(compose('a bottle next to a velvet curtain').scene.traits).toContain('backing:curtain');
    expect(compose('a bottle on a grey gradient background').scene.cutout?.fade).toBe(128);
    expect(compose('a bottle on a grey background').scene.cutout?.fade).toBeUndefined();
  });
});

describe('a wet table', () => {
  it('shines and has drops on it, where water does not soak in', () => {
    const { scene } = compose('a glass on wet slate');
    expect(scene.traits).toContain('surface:wet');
    expect(scene.objects.map(({ name }) => name)).toContain('water');
    expect(compose('a glass on slate').scene.traits).not.toContain('surface:wet');
    expect(compose('un verre sur une ardoise mouillée').scene.traits).toContain('surface:wet');
  });

  it('is not made of linen', () => {
    expect(compose('a glass on a wet tablecloth').scene.traits).not.toContain('surface:wet');
  });
});

describe('a table that mirrors', () => {
  it.each([
    'a bottle reflected on a black table',
    'a wine bottle with its reflection',
    'une bouteille et son reflet',
    'a bottle reflected in a puddle',
    'a bottle on a glossy black surface',
  ])('shows an image of what stands on it: %s', (prompt) => {
    expect(compose(prompt).scene.traits).toContain('surface:mirror');
  });

  it('leaves a packshot, which stands on no table, as large as it is', () => {
    const heightOf = (prompt: string) => {
      const { scene, aspect } = compose(prompt);
      const { top, bottom } = frameBoxOf(hullPoints(scene), scene.camera, aspect);
      return bottom - top;
    };
    const usual = heightOf('bottle packshot on a black background');
    expect(heightOf('bottle packshot on a black background with its reflection')).toBeCloseTo(
      usual,
      2,
    );
  });

  it.each(['a bottle on a black table', 'city lights reflected in a glass of wine'])(
    'is not laid where nobody asked for it: %s',
    (prompt) => {
      expect(compose(prompt).scene.traits).not.toContain('surface:mirror');
    },
  );
});

describe('a barrel', () => {
  it.each([
    ['a wine barrel used as a table in front of a bistro', true],
    ['ein Weinfass als Tisch', true],
    ['a barrel on the grass', false],
  ])('stands on its head where it serves as a table: %s', (prompt, isUpright) => {
    const { scene } = compose(prompt);
    const ids = scene.objects.filter(({ thing }) => thing === 'barrel').map(({ id }) => id);
    const hull = hullOf(scene, new Set(ids));
    const size = (axis: 0 | 1) => {
      const along = hull.map((point) => point[axis]);
      return Math.max(...along) - Math.min(...along);
    };
    expect(size(1) > size(0)).toBe(isUpright);
  });
});

describe('grapes in a press', () => {
  it('lie in its basket, not on its screw', () => {
    const { scene } = compose('grapes being pressed in an old wooden press');
    const [press, grapes] = ['wine_press', 'grapes'].map((thing) => {
      const ids = scene.objects.filter((one) => one.thing === thing).map(({ id }) => id);
      return hullOf(scene, new Set(ids));
    });
    const top = (points: typeof press) => Math.max(...points!.map(([, y]) => y));
    const [left, right] = [Math.min, Math.max].map((edge) => edge(...press!.map(([x]) => x)));
    expect(top(grapes)).toBeLessThan(top(press) * 0.8);
    expect(grapes!.every(([x]) => x > left! && x < right!)).toBe(true);
  });
});

describe('a hard shadow on a coloured ground', () => {
  it('falls on a wall of that colour instead of a ground that is laid under', () => {
    const { scene } = compose('a bottle with a hard shadow on a pink background', 'gastro');
    expect(scene.cutout).toBeUndefined();
    expect(scene.objects.map(({ name }) => name)).toContain(SHADOW_WALL);
    expect(compose('a bottle on a pink background', 'gastro').scene.cutout).toBeDefined();
  });
});

describe('a bottle that leans against the wall', () => {
  it('touches it', () => {
    const { scene } = compose('a bottle leaning against a white wall');
    const wall = scene.primitives.find(
      (one) =>
        one.kind === 'box' &&
        scene.objects.some(({ id, name }) => id === one.object && name === SHADOW_WALL),
    );
    const bottle = scene.objects.filter(({ thing }) => thing === 'bottle').map(({ id }) => id);
    const back = Math.min(...hullOf(scene, new Set(bottle)).map(([, , z]) => z));
    const face = wall?.kind === 'box' ? wall.center[2] + wall.half[2] : Number.NaN;
    expect(Math.abs(back - face)).toBeLessThan(1);
  });
});

describe('the sky that was asked for', () => {
  it.each([
    ['a vineyard under a starry sky', 'many'],
    ['vigneto sotto la via lattea', 'milky_way'],
    ['a vineyard at night under the moon and stars', undefined],
    ['a vineyard at night', undefined],
  ])('has its stars: %s', (prompt, stars) => {
    expect(paramsOf(prompt)?.['stars']).toBe(stars);
  });

  it('has its rainbow', () => {
    expect(paramsOf('a rainbow over the vineyard')?.['marks']).toContain('rainbow');
    expect(paramsOf('a cloud over the vineyard')?.['marks']).not.toContain('rainbow');
  });
});

describe('the land from where it was asked for', () => {
  it('lies below a drone', () => {
    const eye = (prompt: string) => Number(paramsOf(prompt)?.['eyeMetres']);
    expect(eye('drone shot of a vineyard')).toBeGreaterThan(30);
    expect(eye('a vineyard in summer')).toBeLessThan(20);
  });

  it('has a road that winds, or an avenue', () => {
    const change = (prompt: string) =>
      paramsOf(prompt)?.['change'] as { isWinding?: boolean; isDriveway?: boolean } | undefined;
    expect(change('a vineyard with a winding road')?.isWinding).toBe(true);
    expect(change('a road to a villa in the vineyards')?.isWinding).toBe(false);
    expect(paramsOf('a row of cypress trees leading to a villa')?.['marks']).toContain(
      'cypress_road',
    );
    expect(paramsOf('a cypress-lined avenue to a villa')?.['marks']).not.toContain('oak');
    expect(paramsOf('an avenue of plane trees leading to the château')?.['marks']).toEqual([
      'tree_road',
    ]);
  });

  it('has an orchard, in bloom where it was said to be', () => {
    const marks = (prompt: string) => paramsOf(prompt)?.['marks'];
    expect(marks('an apple orchard')).toEqual(['orchard']);
    expect(marks('un verger en fleurs')).toEqual(['blossom_orchard']);
    expect(paramsOf('an almond orchard in bloom beside the vineyard')?.['hasRows']).toBe(true);
  });

  it('has a grove of olives, or the one old tree that was named', () => {
    const marks = (prompt: string) => paramsOf(prompt)?.['marks'];
    expect(marks('olive grove in Puglia')).toEqual(['olive_orchard']);
    expect(paramsOf('olive trees and vines')?.['hasRows']).toBe(true);
    expect(marks('an old olive tree in the vineyard')).toEqual(['olive_tree']);
  });

  it('has a tractor that drives down its lane, and no crate before it', () => {
    const { scene, direction } = compose('a tractor driving between the vine rows at harvest');
    expect(direction.archetype).toBe('wide_landscape');
    expect(scene.traits).toContain('riding');
    expect(compose('a tractor pulling a trailer between the rows').scene.traits).not.toContain(
      'riding',
    );
  });
});

describe('a vineyard', () => {
  it('has a blue evening where its house was to have lit windows', () => {
    expect(paramsOf('Weingut im Winter mit Licht in den Fenstern')?.['sky']).toBe('blue');
    expect(paramsOf('Weingut im Winter')?.['sky']).not.toBe('blue');
  });

  it('is green under the skies of summer', () => {
    const skies = [1, 2, 3, 4, 5, 6].map((seed) => {
      const spec = understand('terraced vineyards above a river in summer', { style: 'cinematic' });
      const size = { width: 64, height: 64, seed, detail: 'preview' as const };
      const { direction } = composeShot({ spec, styleId: 'cinematic', ...size }).stage;
      return direction.sky;
    });
    for (const sky of skies) expect(['day', 'morning', 'golden']).toContain(sky);
  });

  it('has its dew on the leaves of its vines: none are strewn before it', () => {
    const { scene } = compose('a vineyard in the morning, dew on the leaves');
    expect(scene.objects.some(({ thing }) => thing === 'vine_leaf')).toBe(false);
  });
});

describe('what is worn and strewn', () => {
  const thingsIn = (prompt: string) => compose(prompt).scene.objects.map(({ thing }) => thing);

  it('is a hat on the bottle', () => {
    const { scene } = compose('a bottle with a Santa hat');
    const feet = (thing: string) => {
      const ids = new Set(scene.objects.filter((o) => o.thing === thing).map(({ id }) => id));
      return Math.min(...hullOf(scene, ids).map(([, y]) => y));
    };
    expect(feet('santa_hat')).toBeGreaterThan(feet('bottle') + 15);
  });

  it('is dew on a bunch that hangs on the vine', () => {
    const prompt = 'close-up of grapes on the vine with morning dew';
    expect(thingsIn(prompt)).toContain('dewdrops');
    expect(thingsIn('close-up of grapes on the vine')).not.toContain('dewdrops');
  });

  it('lies about the foot of the bottle', () => {
    const { scene } = compose('a bottle with fir branches and red baubles');
    const middle = (thing: string) => {
      const ids = new Set(scene.objects.filter((o) => o.thing === thing).map(({ id }) => id));
      const xs = hullOf(scene, ids).map(([x]) => x);
      return (Math.min(...xs) + Math.max(...xs)) / 2;
    };
    expect(Math.abs(middle('pine') - middle('bottle'))).toBeLessThan(8);
  });
});

describe('a silhouette', () => {
  it('is of no glass that light could shine through', () => {
    const clear = (prompt: string): boolean => {
      const { scene } = compose(prompt);
      const ids = new Set(scene.objects.filter((o) => o.thing === 'glass').map(({ id }) => id));
      return scene.primitives.some(
        (one) =>
          one.kind === 'lathe' &&
          ids.has(one.object) &&
          scene.shapes[one.shape]!.runs.some(
            ({ material }) => scene.materials[material]!.kind === 'glass',
          ),
      );
    };
    expect(clear('silhouette of a wine glass against the sunset over the vineyard')).toBe(false);
    expect(clear('a wine glass against the sunset over the vineyard')).toBe(true);
  });
});

describe('cobwebs', () => {
  it('hang in the corners of the frame', () => {
    const { scene } = compose('a dusty bottle with cobwebs');
    expect(scene.objects.filter(({ thing }) => thing === 'cobweb')).toHaveLength(2);
    expect(scene.objects.some(({ thing }) => thing === 'bottle')).toBe(true);
  });
});
