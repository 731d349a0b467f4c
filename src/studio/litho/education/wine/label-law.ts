import { isSparkling } from '#studio/scene/wine.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** Words of the country where the wine comes from; a label speaks its own language. */
interface HomeWords {
  certificate: string;
  bottled: string;
  isCommaDecimal: boolean;
}

const FRANCE: HomeWords = {
  certificate: 'Appellation d’Origine Contrôlée',
  bottled: 'Mis en bouteille au domaine',
  isCommaDecimal: true,
};

const HOMES: Readonly<Record<string, HomeWords>> = {
  France: FRANCE,
  Italia: {
    certificate: 'Denominazione di Origine Controllata',
    bottled: 'Imbottigliato all’origine',
    isCommaDecimal: true,
  },
  España: {
    certificate: 'Denominación de Origen',
    bottled: 'Embotellado en la propiedad',
    isCommaDecimal: true,
  },
  Deutschland: { certificate: 'Qualitätswein', bottled: 'Gutsabfüllung', isCommaDecimal: true },
  Österreich: { certificate: 'Qualitätswein', bottled: 'Gutsabfüllung', isCommaDecimal: true },
  Portugal: {
    certificate: 'Denominação de Origem Controlada',
    bottled: 'Engarrafado na origem',
    isCommaDecimal: true,
  },
};

const ELSEWHERE: HomeWords = { certificate: '', bottled: 'Estate bottled', isCommaDecimal: false };

function homeOf({ region, wine }: SceneSpec): HomeWords {
  if (!region) return wine === 'orange' ? (HOMES.Italia ?? FRANCE) : FRANCE;
  return HOMES[region.country] ?? ELSEWHERE;
}

/** The line that certifies the origin. */
export const certificateOf = (spec: SceneSpec): string | null =>
  spec.region === null && spec.varietal !== null
    ? 'Vin de France'
    : (spec.region?.appellation ?? (homeOf(spec).certificate || null));

export const isChampagne = ({ region }: SceneSpec): boolean => region?.name === 'Champagne';

export function bottlingOf(spec: SceneSpec, house: string): string {
  const { bottled } = homeOf(spec);
  // Who made it stands on every label of Champagne, with letters that tell the trade.
  if (isChampagne(spec)) return `Élaboré par ${house}, Épernay · NM`;
  return house.startsWith('Château') ? bottled.replace('domaine', 'château') : bottled;
}

/** What the law wants on every label: strength and contents. */
export function legalLines(spec: SceneSpec): { alcohol: string; volume: string } {
  const isNorthern = spec.region?.country === 'Deutschland';
  const strength = isSparkling(spec.wine) || isNorthern ? 12.5 : 13.5;
  const alcohol = String(strength).replace('.', homeOf(spec).isCommaDecimal ? ',' : '.');
  return { alcohol: `${alcohol} % vol`, volume: '750 ml' };
}
