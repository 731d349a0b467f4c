import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { COLOURFUL_WORDS } from '#studio/lexicon/words/wine/series.ts';
import { stream } from '#studio/random.ts';
import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { cells } from './education/cells.ts';
import { circle, rectangle } from './geometry.ts';
import type { Point } from './geometry.ts';
import { isAsked } from './limit-inks.ts';
import { posterPalette } from './posters/poster-palette.ts';
import { LithoPress } from './press.ts';
import { printLitho } from './print-litho.ts';
import { gobletFor } from './things/goblet.ts';
import { drawnMaker } from './things/drawn-makers.ts';
import type { DrawnThing } from './things/drawn-thing.ts';
import { lookFor } from './things/look.ts';

/** 'Seamless pattern of grapes': the sheet is one tile of a paper that goes on to every side. */
export const isPattern = (spec: SceneSpec): boolean =>
  isAsked(spec, 'trait:pattern') && spec.figures.length === 0 && motifsOf(spec).length > 0;

/** 'Colourful wine glasses': in all their colours. */
export const isInColours = ({ prompt }: SceneSpec): boolean =>
  tokenise(prompt).some(({ word }) => COLOURFUL_WORDS.has(word));

interface Motif {
  thing: ThingId;
  maker: DrawnThing;
  asked?: AskedThing;
}

const OF_WINE: readonly ThingId[] = ['grapes', 'glass', 'vine_leaf', 'bottle'];

/** What is named, else what stands for wine. */
function motifsOf({ things }: SceneSpec): Motif[] {
  const named = things.flatMap((asked): Motif[] => {
    const maker = gobletFor(asked) ?? drawnMaker(asked.thing);
    return maker ? [{ thing: asked.thing, maker, asked }] : [];
  });
  if (things.length > 0) return named;
  return OF_WINE.flatMap((thing): Motif[] => {
    const maker = drawnMaker(thing);
    return maker ? [{ thing, maker }] : [];
  });
}

interface Paper {
  ground: string;
  /** Edges of clear glass, and the dots between the motifs. */
  line: string;
}

const PAPERS: readonly Paper[] = [
  { ground: '#f4e8cf', line: '#8a6a4a' },
  { ground: '#21403f', line: '#f4e8cf' },
  { ground: '#efd9c4', line: '#8a4a3c' },
  { ground: '#2b2f4c', line: '#f0e2c6' },
];

/** A sheet of patterned paper, with neither frame nor title. */
export function drawPattern({ spec, width, height, seed }: Brief): DrawnPicture {
  const random = stream(seed, 'pattern');
  const press = new LithoPress(width, height);
  const palette = posterPalette(spec, random.fork('palette'));
  const [first] = spec.colours;
  const asked = spec.ground?.hex ?? first?.hex;
  const paper = random.fork('paper').pick(PAPERS);
  paintPattern(press, spec, {
    random,
    paper: asked ? { ground: asked, line: '#fff7ea' } : paper,
  });
  const isFlat = isAsked(spec, 'trait:flat');
  return printLitho(press, { dark: palette.dark, light: palette.light, seed, isFlat });
}

/** Across the sheet; an even number, for every other column hangs half a field lower. */
const COLUMNS = 4;
const TURN = 0.34;

/** Motifs in turn; what runs over one edge comes back at the other. */
export function paintPattern(
  press: LithoPress,
  spec: SceneSpec,
  { random, paper }: { random: Random; paper: Paper },
): void {
  const { width, height } = press;
  press.fill(rectangle({ x: 0, y: 0, width, height }), paper.ground);
  const motifs = motifsOf(spec);
  // 'Colourful glasses' are as many as the paper holds, in all their colours.
  const isColourful = isInColours(spec);
  const counted = isColourful
    ? motifs
    : motifs.flatMap((motif) => Array<Motif>(motif.asked?.count ?? 1).fill(motif));
  if (counted.length > motifs.length) {
    paintCounted(press, counted, { random, paper, spec });
    return;
  }
  const columns = Math.max(2, Math.round((COLUMNS * width) / Math.min(width, height) / 2) * 2);
  const rows = Math.max(3, Math.round(height / (width / columns)));
  const field = { width: width / columns, height: height / rows };
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const number = column * rows + row;
      const motif = motifs[(row + column * (motifs.length > 2 ? 2 : 1)) % motifs.length];
      if (!motif) continue;
      const at: Point = [
        (column + 0.5) * field.width,
        ((row + 0.5 + (column % 2) / 2) % rows) * field.height,
      ];
      press.fill(
        circle([at[0], (at[1] + field.height / 2) % height], field.width * 0.028),
        paper.line,
      );
      drawMotif(press, motif, {
        at,
        // One slim motif alone would make chains.
        side: Math.min(field.width, field.height) * (motifs.length > 1 ? 1 : 0.84),
        turn: (number % 2 ? 1 : -1) * TURN,
        look: lookFor({ spec }, random.fork(`motif ${number}`), {
          line: paper.line,
          isAloft: true,
          copy: number % (motif.asked?.colours?.length ?? 1),
          ...(motif.asked && { asked: motif.asked }),
        }),
      });
    }
}

/** 'Nine corkscrews': no more than nine, each whole and in a field of its own. */
function paintCounted(
  press: LithoPress,
  motifs: readonly Motif[],
  { random, paper, spec }: { random: Random; paper: Paper; spec: SceneSpec },
): void {
  const { width, height } = press;
  const fields = cells({ x: 0, y: 0, width, height }, motifs.length, 1);
  for (const [i, field] of fields.entries()) {
    const motif = motifs[i];
    if (!motif) continue;
    drawMotif(press, motif, {
      at: [field.x + field.width / 2, field.y + field.height / 2],
      side: Math.min(field.width, field.height) * 0.82,
      turn: (i % 2 ? 1 : -1) * TURN,
      look: lookFor({ spec }, random.fork(`motif ${i}`), {
        line: paper.line,
        isAloft: true,
        ...(motif.asked && { asked: motif.asked }),
      }),
    });
  }
}

function drawMotif(
  press: LithoPress,
  { thing, maker }: Motif,
  {
    at: [x, y],
    side,
    turn,
    look,
  }: { at: Point; side: number; turn: number; look: ReturnType<typeof lookFor> },
): void {
  const reach = side * 0.98 * Math.min(1, Math.max(0.72, maker.height + 0.3));
  const heightPx = Math.min(reach, reach / maker.aspect);
  const over = side * 0.6;
  const shifts = (place: number, whole: number): number[] => [
    0,
    ...(place < over ? [whole] : []),
    ...(place > whole - over ? [-whole] : []),
  ];
  const copies = shifts(x, press.width).flatMap((dx) =>
    shifts(y, press.height).map((dy): Point => [x + dx, y + dy]),
  );
  const drawAt = (centre: Point) => () =>
    press.placed(centre, turn, 1, () =>
      maker.draw(press, { base: [0, heightPx / 2], heightPx }, look),
    );
  const [first = [x, y], ...others] = copies;
  const resume = press.named(thing, drawAt(first));
  for (const other of others) resume(drawAt(other));
}
