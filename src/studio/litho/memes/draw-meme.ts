import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { stream, type Random } from '#studio/random.ts';
import type { MemeWish, SceneSpec } from '#studio/scene-spec.ts';
import { thingsIn } from '#studio/lexicon/read-meme.ts';
import { chooseCaption } from '#studio/meme/choose-caption.ts';
import type { Caption } from '#studio/meme/caption-lines.ts';
import { drawPieces } from '#studio/litho/arrange/paint-arrangement.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { setOut } from '#studio/litho/arrange/set-out.ts';
import { drawFace, type Mood } from '#studio/litho/figures/face.ts';
import { castPerson } from '#studio/litho/figures/full-figure.ts';
import { rectangle, type Rect } from '#studio/litho/geometry.ts';
import { InkedPress } from '#studio/litho/pop/inked-press.ts';
import { printDots } from '#studio/litho/pop/print-dots.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { writeCaption, writeTag } from './captions.ts';

interface MemeSheet {
  press: InkedPress;
  spec: SceneSpec;
  wish: MemeWish;
  random: Random;
}

const GROUNDS = ['#ffd97a', '#9fd8d2', '#f4a9a0', '#bcd59a', '#c9b8e4', '#a9c8ee'] as const;

/** A meme of our own formats: drawn, with the customer's words and no others. */
export function drawMeme({ spec, width, height, seed }: Brief, wish: MemeWish): DrawnPicture {
  const press = new InkedPress(width, height);
  const sheet: MemeSheet = { press, spec, wish, random: stream(seed, 'meme') };
  press.withOutline(0, () => press.fill(rectangle({ x: 0, y: 0, width, height }), '#ffffff'));
  if (wish.format === 'versus') drawVersus(sheet);
  else if (wish.format === 'two_panels') drawTwoPanels(sheet);
  else if (wish.format === 'labels') drawLabels(sheet);
  else if (wish.format === 'captions') drawCaptioned(sheet, chooseCaption(spec, seed));
  else drawReaction(sheet);
  return printDots(press);
}

const WHITE = '#ffffff';

function openPanel({ press }: MemeSheet, panel: Rect, colour: string): void {
  press.withOutline(press.unit * 7, () =>
    press.fill(
      rectangle(panel),
      colour,
      ...(colour === WHITE
        ? []
        : [
            {
              from: [panel.x, panel.y] as const,
              to: [panel.x + panel.width, panel.y + panel.height] as const,
              start: 0.3,
              end: -0.25,
            },
          ]),
    ),
  );
}

const inside = ({ x, y, width, height }: Rect, share: number): Rect => ({
  x: x + width * share,
  y: y + height * share,
  width: width * (1 - share * 2),
  height: height * (1 - share * 2),
});

/** Side by side, the second one told against the first. */
function drawVersus(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width, height, unit } = press;
  const gap = unit * 14;
  const isTall = height > width * 1.25;
  const [a = '', b = ''] = wish.lines;
  const grounds = random.fork('grounds').shuffle(GROUNDS);
  [a, b].forEach((line, i) => {
    const panel: Rect = isTall
      ? {
          x: gap,
          y: gap + i * (height / 2),
          width: width - gap * 2,
          height: height / 2 - gap * 1.5,
        }
      : {
          x: gap + i * (width / 2),
          y: gap,
          width: width / 2 - gap * 1.5,
          height: height - gap * 2,
        };
    openPanel(sheet, panel, grounds[i] ?? '#ffd97a');
    const words = { ...panel, height: panel.height * 0.24 };
    const art = { ...panel, y: panel.y + panel.height * 0.24, height: panel.height * 0.76 };
    press.clipped(rectangle(panel), () =>
      illustrate(sheet, art, { line, mood: i ? 'shock' : 'smug', turn: i }),
    );
    writeCaption(press, line, inside(words, 0.06));
  });
}

/** A sour face above, a beaming one below, the words beside each. */
function drawTwoPanels(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width, height, unit } = press;
  const gap = unit * 14;
  const person = castPerson(random.fork('person'));
  const grounds = random.fork('grounds').shuffle(GROUNDS);
  wish.lines.slice(0, 2).forEach((line, i) => {
    const row: Rect = {
      x: gap,
      y: gap + i * (height / 2),
      width: width - gap * 2,
      height: height / 2 - gap * 1.5,
    };
    const art: Rect = { ...row, width: row.width * 0.5 };
    const words: Rect = { ...row, x: row.x + row.width * 0.5, width: row.width * 0.5 };
    openPanel(sheet, art, grounds[i] ?? '#ffd97a');
    openPanel(sheet, words, WHITE);
    press.clipped(rectangle(art), () =>
      press.named('person', () =>
        drawFace(press, person, {
          centre: [art.x + art.width / 2, art.y + art.height * 0.5],
          sizePx: Math.min(art.width, art.height) * 0.86,
          mood: i ? 'yes' : 'no',
        }),
      ),
    );
    writeCaption(press, line, inside(words, 0.08));
  });
}

const SAD =
  /\b(empty|gone|last|no more|broke|broken|spill|spilled|corked|monday|out of|dropped|closed|lost)\b/i;
const SHOCK =
  /\b(price|bill|costs?|expensive|€|\$|boss|mother|ice cube|microwave|screw ?cap|box|ketchup|cola|wrong|room temperature|plastic)\b/i;
