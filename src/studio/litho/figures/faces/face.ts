import type { Face } from './face-shape.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Mood } from './face-shape.ts';
import { drawJokeEyes } from './joke-eyes.ts';
import { drawJokeHair, drawJokeHairBehind, drawJokeSkull } from './joke-head.ts';
import { drawJokeMouth, drawJokeNose, drawMoustache } from './joke-mouth.ts';
import { drawHeroineHead, drawHeroineWaves } from './comic-heroine.ts';
import { drawWear } from './face-wear.ts';
import {
  drawPosterBeard,
  drawPosterEyes,
  drawPosterMouth,
  drawPosterSkull,
  isGentle,
} from './poster-face.ts';
import { drawKnot, drawPosterHair, drawWaves } from './poster-hair.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';
import { drawShoulders } from '#studio/litho/figures/shoulders.ts';

const LEANS: Partial<Record<Mood, number>> = { no: -0.12, yes: 0.1, smug: 0.06, judge: -0.05 };

interface FaceWish {
  centre: Point;
  sizePx: number;
  mood: Mood;
  /** Where the mood needs no grimace, posters and comics have faces of their own. */
  manner?: 'joke' | 'poster' | 'comic';
}

/** Head and shoulders that fill a panel: the whole joke is in eyes, brows and mouth. */
export function drawFace(
  press: LithoPress,
  person: Person,
  { centre, sizePx, mood, manner = 'joke' }: FaceWish,
): void {
  press.placed(centre, 0, 1, () => {
    const at = (x: number, y: number): Point => [x * sizePx, y * sizePx];
    const face: Face = { press, person, mood, size: sizePx, at };
    // A child has the large eyes of a joke's.
    const isOwn = isGentle(mood) && !person.isChild;
    const isHeroine = isOwn && manner === 'comic' && person.isWoman && !person.isOld;
    const isPoster = isOwn && manner !== 'joke' && !isHeroine;
    if (person.hairCut === 'long')
      (isHeroine ? drawHeroineWaves : isPoster ? drawWaves : drawJokeHairBehind)(face);
    // A child's shoulders are narrow below its large head.
    if (person.isChild) press.placed(at(0, 0.16), 0, CHILD_BODY, () => drawShoulders(face));
    else drawShoulders(face);
    press.placed(at(0, 0.3), LEANS[mood] ?? 0, 1, () => {
      const tilted: Face = { ...face, at: (x, y) => [x * sizePx, (y - 0.3) * sizePx] };
      if (isPoster) return drawPosterHead(tilted);
      if (isHeroine) return drawHeroineHead(tilted);
      drawJokeSkull(tilted);
      drawJokeNose(tilted);
      drawJokeEyes(tilted);
      if (person.lips) press.apart(() => press.named('lips', () => drawJokeMouth(tilted)));
      else drawJokeMouth(tilted);
      drawJokeHair(tilted);
      drawWear(tilted);
    });
  });
}

const CHILD_BODY = 0.62;

function drawPosterHead(face: Face): void {
  const { press, person } = face;
  if (person.hairCut === 'bun' && person.hat === 'none') drawKnot(face);
  drawPosterSkull(face);
  if (person.hasBeard) drawPosterBeard(face);
  drawPosterHair(face);
  drawPosterEyes(face);
  if (person.lips) press.apart(() => press.named('lips', () => drawPosterMouth(face)));
  else drawPosterMouth(face);
  if (person.hasMoustache) drawMoustache(face);
  drawWear(face);
}
