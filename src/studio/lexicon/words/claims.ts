import type { Proof } from '#studio/accounting/proof.ts';
import { JETTY_WORDS } from '#studio/places/on-jetty.ts';
import { TURNED_LEAVES } from './further-names.ts';

// Words whose proof is not simply the thing or the place they name. Folded, five languages; proofs are parted by spaces.

const CLAIMS: Readonly<Record<string, string>> = {
  // A château has its own.
  'thing:chateau': `
    with two towers | with towers | with turrets | with two turrets | avec deux tours | avec tours | con due torri | con torri | con dos torres |
    con torres | mit zwei turmen | mit turmen | mit turmchen`,
  // Every sky by day has some.
  'trait:sky:day trait:sky:morning trait:sky:golden trait:sky:sunset trait:sky:ember trait:sky:dusk trait:sky:dawn trait:sky:overcast trait:weather:cloudy': `
    few clouds | a few clouds | some clouds | light clouds | white clouds | small clouds | fluffy clouds | scattered clouds | pink clouds |
    quelques nuages | nuages blancs | qualche nuvola | poche nuvole | nuvole bianche | algunas nubes | pocas nubes | nubes blancas |
    ein paar wolken | wenige wolken | weisse wolken | kleine wolken`,
  'trait:jetty': JETTY_WORDS,
  'thing:candle thing:candlestick thing:lantern thing:fireplace place:campfire trait:room:candle':
    'flame | flames | flamme | flammes | fiamma | fiamme | llama | llamas | flammen',
  // Who is shown round is seen there, or where they go.
  'people:1 place:vault_cellar place:barrel_hall place:bottle_cellar place:winery place:vineyard': `
    tour | tours | guided tour | visite guidee | visita guidata | visita guiada | fuhrung`,
  'trait:monochrome':
    'black and white photo | black and white photograph | black and white picture | black and white image | black and white poster | black and white illustration | black and white drawing | black and white print | in black and white | monochrome | noir et blanc | bianco e nero | blanco y negro | schwarz weiss | schwarzweiss | schwarz weisses',
  'trait:wine:hazy':
    'unfiltered | turbid | murky | trouble | voile | non filtre | torbido | velato | non filtrato | turbio | sin filtrar | trub | truber | trubes | naturtrub | ungefiltert | unfiltriert | natural haze | trubung',
  // 'A ball of mozzarella', 'a wheel of brie': how it comes.
  'thing:soft_cheese thing:hard_cheese thing:blue_cheese thing:burrata':
    'ball of | balls of | wheel of | wheels of | log of | slab of | boule de | meule de | palla di | forma di | bola de | rueda de | kugel | laib',
  'trait:throw trait:surface:gingham trait:picnic':
    'blanket | throw | knitted blanket | knit blanket | wool blanket | woollen blanket | woolen blanket | throw blanket | fleece blanket | cosy blanket | cozy blanket | fur throw | warm blanket | couverture | couverture en laine | couverture tricotee | plaid | plaid en laine | coperta | coperta di lana | coperta a maglia | manta | manta de lana | manta de punto | decke | wolldecke | strickdecke | kuscheldecke | gestrickte decke',
  'trait:riding':
    'riding | rides | cycling | driving | drives | a velo | in bicicletta | en bicicleta | reitet | reitend | fahrt | pulled by | pulling | pulls | tire par | tiree par | trainato | trainata | tirado por | gezogen | zieht',
  'trait:flat':
    'flat colours | flat colors | flat colour | flat color | flat design | flat illustration | flat style | flat vector | aplats | en aplats | en aplat | couleurs en aplats | colori piatti | tinte piatte | colores planos | flache farben | flachig | flat shapes',
  'trait:shadow':
    'shadow | shadows | long shadow | long shadows | soft shadow | soft shadows | ombres longues | ombre lunghe | sombras largas | lange schatten | ombre | ombre douce | ombra | sombra | schatten',
  // People sit at one that is painted with them.
  'trait:table:long': `
    long table | long wooden table | long dining table | long dinner table | banquet table | picnic table | farm table | farmhouse table |
    grande table | longue table | lungo tavolo | tavolo lungo | tavolata | mesa larga | lange tafel | langer tisch | langen tisch`,
  'trait:table': `
    table | tables | tavoli | tisch | tische | tavolo | tavola | mesa | mesas | counter top | surface |
    tabletop`,
  'trait:outdoors thing:sun': 'sun | soleil | sol | sonne | yellow sun | golden sun',
  'trait:outdoors': `
    sky | sunshine | hill | colina | collina | colline | hugeln | hills | rolling hills | field | fields | valley | outdoors |
    outdoor | open air | al fresco | plein air | all aperto | al aire libre |
    im freien | ciel | collines | colline | vallee | cielo | colli |
    valle | colinas | himmel | hugel | tal | landscape | paysage | paesaggio |
    paisaje | landschaft | slope | slopes | soil | soils | steep | pente | pendio | ladera | hang | countryside | campagne | campagna | campo`,
  'thing:ice_bucket thing:oyster thing:ice_cube':
    'ice | crushed ice | on crushed ice | sur glace pilee | shaved ice | bed of ice | on a bed of ice | lit de glace | sur un lit de glace | letto di ghiaccio | su un letto di ghiaccio | cama de hielo | eisbett | auf einem eisbett | ghiaccio | hielo | glacons | eiswurfel | glace pilee | ghiaccio tritato | hielo picado | crushed eis | chilled | chilling | gekuhlt | on ice | sur glace | sur de la glace | su ghiaccio | sul ghiaccio | sobre hielo | en hielo | auf eis',
  'thing:place_setting thing:laid_table thing:plate':
    'gedeckter | gedeckten | gedeckte | gedecktem | dressee | apparecchiata',
  'thing:lake thing:sea thing:river place:lake place:river place:sea place:pool':
    'over the water | on the water | by the water | above the water | at the water | waterside | waterfront | sur l eau | au bord de l eau | sull acqua | sobre el agua | junto al agua | uber dem wasser | am wasser | auf dem wasser',
  'thing:carafe thing:jug thing:tumbler': 'water | eau | acqua | agua | wasser',
  'thing:flowers thing:tulip thing:sunflower thing:rose thing:vase':
    'vase | vases | blumenvase | florero | jarron',
  'trait:weather:storm trait:sky:storm': 'thunderstorm',
  'trait:worn:veil trait:worn:gown':
    'wedding dress | robe de mariee | abito da sposa | vestido de novia | brautkleid',
  'thing:church thing:abbey': 'chapel | chapelle | cappella | capilla | kapelle',
  'trait:map thing:map_sheet':
    'map | maps | carte | carte des vins | carte viticole | mappa | mapa | landkarte | weinkarte | karte',
  'place:festival place:garden_party place:wedding place:city thing:confetti thing:balloon trait:action:toasting thing:string_lights':
    'party | parties | celebration | celebrating | celebrate | gala | fete | festa | fiesta | feier | feiern | soiree | event',
  'thing:grapes thing:crate thing:picker thing:basket thing:vines': `
    harvest | raccolta dell uva | recolte du raisin | recogida de la uva | traubenlese | harvest time | harvest season | grape harvest | vendange | vendanges | vendemmia |
    vendimia | weinlese | ernte | lese`,
  'food thing:plate thing:laid_table place:restaurant place:kitchen place:picnic place:terrace': `
    dinner | supper | lunch | brunch | meal | feast | breakfast | diner | dejeuner | repas | cena |
    pranzo | comida | almuerzo | abendessen | mittagessen | essen | pairing | food pairing |
    wine pairing | pairing dinner | wine pairing dinner | food and wine | wine and food | food |
    maridaje | abbinamento | accord mets et vin | accord mets vins | aperitif | apero | aperitivo |
    appetizers | snacks`,
  'wine:any': `
    pet nat | petnat | pet nats | tasting | wine tasting | degustation | degustazione | cata | degustacion | verkostung |
    weinprobe | drink | drinks | sip | cuvee | vintage wine | bottling`,
  'place:picnic thing:basket trait:surface:gingham':
    'picnic | pique nique | picknick | picnic blanket',
  // Dishes come in what they are cooked or served in.
  'thing:mussels thing:fondue thing:soup thing:honey thing:saucepan':
    'pot | pots | casserole | cocotte | pentola | olla | cazuela | topf | saucepan',
  'thing:paella thing:fondue thing:frying_pan':
    'pan | frying pan | poele | padella | sarten | pfanne',
  'thing:plate thing:tray thing:board thing:sushi thing:oyster thing:turkey thing:roast_chicken thing:salmon thing:fish thing:ham thing:salami thing:hard_cheese':
    'platter | platters | plateau | plat | vassoio di portata | fuente | platte | servierplatte | serving plate',
  'thing:mulled_wine thing:coffee thing:beer thing:clay_cup thing:cup':
    'mug | mugs | tazza | taza | tasse | becher | cup | cups | chope | krug',
  'thing:mulled_wine thing:cake thing:spices':
    'cinnamon | cannelle | cannella | canela | zimt | zimtstange | cinnamon stick | cinnamon sticks',
  'trait:surface:stone trait:plain trait:room:amber trait:room:candle trait:room:daylight thing:vault':
    'wall | walls | stone wall | mur | murs | muro | pared | mauer | wand',
  // What people wear and how they look.
  'trait:worn:apron': 'apron | aprons | tablier | grembiule | delantal | schurze',
  'trait:worn:dress':
    'dress | dresses | gown | evening gown | evening dress | cocktail dress | summer dress | party dress | long dress | ball gown | robe longue | en robe | une robe | sa robe | robe d ete | robe de soiree | vestito | abito | vestido | kleid | abendkleid',
  'trait:worn:jacket':
    'coat | manteau | cappotto | abrigo | jacke | veste | suit | suits | jacket | tuxedo | blazer | costume | giacca | traje | chaqueta | anzug | smoking | jackett',
  'trait:worn:shirt': `
    shirt | shirts | t shirt | sweater | pullover | jumper | blouse | chemise | pull | camicia | maglione |
    camisa | jersey | hemd | bluse`,
  'trait:crowd people:5': 'busy | very busy',
  'trait:worn:checked': `
    checked shirt | checkered shirt | chequered shirt | plaid shirt | tartan shirt | gingham shirt | flannel shirt | plaid flannel shirt |
    checked blouse | checked dress | gingham dress | chemise a carreaux | chemise vichy | camicia a quadri | camisa a cuadros |
    camisa de cuadros | karohemd | kariertes hemd | kariertem hemd | karierten hemd`,
  'trait:worn:striped': `
    striped shirt | striped t shirt | striped dress | striped sweater | breton shirt | chemise rayee | mariniere | camicia a righe |
    camisa a rayas | camisa de rayas | gestreiftes hemd | gestreiftem hemd | streifenhemd`,
  'trait:worn:overalls': `
    overalls | overall | dungarees | boiler suit | coveralls | work clothes | salopette | bleu de travail | combinaison de travail |
    tuta | tuta da lavoro | salopette da lavoro | mono de trabajo | peto | latzhose | arbeitsanzug | arbeitskleidung`,
  'trait:worn:hairnet':
    'hairnet | hair net | charlotte de protection | cuffia | redecilla | haarnetz',
  'people:3':
    'class | lesson | cooking class | cooking course | cours de cuisine | corso di cucina | clase de cocina | kochkurs',
  'people:1': `
    at his feet | at her feet | at their feet | a ses pieds | a leurs pieds | ai suoi piedi | a sus pies | zu seinen fussen |
    zu ihren fussen`,
  'trait:worn:braid': `
    braid | braids | plait | plaits | pigtails | ponytail | tresse | tresses | natte | queue de cheval | treccia | trecce |
    coda di cavallo | trenza | trenzas | coleta | zopf | zopfe | zopfen | pferdeschwanz`,
  'trait:worn:bonnet':
    'bonnet | coif | white cap | coiffe | bonnet blanc | cuffietta | cofia | haube | spitzenhaube | hauben',
  'trait:worn:robe': 'habit | kutte | robes',
  // Known by what they wear.
  'trait:worn:crown': `
    king | queen | kings | queens | emperor | roi | reine | un re | il re | regina | rey | reina | konig | konigin`,
  'trait:worn:wimple': `
    nun | nuns | religieuse | bonne soeur | suora | suore | monja | monjas | nonne | nonnen | ordensschwester`,
  'trait:worn:hat thing:straw_hat':
    'hat | hats | chapeau | cappello | sombrero | mit hut | einen hut | seinem hut | ihrem hut | mit einem hut',
  'trait:worn:felt': `
    felt hat | felt hats | fedora | fedoras | trilby | borsalino | chapeau de feutre | cappello di feltro | sombrero de fieltro |
    filzhut`,
  'trait:worn:sunglasses thing:sunglasses':
    'sunglasses | lunettes de soleil | occhiali da sole | gafas de sol | sonnenbrille',
  'trait:worn:scarf thing:scarf': 'scarf | echarpe | foulard | sciarpa | bufanda | schal',
  'trait:worn:veil': 'veil | bridal veil | voile de mariee | velo | schleier',
  'trait:worn:toque': 'toque | chef s hat | chef hat | kochmutze | gorro de chef',
  'trait:worn:vest': 'vest | waistcoat | gilet | chaleco | weste',
  'trait:worn:wreath':
    'crown of vine leaves | wreath of vine leaves | crown of leaves | crown of grapes | vine leaf crown | couronne de vigne | couronne de feuilles de vigne | corona di foglie di vite | corona de hojas de vid | weinlaubkranz | laurel wreath | lorbeerkranz',
  'trait:worn:bowtie': 'bow tie | bowtie | noeud papillon | farfallino | pajarita | fliege',
  'trait:worn:jacket trait:worn:vest trait:worn:toque': 'uniform | uniforms | uniforme | divisa',
  'trait:worn:cap':
    'cap | flat cap | beret | casquette | berretto | coppola | gorra | boina | kappe | schiebermutze | baskenmutze',
  'trait:look:hair': `
    blond | blonde | blonde hair | blond hair | red hair | red haired | redhead | dark hair | dark haired |
    black hair | brunette | grey hair | gray hair | white hair | silver hair | cheveux blonds | cheveux gris |
    capelli biondi | capelli bianchi | pelo rubio | pelo blanco | blonde haare | graue haare`,
  'trait:look:smiling': `
    smiling | smiles | smile | laughing | laughs | happy | souriant | souriante | sourit | rit | riant |
    sorridente | sorride | ride | sonriente | sonrie | sonriendo | riendo | lachelt | lachelnd | lacht | lachend |
    glucklich`,
  'trait:worn:straw_hat thing:straw_hat':
    'straw hat | straw hats | chapeau de paille | cappello di paglia | sombrero de paja | strohhut',
  'trait:worn:beard':
    'beard | bearded | barbe | barbu | barba | bart | bartig | bartiger | vollbart',
  'trait:look:old':
    'elderly | homme age | vigneron age | monsieur age | femme agee | elderly couple | old couple | old married couple | agee | agees | ages | anziani | anziane | coppia anziana | coppia di anziani | mayor | mayores | pareja mayor | pareja de ancianos | senior | seniors | alteres | alterer | altere | altes paar | alteres paar | couple age | vieux couple | couple de personnes agees | nonni | abuelos | grands parents | grandparents | grosseltern | grandfather | grandmother | grandpa | grandma | granny | nonno | nonna | abuelo | abuela | opa | oma | grossvater | grossmutter | vieil | anziano | anziana | anciano | anciana',
  'thing:fondue thing:raclette':
    'melted cheese | fromage fondu | formaggio fuso | queso fundido | geschmolzener kase',
  // Acts.
  'trait:action:stomping thing:tank':
    'vat | wooden vat | vats | cuve en bois | tino di legno | tina de madera | holzbottich | bottich',
  'trait:action:tasting trait:action:holding trait:action:toasting': `
    drinking | enjoying | checking | sipping | holding | holds | raising | inspecting`,
  'trait:action:pouring trait:action:serving':
    'serving | serves | pouring | pours | poured | being poured | einschenken | servir | servant',
  'trait:table place:restaurant':
    'banquet | banquets | feast | festin | banchetto | banquete | bankett | festmahl',
  'trait:action:explaining trait:action:playing trait:action:talking': `
    listen | listens | listening | listening to | ecoute | ecoutent | ecoutant | ascolta | ascoltano | ascoltando | escucha |
    escuchan | escuchando | hort zu | horen zu | zuhoren | lauschen | lauscht`,
  'trait:action:sitting':
    'sitting | sits | seated | assis | assise | seduto | seduta | seduti | sentado | sentada | sitzend | sitzt | sitzen',
  'trait:roof:red': `
    red roof | red roofs | tiled roof | terracotta roof | rotem dach | rotes dach | roten dachern | toit rouge | toits rouges |
    tetto rosso | tetti rossi | tejado rojo | tejados rojos`,
  'trait:roof:slate': 'slate roof | schieferdach | toit d ardoise | tetto in ardesia',
  'trait:action:picking trait:action:pruning trait:action:cutting': `
    picking grapes | grape picking | picking the grapes | harvesting grapes | cutting | cuts | cutting grapes | cutting a bunch | cutting bunches | coupe une grappe | coupant | coupe des grappes |
    taglia un grappolo | tagliando | taglia l uva | corta un racimo | cortando | corta racimos | schneidet trauben |
    schneidet eine traube`,
  'thing:paella thing:oyster thing:prawn thing:mussels':
    'marisco | mariscos | frutti di mare | meeresfruchte',
  'trait:worn:lipstick': 'lipstick | rouge a levres | rossetto | pintalabios | lippenstift',
  'trait:worn:glasses thing:reading_glasses': `
    wearing glasses | moustache and glasses | beard and glasses | glasses and a beard | hat and glasses | with eyeglasses |
    eyeglasses | spectacles | lunettes | occhiali | gafas | brille`,
  'trait:look:hair trait:look:haircut':
    'hair | haired | cheveux | capelli | pelo | cabello | haare | haaren | haar',
  'trait:season:autumn': TURNED_LEAVES,
  // What a camera is told.
  followed: `
    aroma | aromas | aromas of | aromes | aromes de | aromi | aromen | tasting notes of | flavours of | flavors of |
    non alcoholic | nonalcoholic | alcohol free | dealcoholised | dealcoholized | sans alcool | desalcoolise |
    senza alcol | analcolico | analcolica | dealcolato | sin alcohol | desalcoholizado | alkoholfrei | alkoholfreier |
    alkoholfreie | alkoholfreies | alkoholfreien | entalkoholisiert |
    open day | open days | open house | open doors day | portes ouvertes | journee portes ouvertes |
    journees portes ouvertes | porte aperte | cantine aperte | cantina aperta | puertas abiertas |
    jornada de puertas abiertas | tag der offenen tur | offene tur |
    looking into the camera | looking at the camera | looking to camera |
    looks into the camera | facing the camera | into the camera | to the camera | at the camera |
    face a la camera | regarde la camera | face camera | vers l objectif | regarde l objectif |
    in camera | guarda in camera | verso la camera | mira a la camara | mirando a la camara |
    a la camara | in die kamera | schaut in die kamera | blickt in die kamera | zur kamera |
    golden light | wearing | wears | dressed | dressed in | portant | vetu | vetue | indossa | con indosso | vestido de | lleva | tragt |
    lined up | lined | in a row | row of | a row of | rows of | line of | in a line | en ligne | in fila | en fila | in einer reihe | reihe |
    sfondo | fondo | fond | hintergrund | arriere plan | espace | espace pour le texte | copie espace | espacio |
    espacio para texto | spazio | spazio per il testo | platz fur text | freiraum | textfreiraum | texte | testo |
    texto | schrift | floor | boden | suelo | pavimento | corner | ecke | angolo | rincon | coin |
    sharing | reflecting | driving | shining | growing | hangs | hangt | hangen | covered | decorated | prepared | served |
    facing | seen | viewed | including | captured | taken | stands | steht | stehen | stehend | liegt | debout |
    in piedi | de pie | se dresse | visible | sichtbar | vs | versus | few | a few | several | many | lots of | plenty of | quelques | plusieurs | alcuni | alcune | diversi |
    algunos | algunas | varios | varias | einige | mehrere | viele | first | second | third | last | late | early | laid | room | bord | riva | bottom | right | wrong |
    pop | pop art | pastel | gouache | warhol | chardin | caravaggio | sunday | saturday | friday | weekend |
    holiday | holidays | scattered | card | greeting card | postcard | year | sides | both sides | different |
    various | assorted | numbers | cartoonish | halftone | dots | comic style | dimanche | domenica | domingo |
    sonntag | centre | center | centro | mitte | milieu |
    outside | dehors | draussen | baroque | renaissance painting | still | impressionist | watercolour | watercolor |
    day | days | correctly | correct | titel | titre | titolo | titulo | still life | nature morte |
    natura morta | naturaleza muerta | bodegon | stillleben | blick | vista | vue | clear | pure |
    whole scene | composition | front | everything | something | nothing | place | places | time |
    moment | way | kind of | part | version | variation | option | format | feed | header |
    banner | newsletter | homepage | catalogue | catalog | menu design | web | online | shop banner |
    facebook | campaign | press | print | printed | kampagne | werbung | publicite | pubblicita |
    publicidad | for sale | customers | customer | kunden | clients | clienti | clientes | ready`,
};

