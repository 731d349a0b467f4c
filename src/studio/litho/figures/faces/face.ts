import type { Face } from './face-shape.ts';
import { circle, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Mood } from './face-shape.ts';
import { drawEyes, drawMouth, drawMoustache } from './face-mood.ts';
import { drawHeroineHead, drawHeroineWaves } from './comic-heroine.ts';
import { drawWear } from './face-wear.ts';
import {
  drawKnot,
  drawPosterBeard,
  drawPosterEyes,
  drawPosterHair,
  drawPosterMouth,
  drawPosterSkull,
  drawWaves,
  isGentle,
} from './poster-face.ts';
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
      (isHeroine ? drawHeroineWaves : isPoster ? drawWaves : drawLongHair)(face);
    // A child's shoulders are narrow below its large head.
    if (person.isChild) press.placed(at(0, 0.16), 0, CHILD_BODY, () => drawShoulders(face));
    else drawShoulders(face);
    press.placed(at(0, 0.3), LEANS[mood] ?? 0, 1, () => {
      const tilted: Face = { ...face, at: (x, y) => [x * sizePx, (y - 0.3) * sizePx] };
      if (isPoster) return drawPosterHead(tilted);
      if (isHeroine) return drawHeroineHead(tilted);
      drawSkull(tilted);
      drawEyes(tilted);
      if (person.lips) press.apart(() => press.named('lips', () => drawMouth(tilted)));
      else drawMouth(tilted);
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

function drawLongHair({ press, person, at }: Face): void {
  press.fill(
    smooth(
      [
        at(-0.42, -0.3),
        at(0, -0.5),
        at(0.42, -0.3),
        at(0.52, 0.2),
        at(0.48, 0.72),
        at(-0.48, 0.72),
        at(-0.52, 0.2),
      ],
      true,
      0.4,
    ),
    person.hair,
    { from: at(-0.4, 0), to: at(0.4, 0.6), start: 0.2, end: -0.4 },
  );
}

function drawSkull({ press, person, at, size }: Face): void {
  if (person.hairCut === 'bun' && person.hat === 'none')
    press.fill(circle(at(0, -0.54), size * 0.15), person.hair);
  if (person.hairCut !== 'long')
    for (const side of [-1, 1])
      press.fill(ellipse(at(side * 0.37, 0), size * 0.07, size * 0.11), person.skin);
  const [wide, tall] = person.isChild ? [0.41, 0.42] : [person.isWoman ? 0.35 : 0.37, 0.44];
  press.fill(ellipse(at(0, 0), size * wide, size * tall), person.skin, {
    from: at(0.3, -0.3),
    to: at(-0.3, 0.4),
    start: 0.25,
    end: -0.3,
  });
  if (person.hasBeard) drawBeard({ press, person, at });
  if (person.hairCut !== 'bald') drawHair({ press, person, at });
  else if (person.isChild) drawCurl({ press, person, at, size });
}

/** All the hair that a baby has. */
function drawCurl({
  press,
  person,
  at,
  size,
}: Pick<Face, 'press' | 'person' | 'at' | 'size'>): void {
  const curl = [at(0, -0.4), at(0.02, -0.52), at(0.12, -0.52), at(0.1, -0.43), at(0.04, -0.46)];
  press.stroke(smooth(curl, false), person.hair, size * 0.03);
}

type Part = Pick<Face, 'press' | 'person' | 'at'>;

function drawBeard({ press, person, at }: Part): void {
  press.fill(
    smooth(
      [
        at(-0.36, 0.02),
        at(-0.24, 0.14),
        at(0, 0.12),
        at(0.24, 0.14),
        at(0.36, 0.02),
        at(0.3, 0.34),
        at(0, 0.5),
        at(-0.3, 0.34),
      ],
      true,
      0.35,
    ),
    person.hair,
    { from: at(-0.3, 0), to: at(0.3, 0.4), start: 0.2, end: -0.3 },
  );
}

function drawHair({ press, person, at }: Part): void {
  const fringe = person.isWoman ? -0.16 : -0.22;
  const sides = person.hairCut === 'long' ? 0.24 : -0.02;
  press.fill(
    smooth(
      [
        at(-0.38, sides),
        at(-0.42, -0.3),
        at(-0.2, -0.5),
        at(0.18, -0.52),
        at(0.42, -0.3),
        at(0.38, sides),
        at(0.3, fringe),
        at(0.04, fringe - 0.1),
        at(-0.26, fringe),
      ],
      true,
      0.36,
    ),
    person.hair,
    { from: at(-0.4, -0.4), to: at(0.4, 0), start: 0.35, end: -0.3 },
  );
}