const SMUG =
  /\b(says?|explains?|notes? of|swirl|pronounce|sommelier|expert|pretend|know|second cheapest)\b/i;

function moodOf(text: string): Mood {
  if (SHOCK.test(text)) return 'shock';
  if (SAD.test(text)) return 'sad';
  return SMUG.test(text) ? 'smug' : 'joy';
}

/** The words above, one large face below. */
function drawReaction(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width, height } = press;
  const [top = '', bottom = ''] = wish.lines;
  const text = wish.lines.join(' ');
  const ground = random.fork('ground').pick(GROUNDS);
  openPanel(sheet, { x: 0, y: 0, width, height }, ground);
  const head = height * (bottom ? 0.2 : 0.26);
  const art: Rect = { x: 0, y: head, width, height: height - head };
  const free = height - head * (bottom ? 2 : 1);
  const size = Math.min(art.width * 0.62, free * 0.7);
  const thing = thingsIn(text).find((id) => id !== 'sommelier') ?? 'glass';
  press.clipped(rectangle(art), () => {
    press.named('person', () =>
      drawFace(press, castPerson(random.fork('person')), {
        centre: [art.x + art.width * 0.36, art.y + free * 0.46],
        sizePx: size,
        mood: moodOf(text),
      }),
    );
    drawThing(sheet, thing, {
      x: width * 0.66,
      y: art.y + free * 0.16,
      width: width * 0.3,
      height: free * 0.8,
    });
  });
  writeCaption(press, top, inside({ x: 0, y: 0, width, height: head }, 0.05));
  if (bottom) {
    openPanel(sheet, { x: 0, y: height - head, width, height: head }, WHITE);
    writeCaption(press, bottom, inside({ x: 0, y: height - head, width, height: head }, 0.05));
  }
}

/** Whatever the prompt names, between two lines. */
function drawCaptioned(sheet: MemeSheet, lines: Caption): void {
  const { press, spec, random } = sheet;
  const { width, height } = press;
  const [top, bottom] = lines;
  const strip = height * 0.2;
  const art: Rect = {
    x: 0,
    y: top ? strip : 0,
    width,
    height: height - (top ? strip : 0) - (bottom ? strip : 0),
  };
  openPanel(sheet, art, random.fork('ground').pick(GROUNDS));
  const pieces = piecesFor(spec);
  const floor = art.y + art.height * 0.93;
  const stage = { floor, horizon: art.y + art.height * 0.7, line: WHITE };
  press.clipped(rectangle(art), () =>
    drawPieces(sheet, setOut(pieces, { area: inside(art, 0.05), stage, random }), stage),
  );
  for (const [line, y] of [
    [top, 0],
    [bottom, height - strip],
  ] as const) {
    if (!line) continue;
    openPanel(sheet, { x: 0, y, width, height: strip }, WHITE);
    writeCaption(press, line, inside({ x: 0, y, width, height: strip }, 0.06));
  }
}

/** Things with words on them. */
function drawLabels(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width, height } = press;
  openPanel(sheet, { x: 0, y: 0, width, height }, random.fork('ground').pick(GROUNDS));
  const step = width / wish.labels.length;
  wish.labels.forEach(({ thing, text }, i) => {
    const box: Rect = {
      x: i * step + step * 0.08,
      y: height * 0.1,
      width: step * 0.84,
      height: height * 0.8,
    };
    drawThing(sheet, thing, box);
    const tag = { x: box.x, y: height * 0.52, width: box.width, height: height * 0.17 };
    writeTag(press, text, tag);
  });
}

/** What a panel shows: the things that its line names, or somebody who feels it. */
function illustrate(
  sheet: MemeSheet,
  art: Rect,
  { line, mood, turn }: { line: string; mood: Mood; turn: number },
): void {
  const { press, random } = sheet;
  const [thing, other] = thingsIn(line);
  if (thing) {
    const width = other ? art.width * 0.5 : art.width;
    drawThing(sheet, thing, inside({ ...art, width }, 0.1));
    if (other) drawThing(sheet, other, inside({ ...art, x: art.x + width, width }, 0.1));
    return;
  }
  press.named('person', () =>
    drawFace(press, castPerson(random.fork('person')), {
      centre: [art.x + art.width / 2, art.y + art.height * 0.48],
      sizePx: Math.min(art.width, art.height) * 0.74,
      mood: moodOf(line) === 'joy' ? mood : moodOf(line),
    }),
  );
  const prop = turn ? 'bottle' : 'glass';
  drawThing(sheet, prop, {
    x: art.x + art.width * 0.66,
    y: art.y + art.height * 0.4,
    width: art.width * 0.3,
    height: art.height * 0.6,
  });
}

function drawThing(sheet: MemeSheet, thing: Parameters<typeof drawnMaker>[0], box: Rect): void {
  const { press, random } = sheet;
  const maker = drawnMaker(thing);
  if (!maker) return;
  const heightPx = Math.min(box.height, box.width / maker.aspect);
  const base = [box.x + box.width / 2, box.y + box.height / 2 + heightPx / 2] as const;
  const look = lookFor(sheet, random.fork(thing), { line: '#ffffff' });
  press.named(thing, () => maker.draw(press, { base, heightPx }, look));
}
