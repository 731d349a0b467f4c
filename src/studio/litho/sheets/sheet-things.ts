import { isPerson } from '#studio/lexicon/memes/label-things.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SheetWish } from '#studio/scene/sheets.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Piece } from '#studio/litho/arrange/piece.ts';
import { isBound } from './frame.ts';

/** What the sheet itself is. */
export const ITSELF: ReadonlySet<ThingId> = new Set([
  'menu_card',
  'place_card',
  'gift_card',
  'label',
  'letter',
]);
/** What the vine round a sheet shows already. */
const IN_VINE: ReadonlySet<ThingId> = new Set(['vine_leaf', 'grapes', 'vines', 'flowers']);
const MARKED = new Set<SheetWish['kind']>(['logo', 'sale', 'label']);

/** 'A lady with grapes for a menu cover' is on it; whom an invitation calls is not. */
export const figuresOn = (
  { figures, prompt }: SceneSpec,
  { kind }: SheetWish,
): readonly AskedFigure[] =>
  BEARS_FIGURES.has(kind) || isPictured(prompt)
    ? figures.filter(
        ({ who, part, action }) =>
          (who !== 'group' || isPictured(prompt)) && part === 'figure' && action !== 'tasting',
      )
    : [];
/** 'An invitation with vines and a couple': what comes after 'with' is to be seen. */
const isPictured = (prompt: string): boolean => {
  const [, ...told] = prompt.split(PICTURED);
  return told.some(isPerson);
};
const PICTURED = /\s(?:with|showing|featuring|avec|montrant|con|mit)\s/iu;
const BEARS_FIGURES = new Set<SheetWish['kind']>(['menu', 'wine_list', 'card', 'label', 'flyer']);

/** What stands on a sheet beside its words. */
export function emblemsOf(
  { things, subjects }: SceneSpec,
  sheet: SheetWish,
  { hasFigures, isFramed }: { hasFigures: boolean; isFramed: boolean },
): AskedThing[] {
  const isMark = MARKED.has(sheet.kind) && sheet.kind !== 'sale';
  const isShownBy = (thing: ThingId) => ITSELF.has(thing) || (isFramed && IN_VINE.has(thing));
  const isShown = (one: AskedThing) =>
    isMark
      ? one.thing !== 'label' && one.thing !== 'menu_card' && one.thing !== 'bottle'
      : one.relation !== null || !isShownBy(one.thing) || isBound(one) || BUNCH.test(one.word);
  const shown = things.filter(isShown).slice(0, isMark ? 3 : 6);
  // Beside others two of a kind are a few: a third would make all of them small, but for balloons above them.
  const own = shown.length > 1 ? shown.map(aPair) : shown;
  const asked = own.length > 0 ? own : (sheet.emblems ?? []).map(oneOf);
  const isBare = sheet.kind === 'menu' || sheet.kind === 'wine_list' || sheet.kind === 'sale';
  // Without the vine round it a sheet of words alone would be empty.
  const needsOne = !hasFigures && (isMark || isBare || !isFramed);
  if (asked.length > 0 || !needsOne) return asked.map((one) => relatedAmong(one, things, asked));
  const thing: ThingId =
    sheet.kind === 'menu' || (subjects.includes('glass') && sheet.kind !== 'sale')
      ? 'glass'
      : sheet.kind === 'wine_list' || sheet.kind === 'sale'
        ? 'bottle'
        : 'grapes';
  return [isFramed || thing !== 'grapes' ? oneOf(thing) : { ...oneOf('glass'), count: 2 }];
}

const aPair = (asked: AskedThing): AskedThing =>
  asked.isSeveral && asked.count === null
    ? { ...asked, count: asked.thing === 'balloon' ? 3 : 2 }
    : asked;

const oneOf = (thing: ThingId): AskedThing => ({
  thing,
  word: thing,
  count: 1,
  colour: null,
  fill: null,
  states: [],
  relation: null,
});

/** A relation keeps its partner where others are left out. */
function relatedAmong(
  one: AskedThing,
  all: readonly AskedThing[],
  kept: readonly AskedThing[],
): AskedThing {
  const to = one.relation ? kept.findIndex((other) => other === all[one.relation!.to]) : -1;
  return { ...one, relation: one.relation && to >= 0 ? { ...one.relation, to } : null };
}

/** 'A bunch of grapes' is one by itself; 'grapes' are in the frame. */
const BUNCH = /\b(?:bunch|cluster|grappe|grappolo|racimo|weintraube)\b/iu;

/** Doves and balloons alone have the sheet to themselves: they are as large as any other emblem. */
export const grounded = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.every(({ row }) => row === 'sky')
    ? pieces.map((piece) => ({ ...piece, row: 'front' }))
    : pieces;
