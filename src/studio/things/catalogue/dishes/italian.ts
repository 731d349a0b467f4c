import { dish } from './dish.ts';

/** The Italian kitchen. */
export const ITALIAN_DISHES = [
  dish(
    'carbonara',
    'spaghetti carbonara',
    'carbonara | spaghetti carbonara | spaghetti alla carbonara | rigatoni carbonara',
    ['deep_plate', 'spaghetti', 'lardons', 'gratedCheese', 'pepper'],
  ),
  dish('cacio_e_pepe', 'cacio e pepe', 'cacio e pepe | aglio e olio | spaghetti aglio e olio', [
    'deep_plate',
    'spaghetti',
    'gratedCheese',
    'pepper',
  ]),
  dish(
    'bolognese',
    'tagliatelle al ragù',
    'bolognese | spaghetti bolognese | tagliatelle al ragù | ragù | pasta al ragù | pappardelle al cinghiale | pappardelle with wild boar | wild boar ragù',
    ['deep_plate', 'ribbons', 'tomatoDollop', 'gratedCheese', 'basil'],
  ),
  dish(
    'truffle_pasta',
    'truffle pasta',
    'truffle pasta | tajarin al tartufo | tagliatelle al tartufo | tagliolini al tartufo | pasta with truffle | pasta aux truffes | pasta con trufa | trüffelpasta',
    ['deep_plate', 'ribbons', 'truffleSlices'],
  ),
  dish(
    'vongole',
    'spaghetti alle vongole',
    'spaghetti alle vongole | spaghetti vongole | linguine alle vongole | vongole pasta | pasta with clams | linguine with clams | pasta allo scoglio | seafood pasta | pâtes aux palourdes',
    ['deep_plate', 'spaghetti', 'clams', 'parsley'],
  ),
  dish(
    'pesto_pasta',
    'pasta al pesto',
    'pesto pasta | pasta al pesto | trofie al pesto | pasta with pesto | pesto',
    ['deep_plate', 'pestoNoodles', 'gratedCheese', 'basil'],
  ),
  dish(
    'squid_ink_pasta',
    'squid ink pasta',
    'squid ink pasta | black pasta | spaghetti al nero di seppia | pasta al nero',
    ['deep_plate', 'blackNoodles', 'prawns', 'chilliRings'],
  ),
  dish(
    'penne',
    'penne',
    'penne arrabbiata | penne all arrabbiata | amatriciana | rigatoni all amatriciana | penne al pomodoro | penne',
    ['deep_plate', 'tubes', 'tomatoDollop', 'gratedCheese', 'basil'],
  ),
  dish(
    'ravioli',
    'ravioli',
    'ravioli | tortellini | agnolotti | tortelli | filled pasta | raviolis | maultaschen',
    ['deep_plate', 'ravioli', 'gratedCheese', 'basil'],
  ),
  dish('gnocchi', 'gnocchi', 'gnocchi | ñoquis | potato gnocchi', [
    'deep_plate',
    'gnocchi',
    'gratedCheese',
    'basil',
  ]),
  dish('lasagne', 'lasagne', 'lasagne | lasagna | lasaña | lasagnes', [
    'plate',
    'lasagne',
    'tomatoSauce',
    'basil',
  ]),
  dish('risotto', 'risotto', 'risotto | risotti | risotto al parmigiano | risotto bianco', [
    'deep_plate',
    'risotto',
    'cheeseShavings',
    'parsley',
  ]),
  dish(
    'mushroom_risotto',
    'mushroom risotto',
    'mushroom risotto | risotto ai funghi | risotto aux champignons | risotto de setas | pilzrisotto | porcini risotto | risotto ai porcini',
    ['deep_plate', 'risotto', 'mushrooms', 'cheeseShavings', 'parsley'],
  ),
  dish(
    'saffron_risotto',
    'saffron risotto',
    'saffron risotto | risotto alla milanese | risotto milanese | risotto allo zafferano | safranrisotto',
    ['deep_plate', 'saffronRisotto', 'cheeseShavings'],
  ),
  dish(
    'osso_buco',
    'osso buco',
    'osso buco | ossobuco | veal shank',
    ['plate', 'ossoBuco', 'saffronRisotto', 'parsley'],
    { withSides: ['ossoBuco', 'gravy', 'parsley'] },
  ),
  dish(
    'saltimbocca',
    'saltimbocca',
    'saltimbocca | veal piccata | piccata | scaloppine | vitello | veal | kalbsschnitzel natur',
    ['plate', 'roastPork', 'gravy', 'basil'],
    { withSides: ['roastPork', 'gravy'] },
  ),
  dish('vitello_tonnato', 'vitello tonnato', 'vitello tonnato | vitel tonné', [
    'plate',
    'roastPork',
    'mayoDrizzle',
    'capers',
  ]),
  dish(
    'carpaccio',
    'beef carpaccio',
    'carpaccio | beef carpaccio | carpaccio di manzo | rindercarpaccio | carpaccio de boeuf | bresaola',
    ['plate', 'beefCarpaccio', 'rocket', 'cheeseShavings'],
  ),
  dish(
    'caprese',
    'caprese salad',
    'caprese | insalata caprese | caprese salad | tomato and mozzarella | tomate mozzarella | tomato mozzarella',
    ['plate', 'caprese'],
  ),
  dish(
    'burrata',
    'burrata',
    'burrata | burrata with tomatoes | burrata e pomodorini | mozzarella di bufala',
    ['plate', 'burrata', 'tomatoes', 'balsamic', 'basil'],
    { withSides: ['burrata', 'basil'] },
  ),
  dish('arancini', 'arancini', 'arancini | arancino | supplì | rice balls', [
    'small_plate',
    'croquettes',
    'basil',
  ]),
  dish(
    'minestrone',
    'minestrone',
    'minestrone | vegetable soup | ribollita | soupe au pistou | gemüsesuppe | sopa de verduras | potage',
    ['bowl', 'tomatoSoup', 'peas', 'carrots', 'parsley'],
  ),
  dish('polenta', 'polenta', 'polenta | creamy polenta | polenta taragna', [
    'deep_plate',
    'polenta',
    'mushrooms',
    'parsley',
  ]),
  dish('tiramisu', 'slice of tiramisù', 'tiramisù | tiramisu | tiramisu slice', [
    'small_plate',
    'tiramisu',
    'mintLeaves',
  ]),
  dish('panna_cotta', 'panna cotta', 'panna cotta | pannacotta | panacotta', [
    'small_plate',
    'pannaCotta',
    'berryCoulis',
    'berries',
  ]),
  dish('cannoli', 'cannoli', 'cannoli | cannolo | cannoli siciliani', [
    'small_plate',
    'cannoli',
    'pistachios',
  ]),
  dish('cantucci', 'cantucci', 'cantucci | cantuccini | biscotti | almond biscuits', [
    'small_plate',
    'biscotti',
  ]),
  dish('zabaglione', 'glass of zabaglione', 'zabaglione | zabaione | sabayon | weinschaumcreme', [
    'small_plate',
    'zabaglione',
  ]),
] as const;
