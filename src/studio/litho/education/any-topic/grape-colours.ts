import { fold } from '#studio/lexicon/matching/normalise.ts';

/** How deep the wine of a grape stands in the glass while it is young, in the words of the tasting schools. */
const SHADES = {
  'pale ruby | rubis pâle | rubino scarico | rubí pálido | helles Rubin':
    'pinot noir, nebbiolo, gamay, grenache, trollinger, schiava, poulsard, cinsault, frappato, nerello mascalese',
  'medium ruby | rubis moyen | rubino medio | rubí medio | mittleres Rubin':
    'sangiovese, tempranillo, cabernet franc, barbera, zinfandel, primitivo, mencia, blaufrankisch, st laurent, dornfelder, corvina, carignan, zweigelt, xinomavro',
  'deep ruby | rubis profond | rubino intenso | rubí intenso | tiefes Rubin':
    'cabernet sauvignon, merlot, carmenere, pinotage, aglianico, nero d avola, montepulciano, touriga nacional',
  'deep purple | pourpre profond | porpora intenso | púrpura intenso | tiefes Purpur':
    'syrah, shiraz, malbec, mourvedre, tannat, petit verdot, petite sirah, lagrein, sagrantino, saperavi, dolcetto',
  'pale lemon-green | jaune-vert pâle | verdolino scarico | amarillo verdoso pálido | helles Grüngelb':
    'riesling, sauvignon blanc, albarino, alvarinho, gruner veltliner, muscadet, melon de bourgogne, assyrtiko, picpoul, vermentino, verdejo, silvaner',
  'pale lemon | citron pâle | paglierino scarico | limón pálido | helles Zitronengelb':
    'pinot grigio, pinot blanc, weissburgunder, glera, chenin blanc, garganega, godello, cortese, muller thurgau, trebbiano, torrontes, muscat',
  'lemon to gold | citron à or | da paglierino a dorato | de limón a dorado | Zitronengelb bis Gold':
    'chardonnay, gewurztraminer, viognier, semillon, marsanne, roussanne, pinot gris, fiano',
} as const;

const NAMED: readonly (readonly [shade: string, grapes: ReadonlySet<string>])[] = Object.entries(
  SHADES,
).map(([shade, grapes]) => [shade, new Set(grapes.split(', '))]);

/** The colour of a grape's wine, in five languages; `null` where the schools name none. */
export const shadeOfGrape = (grape: string): string | null => {
  const asked = fold(grape)
    .split(/[^a-z]+/)
    .join(' ')
    .trim();
  return NAMED.find(([, grapes]) => grapes.has(asked))?.[0] ?? null;
};
