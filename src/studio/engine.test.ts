import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStudio } from './engine.ts';
import type { GenerateOptions, Studio } from './engine.ts';
import type { Picture } from './film.ts';
import type { PictureRequest } from './picture-request.ts';
import { styleBands } from './style-bands.ts';
import { PAINTING } from './testing/smoke-steps.ts';
import { LOADING } from './testing/waking-steps.ts';
import { longestBlock } from './testing/longest-block.ts';
import { wasm } from './tracer/wasm-api.ts';

const stepsUrl = new URL('./testing/smoke-steps.ts', import.meta.url).href;
const REQUEST: PictureRequest = {
  prompt: 'a bottle of red',
  styleId: 'cinematic',
  size: 'square',
  seed: 4,
};
const SMALL: GenerateOptions = { maxSide: 72, quality: 'draft' };

const hashOf = ({ pixels }: Picture): string =>
  createHash('sha256').update(pixels).digest('hex').slice(0, 16);

// Starting a worker costs more than most pictures here. What is cancelled or fails leaves a studio
// whole, so the next test on it would be the second to see that it did not.
const shared = new Map<number, Studio>();
afterAll(() => Promise.all([...shared.values()].map((studio) => studio.close())));

function studioOf(workers: number): Studio {
  const studio = shared.get(workers) ?? createStudio({ workers, stepsUrl });
  shared.set(workers, studio);
  return studio;
}

