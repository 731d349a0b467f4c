import { capital } from '#studio/typography/capital.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';

export interface Stage {
  name: string;
  months: string;
  leaf: string | null;
  leaves: number;
  bunch: 'none' | 'flower' | 'green' | 'turning' | 'ripe';
  /** How far the shoots have grown, as a share of the vine's height. */
  shoot: number;
  hasSnow?: boolean;
  /** How customers call it in five languages, folded. */
  called: RegExp;
}

/** Months of the northern hemisphere. */
const STAGES: readonly Stage[] = [
  {
    name: 'Dormancy | Repos | Riposo | Reposo | Winterruhe',
    months:
      'pruned, December to February | taille, décembre à février | potatura, da dicembre a febbraio | poda, diciembre a febrero | Rebschnitt, Dezember bis Februar',
    leaf: null,
    leaves: 0,
    bunch: 'none',
    shoot: 0.3,
    called:
      /^(?:(?:winter |hand )?prun|taille|potatura|poda|(?:reb|winter)schnitt|dorman|winter ?rest|winterruhe|repos|riposo)/,
    hasSnow: true,
  },
  {
    name: 'Bud break | Débourrement | Germogliamento | Brotación | Austrieb',
    months: 'March and April | mars et avril | marzo e aprile | marzo y abril | März und April',
    leaf: '#b7c76a',
    leaves: 2,
    bunch: 'none',
    shoot: 0.08,
    called:
      /^(?:bud ?break|bud ?burst|budding|buds?$|debourrement|germogliamento|brotacion|austrieb)/,
  },
  {
    name: 'Flowering | Floraison | Fioritura | Floración | Blüte',
    months: 'May and June | mai et juin | maggio e giugno | mayo y junio | Mai und Juni',
    leaf: '#93ad55',
    leaves: 5,
    bunch: 'flower',
    shoot: 0.36,
    called: /^(?:flower|bloom|blossom|floraison|fioritura|floracion|(?:reb)?blute)/,
  },
  {
    name: 'Fruit set | Nouaison | Allegagione | Cuajado | Fruchtansatz',
    months: 'June and July | juin et juillet | giugno e luglio | junio y julio | Juni und Juli',
    leaf: '#7a9a4a',
    leaves: 6,
    bunch: 'green',
    shoot: 0.44,
    called: /^(?:fruit ?set|berry set|nouaison|allegagione|cuajado|fruchtansatz|green berries)/,
  },
  {
    name: 'Véraison | Véraison | Invaiatura | Envero | Reifebeginn',
    months:
      'July and August | juillet et août | luglio e agosto | julio y agosto | Juli und August',
    leaf: '#6f8f45',
    leaves: 6,
    bunch: 'turning',
    shoot: 0.44,
    called: /^(?:veraison|colou?r change|invaiatura|envero|reifebeginn|farbung|ripening)/,
  },
  {
    name: 'Harvest | Vendange | Vendemmia | Vendimia | Lese',
    months:
      'September and October | septembre, octobre | settembre, ottobre | septiembre y octubre | September und Oktober',
    leaf: '#a8963f',
    leaves: 6,
    bunch: 'ripe',
    shoot: 0.44,
    called: /^(?:harvest|picking|vendanges?$|vendemmia|vendimia|(?:wein)?lese|ernte|recolte)/,
  },
];

const SEASONS =
  /\b(?:four seasons|4 seasons|quatre saisons|4 saisons|quattro stagioni|4 stagioni|cuatro estaciones|4 estaciones|vier jahreszeiten|4 jahreszeiten)\b/;
/** In winter, spring, summer and autumn. */
const OF_SEASONS = [0, 1, 3, 5];

const stageNamed = (name: string): Stage | undefined =>
  STAGES.find(({ called }) => called.test(fold(name).trim()));

/** 'Pruning, flowering, veraison, harvest': a list of nothing but stages of the vine. */
export const areStages = (items: readonly PlateItem[]): boolean =>
  items.length > 2 && items.every(({ name, value }) => value === null && stageNamed(name));

/** The stages that the customer dictates, by their own names; else those of the seasons, else all. */
export function stagesAsked(items: readonly PlateItem[], prompt: string): readonly Stage[] {
  if (areStages(items))
    return items.flatMap(({ name }) => {
      const stage = stageNamed(name);
      return stage ? [{ ...stage, name: capital(name) }] : [];
    });
  const isOfSeasons = SEASONS.test(fold(prompt)) || items.length === OF_SEASONS.length;
  return STAGES.filter((_, i) => !isOfSeasons || OF_SEASONS.includes(i));
}
