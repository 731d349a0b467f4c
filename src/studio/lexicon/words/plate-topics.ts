import { LESSON_IDS, LESSONS } from '#studio/litho/education/lessons/lessons.ts';
import type { PlateLanguage, PlateTopic } from '#studio/scene/sheets.ts';
import type { WineColour } from '#studio/scene/wine.ts';

/**
 * What customers write for each plate, folded, small words left out; '*' lets a word go on.
 * The words of a phrase stand in this order with at most a few others between. First match wins.
 */
export const PLATE_PHRASES: readonly (readonly [PlateTopic, string])[] = [
  [
    'soil_profile',
    `soil profile | soil layer* | layers soil | soil cross | soil section | cross section soil
    | section soil | roots soil | profil sol | coupe sol | couches sol | profilo suolo
    | strati suolo | sezione suolo | perfil suelo | capas suelo | bodenprofil | bodenschicht*
    | schichten boden*`,
  ],
  [
    'corkscrew',
    `parts corkscrew | anatomy corkscrew | corkscrew parts | corkscrew anatomy | diagram corkscrew | corkscrew diagram | corkscrew labelled
    | parties tire bouchon | anatomie tire bouchon | parti cavatappi | anatomia cavatappi | partes sacacorchos | teile korkenzieher* | aufbau korkenzieher*`,
  ],
  [
    'aromas',
    `aroma* wheel | flavour* wheel | flavor* wheel | aroma* chart | flavour* chart | flavor* chart
    | aroma* map | wheel aroma* | wheel flavour* | wheel flavor* | roue aromes | ruota aromi
    | rueda aromas | aromarad | aromes roue | aromi ruota | aromas rueda | aromes vin* | aromi vin* | aromas vin* | aromen wein*
    | weinaromen | wine aroma* | aromas wine | aroma* wine`,
  ],
  [
    'bottle_sizes',
    `bottle size* | bottle format* | sizes bottle* | size bottle* | format* bottle* | large format*
    | format* bouteille* | taille* bouteille* | contenance* bouteille* | formati bottigli*
    | tamano* botella* | formato* botella* | flaschengrosse* | flaschenformat* | jeroboam
    | nebuchadnezzar | methuselah | nabuchodonosor`,
  ],
  [
    'bottle_shapes',
    `bottle shape* | bottle type* | shape* bottle* | type* bottle* | kinds bottle* | forme* bouteille*
    | forme bottigli* | formas botella* | flaschenformen`,
  ],
  [
    'colours',
    `colour chart | color chart | colour scale | color scale | colour guide | color guide
    | colour wheel | color wheel | colour spectrum | color spectrum | colour palette | color palette
    | colour* wine* | color* wine* | wine colour* | wine color* | shades wine* | couleur* vin*
    | nuance* vin* | robe* vin* | nuancier | scala color* | gamma color* | colori vino | escala color*
    | carta color* | color* vino | farbskala | farbkarte | farbtafel | farben wein* | weinfarben`,
  ],
  [
    'temperatures',
    `serving temperature* | temperature chart | temperature guide | temperature scale
    | temperature table | wine temperature* | what temperature | how cold | temperature* service
    | temperature* vin | temperatur* servizio | temperatura* servicio | temperatura* vino
    | trinktemperatur* | serviertemperatur*`,
  ],
  [
    'sweetness',
    `sweetness | dry to sweet | sweet to dry | residual sugar | from brut | sucrosite | sec au
    | teneur sucre | dolcezza | dal secco | dulzor | seco a dulce | sussegrad* | susseskala
    | sussenskala | restzucker | von trocken`,
  ],
  [
    'hold_glass',
    `hold* glass* | tenir verre | tenere calice | tenere bicchiere | sujetar copa | sostener copa
    | coger copa | agarrar copa | glas halt* | halt* glas`,
  ],
  [
    'open_bottle',
    `open* bottle | open* wine | open* champagne | open* sparkling | open* prosecco | uncork*
    | use corkscrew | ouvrir bouteille | deboucher bouteille | aprire bottiglia | stappare
    | abrir botella | descorchar | flasche* offne* | offnen flasche* | entkork*`,
  ],
  ['decant', 'decant | decanting | decantation | decanter vin | decantare | decantar | dekantier*'],
  [
    'label',
    `read* label | read* labels | understand* label | understand* labels | anatomy label | parts label
    | explain* label | explain* labels | label explained | labels explained | label guide | label anatomy | lire etiquette | comprendre etiquette
    | decrypter etiquette | leggere etichetta | leer etiqueta | etikett* lesen | etikett* verstehen`,
  ],
  [
    'oak',
    `oak toast* | barrel* toast* | cask* toast* | stave* toast* | toast* level* | toast* oak
    | toast* barrel* | chauffe* chene | chauffe* fut* | chauffe* barrique* | tostatur* | tostado*
    | toastung*`,
  ],
  [
    'training',
    `vine training | training system* | trellis* | pruning system* | pruning method* | guyot | gobelet
    | conduite vigne | taille vigne | forme allevamento | potatura | conduccion vid | poda vid
    | poda vina | rebenerziehung | rebschnitt | erziehungssystem*`,
  ],
  [
    'soils',
    `soil | soils | type* terroir | sol* viticole* | sols vigne* | sols vignoble* | suolo | suoli
    | suelo | suelos | bodenarten | bodentypen | boden weinberg* | boden rebe*`,
  ],
  [
    'grape',
    `grape anatomy | grape structure | grape cross | grape parts | grape section | berry anatomy
    | berry structure | berry cross | berry parts | berry section | anatomy grape | anatomy berry
    | parts grape | parts berry | structure grape | structure berry | section grape | section berry
    | grape berry | diagram grape | diagram berry | grape diagram | berry diagram | inside grape
    | inside berry | layers grape | layers berry | anatomie raisin | anatomie baie
    | parties raisin | parties baie | parti uva | parti acino | partes uva | partes grano | teile traube | teile beere | aufbau traube | aufbau beere
    | anatomie traube | anatomie beere | anatomia uva | anatomia acino | coupe raisin`,
  ],
  [
    'varieties',
    `grape varieties | grape variety | grape types | varieties grape* | types grape* | kinds grape*
    | tipos uva* | tipi uva* | types raisin* | sortes raisin* | variete* raisin* | varieta uva* | traubensorten | traubenarten
    | grape bunch difference* | bunch* difference* | tannin acidity body | body acidity tannin | body tannin acidity | acidity tannin body | acidity body tannin
    | varietal* chart | varietal* comparison | varietal* compared | varietal* guide | compar* grape*
    | compar* varieties | compar* varietal* | grape* compared | cepages | vitigni | variedades uva
    | rebsorten`,
  ],
  [
    'vine_year',
    `vine year | vine s year | year vine* | year vineyard | vineyard year | vine calendar
    | vineyard calendar | vine cycle | vineyard cycle | vine through | vineyard through
    | growth cycle | growing cycle | annual cycle | vegetative cycle | seasons vine*
    | seasons vineyard | vigne saison* | saisons vigne* | vigne fil | travaux vigne | stagioni vite | stagioni vign* | vite stagioni | vigneto stagioni
    | estaciones vid | estaciones vin* | vid estaciones | jahreszeiten weinberg* | weinberg* jahreszeiten | jahreszeiten rebe* | rebe* jahreszeiten
    | weinberg* jahr* | jahr weinberg* | winzerjahr | cycle vigne | cycle vegetatif | annee vigne | anno vite | ciclo vite
    | ciclo vegetativo | ciclo vid | jahr rebe* | rebjahr | vegetationszyklus | budbreak | bud break`,
  ],
  [
    'pairing',
    `pairing | pairings | paring | wine pair* | pair* wine* | cheese wine* | wine* cheese | fromage* vin* | vin* fromage* | formaggi* vin*
    | queso* vino* | vino* queso* | kase wein* | wein* kase | food wine | wine food | accord* mets | mariage mets | mets vins
    | abbinament* | maridaje* | speise* wein* | weinbegleitung`,
  ],
  [
    'barrel',
    `anatomy barrel | anatomy cask | parts barrel | parts cask | structure barrel | diagram barrel
    | diagram cask | barrel anatomy | barrel parts | barrel diagram | cask anatomy | cask parts
    | anatomie tonneau | anatomie fut | anatomie barrique | anatomie fass* | anatomia botte
    | anatomia barrica`,
  ],
  [
    'making',
    `how wine* made | how wine* produced | how champagne made | how champagne produced | how cava made
    | how prosecco made | how rose made | how rose produced | how port made | how sherry made
    | making wine | making champagne | making sparkling | making prosecco | making cava | making red | making white | making rose | making port
    | steps making | steps production | grape to glass | grape glass | grapes glass | grape bottle | vine to glass | vine to bottle | vineyard to glass
    | vineyard to bottle | metodo charmat | methode charmat | come fa prosecco | come nasce prosecco | come fa spumante | come nasce spumante
    | come fa franciacorta | como hace cava | como elabora cava | como hace espumoso | como hace champan | disgorg*
    | how to make | how we make | how they make | wine making | winemaking | vinification
    | production process | production steps | wine production | from grape to | traditional method
    | charmat method | classic method | methode traditionnelle | methode champenoise | metodo classico
    | metodo tradicional | comment fait vin | comment nait vin | comment fabrique vin
    | comment elabore vin | comment fait champagne | comment nait champagne | comment elabore champagne
    | comment fait rose | comment nait rose | raisin au | raisin a la
    | come si fa vino | come nasce vino | come fa vino | vinificazione | como hace vino
    | como elabora vino | vinificacion | elaboracion vino | elaboracion | wie wein* entsteht
    | wie wein* gemacht | wie wein* hergestellt | wie rotwein entsteht | wie weisswein entsteht
    | wie rotwein gemacht | wie weisswein gemacht | wie sekt entsteht | wie sekt gemacht
    | wie champagner entsteht | wie champagner gemacht | wie rose entsteht | wie rose gemacht
    | wie entsteht rose | wie macht wein | wie macht rose | wie macht sekt | wie wird wein | wie wird rose | wie wird sekt | wie entsteht cremant
    | wie entsteht wein | wie entsteht rotwein | wie entsteht weisswein | wie entsteht sekt
    | wie entsteht champagner | weinbereitung | weinherstellung`,
  ],
  [
    'vine',
    `parts vine | parts grapevine | parts grape vine | anatomy vine | anatomy grapevine | vine anatomy
    | grapevine anatomy | vine parts | grapevine parts | diagram vine | diagram grapevine
    | vine diagram | grapevine diagram | structure vine | vine structure | grapevine structure
    | labelled vine | labeled vine | vine labelled | grapevine labelled | vine labeled
    | parties vigne | anatomie vigne | anatomie cep | parties cep | schema vigne | parti vite
    | anatomia vite | partes vid | anatomia vid | partes vina | teile rebe | teile rebstock*
    | aufbau rebe | aufbau rebstock* | anatomie rebe | anatomie rebstock*`,
  ],
  [
    'glass_shapes',
    `glass shape* | glassware shape* | glass type* | glassware type* | glass guide | glass chart
    | glassware guide | glassware chart | types glass* | shapes glass* | kinds glass*
    | glasses chart | glasses guide | glasses and their | which glass | forme* verre* | type* verre*
    | tipi calici | tipi bicchieri | forme calici | forme bicchieri | tipos copa* | formas copa*
    | glasformen | glastypen | weinglaser | weinglasformen | weinglastypen`,
  ],
  [
    'taste',
    `how to taste | tasting steps | tasting technique | tasting guide | tasting method
    | tasting infographic | steps tasting | deguster | come degustare | como catar | cata vino*
    | wie verkost* | verkosten | see swirl`,
  ],
  [
    'bottle',
    `anatomy bottle | parts bottle | structure bottle | diagram bottle | bottle anatomy | bottle parts
    | bottle diagram | parties bouteille | parti bottiglia | partes botella | teile flasche | teile weinflasche | aufbau flasche | aufbau weinflasche
    | anatomie bouteille | anatomie flasche | anatomie weinflasche
    | anatomia bottiglia | anatomia botella`,
  ],
  [
    'glass',
    `anatomy glass | parts glass | structure glass | diagram glass | glass anatomy | glass parts
    | glass diagram | parties verre | parti calice | parti bicchiere | partes copa | teile glas* | teile weinglas* | aufbau glas* | aufbau weinglas*
    | anatomie verre | anatomie glases | anatomie weinglases | anatomia calice
    | anatomia copa`,
  ],
];

