import { fold, plainText } from '#studio/lexicon/matching/normalise.ts';
import { callingIn } from '#studio/lexicon/words/people/callings.ts';
import { DRESSED_AS } from '#studio/people/dress/callings.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { LEADS } from '#studio/people/act-words.ts';
import type { PlaceId } from './place.ts';

type Action = NonNullable<AskedFigure['action']>;

const BY_ACT: Partial<Record<Action, PlaceId>> = {
  cooking: 'kitchen',
  kneading: 'kitchen',
  plating: 'kitchen',
  seasoning: 'kitchen',
  squeezing: 'kitchen',
  grilling: 'garden_party',
  shaking: 'wine_bar',
  corking: 'winery',
  labelling: 'winery',
  sampling: 'vault_cellar',
  pruning: 'vineyard',
  picking: 'vineyard',
  stomping: 'vineyard',
  planting: 'vineyard',
  digging: 'vineyard',
  rolling: 'vault_cellar',
  stirring: 'vault_cellar',
  hammering: 'vault_cellar',
  choosing: 'wine_shop',
  wrapping: 'wine_shop',
  sorting: 'winery',
  riddling: 'vault_cellar',
  pumping: 'winery',
  spraying: 'vineyard',
  tying: 'vineyard',
  emptying: 'vineyard',
  paying: 'wine_shop',
  topping: 'vault_cellar',
  blending: 'tasting_room',
  spitting: 'tasting_room',
  riding: 'vineyard',
  skiing: 'mountains',
  sweeping: 'vault_cellar',
};

/** Whoever is named by a trade or an occasion is found where it is kept. Folded, five languages. */
const BY_WHO: readonly (readonly [PlaceId, RegExp])[] = [
  [
    'library',
    /\b(?:book clubs?|reading circles?|club de lecture|cercle de lecture|club del libro|gruppo di lettura|club de lectura|lesekreis|buchclub)\b/,
  ],
  // Pétanque is played under the trees of a square.
  ['village_lane', /\b(?:petanque|boules|bocce|petanca|boule)\b/],
  ['orchard', /\b(?:hammocks?|hamacs?|amac(?:a|he)|hamacas?|hangematten?)\b/],
  [
    'wedding',
    /\b(bride|groom|newlyweds|brautpaar|braut|brautigam|maries|mariee|spos[aoi]|novi[ao]s)\b/,
  ],
  [
    'wine_shop',
    /\b(cashiers?|caissi\w+|cassier[ae]|cajer[oa]|kassierer(in)?|shopkeeper|shop (owner|assistant)|wine (merchant|seller|dealer)|salesman|saleswoman|caviste|marchande? de vin|vendeu(r|se)|enotecari[oa]|negoziante|commess[oa]|tender[oa]|vendedor[a]?|weinhandler(in)?|verkaufer(in)?)\b/,
  ],
  [
    'vault_cellar',
    /\b(monks?|friars?|abbot|nuns?|moines?|monac[oi]|frat[ei]|monjes?|frailes?|monche?|nonnen?|coopers?|tonneliers?|botta[io]|toneleros?|kufer|cellar (hand|worker|master)s?|kellermeister(in)?|maitre de chai)\b/,
  ],
  [
    'tasting_room',
    /\b(students?|pupils?|class|course|lesson|workshop|seminar|etudiant\w*|eleves?|cours|atelier|studenti?|corso|lezione|estudiantes?|curso|clase|studenten|schuler|kurs|weinkurs|weinseminar|wine school)\b/,
  ],
  [
    'barrel_hall',
    /\b(tourists?|visitors?|guided tour|tour guide|touristes?|visiteurs?|turist[aie]s?|visitatori|visitantes?|touristen|besucher|kellerfuhrung)\b/,
  ],
  [
    'kitchen',
    /\b(grandmother|grandma|granny|nonna|abuela|oma|grossmutter|grand mere|housewife)\b(?=.*\b(cook\w*|bak\w*|pots?|pan|sauce|soup|kitchen|cuisin\w*|cucin\w*|cocin\w*|kocht?|kuche)\b)/,
  ],
  [
    'tasting_room',
    /\b(wine tasting|tasting session|degustation\w*|degustazion[ei]|cata de vinos?|weinprobe|weinverkostung|verkostung)\b/,
  ],
];

/** Wine that is drawn from where it ages. */
const FROM_BARREL =
  /\b(?:wine|drink\w*|tast\w+|sampl\w+|vin|vino|wein) (?:\w+ )?(?:from|du|dal|dalla|de la|del|aus) (?:a|an|the|his|her|dem|einem)? ?(?:\w+ )?(?:barrels?|casks?|tonneau|fut|botte|barrica|fass)\b/;
const TOLD_DARK =
  /\b(dark|black|moody|low key|studio|plain|backdrop|silhouette|chiaroscuro|portrait|portrat|ritratto|retrato|sombre|scuro|oscuro|dunkel\w*)\b/;
const POT =
  /\b(pots?|pan|sauce|soup|stew|risotto|soupe|marmite|pentola|sugo|zuppa|olla|salsa|topf|suppe|sosse)\b/;
