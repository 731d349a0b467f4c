import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import type { SheetInks } from './sheet-inks.ts';

const BORDER = 'border|borders|frame|edge|rahmen|rand|bordure|cadre|cornice|bordo|marco|borde|orla';
const FRAMED = 'bordered|framed|umrahmt|encadre|incorniciato|enmarcado';

/** 'Lavender border', 'a border of lemons', 'framed by olives': what grows round the sheet instead of the vine. */
export function borderOf({ prompt, things }: SceneSpec): AskedThing | null {
  const said = fold(prompt);
  return (
    things.find(({ thing, word }) => {
      if (!drawnMaker(thing) || VINE.has(thing)) return false;
      const name = fold(word).replaceAll(/[^a-z ]/g, '');
      const before = new RegExp(`\\b${name}s? (?:branch(?:es)? |leaf )?(?:${BORDER})\\b`);
      const after = new RegExp(
        `\\b(?:(?:${BORDER}) (?:of|made of|with|aus|mit|de|di|con)|(?:${FRAMED}) (?:by|with|in|mit|von|de|da|con)) (?:[a-z]+ ){0,2}${name}\\b`,
      );
      return before.test(said) || after.test(said);
    }) ?? null
  );
}

/** The frame of the house is of vines already. */
const VINE = new Set(['vine_leaf', 'vines', 'flowers', 'menu_card', 'label', 'letter']);

/** Two rules, and between them the thing again and again. */
export function drawBorder(
  press: LithoPress,
  {
    frame,
    asked,
    spec,
    inks,
    random,
  }: { frame: Rect; asked: AskedThing; spec: SceneSpec; inks: SheetInks; random: Random },
): void {
  const maker = drawnMaker(asked.thing);
  if (!maker) return;
  press.stroke(rectangle(frame), inks.ink, press.unit * 5);
  const size = Math.min(frame.width, frame.height) * 0.11;
  const heightPx = Math.min(size, size / maker.aspect);
  const look = {
    ...lookFor({ spec }, random.fork('border'), { line: inks.ink }),
    colour: asked.colour?.hex ?? null,
    isAloft: true,
  };
  for (const [x, y] of placesAlong(frame, size * 1.02))
    press.named(asked.thing, () =>
      maker.draw(press, { base: [x, y + heightPx / 2], heightPx }, look),
    );
}

/** Evenly along the four edges, corners included. */
function placesAlong({ x, y, width, height }: Rect, step: number): Point[] {
  const across = Math.max(2, Math.round(width / step));
  const down = Math.max(2, Math.round(height / step));
  const rows = Array.from({ length: across + 1 }, (_, i) => x + (width * i) / across);
  const columns = Array.from({ length: down - 1 }, (_, i) => y + (height * (i + 1)) / down);
  return [
    ...rows.flatMap((at): Point[] => [
      [at, y],
      [at, y + height],
    ]),
    ...columns.flatMap((at): Point[] => [
      [x, at],
      [x + width, at],
    ]),
  ];
}
