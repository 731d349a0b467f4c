import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Looks } from './looks.ts';
import type { Wardrobe } from './wardrobe.ts';

/** Undyed, madder, weld and woad: what peasants tie round their necks. */
const KERCHIEFS: readonly Rgb[] = [
  [0.6, 0.53, 0.42],
  [0.34, 0.07, 0.045],
  [0.46, 0.31, 0.09],
  [0.16, 0.2, 0.26],
];
const CLOAK: Rgb = [0.035, 0.028, 0.024];
const COAT: Rgb = [0.1, 0.06, 0.035];

/** Hals and Chardin paint broad people: padded, in many layers. */
const BROAD = { his: 1.13, hers: 1.05 };

/** What makes a sitter of a mannequin: a body of some breadth, linen at the neck, a cloak for a portrait. */
export function inLinen(
  { shape, wardrobe }: { shape: PersonShape; wardrobe: Wardrobe },
  { part, who }: AskedFigure,
  { looks, isInField, rail }: { looks: Looks; isInField: boolean; rail: number },
): { shape: PersonShape; wardrobe: Wardrobe } {
  if (who === 'child') return { shape, wardrobe };
  const { hasCollar: _, hasApron: _apron, ...bare } = shape;
  const open = part === 'portrait' || !shape.hasApron ? bare : { ...bare, hasApron: true };
  const isFree = !shape.hasRuff && !shape.hasScarf && !looks.tie && !shape.hasPearls;
  const isSitter = part === 'portrait' && !isInField && !shape.isWoman && !looks.cape;
  const linen = isFree ? { linen: isInField ? ('kerchief' as const) : ('band' as const) } : {};
  return {
    shape: {
      ...(isFree ? open : shape),
      ...linen,
      build: shape.build * (shape.isWoman ? BROAD.hers : BROAD.his),
      ...(isSitter && { hasCape: true }),
    },
    wardrobe: {
      ...wardrobe,
      // A doublet of dark cloth, from which head and hands shine.
      ...(isSitter && !looks.garment && { cut: 'jacket', top: COAT, under: wardrobe.under }),
      ...(isFree && isInField && { scarf: KERCHIEFS[rail % KERCHIEFS.length]! }),
      ...(isSitter && { cape: CLOAK }),
    },
  };
}
