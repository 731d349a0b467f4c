import type { WordTable } from '#studio/lexicon/effects.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';

/** What is done at tables, doors and in gardens. Folded, five languages; a word that is also an adjective only with what follows it. */
export const DAILY_ACTS: WordTable<NonNullable<AskedFigure['action']>> = {
  breaking: `
    breaking bread | breaks bread | break bread | breaking the bread | tearing bread | sharing bread | share bread | rompt le pain | rompent le pain | rompant le pain |
    partagent le pain | partagent du pain | spezza il pane | spezzano il pane | spezzando il pane | parte el pan | parten el pan | partiendo el pan | compartiendo pan |
    bricht brot | brechen brot | brot brechen | bricht das brot | brechen das brot`,
  lighting: `
    lighting candles | lighting a candle | lighting the candles | lighting the candle | lights a candle | lights candles | lights the candles | allume une bougie | allume des bougies |
    allume les bougies | allumant une bougie | allumant des bougies | allumant les bougies | accende una candela | accende le candele | accende candele | accendendo una candela | accendendo le candele |
    enciende una vela | enciende velas | enciende las velas | encendiendo una vela | encendiendo velas | encendiendo las velas | zundet kerzen an | zundet eine kerze an | zundet die kerzen an`,
  blowing: `
    blowing | blowing out | blows out | blow out | blowing out candles | blowing out the candles | blows out the candles | souffle les bougies | soufflant les bougies | souffle ses bougies | soufflent les bougies |
    spegne le candeline | spegnendo le candeline | soffia sulle candeline | sopla las velas | soplando las velas | soplando velas | blast kerzen aus | blast die kerzen aus | pustet kerzen aus`,
  // To prepare is to cook.
  making: `
    making a | making an | making the | makes a | makes an | making some | macht einen | macht ein | macht eine`,
  arranging: `
    arranging flowers | arranging the flowers | arranges flowers | arranging a bouquet | arranging roses | making a bouquet | compose un bouquet | composant un bouquet | arrange des fleurs | arrangeant des fleurs |
    compone un mazzo | sistema i fiori | sistemando i fiori | prepara un mazzo di fiori | arregla flores | arreglando flores | hace un ramo | haciendo un ramo | bindet einen strauss | arrangiert blumen`,
  watering: `
    watering | waters the | waters her | waters his | arrose | arrosant | arrosent | annaffia | annaffiando | innaffia | innaffiando | riega | regando | giesst blumen | giesst krauter | giesst pflanzen | giesst die pflanzen`,
  emptying: `
    emptying | empties | tipping a | tipping the | tipping his | tipping her | tipping grapes | tips a | tips the | dumping | dumps | vide un | vide une | vide son | vide sa | vide le | vide la | vidant |
    svuota un | svuota una | svuota il | svuota la | svuotando | rovescia | rovesciando | vacia un cubo | vacia una cesta | vacia el | vaciando | vuelca | volcando | leert | leerend | kippt | schuttet`,
  tying: `
    tying a vine | ties a vine | tying vines | tying the vines | tying up vines | tying up the vines | ties the vines | ties vines | tying shoots | tying canes | attache la vigne | attachant la vigne | palisse la vigne | lega le viti | legando le viti |
    lega i tralci | ata las vides | atando las vides | ata las cepas | bindet reben | bindet die reben`,
  signing: `
    signing | signs a | signs the | signs his | signs her | autographing | autographs | signe une | signe un | signe des | signe sa | signant | dedicace | dedicacant | firma una | firma un | firma le | firma la | firmando |
    autografa | autografando | signiert | signieren | signierend | unterschreibt`,
  explaining: `
    welcoming | welcomes | accueille | accueillant | accueillent | accoglie | accogliendo | accolgono | da la bienvenida | dando la bienvenida | recibiendo | begrusst | begrussen | empfangt | heisst willkommen |
    telling a story | tells a story | telling stories | tells stories | telling a joke | telling | raconte | racontant | racconta | raccontando | cuenta un cuento | cuenta una historia | contando una historia | contando historias |
    erzahlt | erzahlen | erzahlt eine geschichte`,
  plating: `
    decorating a cake | decorating cakes | decorates a cake | icing a cake | decore un gateau | decorant un gateau | decora una torta | decorando una torta | decora un pastel | decorando un pastel | verziert eine torte`,
  foaming: `
    spraying champagne | sprays champagne | spraying prosecco | spraying cava | spraying sparkling wine | champagne spray | champagne shower | asperge de champagne | aspergeant de champagne | spruzza champagne | spruzzando champagne |
    spruzza lo champagne | rociando champan | rocia champan | spritzt champagner | spritzt sekt | champagnerdusche | sektdusche`,
  wrapping:
    'unpacking | unpacks | deballe | deballant | spacchettando | desempaquetando | auspackt',
  carrying: `
    delivering | delivers | delivering a | livre du vin | livrant | consegna del vino | consegnando | entregando vino | liefert | liefernd`,
  loading:
    'loading | unloading | chargeant | dechargeant | caricando | scaricando | cargando | descargando',
  sampling: `
    drawing wine | draws wine | drawing wine from | drawing a sample | tire du vin | tirant du vin | spilla il vino | spillando il vino | sacando vino | saca vino | zapft wein`,
  serving: `
    presenting a dish | presents a dish | presenting the dish | presenting his dish | presenting her dish | presente un plat | presente son plat | presentant un plat | presenta un piatto | presentando un piatto | presenta un plato |
    presentando un plato | prasentiert ein gericht`,
  giving: `
    interviewing | interviews a | interviews the | interviewe | interviewant | intervista il | intervista un | intervista una | intervistando | entrevista a | entrevistando | interviewt`,
  walking:
    'arriving | arrives at | arrive at | arriving at | arrivent | arrivant | arrivano | arrivando | llegan | llegando | kommen an | ankommen',
  waving:
    'blessing | blesses | benit | benissant | benedice | benedicendo | bendice | bendiciendo | segnet',
  pouring:
    'straining | strains a | strains the | filtre un cocktail | filtra un cocktail | cuela un coctel | seiht',
};
