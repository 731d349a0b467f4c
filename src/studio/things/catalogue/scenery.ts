import { viewThing } from '#studio/things/view-thing.ts';

const HOUSES = ['winery', 'bodega', 'cantina', 'weingut'];
const BEFORE = `white | whitewashed | stone | front of the | front of a | facade of the | outside the |
  entrance of the | entrance to the`;
const AFTER = `with a door | with a blue door | with a green door | with a red door | with a wooden door |
  with a white facade | front | facade | entrance | building | exterior | from outside |
  from the outside | architecture | bianca | blanca`;
const parts = (list: string) => list.split('|').map((part) => part.trim());

/** A winery seen from the road is a house, not its cellar. */
const FRONTS = HOUSES.flatMap((house) => [
  ...parts(BEFORE).map((what) => `${what} ${house}`),
  ...parts(AFTER).map((what) => `${house} ${what}`),
]).join(' | ');

/** What a view shows, far behind the table. */
export const SCENERY = [
  viewThing('vines', [
    'row of vines',
    'rows of vines',
    'vines | vine | old vines | alte reben | rows of vines | vignes | viti | viñas | reben',
  ]),
  viewThing('mountain', [
    'mountain',
    'mountains',
    'mountain | mountains | mountain range | peak | peaks | andes | alps | montagne | montagnes | montagna | montaña | montañas | berg | berge',
    ['mountain'],
  ]),
  viewThing('volcano', [
    'volcano',
    'volcanoes',
    'volcano | volcanoes | volcan | vulcano | volcán | vulkan',
    ['volcano'],
  ]),
  viewThing('sea', ['sea', 'seas', 'sea | ocean | mer | mare | mar | meer', ['sea', 'ocean']]),
  viewThing('river', [
    'river',
    'rivers',
    'river | rivière | fleuve | fiume | río | fluss | danube | donau | danubio | garonne | neckar | seine | tagus | tejo | ebro | arno | adige | etsch | elbe',
    ['river'],
  ]),
  viewThing('lake', ['lake', 'lakes', 'lake | lac | lago', ['lake']]),
  viewThing('chateau', [
    'château',
    'châteaux',
    'chateau | château | castle | fortress | forteresse | fortezza | fortaleza | festung | mansion | manor | castello | castillo | schloss | burg',
    ['castle', 'manor'],
  ]),
  viewThing('abbey', [
    'abbey',
    'abbeys',
    'abbey | monastery | abbaye | abbazia | abadía | kloster',
    ['abbey', 'monastery'],
  ]),
  viewThing('house', [
    'house',
    'houses',
    `house | houses | bauernhaus | bauernhof | gehöft | casa rural | casa di campagna | maison de campagne | winemaker s house | maison de vigneron | winzerhaus | casa del vignaiolo | casa del viticultor | building | buildings | farmhouse | villa | maison | casa | haus | ${FRONTS}`,
    ['house'],
  ]),
  viewThing(
    'chimney',
    [
      'chimney',
      'chimneys',
      `chimney | chimneys | chimney stack | smoking chimney | smoking chimneys | cheminée qui fume | cheminées qui fument | cheminée fumante | fumée de la cheminée |
    sort de la cheminée | sortant de la cheminée | fumée d une cheminée | comignolo | comignoli | camino che fuma | camino fumante | fumo dal camino | esce dal camino |
    fumo del camino | chimenea humeante | humo de la chimenea | saliendo de la chimenea | sale de la chimenea | schornstein | schornsteine |
    rauchender schornstein | rauchendem schornstein | rauchender kamin | rauch aus dem kamin | rauch aus dem schornstein`,
    ],
    ['photo'],
  ),
  viewThing(
    'bougainvillea',
    [
      'bougainvillea',
      'bougainvilleas',
      'bougainvillea | bougainvilleas | bougainvillier | bougainvilliers | bouganvillea | buganvillea | buganvilla | buganvilias | bougainvillee',
    ],
    ['photo'],
  ),
  viewThing('village', [
    'village',
    'villages',
    'village | hamlet | borgo | pueblo | dorf',
    ['village'],
  ]),
  viewThing('church', [
    'church',
    'churches',
    'church | chapel | church tower | bell tower | steeple | church steeple | village church | église | chapelle | clocher | chiesa | chiesetta | cappella | campanile | iglesia | ermita | capilla | campanario | kirche | kapelle | kirchturm | dorfkirche',
    ['church'],
  ]),
  viewThing(
    'blue_dome',
    ['blue dome', 'blue domes', 'blue dome | blue domes | dôme bleu | cupola blu'],
    ['photo'],
  ),
  viewThing('cypress', [
    'cypress',
    'cypresses',
    'cypress | cypresses | cypress tree | cypress trees | cyprès | cipresso | cipressi | ciprés | zypresse | zypressen | zypressenallee | viale di cipressi | allée de cyprès | avenida de cipreses',
    ['cypress'],
  ]),
  viewThing('tree', [
    'tree',
    'trees',
    'tree | trees | oak tree | oak trees | olive tree | olive trees | arbre | arbres | olivier | oliviers | albero | alberi | quercia | ulivo | árbol | olivo | baum | bäume | eichenbaum | olivenbaum',
    ['tree'],
  ]),
  viewThing('palm', [
    'palm tree',
    'palm trees',
    'palm | palms | palm tree | palmier | palma | palme',
    ['palm'],
  ]),
  viewThing(
    'road',
    [
      'road',
      'roads',
      'road | path | lane | pfad | pfade | feldweg | waldweg | sentier | sentiers | sentiero | sentieri | sendero | senderos | driveway | gravel driveway | gravel drive | gravel path | gravel road | avenue | allée | allée de gravier | route | chemin | strada | viale | vialetto | strada bianca | camino | camino de grava | avenida | weg | kiesweg | auffahrt | straße',
    ],
    ['photo'],
  ),
  viewThing(
    'gate',
    [
      'gate',
      'gates',
      'gate | iron gate | garden gate | stone gate | gateway | portail | portail en fer | grille | cancello | cancello di ferro | verja | portón | tor | eisentor | hoftor',
      ['gate'],
    ],
    ['photo'],
  ),
  viewThing(
    'well',
    [
      'well',
      'wells',
      'old well | stone well | water well | wishing well | a well | puits | pozzo | pozo | ziehbrunnen | alter brunnen | alten brunnen',
    ],
    ['photo'],
  ),
  viewThing(
    'fence',
    [
      'wooden fence',
      'wooden fences',
      'fence | wooden fence | picket fence | clôture | clôture en bois | barrière | barrière en bois | staccionata | recinto di legno | steccato | valla | valla de madera | cerca de madera | zaun | holzzaun | gartenzaun',
      ['fence'],
    ],
    ['photo'],
  ),
  viewThing(
    'colosseum',
    ['Colosseum', 'Colosseums', 'colosseum | coliseum | colosseo | colisée | coliseo | kolosseum'],
    ['photo'],
  ),
  viewThing(
    'dome',
    ['cathedral dome', 'cathedral domes', 'cathedral dome | cupola | duomo | domkuppel'],
    ['photo'],
  ),
  viewThing('clock_tower', ['clock tower', 'clock towers', 'big ben'], ['photo']),
  viewThing(
    'forest',
    [
      'forest',
      'forests',
      'forest | woods | woodland | forêt | bosco | foresta | bosque | wald',
      ['forest', 'wood'],
    ],
    ['photo'],
  ),
  viewThing(
    'gondola',
    ['gondola', 'gondolas', 'gondola | gondolas | gondole | góndola | gondel | gondeln'],
    ['photo'],
  ),
  viewThing(
    'railing',
    [
      'railing',
      'railings',
      'railing | railings | balustrade | parapet | rambarde | garde corps | ringhiera | balaustra | balaustrata | parapetto | barandilla | balaustrada | pretil | geländer | brüstung',
    ],
    ['photo'],
  ),
  viewThing('stars', [
    'starry sky',
    'starry skies',
    'stars | starry sky | étoiles | stelle | estrellas | sterne',
  ]),
  viewThing(
    'cliff',
    [
      'cliff',
      'cliffs',
      'cliff | cliffs | sea cliff | rock face | falaise | falaises | scogliera | scogliere | acantilado | acantilados | klippe | klippen | steilküste | felswand',
      ['cliff'],
    ],
    ['photo'],
  ),
  viewThing(
    'pond',
    [
      'pond',
      'ponds',
      'pond | garden pond | duck pond | étang | étangs | mare aux canards | stagno | laghetto | estanque | charca | teich | gartenteich | weiher | tümpel',
      ['pond'],
    ],
    ['photo'],
  ),
  viewThing(
    'dune',
    [
      'sand dune',
      'sand dunes',
      'dune | dunes | sand dune | duna | dune di sabbia | dunas | sanddüne | düne | dünen',
      ['dune'],
    ],
    ['photo'],
  ),
  viewThing(
    'hedge',
    [
      'hedge',
      'hedges',
      'hedge | hedges | garden hedge | clipped hedge | haie | haies | siepe | siepi | seto | setos | hecke | hecken',
      ['hedge'],
    ],
    ['photo'],
  ),
  viewThing(
    'cathedral',
    [
      'cathedral',
      'cathedrals',
      'cathedral | gothic cathedral | minster | basilica | cathédrale | cathédrales | basilique | cattedrale | cattedrali | catedral | catedrales | basílica | kathedrale | kathedralen | münster | dom',
      ['cathedral'],
    ],
    ['photo'],
  ),
  viewThing('ruins', [
    'ruin',
    'ruins',
    'castle ruin | castle ruins | ruined castle | château en ruine | ruines du château | rovine del castello | ruinas del castillo | ruins | ruin | old ruins | ruined abbey | ruined castle | roman ruins | ruines | rovine | rudere | ruinas | ruine | ruinen | burgruine',
    ['ruin'],
  ]),
  viewThing(
    'mosque',
    ['mosque', 'mosques', 'mosque | mosquée | mosquées | moschea | mezquita | moschee', ['mosque']],
    ['photo'],
  ),
  viewThing(
    'wind_turbine',
    [
      'wind turbine',
      'wind turbines',
      'wind turbine | wind turbines | éolienne | éoliennes | pala eolica | pale eoliche | aerogenerador | aerogeneradores | windrad | windräder',
    ],
    ['photo'],
  ),
  viewThing(
    'water_mill',
    [
      'water mill',
      'water mills',
      'water mill | watermill | moulin à eau | mulino ad acqua | molino de agua | wassermühle',
      ['water mill'],
    ],
    ['photo'],
  ),
  viewThing(
    'gazebo',
    [
      'gazebo',
      'gazebos',
      'gazebo | pavilion | garden pavilion | summerhouse | kiosque | pavillon de jardin | padiglione | pabellón | cenador | glorieta | pavillon | gartenpavillon',
      ['gazebo', 'pavilion'],
    ],
    ['photo'],
  ),
] as const;
