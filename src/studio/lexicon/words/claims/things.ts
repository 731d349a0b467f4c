import { SWEETS } from '#studio/things/sweets.ts';

/** Nouns that other things show: ice by its bucket, a meal by its dishes. Folded, five languages; proofs are parted by spaces. */
export const THING_CLAIMS: Readonly<Record<string, string>> = {
  // The box that they come in is the gift.
  'thing:gift_box thing:crate thing:wooden_case thing:basket thing:ribbon':
    'gift set | gift sets | wine gift | coffret cadeau | confezione regalo | set regalo | estuche de regalo | geschenkset',
  [['thing:cake', ...SWEETS.map((id) => `thing:${id}`)].join(' ')]:
    'dessert | desserts | dolce | dolci | postre | postres | nachtisch | nachspeise',
  // Every glass has one.
  'thing:glass thing:champagne_flute thing:cocktail thing:tumbler thing:mulled_wine':
    'rim | glass rim | the rim | edge of the glass | bord du verre | bordo del bicchiere | borde de la copa | glasrand',
  'thing:gate thing:column': `
    pillars | stone pillars | gate posts | gateposts | gate pillars | piliers | piliers en pierre | piliers de pierre | pilastri | pilastri in pietra |
    pilares | pilares de piedra | torpfeiler | torpfosten | steinpfeiler`,
  'thing:house thing:chateau thing:abbey thing:village place:house_front place:village':
    'roof | roofs | rooftop | rooftops | on the roof | on the roofs | toit | toits | sur le toit | sur les toits | tetto | tetti | sul tetto | sui tetti | tejado | tejados | en el tejado | dach | dacher | dachern | auf dem dach | auf den dachern',
  'thing:magnum thing:half_bottle':
    'sizes | different sizes | various sizes | bottle sizes | tailles | tailles differentes | differentes tailles | formats | differents formats | formati | formati diversi | tamanos | distintos tamanos | diferentes tamanos | grossen | verschiedene grossen | verschiedenen grossen',
  'trait:surface:stone place:vault_cellar place:barrel_hall place:bottle_cellar place:house_front place:cloister':
    'stone floor | stone floors | flagstone floor | flagstones | cobbled floor | sol en pierre | sol de pierre | pavimento in pietra | pavimento di pietra | suelo de piedra | steinboden | steinfussboden',
  'thing:door thing:gate place:house_front':
    'entrance | entrances | entryway | entree de la cave | entree du chai | ingresso | ingresso della cantina | eingang | eingange | kellereingang',
  // A château has its own.
  'thing:chateau': `
    with two towers | with towers | with turrets | with two turrets | avec deux tours | avec tours | con due torri | con torri | con dos torres |
    con torres | mit zwei turmen | mit turmen | mit turmchen`,
  'thing:candle thing:candlestick thing:lantern thing:fireplace place:campfire trait:room:candle':
    'flame | flames | flamme | flammes | fiamma | fiamme | llama | llamas | flammen',
  // 'A ball of mozzarella', 'a wheel of brie': how it comes.
  'thing:soft_cheese thing:hard_cheese thing:blue_cheese thing:burrata':
    'ball of | balls of | wheel of | wheels of | log of | slab of | boule de | meule de | palla di | forma di | bola de | rueda de | kugel | laib',
  'trait:outdoors thing:sun trait:room:daylight trait:light:window trait:light:sun trait:light:hard trait:light:day trait:light:golden':
    'sun | soleil | sol | sonne | yellow sun | golden sun',
  'thing:ice_bucket thing:ice_cube trait:on:ice':
    'ice | crushed ice | on crushed ice | sur glace pilee | shaved ice | bed of ice | on a bed of ice | lit de glace | sur un lit de glace | letto di ghiaccio | su un letto di ghiaccio | cama de hielo | eisbett | auf einem eisbett | ghiaccio | hielo | glacons | eiswurfel | glace pilee | ghiaccio tritato | hielo picado | crushed eis | chilled | chilling | gekuhlt | on ice | sur glace | sur de la glace | su ghiaccio | sul ghiaccio | sobre hielo | en hielo | auf eis',
  'trait:surface:water thing:ice_bucket trait:on:ice':
    'cooling | cooling down | cooled | kept cool | keeping cool | rafraichit | rafraichissant | se rafraichit | al fresco nel | in fresco | enfriandose | enfriando | gekuhlt im | kuhlt | kuhlend',
  'trait:surface:water trait:surface:gravel thing:rock':
    'between stones | among stones | between the stones | between rocks | among rocks | between the rocks | on stones | entre les pierres | entre des pierres | tra i sassi | tra le pietre | entre piedras | entre las piedras | zwischen steinen | zwischen felsen',
  'trait:middle:forward':
    'middle one in front | middle one forward | middle bottle in front | middle bottle forward | middle glass in front | center one in front | centre one in front | center bottle in front | centre bottle in front | celle du milieu devant | quella di mezzo davanti | la del medio delante | die mittlere vorn | die mittlere vorne',
  'trait:shadow:leaves trait:light:dappled':
    'shadow of leaves | shadow of palm leaves | shadows of palm leaves | palm leaf shadow | palm leaf shadows | palm shadow | palm shadows | plant shadow | plant shadows | shadow of a plant | shadows of plants | botanical shadow | botanical shadows | foliage shadow | foliage shadows | ombre de feuilles | ombres de feuilles | ombre di foglie | ombra di foglie | sombra de hojas | sombras de hojas | schatten von blattern | schatten von palmblattern | blattschatten | palmenschatten',
  'trait:wine:shaded':
    'different shades | various shades | shades from pale | from pale to deep | from pale to dark | from light to dark | shades from light to dark | shades from pale to deep | shades from pale to dark | from pale to amber | differentes nuances | plusieurs nuances | sfumature | diverse sfumature | distintos tonos | diferentes tonos | verschiedenen tonen | verschiedene farbtone | verschiedenen farbtonen',
  'thing:vine_branch': 'tendrils | and tendrils | vrilles | viticci | zarcillos',
  'thing:wax_seal': 'dipped | dipped in | getaucht in | trempee dans | immersa in | banada en',
  'trait:glass:dusty':
    'dust | layer of dust | thick layer of dust | thin layer of dust | thick dust | dust covered | mould | mold | mouldy | moldy | mildew | cellar mould | cellar mold | poussiere | couche de poussiere | moisissure | moisissures | moisi | polvere | strato di polvere | muffa | polvo | capa de polvo | moho | staub | staubschicht | schimmel | kellerschimmel',
  'trait:glass:lacquered':
    'painted | matte | matt | lacquered | opaque | milk glass | verre depoli | laquee | satinata | laccata | esmerilada | mattiert | lackiert | milchglas',
  'trait:on:rim':
    'rim | rim of the glass | glass rim | rim of a glass | bord du verre | bordo del bicchiere | borde de la copa | borde del vaso | glasrand',
  'thing:place_setting thing:laid_table thing:plate trait:table':
    'dinner table | table de fete | repas de fete | table festive | tavola delle feste | tavola di festa | mesa de fiesta | mesa festiva | festive table | festtafel | festliche tafel | laid tables | set tables | tables dressees | tables mises | tavoli apparecchiati | mesas puestas | gedeckte tische | gedeckten tischen | gedeckter | gedeckten | gedeckte | gedecktem | dressee | apparecchiata',
  'thing:shelf thing:wine_rack place:bottle_cellar place:wine_shop':
    'wine wall | wine walls | glass wine wall | thousands of bottles | hundreds of bottles | countless bottles | walls of bottles | wall of bottles | stacks of bottles | des milliers de bouteilles | des centaines de bouteilles | migliaia di bottiglie | centinaia di bottiglie | miles de botellas | cientos de botellas | tausende flaschen | tausenden flaschen | hunderte flaschen | hunderten flaschen',
  'thing:shelf thing:wine_rack place:wine_shop place:library place:bottle_cellar':
    'up to the ceiling | to the ceiling | floor to ceiling | reaching the ceiling | jusqu au plafond | fino al soffitto | hasta el techo | bis zur decke | bis unter die decke | deckenhoch | deckenhohe',
  'thing:vault place:vault_cellar place:barrel_hall': `
    voutee | voute | voutees | a volte | gewolbt | gewolbte | gewolbter | gewolbten | arches | archways | stone arches | brick arches | arcades | arched ceiling | arched ceilings | vaulted ceiling | vaulted ceilings | arched stone ceiling | arched brick ceiling | ceiling | ceilings | stone ceiling | brick ceiling | vaulted brick ceiling | vaulted stone ceiling | plafond de pierre | soffitto di mattoni | vaulted roof | tunnel |
    cellar tunnel | plafond voute | plafonds voutes | voutes | soffitto a volta | soffitti a volta | techo abovedado | techos abovedados | gewolbedecke`,
  'thing:lake thing:sea thing:river place:lake place:river place:sea place:pool':
    'water behind | water blurred behind | water blurred | blurred water | water in the background | water in the back | eau derriere | eau au fond | eau en arriere plan | acqua dietro | acqua sullo sfondo | agua detras | agua al fondo | wasser dahinter | wasser im hintergrund | over the water | on the water | in the water | into the water | dans l eau | nell acqua | en el agua | im wasser |  by the water | above the water | at the water | waterside | waterfront | sur l eau | au bord de l eau | sull acqua | sobre el agua | junto al agua | uber dem wasser | am wasser | auf dem wasser | turquoise water | turquoise waters | blue water | blue waters | clear water | crystal clear water | calm water | eau turquoise | eau claire | acqua turchese | acqua cristallina | agua turquesa | agua cristalina | turkises wasser | turkisfarbenes wasser | klares wasser',
  'thing:river place:river':
    'bend | river bend | bends | loop | meander | meandre | ansa | meandro | schleife | flussschleife | moselschleife',
  'thing:gondola place:harbour thing:river':
    'canal | canals | canal grande | grand canal | canaux | canale | canali | canales | kanal | kanale | grachten',
  'thing:splash thing:popping_cork thing:popping_bottle':
    'high speed photography | high speed photo | high speed shot | high speed | frozen in motion | frozen in mid air | frozen mid air | frozen in the air | spray frozen | frozen spray | freeze frame | hochgeschwindigkeitsaufnahme',
  'thing:skull thing:candle': 'vanitas | memento mori',
  'thing:corkscrew thing:waiters_friend thing:foil_cutter thing:thermometer thing:decanter thing:pipette thing:hydrometer':
    'sommelier tools | sommelier kit | sommelier accessories | wine tools | wine accessories | bar tools | tools | accessories | accessoires | accessori | accesorios | zubehor | sommelier besteck',
  'thing:popping_cork thing:popping_bottle thing:beer':
    'foam | foaming | foaming over | spray | spraying | sprays | sprayed | being sprayed | gushing | gushes | gushing out | erupting | exploding | explodes | bursting out | bubbling over | spilling over with foam | jaillit | jaillissant | qui jaillit | sgorga | brota | spritzt | spritzend | sprudelt | champagne spray | jet de mousse | spruzzo | chorro de espuma | sektdusche | froth | frothy | ecume | schiuma | espuma | schaum | schaumend | schaumende',
  'trait:surface:velvet': 'velvet | velours | velluto | terciopelo | samt',
  'thing:fire thing:fireplace place:campfire place:fireplace': 'fire | feu | fuoco | fuego | feuer',
  'thing:carafe thing:jug thing:tumbler': 'water | eau | acqua | agua | wasser',
  'thing:flowers thing:tulip thing:sunflower thing:rose thing:vase':
    'vase | vases | blumenvase | florero | jarron',
  'thing:church thing:abbey': 'chapel | chapelle | cappella | capilla | kapelle',
  'trait:map thing:map_sheet':
    'map | maps | carte | carte des vins | carte viticole | mappa | mapa | landkarte | weinkarte | karte',
  'thing:grapes thing:picker trait:action:picking trait:action:pruning thing:tractor': `
    harvest | wine harvest | raccolta dell uva | recolte du raisin | recogida de la uva | traubenlese | harvest time | harvest season | temps des vendanges | saison des vendanges | tempo di vendemmia | epoca de vendimia | tiempo de vendimia | erntezeit | lesezeit | grape harvest | vendange | vendanges | vendemmia |
    vendimia | weinlese | ernte | lese | handlese`,
  'food thing:plate thing:laid_table place:restaurant place:kitchen place:picnic place:terrace': `
    dinner | supper | lunch | brunch | meal | feast | breakfast | diner | dejeuner | repas | cena |
    pranzo | comida | almuerzo | abendessen | mittagessen | essen | pairing | food pairing |
    wine pairing | pairing dinner | wine pairing dinner | food and wine | wine and food | food |
    maridaje | abbinamento | accord mets et vin | accord mets vins | aperitif | apero | aperitivo |
    appetizers | snacks | spread | buffet spread`,
  'wine:any': `
    pet nat | petnat | pet nats | tasting | wine tasting | degustation | degustazione | cata | degustacion | verkostung |
    weinprobe | drink | drinks | sip | cuvee | vintage wine | bottling`,
  'thing:plate thing:bowl food':
    'small plates | many small plates | small sharing plates | sharing plates | petites assiettes | assiettes a partager | piattini | piattini da condividere | platillos | platos pequenos | platitos | kleine teller | kleinen tellern | viele kleine teller',
  'place:picnic thing:basket trait:surface:gingham':
    'picnic | pique nique | picknick | picnic blanket',
  // Dishes come in what they are cooked or served in.
  'thing:mussels thing:fondue thing:soup thing:honey thing:saucepan thing:cactus thing:potted_plant thing:aloe thing:fern thing:lemon_tree thing:herbs thing:flowers':
    'pot | pots | casserole | cocotte | pentola | olla | cazuela | topf | saucepan',
  'thing:paella thing:fondue thing:frying_pan':
    'pan | frying pan | poele | padella | sarten | pfanne',
  'thing:plate thing:tray thing:board thing:sushi thing:oyster thing:turkey thing:roast_chicken thing:salmon thing:fish thing:ham thing:salami thing:hard_cheese':
    'platter | platters | plateau | plat | vassoio di portata | fuente | platte | servierplatte | serving plate',
  'thing:mulled_wine thing:coffee thing:beer thing:clay_cup thing:cup':
    'mug | mugs | tazza | taza | tasse | becher | cup | cups | chope | krug',
  'trait:surface:stone trait:plain trait:room:amber trait:room:candle trait:room:daylight thing:vault thing:stone_wall':
    'wall | walls | stone wall | mur | murs | muro | pared | mauer | wand',
  'thing:fondue thing:raclette':
    'melted cheese | fromage fondu | formaggio fuso | queso fundido | geschmolzener kase',
  'thing:paella thing:oyster thing:prawn thing:mussels':
    'marisco | mariscos | frutti di mare | meeresfruchte',
};
