import { drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** More fruit and vegetables. */
export const DRAWN_FRUIT = [
  drawnAndBuilt('banana', ['banana', 'bananas'], 'small', 'banana | banane | plátano', ['banana']),
  drawnAndBuilt('pineapple', ['pineapple', 'pineapples'], 'dish', 'pineapple | ananas | piña', [
    'pineapple',
  ]),
  drawnAndBuilt(
    'watermelon',
    ['watermelon', 'watermelons'],
    'dish',
    'watermelon | pastèque | anguria | sandía | Wassermelone',
    ['watermelon'],
  ),
  drawnAndBuilt(
    'melon',
    ['melon', 'melons'],
    'dish',
    'melon | melone | melón | cantaloupe | cantaloupes | honeydew | charentais melon | melon charentais',
    ['melon'],
  ),
  drawnAndBuilt('mango', ['mango', 'mangoes'], 'small', 'mango | mangue', ['mango']),
  drawnAndBuilt('kiwi', ['kiwi', 'kiwis'], 'small', 'kiwi | kiwi fruit', ['kiwi']),
  drawnAndBuilt(
    'coconut',
    ['coconut', 'coconuts'],
    'small',
    'coconut | noix de coco | cocco | coco | Kokosnuss',
    ['coconut'],
  ),
  drawnAndBuilt('lime', ['lime', 'limes'], 'small', 'lime | citron vert | lima | Limette', [
    'lime',
  ]),
  drawnAndBuilt('avocado', ['avocado', 'avocados'], 'small', 'avocado | avocat | aguacate', [
    'avocado',
  ]),
  drawnAndBuilt('tomato', ['tomato', 'tomatoes'], 'small', 'tomato | tomate | pomodoro', [
    'tomato',
  ]),
  drawnAndBuilt(
    'carrot',
    ['carrot', 'carrots'],
    'small',
    'carrot | carotte | carota | zanahoria | Karotte',
    ['carrot'],
  ),
  drawnAndBuilt(
    'onion',
    ['onion', 'onions'],
    'small',
    'onion | oignon | cipolla | cebolla | Zwiebel',
    ['onion'],
  ),
  drawnAndBuilt(
    'garlic',
    ['garlic bulb', 'garlic bulbs'],
    'small',
    'garlic | ail | aglio | ajo | Knoblauch',
    ['garlic'],
  ),
  drawnAndBuilt(
    'pepper',
    ['bell pepper', 'peppers'],
    'small',
    'bell pepper | poivron | peperone | pimiento | Paprika',
    ['sweet pepper'],
  ),
  drawnAndBuilt(
    'chilli',
    ['chilli', 'chillies'],
    'small',
    'chilli | chili | hot pepper | piment | peperoncino | guindilla',
    ['chili'],
  ),
  drawnAndBuilt(
    'aubergine',
    ['aubergine', 'aubergines'],
    'small',
    'aubergine | eggplant | melanzana | berenjena',
    ['eggplant'],
  ),
  drawnAndBuilt(
    'corn',
    ['ear of corn', 'ears of corn'],
    'small',
    'corn | corn on the cob | corn cob | corn cobs | corncob | corncobs | maize | maïs | épi de maïs | épis de maïs | mais | pannocchia | pannocchie | maíz | mazorca | mazorcas | maiskolben',
    ['corn'],
  ),
  drawnAndBuilt(
    'potato',
    ['potato', 'potatoes'],
    'small',
    'potato | roast potatoes | roasted potatoes | baked potatoes | baby potatoes | pomme de terre | pommes de terre | pommes de terre rôties | patata | patate | patate arrosto | patatas asadas | Kartoffel | Bratkartoffeln | Ofenkartoffeln',
    ['potato'],
  ),
  drawnAndBuilt(
    'chestnut',
    ['chestnut', 'chestnuts'],
    'small',
    'chestnut | châtaigne | châtaignes | castagna | castagne | castaña | castañas | Kastanie | Kastanien | Marone | Maronen | Maroni | Esskastanien',
    ['chestnut'],
  ),
  drawnAndBuilt(
    'peanut',
    ['peanut', 'peanuts'],
    'small',
    'peanut | cacahuète | arachide | cacahuete | Erdnuss',
    ['peanut'],
  ),
] as const;
