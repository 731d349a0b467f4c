import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { AREAS } from '#studio/litho/education/atlas/areas.ts';
import { COUNTRIES } from '#studio/litho/education/atlas/countries.ts';

interface Known {
  grapes: string;
  /** In five languages. */
  country: string;
}

/** What the maps tell of a wine's home: its chief grapes and its country. */
export function knownOfPlace(name: string, { region }: SceneSpec): Known | null {
  const asked = [name, region?.name ?? ''].map((one) => fold(one).trim()).filter(Boolean);
  for (const { spots, country } of AREAS) {
    const spot = spots.find(([own]) => asked.some((one) => isSame(fold(own), one)));
    const home = COUNTRIES.find((area) => area.country === country && !area.beside);
    if (spot && home) return { grapes: spot[4], country: home.name };
  }
  return null;
}

/** 'Chianti' is at home where 'Chianti Classico' is, 'Brunello di Montalcino' in Montalcino. */
const isSame = (own: string, asked: string): boolean =>
  own === asked || own.startsWith(`${asked} `) || asked.endsWith(` ${own}`);
