import { measureText, setText } from '#studio/typography/set-text.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { circle, ellipse, polygon, rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { POP_INK } from '#studio/litho/pop/inked-press.ts';
import type { MemeSheet } from './panel.ts';

/** Pale shapes on the panel's own colour: the wall behind whoever the joke is about. */
type PaintWall = (sheet: MemeSheet, art: Rect) => void;

const LIGHT = '#ffffff';
const SHADE = '#1b1030';

/** What hangs on a wall has no outline and no name: only the joke is drawn firmly. */
export function paintBackdrop(sheet: MemeSheet, art: Rect): void {
  const paint = sheet.random.fork('backdrop').pick(WALLS);
  sheet.press.withOutline(0, () => paint(sheet, art));
}

const at = ({ x, y, width, height }: Rect, u: number, v: number): Point => [
  x + width * u,
  y + height * v,
];
const part = (art: Rect, [u, v, wide, tall]: readonly [number, number, number, number]): Rect => ({
  x: art.x + art.width * u,
  y: art.y + art.height * v,
  width: art.width * wide,
  height: art.height * tall,
});

/** Rays from behind the head. */
const paintRays: PaintWall = ({ press }, art) => {
  const middle = at(art, 0.46, 0.5);
  const far = Math.hypot(art.width, art.height);
  const rays = 18;
  for (let i = 0; i < rays; i++) {
    const [from, to] = [i, i + 0.5].map((turn) => (turn / rays) * Math.PI * 2) as [number, number];
    const edge = (turn: number): Point => [
      middle[0] + Math.cos(turn) * far,
      middle[1] + Math.sin(turn) * far,
    ];
    press.veil(polygon([middle, edge(from), edge(to)]), LIGHT, 0.34);
  }
};

/** A sofa, a lamp and a picture above it. */
const paintLiving: PaintWall = ({ press }, art) => {
  const unit = Math.min(art.width, art.height);
  press.veil(rectangle(part(art, [0, 0.78, 1, 0.22])), SHADE, 0.1);
  press.veil(rectangle(part(art, [0.74, 0.1, 0.2, 0.26])), LIGHT, 0.5);
  press.veil(rectangle(part(art, [0.765, 0.14, 0.15, 0.18])), SHADE, 0.14);
  press.veil(circle(at(art, 0.84, 0.23), unit * 0.04), LIGHT, 0.5);
  press.veil(rectangle(part(art, [0.09, 0.3, 0.014, 0.6])), SHADE, 0.22);
  press.veil(
    polygon([at(art, 0.05, 0.12), at(art, 0.145, 0.12), at(art, 0.19, 0.32), at(art, 0.005, 0.32)]),
    LIGHT,
    0.5,
  );
  press.veil(roundedRectangle(part(art, [0.12, 0.55, 0.76, 0.6]), unit * 0.08), SHADE, 0.14);
  for (const u of [0.04, 0.8])
    press.veil(roundedRectangle(part(art, [u, 0.68, 0.16, 0.5]), unit * 0.07), SHADE, 0.16);
};

/** A window with its curtains. */
const paintWindow: PaintWall = ({ press, random }, art) => {
  const isNight = random.fork('night').chance(0.4);
  const pane = part(art, [0.6, 0.08, 0.32, 0.52]);
  press.veil(rectangle(pane), LIGHT, 0.5);
  press.veil(
    rectangle(part(art, [0.615, 0.105, 0.29, 0.47])),
    isNight ? '#22306a' : '#8fd0ff',
    0.45,
  );
  const unit = Math.min(art.width, art.height);
  press.veil(circle(at(art, 0.82, 0.2), unit * 0.05), isNight ? '#fff6cf' : '#ffe27a', 0.5);
  press.veil(rectangle(part(art, [0.752, 0.1, 0.014, 0.48])), LIGHT, 0.5);
  press.veil(rectangle(part(art, [0.61, 0.32, 0.3, 0.02])), LIGHT, 0.5);
  for (const [from, to] of [
    [0.56, 0.66],
    [0.96, 0.86],
  ] as const)
    press.veil(
      polygon([
        at(art, from, 0.05),
        at(art, to + (to - from) * 0.3, 0.05),
        at(art, to - (to - from) * 0.3, 0.4),
        at(art, to - (to - from) * 0.15, 0.68),
        at(art, from, 0.68),
      ]),
      SHADE,
      0.16,
    );
};

/** Shelves full of bottles and glasses, far behind. */
const paintShelves: PaintWall = ({ press, random }, art) => {
  const pick = random.fork('shelves');
  const unit = art.height;
  for (const v of [0.3, 0.64]) {
    press.veil(rectangle(part(art, [0, v, 1, 0.025])), SHADE, 0.2);
    for (let x = 0.02; x < 0.98; x += 0.075 + pick.next() * 0.03) {
      const tall = unit * (0.17 + pick.next() * 0.06);
      const foot = at(art, x, v);
      const wide = tall * 0.26;
      if (pick.chance(0.25)) {
        press.veil(ellipse([foot[0], foot[1] - tall * 0.6], wide * 0.7, tall * 0.24), LIGHT, 0.4);
        press.veil(
          rectangle({
            x: foot[0] - wide * 0.07,
            y: foot[1] - tall * 0.4,
            width: wide * 0.14,
            height: tall * 0.4,
          }),
          LIGHT,
          0.4,
        );
        continue;
      }
      press.veil(
        polygon([
          [foot[0] - wide / 2, foot[1]],
          [foot[0] - wide / 2, foot[1] - tall * 0.58],
          [foot[0] - wide * 0.17, foot[1] - tall * 0.76],
          [foot[0] - wide * 0.17, foot[1] - tall],
          [foot[0] + wide * 0.17, foot[1] - tall],
          [foot[0] + wide * 0.17, foot[1] - tall * 0.76],
          [foot[0] + wide / 2, foot[1] - tall * 0.58],
          [foot[0] + wide / 2, foot[1]],
        ]),
        SHADE,
        0.16,
      );
    }
  }
};