/** Phrases with their proofs. */
export const CLAIM_WORDS: readonly (readonly [readonly Proof[], string])[] = Object.entries(
  CLAIMS,
).map(([proofs, words]) => [proofs.split(' ') as Proof[], words] as const);

/** Adjectives that a noun carries without being drawn otherwise. */
export const QUALITY_WORDS = `
  porcelain | ceramic | clay | terracotta | earthenware | barro | argilla | argile | terre cuite | terra cotta |
  wicker | woven | cardboard | brass | iron | wrought iron | crystal | porcelaine | ceramique | ceramica |
  porzellan | keramik | ton | acoustic | jazz | classical | wedge | wedge of | a wedge of | chunk of |
  hand painted | bound | leather bound | fallen leaf coloured | grilled | roast | roasted | fried | baked | smoked | cured | steamed | seared | toasted |
  homemade | delicious | tasty | juicy | ripe | organic | vegan | local | seasonal | famous | typical |
  traditional | handmade | fine | finest | precious | rare | special | favourite | favorite | signature |
  premium | sparkling clean | polished | shiny | glossy | gleaming | matte | smooth | rough | thin |
  thick | round | square | narrow | high | low | huge | tiny | giant | mini | medium | full bodied |
  grille | grillee | roti | rotie | frit | frite | fume | maison | bio | delicieux | delicieuse |
  grigliato | grigliata | arrosto | affumicato | fritto | fatto in casa | biologico | delizioso |
  asado | asada | a la plancha | frito | ahumado | casero | ecologico | delicioso |
  gegrillt | gegrillte | gegrilltes | gebraten | gebratene | gerauchert | hausgemacht | lecker |
  kostlich | frische | frischer | frisches | kleine | kleiner | kleines | kleinen | grosse | grosser |
  grosses | grossen | schone | schoner | schones | schonen | petit | petite | petits | petites |
  grand | grande | grandes | gros | grosse | piccolo | piccola | piccoli | pequeno | pequena |
  hermoso | hermosa | bella | bello | bel | belle | beau | joli | jolie | lindo | bonita | bonito |
  lungo | lunga | lunghi | lunghe | longue | longs | longues | largo | larga | largos | largas | lang | lange |
  langer | langen | dunklem | dunklen | dunkle | dunkler | dunkles | hellem | helle | scuro | scura | sombre | oscuro |
  oscura | fonce | clair | claire | chiaro | chiara | claro | clara | old | older | ancient | aged | vieille | vieux | vieilles | vecchio | vecchia | vecchi | antica |
  antico | antiguo | antigua | viejo | vieja | viejos | alte | alter | altes | alten | grandi | piccole | vecchie | antiche | antichi | antiguas |
  antiguas | antiguos | nuevo | nueva | nouveau | nouvelle | nuovo | nuova | neu | neue | neues | new`;

