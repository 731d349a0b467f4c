import type { Bouquet } from './bouquet.ts';

export const RED_BOUQUETS: readonly Bouquet[] = [
  {
    name: 'Cabernet Sauvignon',
    phrases: 'cabernet sauvignon | cabernet | medoc | pauillac',
    wine: 'red',
    bunch: 'Cabernet Sauvignon',
    families: [
      ['fruit', ['blackcurrant', 'black_cherry', 'blackberry', 'plum']],
      ['green', ['bell_pepper', 'mint', 'eucalyptus', 'bay']],
      ['oak', ['vanilla', 'cedar', 'smoke']],
      ['age', ['tobacco', 'leather', 'forest_floor']],
    ],
  },
  {
    name: 'Merlot',
    phrases: 'merlot | pomerol | saint emilion',
    wine: 'red',
    bunch: 'Merlot',
    families: [
      ['fruit', ['plum', 'black_cherry', 'raspberry', 'blackberry']],
      ['flowers_herbs', ['violet', 'bay']],
      ['oak', ['vanilla', 'chocolate', 'clove']],
      ['age', ['fig', 'tobacco', 'truffle']],
    ],
  },
  {
    name: 'Pinot Noir',
    phrases:
      'pinot noir | spatburgunder | spaetburgunder | blauburgunder | pinot nero | red burgundy',
    wine: 'red',
    bunch: 'Pinot Noir',
    families: [
      ['fruit', ['cherry', 'raspberry', 'strawberry', 'redcurrant']],
      ['flowers', ['violet', 'rose']],
      ['oak', ['vanilla', 'clove', 'smoke']],
      ['age', ['mushroom', 'forest_floor', 'leather']],
    ],
  },
  {
    name: 'Syrah',
    phrases: 'syrah | shiraz | cote rotie | hermitage',
    wine: 'red',
    bunch: 'Syrah',
    families: [
      ['fruit', ['blackberry', 'blueberry', 'plum', 'black_cherry']],
      ['spice', ['black_pepper', 'liquorice', 'clove']],
      ['flowers_herbs', ['violet', 'olive', 'herbs']],
      ['age', ['meat', 'leather', 'smoke']],
    ],
  },
  {
    name: 'Grenache',
    phrases: 'grenache | garnacha | cannonau | chateauneuf du pape',
    wine: 'red',
    bunch: 'Grenache',
    families: [
      ['fruit', ['strawberry', 'raspberry', 'cherry', 'plum']],
      ['spice', ['white_pepper', 'cinnamon', 'liquorice']],
      ['flowers_herbs', ['herbs', 'lavender']],
      ['age', ['fig', 'leather', 'caramel']],
    ],
  },
  {
    name: 'Tempranillo',
    phrases: 'tempranillo | rioja | ribera del duero | tinto fino | tinta roriz',
    wine: 'red',
    bunch: 'Tempranillo',
    families: [
      ['fruit', ['cherry', 'strawberry', 'plum', 'blackberry']],
      ['oak', ['vanilla', 'coconut', 'clove', 'cedar']],
      ['age', ['leather', 'tobacco', 'fig']],
    ],
  },
  {
    name: 'Sangiovese',
    phrases: 'sangiovese | chianti | chianti classico | brunello',
    wine: 'red',
    bunch: 'Sangiovese',
    families: [
      ['fruit', ['sour_cherry', 'redcurrant', 'plum', 'raspberry']],
      ['flowers_herbs', ['violet', 'herbs', 'tea']],
      ['oak', ['cedar', 'coffee', 'clove']],
      ['age', ['leather', 'tobacco', 'forest_floor']],
    ],
  },
  {
    name: 'Nebbiolo',
    phrases: 'nebbiolo | barolo | barbaresco',
    wine: 'red',
    bunch: 'Nebbiolo',
    families: [
      ['fruit', ['sour_cherry', 'raspberry', 'plum', 'redcurrant']],
      ['flowers_herbs', ['rose', 'violet', 'mint']],
      ['spice', ['liquorice', 'anise', 'white_pepper']],
      ['age', ['tar', 'truffle', 'leather', 'tobacco']],
    ],
  },
  {
    name: 'Malbec',
    phrases: 'malbec | cahors',
    wine: 'red',
    bunch: 'Malbec',
    families: [
      ['fruit', ['plum', 'blackberry', 'black_cherry', 'blueberry']],
      ['flowers', ['violet']],
      ['oak', ['chocolate', 'vanilla', 'coffee']],
      ['age', ['leather', 'tobacco', 'prune']],
    ],
  },
  {
    name: 'Cabernet Franc',
    phrases: 'cabernet franc | chinon',
    wine: 'red',
    bunch: 'Cabernet Franc',
    families: [
      ['fruit', ['raspberry', 'redcurrant', 'blackcurrant', 'cherry']],
      ['green', ['bell_pepper', 'tomato_leaf', 'bay']],
      ['flowers', ['violet']],
      ['age', ['cedar', 'tobacco', 'forest_floor']],
    ],
  },
  {
    name: 'Zinfandel',
    phrases: 'zinfandel | primitivo',
    wine: 'red',
    bunch: 'Zinfandel',
    families: [
      ['fruit', ['blackberry', 'raspberry', 'plum', 'blueberry']],
      ['spice', ['black_pepper', 'liquorice', 'cinnamon']],
      ['oak', ['vanilla', 'coconut', 'chocolate']],
      ['age', ['prune', 'fig', 'tobacco']],
    ],
  },
  {
    name: 'Gamay',
    phrases: 'gamay | beaujolais',
    wine: 'red',
    bunch: 'Gamay',
    families: [
      ['fruit', ['strawberry', 'raspberry', 'cherry', 'banana']],
      ['flowers', ['violet', 'rose']],
      ['spice', ['black_pepper', 'cinnamon']],
    ],
  },
  {
    name: 'Barbera',
    phrases: 'barbera',
    wine: 'red',
    bunch: 'Barbera',
    families: [
      ['fruit', ['sour_cherry', 'plum', 'raspberry', 'blackberry']],
      ['flowers_herbs', ['violet', 'herbs']],
      ['oak', ['vanilla', 'clove', 'chocolate']],
    ],
  },
  {
    name: 'Touriga Nacional',
    phrases: 'touriga nacional | touriga',
    wine: 'red',
    bunch: 'Touriga Nacional',
    families: [
      ['fruit', ['blackberry', 'blueberry', 'plum', 'black_cherry']],
      ['flowers_herbs', ['violet', 'orange_blossom', 'herbs']],
      ['oak', ['chocolate', 'vanilla', 'clove']],
    ],
  },
  {
    name: 'Port | Porto | Porto | Oporto | Portwein',
    phrases: 'port | porto | oporto | portwein | tawny',
    wine: 'red',
    bunch: 'Touriga Nacional',
    families: [
      ['fruit', ['blackberry', 'plum', 'black_cherry', 'raspberry']],
      ['dried', ['prune', 'fig', 'dried_apricot']],
      ['spice', ['clove', 'cinnamon', 'liquorice']],
      ['age', ['walnut', 'caramel', 'coffee', 'chocolate']],
    ],
  },
  {
    name: 'Rosé | Rosé | Vino rosato | Vino rosado | Rosé',
    phrases:
      'rose | rose wine* | vin rose | vins rose* | rosato | vino rosato | rosado | vino rosado | rosewein',
    wine: 'rose',
    bunch: 'Grenache',
    families: [
      ['fruit', ['strawberry', 'raspberry', 'redcurrant', 'peach']],
      ['fruit', ['grapefruit', 'melon', 'orange', 'pomegranate']],
      ['flowers_herbs', ['rose', 'blossom', 'herbs', 'lavender']],
    ],
  },
  {
    name: 'Oak Barrels | Le fût de chêne | Il rovere | La barrica | Das Eichenfass',
    phrases:
      'oak | oaked wine* | oak barrel* | barrel | barrels | barrique* | fut chene | chene | rovere | roble | barrica* | eiche | eichenfass | holzfass',
    wine: 'red',
    pictured: 'barrel',
    families: [
      ['spice', ['vanilla', 'clove', 'cinnamon', 'coconut']],
      ['oak', ['oak', 'cedar', 'smoke', 'toast']],
      ['age', ['coffee', 'chocolate', 'caramel', 'hazelnut']],
    ],
  },
];
