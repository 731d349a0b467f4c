import type { Area } from '#studio/litho/education/atlas/area.ts';
import { AREAS } from '#studio/litho/education/atlas/areas.ts';
import { COUNTRIES } from '#studio/litho/education/atlas/countries.ts';
import { VILLAGES } from '#studio/litho/education/atlas/villages.ts';
import { isOverview } from '#studio/litho/education/atlas/europe.ts';
import { hasPhrase, phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { AREA_PHRASES, withoutLanguage } from './homes-and-grapes.ts';

/** What is shown on a map: the whole, some of its regions, or all with one marked. */
interface MapWish {
  area: string;
  regions?: string[];
  mark?: string;
}

/** A country wins over its regions where several are named or are to be shown on it; several regions of one country show the country. */
export function readMap(asked: readonly string[]): MapWish | null {
  const words = withoutLanguage(asked);
  const named = AREA_PHRASES.filter(([, phrases]) => hasPhrase(words, phrases)).map(([id]) => id);
  // Villages are too near each other for the map of a whole region; its heart has room for them.
  const ofVillages = words.some((word) => VILLAGE.test(word));
  const near = named.find((id) => VILLAGES.some((area) => area.id === id));
  const others = named.filter((id) => !VILLAGES.some((area) => area.id === id));
  const heart = ofVillages ? HEARTS[others[0] ?? ''] : undefined;
  const wider = AREAS.find(({ id }) => id === others[0]);
  // 'Burgundy with Chablis, the Côte de Nuits and Pommard' is more than one slope of it.
  const isNearAlone = HEARTS[others[0] ?? ''] && !hasOthersNamed(words, wider, near);
  if (near && (ofVillages || others.length === 0 || isNearAlone)) return { area: near };
  if (heart) return { area: heart };
  const all = others.flatMap((id) => AREAS.find((area) => area.id === id) ?? []);
  const single = all.filter((area) => !isOverview(area));
  // 'Italy in Europe' is Italy.
  const areas = single.length > 0 ? single : all;
  const [first] = areas;
  if (!first) return markOf(words);
  if (isOverview(first)) return { area: first.id };
  const whole = areas.find(isCountry);
  const regions = areas.filter((area) => !isCountry(area));
  const [region] = regions;
  const spots = spotsNamed(words, whole ?? countryOf(first));
  // 'Austria's Wachau' and 'Tuscany, Italy' are the region; 'Italy with Tuscany marked' is the country.
  const isWithin = regions.length === 1 && region?.country === whole?.country;
  if (whole && region && isWithin && !words.some((word) => SHOWN_ON.test(word)))
    return withMark(region, words);
  if (whole) return withRegions(whole.id, spots);
  // 'Burgundy from Chablis to Beaujolais': one map has them all.
  const wide = regions.find((one) =>
    regions.every((other) => other === one || isSpotOf(one, other.words)),
  );
  if (regions.length > 1 && wide) return { area: wide.id };
  const isOneCountry = regions.every(({ country }) => country === first.country);
  const country = countryOf(first);
  return regions.length > 1 && isOneCountry && country
    ? withRegions(country.id, spots)
    : withMark(first, words);
}

const hasOthersNamed = (
  words: readonly string[],
  wider: Area | undefined,
  near: string | undefined,
): boolean => {
  const own = AREAS.find(({ id }) => id === near)?.spots.map(([name]) => name) ?? [];
  return (wider?.spots ?? []).some(
    ([name]) =>
      !own.includes(name) && fold(name) !== near?.replaceAll('_', ' ') && isSpotSaid(name, words),
  );
};

const isSpotSaid = (name: string, words: readonly string[]): boolean =>
  isSaidWhole(
    fold(name)
      .split(/[^a-z]+/)
      .filter((part) => part.length > 2),
    words,
  );

const VILLAGE =
  /^(?:villages?|communes?|comuni|villaggi|pueblos|municipios|dorfer|gemeinden|crus?)$/;
/** 'The famous villages of Burgundy' are shown where they lie, without a word of maps; one village may be any. */
export const asksVillages = (words: readonly string[]): boolean =>
  words.some((word) => VILLAGES_SAID.test(word)) &&
  [...Object.keys(HEARTS), ...VILLAGES.map(({ id }) => id)].some((id) =>
    AREA_PHRASES.some(([one, phrases]) => one === id && hasPhrase(words, phrases)),
  );
const VILLAGES_SAID = /^(?:villages|villaggi|pueblos|dorfer|weindorfer|winzerdorfer)$/;
const HEARTS: Readonly<Record<string, string>> = {
  burgundy: 'cote_dor',
  mosel: 'mosel_villages',
};

const COUNTRY_WORDS = new Set(COUNTRIES.flatMap(({ words }) => phrasesOf(words).flat()));

/** A map that has another name marks what was asked for: Priorat on that of Catalonia. */
function withMark(area: Area, words: readonly string[]): MapWish {
  const isNamed = fold(area.name)
    .split(/[^a-z]+/)
    .some((part) => part.length > 3 && words.includes(part) && !COUNTRY_WORDS.has(part));
  const [spot] = isNamed ? [] : area.spots.filter(([name]) => words.includes(firstWord(name)));
  return { area: area.id, ...(spot && { mark: spot[0] }) };
}

const firstWord = (name: string): string => fold(name).split(/[^a-z]+/)[0] ?? '';

const SHOWN_ON = /^(?:with|marked|highlight\w*|showing|avec|con|mit|hervorgehoben|evidenziat\w*)$/;

const isSpotOf = ({ spots }: Area, words: string): boolean => {
  const phrases = phrasesOf(words);
  return spots.some(([name]) => hasPhrase(fold(name).split(/[^a-z]+/), phrases));
};

/** Names by which customers know a spot, where the map has another. */
export const SPOTS_CALLED: Readonly<Record<string, string>> = {
  corsica: 'Corse',
  korsika: 'Corse',
  sardinia: 'Sardegna',
  sardinien: 'Sardegna',
  apulia: 'Puglia',
  lombardy: 'Lombardia',
  franconia: 'Franken',
  galicia: 'Rías Baixas',
  styria: 'Südsteiermark',
  steiermark: 'Südsteiermark',
  burgenland: 'Mittelburgenland',
  geneva: 'Genève',
  wallis: 'Valais',
  crete: 'Kríti',
  vienna: 'Wien',
};

/** 'Carte' and 'Karte' are a wine list as often: they mark no single place. */
const SURELY_MAP = /^(?:maps?|mappa|cartina|mapa|landkarte)$/;

/** 'Map of Chablis': the map that has this place on it, the smallest first, with the place marked. */
function markOf(words: readonly string[]): MapWish | null {
  if (!words.some((word) => SURELY_MAP.test(word)) || words.includes('orange')) return null;
  const called = words.flatMap((word) => SPOTS_CALLED[word] ?? []);
  for (const { id, spots } of AREAS) {
    const found = spots.find(([name]) => {
      const parts = fold(name)
        .split(/[^a-z]+/)
        .filter((part) => part.length > 2);
      return called.includes(name) || (parts.length > 0 && isSaidWhole(parts, words));
    });
    if (found) return { area: id, mark: found[0] };
  }
  return null;
}

/** All parts of a name, one after the other: 'orange' alone is a region, 'cote' alone is none. */
function isSaidWhole(parts: readonly string[], words: readonly string[]): boolean {
  const said = words.filter((word) => word.length > 2);
  if (parts.length === 1 && (parts[0]?.length ?? 0) < 4) return false;
  return said.some((_, at) => parts.every((part, i) => said[at + i] === part));
}

const withRegions = (area: string, spots: readonly string[]) =>
  spots.length > 1 ? { area, regions: [...spots] } : { area };

const isCountry = ({ id }: Area): boolean => COUNTRIES.some((country) => country.id === id);
const countryOf = ({ country }: Area): Area | undefined =>
  COUNTRIES.find((area) => area.country === country);

/** The regions on a country's map that the prompt names, in any of their names. */
function spotsNamed(words: readonly string[], country: Area | undefined): string[] {
  return (country?.spots ?? []).flatMap(([name]) => {
    const core = fold(name)
      .split(/[^a-z]+/)
      .filter((word, _, parts) => (word.length > 3 || parts.length === 1) && !SPOT_SMALL.has(word));
    const area = AREAS.find(
      (one) =>
        !isCountry(one) &&
        phrasesOf(one.words).some(
          (phrase) => phrase.length === 1 && core.includes(phrase[0] ?? ''),
        ),
    );
    const aliases = area ? phrasesOf(area.words) : [];
    const isNamed =
      core.some((word) => words.includes(word)) ||
      hasPhrase(words, aliases) ||
      words.some((word) => SPOTS_CALLED[word] === name);
    return isNamed ? [name] : [];
  });
}

const SPOT_SMALL = new Set(['vallee', 'valle', 'valley', 'cote', 'costa', 'wein', 'alto']);
