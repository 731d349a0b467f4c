import { drawPinchingHand, drawRaisedHand } from '#studio/litho/figures/acts/raised-hand.ts';
import type { RaisedHand } from '#studio/litho/figures/acts/raised-hand.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { circle, polygon } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

/** A glass in a hand that closes at a share of its stem; a cross marks the wrong way. */
function held(hold: typeof drawRaisedHand, share: number, isRight: boolean) {
  return (plate: Plate, box: Rect): void => {
    const { press, spec, random } = plate;
    const profile = glassProfile(spec.glass);
    const heightPx = Math.min(box.height * 0.94, box.width * 1.2);
    const base: Point = [box.x + box.width * 0.56, box.y + box.height * 0.95];
    drawGlass(press, {
      base,
      heightPx,
      shape: spec.glass,
      wine: spec.wine,
      random: random.fork('held'),
      line: PLATE_INK,
      highlight: '#fffaf0',
      lightSide: 1,
    });
    hold(press, {
      grip: [base[0], base[1] - (heightPx * share * profile.bottom) / profile.rim[1]],
      unitPx: heightPx * 0.0026,
      side: 1,
      skin: '#d9a076',
      sleeve: '#5d1020',
      cuff: '#fffaf0',
      nail: null,
      sleeveShare: 0.17,
    });
    drawMark(plate, [box.x + box.width * 0.86, box.y + box.height * 0.14], isRight);
  };
}

function drawMark({ press, textPx }: Plate, [x, y]: Point, isRight: boolean): void {
  const r = textPx * 0.8;
  press.fill(circle([x, y], r), isRight ? '#4f7a42' : '#a32a33');
  const stroke = (points: readonly Point[]) =>
    press.stroke(
      polygon(
        points.map(([u, v]): Point => [x + u * r, y + v * r]),
        false,
      ),
      '#fffaf0',
      r * 0.22,
    );
  if (isRight)
    stroke([
      [-0.45, 0.02],
      [-0.12, 0.38],
      [0.48, -0.36],
    ]);
  else {
    stroke([
      [-0.38, -0.38],
      [0.38, 0.38],
    ]);
    stroke([
      [0.38, -0.38],
      [-0.38, 0.38],
    ]);
  }
}

/** Low down the arm comes level. */
const drawLowHold = (press: LithoPress, hand: RaisedHand): void =>
  drawPinchingHand(press, { ...hand, turn: 0.5 });

/** The tips take the rim of the foot, not the stem. */
const drawFootHold = (press: LithoPress, hand: RaisedHand): void =>
  drawPinchingHand(press, {
    ...hand,
    turn: 0.5,
    grip: [hand.grip[0] - 36 * hand.unitPx, hand.grip[1] - 2 * hand.unitPx],
  });

const HOLDS: readonly Step[] = [
  {
    name: 'By the stem | Par la tige | Per lo stelo | Por el tallo | Am Stiel',
    note: 'three fingers, the wine stays cool | trois doigts, le vin reste frais | tre dita, il vino resta fresco | tres dedos, el vino sigue fresco | drei Finger, der Wein bleibt kühl',
    draw: held(drawPinchingHand, 0.6, true),
  },
  {
    name: 'Low on the stem | Bas sur la tige | In basso sullo stelo | Abajo en el tallo | Tief am Stiel',
    note: 'to swirl with ease | pour tourner avec aisance | per roteare con agio | para agitar con soltura | zum leichten Schwenken',
    draw: held(drawLowHold, 0.3, true),
  },
  {
    name: 'By the foot | Par le pied | Per il piede | Por el pie | Am Fuß',
    note: 'thumb above, fingers below | pouce dessus, doigts dessous | pollice sopra, dita sotto | pulgar arriba, dedos abajo | Daumen oben, Finger unten',
    draw: held(drawFootHold, 0, true),
  },
  {
    name: 'By the bowl | Par le calice | Per il calice | Por el cáliz | Am Kelch',
    note: 'warms the wine, marks the glass | réchauffe le vin, tache le verre | scalda il vino, macchia il vetro | calienta el vino, mancha la copa | wärmt den Wein, hinterlässt Spuren',
    draw: held(drawRaisedHand, 1.42, false),
  },
];

const TWO =
  /\b(?:right and wrong|right or wrong|right vs wrong|correct and (?:incorrect|wrong)|two pictures|do and don|richtig und falsch|juste et faux|giusto e sbagliato|bien y mal)\b/;

/** All ways to hold a glass, or the right one beside the wrong one. */
export const drawHoldPlate = (plate: Plate): void => {
  const [first, last] = [HOLDS[0], HOLDS.at(-1)];
  const isPair = TWO.test(fold(plate.spec.prompt)) && first && last;
  drawSteps(plate, isPair ? [first, last] : HOLDS, { isNumbered: false, aspect: 0.8 });
};