/** Grapes ranked by one quality of their wines. */
export const SCALE_PHRASES: readonly (readonly ['tannin' | 'acid' | 'body', string])[] = [
  [
    'tannin',
    `tannin* scale | tannin* level* | tannin* chart | level* tannin* | tannin* from low | tannin* low high | scale tannin* | low tannin high
    | echelle tanin* | niveau* tanin* | scala tannin* | escala tanino* | tanninskala | tanningehalt | gerbstoff*`,
  ],
  [
    'acid',
    `acidity scale | acidity level* | acidity chart | level* acidity | acidity from low | echelle acidite | scala acidita | escala acidez
    | saureskala | sauregehalt`,
  ],
  [
    'body',
    `body scale | body chart | light to full | light bodied full | wine body | echelle corps | scala corpo | escala cuerpo | korperskala`,
  ],
];

/** A sheet to write on. */
export const FORM_PHRASES = `tasting sheet* | tasting grid | tasting form* | tasting note* sheet | tasting note* template | tasting card
  | score sheet | scorecard | sat grid | fiche degustation | grille degustation | scheda degustazione | ficha cata | ficha de cata
  | verkostungsbogen | degustationsbogen | verkostungsblatt | bewertungsbogen | verkostungsnotiz*`;

/** Words that ask for a map, where an area is named as well. */
export const MAP_PHRASES = `map | maps | carte viticole | carte vignoble* | carte region* | carte vin*
  | carte | mappa | cartina | mapa | karte | landkarte | wine regions | regions viticoles | vignobles
  | regioni vino | regioni vinicole | regiones vinicolas | weinregionen | weinbauregionen
  | weingebiete | weinbaugebiete | anbaugebiete | weltkarte | planisphere | mappamondo | mapamundi | wine countries
  | producing countries | pays producteurs | paesi produttori | paises productores | weinlander`;

