import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Mood } from '#studio/litho/figures/faces/face-shape.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { writeCaption } from './captions.ts';
import { drawScene, isPlayedByAnimal } from './draw-scene.ts';
import {
  isActed,
  isAgainstMyself,
  isBeforeAfter,
  isDaysLater,
  isMine,
  isMineAgain,
  isSameLater,
  moodOf,
} from './moods.ts';
import { isToldTwice } from './told-twice.ts';
import { GROUNDS, inside, openPanel } from './panel.ts';
import type { MemeSheet } from './panel.ts';

/** Side by side, the second one told against the first; what both are about stands above. */
export function drawVersus(sheet: MemeSheet): void {
  const { press, wish } = sheet;
  const { width, height } = press;
  const [a = '', b = '', topic] = wish.lines;
  const head = topic ? height * 0.13 : 0;
  if (topic) writeCaption(press, topic, inside({ x: 0, y: 0, width, height: head }, 0.08));
  const isTall = height > width * 1.25;
  drawPanels(sheet, [a, b], { x: 0, y: head, width, height: height - head }, !isTall);
}

/** Who says what, one panel each: beside each other, or below on tall sheets. */
export function drawDialogue(sheet: MemeSheet): void {
  const { press, wish } = sheet;
  const { width, height } = press;
  const isWide = width > height * 0.8;
  const head = wish.heading ? height * 0.13 : 0;
  if (wish.heading)
    writeCaption(press, wish.heading, inside({ x: 0, y: 0, width, height: head }, 0.08));
  drawPanels(sheet, wish.lines, { x: 0, y: head, width, height: height - head }, isWide);
}

function drawPanels(sheet: MemeSheet, lines: readonly string[], area: Rect, isRow: boolean): void {
  const { press, wish, random } = sheet;
  const gap = press.unit * 14;
  const grounds = random.fork('grounds').shuffle(GROUNDS);
  // Four beside each other would be slits.
  const columns = isRow ? (lines.length > 4 ? 3 : lines.length > 3 ? 2 : lines.length) : 1;
  const rows = Math.ceil(lines.length / columns);
  const size = [area.width / columns, area.height / rows] as const;
  const scenes = wish.panels?.map(({ prompt }) => prompt) ?? [];
  // A panel without words is felt as its picture tells.
  const told = lines.map((line, i) => line || (wish.panels?.[i]?.prompt ?? ''));
  lines.forEach((line, i) => {
    const panel: Rect = {
      x: area.x + (i % columns) * size[0] + gap / 2,
      y: area.y + Math.floor(i / columns) * size[1] + gap / 2,
      width: size[0] - gap,
      height: size[1] - gap,
    };
    openPanel(sheet, panel, grounds[i] ?? GROUNDS[0]);
    const isSilent = wish.panels?.[i]?.prompt === '';
    // Panels without words are all picture.
    const isWordless = lines.every((one) => one === '');
    const share = isWordless ? 0 : isSilent && !isRow ? 0.5 : isRow ? 0.24 : 0.3;
    const words = { ...panel, height: panel.height * share };
    const art = { ...panel, y: panel.y + panel.height * share, height: panel.height * (1 - share) };
    const spec = wish.panels?.[i] ?? sheet.spec;
    // A stage direction shows itself; spoken words show who speaks.
    const isDirected = !line.includes(spec.prompt);
    // One who is seen before and after is the same, and so is 'also me'.
    const isOne =
      (wish.format === 'versus' && isBeforeAfter(lines)) ||
      isMineAgain(lines, i) ||
      isAgainstMyself(sheet.spec.prompt) ||
      isSameLater(lines) ||
      isToldTwice(scenes) ||
      isDaysLater(lines);
    drawScene({ ...sheet, random: random.fork(isOne ? 'me' : `panel ${i}`) }, art, {
      spec,
      isAgain: isOne,
      mood: isSilent ? 'calm' : moodBeside(told, i, sheet.spec.prompt),
      said: wish.lines.join(' '),
      wantsFace:
        (spec.things.length === 0 && !(isDirected && isStore(spec))) ||
        (!isDirected && spec.things.length < 2),
      needsMe: !(isDirected && isPlayedByAnimal(spec)) && (isMine(line) || isActed(spec.prompt)),
    });
    if (line) writeCaption(press, line, inside(words, 0.06, 0.1));
  });
}

/** 'Full racks vs empty racks': nobody has to stand before them. */
const isStore = ({ place }: SceneSpec): boolean => place !== null && STORES.has(place);
const STORES = new Set<PlaceId>(['bottle_cellar', 'barrel_hall', 'vault_cellar', 'warehouse']);

/** 'Me at 8 pm vs me at 2 am': two that look alike would be no joke. */
function moodBeside(lines: readonly string[], i: number, prompt: string): Mood {
  const moods = lines.map(moodOf);
  const areAlike = lines.length === 2 && moods[0] === moods[1];
  if (!areAlike || i === 0) return moods[i] ?? 'calm';
  if (isAgainstMyself(prompt) || isDaysLater(lines)) return 'bored';
  if (isMineAgain(lines, i)) return 'smug';
  // 'Guests asking for ice vs guests asking for a second bottle': the other side feels otherwise.
  return OTHERWISE[moods[i] ?? 'calm'] ?? moods[i] ?? 'calm';
}

const OTHERWISE: Partial<Record<Mood, Mood>> = {
  judge: 'joy',
  sad: 'joy',
  shock: 'joy',
  bored: 'joy',
  smug: 'shock',
  joy: 'judge',
};
