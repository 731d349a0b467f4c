import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { writeCaption, writeTag } from './captions.ts';
import { drawScene } from './draw-scene.ts';
import { drawThing } from './draw-thing.ts';
import { moodOf } from './moods.ts';
import { GROUNDS, inside, openPanel, WHITE } from './panel.ts';
import type { MemeSheet } from './panel.ts';

/** Things with words on them. */
export function drawLabels(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width } = press;
  const [asked] = wish.lines;
  // A question of them all stands below.
  const height = press.height * (asked ? 0.84 : 1);
  openPanel(sheet, { x: 0, y: 0, width, height }, random.fork('ground').pick(GROUNDS));
  const step = width / wish.labels.length;
  const arePeople = wish.labels.every(({ thing }) => thing === 'person');
  // Whoever stands in the middle is drawn first: those at the sides hold something before him.
  const order = wish.labels.map((_, i) => i);
  const inTurn = arePeople ? order.toSorted((a, b) => (a === 1 ? -1 : b === 1 ? 1 : a - b)) : order;
  for (const i of inTurn) {
    const label = wish.labels[i];
    if (label) drawLabel(label, i);
  }
  function drawLabel({ thing, text }: (typeof wish.labels)[number], i: number): void {
    const told = wish.panels?.[i];
    const box: Rect = {
      x: i * step + step * 0.08,
      y: height * 0.08,
      width: step * 0.84,
      height: height * 0.7,
    };
    if (told && arePeople) {
      drawBehindBand(sheet, { told, text, box: { ...box, x: i * step, width: step } });
      return;
    }
    if (told && (told.figures.length > 0 || thing === 'person')) {
      drawLabelled(sheet, { told, text, box: { ...box, x: i * step, width: step }, floor: height });
      return;
    }
    const isSeveral = told?.things.some((one) => one.thing === thing && isMany(one)) ?? false;
    if (isSeveral) for (const part of thirdsOf(box)) drawThing(sheet, thing, part);
    else drawThing(sheet, thing, box);
    // Across its foot: above it one sees what it is.
    writeTag(press, text, { x: box.x, y: height * 0.74, width: box.width, height: height * 0.17 });
  }
  if (!asked) return;
  const strip = { x: 0, y: height, width, height: press.height - height };
  openPanel(sheet, strip, WHITE);
  writeCaption(press, asked, inside(strip, 0.05, 0.12));
}

const isMany = ({ count, isSeveral }: AskedThing): boolean => (count ?? (isSeveral ? 2 : 1)) > 1;

/** 'The bottles I already have': three of them share a label. */
const thirdsOf = (box: Rect): Rect[] =>
  [0, 1, 2].map((i) => ({ ...box, x: box.x + (box.width * i) / 3, width: box.width / 3 }));

/** People beside each other behind a band that bears their words: their faces fill the sheet. */
function drawBehindBand(
  sheet: MemeSheet,
  { told, text, box }: { told: SceneSpec; text: string; box: Rect },
): void {
  const { press } = sheet;
  const { height } = press;
  const top = height * BAND_AT;
  const width = box.width * (told.things.length > 0 ? 1.3 : 1.42);
  // A hand at the edge of the sheet keeps what it holds.
  const middle = box.x - (width - box.width) / 2;
  const art = {
    x: told.things.length > 0 ? Math.min(middle, press.width - width) : middle,
    y: top - Math.min(top * 0.94, width * 1.25),
    width,
    height: Math.min(top * 0.94, width * 1.25),
  };
  drawHolding({ ...sheet, random: sheet.random.fork(text) }, { told, text, art });
  const band = { x: box.x, y: top, width: box.width, height: height - top };
  openPanel(sheet, band, WHITE);
  writeCaption(press, text, inside(band, 0.08, 0.1));
}
const BAND_AT = 0.78;

/** Somebody with words across the chest; the face stays free. */
function drawLabelled(
  sheet: MemeSheet,
  { told, text, box, floor }: { told: SceneSpec; text: string; box: Rect; floor: number },
): void {
  const { press, random } = sheet;
  // Neighbours overlap a little, or three of them would be small.
  const width = box.width * 1.24;
  const tall = Math.min(box.height, width * 1.25);
  const art = {
    x: box.x - (width - box.width) / 2,
    y: floor - tall,
    width,
    height: tall,
  };
  drawHolding({ ...sheet, random: random.fork(text) }, { told, text, art });
  const height = Math.min(tall * 0.24, press.height * 0.17);
  writeTag(press, text, {
    x: box.x + box.width * 0.06,
    y: art.y + tall - height * 1.2,
    width: box.width * 0.88,
    height,
  });
}

/** What somebody was given to hold says who it is; anything else would hide the words. */
function drawHolding(
  sheet: MemeSheet,
  { told, text, art }: { told: SceneSpec; text: string; art: Rect },
): void {
  const held = told.things.filter(({ thing }) => VESSELS.has(thing)).slice(0, 1);
  const spec: SceneSpec = { ...told, things: held, subjects: [] };
  drawScene(sheet, art, { spec, mood: moodOf(text), said: text, wantsFace: true, hasWall: false });
}
const VESSELS = new Set<ThingId>(['glass', 'champagne_flute', 'beer', 'bottle', 'coffee']);
