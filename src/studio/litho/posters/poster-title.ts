import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';
import type { Face } from '#studio/typography/faces.ts';
import { findDetails } from '#studio/lexicon/lettering/find-details.ts';
import { fitLines } from '#studio/typography/break-lines.ts';
import type { FittedText } from '#studio/typography/break-lines.ts';
import { setText } from '#studio/typography/set-text.ts';
import type { PosterLayout } from './poster-layout.ts';
import type { LithoPress } from '#studio/litho/press.ts';

export interface TitleFaces {
  title: Face;
  tracking: number;
  subtitle: Face;
}

const FACES: readonly TitleFaces[] = [
  { title: 'limelight', tracking: 0.16, subtitle: 'josefinBold' },
  { title: 'limelight', tracking: 0.1, subtitle: 'josefinBold' },
  { title: 'josefinBold', tracking: 0.2, subtitle: 'josefin' },
  { title: 'playfairBlack', tracking: 0.06, subtitle: 'josefinBold' },
];

export function chooseFaces(spec: SceneSpec, random: Random): TitleFaces {
  const isModern = spec.moods.some((mood) => mood === 'modern' || mood === 'minimal');
  return isModern
    ? { title: 'josefinBold', tracking: 0.2, subtitle: 'josefin' }
    : random.pick(FACES);
}

/** What is read first, and what below it: a day and a price within a title are its second line. */
export function titleLines({ texts, title, subtitle }: SceneSpec): readonly [string, string] {
  const second = texts.subtitle ?? subtitle.toLocaleUpperCase();
  if (texts.title === null) return [title.toLocaleUpperCase(), second];
  const at = texts.subtitle ? -1 : secondFrom(texts.title);
  if (at < 0) return [texts.title, second];
  return [texts.title.slice(0, at).replace(/[\s,;:·|–-]+$/u, ''), texts.title.slice(at).trim()];
}

const ABOVE =
  /(?:["”»“]|\b(?:title|headline|heading|text|lettering|words|name|titre|texte|titolo|testo|t[ií]tulo|texto|titel|überschrift|schriftzug)\b)(?:\s+(?:in|set|printed|written|placed|écrit|scritto|escrito|steht)(?:\s+\p{L}+){0,3}?)?\s+(?:(?:at|on|along|across) (?:the )?(?:very )?top|en haut|in alto|arriba|oben)(?![\p{L}])/iu;

/** 'With the title at the top'. */
export const isTitleAbove = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean => ABOVE.test(prompt);

const SHORTEST = 4;

/** Where the day, hour or price begins, from the comma before it if there is one. */
function secondFrom(title: string): number {
  const detail = findDetails(title).find(({ at }) => at >= SHORTEST);
  if (!detail) return -1;
  const comma = title.slice(0, detail.at).search(/[,;·|–]\s[^,;·|–]*$/u);
  return comma >= SHORTEST ? comma + 1 : detail.at;
}

interface TitleInks {
  ink: string;
  accent: string;
}

/** The heading of the poster. A title that the customer wrote keeps its case. */
export function drawTitle(
  press: LithoPress,
  { title: area, isSideways, margin }: PosterLayout,
  spec: SceneSpec,
  faces: TitleFaces,
  inks: TitleInks,
): void {
  const ctx = press.colour;
  const padding = isSideways ? area.width * 0.11 : margin * 0.6;
  const maxWidth = area.width - padding * 2;
  const [heading, subtitle] = titleLines(spec);
  const titleRoom = area.height * (subtitle ? (isSideways ? 0.62 : 0.52) : 0.74);
  const title = fitInto(ctx, heading, maxWidth, titleRoom, {
    face: faces.title,
    // Spread letters would make a long heading smaller than it can be.
    tracking: faces.tracking * (heading.length > LOOSE ? 0.3 : 1),
    sizePx: isSideways ? area.width * 0.22 : area.height * 0.78,
    maxLines: isSideways ? 4 : 2,
  });
  // Words of the customer's own are read from afar too: a date in small print is none.
  const isOwn = spec.texts.title !== null;
  const sub = fitInto(ctx, subtitle, maxWidth, area.height * (isOwn ? 0.34 : 0.2), {
    face: isOwn ? 'josefinBold' : faces.subtitle,
    tracking: isOwn ? 0.06 : 0.22,
    sizePx: isSideways ? area.width * (isOwn ? 0.08 : 0.06) : area.height * (isOwn ? 0.25 : 0.175),
    maxLines: isSideways ? 4 : isOwn ? 2 : 1,
  });
  // A new line parts the day from the place as well as a dot.
  const parted = { ...sub, lines: sub.lines.map((line) => line.replace(/^[\s·]+|[\s·]+$/gu, '')) };
  placeStack(press, area, [title, subtitle ? parted : null], inks);
}

/** Letters that may stand far from each other. */
const LOOSE = 13;

interface Setting {
  face: Face;
  tracking: number;
  sizePx: number;
  maxLines: number;
}

function fitInto(
  ctx: LithoPress['colour'],
  text: string,
  maxWidth: number,
  maxHeight: number,
  { face, tracking, sizePx, maxLines }: Setting,
): FittedText {
  return fitLines(ctx, text, { style: { face, tracking, sizePx }, maxWidth, maxLines, maxHeight });
}

/** Title over subtitle, centred in the area. */
function placeStack(
  press: LithoPress,
  area: PosterLayout['title'],
  [title, subtitle]: readonly [FittedText, FittedText | null],
  { ink, accent }: TitleInks,
): void {
  // Capitals fill some three quarters of their size.
  const titleHeight = title.lines.length * title.style.sizePx * 1.08 - title.style.sizePx * 0.34;
  const gap = subtitle ? Math.max(area.height * 0.035, subtitle.style.sizePx * 0.75) : 0;
  const subHeight = subtitle
    ? subtitle.lines.length * subtitle.style.sizePx * 1.2 - subtitle.style.sizePx * 0.4
    : 0;
  const x = area.x + area.width / 2;
  // An accent on a capital needs its own headroom: 'FÊTE'.
  const headroom = /[ÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜÝÑŐŰ]/.test(title.lines[0] ?? '')
    ? title.style.sizePx * 0.1
    : 0;
  const room = area.height - titleHeight - gap - subHeight;
  let y = area.y + room / 2 + headroom + title.style.sizePx * 0.74;
  press.colour.fillStyle = ink;
  for (const line of title.lines) {
    setText(press.colour, line, [x, y], title.style);
    y += title.style.sizePx * 1.08;
  }
  if (!subtitle) return;
  y += gap - title.style.sizePx * 1.08 + subtitle.style.sizePx * 0.78;
  press.colour.fillStyle = accent;
  for (const line of subtitle.lines) {
    setText(press.colour, line, [x, y], subtitle.style);
    y += subtitle.style.sizePx * 1.2;
  }
}
