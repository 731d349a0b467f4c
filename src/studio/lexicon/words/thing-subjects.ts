import type { ThingId } from '#studio/things/catalogue.ts';
import type { Effect } from '#studio/lexicon/effects.ts';

const subject = (value: Extract<Effect, { kind: 'subject' }>['value']): Effect => ({
  kind: 'subject',
  value,
});
const beside = (value: Extract<Effect, { kind: 'accompaniment' }>['value']): Effect => ({
  kind: 'accompaniment',
  value,
});

/** Things that decide what kind of picture it is, besides being in it. */
export const THING_SUBJECTS: Partial<Record<ThingId, readonly Effect[]>> = {
  bottle: [subject('bottle')],
  magnum: [subject('bottle'), { kind: 'bottle', value: 'magnum' }],
  half_bottle: [subject('bottle')],
  clavelin: [subject('bottle')],
  flute_bottle: [subject('bottle'), { kind: 'bottle', value: 'hock' }],
  glass: [subject('glass')],
  champagne_flute: [subject('glass'), { kind: 'glass', value: 'flute' }],
  decanter: [subject('decanter')],
  carafe: [subject('decanter')],
  grapes: [subject('grapes')],
  label: [subject('label')],
  sommelier: [subject('sommelier')],
  oyster: [beside('oysters')],
  hard_cheese: [beside('cheese')],
  bread: [beside('bread')],
};
