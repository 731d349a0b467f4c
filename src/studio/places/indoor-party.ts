import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const AT_HOME =
  /\b(?:birthday|new year|nye|silvester\w*|nochevieja|capodanno|halloween|valentine\w*|anniversary|engagement|graduation|dinner|cocktail|house|housewarming|table|anniversaire|compleanno|cumpleanos|geburtstag\w*|tavola|mesa|tisch)\b/;
const IN_THE_STREET =
  /\b(?:festival\w*|fair|street|garden|outdoors?|concert|crowd|market|tents?|stalls?|wine event|sagra|feria|\w*fest|strasse|rue|marche)\b/;

/** 'A birthday party', 'a party table': a room with a laid table, and no tents of a wine festival. */
export const isIndoorParty = ({ place, setting, prompt }: SceneSpec): boolean => {
  const text = fold(prompt);
  return (
    place === null && setting === 'festival' && AT_HOME.test(text) && !IN_THE_STREET.test(text)
  );
};
