import type { Lesson } from './lesson.ts';

/** Figures that teachers ask for: casks, portions, alcohol, energy. */
export const MEASURE_LESSONS = {
  barrel_sizes: {
    title:
      'Barrel Sizes | Les tailles de fûts | I formati delle botti | Los tamaños de barrica | Fassgrößen',
    phrases: `barrel size* | size* barrel* | cask size* | size* cask* | types barrel* | barrel types | kinds barrel* | barrel format* | barrel volume*
      | taille* fut* | taille* tonneau* | taille* barrique* | types fut* | types tonneau* | formati botti | formati botte | dimensioni botti | dimensioni botte | tipi botti | tipi botte
      | tamano* barrica* | tipos barrica* | fassgrosse* | fassarten | fasstypen`,
    isNarrow: true,
    points: [
      {
        icon: 'barrel',
        sketch: 'cask',
        size: 0.48,
        name: 'Barrique',
        note: '225 l; Bordeaux',
      },
      {
        icon: 'barrel',
        sketch: 'cask',
        size: 0.49,
        name: 'Pièce',
        note: '228 l; Burgundy | 228 l ; Bourgogne | 228 l; Borgogna | 228 l; Borgoña | 228 l; Burgund',
      },
      {
        icon: 'barrel',
        sketch: 'cask',
        size: 0.54,
        name: 'Hogshead',
        note: '300 l; Australia | 300 l ; Australie | 300 l; Australia | 300 l; Australia | 300 l; Australien',
      },
      {
        icon: 'barrel',
        sketch: 'cask',
        size: 0.63,
        name: 'Puncheon',
        note: '500 l; tonneau in Italy | 500 l ; tonneau en Italie | 500 l; tonneau in Italia | 500 l; tonneau en Italia | 500 l; in Italien Tonneau',
      },
      {
        icon: 'barrel',
        sketch: 'cask',
        size: 0.65,
        name: 'Pipe',
        note: '550 l; Port and Douro | 550 l ; Porto et Douro | 550 l; Porto e Douro | 550 l; Oporto y Duero | 550 l; Porto und Douro',
      },
      {
        icon: 'barrel',
        sketch: 'cask',
        size: 0.67,
        name: 'Demi-muid',
        note: '600 l; Rhône',
      },
      {
        icon: 'barrel',
        sketch: 'cask',
        size: 0.79,
        name: 'Fuder',
        note: '1000 l; Mosel | 1000 l ; Moselle | 1000 l; Mosella | 1000 l; Mosela | 1000 l; Mosel',
      },
      {
        icon: 'barrel',
        sketch: 'cask',
        size: 1,
        name: 'Foudre',
        note: '2000 l and more; Alsace, Rhône | 2000 l et plus ; Alsace, Rhône | 2000 l e oltre; Alsazia, Rodano | 2000 l y más; Alsacia, Ródano | ab 2000 l; Elsass, Rhône',
      },
    ],
  },
  portions: {
    title:
      'One Bottle, How Many Glasses? | Combien de verres par bouteille ? | Quanti calici in una bottiglia? | ¿Cuántas copas por botella? | Wie viele Gläser gibt eine Flasche?',
    phrases: `how many glasses | how much wine per | how much wine guest* | wine per guest* | wine per person | bottles per guest* | bottles per person | combien vin invite* | combien bouteilles invite* | quanto vino ospit* | cuanto vino invitado* | wie viel wein gast* | wie viel wein person* | glasses per bottle | glasses in bottle | pour size* | portion* wine | wine portion* | combien verres | verres par bouteille
      | quanti calici | quanti bicchieri | calici per bottiglia | cuantas copas | copas por botella | wie viele glaser | glaser pro flasche`,
    isNarrow: true,
    points: [
      {
        icon: 'bottle',
        name: '750 ml',
        note: 'one bottle | une bouteille | una bottiglia | una botella | eine Flasche',
      },
      {
        icon: 'glass',
        size: 0.62,
        name: '7 × 100 ml',
        note: 'at a tasting with food | lors d’un repas dégustation | con un menu degustazione | con menú degustación | zum Menü',
      },
      {
        icon: 'glass',
        size: 0.7,
        name: '6 × 125 ml',
        note: 'the usual glass in Europe | le verre usuel en Europe | il calice usuale in Europa | la copa habitual en Europa | das übliche Glas in Europa',
      },
      {
        icon: 'glass',
        size: 0.78,
        name: '5 × 150 ml',
        note: 'the usual glass in the USA | le verre usuel aux États-Unis | il calice usuale negli USA | la copa habitual en EE. UU. | das übliche Glas in den USA',
      },
      {
        icon: 'glass',
        size: 0.9,
        name: '3 × 250 ml',
        note: 'a large glass | un grand verre | un calice grande | una copa grande | ein großes Glas',
      },
    ],
  },
  units: {
    title:
      'Alcohol in the Glass | L’alcool dans le verre | L’alcol nel bicchiere | El alcohol en la copa | Alkohol im Glas',
    phrases: `alcohol unit* | unit* alcohol | standard drink* | drink unit* | how much alcohol | alcohol content | grams alcohol | unite* alcool | verre standard
      | alcool verre | unita alcol* | quanto alcol | unidades alcohol | cuanto alcohol | standardglas | alkoholgehalt | wie viel alkohol`,
    isNarrow: true,
    points: [
      {
        icon: 'glass',
        name: 'Wine | Vin | Vino | Vino | Wein',
        note: '125 ml, 12 %: 12 g, 1.5 UK units | 125 ml à 12 % : 12 g | 125 ml, 12 %: 12 g | 125 ml, 12 %: 12 g | 125 ml, 12 %: 12 g',
      },
      {
        icon: 'beer',
        name: 'Beer | Bière | Birra | Cerveza | Bier',
        note: '330 ml, 5 %: 13 g, 1.7 UK units | 330 ml à 5 % : 13 g | 330 ml, 5 %: 13 g | 330 ml, 5 %: 13 g | 330 ml, 5 %: 13 g',
      },
      {
        icon: 'champagne_flute',
        name: 'Sparkling | Effervescent | Spumante | Espumoso | Schaumwein',
        note: '100 ml, 12 %: 9 g, 1.2 UK units | 100 ml à 12 % : 9 g | 100 ml, 12 %: 9 g | 100 ml, 12 %: 9 g | 100 ml, 12 %: 9 g',
        wine: 'sparkling',
      },
      {
        icon: 'tumbler',
        name: 'Spirits | Spiritueux | Distillato | Destilado | Spirituose',
        note: '40 ml, 40 %: 13 g, 1.6 UK units | 40 ml à 40 % : 13 g | 40 ml, 40 %: 13 g | 40 ml, 40 %: 13 g | 40 ml, 40 %: 13 g',
      },
      {
        icon: 'balance',
        name: 'One standard drink | Un verre standard | Un’unità alcolica | Una unidad | Ein Standardglas',
        note: 'UK 8 g, France and Australia 10 g, Italy 12 g, USA 14 g | France 10 g, Royaume-Uni 8 g, États-Unis 14 g | Italia 12 g, Regno Unito 8 g, USA 14 g | España 10 g, Reino Unido 8 g, EE. UU. 14 g | Deutschland 10–12 g, UK 8 g, USA 14 g',
      },
    ],
  },
  calories: {
    title:
      'Energy in the Glass | Les calories du vin | Le calorie del vino | Las calorías del vino | Kalorien im Wein',
    phrases: `calorie* | kcal | energy glass | how fattening | calories vin | calorie vino | calorias | kalorien* | brennwert`,
    isNarrow: true,
    points: [
      {
        icon: 'champagne_flute',
        name: 'Brut',
        note: '125 ml, 12 %: about 90 kcal | 125 ml, 12 % : environ 90 kcal | 125 ml, 12 %: circa 90 kcal | 125 ml, 12 %: unas 90 kcal | 125 ml, 12 %: etwa 90 kcal',
        wine: 'sparkling',
      },
      {
        icon: 'glass',
        name: 'Dry white | Blanc sec | Bianco secco | Blanco seco | Trockener Weißer',
        note: '125 ml, 12 %: about 90 kcal | 125 ml, 12 % : environ 90 kcal | 125 ml, 12 %: circa 90 kcal | 125 ml, 12 %: unas 90 kcal | 125 ml, 12 %: etwa 90 kcal',
        wine: 'white',
      },
      {
        icon: 'glass',
        name: 'Dry rosé | Rosé sec | Rosato secco | Rosado seco | Trockener Rosé',
        note: '125 ml, 12 %: about 90 kcal | 125 ml, 12 % : environ 90 kcal | 125 ml, 12 %: circa 90 kcal | 125 ml, 12 %: unas 90 kcal | 125 ml, 12 %: etwa 90 kcal',
        wine: 'rose',
      },
      {
        icon: 'glass',
        name: 'Dry red | Rouge sec | Rosso secco | Tinto seco | Trockener Roter',
        note: '125 ml, 13.5 %: about 100 kcal | 125 ml, 13,5 % : environ 100 kcal | 125 ml, 13,5 %: circa 100 kcal | 125 ml, 13,5 %: unas 100 kcal | 125 ml, 13,5 %: etwa 100 kcal',
        wine: 'red',
      },
      {
        icon: 'glass',
        name: 'Sweet | Doux | Dolce | Dulce | Süß',
        note: '125 ml, 12 %, 100 g/l: about 140 kcal | 125 ml, 12 %, 100 g/l : environ 140 kcal | 125 ml, 12 %, 100 g/l: circa 140 kcal | 125 ml, 12 %, 100 g/l: unas 140 kcal | 125 ml, 12 %, 100 g/l: etwa 140 kcal',
        wine: 'orange',
      },
      {
        icon: 'balance',
        name: 'Where it comes from | D’où elles viennent | Da dove vengono | De dónde vienen | Woher sie kommen',
        note: 'alcohol 7 kcal a gram, sugar 4 | alcool 7 kcal par gramme, sucre 4 | alcol 7 kcal al grammo, zucchero 4 | alcohol 7 kcal por gramo, azúcar 4 | Alkohol 7 kcal je Gramm, Zucker 4',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;
