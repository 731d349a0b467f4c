import type { SceneSpec } from '#studio/scene-spec.ts';
import { nameAround, placeOfPoster } from '#studio/lexicon/lettering/name-around.ts';
import { cityOf } from '#studio/places/place-of.ts';
import { TRAVEL } from '#studio/lexicon/travel-poster.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { capital } from '#studio/typography/capital.ts';

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
export function headingFor(asked: Described, land: string | null = null): Heading {
  const { region } = asked;
  const spec = region && land ? { ...asked, region: { ...region, name: land } } : asked;
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

/** 'Tuscany' stays Tuscany, 'mosel' is the Mosel: the land by the name that the customer gave it. */
export function landAsSaid(
  { matches, tokens }: Sentence,
  region: SceneSpec['region'],
): string | null {
  if (!region) return null;
  const match = matches.find(({ effects, isNegated }) =>
    effects.some(
      (effect) => effect.kind === 'region' && effect.value.id === region.id && !isNegated,
    ),
  );
  const said = match && tokens.slice(match.at, match.at + match.length).map(({ text }) => text);
  // 'Tuscan hills' lie in Tuscany, but nobody calls it that.
  if (!said || OF_A_LAND.test(fold(said.at(-1) ?? ''))) return null;
  // As it is written on maps, with its hyphens and accents.
  if (plain(said.join(' ')) === plain(region.name)) return null;
  return said.map((word) => (JOINS.test(word) ? word : capital(word))).join(' ');
}
const plain = (name: string): string => fold(name).replaceAll(/[^a-z]/g, '');
const OF_A_LAND = /(?:an|ian|ish|ese|isch\w*|ien|ienne|ais|aise|ano|ana|ner|wines?)$/;
const JOINS = /^(?:de|la|du|des|of|the|del|di|dei|della|von|vom)$/i;

function factsOf({ prompt, region, varietal, vintage }: Described): string[] {
  const found = [region?.name, varietal?.name].filter((name) => name !== undefined);
  const whole = found[0] && nameAround(prompt, found[0]);
  const rest = found.slice(1).filter((name) => !whole?.includes(name));
  const names = whole ? [whole, ...rest] : found;
  // A year alone is no heading.
  return names.length > 0 && vintage ? [...names.slice(0, 1), String(vintage)] : names;
}
