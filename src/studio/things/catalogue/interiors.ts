import { alsoDrawn, drawnAndBuilt } from './made-by.ts';
import { viewThing } from '#studio/things/view-thing.ts';

/** What stands in rooms and on terraces behind the table. */
export const INTERIORS = [
  viewThing('fireplace', [
    'fireplace',
    'fireplaces',
    'fireplace | hearth | fire | cheminée | camino | chimenea | kamin',
    ['fireplace', 'fire'],
  ]),
  viewThing('bookshelf', [
    'bookshelf',
    'bookshelves',
    'bookshelf | bookshelves | bookcase | bibliothèque | libreria | librería | bücherregal',
    ['bookcase', 'bookshelf'],
  ]),
  viewThing(
    'stairs',
    [
      'flight of stone stairs',
      'flights of stairs',
      'stairs | stone stairs | staircase | stairway | stone staircase | escalier | escalier de pierre | escaliers | scala di pietra | scale di pietra | scalinata | escalera de piedra | escaleras | escalinata | treppe | steintreppe',
    ],
    ['photo'],
  ),
  viewThing(
    'pool',
    ['swimming pool', 'swimming pools', 'pool | swimming pool | piscine | piscina | schwimmbecken'],
    ['photo'],
  ),
  viewThing('vault', [
    'stone vault',
    'stone vaults',
    'vault | vaults | vaulted | voûte | volta | bóveda | gewölbe',
    ['vault'],
  ]),
  viewThing('wine_rack', ['wine rack', 'wine racks', 'wine racks | racks']),
  viewThing('shelf', [
    'shelf of bottles',
    'shelves of bottles',
    'shelf | shelves | shelf of bottles | shelves of bottles | shelves of wine | shelf of wine | wine shelves | wine shelf | étagères de bouteilles | étagère | étagères | scaffale | estante | regal',
    ['shelf'],
  ]),
  viewThing('counter', [
    'counter',
    'counters',
    'counter | bar counter | comptoir | bancone | mostrador | theke | tresen',
    ['counter'],
  ]),
  viewThing('window', [
    'window',
    'windows',
    'window | windows | window pane | window panes | windowpane | windowpanes | fenêtre | vitre | vitres | finestra | vetro della finestra | vetri della finestra | ventana | cristal de la ventana | fenster | fensterscheibe | fensterscheiben',
    ['window'],
  ]),
  viewThing('lamp', ['lamp', 'lamps', 'lamp | lamps | lampe | lampada | lámpara', ['lamp']]),
  viewThing('laid_table', [
    'laid table',
    'laid tables',
    'laid table | tables | dining table | table dressée | gedeckter tisch',
  ]),
  viewThing('christmas_tree', [
    'Christmas tree',
    'Christmas trees',
    'christmas tree | xmas tree | sapin | sapin de noël | albero di natale | árbol de navidad | weihnachtsbaum | christbaum',
  ]),
  drawnAndBuilt(
    'bauble',
    ['bauble', 'baubles'],
    'small',
    'bauble | baubles | christmas bauble | christmas baubles | christmas ball | christmas balls | christmas ornament | christmas ornaments | boule de noël | boules de noël | pallina di natale | palline di natale | pallina | bola de navidad | bolas de navidad | christbaumkugel | christbaumkugeln | weihnachtskugel | weihnachtskugeln',
  ),
  alsoDrawn(
    viewThing(
      'string_lights',
      [
        'string of lights',
        'strings of lights',
        'string lights | string lights overhead | string lights above | fairy lights | fairy lights overhead | fairy lights above | strings of lights | lights overhead | lights strung overhead | tree lights | guirlande | lichterkette | lucine',
      ],
      ['photo'],
    ),
  ),
  viewThing('stall', [
    'market stall',
    'market stalls',
    'stall | stalls | market stall | étal | bancarella | puesto | marktstand',
  ]),
  viewThing('tent', [
    'tent',
    'tents',
    'tent | tents | camping tent | camping tents | marquee | tente | tente de camping | tenda da campeggio | tienda de campaña | campingzelt | tenda | carpa | zelt',
    ['tent'],
  ]),
  viewThing('parasol', [
    'parasol',
    'parasols',
    'parasol | parasols | garden umbrella | sun umbrella | sonnenschirm | ombrellone | sombrilla',
  ]),
  viewThing('boat', [
    'boat',
    'boats',
    'boat | boats | rabelo | rabelos | rabelo boat | rabelo boats | barco rabelo | barcos rabelos | sailing boat | sailing ship | sailboat | tall ship | sail | yacht | bateau | voilier | bateau de pêche | barque de pêche | barca da pesca | barca de pesca | barco de pesca | peschereccio | fischerboot | fishing boat | fishing boats | barca a vela | barche a vela | barca | veliero | barco | velero | boot | segelboot | segelschiff',
    ['boat', 'ship'],
  ]),
  alsoDrawn(
    viewThing(
      'flower_arch',
      [
        'arch of flowers',
        'arches of flowers',
        'flower arch | wedding arch | rose arch | rose arches | arch of roses | arch of flowers | floral arch | garden arch | arche fleurie | arche de fleurs | arche de roses | arceau de roses | arco di rose | arco di fiori | arco de rosas | arco de flores | arco floral | rosenbogen | blumenbogen',
      ],
      ['photo'],
    ),
  ),
  viewThing('pergola', [
    'pergola',
    'pergolas',
    'pergola | arbour | arbor | tonnelle | laube',
    ['arbor'],
  ]),
  viewThing('beach', [
    'beach',
    'beaches',
    'beach | sand | plage | spiaggia | playa | strand',
    ['beach'],
  ]),
  viewThing('meadow', [
    'meadow',
    'meadows',
    'meadow | grass | lawn | prairie | pré | prato | prado | wiese',
    ['meadow', 'lawn'],
  ]),
] as const;
