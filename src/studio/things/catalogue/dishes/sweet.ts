import { dish } from './dish.ts';

/** Sweets that belong to no single kitchen. */
export const SWEET_DISHES = [
  dish(
    'creme_brulee',
    'crème brûlée',
    'crème brûlée | creme brulee | crème brulée | creme brûlée',
    ['ramekin', 'bruleeTop', 'mintLeaves'],
  ),
  dish(
    'crepes',
    'crêpes',
    'crêpes | crepes | crêpe | crepe | crêpes suzette | galette | galettes | crespelle | palatschinken | crespella',
    ['plate', 'crepes', 'sugarDust', 'orangeSlices'],
  ),
  dish(
    'chocolate_mousse',
    'glass of chocolate mousse',
    'chocolate mousse | mousse au chocolat | mousse al cioccolato | mousse de chocolate | schokoladenmousse | mousse',
    ['small_plate', 'chocolateMousse'],
  ),
  dish(
    'chocolate_fondant',
    'chocolate fondant',
    'chocolate fondant | fondant au chocolat | lava cake | molten chocolate cake | moelleux au chocolat | tortino al cioccolato | coulant de chocolate | schokoladenfondant | schokokuchen mit flüssigem kern',
    ['small_plate', 'lavaCake', 'sugarDust'],
  ),
  dish(
    'profiteroles',
    'profiteroles',
    'profiteroles | profiterole | cream puffs | choux | windbeutel | profiteroles al cioccolato',
    ['small_plate', 'profiteroles', 'chocolateSauce'],
  ),
  dish('pavlova', 'pavlova', 'pavlova | meringue | eton mess | meringata', [
    'plate',
    'pavlova',
    'mintLeaves',
  ]),
  dish(
    'cheesecake',
    'slice of cheesecake',
    'cheesecake | cheese cake | käsekuchen | tarta de queso | torta di ricotta | gâteau au fromage | slice of cheesecake',
    ['small_plate', 'cheesecake'],
  ),
  dish(
    'lemon_tart',
    'slice of lemon tart',
    'lemon tart | tarte au citron | crostata al limone | tarta de limón | zitronentarte',
    ['small_plate', 'lemonTart', 'sugarDust'],
  ),
  dish(
    'lemon_meringue_pie',
    'slice of lemon meringue pie',
    'lemon meringue pie | tarte au citron meringuée | lemon meringue tart | key lime pie',
    ['small_plate', 'meringueTart'],
  ),
  dish(
    'tarte_tatin',
    'slice of apple tart',
    'tarte tatin | apple tart | apple pie | tarte aux pommes | torta di mele | crostata di mele | tarta de manzana | apfelkuchen | apfeltarte',
    ['small_plate', 'appleTart', 'vanillaScoop'],
  ),
  dish(
    'berry_tart',
    'slice of strawberry tart',
    'strawberry tart | berry tart | fruit tart | raspberry tart | tarte aux fraises | tarte aux framboises | crostata di frutta | tarta de fresas | erdbeerkuchen | obsttorte',
    ['small_plate', 'berryTart'],
  ),
  dish(
    'almond_cake',
    'slice of almond cake',
    'almond cake | almond tart | tarta de santiago | torta di mandorle | bakewell tart | mandelkuchen | gâteau basque',
    ['small_plate', 'almondTart', 'sugarDust'],
  ),
  dish(
    'carrot_cake',
    'slice of carrot cake',
    'carrot cake | victoria sponge | rüblitorte | karottenkuchen',
    ['small_plate', 'carrotCake'],
  ),
  dish(
    'pecan_pie',
    'slice of pecan pie',
    'pecan pie | treacle tart | walnut tart | engadiner nusstorte',
    ['small_plate', 'pecanPie', 'creamDollop'],
  ),
  dish(
    'pumpkin_pie',
    'slice of pumpkin pie',
    'pumpkin pie | tarte au potiron | tarte à la citrouille | torta di zucca | tarta de calabaza | pastel de calabaza | kürbiskuchen | kürbis pie',
    ['small_plate', 'pumpkinPie', 'creamDollop'],
  ),
  dish(
    'sorbet',
    'bowl of sorbet',
    'sorbet | sorbets | sorbetto | sorbete | lemon sorbet | raspberry sorbet | sorbet au citron',
    ['bowl', 'sorbetScoops', 'mintLeaves'],
  ),
  dish(
    'poached_pear',
    'poached pear',
    'poached pear | poached pears | poire au vin | poires au vin rouge | pera al vino | pere al vino | peras al vino | rotweinbirne | pear in red wine',
    ['small_plate', 'poachedPear', 'berryCoulis'],
  ),
  dish(
    'trifle',
    'glass of trifle',
    'trifle | zuppa inglese | sundae | knickerbocker glory | verrine',
    ['small_plate', 'trifle'],
  ),
  dish(
    'millefeuille',
    'millefeuille',
    'millefeuille | mille feuille | mille-feuille | napoleon | vanilla slice | cremeschnitte | millefoglie | milhojas',
    ['small_plate', 'millefeuille', 'sugarDust'],
  ),
  dish('brownie', 'brownies', 'brownie | brownies', ['small_plate', 'brownie', 'sugarDust']),
  dish('beignets', 'beignets', 'beignets | buñuelos | frittelle | faschingskrapfen | zeppole', [
    'small_plate',
    'beignets',
    'sugarDust',
  ]),
] as const;
