import { drawnAndBuilt, drawnOnly } from '#studio/things/catalogue/drawn-only.ts';

/** More dishes and sweets. */
export const DRAWN_DISHES = [
  drawnAndBuilt('burger', ['burger', 'burgers'], 'dish', 'burger | hamburger', ['hamburger']),
  drawnAndBuilt('sandwich', ['sandwich', 'sandwiches'], 'dish', 'sandwich | panino | bocadillo', [
    'sandwich',
  ]),
  drawnOnly('taco', ['taco', 'tacos'], 'dish', 'taco', ['taco']),
  drawnAndBuilt(
    'fries',
    ['portion of fries', 'portions of fries'],
    'dish',
    'fries | french fries | frites | patatine | patatas fritas | Pommes',
    ['french fries'],
  ),
  drawnAndBuilt(
    'hot_dog',
    ['hot dog', 'hot dogs'],
    'dish',
    'hot dog | hotdog | hot dogs | perrito caliente',
    ['hotdog'],
  ),
  drawnAndBuilt('egg', ['egg', 'eggs'], 'small', 'egg | oeuf | uovo | huevo | Ei', ['egg']),
  drawnOnly(
    'bacon',
    ['rasher of bacon', 'rashers of bacon'],
    'dish',
    'bacon | lard | pancetta | Speck',
    ['bacon'],
  ),
  drawnAndBuilt(
    'roast_joint',
    ['joint of meat', 'joints of meat'],
    'dish',
    'meat on the bone | roast joint | gigot | viande à l’os',
    ['joint'],
  ),
  drawnAndBuilt('pretzel', ['pretzel', 'pretzels'], 'small', 'pretzel | bretzel | Brezel', [
    'pretzel',
  ]),
  drawnAndBuilt('waffle', ['waffle', 'waffles'], 'dish', 'waffle | gaufre | gofre | Waffel', [
    'waffle',
  ]),
  drawnAndBuilt(
    'pancakes',
    ['pancake stack', 'pancakes'],
    'dish',
    'pancake | pancakes | crêpe | crêpes | Pfannkuchen',
    ['pancake'],
  ),
  drawnAndBuilt(
    'fondue',
    ['fondue', 'fondues'],
    'dish',
    'fondue | cheese fondue | fonduta | chocolate fondue | fondue au chocolat | fondue de chocolate | fonduta di cioccolato | schokoladenfondue | schokofondue',
    ['fondue'],
  ),
  drawnAndBuilt(
    'pie',
    ['pie', 'pies'],
    'dish',
    'pie | tart | tarts | tarte | tartes | lemon tart | lemon pie | apple pie | apple tart | tarte tatin | tarte aux pommes | tarte au citron | tarte aux fraises | strawberry tart | quiche lorraine | onion tart | zwiebelkuchen | apfelkuchen | zitronentarte | crostata | torta salata | torta di mele | tarta de manzana | quiche',
    ['pie', 'tart'],
  ),
  drawnAndBuilt('cupcake', ['cupcake', 'cupcakes'], 'small', 'cupcake | muffin', ['cupcake']),
  drawnAndBuilt(
    'doughnut',
    ['doughnut', 'doughnuts'],
    'small',
    'doughnut | donut | beignet | ciambella | Krapfen',
    ['doughnut'],
  ),
  drawnAndBuilt(
    'cookie',
    ['cookie', 'cookies'],
    'small',
    'cookie | biscuit | biscotto | galleta | Keks',
    ['cookie'],
  ),
  drawnOnly(
    'candy',
    ['sweet', 'sweets'],
    'small',
    'candy | sweets | bonbon | caramella | caramelo | Bonbons',
    ['candy'],
  ),
  drawnAndBuilt(
    'popcorn',
    ['serving of popcorn', 'servings of popcorn'],
    'dish',
    'popcorn | maïs soufflé | palomitas | bowl of popcorn | pop corn | palomitas',
    ['popcorn'],
  ),
  drawnAndBuilt(
    'butter',
    ['block of butter', 'blocks of butter'],
    'dish',
    'butter | beurre | burro latte | mantequilla',
    ['butter'],
  ),
  drawnOnly(
    'custard',
    ['custard', 'custards'],
    'small',
    'custard | crème caramel | flan | panna cotta',
    ['custard', 'flan'],
  ),
] as const;
