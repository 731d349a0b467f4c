import { builtOnly, drawnAndBuilt } from '#studio/things/catalogue/made-by.ts';

/** Play, sport, travel and the shop's counter. */
export const GOODS_LEISURE = [
  builtOnly(
    'golf_ball',
    ['golf ball', 'golf balls'],
    'small',
    'golf ball | balle de golf | pallina da golf | pelota de golf | golfball | golfbälle',
  ),
  builtOnly(
    'beach_ball',
    ['beach ball', 'beach balls'],
    'dish',
    'beach ball | ballon de plage | palla da spiaggia | pallone da spiaggia | pelota de playa | wasserball | strandball',
  ),
  builtOnly(
    'surfboard',
    ['surfboard', 'surfboards'],
    'floor',
    'surfboard | surf board | snowboard | planche de surf | tavola da surf | tabla de surf | surfbrett',
  ),
  builtOnly(
    'starfish',
    ['starfish', 'starfishes'],
    'small',
    'starfish | sea star | étoile de mer | étoiles de mer | stella marina | stelle marine | estrella de mar | estrellas de mar | seestern | seesterne',
    ['starfish'],
  ),
  builtOnly(
    'sandals',
    ['pair of sandals', 'pairs of sandals'],
    'dish',
    'sandals | sandal | pair of sandals | leather sandals | sandales | sandale | sandali | sandalias | sandalen',
    ['sandal'],
  ),
  builtOnly(
    'flip_flops',
    ['pair of flip-flops', 'pairs of flip-flops'],
    'dish',
    'flip flops | flip flop | pair of flip flops | tongs de plage | infradito | chanclas | chancletas | badelatschen | zehentrenner',
  ),
  builtOnly(
    'hammock',
    ['hammock', 'hammocks'],
    'floor',
    'hammock | hamac | hamacs | amaca | amache | hamaca | hamacas | hängematte | hängematten',
    ['hammock'],
  ),
  builtOnly(
    'passport',
    ['passport', 'passports'],
    'small',
    'passport | passeport | passeports | passaporto | pasaporte | reisepass',
    ['passport'],
  ),
  builtOnly(
    'sheet_music',
    ['music sheet', 'music sheets'],
    'dish',
    'sheet music | music sheet | music sheets | musical score | partition | partition de musique | partition musicale | spartito | spartiti | partitura | notenblatt | notenblätter',
  ),
  drawnAndBuilt(
    'banknote',
    ['banknote', 'banknotes'],
    'dish',
    'banknote | banknotes | bank notes | euro notes | dollar bill | dollar bills | billete | paper money | cash | billet de banque | billets de banque | banconota | banconote | billetes | geldschein | geldscheine | bargeld',
    ['bill'],
  ),
  builtOnly(
    'poker_chips',
    ['poker chip', 'poker chips'],
    'small',
    'poker chips | poker chip | casino chips | gambling chips | jetons de poker | jetons | fiches da poker | fichas de póquer | pokerchips',
  ),
  builtOnly(
    'domino',
    ['domino', 'dominoes'],
    'small',
    'domino | dominoes | dominos | domino stones | tessere del domino | fichas de dominó | dominosteine',
  ),
  builtOnly(
    'cash_register',
    ['cash register', 'cash registers'],
    'floor',
    'cash register | till | shop till | caisse enregistreuse | registratore di cassa | caja registradora | registrierkasse | ladenkasse',
    ['cash register'],
  ),
  builtOnly(
    'shopping_basket',
    ['shopping basket', 'shopping baskets'],
    'floor',
    'shopping basket | wire basket | supermarket basket | panier de courses | cestino della spesa | cesta de la compra | einkaufskorb',
  ),
  builtOnly(
    'carriage',
    ['carriage', 'carriages'],
    'floor',
    'carriage | coach and horses | horse carriage | horse drawn carriage | stagecoach | calèche | diligence | carrozza | carrozze | carruaje | coche de caballos | kutsche | kutschen | pferdekutsche',
    ['carriage'],
  ),
  builtOnly(
    'caravan',
    ['caravan', 'caravans'],
    'floor',
    'caravan | camping trailer | caravane | roulotte | caravana | wohnwagen',
  ),
] as const;
