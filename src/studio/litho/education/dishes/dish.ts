import type { ThingId } from '#studio/things/catalogue.ts';

/** What is eaten with a wine: its picture and its name in five languages. */
export const DISHES = {
  oyster: 'oysters | huîtres | ostriche | ostras | Austern',
  fish: 'grilled fish | poisson grillé | pesce alla griglia | pescado a la brasa | Fisch vom Grill',
  salmon: 'salmon | saumon | salmone | salmón | Lachs',
  sushi: 'sushi | sushi | sushi | sushi | Sushi',
  prawn: 'prawns | crevettes | gamberi | gambas | Garnelen',
  lobster: 'lobster | homard | astice | bogavante | Hummer',
  crab: 'crab | crabe | granchio | cangrejo | Krebs',
  mussels: 'mussels | moules | cozze | mejillones | Muscheln',
  scallops: 'scallops | saint-jacques | capesante | vieiras | Jakobsmuscheln',
  ceviche: 'ceviche | ceviche | ceviche | ceviche | Ceviche',
  fish_and_chips:
    'fish and chips | fish and chips | fish and chips | pescado frito | Fish and Chips',
  calamari: 'fried squid | calamars frits | calamari fritti | calamares | Tintenfisch',
  roast_chicken: 'roast chicken | poulet rôti | pollo arrosto | pollo asado | Brathähnchen',
  turkey: 'turkey | dinde | tacchino | pavo | Pute',
  duck_breast: 'duck breast | magret de canard | petto d’anatra | magret de pato | Entenbrust',
  roast_goose: 'roast goose | oie rôtie | oca arrosto | ganso asado | Gänsebraten',
  coq_au_vin: 'coq au vin | coq au vin | coq au vin | gallo al vino | Coq au Vin',
  steak: 'steak | steak | bistecca | chuletón | Steak',
  roast_joint: 'roast meat | rôti | arrosto | asado | Braten',
  beef_bourguignon: 'braised beef | bœuf braisé | brasato | estofado de buey | geschmortes Rind',
  rack_of_lamb: 'lamb | agneau | agnello | cordero | Lamm',
  venison: 'game | gibier | selvaggina | caza | Wild',
  ribs: 'barbecue ribs | travers grillés | costine alla brace | costillas | Rippchen vom Grill',
  asado: 'grilled beef | bœuf grillé | carne alla brace | parrillada | Rind vom Grill',
  burger: 'burger | burger | hamburger | hamburguesa | Burger',
  ham: 'cured ham | jambon cru | prosciutto | jamón | Rohschinken',
  salami: 'charcuterie | charcuterie | salumi | embutidos | Wurst und Salami',
  sausage: 'sausages | saucisses | salsicce | salchichas | Bratwurst',
  goulash: 'goulash | goulasch | gulasch | gulash | Gulasch',
  cassoulet: 'cassoulet | cassoulet | cassoulet | cassoulet | Cassoulet',
  tagine: 'tagine | tajine | tajine | tajín | Tajine',
  schnitzel: 'schnitzel | escalope viennoise | cotoletta | escalope | Schnitzel',
  pizza: 'pizza | pizza | pizza | pizza | Pizza',
  pasta:
    'pasta with tomato | pâtes à la tomate | pasta al pomodoro | pasta con tomate | Pasta mit Tomaten',
  bolognese: 'ragù | sauce bolognaise | ragù | boloñesa | Bolognese',
  truffle_pasta:
    'truffle pasta | pâtes à la truffe | tajarin al tartufo | pasta con trufa | Trüffelpasta',
  mushroom_risotto:
    'mushroom risotto | risotto aux cèpes | risotto ai funghi | risotto de setas | Pilzrisotto',
  paella: 'paella | paella | paella | paella | Paella',
  salad: 'salad | salade | insalata | ensalada | Salat',
  nicoise: 'salade niçoise | salade niçoise | insalata nizzarda | ensalada nizarda | Nizzasalat',
  asparagus: 'asparagus | asperges | asparagi | espárragos | Spargel',
  ratatouille: 'ratatouille | ratatouille | ratatouille | pisto | Ratatouille',
  quiche: 'quiche | quiche | torta salata | quiche | Quiche',
  tarte_flambee: 'flammekueche | tarte flambée | flammkuchen | flammkuchen | Flammkuchen',
  mushroom: 'mushrooms | champignons | funghi | setas | Pilze',
  red_curry: 'curry | curry | curry | curry | Curry',
  pad_thai: 'Thai dishes | plats thaïs | piatti thai | platos tailandeses | Thaigerichte',
  chilli: 'hot spices | plats très épicés | molto piccante | muy picante | sehr Scharfes',
  hard_cheese: 'hard cheese | fromage dur | formaggio stagionato | queso curado | Hartkäse',
  soft_cheese: 'soft cheese | pâte molle | formaggio molle | queso tierno | Weichkäse',
  blue_cheese: 'blue cheese | bleu | erborinato | queso azul | Blauschimmelkäse',
  fondue: 'fondue | fondue | fonduta | fondue | Fondue',
  bruschetta: 'bruschetta | bruschetta | bruschetta | tostas | Bruschetta',
  pintxos: 'tapas | tapas | tapas | tapas | Tapas',
  olive: 'olives | olives | olive | aceitunas | Oliven',
  almond: 'almonds | amandes | mandorle | almendras | Mandeln',
  walnut: 'walnuts | noix | noci | nueces | Walnüsse',
  crisps: 'crisps | chips | patatine | patatas fritas | Chips',
  foie_gras: 'foie gras | foie gras | foie gras | foie gras | Gänseleber',
  chocolate:
    'dark chocolate | chocolat noir | cioccolato fondente | chocolate negro | Bitterschokolade',
  cake: 'sweet cake | gâteau sucré | torta dolce | tarta dulce | süßer Kuchen',
  tarte_tatin: 'apple tart | tarte aux pommes | torta di mele | tarta de manzana | Apfelkuchen',
  creme_brulee: 'crème brûlée | crème brûlée | crème brûlée | crema catalana | Crème brûlée',
  lemon_tart: 'lemon tart | tarte au citron | crostata al limone | tarta de limón | Zitronentarte',
  strawberry: 'strawberries | fraises | fragole | fresas | Erdbeeren',
  cantucci:
    'almond biscuits | biscuits aux amandes | cantucci | galletas de almendra | Mandelgebäck',
  pecan_pie: 'nut tart | tarte aux noix | crostata di noci | tarta de nueces | Nusskuchen',
} as const satisfies Partial<Record<ThingId, string>>;

export type DishId = keyof typeof DISHES;

/** What goes with one wine, and what does not. */
export interface TableMates {
  name: string;
  /** What customers write for it, folded, parted by ' | '; '*' lets a word go on. */
  phrases: string;
  wine: 'red' | 'white' | 'rose' | 'orange' | 'sparkling';
  bunch?: string;
  pictured?: ThingId;
  classics: readonly DishId[];
  well: readonly DishId[];
  not: readonly DishId[];
}
