import { rowOfColours } from '#studio/lexicon/plates/instructions/palette-asked.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import { COLOURFUL_WORDS, SERIES_WORDS } from '#studio/lexicon/words/wine/series.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { panels } from './panels.ts';
import { bustThing } from '#studio/litho/figures/bust.ts';
import { ROLES } from '#studio/litho/figures/roles.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { paintShout } from './ground.ts';
import { popWord } from './pop-palette.ts';
import type { PaintPop } from './pop-scene.ts';

/** Whether the prompt asks for one motif in many inks. */
export const isSeries = (spec: SceneSpec): boolean => {
  const { prompt, things, figures } = spec;
  if (isPortraits(spec)) return true;
  if (figures.some(({ part }) => part !== 'hands')) return false;
  // 'Cherry and cocktail glass repeated three times': both in every panel.
  if (things.length === 2 && REPEATED.test(fold(prompt)))
    return things.every(({ count, thing }) => (count ?? 1) === 1 && drawnMaker(thing) !== null);
  if (things.length > 1) return false;
  // One panel of a comic is the whole sheet.
  const words = tokenise(prompt.replace(ONE_PANEL, '')).map(({ word }) => word);
  const isSeveral = things.some((one) => one.isSeveral || (one.count ?? 1) > 2);
  return (
    words.some((word) => SERIES_WORDS.has(word)) ||
    (figures.length === 0 && things.length === 1 && IN_COLOURS.test(fold(prompt))) ||
    // 'Colourful bottles': each in an ink of its own.
    (isSeveral && words.some((word) => COLOURFUL_WORDS.has(word)))
  );
};

const REPEATED =
  /\b(?:repeated|repeating|repetition|times|warhol|grid|repete[es]*|fois|ripetut[oaie]|volte|repetid[oa]s?|veces|wiederholt|mal)\b/;

const IN_COLOURS =
  /\b(?:two|three|four|six|eight|nine|twelve|[234689]) (?:different )?(?:colou?rs|panels|tiles|versions)\b|\bwarhol\b|\bsoup[ -]cans?\b|\bgrid\b|\b(?:quatre|six|neuf) couleurs\b|\b(?:quattro|sei|nove) colori\b|\b(?:cuatro|seis|nueve) colores\b|\b(?:vier|sechs|neun) farben\b|\beach (?:one )?(?:in|of|with) (?:an? )?(?:different|another|its own|other) colou?r\b|\b(?:all )?in different colou?rs\b|\bchacune? (?:d une |dans une )?(?:autre )?couleur\b|\bognun[oa] di (?:un )?(?:altro )?colore\b|\bcada un[oa] de (?:un )?(?:otro )?color\b|\bjede[rs]? in (?:einer )?anderen? farbe\b/;

/** 'Portrait of a winemaker in four colours': one face in many inks. */
const isPortraits = ({ prompt, figures, things }: SceneSpec): boolean =>
  figures.length === 1 &&
  figures[0]?.count === 1 &&
  figures[0].part !== 'hands' &&
  things.length < 2 &&
  IN_COLOURS.test(fold(prompt));

const ONE_PANEL = /\b(?:comics?|cartoon|single|one)[ -]panel\b/giu;

/** Grounds with the ink of the thing that stands before each. */
const INKS: readonly (readonly [ground: string, ink: string])[] = [
  ['#ffd400', '#e5002d'],
  ['#ff3b7f', '#1746d1'],
  ['#19c5d6', '#ff7a1a'],
  ['#7a1fb8', '#ffd400'],
  ['#00b48a', '#ff3b7f'],
  ['#ff7a1a', '#5b2bd6'],
  ['#1746d1', '#19c5d6'],
  ['#e5002d', '#00b48a'],
];
const USUAL = 4;

const PANELS =
  /\b(?:grid|set|series|grille|serie|griglia|raster) (?:of|de|di|von|aus) (\w+)|\b(\w+) (?:colou?rs|couleurs|colori|colores|farben|panels|tiles|times|versions|panneaux|pannelli|paneles|kacheln)\b/;
const CROSSED = /\b([2-4]) ?[x×] ?([2-4])\b/iu;
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'A grid of nine', 'a 3x3 grid': one panel each. */
function panelsIn(prompt: string): number {
  const [, across, down] = CROSSED.exec(prompt) ?? [];
  if (across && down) return Number(across) * Number(down);
  const [, after, before] = PANELS.exec(fold(prompt)) ?? [];
  const said = after ?? before ?? '';
  return Number(said) || (NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 2 : USUAL);
}

/** Faces as Warhol's printers inked them: skin, hair and shirt of one panel. */
const FACES: readonly (readonly [skin: string, hair: string, top: string])[] = [
  ['#ffb3c7', '#5b2bd6', '#e5002d'],
  ['#ffe14d', '#e5002d', '#1746d1'],
  ['#9be8d8', '#1746d1', '#ff7a1a'],
  ['#ffc48a', '#00796b', '#7a1fb8'],
  ['#d9b3ff', '#e0218a', '#00b48a'],
  ['#ffd9b8', '#141019', '#ff3b7f'],
];