export const WINE_WORDS: Readonly<Partial<Record<WineColour, string>>> = {
  red: 'red | reds | rouge | rouges | rosso | rossi | tinto | tintos | rot | rote | roten | roter | rotwein*',
  white: `white | whites | blanc | blancs | blanche | blanches | bianco | bianchi | bianca | blanco
    | blancos | blanca | weiss | weisse | weissen | weisser | weisswein*`,
  rose: 'rose | roses | rosato | rosati | rosado | rosados | rosewein*',
  sparkling: `sparkling | champagne | champagnes | cava | prosecco | cremant | effervescent*
    | mousseux | spumante | spumanti | espumoso* | schaumwein* | sekt | champagner
    | traditional method | methode traditionnelle | methode champenoise | metodo classico`,
};

export const LANGUAGE_PHRASES: readonly (readonly [PlateLanguage, string])[] = [
  ['fr', 'in french | en francais | in francese | en frances | auf franzosisch'],
  ['it', 'in italian | en italien | in italiano | en italiano | auf italienisch'],
  ['es', 'in spanish | en espagnol | in spagnolo | en espanol | auf spanisch'],
  ['de', 'in german | en allemand | in tedesco | en aleman | auf deutsch'],
  ['en', 'in english | en anglais | in inglese | en ingles | auf englisch'],
];

