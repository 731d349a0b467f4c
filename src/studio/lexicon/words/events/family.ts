import { company, proved } from './occasion.ts';
import type { Occasion } from './occasion.ts';

const CAKE = 'thing:cake thing:cupcake thing:balloon thing:confetti thing:gift_box';

/** Days of a life. */
export const FAMILY = {
  wedding: {
    words: `wedding | weddings | wedding ceremony | ceremonie de mariage | cerimonia di nozze | ceremonia de boda | trauzeremonie | wedding reception | wedding party | mariage | noces | matrimonio | nozze | boda | hochzeit | trauung`,
    proofs: proved(
      'place:wedding thing:flower_arch thing:ring trait:wedding trait:worn:veil trait:worn:gown',
    ),
    decor: [],
    brings: { place: 'wedding' },
  },
  wedding_table: {
    words: `wedding table | wedding tables | wedding table setting | wedding place setting | wedding tablescape | table de mariage | tables de mariage | table de noces | tavola nuziale | tavolo nuziale | tavola di nozze | mesa nupcial | mesa de boda | hochzeitstafel | hochzeitstisch`,
    proofs: proved('thing:flowers thing:rose trait:wedding'),
    decor: ['flowers', 'glass'],
    brings: { place: 'wedding' },
  },
  wedding_feast: {
    words: `wedding feast | wedding banquet | wedding dinner | wedding meal | wedding lunch | repas de noces | repas de mariage | diner de mariage | banquet de mariage | banchetto di nozze | pranzo di nozze | cena di nozze | banquete de boda | banquete nupcial | hochzeitsessen | hochzeitsmahl | hochzeitsbankett`,
    proofs: proved('thing:place_setting thing:long_table'),
    decor: ['place_setting', 'flowers', 'candle'],
    brings: { place: 'wedding' },
  },
  birthday: {
    words: `happy birthday | joyeux anniversaire | bon anniversaire | buon compleanno | feliz cumpleanos | alles gute zum geburtstag | birthday | birthday party | birthday celebration | anniversaire | compleanno | cumpleanos | geburtstag | geburtstagsfeier | geburtstagsparty | jubilaum`,
    proofs: proved(CAKE),
    decor: ['cake'],
  },
  anniversary: {
    words: `anniversary | anniversary dinner | wedding anniversary | anniversaire de mariage | noces d or | anniversario | anniversario di matrimonio | aniversario | aniversario de boda | hochzeitstag | jahrestag | silberhochzeit | goldene hochzeit`,
    proofs: proved(`thing:rose thing:flowers thing:candle thing:candlestick ${CAKE}`),
    decor: ['rose', 'candle'],
  },
  baby_shower: {
    words: `baby shower | gender reveal | gender reveal party | babyparty | fete prenatale | festa per il bebe | fiesta de bebe`,
    proofs: proved(`thing:teddy_bear ${CAKE}`),
    decor: ['balloon', 'cupcake'],
  },
  engagement: {
    words: `engagement party | engagement | proposal | marriage proposal | fiancailles | fidanzamento | proposta di matrimonio | pedida | pedida de mano | compromiso | verlobung | verlobungsfeier | heiratsantrag`,
    proofs: proved('thing:ring thing:rose'),
    decor: ['ring', 'rose'],
  },
  hen_night: {
    words: `hen night | hen party | hen do | bachelorette | bachelorette party | evjf | addio al nubilato | despedida de soltera | junggesellinnenabschied`,
    proofs: proved('people:2'),
    decor: [],
    brings: { people: { who: 'woman', count: 4 } },
  },
  stag_night: {
    words: `stag night | stag party | stag do | bachelor party | evg | addio al celibato | despedida de soltero | junggesellenabschied`,
    proofs: proved('people:2'),
    decor: [],
    brings: { people: { who: 'man', count: 4 } },
  },
  bridal_shower: {
    words: `bridal shower | wedding shower | bridal party`,
    proofs: proved(`thing:flowers thing:rose ${CAKE}`),
    decor: ['flowers', 'gift_box'],
  },
  baptism: {
    words: `baptism | christening | first communion | communion lunch | confirmation lunch | bapteme | premiere communion | battesimo | prima comunione | bautizo | primera comunion | taufe | taufessen | erstkommunion | konfirmation`,
    proofs: proved('thing:candle thing:flowers thing:rose thing:cake'),
    decor: ['candle', 'flowers'],
  },
  graduation: {
    words: `graduation | graduation party | graduation day | commencement day | remise des diplomes | fete de diplome | festa di laurea | laurea | graduacion | fiesta de graduacion | abschlussfeier | studienabschluss | abifeier | abiball`,
    proofs: proved('thing:certificate thing:confetti thing:balloon'),
    decor: ['certificate'],
  },
  retirement: {
    words: `retirement | retirement party | depart a la retraite | depart en retraite | pensionamento | festa di pensionamento | jubilacion | fiesta de jubilacion | ruhestand | rentenbeginn | abschiedsfeier | farewell party | leaving party`,
    proofs: proved(CAKE),
    decor: ['cake', 'balloon'],
  },
  housewarming: {
    words: `housewarming | housewarming party | house warming | pendaison de cremaillere | cremaillere | inaugurazione della casa | festa per la casa nuova | inauguracion de la casa | fiesta de inauguracion | einweihungsparty | einweihungsfeier | einzugsparty`,
    proofs: proved('thing:potted_plant thing:key thing:gift_box thing:flowers'),
    decor: ['potted_plant', 'key'],
  },
  reunion: {
    words: `family reunion | class reunion | family gathering | family dinner | family lunch | reunion de famille | repas de famille | pranzo di famiglia | pranzo in famiglia | reunion familiar | comida familiar | familienfeier | familienfest | familientreffen`,
    proofs: proved('people:2 food'),
    decor: [],
    company: company('group', 4, 'toasting'),
    isOfPeople: true,
  },
  date_night: {
    words: `date night | first date | romantic dinner | romantic evening | diner romantique | diner aux chandelles | soiree romantique | cena romantica | serata romantica | velada romantica | romantisches dinner | romantischer abend | romantisches abendessen`,
    proofs: proved('thing:candle thing:candlestick thing:rose thing:couple people:2'),
    decor: ['candle'],
    company: company('couple', 2, 'toasting'),
  },
} as const satisfies Readonly<Record<string, Occasion>>;
