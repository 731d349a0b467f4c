import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Looks } from './looks.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { PlacedPerson } from '#studio/people/acting/staging/placed.ts';
import { inLinen } from './period-linen.ts';
import type { Wardrobe } from './wardrobe.ts';

type Dressed = Pick<PlacedPerson, 'shape' | 'wardrobe'>;

/** Trades with a dress of their own, and clothes that are a costume already. */
const OWN_DRESS: ReadonlySet<AskedFigure['role']> = new Set<AskedFigure['role']>([
  'sommelier',
  'waiter',
  'chef',
]);
const COSTUMES: ReadonlySet<Wardrobe['cut']> = new Set<Wardrobe['cut']>([
  'robe',
  'drape',
  'santa',
  'ermine',
  'overalls',
  'armour',
]);
const AT_WORK: ReadonlySet<AskedFigure['role']> = new Set<AskedFigure['role']>([
  'picker',
  'winemaker',
]);
/** Legs that a long gown would hide or hinder. */
const FREE: ReadonlySet<PersonShape['pose']> = new Set<PersonShape['pose']>(['stomping', 'riding']);

/** What dyers of old had: madder, woad, walnut and weld. */
const OLD_CLOTHS: readonly Rgb[] = [
  [0.24, 0.05, 0.035],
  [0.05, 0.08, 0.13],
  [0.12, 0.07, 0.035],
  [0.3, 0.2, 0.06],
  [0.06, 0.09, 0.05],
  [0.06, 0.1, 0.1],
];
/** Who work side by side on the land do not all wear the same hat: below some of them a face is seen. */
const HEADS: Readonly<Record<'hers' | 'his', readonly PersonShape['hat'][]>> = {
  hers: ['bonnet', 'straw', 'none'],
  his: ['straw', 'none', 'beret'],
};
const LINEN: Rgb = [0.68, 0.63, 0.54];

/** As in an old master: long gowns and linen, waistcoats, breeches and hose; what was said of the clothes stays. */
export function inPeriod(
  { shape, wardrobe }: Dressed,
  figure: AskedFigure,
  { looks, rail }: { looks: Looks; rail: number },
): Dressed {
  const isOwn =
    OWN_DRESS.has(figure.role) ||
    COSTUMES.has(wardrobe.cut) ||
    looks.isSuit ||
    looks.calling !== null;
  if (isOwn || looks.hat === 'veil') return { shape, wardrobe };
  const cloth = looks.garment?.colour ?? (looks.isNoble ? wardrobe.top : OLD_CLOTHS[rail % 6]!);
  const isAtWork = AT_WORK.has(figure.role) || looks.isFarmer;
  // A bonnet is for the sun: in the cellar she would look like the maid.
  const isInField = figure.role === 'picker' || looks.isFarmer;
  // Straw is for the fields; elsewhere a hat is of felt.
  const isFelt = shape.hat === 'straw' && !isAtWork && !looks.isStraw && !looks.hatColour;
  // A peak is of another century.
  const isSaid = looks.hat !== null || looks.isStraw || looks.hatColour !== null;
  const hat = isFelt
    ? 'felt'
    : shape.hat === 'cap'
      ? 'beret'
      : shape.hat === 'straw' && !isSaid
        ? (shape.isWoman ? HEADS.hers : HEADS.his)[rail % 3]!
        : shape.hat;
  const hatted: PersonShape = { ...shape, hat };
  const dressed = shape.isWoman
    ? asWoman({ shape: hatted, wardrobe }, cloth, { isAtWork, isInField }, looks)
    : asMan({ shape: hatted, wardrobe }, cloth);
  return inLinen(dressed, figure, { looks, isInField, rail });
}

/** Trades that were men's: who is meant when nobody says so. */
export const isMansTrade = ({ role, who }: AskedFigure): boolean =>
  who === 'person' && (role === 'winemaker' || role === 'sommelier' || role === 'waiter');

function asWoman(
  { shape, wardrobe }: Dressed,
  cloth: Rgb,
  { isAtWork, isInField }: { isAtWork: boolean; isInField: boolean },
  looks: Looks,
): Dressed {
  // Grey hair is how an old face is known: linen would hide it.
  const hasBonnet = isInField && shape.hat === 'none' && !shape.isChild && !looks.isOld;
  const { hasCollar: _, ...bare } = shape;
  return {
    shape: {
      ...bare,
      // A girl's ends above her stockings, and linen over it keeps it clean.
      dress: FREE.has(shape.pose) || shape.isChild ? 'skirt' : 'gown',
      ...(shape.isChild && { hasHose: true, hasApron: true }),
      sleeves: isAtWork ? 'rolled' : 'long',
      hair:
        looks.hair.cut === null && shape.hair === 'long'
          ? shape.isChild
            ? 'braid'
            : 'bun'
          : shape.hair,
      hat: hasBonnet ? 'bonnet' : shape.hat,
    },
    wardrobe:
      wardrobe.cut === 'apron'
        ? { ...wardrobe, legs: cloth, under: LINEN }
        : { ...wardrobe, cut: 'dress', top: cloth, legs: cloth },
  };
}

function asMan({ shape, wardrobe }: Dressed, cloth: Rgb): Dressed {
  const isShirt = wardrobe.cut === 'shirt';
  return {
    shape: { ...shape, hasHose: true },
    wardrobe: {
      ...wardrobe,
      cut: isShirt ? 'vest' : wardrobe.cut,
      ...(wardrobe.cut !== 'apron' && { top: cloth }),
      under: LINEN,
      legs: [cloth[0] * 0.5, cloth[1] * 0.5, cloth[2] * 0.5],
    },
  };
}
