import type { ThingId } from './catalogue.ts';

/** What posters and plates draw for a thing that only photographs build: carbonara is pasta. */
const KINDRED: Readonly<Partial<Record<ThingId, string>>> = {
  bread: 'focaccia crostini avocado_toast bread_roll bread_basket toast_points',
  pasta:
    'carbonara cacio_e_pepe bolognese truffle_pasta vongole pesto_pasta squid_ink_pasta penne pad_thai mac_and_cheese cannelloni lasagne spaetzle kaesespaetzle',
  soup: 'onion_soup bouillabaisse minestrone goulash borscht pumpkin_soup tomato_soup pea_soup mushroom_soup lentil_soup chili pot_au_feu beef_bourguignon coq_au_vin cassoulet blanquette tagine ratatouille pot',
  salad: 'nicoise caesar_salad greek_salad caprese potato_salad',
  cake: 'black_forest_cake sachertorte cheesecake almond_cake carrot_cake tiramisu trifle millefeuille pavlova panettone stollen christmas_pudding chocolate_fondant',
  pie: 'quiche lemon_tart lemon_meringue_pie tarte_tatin berry_tart pecan_pie pumpkin_pie apple_strudel shepherds_pie beef_wellington tortilla_espanola',
  steak: 'beef_fillet tuna_steak asado duck_breast venison sauerbraten schnitzel cordon_bleu',
  roast_joint: 'rack_of_lamb sunday_roast schweinebraten haxe lamb_shank osso_buco ribs cochinillo',
  roast_chicken: 'roast_goose peking_duck turkey duck_confit',
  fish: 'trout_meuniere sardines fish_fillet bacalhau boquerones fish_and_chips',
  salmon: 'salmon_plate',
  sushi: 'sashimi',
  paella: 'arroz_negro arroz_de_marisco risotto mushroom_risotto saffron_risotto couscous',
  custard: 'flan creme_brulee crema_catalana panna_cotta zabaglione',
  pancakes: 'crepes kaiserschmarrn',
  ice_cream: 'sorbet vanilla_scoop',
  chocolate: 'brownie chocolate_truffle',
  pizza: 'tarte_flambee',
  taco: 'tacos',
  egg: 'easter_eggs omelette eggs_benedict',
  fries: 'patatas_bravas crisps nachos',
  doughnut: 'beignets',
  bottle: 'oil_bottle vinegar_bottle water_bottle',
  sandwich: 'francesinha',
  chair: 'wicker_chair',
  prawn: 'gambas_al_ajillo',
  lemon_slice: 'lemon_wedge',
  potato: 'roast_potatoes boiled_potatoes',
  hard_cheese: 'raclette feta melted_cheese',
  soft_cheese: 'burrata obatzda',
  butter: 'melted_butter',
  sausage: 'bratwurst_plate bangers_and_mash',
  cup: 'mug tea',
  tumbler: 'long_drink',
  cookie: 'gingerbread cantucci',
  boat: 'rowing_boat',
  dumplings: 'pierogi ravioli gnocchi',
  rose: 'petals',
  menu_card: 'place_card',
  sign: 'neon_sign shop_window',
  bunting: 'cloth_banner',
};

const KIN = new Map<string, ThingId>(
  Object.entries(KINDRED).flatMap(([kin, things]) =>
    things.split(' ').map((thing) => [thing, kin as ThingId] as const),
  ),
);

/** The nearest thing that can be drawn; `null` where the thing itself can, or nothing near it. */
export const drawnKinOf = (thing: ThingId): ThingId | null => KIN.get(thing) ?? null;

/** Drawn, they look as their kin does. */
const ALIKE = new Set<ThingId>([
  'mug',
  'rowing_boat',
  'lemon_wedge',
  'tacos',
  'salmon_plate',
  'easter_eggs',
  'boiled_potatoes',
  'bread_roll',
  'petals',
]);

/** What a print shows instead of a thing, where one would see that it is another. */
export const standInFor = (thing: ThingId): ThingId | null =>
  ALIKE.has(thing) ? null : drawnKinOf(thing);
