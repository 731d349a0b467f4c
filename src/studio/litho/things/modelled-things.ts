import { readFileSync } from 'node:fs';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { MODEL_CUTS } from '#studio/things/model-cuts.ts';
import type { Stance } from '#studio/things/thing.ts';
import { fromCut } from './outlines/cut-outline.ts';
import type { DrawnThing } from './drawn-thing.ts';
import type { FlatCut } from './outlines/outlines.ts';

/** Largest width and height beside a bottle's height, by the way a thing stands. */
const ROOM: Readonly<Record<Stance, readonly [width: number, height: number]>> = {
  dish: [0.72, 0.54],
  small: [0.5, 0.42],
  tall: [0.7, 0.95],
  floor: [1.1, 0.95],
  scenery: [1.2, 1],
};

/** Things cut after the photographs' models. */
export const modelledThings = (): Partial<Record<ThingId, DrawnThing>> =>
  Object.fromEntries(
    THINGS.filter(({ id }) => MODEL_CUTS.has(id)).map(({ id, stance }) => [
      id,
      modelled(id, stance),
    ]),
  );

/** Read when it is drawn; a picture without such things never pays for them. */
function modelled(thing: ThingId, stance: Stance): DrawnThing {
  const own = (): DrawnThing => fromCut(cutOf(thing), heightOf(cutOf(thing), stance));
  return {
    get aspect() {
      return own().aspect;
    },
    get height() {
      return own().height;
    },
    draw: (press, standing, look) => own().draw(press, standing, look),
  };
}

function heightOf({ box: [, , width, height] }: FlatCut, stance: Stance): number {
  const [widest, tallest] = ROOM[stance];
  return Math.min(tallest, (widest * height) / width);
}

let sheet: string | undefined;
const cuts = new Map<ThingId, FlatCut>();

/** One line of the sheet a thing: only its own is parsed. */
function cutOf(thing: ThingId): FlatCut {
  const known = cuts.get(thing);
  if (known) return known;
  sheet ??= `\n${readFileSync(new URL('./model-cuts.tsv', import.meta.url), 'utf8')}`;
  const start = sheet.indexOf(`\n${thing}\t`);
  if (start < 0) throw new Error(`There is no cut of “${thing}”; run scripts/distil/models.ts.`);
  const from = start + thing.length + 2;
  const cut = JSON.parse(sheet.slice(from, sheet.indexOf('\n', from))) as FlatCut;
  cuts.set(thing, cut);
  return cut;
}
