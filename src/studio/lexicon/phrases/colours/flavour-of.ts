import { effectsOf } from '#studio/lexicon/identity.ts';
import type { NamedColour } from '#studio/scene-spec.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const BROWN: NamedColour = { name: 'brown', hex: '#5b3521' };
const PINK: NamedColour = { name: 'pink', hex: '#e58fa6' };

/** What ice cream looks like, by what it is made with. */
const FLAVOURS: Partial<Record<ThingId, NamedColour>> = {
  chocolate: BROWN,
  strawberry: PINK,
  cherry: PINK,
  berry: { name: 'purple', hex: '#7d4a6e' },

  lemon: { name: 'yellow', hex: '#f3eba6' },
  orange: { name: 'orange', hex: '#f0a458' },
  pistachio: { name: 'green', hex: '#b4bf86' },
  coffee: { name: 'brown', hex: '#a37a52' },
  hazelnut: { name: 'brown', hex: '#b58c62' },
};

/** 'Chocolate ice cream', 'gelato al cioccolato': the flavour beside it, in one breath. */
export function flavourOf({ matches, tokens }: Sentence, head: number): NamedColour | null {
  const own = matches[head];
  if (thingOf(own) !== 'ice_cream' || !own) return null;
  const isNear = (from: number, to: number): boolean =>
    to - from <= 2 && !tokens.slice(from, to + 1).some(({ opensClause }) => opensClause);
  const [before, after] = [matches[head - 1], matches[head + 1]];
  const isBefore = before && isNear(before.at + before.length, own.at);
  const isAfter = after && isNear(own.at + own.length, after.at);
  const tasted = [isBefore ? before : undefined, isAfter ? after : undefined]
    .flatMap((match) => effectsOf(match?.effects ?? [], 'thing'))
    .map(({ value }) => FLAVOURS[value])
    .find((colour) => colour !== undefined);
  return tasted ?? null;
}
