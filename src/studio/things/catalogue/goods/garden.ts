import { UNDER_WISTERIA } from '#studio/places/words/wisteria-words.ts';
import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Flowers and leaves by their names, and what stands in a garden. */
export const GOODS_GARDEN = [
  builtOnly(
    'poppy',
    ['bunch of poppies', 'bunches of poppies'],
    'tall',
    'poppy | poppies | red poppies | coquelicot | coquelicots | papavero | papaveri | amapola | amapolas | mohnblume | mohnblumen | klatschmohn',
    ['poppy'],
  ),
  builtOnly(
    'cornflower',
    ['bunch of cornflowers', 'bunches of cornflowers'],
    'tall',
    'cornflower | cornflowers | bleuet | bleuets | fiordaliso | fiordalisi | aciano | acianos | kornblume | kornblumen',
    ['cornflower'],
  ),
  builtOnly(
    'iris',
    ['bunch of irises', 'bunches of irises'],
    'tall',
    'iris | irises | iris flower | iris flowers | iris violets | iris viola | lirios morados | schwertlilie | schwertlilien',
  ),
  builtOnly(
    'wisteria',
    ['wisteria', 'wisterias'],
    'floor',
    `wisteria | wisteria branch | glycine | glycines | glicine | glicini | glicinia | glicinias | blauregen | glyzinie | glyzinien | ${UNDER_WISTERIA}`,
    ['wisteria'],
  ),
  builtOnly(
    'hops',
    ['hop cone', 'hop cones'],
    'small',
    'hops | hop cones | hop flowers | houblon | luppolo | lúpulo | hopfen | hopfendolden',
    ['hop'],
  ),
  builtOnly(
    'mistletoe',
    ['mistletoe', 'mistletoes'],
    'small',
    'mistletoe | branche de gui | du gui | vischio | muérdago | mistelzweig | mistelzweige | mistel',
    ['mistletoe'],
  ),
  builtOnly(
    'oak_leaves',
    ['oak leaf', 'oak leaves'],
    'small',
    'oak leaf | oak leaves | feuille de chêne | feuilles de chêne | foglia di quercia | foglie di quercia | hoja de roble | hojas de roble | eichenblatt | eichenblätter | eichenlaub',
  ),
  builtOnly(
    'statue',
    ['statue', 'statues'],
    'floor',
    'statue | statues | marble statue | stone statue | bust | marble bust | sculpture | statua | statue di marmo | scultura | busto | estatua | estatuas | escultura | statue aus stein | skulptur | büste',
    ['statue', 'bust', 'sculpture'],
  ),
  builtOnly(
    'column',
    ['stone column', 'stone columns'],
    'floor',
    'stone column | stone columns | marble column | marble columns | greek column | roman column | roman columns | colonne de pierre | colonne antique | colonna di marmo | colonna romana | columna de piedra | columna romana | steinsäule | marmorsäule | antike säule',
  ),
  builtOnly(
    'beehive',
    ['beehive', 'beehives'],
    'floor',
    'beehive | bee hive | bee hives | hive | ruche | ruches | alveare | arnia | arnie | colmena | colmenas | bienenstock | bienenkasten',
    ['beehive'],
  ),
  builtOnly(
    'birdhouse',
    ['birdhouse', 'birdhouses'],
    'floor',
    'birdhouse | bird house | nesting box | nichoir | nichoirs | casetta per uccelli | casita para pájaros | caja nido | vogelhaus | vogelhäuschen | nistkasten',
    ['birdhouse'],
  ),
  builtOnly(
    'garden_gnome',
    ['garden gnome', 'garden gnomes'],
    'dish',
    'garden gnome | gnome | gnomes | nain de jardin | nains de jardin | nano da giardino | gnomo | gnomo de jardín | gartenzwerg | gartenzwerge',
    ['gnome'],
  ),
  builtOnly(
    'sundial',
    ['sundial', 'sundials'],
    'floor',
    'sundial | sun dial | cadran solaire | meridiana | reloj de sol | sonnenuhr',
    ['sundial'],
  ),
  drawnAndBuilt(
    'cello',
    ['cello', 'cellos'],
    'floor',
    'cello | cellos | violoncelle | violoncello | violonchelo | double bass | contrebasse | contrabbasso | contrabajo | kontrabass',
    ['cello', 'bass fiddle'],
  ),
] as const;
