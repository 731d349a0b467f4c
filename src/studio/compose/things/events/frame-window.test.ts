import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

function shoot(prompt: string) {
  const { stage, shot } = composeShot({
    spec: understand(prompt, { style: 'cinematic' }),
    styleId: 'cinematic',
    seed: 7,
    width: 640,
    height: 640,
    detail: 'preview',
  });
  const boxesOf = (thing: string) =>
    stage.scene.objects
      .filter((object) => object.thing === thing)
      .map(({ id }) => frameBoxOf(hullOf(stage.scene, new Set([id])), shot.camera, 1));
  return { stage, boxesOf };
}

describe('a shop window', () => {
  it.each([
    ['wine shop window with bottles and gift boxes', 'gift_box'],
    ['Schaufenster einer Weinhandlung mit Flaschen und Geschenkkörben', 'basket'],
    ['vitrine de caviste avec des bouteilles et des fleurs', 'flowers'],
  ])('frames the goods that lie behind it: %s', (prompt, goods) => {
    const { stage, boxesOf } = shoot(prompt);
    expect(stage.scene.place).toBe('wine_shop');
    const [front] = boxesOf('shop_window');
    expect(front!.left).toBeLessThan(0);
    expect(front!.right).toBeGreaterThan(1);
    for (const { left, right, bottom } of [...boxesOf('bottle'), ...boxesOf(goods)]) {
      expect(left).toBeGreaterThan(0.06);
      expect(right).toBeLessThan(0.94);
      expect(bottom).toBeLessThan(0.9);
    }
  });

  it('has snow on its sill in winter weather', () => {
    const inSnow = shoot('snowy shop window with bottles, seen from the street').stage.scene;
    expect(inSnow.traits).toContain('weather:snow');
    const inSun = shoot('shop window with bottles, seen from the street').stage.scene;
    expect(inSun.traits).not.toContain('weather:snow');
  });

  it('is the front of its house where nothing is said to lie in it', () => {
    expect(shoot('a shop window').stage.scene.place).toBe('house_front');
  });
});
