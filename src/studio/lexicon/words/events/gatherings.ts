import { company, proved } from './occasion.ts';
import type { Occasion } from './occasion.ts';

/** What people meet for, and what the trade invites to. */
export const GATHERINGS = {
  brunch: {
    words: `brunch | sunday brunch | brunch table | bottomless brunch | brunch du dimanche | brunch della domenica | brunch de domingo | sonntagsbrunch`,
    proofs: proved('food thing:croissant thing:egg thing:coffee thing:plate'),
    decor: ['croissant', 'coffee'],
  },
  banquet: {
    words: `banquet | banquets | feast | feasts | festin | banchetto | banquete | bankett | festmahl | gelage`,
    proofs: proved('food trait:table place:restaurant'),
    decor: ['bread', 'grapes', 'candlestick'],
  },
  barbecue: {
    words: `barbecue party | bbq party | bbq | barbecue evening | cookout | soiree barbecue | grigliata | grigliata in giardino | barbacoa | grillfest | grillparty | grillabend`,
    proofs: proved('thing:grill'),
    decor: ['grill'],
    place: 'garden_party',
  },
  happy_hour: {
    words: `happy hour | after work | after work drinks | after work party | afterwork | heure de l apero | ora dell aperitivo | hora del vermut | hora feliz | feierabend | feierabendwein`,
    proofs: proved('place:wine_bar thing:cocktail'),
    decor: [],
    place: 'wine_bar',
  },
  aperitif: {
    words: `apero | aperitif | aperitivo | aperitifs | aperitivi | apero dinatoire | aperol hour | sundowner | sundowners`,
    proofs: proved('food thing:olive thing:cocktail place:terrace place:wine_bar'),
    decor: ['olive', 'cracker'],
  },
  girls_night: {
    words: `girls night | girls night out | girls night in | girls s night | ladies night | ladies evening | soiree entre filles | soiree filles | serata tra ragazze | serata tra donne | noche de chicas | madelsabend | madchenabend | frauenabend`,
    proofs: proved('people:2'),
    decor: [],
    place: 'wine_bar',
    brings: { people: { who: 'woman', count: 3 } },
  },
  game_night: {
    words: `game night | games night | board game night | poker night | card game night | card night | soiree jeux | soiree poker | serata giochi | serata di giochi | noche de juegos | spieleabend | pokerabend`,
    proofs: proved('thing:playing_cards thing:dice thing:chess_pawn'),
    decor: ['playing_cards', 'dice'],
  },
  book_club: {
    words: `book club | book club meeting | reading circle | club de lecture | cercle de lecture | club del libro | gruppo di lettura | club de lectura | buchclub | lesekreis`,
    proofs: proved('thing:book place:library thing:bookshelf'),
    decor: ['book'],
  },
  match_night: {
    words: `super bowl | superbowl | super bowl party | super bowl sunday | game day | match day | soiree foot | soiree match | serata partita | noche de futbol | fussballabend`,
    proofs: proved('thing:burger thing:fries thing:beer'),
    decor: ['burger', 'fries'],
  },
  work_party: {
    words: `corporate event | corporate party | company party | staff party | team event | team dinner | soiree d entreprise | evenement d entreprise | festa aziendale | evento aziendale | fiesta de empresa | evento de empresa | firmenfeier | betriebsfeier | firmenevent`,
    proofs: proved('people:2 trait:action:toasting thing:confetti'),
    decor: [],
    company: company('group', 4, 'toasting'),
  },
  rooftop_party: {
    words: `rooftop party | roof party | roof terrace party | fete sur le toit | soiree sur le toit | festa sul tetto | festa in terrazza | fiesta en la azotea | dachterrassenparty | dachparty`,
    proofs: proved('people:2'),
    decor: [],
    place: 'city',
    company: company('group', 4, 'toasting'),
  },
  business_meal: {
    words: `business lunch | business dinner | working lunch | dejeuner d affaires | diner d affaires | pranzo di lavoro | cena di lavoro | comida de negocios | cena de negocios | geschaftsessen`,
    proofs: proved('people:2 place:restaurant food'),
    decor: [],
    place: 'restaurant',
    company: company('group', 3, 'sitting'),
  },
  blind_tasting: {
    words: `blind tasting | blind wine tasting | degustation a l aveugle | degustazione alla cieca | cata a ciegas | blindverkostung | blindprobe | blindverkostungen`,
    proofs: proved('many:glass thing:gift_bag'),
    decor: [],
    brings: { subject: 'tasting_row' },
  },
  vertical_tasting: {
    words: `vertical tasting | horizontal tasting | wine flight | degustation verticale | degustazione verticale | verticale di vini | cata vertical | vertikalverkostung | vertikale probe | vertikalprobe`,
    proofs: proved('many:glass'),
    decor: [],
    brings: { subject: 'tasting_row' },
  },
  masterclass: {
    words: `wine tasting class | wine tasting course | wine tasting workshop | tasting workshop | sommelier class | sommelier course | masterclass | master class | wine masterclass | wine class | wine course | tasting class | wine workshop | wine seminar | cours d oenologie | atelier degustation | corso di degustazione | corso sul vino | curso de cata | taller de vino | curso de vino | weinseminar | weinkurs | verkostungskurs`,
    proofs: proved('thing:glass thing:tasting_mat people:2 place:classroom'),
    decor: ['tasting_mat'],
    place: 'classroom',
  },
  wine_fair: {
    words: `wine fair | wine expo | wine show | trade fair | wine market | salon des vins | foire aux vins | salon du vin | fiera del vino | feria del vino | feria de vinos | weinmesse | weinmarkt | weinfest`,
    proofs: proved('place:festival place:market_hall thing:stall'),
    decor: [],
    place: 'festival',
  },
  auction: {
    words: `wine auction | auction | charity auction | vente aux encheres | encheres | asta | asta di vini | asta del vino | subasta | subasta de vinos | versteigerung | weinversteigerung | weinauktion | auktion`,
    proofs: proved('thing:wooden_case thing:hammer'),
    decor: ['wooden_case'],
  },
  jazz_night: {
    words: `jazz night | jazz evening | wine and jazz | jazz and wine | jazz concert | soiree jazz | vin et jazz | serata jazz | vino e jazz | noche de jazz | vino y jazz | jazzabend | wein und jazz`,
    proofs: proved('thing:saxophone thing:trumpet trait:person:musician'),
    decor: ['saxophone'],
  },
  live_music: {
    words: `live music | wine and music | music and wine | music night | musique live | vin et musique | musica dal vivo | vino e musica | musica en vivo | vino y musica | livemusik | live musik | wein und musik`,
    proofs: proved('thing:guitar thing:violin thing:saxophone thing:piano trait:person:musician'),
    decor: ['guitar'],
  },
  dinner_party: {
    words: `dinner party | supper club | dinner with friends | lunch with friends | diner entre amis | dejeuner entre amis | cena tra amici | pranzo tra amici | cena con amigos | comida con amigos | abendessen mit freunden | essen mit freunden`,
    proofs: proved('people:2'),
    decor: [],
    brings: { people: { who: 'group', count: 4 }, action: 'eating' },
  },
  steakhouse: {
    words: `steakhouse | steak house | steak restaurant | bisteccheria | asador`,
    proofs: proved('thing:steak'),
    decor: ['steak'],
    place: 'restaurant',
  },
  oyster_bar: {
    words: `oyster bar | bar a huitres | austernbar | bar de ostras`,
    proofs: proved('thing:oyster'),
    decor: ['oyster'],
    place: 'wine_bar',
  },
  beach_bar: {
    words: `beach bar | beach club | bar de plage | bar sulla spiaggia | chiringuito | strandbar`,
    proofs: proved('thing:cocktail thing:counter people:2'),
    decor: ['cocktail'],
    brings: { place: 'beach' },
  },
  rooftop_bar: {
    words: `rooftop bar | roof bar | bar sur le toit | bar sul tetto | bar en la azotea | dachbar | dachterrassenbar`,
    proofs: proved('thing:candle thing:cocktail people:2'),
    decor: ['candle'],
    brings: { place: 'city' },
  },
  buffet: {
    words: `grazing table | grazing board | grazing platter | buffet | buffets | buffet table | cold buffet | finger food buffet | buffet froid | buffet freddo | tavolo del buffet | mesa de bufe | bufe | kaltes buffet | kalte platten`,
    proofs: proved('food thing:bread_basket thing:salad thing:ham'),
    decor: ['ham', 'hard_cheese', 'salad', 'bread_basket', 'grapes'],
  },
  harvest_meal: {
    words: `harvest lunch | harvest dinner | harvest supper | harvest feast | harvest meal | long table lunch | long table dinner | repas de vendanges | dejeuner de vendanges | pranzo di vendemmia | cena di vendemmia | comida de vendimia | almuerzo de vendimia | erntemahl | ernteessen | lesefest`,
    proofs: proved('people:2 thing:place_setting'),
    decor: [],
    place: 'vineyard',
    brings: { people: { who: 'group', count: 5 }, action: 'eating' },
  },
  apres_ski: {
    words: `apres ski | after skiing | after a day of skiing | after ski | apres le ski | dopo lo sci | despues de esquiar | nach dem skifahren | ski trip | ski holiday | ski weekend | vacances au ski | settimana bianca | vacaciones de esqui | skiurlaub | huttengaudi | huttenabend`,
    proofs: proved('place:mountains place:hut thing:mountain trait:weather:snow'),
    decor: [],
    place: 'hut',
    brings: { season: 'winter' },
  },
} as const satisfies Readonly<Record<string, Occasion>>;
