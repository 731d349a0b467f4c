import { fold, plainText } from '#studio/lexicon/matching/normalise.ts';
import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';
import type { PlaceId } from './place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** What a background was said to be made of. */
export type Backing =
  | 'slate'
  | 'brick'
  | 'wood'
  | 'marble'
  | 'stone'
  | 'concrete'
  | 'curtain'
  | 'plaster'
  | 'dark';

export const MATERIALS: Readonly<Record<Exclude<Backing, 'dark' | 'curtain' | 'plaster'>, string>> =
  {
    slate: 'slate|ardoise|ardesia|pizarra|schiefer',
    brick: 'bricks?|briques?|mattoni|ladrillos?|backstein|ziegel',
    wood: 'wood|wooden|wood plank|planks?|boards|bois|legno|madera|holz',
    marble: 'marble|marbre|marmo|marmol|marmor',
    stone: 'stone|pierre|pietra|piedra|stein|naturstein',
    concrete: 'concrete|beton|cemento|hormigon',
  };
/** 'An exposed brick wine bar': of what the walls of a room are. */
const BRICK_ROOM =
  /\b(?:bricks?|brickwork|briques?|mattoni|ladrillos?|backstein\w*|ziegel(?:wand|wande|mauer|mauern|steine?))\b/;
export const isBrickRoom = ({ prompt, place }: Pick<SceneSpec, 'prompt' | 'place'>): boolean =>
  place !== null && OF_BRICK.has(place) && BRICK_ROOM.test(fold(prompt));
/** Rooms that can be built of bricks. */
const OF_BRICK: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'wine_bar',
  'restaurant',
  'vault_cellar',
  'barrel_hall',
  'bottle_cellar',
]);
const GROUND = '(?:background|backdrop|fond|sfondo|fondo|hintergrund)';
const WALL = '(?:wall|mur|muro|parete|pared|wand|mauer)';
/** A curtain, and the stage that has one. */
const CURTAIN =
  /\b(?:curtains?|drapes|drapery|rideaux?|tendaggi|tendaggio|sipario|cortinas?|telon|cortinaje|vorhang|vorhange|samtvorhang|theatervorhang|(?:on|onto) (?:a|an|the) (?:\w+ )?stage|sur (?:une )?scene|palcoscenico|escenario|buhne)\b/;
/** 'Against a blue wall': painted, and nothing else is said of it. */
const PAINTED =
  /\b(?:against|before|in front of|on|near|devant|contre|davanti a|contro|delante de|contra|vor|an)(?: (?:a|an|the|un|une|una|uno|einer|eine|der))? (?:(?:pastel |pale |light |soft |bright |deep |dark |plain |zart|hell|pastell)?(\w+) (?:painted |plaster |coloured |colored )?(?:wall|wand)|(?:mur|muro|parete|pared) (\w+)(?: pastello?| clair| chiar[oa]| clar[oa])?)\b/;

/** The colour that a painted wall was said to have, as it is called in English. */
export function wallPaintOf({ prompt }: Pick<SceneSpec, 'prompt'>): string | null {
  const [, before, after] = PAINTED.exec(plainText(prompt)) ?? [];
  const word = before ?? after ?? '';
  // German colours are inflected.
  const name = COLOUR_ALIASES[word] ?? COLOUR_ALIASES[word.replace(/e[nmrs]?$/, '')] ?? word;
  return COLOUR_HEX[name] && name !== 'white' ? name : null;
}

/** Without one of these words nothing stands behind: most prompts are done here. */
const BACKED = new RegExp(`${GROUND}|${WALL}`);
const DARK =
  /\b(?:dark|black|moody|deep) (?:\w+ )?(?:background|backdrop)\b|\bfond (?:tres )?(?:sombre|fonce)\b|\bsfondo scuro\b|\bfondo oscuro\b|\bdunkle[mnr]? hintergrund\b/;

/** 'Before an old stone wall', 'leaning on a dry stone wall': it stands behind; any other wall of stones bears things. */
const BEFORE_WALL = new RegExp(
  `\\b(?:before|against|in front of|leaning (?:on|against|at)|leans (?:on|against)|devant|contre|adossee? a|appuyee? (?:contre|sur|a)|davanti a(?:l|d|lla)?|contro|appoggiat[oa] (?:a|al|ad|su)|delante de|frente a|contra|apoyad[oa] (?:en|contra)|vor|an (?=einer|eine|der|die)|gegen|gelehnt an)` +
    `(?: (?:a|an|the|some|un|une|le|la|el|il|una|d|einer|eine|einem|der|die)){0,2}(?: (?:old|ancient|rough|weathered|high|vieux|vecchio|antico|viejo|alten?|hohen?|grob\\w*)){0,2} ` +
    `(?:stone wall|dry ?stone wall|old stone wall|rock wall|mur (?:de|en) pierres?(?: seches)?|vieux mur|muro (?:di|in) pietr[ae]|muro de piedras?|steinmauer|natursteinmauer|trockenmauer|natursteinwand|steinwand|mauer)\\b`,
);
/** 'An old barrel, a stone wall behind it'. */
const WALL_BEHIND =
  /\b(?:stone wall|mur (?:de|en) pierres?|muro (?:di|in) pietr[ae]|muro de piedras?|steinmauer|natursteinmauer) (?:behind|in the back|derriere|en arriere plan|a l arriere plan|dietro|sullo sfondo|detras|al fondo|dahinter|im hintergrund)\b/;
export const isBeforeStoneWall = (folded: string): boolean =>
  BEFORE_WALL.test(folded) || WALL_BEHIND.test(folded);

/** A low wall of stones is a thing; every other wall of a material is what things stand before. */
const patternFor = (kind: string, words: string): RegExp => {
  const back = kind === 'stone' ? GROUND : `(?:${GROUND}|${WALL})`;
  return new RegExp(
    `\\b(?:${words}) ?${back}\\b|\\b${back} (?:\\w+ )?(?:en|de|d|di|in|aus) (?:${words})\\b`,
  );
};
const PATTERNS = Object.entries(MATERIALS).map(
  ([kind, words]) => [kind as Backing, patternFor(kind, words)] as const,
);

/** 'Dark slate background', 'devant un mur de briques': what stands behind everything. */
export function backingOf({
  prompt,
  things = [],
}: Pick<SceneSpec, 'prompt'> & Partial<Pick<SceneSpec, 'things'>>): Backing | null {
  const text = plainText(prompt);
  if (CURTAIN.test(text)) return 'curtain';
  if (!BACKED.test(text)) return null;
  // One that was kept as a thing stands beside a ladder, out of doors.
  const isThing = things.some(({ thing }) => thing === 'stone_wall');
  if (!isThing && isBeforeStoneWall(text)) return 'stone';
  const laid = PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
  if (laid) return laid;
  if (wallPaintOf({ prompt })) return 'plaster';
  return DARK.test(text) ? 'dark' : null;
}