const paintNothing: PaintWall = () => undefined;

const WALLS: readonly PaintWall[] = [
  paintRays,
  paintRays,
  paintLiving,
  paintWindow,
  paintShelves,
  paintNothing,
];

const DAY =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|lunes|martes|miercoles|jueves|viernes|domingo|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)/;
const TIME =
  /\b(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h|o ?clock|heures|del? (?:mattin|pomeriggi|tarde))|\b(?:at|um|alle|a las|à) (\d{1,2}):(\d{2})\b/;

/** 'On a Monday', 'at 5:01 pm': when it happens hangs on the wall, in the customer's word. */
export function hangWhen(sheet: MemeSheet, box: Rect, said: string): void {
  const plain = fold(said);
  const day = DAY.exec(plain)?.[0];
  if (day) {
    const start = plain.indexOf(day);
    drawCalendar(sheet, box, said.slice(start, start + day.length));
    return;
  }
  const time = TIME.exec(plain);
  if (time) drawClock(sheet, box, Number(time[1] ?? time[4]), Number(time[2] ?? time[5] ?? 0));
}

/** A page torn off a block, with the name of the day. */
function drawCalendar({ press }: MemeSheet, box: Rect, day: string): void {
  const side = Math.min(box.width, box.height);
  const centre: Point = [box.x + box.width / 2, box.y + box.height / 2];
  press.placed(centre, -0.06, 1, () => {
    const page: Rect = { x: -side * 0.5, y: -side * 0.46, width: side, height: side * 0.94 };
    press.fill(roundedRectangle(page, side * 0.06), LIGHT);
    press.fill(rectangle({ ...page, height: side * 0.24 }), '#d8142c');
    for (const u of [-0.28, 0.28])
      press.fill(
        roundedRectangle(
          { x: u * side - side * 0.035, y: -side * 0.56, width: side * 0.07, height: side * 0.2 },
          side * 0.03,
        ),
        '#e9e4f2',
      );
    const ctx = press.ink;
    const word = day.toLocaleUpperCase();
    const size = side * 0.3;
    const wide = measureText(ctx, word, { face: 'impact', sizePx: size });
    ctx.fillStyle = POP_INK;
    const sizePx = size * Math.min(1, (side * 0.88) / wide);
    setText(ctx, word, [0, side * 0.13 + sizePx * 0.38], { face: 'impact', sizePx });
  });
}

function drawClock({ press }: MemeSheet, box: Rect, hour: number, minute: number): void {
  const radius = Math.min(box.width, box.height) * 0.48;
  const centre: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const on = (turn: number, share: number): Point => [
    centre[0] + Math.sin(turn * Math.PI * 2) * radius * share,
    centre[1] - Math.cos(turn * Math.PI * 2) * radius * share,
  ];
  press.fill(circle(centre, radius), '#d8142c');
  press.fill(circle(centre, radius * 0.84), LIGHT);
  for (let i = 0; i < 12; i++)
    press.stroke(
      polygon([on(i / 12, i % 3 ? 0.72 : 0.64), on(i / 12, 0.78)], false),
      POP_INK,
      radius * 0.05,
    );
  press.stroke(
    polygon([centre, on(((hour % 12) + minute / 60) / 12, 0.44)], false),
    POP_INK,
    radius * 0.11,
  );
  press.stroke(polygon([centre, on(minute / 60, 0.66)], false), POP_INK, radius * 0.07);
  press.fill(circle(centre, radius * 0.07), '#d8142c');
}

/** Whoever waits so long that a spider has had the time. */
export function hangCobweb({ press }: MemeSheet, art: Rect): void {
  const far = Math.min(art.width, art.height) * 0.42;
  const corner = at(art, 1, 0);
  const on = (share: number, turn: number): Point => [
    corner[0] - Math.cos(turn) * far * share,
    corner[1] + Math.sin(turn) * far * share,
  ];
  const spokes = [0, 0.3, 0.6, 0.95, 1.27, Math.PI / 2];
  press.withOutline(0, () => {
    for (const turn of spokes)
      press.stroke(polygon([corner, on(1, turn)], false), LIGHT, press.unit * 5);
    for (const share of [0.3, 0.52, 0.74, 0.94])
      for (let i = 1; i < spokes.length; i++)
        press.stroke(
          polygon(
            [
              on(share, spokes[i - 1]!),
              on(share * 0.9, (spokes[i - 1]! + spokes[i]!) / 2),
              on(share, spokes[i]!),
            ],
            false,
          ),
          LIGHT,
          press.unit * 4,
        );
  });
}
