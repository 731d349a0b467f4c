import type { SceneSpec } from '#studio/scene-spec.ts';
import { nameAround, placeOfPoster } from '#studio/lexicon/lettering/name-around.ts';
import { cityOf } from '#studio/places/place-of.ts';
import { TRAVEL } from '#studio/lexicon/travel-poster.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

export interface Heading {
  title: string;
  subtitle: string;
}

type Described = Omit<SceneSpec, 'words' | 'notUnderstood' | 'title' | 'subtitle'>;

const NO_TEXT =
  /\b(no|without( any)?|free of) (text|words|lettering|letters|title|type|typography|writing|slogan|caption)|\b(sans|senza|sin|ohne) (texte|titre|testo|titolo|scritte|texto|titulo|letras|text|titel|schrift|beschriftung|worte)|textless/;

/** A title that asks which. */
const OF_THE_MONTH =
  /\bof the (?:month|week|year|day)$|\b(?:du (?:mois|jour)|del (?:mese|mes|giorno|dia)|des (?:monats|jahres|tages))$/;

/** The customer's own words, else what the prompt itself names: region, grape and year. Never a slogan. */
export function headingFor(spec: Described): Heading {
  const { title, subtitle } = spec.texts;
  if (title !== null) {
    const facts = OF_THE_MONTH.test(fold(title)) ? factsOf(spec).join(' · ') : '';
    return { title, subtitle: subtitle ?? facts };
  }
  if (NO_TEXT.test(fold(spec.prompt))) return { title: '', subtitle: subtitle ?? '' };
  const place = placeOfPoster(spec.prompt);
  // Whoever travels to Seville reads its name, whatever is drunk there.
  if (place && cityOf(spec) && TRAVEL.test(fold(spec.prompt)))
    return { title: place, subtitle: subtitle ?? '' };
  const [first = place ?? '', second = ''] = factsOf(spec);
  return { title: first, subtitle: subtitle ?? second };
}

function factsOf({ prompt, region, varietal, vintage }: Described): string[] {
  const found = [region?.name, varietal?.name].filter((name) => name !== undefined);
  const whole = found[0] && nameAround(prompt, found[0]);
  const rest = found.slice(1).filter((name) => !whole?.includes(name));
  const names = whole ? [whole, ...rest] : found;
  // A year alone is no heading.
  return names.length > 0 && vintage ? [...names.slice(0, 1), String(vintage)] : names;
}
