import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { circle, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { LithoPress } from '#studio/litho/press.ts';

/** What is worn at the neck. */
export interface NeckWear {
  kind: 'scarf' | 'bow' | 'chain';
  thing: ThingId;
  colour: string;
}

const BOW = /\b(?:bow ?ties?|noeud papillon|papillon|pajarita|fliege)\b/;
const AT_NECK = new Set<ThingId>(['scarf', 'necktie', 'ribbon']);
const CHAINS = new Set<ThingId>(['chain', 'pearl_necklace']);
/** 'A gold chain' is worn; an iron one hangs at a gate. */
const AS_JEWEL =
  /\b(?:gold\w*|silver|necklace|or|argent|collier|oro|argento|collana|plata|collar|silber\w*|perlenkette|wear\w*|porte|indossa\w*|lleva\w*|tragt)\b/;

/** Scarves and bow ties belong to the people of the picture; nobody lays them on a table. */
export function neckWearIn({ prompt, things }: SceneSpec): {
  wear: NeckWear | null;
  taken: readonly AskedThing[];
} {
  const jewel = things.find(({ thing, relation }) => CHAINS.has(thing) && !relation);
  if (jewel && AS_JEWEL.test(fold(prompt)))
    return {
      wear: {
        kind: 'chain',
        thing: jewel.thing,
        colour: jewel.thing === 'pearl_necklace' ? '#fbf6ea' : (jewel.colour?.hex ?? '#e2b53a'),
      },
      taken: [jewel],
    };
  const isBow = BOW.test(fold(prompt));
  const worn = things.filter(
    ({ thing, relation }) => AT_NECK.has(thing) && !relation && (thing === 'scarf' || isBow),
  );
  const [first] = worn;
  if (!first) return { wear: null, taken: [] };
  const kind = isBow ? 'bow' : 'scarf';
  const colour = first.colour?.hex ?? (isBow ? '#15131a' : '#b8353a');
  return { wear: { kind, thing: isBow ? 'necktie' : 'scarf', colour }, taken: worn };
}

const LINKS = 12;

/** Drawn over the collar; `centre` is between the eyes, `size` a head. */
export function drawNeckWear(
  press: LithoPress,
  { kind, thing, colour }: NeckWear,
  { centre, size }: { centre: Point; size: number },
): void {
  const at = (x: number, y: number): Point => [centre[0] + x * size, centre[1] + y * size];
  const light = { from: at(-0.3, 0.4), to: at(0.3, 0.7), start: 0.25, end: -0.35 } as const;
  press.apart(() =>
    press.named(thing, () => {
      if (kind === 'chain') {
        for (let i = 0; i <= LINKS; i++) {
          const t = (i / LINKS) * 2 - 1;
          press.fill(circle(at(t * 0.32, 0.5 + (1 - t * t) * 0.36), size * 0.042), colour, light);
        }
        return;
      }
      if (kind === 'bow') {
        for (const side of [-1, 1])
          press.fill(
            polygon([at(0, 0.56), at(side * 0.17, 0.47), at(side * 0.17, 0.65)]),
            colour,
            light,
          );
        press.fill(circle(at(0, 0.56), size * 0.045), darken(colour, 0.15));
        return;
      }
      press.fill(
        smooth([at(0.06, 0.56), at(0.22, 0.54), at(0.26, 1.02), at(0.1, 1.04)], true, 0.2),
        darken(colour, 0.12),
        light,
      );
      press.fill(
        smooth(
          [at(-0.3, 0.42), at(0, 0.5), at(0.3, 0.42), at(0.33, 0.58), at(0, 0.7), at(-0.33, 0.58)],
          true,
          0.35,
        ),
        colour,
        light,
      );
    }),
  );
}
