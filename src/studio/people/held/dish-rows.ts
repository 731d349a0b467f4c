import type { ThingId } from '#studio/things/catalogue.ts';
import type { WareRow } from './ware-rows.ts';

const CHINA = '#f4f1ea';
const CLAY = '#9a5430';
const WOOD = '#7a5230';
const IRON = '#26262a';

/** Dishes that lie on one plate a few metres off alike: their names, and how that plate looks. */
type Served = readonly [row: WareRow, dishes: string];

const plated = (colour: string, plate = CHINA, wide = 0.26, high = 0.045): WareRow => [
  'dish',
  colour,
  plate,
  wide,
  high,
];
/** In a bowl, its own colour at the brim. */
const bowled = (colour: string, bowl = CHINA): WareRow => ['cup', bowl, colour, 0.2, 0.09];
const baked = (colour: string, plate = CHINA): WareRow => ['round', colour, plate, 0.24, 0.06];
const roasted = (colour: string): WareRow => ['loaf', colour, colour, 0.34, 0.18, 0.24];

const SERVED: readonly Served[] = [
  [
    plated('#dcb45a'),
    `carbonara cacio_e_pepe truffle_pasta vongole ravioli gnocchi kaesespaetzle spaetzle mac_and_cheese pad_thai couscous
    omelette hummus polenta mash fried_rice tortilla_espanola croquetas calamari arancini gougeres samosas
    spring_rolls tempura falafel fish_and_chips fries crisps nachos roast_potatoes boiled_potatoes roesti crepes pancakes
    waffle profiteroles churros beignets cannoli cantucci baklava pastel_de_nata kaiserschmarrn schnitzel cordon_bleu`,
  ],
  [plated('#c8502c'), 'penne bolognese parmigiana lasagne cannelloni meatballs shakshuka moussaka'],
  [plated('#e0a82c'), 'saffron_risotto biryani butter_chicken'],
  [
    plated('#e4d6a8'),
    'risotto mushroom_risotto rice_side potato_salad sushi sashimi gyoza dim_sum dumplings pierogi',
  ],
  [
    plated('#4a7a34'),
    'pesto_pasta nicoise caesar_salad greek_salad green_beans peas spinach padron_peppers rocket_leaves',
  ],
  [plated('#1c1a1e'), 'squid_ink_pasta arroz_negro snails'],
  [
    plated('#6a3218'),
    `beef_bourguignon coq_au_vin goulash sauerbraten pulled_pork chili ribs lamb_shank osso_buco pot_au_feu venison
    beef_fillet rack_of_lamb duck_breast duck_confit veal_chop asado skewers satay brownie chocolate_mousse
    chocolate_fondant tiramisu`,
  ],
  [
    plated('#b87a3a'),
    'sunday_roast chicken_leg haxe schweinebraten cochinillo francesinha empanadas pierogi fish_cakes gyros',
  ],
  [
    plated('#a82430'),
    'carpaccio steak_tartare tuna_tartare tuna_steak mortadella bacon red_cabbage',
  ],
  [
    plated('#e08a68'),
    'salmon_tartare salmon_plate scallops swordfish prawn ceviche vitello_tonnato',
  ],
  [
    plated('#e8dcc8'),
    'fish_fillet trout_meuniere bacalhau boquerones caprese burrata feta halloumi panna_cotta pavlova raclette',
  ],
  [plated('#c84a2c', CLAY, 0.2), 'gambas_al_ajillo patatas_bravas'],
  [plated('#a86a6a', WOOD, 0.28), 'pulpo'],
  [plated('#8a929a', CHINA, 0.28, 0.03), 'sardines'],
  [
    plated('#d8a04a', WOOD, 0.32, 0.03),
    'bruschetta crostini pan_con_tomate pintxos avocado_toast toast_points focaccia caprese_skewers prawn_skewers',
  ],
  [plated('#2a2c34', CHINA, 0.28, 0.07), 'mussels clams'],
  [plated('#e0a02c', IRON, 0.46, 0.03), 'paella arroz_de_marisco'],
  [plated('#d8a860', WOOD, 0.3, 0.02), 'tarte_flambee calzone pita naan'],
  [plated('#c03a24', CHINA, 0.34, 0.07), 'lobster crab'],
  [plated('#c01c34', CHINA, 0.2), 'berry'],
  [
    bowled('#d8702c'),
    'soup pumpkin_soup minestrone bouillabaisse lentil_soup red_curry chowder tom_yum ramen',
  ],
  [bowled('#b83420'), 'tomato_soup borscht'],
  [bowled('#7a9a3a'), 'pea_soup green_curry guacamole'],
  [
    bowled('#8a5a2c', CLAY),
    'onion_soup cassoulet tagine gratin shepherds_pie blanquette mapo_tofu mushroom_soup',
  ],
  [bowled('#e8c860', '#8a1f22'), 'fondue'],
  [
    bowled('#e8d8b0'),
    'creme_brulee crema_catalana rice_pudding flan zabaglione popcorn ice_cream sorbet poke_bowl bibimbap',
  ],
  [bowled('#b8783a', '#9a6a34'), 'bread_basket'],
  [
    baked('#d8a44a'),
    'quiche apple_strudel tarte_tatin almond_cake pecan_pie pumpkin_pie pie carrot_cake',
  ],
  [baked('#e8c84a'), 'lemon_tart lemon_meringue_pie cheesecake'],
  [baked('#b02c3a'), 'berry_tart linzer_torte clafoutis'],
  [baked('#4a2818'), 'sachertorte black_forest_cake panettone stollen christmas_pudding'],
  [baked('#c8924a', WOOD), 'burger beef_wellington terrine foie_gras'],
  [['board', '#f2eee2', '#f2eee2', 0.26, 0.004, 0.19], 'tasting_mat placemat'],
  [roasted('#a8642c'), 'roast_chicken turkey roast_goose roast_duck peking_duck roast_joint'],
];

/** What is eaten at a table, as it looks from across it. */
export const DISH_ROWS: Partial<Record<ThingId, WareRow>> = Object.fromEntries(
  SERVED.flatMap(([row, dishes]) => dishes.split(/\s+/).map((dish) => [dish, row])),
);
