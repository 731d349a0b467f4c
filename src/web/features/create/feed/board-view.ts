import type { GenerationView } from '#shared/contract/generations.ts';
import { isOpen } from '#shared/rules/pictures/generation.ts';
import type { GenerationState } from '#shared/rules/pictures/generation.ts';
import type { Asked, Board, Known } from './board.ts';

/** One picture of a sheet; `sending` until the server has spoken of it. */
export interface Cell {
  key: string;
  id: string | null;
  state: GenerationState | 'sending';
  percent: number;
  previewUrl: string | null;
  image: GenerationView['image'];
}

/** The pictures of one press of the button, in the order of their variations. */
export type Sheet = Omit<Asked, 'count'> & { key: string; cells: readonly Cell[] };

export interface BoardView {
  /** The newest request of which something is still being made. */
  sheet: Sheet | null;
  /** Pictures that wait behind the sheet. */
  waiting: number;
  isGenerating: boolean;
  /** Requests of which a picture has come. */
  delivered: ReadonlySet<string>;
  /** What came to nothing, the newest first. */
  failed: readonly GenerationView[];
}

export function viewOf(board: Board): BoardView {
  const known = [...board.known.values()].toSorted(byAge);
  const open = known.filter(({ generation }) => isOpen(generation.state));
  const key = [...board.asked.keys()].at(-1) ?? open.at(-1)?.generation.requestKey;
  const sheet = key === undefined ? null : sheetOf(board, known, key);
  return {
    sheet,
    waiting: open.filter(({ generation }) => generation.requestKey !== key).length,
    isGenerating: sheet !== null,
    delivered: new Set(
      known.flatMap(({ generation }) =>
        generation.state === 'succeeded' ? generation.requestKey : [],
      ),
    ),
    failed: known
      .map(({ generation }) => generation)
      .filter(({ errorCode }) => errorCode !== null)
      .toReversed(),
  };
}

function sheetOf(board: Board, known: readonly Known[], key: string): Sheet | null {
  const cells = known.filter(isOf(key)).map(cellOf);
  const scene = board.asked.get(key) ?? known.find(isOf(key))?.generation;
  if (!scene) return null;
  const { prompt, styleId, size } = scene;
  return {
    prompt,
    styleId,
    size,
    key,
    cells: 'count' in scene ? fillUp(cells, scene, key) : cells,
  };
}

const isOf =
  (key: string) =>
  ({ generation }: Known): boolean =>
    generation.requestKey === key;

function fillUp(cells: readonly Cell[], { count }: Asked, key: string): Cell[] {
  const keys = Array.from({ length: count }, (_, i) => `${key} ${i}`);
  return keys.map((cell) => cells.find((it) => it.key === cell) ?? sending(cell));
}

const sending = (key: string): Cell => ({
  key,
  id: null,
  state: 'sending',
  percent: 0,
  previewUrl: null,
  image: null,
});

function cellOf({ generation, percent }: Known): Cell {
  const { id, requestKey, variation, state, previewUrl, image } = generation;
  return { key: `${requestKey} ${variation}`, id, state, percent, previewUrl, image };
}

/** By request, and within a request by variation: all of one request are made at the same moment. */
function byAge({ generation: a }: Known, { generation: b }: Known): number {
  return (
    a.createdAt.localeCompare(b.createdAt) ||
    a.requestKey.localeCompare(b.requestKey) ||
    a.variation - b.variation
  );
}
