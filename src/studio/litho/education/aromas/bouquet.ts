import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AromaId } from './aromas.ts';

/** Where aromas come from, or what they are alike; each is a row of the plate. */
export const FAMILIES = {
  fruit: 'Fruit | Fruits | Frutta | Fruta | Frucht',
  dried: 'Dried fruit | Fruits secs | Frutta secca | Fruta seca | Trockenfrucht',
  flowers: 'Flowers | Fleurs | Fiori | Flores | Blüten',
  green: 'Green notes | Notes végétales | Note verdi | Notas verdes | Grüne Noten',
  flowers_herbs:
    'Flowers and herbs | Fleurs et herbes | Fiori ed erbe | Flores y hierbas | Blüten und Kräuter',
  spice: 'Spice | Épices | Spezie | Especias | Gewürze',
  stone: 'Stone | Minéral | Minerale | Mineral | Stein',
  yeast: 'Yeast | Levures | Lieviti | Levaduras | Hefe',
  oak: 'Oak and cellar | Bois et cave | Legno e cantina | Madera y bodega | Holz und Keller',
  age: 'With age | Avec l’âge | Con gli anni | Con los años | Mit der Reife',
} as const;
export type FamilyId = keyof typeof FAMILIES;

/** What one grape or wine is known to smell of. */
export interface Bouquet {
  /** As it stands in the title, in one word or five languages. */
  name: string;
  /** What customers write for it, folded, parted by ' | '. */
  phrases: string;
  wine: WineColour;
  /** Whose bunch is drawn. */
  bunch?: string;
  /** What stands before it, where it is no wine glass. */
  pictured?: ThingId;
  families: readonly (readonly [FamilyId, readonly AromaId[]])[];
}
