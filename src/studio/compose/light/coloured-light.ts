import { fold } from '#studio/lexicon/matching/normalise.ts';
import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';
import type { NamedColour, SceneSpec } from '#studio/scene-spec.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { byteToLinear, hexBytes } from '#studio/textures/colour.ts';

/** 'Blue light', 'lit in red', 'lumière bleue', 'blaues Licht'. */
const BEFORE = /\b(\p{L}+)(?: \p{L}+)? (?:lights?|lighting|glow|licht|beleuchtung)\b/u;
const DIRECT = /\b(\p{L}+) (?:lights?|lighting|glow|lit|licht|beleuchtung)\b/u;
const AFTER =
  /\b(?:lit (?:up )?in|bathed in|lumieres?|luc[ei]|luz|luces)(?: (?:deep|dark|soft|the))? (\p{L}+)\b/u;
/** Lamps are warm and moonlight is cold by themselves; white light has no colour. */
const NONE = new Set([
  'white',
  'gold',
  'golden',
  'amber',
  'cream',
  'ivory',
  'beige',
  'black',
  'silver',
  'brown',
  'grey',
]);

/** The colour that light is said to have. */
export function lightColourOf({ prompt }: Pick<SceneSpec, 'prompt'>): NamedColour | null {
  const text = fold(prompt);
  for (const said of [DIRECT, AFTER, BEFORE]) {
    const word = said.exec(text)?.[1] ?? '';
    const name = COLOUR_ALIASES[word] ?? word;
    const hex = COLOUR_HEX[name];
    if (hex !== undefined && !NONE.has(name)) return { name, hex };
  }
  return null;
}

/** How much of the other colours is left in it; tubes of one colour leave next to none. */
const LEFT = 0.3;
const LEFT_OF_NEON = 0.06;

/** What the film is multiplied by under such a light: as bright, and of its colour. */
export function lightGain(colour: NamedColour, isNeon = false): Vec3 {
  const left = isNeon ? LEFT_OF_NEON : LEFT;
  const bytes = hexBytes(colour.hex);
  const rgb = bytes.map(byteToLinear);
  const top = Math.max(...rgb);
  const [r, g, b] = rgb.map((v) => left + (1 - left) * Math.sqrt(v / top));
  const level = 0.3 * r! + 0.5 * g! + 0.2 * b!;
  const k = Math.min(1.7, 0.85 / level);
  return [r! * k, g! * k, b! * k];
}
