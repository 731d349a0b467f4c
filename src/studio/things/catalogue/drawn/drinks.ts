import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/made-by.ts';

/** Drinks that are no wine. */
export const DRAWN_DRINKS = [
  drawnAndBuilt(
    'coffee',
    ['cup of coffee', 'cups of coffee'],
    'small',
    'coffee | espresso | café | caffè | Kaffee | cup of coffee',
    ['coffee'],
  ),
  drawnAndBuilt(
    'teapot',
    ['teapot', 'teapots'],
    'dish',
    'teapot | théière | teiera | tetera | Teekanne',
    ['teapot'],
  ),
  drawnAndBuilt(
    'beer',
    ['beer', 'beers'],
    'tall',
    'beer | caña | cañas | una caña | caña de cerveza | demi pression | maß bier | pint | pint glass | pint of beer | glass of beer | beer glass | mug of beer | stein of beer | craft beer | bière | verre de bière | chope de bière | birra | bicchiere di birra | boccale di birra | cerveza | vaso de cerveza | jarra de cerveza | Bier | glas bier | bierglas | bierkrug | beer mug',
    ['beer'],
  ),
  drawnAndBuilt(
    'cocktail',
    ['cocktail', 'cocktails'],
    'tall',
    'cocktail | espresso martini | espresso martinis | martini | martini glass | martini glasses | cocktail glass | cocktail glasses | aperol | aperol spritz | spritz | negroni | old fashioned | margarita | glass of sangria | glasses of sangria | verre de sangria | bicchiere di sangria | copa de sangría | vaso de sangría | glas sangria | vermouth | vermut | vermú | wermut',
    ['cocktail'],
  ),
  drawnAndBuilt(
    'tumbler',
    ['tumbler', 'tumblers'],
    'small',
    'tumbler | glass of gin | glass of vodka | glass of tequila | glass of whisky | glass of whiskey | glass of rum | glass of bourbon | whisky | whiskey | rocks glass | glass of water | glasses of water | water glass | water glasses | tumbler of water | verre d eau | verres d eau | verre à eau | verres à eau | bicchiere d acqua | bicchieri d acqua | bicchiere da acqua | vaso de agua | vasos de agua | glas wasser | wasserglas | wassergläser | bourbon | scotch',
    ['tumbler'],
  ),
  drawnOnly(
    'tropical_drink',
    ['tropical drink', 'tropical drinks'],
    'tall',
    'tropical drink | spritz',
  ),
  drawnAndBuilt(
    'milk',
    ['glass of milk', 'glasses of milk'],
    'small',
    'milk | glass of milk | lait | latte bianco | leche | Milch',
    ['milk'],
  ),
  drawnAndBuilt(
    'ice_cube',
    ['ice cube', 'ice cubes'],
    'small',
    'ice cube | ice cubes | glaçon | cubetto di ghiaccio | cubito de hielo | Eiswürfel',
    ['ice cube'],
  ),
  drawnOnly(
    'popping_bottle',
    ['popping bottle', 'popping bottles'],
    'tall',
    'popping bottle | cork flying | cork flying off | cork flying out | flying cork | flying corks | cork shooting out | champagne cork flying | bouchon qui vole | tappo che vola | corcho volando | fliegender korken | korken fliegt | popping cork | cork popping | cork pops | champagne popping | popping champagne | popping champagne cork | popping champagne bottle | champagne cork popping | popping the cork | bouchon qui saute | tappo che salta | corcho que salta | knallender korken | korken knallt | bouteille qui saute',
  ),
] as const;
