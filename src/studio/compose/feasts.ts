import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** Kept after dark, by candles and strings of lamps. */
const BY_NIGHT =
  /\b(?:halloween|new year\W?s?\Weve|nye|silvester\w*|nochevieja|capodanno|saint sylvestre|reveillon|valentine\W?s?\W(?:day\W)?dinner|diner de (?:la )?saint valentin|cena di san valentino|cena de san valentin|valentinsdinner|romantic dinner|candlelight dinner|candlelit dinner|diner aux chandelles|cena a lume di candela|cena a la luz de las velas|dinner party|cocktail party)\b/;
const FEASTS =
  /\b(?:birthday|anniversary|anniversaire|compleanno|cumpleanos|geburtstag\w*|party|parties|celebration|fete|festa|fiesta|feier|valentine\w*|saint valentin|san valentino|san valentin|valentinstag|dinner|diner|supper|cena|abendessen|carnival|carnaval|carnevale|karneval|fasching)\b/;

/** Feasts are held in a room, and not before the bare wall of a studio. */
export const isFeast = (spec: SceneSpec): boolean =>
  spec.style === 'cinematic' && (isNightFeast(spec) || FEASTS.test(fold(spec.prompt)));

export const isNightFeast = ({ prompt, place }: Pick<SceneSpec, 'prompt' | 'place'>): boolean =>
  place === null && BY_NIGHT.test(fold(prompt));
