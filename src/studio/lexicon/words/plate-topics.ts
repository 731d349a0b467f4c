import type { PlateTopic } from '#studio/scene/sheets.ts';

/** Sparkling wine that ferments again in its bottle. */
export const TRADITIONAL_METHOD =
  'traditional method | methode traditionnelle | methode champenoise | champagne method | method champagne | metodo classico | metodo tradizionale | metodo tradicional | metodo champenoise | traditionelle flaschengarung | klassische flaschengarung | flaschengarung';

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
    `parts corkscrew | anatomy corkscrew | corkscrew parts | corkscrew anatomy | diagram corkscrew | corkscrew diagram | corkscrew labelled | how corkscrew work* | corkscrew work* | corkscrew explained
    | parties tire bouchon | anatomie tire bouchon | parti cavatappi | anatomia cavatappi | partes sacacorchos | teile korkenzieher* | aufbau korkenzieher*`,
  ],
  [
    'aromas',
    `aroma* wheel | tasting wheel | flavour* wheel | flavor* wheel | aroma* chart | flavour* chart | flavor* chart
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
    `bottle shape* | bottle type* | shape* bottle* | type* bottle* | kinds bottle* | forme* bouteille* | type* bouteille* | sorte* bouteille* | tipi bottigli* | tipos botella* | flaschentypen | flaschenarten
    | forme bottigli* | formas botella* | flaschenformen`,
  ],
  [
    'colours',
    `colour chart | color chart | colour scale | color scale | colour guide | color guide
    | colour wheel | color wheel | colour spectrum | color spectrum | colour palette | color palette
    | colour* wine* | color* wine* | wine colour* | wine color* | shades wine* | couleur* vin*
    | nuance* vin* | robe* vin* | nuancier | scala color* | gamma color* | colori vino | escala color*
    | carta color* | color* vino | farbskala | farbkarte | farbtafel | farben wein* | weinfarben
    | farbe* weisswein* | farbe* rotwein* | farbe* rosewein* | farbe* wein* | farbton* wein* | farbton* weisswein*
    | farbton* rotwein* | weissweinfarben | rotweinfarben | colore* vini | colori vini | tonalita vin* | colores vino*`,
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
    `dosage | brut nature | extra brut | brut demi sec | demi sec | dosaggio | dosaje | zero dosage | dosage zero | sweetness | dry to sweet | sweet to dry | residual sugar | from brut | sucrosite | sec au
    | teneur sucre | echelle sucre | echelle douceur | niveau* sucre | taux sucre | sucre residuel | zuccher* residu* | scala zuccheri | azucar residual | escala azucar | niveles azucar | zuckerskala | zuckergehalt | zuckerstufen | sugar level* | sugar scale | sugar content | sweetest to driest | driest to sweetest
    | dolcezza | dal secco | dulzor | seco a dulce | sussegrad* | susseskala
    | sussenskala | restzucker | von trocken`,
  ],
  [
    'hold_glass',
    `hold* glass* | hold* flute* | hold* stem* | tenir flute | tenere flute | sujetar flauta | tenir verre | tenere calice | tenere bicchiere | sujetar copa | sostener copa
    | coger copa | agarrar copa | glas halt* | halt* glas | weinglas halt* | halt* weinglas | halt weinglas`,
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
    `liest etikett* | liest weinetikett* | lies* weinetikett* | weinetikett* erklart | weinetikett* verstandlich | legge etichetta | lee etiqueta | lit etiquette | read* label | read* labels | understand* label | understand* labels | anatomy label | parts label
    | explain* label | explain* labels | label explained | labels explained | label decod* | labels decod* | decod* label* | label breakdown | label labelled | label arrows | etiquette decod* | etichetta spiegat* | etiqueta explicad* | etikett erklart | label guide | label anatomy | lire etiquette | comprendre etiquette
    | decrypter etiquette | leggere etichetta | leer etiqueta | etikett* lesen | etikett* verstehen | weinetikett* lesen | weinetikett* verstehen
    | german wine label* | german label* | italian wine label* | italian label* | spanish wine label* | spanish label* | austrian wine label*
    | french wine label* | french label* | etiquette* allemand* | etiquette* italien* | etiquette* espagnol* | etichett* tedesc* | etichett* frances*
    | etichett* spagnol* | etichett* italian* | etiqueta* aleman* | etiqueta* frances* | etiqueta* italian* | deutsche* weinetikett* | deutsche* etikett*
    | italienische* etikett* | spanische* etikett* | franzosische* etikett*`,
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
    `skins seeds pulp | skin seeds pulp | skin pulp | skins pulp | pulp seeds | seeds pulp | peau pulpe | pulpe pepins | buccia polpa | polpa vinaccioli | piel pulpa | hollejo pulpa | schale fruchtfleisch | fruchtfleisch kerne | grape anatomy | grape structure | grape cross | grape parts | grape section | berry anatomy
    | berry structure | berry cross | berry parts | berry section | anatomy grape | anatomy berry
    | parts grape | parts berry | structure grape | structure berry | section grape | section berry
    | grape berry | diagram grape | diagram berry | grape diagram | berry diagram | inside grape
    | inside berry | layers grape | layers berry | anatomie raisin | anatomie baie
    | parties raisin | parties baie | parti uva | parti acino | partes uva | partes grano | teile traube | teile beere | aufbau traube | aufbau beere
    | anatomie traube | anatomie beere | anatomia uva | anatomia acino | coupe raisin | querschnitt traube* | querschnitt weintraube* | querschnitt beere* | schnitt traube* | schnitt beere* | aufbau weintraube*
    | teile weintraube* | sezione acino | sezione uva | seccion uva | corte uva | section raisin | section baie`,
  ],
  [
    'varieties',
    `grape varieties | grape variety | grape types | varieties grape* | types grape* | kinds grape*
    | tipos uva* | tipi uva* | types raisin* | sortes raisin* | variete* raisin* | varieta uva* | traubensorten | traubenarten
    | grape bunch difference* | bunch* difference* | tannin acidity body | body acidity tannin | body tannin acidity | acidity tannin body | acidity body tannin
    | aromas each variety | aromas variety | aroma* each grape | aroma* each varietal | variety aroma* | varietal aroma* | aromas grape* | aromes cepage* | aromi vitign* | aromas variedad* | aromen rebsorte* | varietal* chart | varietal* comparison | varietal* compared | varietal* guide | compar* grape*
    | compar* varieties | compar* varietal* | grape* compared | cepages | vitigni | variedades uva
    | rebsorten`,
  ],
  [
    'vine_year',
    `calendario vina* | calendario vinedo* | vine year | vine s year | year vine* | year vineyard | vineyard year | vine calendar
    | vineyard calendar | calendar vine* | vine cycle | vineyard cycle | vine through | vineyard through | grapevine* through | grapevine* year | year grapevine* | seasons grapevine*
    | cycle grapevine* | cycle vine* | grapevine* cycle | life grapevine* | life vine* | life cycle grape* | cycle grape* | grape* life cycle | bud to wine | bud to bottle | bud to grape | bourgeon raisin | gemma uva | brote uva | knospe traube | grapevine* season* | vine* season*
    | growth stage* | stages growth | growth stages | bud to harvest | bud harvest | stades vigne | stades croissance | fasi vite | fasi crescita | fases vid | fases crecimiento | wachstumsphasen | wachstumsstadien | growth cycle | growing cycle | annual cycle | vegetative cycle | seasons vine*
    | calendario vid | calendario vite | calendario vign* | calendrier vigne* | rebenkalender | weinbergkalender | weinbergskalender | winzerkalender
    | seasons vineyard | vigne saison* | saisons vigne* | vigne fil | travaux vigne | stagioni vite | stagioni vign* | vite stagioni | vigneto stagioni
    | estaciones vid | estaciones vin* | vid estaciones | jahreszeiten weinberg* | weinberg* jahreszeiten | jahreszeiten rebe* | rebe* jahreszeiten
    | weinberg* jahr* | jahr weinberg* | winzerjahr | cycle vigne | cycle vegetatif | annee vigne | anno vite | ciclo vite
    | ciclo vegetativo | ciclo vid | jahr rebe* | rebe* jahr* | reben jahr* | rebjahr | vegetationszyklus | budbreak | bud break`,
  ],
  [
    'glass_shapes',
    `quali bicchieri | quale bicchiere | quali calici | quale calice | quel verre | quels verres | que copa | que copas | cual copa | welches glas | welche glaser | welches weinglas | what glass | which glasses | glass shape* | glass size* | glasses size* | glassware shape* | glass type* | glassware type* | glass guide | glass chart
    | glassware guide | glassware chart | types glass* | shapes glass* | kinds glass*
    | glasses chart | glasses guide | glasses you need | glasses need | glasses every* | essential glasses | essential wine glasses | must have glasses | verres indispensables | verres essentiels | calici essenziali | copas imprescindibles | copas esenciales | wichtigsten glaser | wichtigsten weinglaser | glasses and their | which glass | forme* verre* | type* verre*
    | tipi calici | tipi bicchieri | forme calici | forme bicchieri | tipos copa* | formas copa*
    | glasformen | glastypen | weinglaser | weinglasformen | weinglastypen`,
  ],
  [
    'pairing',
    `what eat | what food | food with | quoi manger | que manger | cosa mangiare | que comer | was essen | was isst
    | which wine* go* | what wine* go* | wine goes | wines go | which wine for | which wine with | what wine with | best wine for | wine to drink | quel vin avec | quel vin pour | quale vino con | che vino con | que vino con | welcher wein zu* | welcher wein passt | welche* wein* zu* | welche* wein* pass* | wein* passen
    | pairing | pairings | paring | wine pair* | pair* wine* | cheese* wine* | wine* cheese* | fromage* vin* | vin* fromage* | formaggi* vin*
    | queso* vino* | vino* queso* | kase wein* | wein* kase | food wine | wine food | accord* mets | mariage mets | mets vins
    | abbinament* | abbinare vino | abbinare vini | accorder vin* | maridar vino* | wein kombinieren | wein zu kase | maridaje* | speise* wein* | weinbegleitung`,
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
    `wine how made | how each made | how they made | how all made | comment chacun | come nasce ciascuno | wie jeder entsteht | wine how they made | wine how produced | champagne bubbles | champagne get* bubbles | bubbles champagne | how bubbles | how wine* made | how wine* produced | how champagne made | how champagne produced | how cava made
    | how prosecco made | how rose made | how rose produced | how port made | how sherry made
    | making wine | making champagne | making sparkling | making prosecco | making cava | making red | making white | making rose | making port
    | rose making | rose winemaking | red winemaking | white winemaking
    | steps making | steps production | grape to glass | grape glass | grapes glass | grape bottle | vine to glass | grappe bouteille | grappe verre | raisin bouteille | vigne bouteille | vigne verre | grappolo bottiglia | uva bottiglia | vigna bottiglia | vigna bicchiere | vigna calice | racimo botella | uva botella | vina botella | vina copa | traube flasche | rebe flasche | rebe glas | vine to bottle | vineyard to glass
    | vineyard to bottle | metodo charmat | methode charmat | come fa prosecco | come nasce prosecco | come fa spumante | come nasce spumante
    | come fa franciacorta | como hace cava | como elabora cava | como hace espumoso | como hace champan | disgorg* | riddling | remuage | ruttel*
    | fabrication vin | fabrication champagne | fabrication rose | fabrication cremant | fabrication du | elaboration vin | elaboration champagne | produzione vino | produzione spumante | produzione prosecco | produccion vino | herstellung wein | herstellung sekt | weinherstellung
    | how to make | how we make | how they make | wine making | winemaking | vinification
    | production process | production method* | production steps | rose production | methods making rose | rose method* | wine production | from grape to | ${TRADITIONAL_METHOD}
    | charmat method | classic method
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
    'leaf',
    `vine leaf | anatomy leaf | parts leaf | leaf anatomy | leaf parts | leaf diagram | grape leaf | grapevine leaf | leaf shape* | leaves grape* | feuille vigne | anatomie feuille | parties feuille | foglia vite | anatomia foglia
    | hoja vid | hoja parra | anatomia hoja | rebblatt* | weinblatt* | aufbau blatt* | teile blatt*`,
  ],
  [
    'vine',
    `parts vine | parts grapevine | parts grape vine | anatomy vine | anatomy grapevine | vine anatomy
    | grapevine anatomy | vine parts | grapevine parts | diagram vine | diagram grapevine
    | vine diagram | grapevine diagram | structure vine | vine structure | grapevine structure
    | labelled vine | labeled vine | vine labelled | grapevine labelled | vine labeled
    | parties vigne | anatomie vigne | anatomie cep | parties cep | schema vigne | parti vite
    | anatomia vite | partes vid | anatomia vid | partes vina | teile rebe | teile rebstock*
    | aufbau rebe | aufbau rebstock* | anatomie rebe | anatomie rebstock* | teile weinrebe* | teile weinstock* | aufbau weinrebe*
    | aufbau weinstock* | anatomie weinrebe* | rebe beschrift* | weinrebe beschrift* | vine parts | parti pianta vite | partes planta vid | parties pied vigne`,
  ],
  [
    'taste',
    `how to taste | how to swirl | how swirl | swirl* glass | swirl* wine | taste wine | tasting wine steps | tasting steps | tasting technique | tasting guide | tasting method
    | tasting infographic | steps tasting | deguster | come degustare | como catar | catar vino* | pasos catar | fasi degustazione | passi degustare | degustare vino | etapes degustation | schritte verkost* | wein verkosten | cata vino*
    | si degusta | degustation vin | on deguste | se cata | wie verkost* | verkosten | see swirl`,
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
  [
    'wine_press',
    `wine press | basket press | grape press | screw press | parts press | pressoir* | torchio | prensa vin* | prensa jaula | prensa husillo
    | korbpresse* | weinpresse* | traubenpresse* | spindelpresse* | kelter | baumkelter`,
  ],
];
