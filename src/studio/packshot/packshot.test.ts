import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStudio } from '#studio/engine.ts';
import type { Studio } from '#studio/engine.ts';
import type { MadePicture } from '#studio/make-picture.ts';
import type { Ground } from '#studio/picture-request.ts';

const SIDE = 160;

describe('a packshot', () => {
  let studio: Studio;
  beforeAll(() => {
    studio = createStudio({ workers: 2 });
  });
  afterAll(() => studio.close());

  const shots = new Map<Ground, Promise<MadePicture>>();

  /** Each ground is shot once, however many tests look at it. */
  function shoot(ground: Ground): Promise<MadePicture> {
    const picture = shots.get(ground) ?? shootNew(ground, SIDE);
    shots.set(ground, picture);
    return picture;
  }

  const shootNew = (ground: Ground, side: number): Promise<MadePicture> =>
    studio.generate(
      {
        prompt: 'a bottle of Bordeaux and a glass of red wine',
        styleId: 'cinematic',
        size: 'square',
        seed: 5,
        ground,
        pixels: { width: side, height: side },
      },
      { quality: 'draft' },
    );

  const at = ({ pixels, width }: MadePicture, x: number, y: number): number[] => [
    ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];

  function border(picture: MadePicture): Set<string> {
    const { width, height } = picture;
    const seen = new Set<string>();
    for (let i = 0; i < width; i++) {
      for (const [x, y] of [
        [i, 0],
        [i, height - 1],
        [0, i],
        [width - 1, i],
      ] as const)
        seen.add(at(picture, x, y).join());
    }
    return seen;
  }

  it.each([
    ['white', '255,255,255,255'],
    ['black', '0,0,0,255'],
    ['#2060c0', '32,96,192,255'],
    ['none', '0,0,0,0'],
  ] as const)('on %s has that ground to the last pixel of its border', async (ground, colour) => {
    expect([...border(await shoot(ground))]).toEqual([colour]);
  });

  it('fills most of the height, and is whole', async () => {
    const picture = await shoot('none');
    const rows = Array.from({ length: SIDE }, (_, y) => y).filter((y) =>
      Array.from({ length: SIDE }, (__, x) => at(picture, x, y)[3]!).some((alpha) => alpha > 0),
    );
    expect(picture.hasAlpha).toBe(true);
    expect(rows.length / SIDE).toBeGreaterThan(0.78);
    expect(rows.length / SIDE).toBeLessThan(0.9);
  });

  it('shows any ground through the empty part of the glass, and none through the label', async () => {
    const { pixels } = await shoot('none');
    const share = (test: (alpha: number) => boolean): number =>
      Array.from({ length: SIDE * SIDE }, (_, i) => pixels[i * 4 + 3]!).filter(test).length /
      (SIDE * SIDE);
    expect(share((alpha) => alpha > 0 && alpha < 128)).toBeGreaterThan(0.01);
    expect(share((alpha) => alpha === 255)).toBeGreaterThan(0.08);
  });

  it.each([
    ['white', [255, 255, 255]],
    ['#c01020', [192, 16, 32]],
  ] as const)('laid on %s is the picture on it: no halo round its edges', async (name, ground) => {
    const [cut, shot] = [await shoot('none'), await shoot(name)];
    let worst = 0;
    for (let i = 0; i < cut.pixels.length; i += 4) {
      const alpha = cut.pixels[i + 3]! / 255;
      // Where the shadow lies there is no thing to compare.
      if (alpha < 0.5) continue;
      for (let c = 0; c < 3; c++) {
        const laid = cut.pixels[i + c]! * alpha + ground[c]! * (1 - alpha);
        worst = Math.max(worst, shot.pixels[i + c]! - laid);
      }
    }
    expect(worst).toBeLessThan(4);
  });

  it('keeps no light rim on black: edges are never brighter than what they belong to', async () => {
    const cut = await shoot('none');
    const rim: number[] = [];
    for (let i = 0; i < cut.pixels.length; i += 4) {
      const alpha = cut.pixels[i + 3]!;
      if (alpha > 4 && alpha < 120) rim.push((cut.pixels[i + 1]! * alpha) / 255);
    }
    const mean = rim.reduce((sum, v) => sum + v, 0) / rim.length;
    expect(mean).toBeLessThan(60);
  });

  it('says what is in it, with shares of the whole frame', async () => {
    const { inventory } = await shoot('white');
    const bottle = inventory?.things.find(({ thing }) => thing === 'bottle');
    expect(bottle).toMatchObject({ count: 1 });
    expect(bottle!.box[3] - bottle!.box[1]).toBeGreaterThan(0.78);
    expect(bottle!.box[1]).toBeGreaterThan(0.05);
  });

  it('refuses sides that no shop asks for', async () => {
    await expect(shootNew('white', 9000)).rejects.toMatchObject({ code: 'SIZE_UNKNOWN' });
  });
});
