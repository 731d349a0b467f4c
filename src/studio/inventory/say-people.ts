import type { Trait } from '#studio/accounting/proof.ts';
import type { SeenThing } from './inventory.ts';
import { inWords, withArticle } from './say-count.ts';

const KINDS = {
  woman: ['woman', 'women'],
  man: ['man', 'men'],
  person: ['person', 'people'],
  child: ['child', 'children'],
} as const;
export type PersonKind = keyof typeof KINDS;
const ORDER = Object.keys(KINDS) as PersonKind[];

/** Who was cast, by kind: `cast:child:2`. */
export const castTraits = (cast: readonly PersonKind[]): Trait[] =>
  ORDER.flatMap((kind) => {
    const count = cast.filter((one) => one === kind).length;
    return count > 0 ? [`cast:${kind}:${count}` as const] : [];
  });

/** People by their kind, as long as all who were cast are seen and nobody else, or all are of one kind. */
export function sayPeople({ thing, count }: SeenThing, traits: readonly Trait[]): string | null {
  if (thing !== 'person') return null;
  const cast = ORDER.flatMap((kind) => {
    const told = traits.find((trait) => trait.startsWith(`cast:${kind}:`));
    return told ? [{ kind, number: Number(told.slice(told.lastIndexOf(':') + 1)) }] : [];
  });
  const total = cast.reduce((sum, { number }) => sum + number, 0);
  const [only, other] = cast;
  // Of one panel or another there may be more of them than were cast.
  if (only && !other && count <= total) return several(only.kind, count);
  if (total !== count) return null;
  const said = cast.map(({ kind, number }) => several(kind, number));
  return [said.slice(0, -1).join(', '), ...said.slice(-1)].join(' and ');
}

function several(kind: PersonKind, count: number): string {
  const [one, many] = KINDS[kind];
  return count > 1 ? `${inWords(count) ?? 'many'} ${many}` : withArticle(one);
}