const BARKEEPER =
  /\b(bartenders?|barmaids?|barm[ae]n|barkeepers?|barista|barist[ai]|cantinero|barkeeper)\b/;
const FARMS =
  /\b(farmers?|peasants?|paysan\w*|contadin\w+|campesin\w+|bauer\w*|landwirt|agricult\w+|agricoltor\w+)\b/;

/** Where the prompt names no place, who people are and what they do says where they are. */
export function placeOfPeople({
  figures,
  people,
  subjects,
  things,
  prompt,
  style,
  wine,
  time,
  weather,
  lighting,
}: SceneSpec): PlaceId | null {
  const [figure] = people === false ? [] : figures;
  if (!figure || figure.part === 'hands') return null;
  if (FROM_BARREL.test(fold(prompt))) return 'vault_cellar';
  const has = (...ids: ThingId[]): boolean => things.some(({ thing }) => ids.includes(thing));
  const text = plainText(prompt);
  // 'A mother and daughter baking': the one who does it says where.
  const acts = figures.flatMap(({ action }) => action ?? []);
  const act = acts.find((one) => BY_ACT[one] !== undefined) ?? acts[0] ?? null;
  const byAct = act && BY_ACT[act];
  if (acts.includes('picking') && has('olive')) return 'olive_grove';
  if (
    figure.action === 'picking' &&
    has('cherry', 'fig', 'apple', 'pear', 'peach', 'orange', 'lemon')
  )
    return 'orchard';
  if (byAct) return act === 'stirring' && POT.test(text) ? 'kitchen' : byAct;
  if (figure.role === 'chef') return 'kitchen';
  if (figure.role === 'waiter') return BARKEEPER.test(text) ? 'wine_bar' : 'restaurant';
  if (has('tank')) return 'winery';
  // A teacher with a glass in hand has the board of the classroom behind them.
  if (has('blackboard') && LEADS.test(text) && acts.some((one) => DRINKS.includes(one)))
    return 'classroom';
  if (has('tractor')) return 'vineyard';
  // One sits on a bench in the open.
  if (has('bench')) return 'vineyard';
  // Uncounted barrels round a person are a hall of them.
  if (things.some(({ thing, count, isSeveral }) => thing === 'barrel' && !count && isSeveral))
    return 'barrel_hall';
  const isHarvest = figure.role === 'picker' || subjects.includes('harvest');
  if (isHarvest || has('crate', 'basket', 'secateurs', 'tub')) return 'vineyard';
  if (figure.action === 'sabering' || has('sabre')) return 'terrace';
  // Who has carried an easel out paints what is there.
  if (figure.action === 'painting' && !STUDIO.test(text)) return 'vineyard';
  // Several winemakers are shown at work, one in a portrait.
  if (figure.role === 'winemaker' && figure.count > 1) return 'barrel_hall';
  // Old masters put their sitters before a dark wall, and so does whoever says so.
  const named = BY_WHO.find(([, words]) => words.test(text))?.[0];
  // A cellar is as dark as any.
  const isDark = style === 'classical_heritage' || TOLD_DARK.test(text);
  if (isDark) return named === 'vault_cellar' ? named : null;
  const calling = callingIn(text);
  const called = calling ? DRESSED_AS[calling].place : undefined;
  const who = DRINKS.find((one) => acts.includes(one));
  const place =
    called ??
    named ??
    byCompany(acts.length > 1 && who ? { ...figure, action: who } : figure, {
      text,
      isRed: wine === 'red',
    });
  // Candles are lit where guests dine, not in the sun.
  if (place === 'terrace' && lighting === 'candle') return 'restaurant';
  if (place === null && lighting === 'candle') return 'restaurant';
  const isUnderSky = time !== null || (weather !== null && weather !== 'clear');
  // Whoever asks for an hour or a weather wants its sky.
  if (!place || !isUnderSky || OPEN.has(place)) return place;
  return figure.role === 'winemaker' ? 'vineyard' : null;
}

const STUDIO =
  /\b(?:studio|atelier|workshop|indoors|still life|bottles?|portrait|nature morte|natura morta|bodegon|stillleben)\b/;

const OPEN: ReadonlySet<PlaceId> = new Set<PlaceId>(['terrace', 'vineyard', 'picnic', 'wedding']);

/** Friends and lovers drink in the open air, whoever serves them where wine is served. */
function byCompany(
  { role, who, action }: AskedFigure,
  { text, isRed }: { text: string; isRed: boolean },
): PlaceId | null {
  if (BLANKET.test(text)) return 'picnic';
  if (role === 'sommelier' || role === 'guest') return 'restaurant';
  if (role === 'musician') return 'wine_bar';
  if (role === 'winemaker') return 'barrel_hall';
  if (FARMS.test(text)) return 'vineyard';
  if (who === 'couple' || who === 'group') return 'terrace';
  // A bottle is opened for those who drink it.
  const drinks = action !== null && (action === 'opening' || DRINKS.includes(action));
  return drinks && who !== 'child' ? (isRed ? 'wine_bar' : 'terrace') : null;
}
const DRINKS: readonly Action[] = ['tasting', 'toasting', 'holding'];
const BLANKET = /\b(blanket|picnic rug|couverture|coperta|manta|picknickdecke)\b/;
