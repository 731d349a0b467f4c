import { understand } from '#studio/lexicon/understand.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { faceToFace } from '#studio/litho/figures/animals/animal-bust.ts';
import { withBrows } from '#studio/litho/figures/animals/animal-brows.ts';
import { bustThing } from '#studio/litho/figures/bust.ts';
import type { Mood } from '#studio/litho/figures/faces/face-shape.ts';
import { ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { POP_INK } from '#studio/litho/pop/inked-press.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { WHITE } from './panel.ts';
import type { MemeSheet } from './panel.ts';

const EXPLAINS =
  /\b(?:explain\w*|telling|lectur\w*|convinc\w*|expliqu\w*|raconte\w*|spieg\w*|explic\w*|contando|erklar\w*|erzahl\w*|uberzeug\w*)\b/;

/** 'Me explaining terroir to my friends': somebody talks and others listen. */
export const isExplaining = (prompt: string): boolean => EXPLAINS.test(fold(prompt));

const ONE: AskedFigure = { count: 1, who: 'person', role: null, part: 'figure', action: null };
const LISTENERS: readonly Mood[] = ['bored', 'judge', 'calm'];

/** Who explains on the left, with what it is about in a bubble; who has to listen on the right. */
export function drawExplaining(sheet: MemeSheet, art: Rect): void {
  const { spec } = sheet;
  // 'A sommelier explaining … while the guests sleep': the first one talks.
  const toBeast = listeningBeast(spec);
  const figures = companyOf(spec);
  const [speaker] = figures.length > 1 || toBeast ? figures : [];
  const heard = speaker ? figures.slice(1) : figures;
  const listeners = heard.flatMap((figure) =>
    Array.from({ length: figure.who === 'group' ? 3 : figure.count }, () => ({
      ...figure,
      count: 1,
      action: null,
    })),
  );
  // 'To my dog': it has to listen, alone or beside the others.
  const beast = toBeast ?? besideListeners(spec);
  const isAlone = beast !== null && listeners.length === 0;
  if (isAlone) drawBeast(sheet, beast, art);
  const all = isAlone ? [] : listeners.length > 0 ? listeners : [ONE];
  const most = beast && !isAlone ? 2 : 3;
  const others = all
    .toSorted((a, b) => Number(isAsleep(b)) - Number(isAsleep(a)))
    .slice(0, most)
    .toReversed();
  const room = art.width * (others.length > 1 ? 0.58 : 0.46);
  others.forEach((figure, i) => {
    const x = art.x + art.width - room + (room * (i + 0.5)) / others.length;
    const tall = Math.min(art.height * 0.56, (room / others.length) * 1.5);
    drawBust(sheet, figure, {
      base: [x, art.y + art.height],
      heightPx: tall,
      mood: isAsleep(figure) ? 'asleep' : (LISTENERS[i % LISTENERS.length] ?? 'bored'),
      variant: i + 1,
    });
  });
  if (beast && !isAlone) drawBeastBefore(sheet, beast, art);
  const tall = Math.min(art.height * 0.84, art.width * 0.62);
  const me: Point = [art.x + art.width * 0.24, art.y + art.height];
  drawBubble(sheet, art, { mouth: [me[0] + tall * 0.24, me[1] - tall * 0.5], beast });
  drawBust(sheet, speaker ? { ...speaker, count: 1, action: null } : ONE, {
    base: me,
    heightPx: tall,
    mood: 'joy',
    variant: 0,
  });
}

/** Who speaks and who has to listen may both be a part of the caption: 'grandma explaining to the kids'. */
function companyOf({ prompt, figures }: SceneSpec): readonly AskedFigure[] {
  const told = understand(prompt, { style: 'illustration_poster' }).figures.filter(
    ({ part }) => part !== 'hands',
  );
  return told.length > Math.max(1, figures.length) ? told : figures;
}

const TO_BEAST =
  /\b(?:to|a|an|al|alla|meine[mr]|dem|der|einem|einer)\s(?:(?:my|his|her|the|our|an?|mon|ma|mio|mia|mi|un|una|une)\s)?(\w+)(?:\s(\w+))?/g;

/** 'Grandma asleep', 'opa schläft': whoever is told to sleep through it. */
const isAsleep = ({ said = '' }: AskedFigure): boolean => SLEEPS.test(said);
const SLEEPS =
  /\b(?:asleep|sleep(?:s|ing)|endormie?|dort|addormentat[oa]|dorme|dormid[oa]|duerme|schlaft|eingeschlafen)\b/;

/** 'And the dog …': it hears all of it too, where it is no part of what is explained. */
function besideListeners({ prompt }: SceneSpec): AskedThing | null {
  const after = fold(prompt).slice(Math.max(0, fold(prompt).search(EXPLAINS)));
  const told = understand(prompt, { style: 'illustration_poster' }).things;
  return (
    told.find(
      ({ thing, word }) =>
        LIVELY.has(thing) && new RegExp(`[,;] (?:and |the |our |a |my )*${fold(word)}`).test(after),
    ) ?? null
  );
}

/** The animal that it is explained to. */
function listeningBeast({ prompt, things }: SceneSpec): AskedThing | null {
  // 'To a bored cat': an adjective may stand before it.
  const told = [...fold(prompt).matchAll(TO_BEAST)].flatMap(([, ...names]) => names);
  return things.find(({ thing, word }) => LIVELY.has(thing) && told.includes(fold(word))) ?? null;
}

function drawBeast(sheet: MemeSheet, asked: AskedThing, art: Rect): void {
  const face = faceToFace(asked, 'judge');
  const whole = drawnMaker(asked.thing);
  const maker = face ?? (whole && withBrows(whole, asked.thing, 'judge'));
  if (!maker) return;
  const heightPx = Math.min(art.height * 0.62, (art.width * 0.5) / maker.aspect);
  const foot = art.y + art.height * (face ? 1 : 0.97);
  const base: Point = [art.x + art.width * 0.73, foot];
  const look = lookFor(sheet, sheet.random.fork('beast'), { line: WHITE, asked });
  sheet.press.named(asked.thing, () => maker.draw(sheet.press, { base, heightPx }, look));
}

/** On the table's edge before the others, at the right. */
function drawBeastBefore(sheet: MemeSheet, asked: AskedThing, art: Rect): void {
  const maker = faceToFace(asked, 'judge') ?? drawnMaker(asked.thing);
  if (!maker) return;
  const heightPx = Math.min(art.height * 0.4, (art.width * 0.24) / maker.aspect);
  const base: Point = [art.x + art.width * 0.9, art.y + art.height];
  const look = lookFor(sheet, sheet.random.fork('beast'), { line: WHITE, asked });
  sheet.press.named(asked.thing, () => maker.draw(sheet.press, { base, heightPx }, look));
}

interface Standing {
  base: Point;
  heightPx: number;
  mood: Mood;
  variant: number;
}

function drawBust(
  sheet: MemeSheet,
  figure: AskedFigure,
  { base, heightPx, mood, variant }: Standing,
): void {
  const { press, spec, random } = sheet;
  // What the prompt says of somebody's looks is said of the listeners.
  const told = variant === 0 ? { ...spec, prompt: '' } : spec;
  const maker = bustThing({ figure, spec: told, held: null, side: 1, mood, variant });
  const look = lookFor(sheet, random.fork(`bust ${variant}`), {
    line: WHITE,
    turn: random.fork('turn').int(0, 59),
  });
  press.named('person', () => maker.draw(press, { base, heightPx }, look));
}

/** What it is about, or lines of talk where that cannot be drawn. */
function drawBubble(
  sheet: MemeSheet,
  art: Rect,
  { mouth, beast }: { mouth: Point; beast: AskedThing | null },
): void {
  const { press, spec, random } = sheet;
  const [wide, tall] = [art.width * 0.27, art.height * 0.16];
  const [x, y]: Point = [art.x + art.width * 0.7, art.y + art.height * 0.19];
  press.withOutline(press.unit * 7, () => {
    press.fill(
      polygon([[x - wide * 0.7, y + tall * 0.3], [x - wide * 0.3, y + tall * 0.8], mouth]),
      WHITE,
    );
    press.fill(ellipse([x, y], wide, tall), WHITE);
  });
  press.withOutline(0, () => press.fill(ellipse([x, y], wide * 0.97, tall * 0.96), WHITE));
  const topics = spec.things
    .filter((asked) => asked.thing !== beast?.thing && drawnMaker(asked.thing))
    .slice(0, 3);
  const step = (wide * 1.4) / Math.max(1, topics.length);
  topics.forEach((asked, i) => {
    const maker = drawnMaker(asked.thing);
    if (!maker) return;
    const heightPx = Math.min(tall * 1.4, step / maker.aspect);
    const base: Point = [x + (i - (topics.length - 1) / 2) * step, y + heightPx / 2];
    const look = lookFor(sheet, random.fork(`topic ${i}`), { line: POP_INK, asked, isAloft: true });
    press.named(asked.thing, () => maker.draw(press, { base, heightPx }, look));
  });
  if (topics.length > 0) return;
  for (const row of [-0.4, 0, 0.4]) {
    const at = (u: number): Point => [
      x + u * wide * 0.6,
      y + (row + Math.sin(u * 9) * 0.07) * tall,
    ];
    press.stroke(
      smooth([-1, -0.5, 0, 0.5, row > 0.2 ? 0.6 : 1].map(at), false),
      POP_INK,
      press.unit * 8,
    );
  }
}
