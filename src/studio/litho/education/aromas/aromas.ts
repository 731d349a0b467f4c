import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { grapefruitSlice } from '#studio/litho/things/cuts/plants.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import * as cellar from './cellar-cuts.ts';
import * as berries from '#studio/litho/things/cuts/berries.ts';
import * as fruit from './fruit-cuts.ts';
import * as green from './green-cuts.ts';

/** What a wine smells of: its name in five languages, and its picture. */
export interface Aroma {
  name: string;
  /** A thing of the catalogue, or a cut of our own. */
  picture: ThingId | DrawnThing;
  /** Ink of the picture where its own would mislead. */
  colour?: string;
}

const aroma = (picture: Aroma['picture'], name: string, colour?: string): Aroma => ({
  name,
  picture,
  ...(colour && { colour }),
});

const FRUIT = {
  lemon: aroma('lemon', 'lemon | citron | limone | limón | Zitrone'),
  lime: aroma('lime', 'lime | citron vert | lime | lima | Limette'),
  grapefruit: aroma(grapefruitSlice, 'grapefruit | pamplemousse | pompelmo | pomelo | Grapefruit'),
  orange: aroma('orange', 'orange | orange | arancia | naranja | Orange'),
  green_apple: aroma(
    'apple',
    'green apple | pomme verte | mela verde | manzana verde | grüner Apfel',
    '#8fb84a',
  ),
  apple: aroma('apple', 'apple | pomme | mela | manzana | Apfel', '#d9a83a'),
  pear: aroma('pear', 'pear | poire | pera | pera | Birne'),
  quince: aroma('quince', 'quince | coing | mela cotogna | membrillo | Quitte'),
  peach: aroma('peach', 'peach | pêche | pesca | melocotón | Pfirsich'),
  apricot: aroma('apricot', 'apricot | abricot | albicocca | albaricoque | Aprikose'),
  gooseberry: aroma(
    berries.gooseberries,
    'gooseberry | groseille à maquereau | uva spina | grosella espinosa | Stachelbeere',
  ),
  passion_fruit: aroma(
    fruit.passionFruit,
    'passion fruit | fruit de la passion | frutto della passione | maracuyá | Maracuja',
  ),
  lychee: aroma(fruit.lychees, 'lychee | litchi | litchi | lichi | Litschi'),
  pineapple: aroma('pineapple', 'pineapple | ananas | ananas | piña | Ananas'),
  mango: aroma('mango', 'mango | mangue | mango | mango | Mango'),
  melon: aroma('melon', 'melon | melon | melone | melón | Melone'),
  banana: aroma('banana', 'banana | banane | banana | plátano | Banane'),
  grape: aroma('grapes', 'fresh grape | raisin frais | uva fresca | uva fresca | frische Traube'),
  strawberry: aroma('strawberry', 'strawberry | fraise | fragola | fresa | Erdbeere'),
  raspberry: aroma(berries.raspberry, 'raspberry | framboise | lampone | frambuesa | Himbeere'),
  redcurrant: aroma(
    berries.redcurrants,
    'redcurrant | groseille | ribes rosso | grosella roja | Johannisbeere',
  ),
  cherry: aroma('cherry', 'red cherry | cerise | ciliegia | cereza | Kirsche'),
  sour_cherry: aroma('cherry', 'sour cherry | griotte | amarena | guinda | Sauerkirsche'),
  black_cherry: aroma(
    'cherry',
    'black cherry | cerise noire | ciliegia nera | cereza negra | Schwarzkirsche',
    '#5a1a2c',
  ),
  plum: aroma('plum', 'plum | prune | prugna | ciruela | Pflaume'),
  blackcurrant: aroma(
    berries.blackcurrants,
    'blackcurrant | cassis | ribes nero | grosella negra | Cassis',
  ),
  blackberry: aroma(berries.blackberry, 'blackberry | mûre | mora | zarzamora | Brombeere'),
  blueberry: aroma('berry', 'blueberry | myrtille | mirtillo | arándano | Heidelbeere'),
  pomegranate: aroma('pomegranate', 'pomegranate | grenade | melagrana | granada | Granatapfel'),
} as const;

const GREEN = {
  grass: aroma(
    green.cutGrass,
    'cut grass | herbe coupée | erba tagliata | hierba cortada | gemähtes Gras',
  ),
  boxwood: aroma(green.boxwood, 'boxwood | buis | bosso | boj | Buchsbaum'),
  tomato_leaf: aroma(
    green.tomatoLeaf,
    'tomato leaf | feuille de tomate | foglia di pomodoro | hoja de tomatera | Tomatenblatt',
  ),
  bell_pepper: aroma('pepper', 'bell pepper | poivron | peperone | pimiento | Paprika'),
  mint: aroma(green.mint, 'mint | menthe | menta | menta | Minze'),
  eucalyptus: aroma('eucalyptus', 'eucalyptus | eucalyptus | eucalipto | eucalipto | Eukalyptus'),
  bay: aroma(green.bayLeaves, 'bay leaf | laurier | alloro | laurel | Lorbeer'),
  herbs: aroma('herbs', 'herbs | garrigue | erbe | hierbas | Kräuter'),
  fennel: aroma('fennel', 'fennel | fenouil | finocchio | hinojo | Fenchel'),
  asparagus: aroma('asparagus', 'asparagus | asperge | asparago | espárrago | Spargel'),
  tomato: aroma('tomato', 'tomato | tomate | pomodoro | tomate | Tomate'),
  hay: aroma('hay_bale', 'hay | foin | fieno | heno | Heu'),
  olive: aroma('olive', 'olive | olive | oliva | aceituna | Olive'),
  elderflower: aroma(green.elderflower, 'elderflower | sureau | sambuco | saúco | Holunderblüte'),
  blossom: aroma(
    green.whiteBlossom,
    'white blossom | fleurs blanches | fiori bianchi | flores blancas | weiße Blüten',
  ),
  orange_blossom: aroma(
    green.orangeBlossom,
    'orange blossom | fleur d’oranger | zagara | azahar | Orangenblüte',
  ),
  chamomile: aroma(green.chamomile, 'chamomile | camomille | camomilla | manzanilla | Kamille'),
  rose: aroma('rose', 'rose | rose | rosa | rosa | Rose'),
  violet: aroma(green.violets, 'violet | violette | viola | violeta | Veilchen'),
  lavender: aroma('lavender', 'lavender | lavande | lavanda | lavanda | Lavendel'),
} as const;

