import { describe, expect, it } from 'vitest';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import { addObject, createScene } from '#studio/scene-builder.ts';
import { findSubjects, THING } from './find-subjects.ts';

const SIDE = 30;

/** A third jug, a third backdrop with the named thing in it, a third wall. */
function filmOf(painted: 'person' | 'vines') {
  const scene = createScene();
  const jug = addObject(scene, { role: 'prop', name: 'jug', thing: 'jug' });
  const wall = addObject(scene, { role: 'surface', name: 'wall' });
  const third = (i: number) => Math.floor(((i % SIDE) / SIDE) * 3);
  const ids = Uint16Array.from({ length: SIDE * SIDE }, (_, i) => [jug, 0, wall][third(i)]!);
  const data = new Uint16Array(SIDE * SIDE).fill(sceneryCode(painted));
  const film = {
    width: SIDE,
    height: SIDE,
    ids,
    backdropNames: { width: SIDE, height: SIDE, data },
  };
  return { film, scene };
}

const row = (painted: 'person' | 'vines') => {
  const { film, scene } = filmOf(painted);
  const care = findSubjects(film, scene);
  return [5, 15, 25].map((x) => care[SIDE * 15 + x]);
};

describe('where a painter takes care', () => {
  it('is at things, and most of all at people, painted ones too', () => {
    const [jug, person, wall] = row('person');
    expect(jug).toBeCloseTo(THING);
    expect(person).toBeCloseTo(1);
    expect(wall).toBe(0);
  });

  it('is not on the land', () => {
    expect(row('vines')[1]).toBe(0);
  });
});
