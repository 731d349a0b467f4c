import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { understand } from '#studio/lexicon/understand.ts';

function compose(prompt: string) {
  return composeShot({
    spec: understand(prompt, { style: 'pastel', size: 'square' }),
    styleId: 'pastel',
    width: 512,
    height: 512,
    seed: 1,
    detail: 'preview',
  });
}

describe('what lies beside a large animal', () => {
  it('is no giant: it stands aside on the same ground', () => {
    const { stage, shot } = compose('a donkey beside a crate of lemons');
    const crate = stage.scene.objects.filter(({ thing }) => thing === 'crate');
    const box = frameBoxOf(
      hullOf(stage.scene, new Set(crate.map(({ id }) => id))),
      shot.camera,
      stage.aspect,
    );
    expect(box.right - box.left).toBeLessThan(0.5);
    expect(Math.abs((box.left + box.right) / 2 - 0.5)).toBeGreaterThan(0.12);
    expect(stage.direction.surface).toBe('grass');
    expect(stage.beasts.map(({ thing }) => thing)).toEqual(['donkey']);
  });
});

describe('cats on a window sill', () => {
  it('are built on its board, not painted behind it', () => {
    const { stage } = compose('two cats on a window sill');
    expect(stage.beasts).toEqual([]);
    expect(stage.scene.objects.some(({ thing }) => thing === 'cat')).toBe(true);
  });
});

describe('animals of several kinds', () => {
  it('stand side by side at one scale', () => {
    const { beasts } = compose('a goose and a dog in the vineyard').stage;
    const [goose, dog] = beasts;
    expect(goose!.metres).toBe(dog!.metres);
    expect(Math.abs(dog!.at - goose!.at)).toBeGreaterThan(0.25);
  });
});
