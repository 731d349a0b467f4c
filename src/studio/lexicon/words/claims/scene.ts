import { BLOSSOMING_TREES } from '#studio/lexicon/words/blossoming.ts';
import { JETTY_WORDS } from '#studio/places/on-jetty.ts';
import { TURNED_LEAVES } from '#studio/lexicon/words/wine/further-names.ts';

/** What is seen of the land, the light and the table. Folded, five languages; proofs are parted by spaces. */
export const SCENE_CLAIMS: Readonly<Record<string, string>> = {
  // Every sky by day has some.
  'trait:sky:day trait:sky:morning trait:sky:golden trait:sky:sunset trait:sky:ember trait:sky:dusk trait:sky:dawn trait:sky:overcast trait:weather:cloudy': `
    few clouds | a few clouds | some clouds | light clouds | white clouds | small clouds | fluffy clouds | scattered clouds | pink clouds |
    quelques nuages | nuages blancs | qualche nuvola | poche nuvole | nuvole bianche | algunas nubes | pocas nubes | nubes blancas |
    ein paar wolken | wenige wolken | weisse wolken | kleine wolken`,
  // Houses stand along one.
  'place:house_front place:village_lane place:piazza place:city':
    'street | streets | rainy street | wet street | street at night | on the street | in the street | rue | rues | strada | strade | calle | calles | strasse | strassen',
  'trait:windows:lit trait:room:night thing:string_lights': `
    lumiere a la fenetre | lumiere a sa fenetre | luce alla finestra | luz en la ventana | light at the window | lit windows | light in the window | licht in den fenstern | lichter in den fenstern | licht im fenster | lumiere aux fenetres | lumiere dans les fenetres | lumieres aux fenetres |
    luci alle finestre | luce alle finestre | luci nelle finestre | luz en las ventanas | luces en las ventanas | lighted windows | illuminated windows | lights in the windows | light in the windows | lights on | warm lights |
    windows lit | fenetres eclairees | fenetres allumees | lumieres chaudes | finestre illuminate | luci calde | ventanas iluminadas |
    luces calidas | erleuchtete fenster | beleuchtete fenster | warme lichter`,
  'place:winery thing:house':
    'modern winery | bodega moderna | cantina moderna | cave moderne | chai moderne | moderne kellerei',
  'trait:light:from_left': `
    light from the left | light from left | light coming from the left | lit from the left | lighting from the left | side light from the left |
    sunlight from the left | sun from the left | window light from the left | key light from the left | left side lighting |
    lumiere de gauche | lumiere venant de gauche | lumiere venant de la gauche | lumiere de la gauche | eclaire par la gauche | eclairee par la gauche | eclaires par la gauche | eclairees par la gauche | lumiere a gauche |
    luce da sinistra | luce dalla sinistra | luce che viene da sinistra | luce proveniente da sinistra | illuminato da sinistra | illuminata da sinistra | luce laterale da sinistra |
    luz desde la izquierda | luz de la izquierda | luz por la izquierda | luz lateral izquierda | luz lateral desde la izquierda | iluminado desde la izquierda | iluminada desde la izquierda |
    licht von links | licht kommt von links | seitenlicht von links | von links beleuchtet | sonne von links | lichteinfall von links`,
  'trait:light:from_right': `
    light from the right | light from right | light coming from the right | lit from the right | lighting from the right | side light from the right |
    sunlight from the right | sun from the right | window light from the right | key light from the right | right side lighting |
    lumiere de droite | lumiere venant de droite | lumiere venant de la droite | lumiere de la droite | eclaire par la droite | eclairee par la droite | eclaires par la droite | eclairees par la droite | lumiere a droite |
    luce da destra | luce dalla destra | luce che viene da destra | luce proveniente da destra | illuminato da destra | illuminata da destra | luce laterale da destra |
    luz desde la derecha | luz de la derecha | luz por la derecha | luz lateral derecha | luz lateral desde la derecha | iluminado desde la derecha | iluminada desde la derecha |
    licht von rechts | licht kommt von rechts | seitenlicht von rechts | von rechts beleuchtet | sonne von rechts | lichteinfall von rechts`,
  // From whichever side.
  'trait:light:from_left trait:light:from_right': `
    side light | side lighting | soft side light | side lit | lit from the side | light from the side | lumiere laterale | eclairage lateral | luce laterale |
    illuminazione laterale | luz lateral | iluminacion lateral | seitenlicht | seitliches licht | licht von der seite`,
  'trait:surface:mirror': `
    reflected | reflected on | reflected in | reflecting on | reflecting in | reflects on | reflects in | reflection | reflections | its reflection |
    reflet | reflets | son reflet | se refletant | se reflete | refletee | riflesso | riflessa | riflessi | riflesse | si riflette |
    si riflettono | reflejo | reflejos | reflejado | reflejada | se refleja | se reflejan | spiegelung | spiegelungen | spiegelt | spiegelt sich |
    gespiegelt`,
  'trait:surface:wet': `
    puddle | puddles | flaque | flaques | flaque d eau | pozzanghera | pozzanghere | charco | charcos | pfutze | pfutzen`,
  // The sky has cleared; nothing falls any more.
  'trait:sky:day trait:sky:morning trait:sky:golden trait:sky:sunset trait:sky:dawn trait:sky:dusk trait:sky:overcast trait:outdoors': `
    after the rain | after rain | after a rain shower | after the storm | after a storm | apres la pluie | apres l orage | dopo la pioggia |
    dopo il temporale | despues de la lluvia | tras la lluvia | despues de la tormenta | nach dem regen | nach einem regen | nach dem gewitter`,
  'thing:window place:window trait:outside':
    'pane | panes | window pane | windowpane | window panes | vitre | vitres | vitre embuee | fensterscheibe | fensterscheiben',
  'trait:jetty': JETTY_WORDS,
  'trait:weather:snow':
    'frozen | gele | gelee | geles | gelees | uva gelata | congelata | uvas heladas | gefroren | gefrorene | gefrorenen',
  'trait:monochrome':
    'black and white photo | black and white photograph | black and white picture | black and white image | black and white poster | black and white illustration | black and white drawing | black and white print | in black and white | monochrome | noir et blanc | bianco e nero | blanco y negro | schwarz weiss | schwarzweiss | schwarz weisses',
  'trait:wine:hazy':
    'unfiltered | turbid | murky | trouble | voile | non filtre | torbido | velato | non filtrato | turbio | sin filtrar | trub | truber | trubes | naturtrub | ungefiltert | unfiltriert | natural haze | trubung',
  'trait:throw trait:surface:gingham trait:picnic':
    'blanket | throw | knitted blanket | knit blanket | wool blanket | woollen blanket | woolen blanket | throw blanket | fleece blanket | cosy blanket | cozy blanket | fur throw | warm blanket | couverture | couverture en laine | couverture tricotee | plaid | plaid en laine | coperta | coperta di lana | coperta a maglia | manta | manta de lana | manta de punto | decke | wolldecke | strickdecke | kuscheldecke | gestrickte decke',
  'trait:sticker': `
    sticker | stickers | sticker design | die cut | die cut sticker | white border | white outline | autocollant | autocollants | bordure blanche |
    adesivo | adesivi | bordo bianco | pegatina | pegatinas | borde blanco | aufkleber | weisser rand | mit weissem rand`,
  'trait:pattern': `
    pattern | patterns | seamless | seamless pattern | repeating pattern | repeat pattern | repeated pattern | repeating | tileable | tiling pattern |
    wallpaper | wallpaper pattern | wrapping paper | gift wrap | wrapping paper design | surface pattern | fabric pattern | textile pattern | patterned paper |
    motif repete | motifs repetes | motif sans raccord | papier peint | papier cadeau | motivo ripetuto | fantasia | carta da parati | carta da regalo | senza giunte |
    patron repetido | patron sin costuras | estampado | papel pintado | papel de regalo | muster | nahtloses muster | nahtlos | endlosmuster | tapete | geschenkpapier`,
  'trait:flat':
    'flat minimalist illustration | flat illustration | flat style | flat shapes | flat colours | flat colors | flat colour | flat color | flat design | flat illustration | flat style | flat vector | aplats | en aplats | en aplat | couleurs en aplats | colori piatti | tinte piatte | colores planos | flache farben | flachig | flat shapes',
  // Thrown by a low sun, on something that is near.
  'trait:shadow:long trait:light:golden trait:light:hard trait:light:sun trait:shadow:wall': `
    long shadow | long shadows | long afternoon shadows | long evening shadows | long morning shadows | long soft shadows | long blue shadows |
    longues ombres | lunghe ombre | largas sombras | sombras alargadas | langen schatten | ombres longues | ombre lunghe | sombras largas | lange schatten`,
  // Printed on the ground of a sheet; prints of pop art have them anyway.
  'trait:ground:dots': `
    dots | dotted background | dotted ground | halftone dots | ben day dots | polka dot background | fond a pois | sfondo a pois | sfondo a pallini | pallini | puntini |
    fondo de lunares | puntos | punkten | punkte | tupfen | gepunktet | gepunkteter hintergrund | gepunktetem hintergrund`,
  'trait:shadow':
    'shadow | shadows | soft shadow | soft shadows | ombre | ombre douce | ombra | sombra | schatten',
  // Bread, ham and more of it, whoever eats there.
  'trait:feast': `
    full of food | full of dishes | full of delicacies | lots of food | plenty of food | loads of food | laden | laden with food | laden with dishes | groaning with food | covered with food | covered in food |
    covered with dishes | piled with food | heaped with food | pleine de nourriture | pleine de plats | couverte de plats | couverte de victuailles | piena di cibo | piena di piatti | carica di cibo | imbandita |
    llena de comida | llena de platos | voller essen | voll mit essen | voller speisen | reich gedeckt | reich gedeckten | reich gedeckter`,
  // People sit at one that is painted with them.
  'trait:table:long': `
    long table | long wooden table | long dining table | long dinner table | banquet table | picnic table | farm table | farmhouse table |
    tablee | grande tablee | grande table | longue table | lungo tavolo | tavolo lungo | tavolata | mesa larga | lange tafel | langer tisch | langen tisch`,
  'trait:table thing:laid_table': `
    table | tables | wirtshaustisch | esstisch | kuchentisch | gasthaustisch | gasthoftisch | tavoli | tisch | tische | tavolo | tavola | mesa | mesas | counter top | surface |
    tabletop`,
  'trait:tone:dark trait:backing:dark place:black_ground':
    'dark background | black backdrop | dark backdrop | fond sombre | fond fonce | sfondo scuro | fondo oscuro | dunkler hintergrund | dunklem hintergrund | dunklen hintergrund',
  'no:trait:outdoors':
    'interior | interiors | indoors | interieur | interno | interni | innenraum | innenansicht | interior view',
  // What stands on a table does not stand on the floor.
  'no:trait:table':
    'floor | par terre | au sol | a meme le sol | per terra | a terra | por el suelo | en el suelo | am boden | auf dem boden | boden | fussboden | suelo | pavimento',
  'trait:outdoors trait:outside': `
    outside | dehors | draussen | sky | sunshine | field | fields | valley | outdoors |
    outdoor | open air | al fresco | plein air | all aperto | al aire libre |
    im freien | ciel | vallee | cielo |
    valle | himmel | tal | landscape | paysage | paesaggio |
    paisaje | landschaft | soil | soils | countryside | campagne | campagna | campo`,
  // Slopes that climb.
  'trait:land:steep place:terraced_vineyard':
    'steep slope | steep slopes | steep hill | steep hillside | steep hillsides | coteaux escarpes | pentes raides | ripidi pendii | pendii ripidi | laderas empinadas | steile hange | steilen hangen | steiler hang | steilhang | steilhange | steillage | steillagen',
  // Land that swells, not any open air.
  'trait:land:hills': `
    hill | hills | slope | slopes | hillside | hillsides | pente | pentes | pendio | pendii | ladera | laderas | hang | hange | rolling | undulating | vallonne | vallonnee | ondulato | ondulate | ondulado | onduladas | hugelig | rolling hills | hilly | colline | collines | collina | colli | colina | colinas | hugel | hugeln`,
  // A shaft of it, seen in the air of a dim room.
  'trait:light:beam': `
    beam of light | beams of light | light beam | single beam of light | shaft of light | shafts of light | ray of light | rays of light | light rays |
    rayon de lumiere | rayons de lumiere | faisceau de lumiere | raggio di luce | raggi di luce | fascio di luce | rayo de luz | rayos de luz |
    haz de luz | lichtstrahl | lichtstrahlen | lichtkegel`,
  'trait:look:andalusian place:kitchen place:butcher_shop place:fish_shop':
    'tiles | azulejos | piastrelle | maioliche | carreaux | fliesen | kacheln',
  'trait:roof:red': `
    red roof | red roofs | tiled roof | terracotta roof | rotem dach | rotes dach | roten dachern | toit rouge | toits rouges |
    tetto rosso | tetti rossi | tejado rojo | tejados rojos`,
  'trait:roof:slate': 'slate roof | schieferdach | toit d ardoise | tetto in ardesia',
  'trait:season:autumn': TURNED_LEAVES,
  'trait:season:spring trait:season:summer':
    'green shoots | young shoots | fresh shoots | fresh green leaves | young leaves | jeunes pousses | germogli | brotes | brotes verdes | junge triebe | grune triebe',
  // An orchard in bloom beside the vines, or a bough of it over a print.
  'trait:trees:bloom': `
    ${BLOSSOMING_TREES} | blossoming trees | blossoming fruit trees | trees in blossom | trees in bloom | blooming trees | flowering trees | arbres en fleurs |
    arbres en fleur | alberi in fiore | arboles en flor | bluhende baume | bluhenden baumen | bluhende obstbaume`,
  // The ground about an old stock, or what a bottle was said to stand in.
  'trait:surface:gravel trait:surface:stone':
    'stony | stony soil | pebbly | pebbly soil | rocky soil | gravelly | gravelly soil | stony ground | sol caillouteux | sol pierreux | caillouteux | pierreux | suolo sassoso | sassoso | suelo pedregoso | pedregoso | steinig | steiniger | steinigem | steinigen | steiniger boden | steinigem boden',
  // Heavy with clouds, or red with the last light.
  'trait:sky:storm trait:sky:ember': `
    dramatic sky | dramatic skies | dramatic clouds | dramatic cloudy sky | dramatic evening sky | moody sky | moody skies | moody clouds | brooding sky | threatening sky |
    leaden sky | ciel dramatique | ciel menacant | cielo drammatico | cielo minaccioso | cielo dramatico | cielo amenazante | dramatischer himmel |
    dramatischem himmel | dramatische wolken | dramatischen wolken`,
  // The lamp of a painted night.
  'trait:sky:night': `
    moon | full moon | harvest moon | supermoon | bright moon | pleine lune | lune | luna piena | luna | luna llena | vollmond | mond`,
  // Its crown hangs over everything.
  'thing:tree': `
    under a tree | under the tree | under an oak | under an oak tree | under an old oak | under a big tree | under an old tree | under the trees | under trees | beneath the trees |
    sous un arbre | sous un chene | sous les arbres | sotto un albero | sotto gli alberi |
    sotto una quercia | bajo un arbol | bajo los arboles | bajo una encina | unter einem baum | unter dem baum | unter baumen |
    unter einer eiche`,
  'thing:volcano place:volcano': `
    smoking volcano | volcano smoking | smoking crater | volcan fumant | vulcano fumante | volcan humeante | rauchender vulkan`,
  'trait:soil:black thing:volcano place:volcano': `
    black volcanic soil | black volcanic soils | volcanic soil | volcanic soils | black soil | black lava soil | lava soil | volcanic ash |
    black ash | sol volcanique | sol noir | suolo vulcanico | terra nera | terra vulcanica | suelo volcanico | tierra negra | vulkanboden |
    vulkanischer boden | vulkanischem boden | schwarzer boden | schwarzem boden`,
  'trait:soil:red': `
    red soil | red soils | red earth | red clay soil | iron rich soil | terra rossa | terre rouge | sol rouge | suolo rosso | tierra roja | suelo rojo |
    rote erde | roter erde | roter boden | rotem boden`,
  'trait:soil:white': `
    white soil | chalk soil | chalk soils | chalky soil | chalky soils | limestone soil | limestone soils | albariza | sol calcaire | sol crayeux |
    terre blanche | suolo calcareo | terreno calcareo | suelo calizo | tierra blanca | kalkboden | kreideboden | kalkhaltiger boden`,
};
