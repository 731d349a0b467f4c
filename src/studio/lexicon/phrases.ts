import type { SceneSpec, Subject, WineColour } from '#studio/scene-spec.ts';

const WINE_NAMES: Readonly<Record<WineColour, string>> = {
  red: 'red',
  white: 'white',
  rose: 'rosé',
  orange: 'orange wine',
  sparkling: 'sparkling wine',
  sparkling_rose: 'sparkling rosé',
};

const COUNT_NAMES = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const PLACES: Partial<Record<Subject, string>> = {
  tasting_row: 'a row of tasting glasses',
  decanter: 'a decanter',
  pour: 'wine being poured',
  toast: 'a toast',
  grapes: 'grapes',
  harvest: 'the grape harvest',
  cork: 'cork and corkscrew',
  vineyard: 'vineyard',
  estate: 'wine estate',
  cellar: 'wine cellar',
  barrels: 'oak barrels',
  tasting_table: 'a tasting table',
  pairing: 'food and wine',
  wine_bar: 'wine bar',
  restaurant: 'restaurant',
  festival: 'wine festival',
  sommelier: 'a sommelier',
  label: 'a wine label',
  poster: 'a poster',
};

type Described = Omit<SceneSpec, 'understood' | 'notUnderstood' | 'title' | 'subtitle'>;

interface Sayings {
  spec: Described;
  /** The prompt says which wine it is; a default is no understanding. */
  isWineNamed: boolean;
  isSubjectNamed: boolean;
}

/** What the customer reads back: 'a glass of red', 'vineyard', 'sunset'. */
export function describe({ spec, isWineNamed, isSubjectNamed }: Sayings): string[] {
  const subjects = isSubjectNamed ? spec.subjects.map((subject) => name(spec, subject)) : [];
  const holdsWine = subjects.some((phrase) => phrase.includes(' of '));
  const phrases = [
    ...subjects,
    isWineNamed && !holdsWine ? WINE_NAMES[spec.wine] : null,
    spec.varietal?.name,
    spec.region?.name,
    spec.vintage ? `vintage ${spec.vintage}` : null,
    ...surroundings(spec),
    ...spec.accompaniments.map(humanise),
    ...spec.colours.map(({ name: colour }) => colour),
    ...cameraPhrases(spec),
    ...quotedPhrases(spec),
    spec.people === true && !spec.subjects.includes('sommelier') ? 'people' : null,
    spec.people === false ? 'no people' : null,
    ...spec.excluded.map((thing) => `no ${humanise(thing)}`),
  ];
  return [...new Set(phrases.filter((phrase): phrase is string => Boolean(phrase)))];
}

function name(spec: Described, subject: Subject): string {
  if (subject === 'glass') return vessel(spec.glasses, 'glass', 'glasses', spec.wine);
  if (subject === 'bottle') return vessel(spec.bottles, 'bottle', 'bottles', spec.wine);
  return PLACES[subject] ?? humanise(subject);
}

function vessel(count: number, one: string, many: string, wine: WineColour): string {
  const number = COUNT_NAMES[Math.max(1, count)] ?? String(count);
  return `${number} ${count > 1 ? many : one} of ${WINE_NAMES[wine]}`;
}

function surroundings(spec: Described): (string | null)[] {
  const placed = spec.subjects.map((subject) => PLACES[subject] ?? '').join(' ');
  const setting = spec.setting && !placed.includes(spec.setting) ? humanise(spec.setting) : null;
  const isImplied = spec.subjects.some((subject) => IMPLIED_SETTINGS[subject] === spec.setting);
  return [
    isImplied ? null : setting,
    spec.season,
    spec.time && humanise(spec.time),
    spec.weather && (spec.weather === 'clear' ? 'clear sky' : spec.weather),
    spec.lighting && `${spec.lighting} light`,
    ...spec.moods,
    spec.surface && humanise(spec.surface),
  ];
}

const IMPLIED_SETTINGS: Partial<Record<Subject, string>> = {
  barrels: 'cellar',
  harvest: 'vineyard',
  pairing: 'restaurant',
  tasting_table: 'restaurant',
  wine_bar: 'bar',
};

function cameraPhrases({ camera }: Described): (string | null)[] {
  return [
    camera.shot && camera.shot !== 'medium' ? humanise(camera.shot) : null,
    camera.angle && camera.angle !== 'eye_level' ? `${humanise(camera.angle)} view` : null,
    camera.isShallow ? 'blurred background' : null,
  ];
}

function quotedPhrases({ texts }: Described): string[] {
  const words = [...texts.label, texts.title, texts.subtitle, ...texts.captions];
  return words.filter((text) => text !== null).map((text) => `“${text}”`);
}

function humanise(id: string): string {
  return id === 'close_up' ? 'close-up' : id.replaceAll('_', ' ');
}
