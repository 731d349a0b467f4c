import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** A neon sign shines itself; a neon colour is a loud ink. */
const NEON = /\bneon(?!\s?(?:sign|signs|tube|tubes|light|lights|schild|licht|rohre|rohren)\b)/;
const INKS: readonly NonNullable<AskedThing['colour']>[] = [
  { name: 'pink', hex: '#ff2fb3' },
  { name: 'green', hex: '#39ff14' },
  { name: 'yellow', hex: '#f4ff00' },
  { name: 'blue', hex: '#00d5ff' },
];

export const isNeon = ({ style, prompt, things }: SceneSpec): boolean =>
  style === 'pop_art' && things.length > 0 && NEON.test(fold(prompt));

/** 'Neon-coloured grapes': each thing that has no colour of its own gets a loud one. */
export function inNeon(spec: SceneSpec): SceneSpec {
  if (!isNeon(spec)) return spec;
  const things = spec.things.map((asked, i) => ({
    ...asked,
    colour: asked.colour ?? INKS[i % INKS.length]!,
  }));
  return { ...spec, things };
}
