import { expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  ['linguine alle vongole with vermentino', 0.48],
  ['strawberry tart with a flute of rosé champagne', 0.45],
  ['steak frites and a glass of malbec', 0.48],
  ['Zwiebelkuchen und ein Glas Riesling', 0.48],
])('its plate is about half as wide as the picture: %s', (prompt, least) => {
  const { stage, shot } = composeShot({
    spec: understand(prompt, { style: 'gastro', size: 'landscape' }),
    styleId: 'gastro',
    width: 300,
    height: 200,
    seed: 1,
    detail: 'preview',
  });
  const plates = stage.scene.objects.filter(
    ({ name, thing }) => thing === 'plate' || name === 'plate',
  );
  const box = frameBoxOf(
    hullOf(stage.scene, new Set(plates.map(({ id }) => id))),
    shot.camera,
    stage.aspect,
  );
  expect(box.right - box.left).toBeGreaterThan(least);
});

it.each([
  ['steak frites with a bottle of Malbec and a glass', 'landscape', 300],
  ['spaghetti alle vongole con un calice di Vermentino', 'landscape', 300],
  ['grilled salmon with a bottle of Sancerre and two glasses', 'square', 200],
] as const)('the glass beside it is whole: %s', (prompt, size, width) => {
  const { stage, shot } = composeShot({
    spec: understand(prompt, { style: 'gastro', size }),
    styleId: 'gastro',
    width,
    height: 200,
    seed: 1,
    detail: 'preview',
  });
  const glasses = stage.scene.objects.filter(({ thing }) => thing === 'glass');
  const box = frameBoxOf(
    hullOf(stage.scene, new Set(glasses.map(({ id }) => id))),
    shot.camera,
    stage.aspect,
  );
  expect(box.top).toBeGreaterThan(0);
});

it('is not looked for below what it stands on: a barrel is seen from its top', () => {
  const { stage, shot } = composeShot({
    spec: understand('cheese and two glasses of red on a barrel', {
      style: 'gastro',
      size: 'landscape',
    }),
    styleId: 'gastro',
    width: 300,
    height: 200,
    seed: 1,
    detail: 'preview',
  });
  const cheese = stage.scene.objects.filter(({ thing }) => thing === 'hard_cheese');
  const ids = new Set(cheese.map(({ id }) => id));
  const box = frameBoxOf(hullOf(stage.scene, ids), shot.camera, stage.aspect);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(1);
  expect(box.left).toBeGreaterThanOrEqual(0);
});
