import { fold } from '#studio/lexicon/matching/normalise.ts';
import { placeOf } from '#studio/places/place-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const FIELD =
  /\b(?:fields?|rows?|champs?|rangs?|campi|campo|campos|filari|hileras|feld\w*|lavendelfeld\w*|surrounded|among|amid|entoure\w*|circondat\w*|rodead\w*|umgeben|inmitten|(?:through|past|across|in)(?: the)?(?: \w+)? lavender|(?:dans|parmi) (?:la|les) lavandes?|(?:nella|tra la) lavanda|entre (?:la )?lavandas?|durch (?:den |das )?lavendel)\b/;
const IN_THE_VIEW: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'scenery').map(({ id }) => id),
);

/** Lavender in rows to the horizon, not a bunch of it on a table. */
export function isLavenderLand(spec: SceneSpec): boolean {
  const { things, prompt, figures } = spec;
  const others = things.filter(({ thing }) => thing !== 'lavender');
  if (others.length === things.length) return false;
  // 'A vineyard with lavender' has it beside the vines, not on a table before them.
  const isOfView = others.length > 0 || placeOf(spec) === 'vineyard';
  const isAlone = isOfView && figures.length === 0;
  return (
    FIELD.test(fold(prompt)) || (isAlone && others.every(({ thing }) => IN_THE_VIEW.has(thing)))
  );
}
