import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GenerationView } from '#shared/contract/generations.ts';
import { isOpen } from '#shared/rules/pictures/generation.ts';
import type { GenerationState } from '#shared/rules/pictures/generation.ts';
import { generationView, imageView } from '#web/testing/views.ts';
import { EMPTY_BOARD, isWaiting, openOnes, step } from './board.ts';
import type { Board, Input, Step } from './board.ts';
import { viewOf } from './board-view.ts';

const SCENE = { prompt: 'a glass', styleId: 'cinematic', size: 'square' } as const;
const IMAGE = imageView();

function snapshot(part: Partial<GenerationView> & { id: string; version: number }): GenerationView {
  const state = part.state ?? 'running';
  return generationView({
    state,
    image: state === 'succeeded' ? IMAGE : null,
    errorCode: state === 'failed' ? 'GENERATION_FAILED' : null,
    ...part,
  });
}

/** Plays inputs and keeps all that was said on the way. */
function play(inputs: readonly Input[], from: Board = EMPTY_BOARD) {
  const said: Pick<Step, 'ended' | 'missed' | 'unwanted'>[] = [];
  let board = from;
  for (const input of inputs) {
    const { board: next, ...news } = step(board, input);
    board = next;
    said.push(news);
  }
  return {
    board,
    ended: said.flatMap(({ ended }) => ended?.id ?? []),
    missed: said.flatMap(({ missed }) => missed?.id ?? []),
    unwanted: said.flatMap(({ unwanted }) => unwanted?.id ?? []),
  };
}

const told = (generation: GenerationView): Input => ({ type: 'told', generation });

/** The life of one generation as the server would tell it: progress grows, the last state is final. */
const life = (id: string, requestKey: string, variation: number) =>
  fc
    .record({
      steps: fc.array(fc.integer({ min: 0, max: 95 }), { maxLength: 5 }),
      end: fc.constantFrom('succeeded', 'failed', 'cancelled', 'expired'),
    })
    .map(({ steps, end }): [GenerationView, ...GenerationView[]] => {
      const tell = (version: number, state: GenerationState, progress: number) =>
        snapshot({ id, requestKey, variation, version, state, progress });
      const grown = steps.toSorted((a, b) => a - b);
      const last = end === 'succeeded' ? 100 : (grown.at(-1) ?? 0);
      return [
        tell(grown.length + 2, end, last),
        tell(1, 'queued', 0),
        ...grown.map((progress, i) => tell(i + 2, 'running', progress)),
      ];
    });

/** Two presses of two pictures each, and one picture begun elsewhere. */
const LIVES = fc.tuple(
  life('a0', 'a', 0),
  life('a1', 'a', 1),
  life('b0', 'b', 0),
  life('b1', 'b', 1),
  life('c0', 'c', 0),
);

/**
 * What a page hears of those lives: any snapshots in any order and number, with the presses, the
 * failures of their calls and the ticking anywhere between; then one poll after all has ended.
 */
const HEARD = LIVES.chain((lives) => {
  const all = lives.flat();
  const asked = (key: string): Input => ({ type: 'asked', key, request: { ...SCENE, count: 2 } });
  const noise: Input[] = [
    { type: 'ticked', percent: 15 },
    { type: 'ticked', percent: 7 },
    { type: 'refused', key: 'a' },
  ];
  return fc
    .record({
      heard: fc.shuffledSubarray([...all, ...all].map(told).concat(noise)),
      poll: fc.shuffledSubarray(lives, { minLength: lives.length, maxLength: lives.length }),
    })
    .map(({ heard, poll }) => ({
      lives,
      inputs: [asked('a'), asked('b'), ...heard, ...poll.map(([end]) => told(end))],
    }));
});

