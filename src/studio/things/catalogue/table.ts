import type { Thing } from '#studio/things/thing.ts';

/** Tableware and what dresses a table or a party. */
export const TABLE = [
  {
    id: 'plate',
    one: 'plate',
    many: 'plates',
    words: `
      plate | plates | dish | tableware | crockery | dinnerware | dinner plate | dinner plates | vaisselle | stoviglie | vajilla | geschirr | assiette | assiettes | piatto | piatti | plato | platos | teller`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'bowl',
    one: 'bowl',
    many: 'bowls',
    words: `
      bowl | bowls | bol | bols | ciotola | ciotole | cuenco | cuencos | schale | schüssel |
      schüsseln`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'fork',
    one: 'fork',
    many: 'forks',
    words: `
      fork | forks | cutlery | silverware | fourchette | fourchettes | couverts | forchetta |
      forchette | posate | tenedor | tenedores | cubiertos | gabel | gabeln | besteck`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'knife',
    one: 'knife',
    many: 'knives',
    words: `
      knife | knives | cheese knife | couteau | couteaux | coltello | coltelli | cuchillo |
      cuchillos | messer`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'spoon',
    one: 'spoon',
    many: 'spoons',
    words: `
      spoon | spoons | cuillère | cuillères | cucchiaio | cucchiai | cuchara | cucharas | löffel`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'napkin',
    one: 'napkin',
    many: 'napkins',
    words: `
      napkin | napkins | serviette | serviettes | linen napkin | tovagliolo | tovaglioli |
      servilleta | servilletas | servietten | stoffserviette`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'menu_card',
    one: 'menu card',
    many: 'menu cards',
    words: `
      menu card | menu cards | menu | menus | tasting menu | tasting menus | tasting menu card | menu dégustation |
      menù degustazione | menú degustación | degustationsmenü | wine list | carte des vins |
      carte du menu | carta dei vini | carta de vinos | carta del menú | menükarte |
      speisekarte | weinkarte`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'candle',
    one: 'candle',
    many: 'candles',
    words: `
      candle | candles | tealight | tealights | tea light | tea lights | lit candle |
      lit candles | bougie | bougies | chandelle | chandelles | candela | candele | vela |
      velas | kerze | kerzen | adventskerze | adventskerzen | stumpenkerze | stumpenkerzen | teelicht | teelichter`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'candlestick',
    one: 'candlestick',
    many: 'candlesticks',
    words: `
      candlestick | candlesticks | candelabra | candelabrum | candle holder |
      chandelier de table | bougeoir | bougeoirs | candeliere | candelieri | candelabro |
      candelabros | kerzenleuchter | kerzenständer | leuchter`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'lantern',
    one: 'lantern',
    many: 'lanterns',
    words: `
      lantern | lanterns | oil lamp | oil lamps | hurricane lamp | paraffin lamp | kerosene lamp | lampe à huile | lampe à pétrole | lampada a olio | lume a olio | lámpara de aceite | candil | öllampe | petroleumlampe | lanterne | lanternes | lanterna | farol | faroles | linterna |
      laterne | laternen`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'book',
    one: 'book',
    many: 'books',
    words: `
      book | books | old book | book club | club de lecture | club del libro | buchclub | livre | livres | libro | libri | libros | buch |
      bücher`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'letter',
    one: 'letter',
    many: 'letters',
    words: `
      letter | letters | love letter | handwritten letter | envelope | envelopes | lettre |
      lettres | enveloppe | lettera | lettere | busta | carta manuscrita | sobre cerrado |
      briefe | umschlag`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'gift_box',
    one: 'gift box',
    many: 'gift boxes',
    words: `
      gift box | gift boxes | gift | gifts | presents | wine gift box | wine gift boxes | gift set | gift sets | wine gift set | wine gift sets | gift pack | wine gift pack | wine gift | weingeschenk | wein geschenkset | geschenkset | geschenkbox | wein geschenkbox | presentation box | wine presentation box | luxury box | luxury wine box | luxury gift box | cadeau |
      cadeaux | boîte cadeau | coffret cadeau | coffret | regalo | regali | scatola regalo |
      confezione regalo | regalos | caja de regalo | geschenk | geschenke | geschenkbox |
      geschenkkarton | präsentkarton | präsentbox | astuccio | coffret à vin | coffret de vin | estuche de vino | estuche`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'place_setting',
    one: 'place setting',
    many: 'place settings',
    words: `
      place setting | place settings | table setting | table settings | table laid | table laid for |
      table set | table set for | laid table | laid table for | set table | set table for | beautifully laid table |
      table for | dinner table for | dining table for | dinner for | lunch for | supper for | laid for | set for |
      dinner table | festive table | couverts | couvert dressé | table dressée | table dressée pour | table mise |
      table mise pour | table pour | dîner pour | tavola apparecchiata | tavola apparecchiata per |
      tavolo apparecchiato | tavolo apparecchiato per | tavolo per | tavola per | cena per | coperti | mesa puesta |
      mesa puesta para | mesa preparada para | mesa para | cena para | gedeckter tisch | gedeckter tisch für |
      tisch gedeckt für | tisch für | abendessen für | gedeck | gedecke | festlich gedeckter tisch |
      festlich gedeckter tisch für | wedding table | wedding table setting | wedding place setting | wedding tablescape | tablescape | table de mariage | tavola nuziale | tavolo nuziale | mesa de boda | mesa nupcial | hochzeitstisch | christmas table setting | easter table setting | thanksgiving table setting | holiday table setting | dinner table setting | romantic table setting | christmas dinner table | christmas table | easter table |
      thanksgiving table | table de noël | tavola di natale | tavola natalizia | mesa de navidad |
      weihnachtstafel | hochzeitstafel | festtafel`,
    stance: 'dish',
    madeBy: ['photo'],
  },
  {
    id: 'heart_box',
    one: 'heart-shaped box of chocolates',
    many: 'heart-shaped boxes of chocolates',
    words: `
      heart shape box | box of chocolates | chocolate box | box of pralines | heart shape box of chocolates | boîte de chocolats | scatola di cioccolatini | caja de bombones | pralinenschachtel | schachtel pralinen | heart shaped box | heart shaped box of chocolates | heart shaped chocolate box | heart box |
      heart shaped boxes | boîte en forme de coeur |
      boîte coeur | scatola a forma di cuore |
      caja en forma de corazón | herzförmige schachtel |
      herzförmige pralinenschachtel | herzschachtel`,
    stance: 'dish',
    madeBy: ['photo'],
  },
  {
    id: 'ribbon',
    one: 'ribbon',
    many: 'ribbons',
    words: `
      ribbon | ribbons | bow | red ribbon | twine | raffia | jute string | kitchen string | ficelle | raphia | spago | cordel | rafia | bindfaden | bast | ruban | rubans | nastro | nastri | fiocco | cinta |
      lazo | schleife | schleifen | geschenkband`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'balloon',
    one: 'balloon',
    many: 'balloons',
    words: `
      balloon | balloons | ballon de baudruche | ballons | palloncino | palloncini | globo |
      globos | luftballon | luftballons`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'confetti',
    one: 'confetti',
    many: 'confetti',
    words: 'confetti | confettis | coriandoli | konfetti | confeti',
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'guitar',
    one: 'guitar',
    many: 'guitars',
    words: `
      guitar | guitars | guitare | guitares | chitarra | chitarre | guitarra | guitarras |
      gitarre | gitarren`,
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'violin',
    one: 'violin',
    many: 'violins',
    words: `
      violin | violins | fiddle | violon | violons | violino | violini | violín | violines |
      geige | geigen | violine`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'vinyl_record',
    one: 'vinyl record',
    many: 'vinyl records',
    words: `
      vinyl record | vinyl records | vinyl | vinyls | record player record | lp record |
      disque vinyle | disques vinyles | vinyle | disco in vinile | vinile | disco de vinilo |
      vinilo | schallplatte | schallplatten`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'straw_hat',
    one: 'straw hat',
    many: 'straw hats',
    words: `
      straw hat | straw hats | sun hat | panama hat | hat | chapeau de paille | chapeau |
      cappello di paglia | cappello | sombrero de paja | sombrero | strohhut`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'sunglasses',
    one: 'pair of sunglasses',
    many: 'pairs of sunglasses',
    words: `
      sunglasses | pair of sunglasses | lunettes de soleil | occhiali da sole | gafas de sol |
      sonnenbrille | sonnenbrillen`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'phone',
    one: 'phone',
    many: 'phones',
    words: `
      phone | phones | smartphone | smartphones | mobile phone | cell phone | téléphone |
      telefono | telefonino | teléfono | móvil | telefon`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
] as const satisfies readonly Thing[];