/** What is repeated: the face that was asked for, else the thing. */
interface Motif {
  thing: ThingId;
  maker: DrawnThing;
}

function motifsOf(spec: SceneSpec): (i: number) => readonly Motif[] {
  const [figure] = spec.figures;
  const [asked] = spec.things;
  if (figure && isPortraits(spec))
    return (i) => {
      const [skin, hair, top] = FACES[i % FACES.length] ?? ['#ffb3c7', '#5b2bd6', '#e5002d'];
      const held = asked ? { thing: asked.thing, asked } : null;
      const thing: ThingId = (figure.role && ROLES[figure.role].thing) || 'person';
      return [
        { thing, maker: bustThing({ figure, spec, held, side: 1, worn: { skin, hair, top } }) },
      ];
    };
  const usual: ThingId = spec.subjects.includes('glass') ? 'glass' : 'bottle';
  const named = spec.things.length > 0 ? spec.things.map(({ thing }) => thing) : [usual];
  const motifs = named.map((thing): Motif => {
    const maker = drawnMaker(thing);
    if (!maker) throw new Error(`“${thing}” cannot be drawn.`);
    return { thing, maker };
  });
  return () => motifs;
}

const MOST_IN_ROW = 7;
const inRow = (sheet: Rect, count: number): Rect[] =>
  Array.from({ length: count }, (_, i) => ({
    ...sheet,
    x: sheet.x + (sheet.width * i) / count,
    width: sheet.width / count,
  }));

/** Bytes between two inks that nobody takes for one. */
const APART = 110;

/** Seen before a ground of that colour. */
function isApart(ink: string, ground: string | null): boolean {
  if (!ground) return true;
  const [a, b] = [hexBytes(ink), hexBytes(ground)];
  return Math.hypot(...a.map((byte, i) => byte - b[i]!)) > APART;
}

/** One motif in a grid of panels, each printed in two other inks. */
export const paintPopSeries: PaintPop = (scene) => {
  const { press, spec, random } = scene;
  const motifs = motifsOf(spec);
  const isFaces = isPortraits(spec);
  const [asked] = spec.things;
  const told = asked?.count && asked.count > 1 ? asked.count : panelsIn(spec.prompt);
  const count = Math.min(told, 12);
  const sheet = { x: 0, y: 0, width: press.width, height: press.height };
  // 'Four bottles, pink, yellow, blue and green': one of them each.
  const row = rowOfColours(tokenise(spec.prompt).map(({ word }) => word));
  const several = row.length > 1 ? row : [];
  // 'Each in a different colour, on a pink background': one ground for all of them.
  const common = spec.ground?.hex ?? null;
  const inks = random.fork('inks').shuffle(INKS.filter(([, ink]) => isApart(ink, common)));
  const wideOf = motifs(0).reduce((sum, { maker }) => sum + maker.aspect, 0);
  if (common)
    press.withOutline(0, () =>
      press.fill(rectangle(sheet), common, {
        from: [0, 0],
        to: [0, sheet.height],
        start: 0.3,
        end: -0.3,
      }),
    );
  const cells = common && count <= MOST_IN_ROW ? inRow(sheet, count) : panels(sheet, count, wideOf);
  cells.forEach((cell, i) => {
    const [ground, own] = inks[i % inks.length] ?? ['#ffd400', '#e5002d'];
    if (!common)
      press.fill(rectangle(cell), ground, {
        from: [cell.x, cell.y],
        to: [cell.x + cell.width, cell.y + cell.height],
        start: 0.3,
        end: -0.3,
      });
    const ink = (asked?.colours ?? several)[i]?.hex ?? own;
    // The colour plates of a screen print never meet quite.
    const slipped = inks[(i + 3) % inks.length]?.[1] ?? '#141019';
    // One and the same face in every panel.
    const fork = random.fork(isFaces ? 'face' : `panel ${i}`);
    const look = lookFor({ spec }, fork, { line: '#ffffff' });
    const shown = motifs(i);
    const wide = cell.width / shown.length;
    for (const [k, { thing, maker }] of shown.entries()) {
      const heightPx = Math.min(cell.height * (isFaces ? 0.96 : 0.9), (wide * 0.9) / maker.aspect);
      const foot = isFaces ? cell.height : (cell.height + heightPx) / 2;
      const base = [cell.x + wide * (k + 0.5), cell.y + foot] as const;
      const slip = Math.min(cell.width, cell.height) * 0.035;
      press.clipped(rectangle(cell), () =>
        press.named(thing, () => {
          if (!isFaces)
            press.withOutline(0, () =>
              press.silhouette(slipped, () =>
                maker.draw(press, { base: [base[0] - slip, base[1] + slip * 0.6], heightPx }, look),
              ),
            );
          maker.draw(press, { base, heightPx }, { ...look, colour: ink });
        }),
      );
    }
  });
  const word = popWord(spec);
  const radius = Math.min(press.width, press.height) * 0.2;
  if (word) paintShout(scene, word, [press.width / 2, press.height / 2], radius);
};
