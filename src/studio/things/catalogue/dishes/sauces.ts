import { alsoDrawn } from '#studio/things/catalogue/made-by.ts';
import { dip } from './dish.ts';

/** Sauces of red and dark fruit, as the languages name them. */
const FRUIT_SAUCES = [
  ...'cherry plum blackberry blueberry redcurrant red currant blackcurrant strawberry raspberry fig pomegranate berry fruit'
    .split(' ')
    .flatMap((fruit) => [`${fruit} sauce`, `${fruit} reduction`, `${fruit} glaze`]),
  ...'cerises prunes mûres myrtilles groseilles cassis fraises framboises figues'
    .split(' ')
    .map((fruit) => `sauce aux ${fruit}`),
  ...'ciliegie prugne more mirtilli ribes fragole lamponi fichi'
    .split(' ')
    .flatMap((fruit) => [`salsa di ${fruit}`, `salsa alle ${fruit}`, `salsa ai ${fruit}`]),
  ...'cerezas ciruelas moras arándanos frambuesas higos'
    .split(' ')
    .map((fruit) => `salsa de ${fruit}`),
  ...'kirsch pflaumen brombeer heidelbeer johannisbeer feigen beeren'
    .split(' ')
    .flatMap((fruit) => [`${fruit}soße`, `${fruit}sauce`]),
].join(' | ');

/** Sauces and dips: each fills a small bowl of its own, and some are poured round the dish they are named with. */
export const SAUCES = [
  dip(
    'soy_sauce',
    'soy sauce',
    'soy sauce | soya sauce | soy | sauce soja | salsa di soia | salsa de soja | sojasoße | sojasauce',
    'soyDip',
  ),
  alsoDrawn(dip('ketchup', 'ketchup', 'ketchup | catsup | tomato ketchup', 'ketchupDip')),
  dip(
    'mayonnaise',
    'mayonnaise',
    'mayonnaise | mayo | aioli | aïoli | alioli | rouille | remoulade | rémoulade | tartare sauce | tartar sauce | sauce tartare | salsa tartara | salsa tártara | maionese | mayonesa | majonäse',
    'mayonnaiseDip',
  ),
  dip(
    'yoghurt_dip',
    'yoghurt dip',
    'tzatziki | raita | yoghurt | yogurt | yaourt | joghurt | yoghurt dip | sour cream | crème fraîche | creme fraiche | horseradish | horseradish cream | meerrettich | herb quark | kräuterquark | panna acida | dip | dips',
    'yoghurtDip',
  ),
  dip('guacamole', 'guacamole', 'guacamole | avocado dip', 'guacamoleDip'),
  dip(
    'salsa_dip',
    'salsa',
    'salsa | tomato salsa | salsa roja | salsa picante | pico de gallo | mojo rojo | chutney | relish | tomato chutney | mango chutney',
    'salsaDip',
  ),
  dip(
    'chimichurri',
    'chimichurri',
    'chimichurri | salsa verde | mojo verde | gremolata | sauce verte | grüne soße | pesto sauce | bowl of pesto | herb sauce | herb oil',
    'chimichurriDip',
    'mintSauce',
  ),
  dip(
    'vinaigrette',
    'vinaigrette',
    'vinaigrette | mignonette | shallot vinegar | vinaigre à l échalote | vinagreta | dressing',
    'vinaigretteDip',
  ),
  dip(
    'oil_dip',
    'dipping oil',
    'bowl of olive oil | dish of olive oil | olive oil dip | ciotola d olio | cuenco de aceite',
    'oliveOilDip',
  ),
  dip(
    'orange_sauce',
    'orange sauce',
    'orange sauce | sauce à l orange | sauce orange | salsa all arancia | salsa de naranja | orangensoße | orangensauce',
    'orangeDip',
    'orangeSauce',
  ),
  dip(
    'cheese_dip',
    'cheese sauce',
    'cheese sauce | cheese dip | sauce au fromage | käsesoße',
    'cheeseDip',
  ),
  dip(
    'cranberry_sauce',
    'cranberry sauce',
    'cranberry sauce | lingonberry sauce | lingonberries | preiselbeeren | preiselbeersoße | sauce aux airelles | airelles',
    'cranberryDip',
    'berryCoulis',
  ),
  dip(
    'chilli_sauce',
    'chilli sauce',
    'chilli sauce | chili sauce | sweet chilli sauce | hot sauce | sriracha | sauce piquante | salsa piccante | chilisoße',
    'chilliDip',
  ),
  dip(
    'syrup',
    'syrup',
    'maple syrup | syrup | sirop d érable | sirop | sciroppo | sirope | ahornsirup | sirup',
    'honeyDip',
    'caramel',
  ),
  dip('fruit_sauce', 'fruit sauce', FRUIT_SAUCES, 'cranberryDip', 'berryCoulis'),
  dip(
    'white_sauce',
    'white sauce',
    'white sauce | gorgonzola sauce | cheese sauce | blue cheese sauce | sauce gorgonzola | sauce au gorgonzola | sauce au roquefort | salsa al gorgonzola | salsa de queso | gorgonzolasauce | käsesauce | käsesoße | white wine sauce | butter sauce | beurre blanc | lemon sauce | lemon butter sauce | lemon cream sauce | saffron sauce | champagne sauce | creamy sauce | garlic sauce | dill sauce | béchamel | bechamel | velouté | sauce au vin blanc | sauce au beurre | sauce au citron | sauce à la crème | sauce crème | salsa al vino bianco | salsa al limone | besciamella | salsa bianca | salsa de vino blanco | salsa de limón | salsa blanca | bechamel | weißweinsoße | weissweinsauce | zitronensoße | zitronensauce | buttersoße | sahnesoße | sahnesauce',
    'mayonnaiseDip',
    'creamSauce',
  ),
  dip(
    'dark_sauce',
    'dark sauce',
    'bbq sauce | barbecue sauce | teriyaki sauce | teriyaki | oyster sauce | hoisin sauce | balsamic reduction | balsamic glaze | port sauce | port wine sauce | madeira sauce | truffle sauce | demi glace | sauce barbecue | sauce au porto | sauce madère | sauce aux truffes | salsa al porto | salsa al tartufo | riduzione di balsamico | salsa barbacoa | salsa al oporto | salsa de trufa | grillsoße | grillsauce | portweinsoße | portweinsauce | trüffelsoße | trüffelsauce',
    'gravyDip',
    'gravy',
  ),
  dip(
    'apple_sauce',
    'apple sauce',
    'apple sauce | applesauce | apple compote | compote de pommes | salsa di mele | compota de manzana | apfelmus | apfelkompott',
    'hollandaiseDip',
  ),
  dip('capers', 'capers', 'capers | câpres | capperi | alcaparras | kapern', 'capersDip', 'capers'),
] as const;
