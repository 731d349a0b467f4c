import { fold } from '#studio/lexicon/matching/normalise.ts';
import { disc, cut } from '#studio/litho/things/cuts/cut.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const HEIGHT = 0.25;

/** Forked tail, long wings, a red throat. */
const swallow = cut([122, 74], HEIGHT, [
  ['#1c294e', 'M60 40C50 24 34 12 12 6C24 18 32 32 50 46z'],
  [
    '#1c294e',
    'M110 36C104 29 92 27 80 31C68 34 54 40 42 46L2 62L36 52L12 74C28 66 44 58 58 52C74 54 94 50 104 42L116 39z',
  ],
  ['#ede4d8', 'M102 41C92 50 76 53 60 50C74 48 88 44 98 38z'],
  ['#a64120', 'M109 37L100 36C97 39 98 42 102 43z'],
  ['#2a3a66', 'M84 35C80 22 88 8 116 0C108 18 98 34 76 46C66 46 70 38 84 35z'],
  ['#13151c', disc(106, 36, 1.3)],
]);

/** Wings like a flat M, dark at their tips. */
const gull = cut([130, 54], HEIGHT * 0.8, [
  [
    '#e4e1da',
    'M0 26C18 4 42 6 58 28L72 28C88 6 112 4 130 26C112 18 94 20 80 38C73 47 57 47 50 38C36 20 18 18 0 26z',
  ],
  [
    '#9aa2a9',
    'M18 14C32 10 46 16 56 30C44 22 32 18 18 19zM112 14C98 10 84 16 74 30C86 22 98 18 112 19z',
  ],
  [
    '#33323a',
    'M0 26C6 18 12 15 20 13C18 17 12 21 0 26zM130 26C124 18 118 15 110 13C112 17 118 21 130 26z',
  ],
  ['#f4f0e6', disc(65, 38, 9, 8)],
  ['#e2ac35', 'M62 43L68 43L65 50z'],
]);

/** A dark bird of the land, seen from below. */
const bird = cut([130, 54], HEIGHT * 0.8, [
  [
    '#3f3a42',
    'M0 26C18 4 42 6 58 28L72 28C88 6 112 4 130 26C112 18 94 20 80 38C73 47 57 47 50 38C36 20 18 18 0 26z',
  ],
  ['#3f3a42', 'M58 40L72 40L76 54L65 49L54 54z'],
]);

/** Neck and legs stretched, white with black wings. */
const stork = cut([140, 66], HEIGHT * 1.3, [
  ['#c8452e', 'M4 40L34 42L34 45L4 45z'],
  ['#c8452e', 'M120 30L140 33L120 35z'],
  ['#f4f0e6', 'M30 40C44 30 66 28 82 32L118 28C124 29 124 35 118 36L86 42C70 52 46 52 30 46z'],
  ['#33323a', 'M48 36C34 24 26 10 24 0C44 6 66 18 76 34C70 42 56 42 48 36z'],
  ['#f4f0e6', 'M58 36C52 28 48 22 46 16C58 20 70 26 78 35C72 42 64 42 58 36z'],
  ['#13151c', disc(118, 31, 1.3)],
]);

/** Always on the wing, where nothing bears them. */
const BY_NATURE: Readonly<Partial<Record<ThingId, DrawnThing>>> = { swallow, seagull: gull };
const TOLD: Readonly<Partial<Record<ThingId, DrawnThing>>> = {
  ...BY_NATURE,
  bird,
  crow: bird,
  stork,
};
const FLIES =
  /\b(?:fly|flies|flying|in flight|in the sky|soaring|circling|overhead|vol(?:ent|ant|e)|en vol|dans le ciel|volan[oa]|volando|in volo|in cielo|nel cielo|vuelan?|en vuelo|en el cielo|flieg\w*|im flug|am himmel|kreis\w*)\b/;
const SITS =
  /\b(?:sit\w*|perch\w*|on (?:a|the) (?:wire|branch|fence|roof|post|barrel)|peck\w*|eat\w*|steal\w*|pos[ée]e?s?|perche\w*|posat\w*|posad\w*|sitz\w*)\b/;

/** Birds of a print that are seen in the air, each with its shape. */
export function flyingIn({
  prompt,
  things,
  style,
}: SceneSpec): ReadonlyMap<AskedThing, DrawnThing> {
  const said = fold(prompt);
  if (style === 'meme_style' || SITS.test(said)) return new Map();
  const makers = FLIES.test(said) ? TOLD : BY_NATURE;
  return new Map(
    things.flatMap((asked) => {
      const maker = asked.relation ? undefined : makers[asked.thing];
      return maker ? [[asked, maker] as const] : [];
    }),
  );
}