const CELLAR = {
  black_pepper: aroma(
    fruit.peppercorns,
    'black pepper | poivre noir | pepe nero | pimienta negra | Pfeffer',
  ),
  white_pepper: aroma(
    fruit.whitePeppercorns,
    'white pepper | poivre blanc | pepe bianco | pimienta blanca | weißer Pfeffer',
  ),
  clove: aroma('clove', 'clove | girofle | chiodo di garofano | clavo | Nelke'),
  cinnamon: aroma('cinnamon', 'cinnamon | cannelle | cannella | canela | Zimt'),
  anise: aroma('star_anise', 'star anise | badiane | anice stellato | anís estrellado | Sternanis'),
  liquorice: aroma('liquorice', 'liquorice | réglisse | liquirizia | regaliz | Lakritz'),
  ginger: aroma('ginger', 'ginger | gingembre | zenzero | jengibre | Ingwer'),
  vanilla: aroma('vanilla_pod', 'vanilla | vanille | vaniglia | vainilla | Vanille'),
  coconut: aroma('coconut', 'coconut | noix de coco | cocco | coco | Kokos'),
  coffee: aroma(fruit.coffeeBeans, 'coffee | café | caffè | café | Kaffee'),
  chocolate: aroma('chocolate', 'chocolate | chocolat | cioccolato | chocolate | Schokolade'),
  caramel: aroma(cellar.caramel, 'caramel | caramel | caramello | caramelo | Karamell'),
  smoke: aroma(cellar.smoke, 'smoke | fumée | fumo | humo | Rauch'),
  cedar: aroma(cellar.cedar, 'cedar | cèdre | cedro | cedro | Zeder'),
  oak: aroma(cellar.oakChips, 'oak | bois de chêne | rovere | roble | Eichenholz'),
  butter: aroma('butter', 'butter | beurre | burro | mantequilla | Butter'),
  brioche: aroma('brioche', 'brioche | brioche | brioche | brioche | Brioche'),
  toast: aroma(cellar.toast, 'toast | pain grillé | pane tostato | pan tostado | Toast'),
  almond: aroma('almond', 'almond | amande | mandorla | almendra | Mandel'),
  hazelnut: aroma(fruit.hazelnuts, 'hazelnut | noisette | nocciola | avellana | Haselnuss'),
  walnut: aroma('walnut', 'walnut | noix | noce | nuez | Walnuss'),
  honey: aroma('honey', 'honey | miel | miele | miel | Honig'),
  beeswax: aroma('honeycomb', 'beeswax | cire d’abeille | cera d’api | cera | Bienenwachs'),
  fig: aroma('fig', 'fig | figue | fico | higo | Feige'),
  prune: aroma('prune', 'prune | pruneau | prugna secca | ciruela pasa | Dörrpflaume'),
  dried_apricot: aroma(
    'dried_apricot',
    'dried apricot | abricot sec | albicocca secca | orejón | getrocknete Aprikose',
  ),
  petrol: aroma(cellar.petrolCan, 'petrol | pétrole | idrocarburo | petróleo | Petrol'),
  flint: aroma(cellar.flint, 'flint | pierre à fusil | pietra focaia | pedernal | Feuerstein'),
  slate: aroma(
    cellar.wetSlate,
    'wet stone | pierre mouillée | pietra bagnata | piedra mojada | nasser Stein',
  ),
  chalk: aroma(cellar.chalk, 'chalk | craie | gesso | tiza | Kreide'),
  sea_salt: aroma('oyster', 'sea air | air marin | aria di mare | brisa marina | Meeresluft'),
  tar: aroma(cellar.tar, 'tar | goudron | catrame | alquitrán | Teer'),
  leather: aroma(cellar.leather, 'leather | cuir | cuoio | cuero | Leder'),
  tobacco: aroma('tobacco', 'tobacco | tabac | tabacco | tabaco | Tabak'),
  tea: aroma('tea', 'tea | thé | tè | té | Tee'),
  mushroom: aroma('mushroom', 'mushroom | champignon | fungo | seta | Pilz'),
  truffle: aroma('truffle', 'truffle | truffe | tartufo | trufa | Trüffel'),
  forest_floor: aroma(
    cellar.forestFloor,
    'forest floor | sous-bois | sottobosco | sotobosque | Waldboden',
  ),
  meat: aroma('salami', 'cured meat | viande fumée | salume | embutido | Rauchfleisch'),
} as const;

/** The row in which it stands, where nobody has sorted the aromas of a wine. */
export const familyOf = (id: AromaId): 'fruit' | 'flowers_herbs' | 'spice' =>
  id in FRUIT ? 'fruit' : id in GREEN ? 'flowers_herbs' : 'spice';

const ALL = { ...FRUIT, ...GREEN, ...CELLAR };
export type AromaId = keyof typeof ALL;
export const AROMAS: Readonly<Record<AromaId, Aroma>> = ALL;
