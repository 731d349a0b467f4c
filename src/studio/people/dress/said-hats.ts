/** Who is known by what is on the head. */
export const SANTA =
  /\b(santa|santa claus|father christmas|pere noel|babbo natale|papa noel|weihnachtsmann)\b(?! hat)/;
export const ROYAL =
  /\b(king|queen|roi|reine|un re|il re|regina|rey|reina|konig|konigin|emperor|monarch)\b/;
export const NUN =
  /\b(nun|nuns|nonne|nonnen|suora|suore|monja|monjas|religieuse|bonne soeur|ordensschwester)\b/;
export const MONK =
  /\b(monk|monks|moine|moines|monaco|monaci|monje|monjes|monch|monche|abbot|friar)\b/;

/** Hats and who wears them, folded, five languages; the first that is said wins, and any other hat is of straw. */
export const HATS = {
  santa: SANTA,
  crown: ROYAL,
  wimple: NUN,
  hood: MONK,
  galea: /\b(roman helmets?|galea)\b/,
  visor: /\b(knight s helmets?|great helm)\b/,
  horned: /\b(horned helmets?|viking helmets?)\b/,
  helmet: /\b(helmets?|hard hats?|casques?|elmetto|cascos?|schutzhelme?)\b/,
  tricorn: /\b(tricorne?s?|pirate hats?|tricorno|tricornio|dreispitz)\b/,
  peaked: /\b(peaked caps?|captain s (?:hats?|caps?)|officer s caps?|schirmmutze)\b/,
  pillbox: /\b(pillbox hats?)\b/,
  halo: /\b(halos?|aureole|aureola|heiligenschein)\b/,
  horns: /\b(devil(?: s)? horns|cornes de diable|teufelshorner)\b/,
  netted: /\b(beekeeper(?: s)? (?:hats?|veils?))\b/,
  witch: /\b(witch(?:es)?|witch s hat|sorcieres?|streg[ah]e?|brujas?|hexen?)\b(?! hazel)/,
  topper: /\b(top hats?|haut de forme|cilindro|chistera|zylinder)\b/,
  bowler: /\b(bowler(?: hats?)?|chapeau melon|bombetta|bombin|melone(?= auf| hut))\b/,
  party:
    /\b(party hats?|paper hats?|chapeau de fete|cappellino da festa|gorro de fiesta|partyhut)\b/,
  beanie:
    /\b(beanies?|fisherm[ae]n|pecheurs?|pescator[ei]|pescador(?:es)?|fischer|(?:wool|woolly|woollen|knitted|winter|bobble) (?:hats?|caps?)|skiers?|bonnet de laine|berretto di lana|gorro de lana|wollmutze|strickmutze)\b/,
  turban: /\b(turbans?|turbante)\b/,
  headscarf:
    /\b(headscar(?:f|ves)|head scarf|kerchief|foulard sur la tete|fazzoletto in testa|panuelo en la cabeza|kopftuch)\b/,
  toque: /\b(toque|chef s hat|chefs hat|chef hat|cooks hat|kochmutze|cappello da chef)\b/,
  wreath:
    /\b(crown of vine leaves|wreath|laurel|crown of grapes|crown of leaves|vine leaf crown|bacchus|dionysus|dionysos|bacco|baco|couronne de vigne|couronne de feuilles|corona di foglie|corona de hojas|weinlaubkranz|kranz)\b/,
  hairnet: /\b(hairnet|hair net|charlotte de protection|cuffia|redecilla|haarnetz)\b/,
  bonnet: /\b(bonnet|coif|coiffe|cuffietta|cofia|(spitzen)?haube)\b(?! de noel| de pere)/,
  veil: /\b(bride|newlyweds?|(?:wedding|bridal) couple|couple de maries|pareja de novios|hochzeitspaar|brautpaar|jeunes maries|sposi|novios|recien casados|veil|mariee|sposa|novia|braut|voile de mariee|schleier)\b/,
  beret: /\b(berets?|basco|boina|baskenmutze)\b/,
  cap: /\b(delivery (?:man|driver)|sailors?|marins?|marinaio|marinai|marinero|matrosen?|baseball cap|courier|livreur|corriere|repartidor|lieferant|paketbote|flat cap|cap|casquette|berretto|coppola|gorra|mutze|schiebermutze)\b/,
  felt: /\b(shepherds?|bergers?|pastor[ei]?|schafer|hirte|felt hats?|fedoras?|trilby|borsalino|cowboy hats?|feutre|chapeau de feutre|cappello di feltro|sombrero de fieltro|filzhut)\b/,
  straw:
    /\b((?:und|mit|einen|einem|seinem|seinen|ihrem|ihren|grossen|grossem|breitem|schwarzem|schwarzen) hut|hat|hats|chapeau|cappello|sombrero|straw hat|sun hat|chapeau de paille|cappello di paglia|sombrero de paja|strohhut)\b/,
} as const;

/** 'Hat in hand', 'holding his straw hat': then it is not on the head. */
export const HAT_IN_HAND =
  /\b(?:hats? in (?:(?:his|her|their|one|the) )?hands?|(?:holds|holding|carrying|waving|waves) (?:his|her|a|an|the|their) (?:\w+ )?hats?|takes? off (?:his|her) (?:\w+ )?hat|taking off (?:his|her) (?:\w+ )?hat|chapeau (?:de paille )?a la main|cappello (?:di paglia )?in mano|sombrero (?:de paja )?en la mano|(?:stroh)?hut in der hand)\b/;

/** Hats whose colour may be said. */
export const DYED: ReadonlySet<keyof typeof HATS> = new Set([
  'straw',
  'felt',
  'bonnet',
  'toque',
  'beanie',
  'beret',
  'cap',
  'turban',
  'headscarf',
  'bowler',
  'topper',
  'party',
  'tricorn',
  'peaked',
  'helmet',
] as const);