describe('whatever is heard, in any order, with any loss and delay', () => {
  test('after one poll nothing is left open, and every end is announced exactly once', () => {
    fc.assert(
      fc.property(HEARD, ({ inputs }) => {
        const { board, ended, missed } = play(inputs);
        expect(isWaiting(board)).toBe(false);
        expect(viewOf(board)).toMatchObject({ sheet: null, waiting: 0, isGenerating: false });
        expect([...ended, ...missed].toSorted()).toEqual(['a0', 'a1', 'b0', 'b1', 'c0']);
        // Only the one begun elsewhere may have ended unnoticed.
        expect(missed.every((id) => id === 'c0')).toBe(true);
      }),
    );
  });

  test('an end that was heard stays, and no progress ever runs backwards', () => {
    fc.assert(
      fc.property(HEARD, ({ inputs }) => {
        let board = EMPTY_BOARD;
        for (const input of inputs) {
          const before = board;
          board = step(board, input).board;
          for (const [id, { generation, percent }] of before.known) {
            const now = board.known.get(id)!;
            expect(now.percent).toBeGreaterThanOrEqual(percent);
            expect(isOpen(generation.state) || now.generation === generation).toBe(true);
          }
        }
      }),
    );
  });

  test('it is asked for again exactly as long as something is unheard of or open', () => {
    fc.assert(
      fc.property(HEARD, fc.nat(), ({ inputs }, cut) => {
        const { board } = play(inputs.slice(0, 2 + (cut % inputs.length)));
        const heard = [...board.known.values()].map(({ generation }) => generation);
        const isWhole = (key: string) =>
          heard.filter(({ requestKey }) => requestKey === key).length === 2;
        const isUnheard = [...board.asked.keys()].some((key) => !isWhole(key));
        expect(isWaiting(board)).toBe(isUnheard || openOnes(board).length > 0);
        expect(viewOf(board).isGenerating).toBe(isWaiting(board));
      }),
    );
  });

  test('the same snapshots give the same screen in any order', () => {
    fc.assert(
      fc.property(
        LIVES.chain((lives) =>
          fc.tuple(
            ...[0, 1].map(() =>
              fc.shuffledSubarray(lives.flat(), { minLength: lives.flat().length }),
            ),
          ),
        ),
        ([one, other]) => {
          expect(viewOf(play(one!.map(told)).board)).toEqual(viewOf(play(other!.map(told)).board));
        },
      ),
    );
  });
});

const ask = (count: number): Input => ({
  type: 'asked',
  key: 'press',
  request: { ...SCENE, count },
});

test('a list that was written before the end and comes after it raises no ghost', () => {
  const { board } = play([
    told(snapshot({ id: 'g', version: 9, state: 'succeeded', progress: 100 })),
    told(snapshot({ id: 'g', version: 8, state: 'storing', progress: 95 })),
  ]);
  expect(viewOf(board)).toMatchObject({ sheet: null, isGenerating: false });
});

test('the first of four pictures is shown while the others are made', () => {
  const { board } = play([
    ask(4),
    told(snapshot({ id: 'g2', version: 5, variation: 2, state: 'succeeded', progress: 100 })),
    told(snapshot({ id: 'g0', version: 2, variation: 0, progress: 40 })),
  ]);
  expect(
    viewOf(board).sheet?.cells.map(({ state, percent, image }) => [state, percent, image?.id]),
  ).toEqual([
    ['running', 40, undefined],
    ['sending', 0, undefined],
    ['succeeded', 100, 'picture'],
    ['sending', 0, undefined],
  ]);
});

test('ticking fills in while the engine is silent, stops at its cap and never falls behind', () => {
  const running = told(snapshot({ id: 'g', version: 2 }));
  const ticks = Array.from({ length: 9 }, (): Input => ({ type: 'ticked', percent: 15 }));
  const { board } = play([ask(1), running, ...ticks]);
  expect(viewOf(board).sheet?.cells[0]?.percent).toBe(90);
  const later = play([told(snapshot({ id: 'g', version: 3, progress: 78 })), ...ticks], board);
  expect(viewOf(later.board).sheet?.cells[0]?.percent).toBe(90);
  const queued = play([ask(1), told(snapshot({ id: 'g', version: 1, state: 'queued' })), ...ticks]);
  expect(viewOf(queued.board).sheet?.cells[0]?.percent).toBe(0);
});

test('a press taken back on its way is given up as soon as the server speaks of it', () => {
  const { board, unwanted } = play([
    ask(1),
    { type: 'taken-back', key: 'press' },
    told(snapshot({ id: 'g', version: 1, state: 'queued' })),
    told(snapshot({ id: 'g', version: 2 })),
  ]);
  expect(unwanted).toEqual(['g']);
  expect(isWaiting(board)).toBe(true);
});

test('what failed is kept for another try, and what the server forgot is forgotten', () => {
  const failed = play([told(snapshot({ id: 'g', version: 4, state: 'failed' }))]);
  expect(viewOf(failed.board).failed.map(({ id }) => id)).toEqual(['g']);
  expect(failed.missed).toEqual(['g']);
  expect(viewOf(play([{ type: 'gone', id: 'g' }], failed.board).board).failed).toEqual([]);
});