/** Small words that give the prompt's own language away. */
export const TELLTALES: Readonly<Record<PlateLanguage, string>> = {
  en: 'the of and how is with for to',
  fr: 'le la les des du un une et pour avec comment sur de au defauts vins vin cepages etapes methode degustation couleurs conserver bouteilles verres',
  it: 'regioni cibo vino italia italiani le la i parti tipi uva uve vite metodo prosecco nel nella della dello alla il lo gli del della dei delle con per come un una e di difetti vini vitigni fasi degustazione bottiglie calici',
  es: 'tipos uva uvas partes vid hace mapa origen el los las del con para como un una y de la defectos vinos variedades cata pasos botellas copas',
  de: 'beim vom zum zur sekt sussegrade schaumwein der die das des und mit fur wie ein eine einer von den im weinfehler erkennen lagern weinlagerung klima rebschnitt reblaus weinarten reihenfolge verkostungsbogen trinktemperaturen flaschenformen flaschengrossen weinregionen rebsorten vergleich richtig weine rotwein weisswein schritte',
};

/** How customers name the sheet itself: nothing that could be missing from it. */
const SHEET_WORDS = `compare comparing worksheet course side each vergleiche italiane italiani italiana italienische
  italienischen italiennes italianas tedesche tedeschi allemandes alemanas deutsche francesi francaises francesas franzosische
  franzosischen spagnole spagnoli espagnoles espanolas espanoles spanische spanischen portugaises portuguesas class classroom pupils lesson unterricht classe clase name bunch main diagram infographic infographics chart charts guide poster plate illustration step
  steps method process explained comparison compared educational education teaching layers layer parts
  names named labelled labeled labels overview made produced making scale wheel shapes shape types type
  kinds different schema infographie affiche planche etapes guida tavola schema fasi lamina guia pasos
  esquema tipos tipi arten sorten nombres noms nomi namen icons icones icone iconos symbole anatomy anatomie anatomia partes parti parties teile
  regioni regiones weinregionen weinregion denominaciones denominazioni origen origine cibo richtig richtige richtigen schritt paso comment fare fa
  gemacht esquema tafel schaubild ubersicht schritte infografik infografica infografia left right bank regions
  region wine wines vs versus vergleich unterschied unterschiede difference beginner beginners debutants
  principianti principiantes anfanger einsteiger map maps carte karte mappa mapa weinkarte weinfarben
  diagramme legende legendes with tableau tabella tabla tabelle students kids french german italian
  spanish english francais deutsch italiano espanol correctly wrong facts basics common recognise recognize recognising how effect effects zones zone levels level
  cross section life cycle explained understand understanding pros cons advantages disadvantages home order low high doux
  moderate grid table history pie bar graph percentages percentage our vineyard erkennen
  class classroom pupils bunch name nombres nombre noms nomi namen teile beschriftet partes parties parti paso pasos fil saisons lebenszyklus
  zyklus ciclo metodo tipos tipi arten sorten klasse unterricht schule ecole eleves classe scuola clase escuela alumnos safely works origen
  denominaciones origen weinanbaugebiete anbaugebiete vinicole vinicolas regioni regiones regionen deutschen main six five four
  vorteile nachteile avantages inconvenients vantaggi svantaggi ventajas desventajas their`;

