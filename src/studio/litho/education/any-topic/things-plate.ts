import { capital } from '#studio/typography/capital.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { plateLanguage } from '#studio/lexicon/plates/language-of.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { put } from '#studio/litho/education/put.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

const MOST = 12;
/** Things that have plates of their own. */
const TAUGHT: ReadonlySet<ThingId> = new Set([
  'bottle',
  'glass',
  'grapes',
  'barrel',
  'label',
  'decanter',
  'cork',
]);
const PLAIN: readonly Subject[] = ['bottle', 'glass', 'poster', 'pairing', 'cork'];
/** So many things in a row are a list, even of those that have plates: 'corkscrew, bottle, glass, decanter'. */
const LIST = 3;
const LISTED: readonly Subject[] = [...PLAIN, 'decanter', 'grapes', 'barrels', 'label'];

export const drawableThings = ({ things }: SceneSpec): ThingId[] =>
  [...new Set(things.map(({ thing }) => thing))].filter((thing) => drawnMaker(thing) !== null);

/** A prompt that names things and no topic wants a plate of these things. */
export function isOfThings(spec: SceneSpec): boolean {
  const things = drawableThings(spec);
  const subject = spec.subjects[0] ?? 'bottle';
  const isPlain = PLAIN.includes(subject) && things.some((thing) => !TAUGHT.has(thing));
  return spec.plate === null && (isPlain || (LISTED.includes(subject) && things.length >= LIST));
}

/** The heading that was asked for, else the one thing that the sheet shows. */
export function thingsTitle(spec: SceneSpec): string {
  const [only, ...others] = drawableThings(spec);
  return spec.title || (only && others.length === 0 ? nameOf(only, spec) : '');
}

/** Each thing with its name below. */
export function drawThingsPlate(plate: Plate): void {
  drawThingSteps(plate, drawableThings(plate.spec), plate.area);
}

export function drawThingSteps(plate: Plate, things: readonly ThingId[], area: Rect): void {
  const steps = things.slice(0, MOST).map((thing): Step => ({
    name: nameOf(thing, plate.spec),
    note: '',
    draw: (sheet, box) => put(sheet, thing, box, { scale: things.length > 1 ? 1 : 0.8 }),
  }));
  drawSteps(plate, steps, { isNumbered: false, hasNotes: false }, area);
}

/** Our names are English: a sheet in another language says what the customer wrote. */
function nameOf(thing: ThingId, { prompt, words }: SceneSpec): string {
  const asked =
    plateLanguage(prompt) === 'en'
      ? undefined
      : words.find(({ proofs, isRefused }) => !isRefused && proofs.includes(`thing:${thing}`));
  const name = asked?.text ?? THINGS.find(({ id }) => id === thing)?.one ?? '';
  return capital(name);
}
