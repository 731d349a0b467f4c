import { expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { createKit } from '#studio/props/making/kit.ts';
import { createScene } from '#studio/scene-builder.ts';
import { cheeseLook } from './cheese-kinds.ts';
import { addCheese } from './cheese.ts';

/** How far the cheese reaches towards the camera, and to the side. */
function reachOf(word: string): { near: number; aside: number } {
  const scene = createScene();
  addCheese(createKit(scene, 'preview'), { position: [0, 0, 0], yaw: 0 }, 'soft', { word });
  const points = hullOf(scene, new Set(scene.objects.map(({ id }) => id)));
  return {
    near: Math.max(...points.map(([, , z]) => z)),
    aside: Math.max(...points.map(([x]) => -x)),
  };
}

it.each(['brie', 'camembert'])('a wheel of %s has its cut piece before it', (word) => {
  const { radius } = cheeseLook('soft', word);
  const { near, aside } = reachOf(word);
  expect(near).toBeGreaterThan(radius * 1.25);
  expect(aside).toBeGreaterThan(radius * 0.95);
});

it.each(['cheese cubes', 'des de fromage', 'cubetti di formaggio', 'dados de queso', 'kasewurfel'])(
  'what is cut for a tasting is a pile of cubes: %s',
  (word) => {
    const scene = createScene();
    addCheese(createKit(scene, 'preview'), { position: [0, 0, 0], yaw: 0 }, 'hard', { word });
    expect(scene.primitives.filter(({ kind }) => kind === 'box').length).toBeGreaterThan(9);
  },
);