/** Names made of words that mean something else apart: none of them is in our catalogue. */
export const UNDRAWN_WORDS = `
  gold bar | gold bars | gold ingot | gold ingots | wine preserver | wine preservation system | vacuum pump | vacuum stopper |
  harvester machine | grape harvester machine | grape harvesting machine | harvesting machine | mechanical harvester | machine a vendanger |
  vendemmiatrice | vendimiadora | vollernter | traubenvollernter |
  sheet music | partition musicale | spartito | spartiti | partitura | notenblatt | notenblatter |
  vintage chart | vintage charts | vintage table | tableau des millesimes | carte des millesimes | tabella delle annate | tabla de anadas |
  jahrgangstabelle | jahrgangsubersicht |
  over the shoulder | over the shoulder shot | over the shoulder view | over his shoulder | over her shoulder | par dessus l epaule |
  dutch angle | tilted horizon | fisheye | fish eye | fisheye lens | tilt shift | motion blur |
  double exposure | split screen | star trails | light trails | light painting |
  table runner | table runners | chemin de table | runner da tavola | camino de mesa | tischlaufer |
  hot chocolate | world cup | coupe du monde | coppa del mondo | copa del mundo | movie night | film night | mustard jar | mint tea | the a la menthe | te alla menta | te de menta | pfefferminztee | spider web |
  spiderweb | spider webs | cobweb | cobwebs | toile d araignee | toiles d araignee | ragnatela | ragnatele | telarana |
  telaranas | spinnennetz | spinnweben | cork oak | oak chips | salsa dancer | salsa dancers | from light to dark |
  shoe | shoes | sandal | sandals |
  sneakers | backpack | rucksack | sac a dos | ambulance | flashlight | taschenlampe |
  cliff | cliffs | falaise | scogliera | acantilado | klippe | drone in the sky | reed | reeds |
  sepia |
  half buried | buried in the sand | wax dripping | dripping wax | melting wax | cire qui coule | cera che cola | tropfendes wachs |
  arm in arm | chocolate fountain | coffee machine | glass door |
  lemon juice | tafelkreide | shaking hands | shake hands | handshake | se serrent la main | se serrant la main | si stringono la mano |
  se dan la mano | handschlag | geben sich die hand`;

/** The same, of a wine that is drunk from it nevertheless. */
export const UNDRAWN_TOWERS = 'champagne fountain | fontaine de champagne';
