import type { ThingId } from '#studio/things/catalogue.ts';

/** Things that can be drawn, for words that cannot: the first two that this style knows are offered. Folded words. */
export const KIN_WORDS: readonly (readonly [readonly ThingId[], string])[] = [
  [
    ['peach', 'cherry'],
    'apricot apricots plum plums nectarine nectarines abricot albicocca albaricoque aprikose prune',
  ],
  [['orange', 'lemon'], 'grapefruit pomelo kumquat kumquats yuzu'],
  [
    ['fig', 'cherry'],
    'pomegranate pomegranates quince quinces dates papaya grenade melograno granada granatapfel',
  ],
  [
    ['walnut', 'almond'],
    'hazelnut hazelnuts pistachio pistachios cashew cashews noisettes nocciole avellanas haselnusse',
  ],
  [
    ['steak', 'roast_joint'],
    'lamb pork ribs venison veal chops schnitzel kebab meatballs game agneau agnello cordero lamm cerdo',
  ],
  [['roast_chicken', 'turkey'], 'pheasant partridge poultry magret'],
  [['fish', 'salmon'], 'tuna anchovies sashimi ceviche eel thunfisch thon tonno atun'],
  [['mussels', 'oyster'], 'clam clams scallop scallops vongole almejas palourdes crayfish'],
  [
    ['pasta', 'pizza'],
    'ravioli gnocchi tortellini risotto rice couscous ramen dumplings reis riso arroz riz',
  ],
  [['soup', 'fondue'], 'stew goulash ratatouille cassoulet curry raclette bourguignon'],
  [['salami', 'ham'], 'mortadella bresaola pate terrine rillettes leberwurst'],
  [['hard_cheese', 'soft_cheese'], 'feta halloumi emmental'],
  [['bread', 'baguette'], 'roll rolls bun toast brotchen tortilla pita'],
  [
    ['tomato', 'pepper'],
    'cucumber zucchini courgette broccoli cabbage lettuce radish artichoke beetroot leek fennel spinach gurke concombre cetriolo pepino',
  ],
  [['cake', 'macaron'], 'brownie pudding meringue strudel cheesecake eclair profiterole'],
  [
    ['glass', 'cocktail'],
    'cognac brandy rum vodka tequila grappa liqueur vermouth negroni cider lemonade juice tea smoothie',
  ],
  [['plate', 'board'], 'tray trays tablett plateau vassoio bandeja'],
  [['chair', 'barrel'], 'bench stool sofa couch armchair bank banc panca banco hocker'],
  [['crate', 'basket'], 'box boxes bag sack carton karton tub bucket'],
  [
    ['flowers', 'rose'],
    'lily lilies daffodil hydrangea jasmine wisteria chrysanthemum petals garland wreath',
  ],
  [['pine', 'herbs'], 'branch branches twig twigs ivy fern moss wreath'],
  [['car', 'tractor'], 'trailer cart carriage caravan wheelbarrow ambulance'],
  [['straw_hat', 'sunglasses'], 'cap beret helmet gloves spectacles eyeglasses'],
  [['book', 'notebook'], 'magazine newspaper chalkboard blackboard clipboard tablet'],
  [['corkscrew', 'waiters_friend'], 'cutter stopper pourer aerator opener'],
  [['candle', 'lantern'], 'torch flashlight lighter matches barbecue grill fire'],
  [['guitar', 'violin'], 'cello saxophone trumpet trombone drum harp'],
  [['cat', 'dog'], 'squirrel tiger giraffe zebra penguin lizard'],
];
