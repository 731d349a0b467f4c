import type { SceneSpec, Subject, WineColour } from '#studio/scene-spec.ts';

export interface Heading {
  title: string;
  subtitle: string;
}

type Described = Omit<SceneSpec, 'notUnderstood' | 'title' | 'subtitle'>;

const PLATE_WINES: Readonly<Record<WineColour, string>> = {
  red: 'Red Wine',
  white: 'White Wine',
  rose: 'Rosé',
  orange: 'Orange Wine',
  sparkling: 'Sparkling Wine',
  sparkling_rose: 'Sparkling Rosé',
};

const POSTER_TITLES: Readonly<Record<Subject, string>> = {
  bottle: 'Grand Vin',
  glass: 'À la Santé',
  tasting_row: 'The Tasting',
  decanter: 'The Decanter',
  pour: 'The Pour',
  toast: 'Santé',
  grapes: 'Vendanges',
  harvest: 'Harvest',
  cork: 'The Cork',
  vineyard: 'Wine Country',
  estate: 'The Estate',
  cellar: 'The Cellar',
  barrels: 'The Cellar',
  tasting_table: 'The Tasting',
  pairing: 'The Table',
  wine_bar: 'The Wine Bar',
  restaurant: 'À Table',
  festival: 'Fête du Vin',
  sommelier: 'Sommelier',
  label: 'Grand Vin',
  poster: 'Grand Vin',
};

const TIMES: Readonly<Record<string, string>> = {
  dawn: 'First light in the vines',
  morning: 'Morning in the vines',
  noon: 'A day in the sun',
  golden_hour: 'Golden hour in the vines',
  sunset: 'Sunset in the vines',
  dusk: 'Evening in the vines',
  night: 'A night in the vines',
};

const SEASONS: Readonly<Record<string, string>> = {
  spring: 'Spring in the vines',
  summer: 'Summer in the vines',
  autumn: 'The harvest season',
  winter: 'Winter in the vines',
};

const POSTER_WINES: Readonly<Record<WineColour, string>> = {
  red: 'Rouge',
  white: 'Blanc',
  rose: 'Rosé',
  orange: 'Orange',
  sparkling: 'Brut',
  sparkling_rose: 'Brut Rosé',
};

const PLACES: Readonly<Record<string, string>> = {
  sea: 'By the sea',
  lake: 'By the water',
  mountains: 'In the mountains',
  city: 'An evening in town',
  terrace: 'On the terrace',
  garden: 'In the garden',
  library: 'By the fireside',
};

const SUBTITLES: Readonly<Record<Subject, string>> = {
  bottle: 'From our cellar to your table',
  glass: 'To your health',
  tasting_row: 'Glass by glass',
  decanter: 'Time to breathe',
  pour: 'Slowly, and in good company',
  toast: 'To good company',
  grapes: 'Where every bottle begins',
  harvest: 'From the vine to the cellar',
  cork: 'The moment before',
  vineyard: 'Among the vines',
  estate: 'At home among the vines',
  cellar: 'Where time does its work',
  barrels: 'Where time does its work',
  tasting_table: 'Look, smell, taste',
  pairing: 'Good food, good wine',
  wine_bar: 'By the glass',
  restaurant: 'Good food, good wine',
  festival: 'Wine and good company',
  sommelier: 'At your service',
  label: 'Bottled at the estate',
  poster: 'From our cellar to your table',
};

/** The customer's own words where there are any, else the place, the grape or the subject. */
export function headingFor(spec: Described): Heading {
  const made = spec.style === 'education' ? plateHeading(spec) : posterHeading(spec);
  return {
    title: spec.texts.title ?? made.title,
    subtitle: spec.texts.subtitle ?? (spec.texts.title ? '' : made.subtitle),
  };
}

function posterHeading(spec: Described): Heading {
  const subject = spec.subjects[0] ?? 'bottle';
  const isStillLife = ['bottle', 'glass', 'label', 'poster', 'decanter'].includes(subject);
  const own = isStillLife ? POSTER_WINES[spec.wine] : POSTER_TITLES[subject];
  const title = spec.region?.name ?? spec.varietal?.name ?? own;
  return { title, subtitle: posterSubtitle(spec, subject) };
}

function posterSubtitle(spec: Described, subject: Subject): string {
  if (spec.vintage) return `Vintage ${spec.vintage}`;
  if (spec.region && spec.varietal) return spec.varietal.name;
  if (subject === 'harvest') return SUBTITLES.harvest;
  const isOutdoors = spec.subjects.includes('vineyard') || spec.subjects.includes('estate');
  if (spec.time && (isOutdoors || !spec.setting)) return TIMES[spec.time] ?? '';
  if (isOutdoors && spec.season) return SEASONS[spec.season] ?? '';
  if (spec.setting && PLACES[spec.setting]) return PLACES[spec.setting] ?? '';
  return SUBTITLES[subject];
}

function plateHeading(spec: Described): Heading {
  const wine = PLATE_WINES[spec.wine];
  const bottle = spec.varietal?.name ?? spec.region?.name ?? wine;
  const titles: Partial<Record<Subject, string>> = {
    bottle: `The ${bottle} Bottle`,
    label: 'Reading a Wine Label',
    glass: `The ${wine} Glass`,
    tasting_row: 'Six Glasses and Their Wines',
    tasting_table: 'How to Taste',
    sommelier: 'How to Taste',
    grapes: 'The Grape',
    harvest: 'The Grape',
    vineyard: 'The Vine through the Year',
    estate: 'The Vine through the Year',
    cellar: 'Serving Temperatures',
    barrels: 'The Oak Barrel',
    decanter: 'Serving Temperatures',
    pour: 'Serving Temperatures',
    toast: `The ${wine} Glass`,
    pairing: 'Serving Temperatures',
    restaurant: 'Serving Temperatures',
    wine_bar: 'Six Glasses and Their Wines',
    festival: 'Six Glasses and Their Wines',
    cork: `The ${bottle} Bottle`,
  };
  const subject = spec.subjects[0] ?? 'glass';
  return { title: titles[subject] ?? `The ${wine} Glass`, subtitle: '' };
}
