import { LIVELY } from '#studio/lexicon/lively.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { animalPortraits } from './animal-bust.ts';

const BEARS =
  /\b(?:hold(?:s|ing)?|carr(?:y|ies|ying)|steal(?:s|ing)?|stole|bring(?:s|ing)?|snatch\w*|portant|porte|vole|volant|tenant|tient|porta|portando|ruba|rubando|tiene|lleva|llevando|roba|robando|tragt|tragend\w*|stiehlt|halt|in its (?:mouth|beak|jaws|snout|trunk|paws?)|(?:his|her) (?:beak|snout|trunk|paws?)|(?:gueule|bec|trompe|becco|pico|hocico|trompa|maul|schnabel|russel))\b/;
/** Small enough for a beak or a mouth. */
const SMALL = new Set<ThingId>(
  `grapes glass champagne_flute bottle cork corkscrew hard_cheese soft_cheese blue_cheese bread baguette croissant
  apple pear cherry strawberry fig olive rose flowers vine_leaf letter basket sausage ham cake key heart truffle lantern`.split(
    /\s+/,
  ) as ThingId[],
);

/** 'A fox stealing grapes', 'a rooster holding a glass': what an animal has in its mouth or before its breast. */
export function animalLoad(spec: SceneSpec): { bearer: AskedThing; load: AskedThing } | null {
  if (spec.figures.length > 0 || !BEARS.test(fold(spec.prompt))) return null;
  if (animalPortraits(spec).length > 0) return null;
  const bearer = spec.things.find(({ thing, count }) => LIVELY.has(thing) && (count ?? 1) === 1);
  const load = spec.things.find(
    ({ thing, count, relation }) =>
      SMALL.has(thing) && (count ?? 1) === 1 && relation?.kind !== 'in',
  );
  return bearer && load ? { bearer, load } : null;
}