describe('the studio', () => {
  const studio = studioOf(2);

  it.each([1, 2, 4])('makes the picture it has always made, with %i of its workers', async (n) => {
    expect(hashOf(await studioOf(n).generate(REQUEST, SMALL))).toBe('4e71f372f84530ac');
  });

  it('joins the bands of a large picture the same way on one worker and on four', async () => {
    // Just high enough for two bands, and narrow.
    const large: GenerateOptions = { maxSide: 480, quality: 'preview' };
    const pictures = [];
    for (const workers of [1, 4]) {
      pictures.push(await studioOf(workers).generate({ ...REQUEST, size: 'story' }, large));
    }
    const { width, height } = pictures[0]!;
    expect(styleBands('cinematic', height)).toHaveLength(2);
    expect(pictures[0]!.pixels).toHaveLength(width * height * 4);
    expect(new Set(pictures.map(hashOf)).size).toBe(1);
  });

  it('stands people into the same rows with one worker and with four', async () => {
    const request = { ...REQUEST, prompt: 'a bottle of red among people' };
    const [alone, shared] = [
      await studioOf(1).generate(request, SMALL),
      await studioOf(4).generate(request, SMALL),
    ];
    expect(hashOf(shared)).toBe(hashOf(alone));
    expect(hashOf(alone)).not.toBe(hashOf(await studio.generate(REQUEST, SMALL)));
  });

  it('makes another picture from another seed', async () => {
    const first = await studio.generate(REQUEST, SMALL);
    const second = await studio.generate({ ...REQUEST, seed: 5 }, SMALL);
    expect(hashOf(second)).not.toBe(hashOf(first));
  });

  it('draws a seed of its own when none is given, and says which', async () => {
    const { seed: _, ...unseeded } = REQUEST;
    const picture = await studio.generate(unseeded, SMALL);
    const again = await studio.generate({ ...unseeded, seed: picture.seed }, SMALL);
    expect(hashOf(again)).toBe(hashOf(picture));
  });

  it('keeps the proportions of the size asked for', async () => {
    const { width, height } = await studio.generate({ ...REQUEST, size: 'banner' }, SMALL);
    expect([width, height]).toEqual([72, 30]);
  });

  it('says what it read in the prompt', async () => {
    const { spec } = await studio.generate({ ...REQUEST, prompt: 'a glass of rosé' }, SMALL);
    expect(spec.wine).toBe('rose');
  });

  it('reports progress that only rises and ends at one', async () => {
    const seen: number[] = [];
    await studio.generate(REQUEST, { ...SMALL, onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it('shows a sketch first, then a better preview, both small', async () => {
    const previews: Picture[] = [];
    await studio.generate(REQUEST, {
      maxSide: 264,
      quality: 'draft',
      onPreview: (p) => previews.push(p),
    });
    expect(previews.map(({ width }) => width)).toEqual([160, 256]);
  });

  it('makes a print at once, without a sketch of it', async () => {
    const previews: Picture[] = [];
    const print = { ...REQUEST, styleId: 'illustration_poster' } as const;
    await studio.generate(print, { maxSide: 264, onPreview: (p) => previews.push(p) });
    expect(previews).toEqual([]);
  });

  it('makes a picture that a style draws without tracing anything', async () => {
    const picture = await studio.generate({ ...REQUEST, styleId: 'illustration_poster' }, SMALL);
    expect(picture.pixels).toHaveLength(72 * 72 * 4);
  });

  it('makes two pictures that were asked for at once, one after the other', async () => {
    const alone = await studio.generate(REQUEST, SMALL);
    const both = await Promise.all([
      studio.generate({ ...REQUEST, prompt: 'rosé' }, SMALL),
      studio.generate(REQUEST, SMALL),
    ]);
    expect(hashOf(both[1])).toBe(hashOf(alone));
  });

  it('leaves the main thread free: none of its turns is a hundredth of the work on a picture', async () => {
    const draw = () => studio.generate(REQUEST, { maxSide: 512, quality: 'preview' });
    // The least of four: work of ours is there every time, the runner's garbage collection is not.
    let least = Infinity;
    for (let i = 0; i < 4 && least >= 0.01; i++) least = Math.min(least, await longestBlock(draw));
    expect(least).toBeLessThan(0.01);
  });
});

describe('cancelling', () => {
  interface Moment {
    reached: Promise<void>;
    onProgress?: (progress: number) => void;
  }

  /** Cancels in the middle; says whether it was refused in the same turn, and what comes next. */
  async function cancelAt(moment: Moment, request: PictureRequest) {
    const studio = studioOf(2);
    const controller = new AbortController();
    const picture = studio.generate(request, {
      signal: controller.signal,
      maxSide: 512,
      onProgress: moment.onProgress,
    });
    let isRefused = false;
    picture.catch(() => (isRefused = true));
    await moment.reached;
    controller.abort();
    await nextTurn();
    const atOnce = isRefused;
    await expect(picture).rejects.toMatchObject({ code: 'CANCELLED' });
    return { atOnce, next: hashOf(await studio.generate(REQUEST, SMALL)) };
  }

  function whileTracing(): Moment {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { reached: promise, onProgress: (progress) => progress > 0.3 && resolve() };
  }

  function whilePainting(): Moment {
    const channel = new BroadcastChannel(PAINTING);
    const reached = new Promise<void>((resolve) => {
      const onMessage = () => {
        channel.close();
        resolve();
      };
      channel.addEventListener('message', onMessage, { once: true });
    });
    return { reached };
  }

  it('refuses at once while light is traced, and the next picture is right', async () => {
    const expected = hashOf(await studioOf(1).generate(REQUEST, SMALL));
    expect(await cancelAt(whileTracing(), REQUEST)).toEqual({ atOnce: true, next: expected });
  });

  it('refuses at once while a slow painter is at work, and takes its worker back', async () => {
    const slow = { ...REQUEST, prompt: 'red by a slow painter' };
    expect((await cancelAt(whilePainting(), slow)).atOnce).toBe(true);
  });

  it('refuses a request that was cancelled before its turn', async () => {
    const picture = studioOf(1).generate(REQUEST, { ...SMALL, signal: AbortSignal.abort() });
    await expect(picture).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});

describe('requests that cannot become a picture', () => {
  const refuse = (change: Partial<PictureRequest>, code: string) =>
    expect(studioOf(1).generate({ ...REQUEST, ...change }, SMALL)).rejects.toMatchObject({ code });

  it.each([
    ['an empty prompt', { prompt: '' }, 'PROMPT_EMPTY'],
    [
      'a prompt of spaces and control characters',
      { prompt: ' \u0000\u0007\t\u200b ' },
      'PROMPT_EMPTY',
    ],
    ['a prompt longer than a book chapter', { prompt: 'red '.repeat(6000) }, 'PROMPT_TOO_LONG'],
    ['an unknown style', { styleId: 'cubism' }, 'STYLE_UNKNOWN'],
    ['an unknown size', { size: 'billboard' }, 'SIZE_UNKNOWN'],
    ['a seed that is no whole number', { seed: 1.5 }, 'SEED_INVALID'],
    ['a negative seed', { seed: -1 }, 'SEED_INVALID'],
  ])('refuses %s', (_, change, code) => refuse(change, code));

  it.each([
    ['emoji', '🍷🍇🥂'],
    ['right-to-left text', 'زجاجة نبيذ أحمر'],
    ['ten thousand characters', 'a glass of wine '.repeat(625)],
    ['broken surrogates', 'wine \ud83c \udf77'],
    ['markup and quotes', '<script>"\'`${{}}</script>'],
  ])('makes a picture from %s', async (_, prompt) => {
    // By the studio that has read a prompt above.
    const picture = await studioOf(2).generate(
      { ...REQUEST, prompt },
      { maxSide: 24, quality: 'preview' },
    );
    expect(picture.pixels).toHaveLength(24 * 24 * 4);
  });

  it('reports a painter that fails, and goes on working', async () => {
    const broken = studioOf(2).generate({ ...REQUEST, prompt: 'red by a broken painter' }, SMALL);
    await expect(broken).rejects.toMatchObject({ code: 'RENDER_FAILED' });
    await expect(studioOf(2).generate(REQUEST, SMALL)).resolves.toMatchObject({ width: 72 });
  });

  it('opens its workers anew for the next picture when they did not open for one', async () => {
    const studio = createStudio({ workers: 1, stepsUrl });
    onTestFinished(() => studio.close());
    vi.spyOn(wasm, 'compile').mockRejectedValueOnce(new RangeError('out of memory'));
    await expect(studio.generate(REQUEST, SMALL)).rejects.toThrow('out of memory');
    await expect(studio.generate(REQUEST, SMALL)).resolves.toMatchObject({ width: 72 });
  });

  it.each([
    ['cinematic', ['bench', 'stage', 'words', 'words, rehearsed']],
    ['meme_style', ['stage', 'words', 'words, rehearsed']],
    ['pop_art', ['press', 'press, rehearsed', 'words']],
  ] as const)(
    'woken for %s, it loads and rehearses what that needs, once',
    async (styleId, chambers) => {
      const loaded: unknown[] = [];
      const channel = new BroadcastChannel(LOADING);
      channel.addEventListener('message', (event) => loaded.push('data' in event && event.data));
      const wakingUrl = new URL('./testing/waking-steps.ts', import.meta.url).href;
      const woken = createStudio({ workers: 2, stepsUrl: wakingUrl });
      onTestFinished(async () => {
        channel.close();
        await woken.close();
      });
      await Promise.all([woken.wake(styleId), woken.wake(styleId)]);
      await expect.poll(() => loaded.toSorted()).toEqual(chambers);
      await woken.generate({ ...REQUEST, styleId }, SMALL);
      await woken.wake(styleId);
      expect(loaded.toSorted()).toEqual(chambers);
    },
  );

  it('stays open while it is woken in the middle of a picture, and for as long as that takes', async () => {
    const brief = createStudio({ workers: 1, stepsUrl, idleMs: 0 });
    onTestFinished(() => brief.close());
    const [picture] = await Promise.all([brief.generate(REQUEST, SMALL), brief.wake('cinematic')]);
    expect(hashOf(picture)).toBe('4e71f372f84530ac');
    expect(hashOf(await brief.generate(REQUEST, SMALL))).toBe('4e71f372f84530ac');
  });

  it('does not wake once closed', async () => {
    const studio = createStudio({ workers: 1, stepsUrl });
    await studio.close();
    await expect(studio.wake('cinematic')).resolves.toBeUndefined();
  });

  it('refuses to work once closed', async () => {
    const studio = createStudio({ workers: 1, stepsUrl });
    await studio.close();
    await expect(studio.generate(REQUEST, SMALL)).rejects.toMatchObject({ code: 'STUDIO_CLOSED' });
  });
});
