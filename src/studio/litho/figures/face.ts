import { circle, ellipse, polygon, smooth, type Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Person } from './full-figure.ts';

export type Mood = 'joy' | 'shock' | 'smug' | 'sad' | 'no' | 'yes';

interface Face {
  press: LithoPress;
  person: Person;
  mood: Mood;
  size: number;
  at: (x: number, y: number) => Point;
}

/** Head and shoulders that fill a panel: the whole joke is in eyes, brows and mouth. */
export function drawFace(
  press: LithoPress,
  person: Person,
  { centre, sizePx, mood }: { centre: Point; sizePx: number; mood: Mood },
): void {
  const lean = mood === 'no' ? -0.12 : mood === 'yes' ? 0.1 : mood === 'smug' ? 0.06 : 0;
  press.placed(centre, 0, 1, () => {
    const at = (x: number, y: number): Point => [x * sizePx, y * sizePx];
    const face: Face = { press, person, mood, size: sizePx, at };
    drawShoulders(face);
    press.placed(at(0, 0.3), lean, 1, () => {
      const tilted: Face = { ...face, at: (x, y) => [x * sizePx, (y - 0.3) * sizePx] };
      drawSkull(tilted);
      drawEyes(tilted);
      drawMouth(tilted);
    });
  });
}

function drawShoulders({ press, person, at }: Face): void {
  const body = smooth(
    [
      at(-0.16, 0.4),
      at(-0.5, 0.5),
      at(-0.7, 0.74),
      at(-0.74, 1.3),
      at(0.74, 1.3),
      at(0.7, 0.74),
      at(0.5, 0.5),
      at(0.16, 0.4),
    ],
    true,
    0.3,
  );
  press.fill(body, person.top, { from: at(-0.7, 0.5), to: at(0.7, 1), start: 0.3, end: -0.4 });
  press.fill(
    polygon([at(-0.15, 0.2), at(0.15, 0.2), at(0.2, 0.48), at(0, 0.58), at(-0.2, 0.48)]),
    darken(person.skin, 0.14),
  );
}

function drawSkull({ press, person, at, size }: Face): void {
  if (person.hairCut === 'long') {
    press.fill(
      smooth(
        [
          at(-0.42, -0.3),
          at(0.42, -0.3),
          at(0.5, 0.2),
          at(0.4, 0.52),
          at(-0.4, 0.52),
          at(-0.5, 0.2),
        ],
        true,
        0.4,
      ),
      person.hair,
    );
  }
  if (person.hairCut === 'bun') press.fill(circle(at(0, -0.56), size * 0.17), person.hair);
  for (const side of [-1, 1]) {
    press.fill(ellipse(at(side * 0.37, 0), size * 0.07, size * 0.11), person.skin);
  }
  press.fill(ellipse(at(0, 0), size * 0.37, size * 0.44), person.skin, {
    from: at(0.3, -0.3),
    to: at(-0.3, 0.4),
    start: 0.25,
    end: -0.3,
  });
  if (person.hasBeard) {
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
    );
  }
  if (person.hairCut !== 'bald') {
    press.fill(
      smooth(
        [
          at(-0.38, -0.02),
          at(-0.42, -0.3),
          at(-0.2, -0.5),
          at(0.18, -0.52),
          at(0.42, -0.3),
          at(0.38, -0.02),
          at(0.3, -0.22),
          at(0.04, -0.3),
          at(-0.26, -0.22),
        ],
        true,
        0.36,
      ),
      person.hair,
    );
  }
}

interface EyeLook {
  open: number;
  pupil: Point;
  /** Height of the brow at its inner and outer end. */
  brow: readonly [inner: number, outer: number];
}

const EYES: Readonly<Record<Mood, EyeLook>> = {
  joy: { open: 0.5, pupil: [0, 0.1], brow: [0.17, 0.18] },
  shock: { open: 1.3, pupil: [0, 0], brow: [0.26, 0.22] },
  smug: { open: 0.55, pupil: [0.35, 0.1], brow: [0.12, 0.2] },
  sad: { open: 0.8, pupil: [0, 0.3], brow: [0.2, 0.12] },
  no: { open: 0.45, pupil: [-0.4, 0.2], brow: [0.1, 0.16] },
  yes: { open: 0.8, pupil: [0.3, 0], brow: [0.17, 0.19] },
};

function drawEyes({ press, person, mood, at, size }: Face): void {
  const { open, pupil, brow } = EYES[mood];
  for (const side of [-1, 1]) {
    const x = side * 0.15;
    const lift = mood === 'smug' && side > 0 ? 0.06 : 0;
    press.fill(ellipse(at(x, -0.04), size * 0.085, size * 0.08 * open), '#fffdf6');
    press.fill(
      circle(
        at(x + pupil[0] * 0.05, -0.04 + pupil[1] * 0.05),
        size * (mood === 'shock' ? 0.026 : 0.04),
      ),
      '#16121a',
    );
    press.stroke(
      smooth(
        [
          at(x - side * 0.09, -0.04 - brow[0] - lift),
          at(x, -0.06 - (brow[0] + brow[1]) / 2 - lift),
          at(x + side * 0.1, -0.04 - brow[1] - lift),
        ],
        false,
      ),
      person.hairCut === 'bald' ? '#2a1712' : person.hair,
      size * 0.045,
    );
    if (mood === 'joy')
      press.veil(ellipse(at(side * 0.24, 0.1), size * 0.07, size * 0.045), '#e5506a', 0.45);
    if (mood === 'sad')
      press.detail(ellipse(at(side * 0.17, 0.12), size * 0.022, size * 0.04), '#7fc4e8');
  }
  press.stroke(
    smooth([at(0.0, -0.02), at(0.05, 0.1), at(-0.02, 0.12)], false),
    darken(person.skin, 0.35),
    size * 0.02,
  );
}

function drawMouth({ press, mood, at, size }: Face): void {
  const lips = '#9a2436';
  if (mood === 'shock') {
    press.fill(ellipse(at(0, 0.27), size * 0.075, size * 0.11), '#4a1420');
  } else if (mood === 'joy') {
    press.fill(
      smooth(
        [at(-0.17, 0.2), at(0, 0.23), at(0.17, 0.2), at(0.09, 0.34), at(-0.09, 0.34)],
        true,
        0.4,
      ),
      '#5d1020',
    );
    press.fill(
      polygon([at(-0.13, 0.215), at(0.13, 0.215), at(0.11, 0.25), at(-0.11, 0.25)]),
      '#fffdf6',
    );
  } else if (mood === 'smug' || mood === 'yes') {
    press.stroke(
      smooth([at(-0.1, 0.25), at(0.02, 0.29), at(0.15, 0.21)], false, 0.5),
      lips,
      size * 0.03,
    );
  } else {
    press.stroke(
      smooth([at(-0.12, 0.31), at(0, 0.25), at(0.12, 0.31)], false, 0.5),
      lips,
      size * 0.03,
    );
  }
}
