import { fold } from '#studio/lexicon/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const LOADS = new Set<ThingId>([
  'basket',
  'crate',
  'wooden_case',
  'carton',
  'barrel',
  'gift_box',
  'ladder',
  'tray',
]);
const ON_BACK =
  /\b(?:on (?:his|her|the|their) back|hotte|kiepe|butte|ruckenkorb|auf dem rucken|sur le dos|sulla schiena|gerla|a la espalda)\b/;

interface Load {
  asked: AskedThing;
  how: 'front' | 'back';
}

/** What the one person of a picture carries, and how. */
export function carriedIn({
  figures,
  things,
  prompt,
}: Pick<SceneSpec, 'figures' | 'things' | 'prompt'>): Load | null {
  const [figure] = figures;
  const isOne = figures.length === 1 && figure?.count === 1 && figure.part === 'figure';
  const isOnBack = ON_BACK.test(fold(prompt));
  if (!isOne || (figure.action !== 'carrying' && !isOnBack)) return null;
  const asked = things.find(({ thing, count }) => LOADS.has(thing) && (count ?? 1) === 1);
  return asked ? { asked, how: isOnBack ? 'back' : 'front' } : null;
}
