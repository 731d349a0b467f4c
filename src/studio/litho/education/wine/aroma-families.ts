export interface Family {
  name: string;
  ink: string;
  /** 0 primary, 1 secondary, 2 tertiary. */
  origin: 0 | 1 | 2;
  aromas: readonly string[];
  /** Where only one colour has it; else all have. */
  of?: 'white' | 'red';
}

/** From the grape, from the making, from age. */
export const AROMA_FAMILIES: readonly Family[] = [
  {
    name: 'Citrus | Agrumes | Agrumi | Cítricos | Zitrus',
    ink: '#d9c04a',
    of: 'white',
    origin: 0,
    aromas: [
      'lemon | citron | limone | limón | Zitrone',
      'lime | citron vert | lime | lima | Limette',
      'grapefruit | pamplemousse | pompelmo | pomelo | Grapefruit',
    ],
  },
  {
    name: 'Orchard | Verger | Frutteto | Fruta de árbol | Kernobst',
    ink: '#a9b84a',
    of: 'white',
    origin: 0,
    aromas: [
      'apple | pomme | mela | manzana | Apfel',
      'pear | poire | pera | pera | Birne',
      'peach | pêche | pesca | melocotón | Pfirsich',
    ],
  },
  {
    name: 'Tropical | Exotique | Tropicale | Tropical | Tropisch',
    ink: '#e0a03f',
    of: 'white',
    origin: 0,
    aromas: [
      'pineapple | ananas | ananas | piña | Ananas',
      'mango | mangue | mango | mango | Mango',
      'lychee | litchi | litchi | lichi | Litschi',
    ],
  },
  {
    name: 'Red fruit | Fruits rouges | Frutti rossi | Fruta roja | Rote Frucht',
    ink: '#c9424a',
    of: 'red',
    origin: 0,
    aromas: [
      'cherry | cerise | ciliegia | cereza | Kirsche',
      'strawberry | fraise | fragola | fresa | Erdbeere',
      'raspberry | framboise | lampone | frambuesa | Himbeere',
    ],
  },
  {
    name: 'Black fruit | Fruits noirs | Frutti neri | Fruta negra | Dunkle Frucht',
    ink: '#5b2a63',
    of: 'red',
    origin: 0,
    aromas: [
      'blackcurrant | cassis | ribes nero | grosella negra | Cassis',
      'blackberry | mûre | mora | zarzamora | Brombeere',
      'plum | prune | prugna | ciruela | Pflaume',
    ],
  },
  {
    name: 'Flowers | Fleurs | Fiori | Flores | Blüten',
    ink: '#c98aa8',
    origin: 0,
    aromas: [
      'rose | rose | rosa | rosa | Rose',
      'violet | violette | viola | violeta | Veilchen',
      'elder | sureau | sambuco | saúco | Holunder',
    ],
  },
  {
    name: 'Herbs | Herbes | Erbe | Hierbas | Kräuter',
    ink: '#5f8a4c',
    origin: 0,
    aromas: [
      'grass | herbe | erba | hierba | Gras',
      'mint | menthe | menta | menta | Minze',
      'bell pepper | poivron | peperone | pimiento | Paprika',
    ],
  },
  {
    name: 'Spice | Épices | Spezie | Especias | Gewürz',
    ink: '#a5632f',
    origin: 0,
    aromas: [
      'pepper | poivre | pepe | pimienta | Pfeffer',
      'liquorice | réglisse | liquirizia | regaliz | Lakritz',
      'ginger | gingembre | zenzero | jengibre | Ingwer',
    ],
  },
  {
    name: 'Yeast | Levures | Lieviti | Levaduras | Hefe',
    ink: '#cbb07a',
    origin: 1,
    aromas: [
      'bread | pain | pane | pan | Brot',
      'brioche | brioche | brioche | brioche | Brioche',
      'butter | beurre | burro | mantequilla | Butter',
    ],
  },
  {
    name: 'Oak | Chêne | Rovere | Roble | Eiche',
    ink: '#8a5a34',
    origin: 1,
    aromas: [
      'vanilla | vanille | vaniglia | vainilla | Vanille',
      'clove | girofle | garofano | clavo | Nelke',
      'smoke | fumée | fumo | humo | Rauch',
    ],
  },
  {
    name: 'Earth | Terre | Terra | Tierra | Erde',
    ink: '#6b5a42',
    origin: 2,
    aromas: [
      'mushroom | champignon | fungo | seta | Pilz',
      'forest floor | sous-bois | sottobosco | sotobosque | Waldboden',
      'leather | cuir | cuoio | cuero | Leder',
    ],
  },
  {
    name: 'Dried | Sec | Secco | Seco | Getrocknet',
    ink: '#94613a',
    origin: 2,
    aromas: [
      'fig | figue | fico | higo | Feige',
      'walnut | noix | noce | nuez | Walnuss',
      'honey | miel | miele | miel | Honig',
    ],
  },
];