/** What is named on a plate in words rather than drawn as a thing. */
const TOLD: Readonly<Partial<Record<PlateTopic, string>>> = {
  grape:
    'skin skins pulp flesh seeds seed pips stalk stem brush berry peau pulpe pepins buccia polpa vinaccioli piel pulpa pepitas schale fruchtfleisch kerne',
  glass: 'rim bowl stem foot base bord calice tige pied',
  bottle: 'cork capsule neck shoulder body punt label',
  barrel:
    'stave staves hoop hoops head bung chime chene chêne diagramme legendes fass eiche rovere roble',
  vine: 'vine grapevine roots root trunk cane canes shoot shoots leaf leaves cluster clusters bunch tendril bud buds vigne cep racines tronc sarment feuille grappe vite radici tralcio foglia grappolo vid raices tronco sarmiento hoja racimo rebe rebstock wurzeln stamm trieb blatt traube',
  soil_profile:
    'soil profile roots deep going vineyard under topsoil subsoil bedrock clay limestone gravel sand chalk',
  label: 'label labels bottle wine etikett etiquette etichetta etiqueta explained anatomy',
  sweetness:
    'sekt schaumwein spumante espumoso mousseux dosage sparkling sweetness levels level sugar residual dry sweet sec doux secco dolce seco dulce trocken suss',
  training: 'pruning prune pruned system systems taille potatura poda schnitt rebschnitt',
  bottle_sizes:
    'litre litres liter liters litri litros capacity volume piccolo half magnum jeroboam rehoboam methuselah salmanazar balthazar nebuchadnezzar',
  bottle_shapes: 'alsace sommelier typical grape',
  form: 'tasting sheet grid form template notes appearance nose palate conclusion',
  lesson:
    'system method co2 mean means meaning difference differences bedeutet sunlight sun explained comparison stages signs causes rules terms term north south regionale first growths',
  colours:
    'change changes changing age ages ageing aging evolution evolves old young time alter reife vieillit vieillissement evolue eta invecchia invecchiamento edad envejece',
  varieties: 'difference differences bunch bunches tannin tannins acidity body chart berries size',
  scale: 'tannin tannins acidity body scale grape grapes varieties variety',
  making:
    'picking picked harvest harvesting crushing crushed destemming fermentation fermenting pressing pressed maceration ageing aging racking fining filtration bottling riddling disgorging recolte foulage maceration fermentation pressurage elevage soutirage mise bouteille vendemmia pigiatura fermentazione pressatura affinamento imbottigliamento vendimia estrujado fermentacion prensado crianza embotellado lese maischen garung pressen keltern ausbau reifung abfullung methode champenoise traditionnelle traditional method metodo classico vinification vinificazione vinificacion weinbereitung phases phasen fasi fases etapes stages',
  compare:
    'differenza differenze difference differences diferencia diferencias vs versus comparison difference between styles wine wines',
  timeline: 'timeline history zeitstrahl chronologie frise cronologia bc ad',
  pyramid: 'pyramid classification pyramide piramide klassifikation',
  list: 'steps step list stages percent blend',
  temperatures: 'temperature temperatures serving degrees celsius served',
  glass_shapes:
    'bordeaux burgundy white flute coupe port tulip sweet dessert dulce dolce doux suss susswein espumoso mousseux',
  vine_year: 'bud break budbreak flowering fruit set veraison harvest dormancy',
  taste: 'see swirl smell sniff sip savour taste',
  aromas: 'fruit floral spice earth oak aromas flavours flavors',
};

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const SHEET = asSet(SHEET_WORDS);
const TOLD_ON = new Map(
  Object.entries(TOLD).map(([topic, words]) => [topic, asSet(words)] as const),
);

const LESSON_WORDS = [
  ...asSet(LESSON_IDS.map((id) => LESSONS[id].phrases.replaceAll('|', ' ').trim()).join(' ')),
];

/** The words that ask for a topic, each as it may begin: its plate is their picture. */
const ASKED_BY = new Map(
  [...PLATE_PHRASES, ['map', MAP_PHRASES] as const].map(
    ([topic, phrases]) => [topic, phrases.trim().split(/[\s|]+/)] as const,
  ),
);

const isOneOf = (asked: readonly string[], word: string): boolean =>
  asked.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));

/** Whether a plate says this word, or it only names the sheet; 'cork oak' in its parts. */
export const isToldOn = (topic: PlateTopic, word: string): boolean =>
  word
    .split(' ')
    .every(
      (part) =>
        SHEET.has(part) ||
        isOneOf(ASKED_BY.get(topic) ?? [], part) ||
        (topic === 'lesson' && isOneOf(LESSON_WORDS, part)) ||
        (TOLD_ON.get(topic)?.has(part) ?? false),
    );
