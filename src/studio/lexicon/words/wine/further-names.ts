import type { WordTable } from '#studio/lexicon/effects.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Leaves in the colours of autumn. */
export const TURNED_LEAVES = `
  yellow leaves | golden leaves | red leaves | orange leaves | coloured leaves | colored leaves | feuilles jaunes |
  feuilles rouges | feuilles dorees | foglie gialle | foglie rosse | foglie dorate | hojas amarillas | hojas rojas |
  hojas doradas | gelbe blatter | gelben blattern | rote blatter | roten blattern | goldene blatter | buntes laub`;

/** More names for things of the catalogue, only where a stranger would call the drawn thing so. Folded, five languages. */
export const FURTHER_NAMES: WordTable<ThingId> = {
  chocolate_fondant: 'chocolate lava cake | chocolate fondant | moelleux au chocolat',
  herbs: `
    mint leaves | mint leaf | leaves of mint | mint sprig | mint sprigs | sprigs of mint | feuilles de menthe |
    brins de menthe | foglie di menta | hojas de menta | hojas de hierbabuena | minzblatter | minzblattern |
    basil leaves | basil leaf | feuilles de basilic | foglie di basilico | hojas de albahaca | basilikumblatter |
    sage leaves | feuilles de sauge | foglie di salvia | salbeiblatter | rosemary sprigs | thyme sprigs`,
  truffle: `
    shaved truffle | shaved truffles | truffle shavings | truffle slices | copeaux de truffe | lamelles de truffe |
    scaglie di tartufo | lamelle di tartufo | laminas de trufa | gehobelter truffel | truffelscheiben`,
  place_setting: 'tavolino apparecchiato | table mise | couvert mis',
  horse:
    'horseback | on horseback | a cheval | a cavallo | a caballo | zu pferd | hoch zu ross | cheval de trait | cavallo da tiro | caballo de tiro | draft horse | draught horse | plough horse | zugpferd | ackergaul',
  potted_plant:
    'flower pot | flower pots | flowerpot | flowerpots | pot de fleurs | pots de fleurs | vasi di fiori | maceta | macetas | blumentopf | blumentopfe',
  salad: 'green salad | salade verte | insalata verde | ensalada verde | gruner salat',
  lamp: 'pendant lamp | pendant lamps | pendant light | pendant lights | hanging lamp | hanging lamps | suspension lumineuse | suspensions | lampada a sospensione | lampade a sospensione | lampara colgante | lamparas colgantes | hangelampe | hangelampen | pendelleuchte | pendelleuchten',
  lantern: 'lampion | lampions | papierlaterne | farolillo | farolillos | lampioncini',
  pasta:
    'espaguetis | macarrones | carbonara | bolognese | spaghetti bolognese | amatriciana | cacio e pepe | aglio e olio',
  roast_joint: `
    roast lamb | leg of lamb | rack of lamb | roast pork | roast venison | sunday roast | agneau roti |
    gigot d agneau | agnello arrosto | arrosto | cordero asado | lechazo | cochinillo | schweinebraten |
    lammbraten | rehbraten | sonntagsbraten | braten`,
  steak:
    'bistecca alla fiorentina | fiorentina | filete | filetes | ternera | solomillo | veal | filet mignon | tournedos | rumpsteak',
  fish: `
    cod | mackerel | sardine | sardines | sea bream | bream | dorade | daurade | orata | branzino | turbot |
    red snapper | truite | trota | trucha | lubina | forelle | dorada | besugo | rouget | loup de mer`,
  orange:
    'mandarin | mandarins | mandarine | clementine | clementines | tangerine | tangerines | mandarino | mandarina',
  berry:
    'mure | mures | more di rovo | mora | moras | zarzamora | brombeere | cranberry | cranberries',
  fries: 'patatine fritte | patatine | pommes frites | french fries',
  cake: 'torte | sahnetorte | pastel | tiramisu | sachertorte | schwarzwalder kirschtorte | forest gateau',
  paella: `
    seafood paella | paella de marisco | paella de mariscos | paella mixta | paella valenciana |
    paella aux fruits de mer | paella ai frutti di mare | paella di pesce | paella mit meeresfruchten`,
  christmas_tree: 'tannenbaum | tannenbaume | abete di natale | pino de navidad',
  mulled_wine: `
    gluhweinbecher | gluhweintasse | gluhweintassen | tasse gluhwein | becher gluhwein | tasse de vin chaud |
    tazza di vin brule | taza de vino caliente`,
  pie: 'chocolate tart | chocolate tarts | dark chocolate tart | chocolate pie | tarte au chocolat | crostata al cioccolato | tarta de chocolate | schokoladentarte',
  ice_cream: 'eis | eiscreme | speiseeis',
  butter: 'burro',
  hard_cheese:
    'kasewurfel | kasewurfeln | cubes of cheese | cheese cubes | des de fromage | cubetti di formaggio | tacos de queso | wheel of cheese | wheels of cheese | cheese wheel | cheese wheels | meule de fromage | meules de fromage | forma di formaggio | forme di formaggio | rueda de queso | kaselaib | kaselaibe',
  dewdrops:
    'gouttes de rosee | gocce di rugiada | gotas de rocio | tautropfen | dew | morning dew | rosee du matin | rugiada | rocio | morgentau | tau',
  glass:
    'bicchiere da vino | bicchieri da vino | calice da vino | calici da vino | romer | roemer | roemers | roemer glass | roemer glasses | romer glass | roemer glass of wine | rummer | romerglas | verre a pied | verres a pied | viertel rotwein | viertel wein | viertele | schoppen | un ballon de rouge',
  car: 'sports car | voiture de sport | auto sportiva | coche deportivo | sportwagen',
  jug: 'cantaro | cantaros | botijo',
  ice_bucket:
    'cooler | coolers | a cooler | wine cooler | bottle cooler | champagne cooler | glacette | secchiello da vino | enfriador | weinkuhler | flaschenkuhler | sektkuhler',
  crate: 'cagette | cagettes | casse di legno | cassetta di legno | cassa di legno',
  salami: 'aufschnitt | wurstplatte | salumi misti',
  croissant: 'hornchen | kipferl',
  bowl: 'saladier | saladiers | tazon | tazones | ciotolina',
  candlestick: 'portacandele | portacandela | candelero',
  ribbon: 'noeud | noeuds | noeud rouge',
  bench: 'banco de madera | banco | bancos | bank | banke | sitzbank',
  hen: 'huhn | huhner | huhnern',
  bee: 'api',
  sheep:
    'flock of sheep | troupeau de moutons | gregge di pecore | gregge | rebano de ovejas | schafherde | schafherden | schafe',
  tomato:
    'cherry tomato | cherry tomatoes | tomate cerise | tomates cerises | pomodorino | pomodorini | tomates cherry | tomatitos | kirschtomate | kirschtomaten | cocktailtomaten',
  salt_shaker:
    'salt flakes | sea salt flakes | flaky salt | flaky sea salt | coarse salt | gros sel | sale grosso | fiocchi di sale | sal gorda | sal en escamas | salzflocken | grobes salz | meersalz',
  melted_cheese:
    'melting cheese | fromage qui fond | formaggio filante | formaggio che fila | schmelzender kase',
  vanilla_scoop:
    'boule de glace | boule de glace vanille | pallina di gelato | bola de helado | kugel eis | kugel vanilleeis',
  lemon: 'demi citron | demi citrons',
  rabbit: 'lievre | lepre | liebre | feldhase',
  donkey: 'mulet | mulo | mula | maultier',
  pumpkin: 'courge | courges | kurbisse | kurbissen',
  garlic: 'ajos | gousses d ail | spicchi d aglio | knoblauchzehe',
  door: 'cellar door | winery door | bodega door | barn door | portone | holztur | kellertur | kellertor',
  sausage: 'wurstchen | wurste | wursten',
  string_lights:
    'string of lights | strings of lights | string of bulbs | luci di natale | filo di luci | catena luminosa | guirnalda de luces | guirnaldas de luces | luces colgantes',
  cocktail:
    'mimosa | mimosas | bellini | bellinis | negroni | kir royal | kir royale | bloody mary | gin tonic | gin and tonic | hugo spritz | hugo cocktail | mojito | caipirinha | campari | aperol spritz | spritz veneziano',
  fondue:
    'kasefondue | fondue au fromage | fondue savoyarde | fonduta di formaggio | fondue de queso',
  dog: 'chihuahua | chihuahuas | labrador | labrador retriever | golden retriever | german shepherd | border collie | jack russell | cocker spaniel | schaferhund | dackel | labradors | jack russell terrier | fox terrier | setter | irish setter | husky | dalmatian | dalmatien | dalmata | dalmatiner | bassotto | teckel | perro salchicha | sausage dog | epagneul | berger allemand | pastore tedesco | pastor aleman | hunting dog | chien de chasse | cane da caccia | jagdhund',
  basket:
    'gift basket | gift baskets | hamper | hampers | gift hamper | panier garni | paniers garnis | cesto regalo | cesta de regalo | geschenkkorb | prasentkorb | corbeille | corbeilles | cestello | canasto | canastos',
  lemon_wedge:
    'lemon wedge | lemon wedges | wedge of lemon | wedges of lemon | spicchio di limone | spicchi di limone | gajo de limon | gajos de limon | cuartos de limon | zitronenspalte | zitronenspalten | zitronenecken',
  // Posters have slices only.
  lemon_slice: 'lemon wedge | lemon wedges',
  toast_points:
    'slice of toast | slices of toast | toasted bread | pain grille | pane tostato | pan tostado | toastbrot',
  bread: 'pagnotta | pagnotte | hogaza | broetchen | brotlaib | brotchen',
  vines:
    'vine branch | vine branches | vine shoots | sarment | sarments | tralcio | tralci | sarmiento | sarmientos | rebzweig | rebzweige | parra | parras | grapevine | grapevines | vine stock | vine plant | vite | viti | vid | vides | rebe | reben | rebstocke | cep | ceps',
  // One name for both: a photograph strews them, a poster draws each.
  autumn_leaves: TURNED_LEAVES,
  vine_leaf: `${TURNED_LEAVES} |
    feuille | feuille de vigne | foglia | hoja | blatt | weinblatt | blatter | weinblatter`,
  tree: `
    tilleul | tilleuls | tiglio | tilo | linde | linden tree | plane tree | platane | platanes | platano | apple tree | pommier | apfelbaum | kirschbaum | cerisier | cherry tree | walnut tree | noyer | nussbaum |
    olive tree | olive trees | orange tree | lemon tree | almond tree | olivier | oliviers | ulivo | ulivi | olivo |
    olivos | chene | chenes | quercia | roble | eiche | eichen | baume | maple | maple tree | birch`,
  apple:
    'granny smith | granny smith apple | golden delicious | pink lady apple | boskoop | red delicious',
  oil_dip: 'olive oil in a bowl | olive oil in a dish | oil in a small bowl | oil in a bowl',
  palm: 'palmera | palmeras',
  road: 'chemin de terre | strada sterrata | camino de tierra | driveway | gravel driveway | gravel road | dirt road | country lane | allee | viale | feldweg | auffahrt',
  boat: 'rowing boat | fishing boat | wooden boat | barque | barca da pesca | fischerboot | ruderboot',
  ship: `ferry | cruise ship | steamboat | steam boat | steamship | paddle steamer | bateau a vapeur | piroscafo | battello a vapore | barco de vapor
    | dampfer | dampfschiff | raddampfer`,
  house:
    'modern winery building | modern winery architecture | winery architecture | wine architecture | estate building | estate buildings | winery buildings | weingutsgebaude | contemporary winery building | modern winery exterior | exterior of a modern winery | winery exterior | hauschen | weinbergshauschen | maisonnette | casetta | casita | ferme | bauernhof | caserio | masseria | casale | masia | bauernhaus | mas provencal',
  village: 'villaggio | paesino | aldea | weindorf',
  abbey: 'monasterio | monastere | monastero | convento',
  windmill: 'muhle',
  clock: 'horloge | uhr | wanduhr | pendule',
  letter: 'brief | carta de amor',
  menu_card: `
    carta | carta de vinos | speisekarte | weinkarte | carta dei vini | a card | the card | a little card |
    handwritten card | handwritten note | note card | thank you card | welcome card | birthday card | greeting card | greetings card | christmas card | valentine card | valentines card | mother s day card | wedding card | carte de remerciement | carte d anniversaire | carte de voeux | biglietto di ringraziamento | biglietto d auguri | biglietto di auguri | tarjeta de agradecimiento | tarjeta de felicitacion | tarjeta de cumpleanos | dankeskarte | geburtstagskarte | grusskarte | weihnachtskarte | name card | name cards | place cards | paper card |
    petite carte | un biglietto | bigliettino | cartoncino | una tarjeta | tarjetita | herbstkarte | sommerkarte |
    winterkarte | fruhlingskarte | abendkarte | tageskarte | getrankekarte | kartchen | tischkarte | tischkarten | dankeskarte`,
  sign: `
    a sign | the sign | with sign | and sign | signboard | welcome sign | shop sign | hanging sign | small sign | painted sign | un panneau |
    panneau | pancarte | enseigne | un cartello | cartello | insegna | un letrero | letrero | ein schild | einem schild |
    schild | willkommensschild | ortsschild`,
  phone: 'handy | smartphone | cellulare | movil',
  camera: 'camara de fotos | fotoapparat | fotocamera',
  scooter: 'roller | motorroller | motorino',
  chair: 'armchair | poltrona | sillon | sessel | fauteuil',
  firework: 'feu d artifice',
  balloon: 'ballon | ballons',
  flowers:
    'ramo | ramo de flores | strauss | ramillete | mazzo di fiori | bluten | blute | wiesenblumen | wildblumen | wildflowers | fleurs des champs | fiori di campo | flores silvestres',
  beer: 'cana de cerveza | canas de cerveza | pinta de cerveza | bierkrug | masskrug | pinte de biere | boccale di birra | jarra de cerveza | beer mug | pint of beer',
  shelf: 'estanteria | estanterias | mensola | mensole | repisa',
  van: 'van | delivery van | camionnette | lieferwagen',
  straw_hat: 'mit hut | einen hut | seinem hut | ihrem hut | mit einem hut',
  stars: 'milky way | voie lactee | via lattea | via lactea | milchstrasse',
  pencil: 'bleistift | stift',
  bottle:
    'bottle neck | neck of a bottle | neck of the bottle | goulot | collo della bottiglia | cuello de la botella | flaschenhals',
  label: 'unlabelled | unlabeled',
  wrapping_paper: `
    gold paper | golden paper | silver paper | red paper | blue paper | green paper | white paper | black paper |
    pink paper | papier dore | papier argente | papier rouge | carta dorata | carta rossa | carta argentata |
    papel dorado | papel rojo | papel plateado | goldpapier | goldenem papier | rotem papier | silberpapier`,
  egg: 'eggs | eier | uova | egg yolk | egg yolks | jaune d oeuf | tuorlo | yema de huevo | eigelb',
  lake: 'see | bergsee',
};
