import type { AskedFigure, SceneSpec } from '#studio/scene-spec.ts';
import { drawPieces } from '#studio/litho/arrange/paint-arrangement.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { setOut } from '#studio/litho/arrange/set-out.ts';
import type { Mood } from '#studio/litho/figures/face-mood.ts';
import { paintPopPlace } from '#studio/litho/pop/arrangement.ts';
import { rectangle, type Rect } from '#studio/litho/geometry.ts';
import { WHITE, type MemeSheet } from './panel.ts';

const SOMEBODY: AskedFigure = {
  count: 1,
  who: 'person',
  role: null,
  part: 'figure',
  action: null,
};

const ANIMALS = new Set<string>(
  'cat dog fox wolf bear lion horse donkey cow goat sheep pig monkey robot skull ghost owl rabbit santa skeleton unicorn dragon rooster hen duck mouse'.split(
    ' ',
  ),
);

/** Whoever and whatever a panel's words name, large; somebody who feels it where nobody is named. */
export function drawScene(
  sheet: MemeSheet,
  art: Rect,
  { spec, mood, wantsFace }: { spec: SceneSpec; mood: Mood; wantsFace: boolean },
): void {
  const { press, random } = sheet;
  const hasFace = spec.figures.length > 0 || spec.things.some(({ thing }) => ANIMALS.has(thing));
  const shown: SceneSpec = {
    ...spec,
    emotion: spec.emotion ?? (mood === 'no' || mood === 'yes' ? 'calm' : mood),
    figures: wantsFace && !hasFace ? [SOMEBODY] : spec.figures,
  };
  const plain = {
    floor: art.y + art.height * 0.93,
    horizon: art.y + art.height * 0.7,
    line: WHITE,
  };
  const pieces = piecesFor(shown);
  press.clipped(rectangle(art), () => {
    const stage = spec.place
      ? paintPopPlace({ press, spec: shown, random }, art, spec.place)
      : plain;
    drawPieces({ press, spec: shown, random }, setOut(pieces, { area: art, stage, random }), stage);
  });
}
