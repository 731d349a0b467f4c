import { alsoDrawn } from '#studio/things/catalogue/made-by.ts';
import { dish } from './dish.ts';

/** The kitchens of Asia, North Africa and the Levant. */
export const ASIAN_DISHES = [
  dish(
    'pad_thai',
    'pad thai',
    'pad thai | phad thai | pad thaï | fried noodles | chow mein | yakisoba | gebratene nudeln | nouilles sautées | stir fried noodles',
    ['plate', 'wokNoodles', 'peanuts', 'springOnions', 'beanSprouts', 'limeWedge'],
  ),
  alsoDrawn(
    dish(
      'ramen',
      'ramen',
      'ramen | ramen bowl | bowl of ramen | ramen soup | noodle soup | udon | pho | phở | soupe de nouilles | nudelsuppe | laksa | soba',
      ['dark_bowl', 'misoBroth', 'soupNoodles', 'halvedEggs', 'springOnions', 'seaweed'],
    ),
  ),
  alsoDrawn(
    dish(
      'red_curry',
      'Thai curry',
      'thai curry | red curry | curry rouge | curry rosso | curry rojo | rotes curry | curry | panang',
      ['bowl', 'redCurry', 'basil', 'chilliRings'],
    ),
  ),
  alsoDrawn(
    dish(
      'green_curry',
      'green curry',
      'green curry | thai green curry | curry vert | curry verde | grünes curry',
      ['bowl', 'greenCurry', 'basil', 'chilliRings'],
    ),
  ),
  dish(
    'butter_chicken',
    'butter chicken',
    'butter chicken | chicken tikka masala | tikka masala | indian curry | poulet tikka | rogan josh | vindaloo | korma | chicken curry',
    ['bowl', 'butterCurry', 'creamDrizzle', 'parsley'],
  ),
  dish(
    'dim_sum',
    'dim sum',
    'dim sum | dimsum | bao | bao buns | xiao long bao | har gow | siu mai | bamboo steamer | bamboo steamers | bamboo basket of dim sum | steamer basket | panier vapeur | panier en bambou | cestino di bambù | vaporera de bambú | bambusdämpfer | dampfkorb',
    ['steamer', 'dimSum'],
  ),
  alsoDrawn(
    dish('gyoza', 'gyoza', 'gyoza | dumplings gyoza | potstickers | jiaozi | wonton', [
      'dark_plate',
      'gyoza',
      'springOnions',
    ]),
  ),
  dish(
    'spring_rolls',
    'spring rolls',
    'spring rolls | spring roll | nems | nem | rouleaux de printemps | involtini primavera | rollitos de primavera | frühlingsrollen',
    ['dark_plate', 'springRolls', 'basil'],
  ),
  dish('satay', 'satay', 'satay | saté | yakitori | chicken skewers | satay skewers', [
    'slate',
    'satay',
    'peanutSauce',
    'limeWedge',
  ]),
  dish(
    'peking_duck',
    'Peking duck',
    'peking duck | pekingente | canard laqué | anatra alla pechinese | pato pekín | crispy duck',
    ['dark_plate', 'slicedBreast', 'springOnions', 'gravy'],
    { withSides: ['slicedBreast'] },
  ),
  dish('mapo_tofu', 'mapo tofu', 'mapo tofu | tofu', ['dark_bowl', 'mapoTofu', 'springOnions']),
  alsoDrawn(
    dish(
      'fried_rice',
      'fried rice',
      'fried rice | nasi goreng | gebratener reis | riz cantonais | riso alla cantonese | arroz frito',
      ['dark_bowl', 'friedRice', 'peas', 'friedEgg'],
    ),
  ),
  dish('sashimi', 'sashimi', 'sashimi', ['slate', 'sashimi']),
  dish(
    'poke_bowl',
    'poke bowl',
    'poke bowl | poke | buddha bowl | vegan bowl | veggie bowl | vegetarian bowl | grain bowl | rice bowl | quinoa bowl | superfood bowl | bowl vegan | bowl vegana | bowl vegetariana | vegane bowl',
    ['bowl', 'rice', 'salmonCubes', 'avocadoSlices', 'carrots', 'springOnions'],
  ),
  dish('tagine', 'tagine', 'tagine | tajine | lamb tagine', ['cazuela', 'tagine', 'parsley']),
  dish('couscous', 'couscous', 'couscous | cuscus | cuscús | kuskus', [
    'deep_plate',
    'couscous',
    'carrots',
    'chickpeas',
    'parsley',
  ]),
  alsoDrawn(
    dish('falafel', 'falafel', 'falafel | felafel', ['plate', 'falafel', 'leaves', 'creamSauce']),
  ),
  dish('hummus', 'hummus', 'hummus | houmous | humus', [
    'bowl',
    'creamSoup',
    'chickpeas',
    'paprika',
    'parsley',
  ]),
] as const;
