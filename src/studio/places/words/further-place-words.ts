import type { PlaceId } from '#studio/places/place.ts';
import { TRADE_WORDS } from './trade-words.ts';

/** Words for the places that are painted as rooms and grounds of their own; folded, in five languages. */
export const FURTHER_PLACE_WORDS: Partial<Record<PlaceId, string>> = {
  living_room: `
    living room | sitting room | family room | drawing room | dans le salon | au salon | salon cosy | sejour | soggiorno | salotto |
    sala de estar | cuarto de estar | wohnzimmer | wohnstube`,
  cafe: `
    in a cafe | in the cafe | at a cafe | at the cafe | a cafe | the cafe | cafe in | small cafe | little cafe | corner cafe | street cafe | neighbourhood cafe | neighborhood cafe | cosy cafe | cozy cafe |
    old cafe | vintage cafe | in a small cafe | cafe interior | coffee house | coffee shop | paris cafe | parisian cafe | french cafe | italian cafe | viennese cafe | cafe scene | cafe table | cafe tables | cafe culture | cafe parisien |
    dans un cafe | in un caffe | in einem cafe | im cafe | ein cafe | kleines cafe | gemutliches cafe | wiener cafe | kaffeehaus | en un cafe`,
  hotel_room: `
    hotel room | hotel bed | on a hotel bed | on the hotel bed | on a white bed | on white sheets | white bed sheets | rumpled sheets | hotel suite | bedroom | in bed | on the bed | on a bed | bed tray | sur le lit | sur un lit | au lit | sul letto | a letto | en la cama | sobre la cama | auf dem bett | im bett | chambre d hotel |
    chambre a coucher | camera d albergo | camera da letto | habitacion de hotel | dormitorio | hotelzimmer | schlafzimmer`,
  hotel_lobby: `
    hotel lobby | hotel lounge | lounge of a hotel | lounge of the hotel | salon de l hotel | salon de hotel | hotelsalon | hotellounge | lobby | lobby of a hotel | lobby of the hotel | hotel reception | hotel foyer | hall d hotel | hall de l hotel | lobby d hotel | reception de l hotel |
    hall dell albergo | hall dell hotel | hall di un albergo | hall di un hotel | lobby dell hotel | vestibulo del hotel | vestibulo de un hotel | lobby del hotel | lobby de un hotel |
    hotelhalle | hotellobby | hotelfoyer | empfangshalle`,
  flower_field: `
    field of poppies | fields of poppies | poppy field | poppy fields | poppies | field of sunflowers | fields of sunflowers | sunflower field | sunflower fields |
    wildflower meadow | flower meadow | field of flowers | flower field | champ de coquelicots | champs de coquelicots | coquelicots | champ de tournesols |
    champs de tournesols | pre fleuri | prairie fleurie | champ de fleurs | campo di papaveri | campi di papaveri | papaveri | campo di girasoli |
    campi di girasoli | prato fiorito | campo di fiori | campo de amapolas | campos de amapolas | amapolas | campo de girasoles | campos de girasoles |
    prado florido | campo de flores | mohnfeld | mohnfelder | mohnwiese | mohnblumen | klatschmohn | sonnenblumenfeld | sonnenblumenfelder |
    blumenwiese | wildblumenwiese | blumenfeld`,
  spa: 'spa | wellness | hot tub | jacuzzi | whirlpool | thermal bath | sauna | bain a remous | terme | balneario',
  warehouse: `
    warehouse | wine warehouse | storehouse | depot | stockroom | storage hall | fulfilment centre | fulfillment center | entrepot | hangar de stockage |
    magazzino | almacen | bodega de almacenaje | lagerhalle | lagerhaus | weinlager | warenlager`,
  bottling_line: `
    bottling line | bottling hall | bottling plant | bottling machine | filling line | conveyor belt | conveyor |
    ligne d embouteillage | chaine d embouteillage | embouteillage | linea di imbottigliamento | imbottigliamento |
    linea de embotellado | embotelladora | abfullanlage | abfullung | abfulllinie`,
  laboratory: `
    laboratory | lab | wine lab | wine laboratory | oenology lab | laboratoire | laboratorio | labor | weinlabor`,
  cooperage: `
    cooperage | cooper s workshop | coopers workshop | barrel maker s workshop | barrel workshop | barrel making |
    tonnellerie | bottaio | fabbrica di botti | toneleria | fassbinderei | kuferei | fassmacherei | bottcherei`,
  train: `
    train journey | train window | train compartment | train carriage | train car | dining car | on a train | on the train | in a train | in the train | aboard the train | dans le train | dans un train | a bord du train | in treno | sul treno | en tren | en el tren | im zug | orient express | train ride |
    wagon restaurant | compartiment | treno | carrozza ristorante | scompartimento | tren | vagon | zug | zugabteil |
    speisewagen`,
  plane: `
    airplane | aeroplane | aircraft | aircraft cabin | plane seat | business class | first class cabin |
    airport | airport lounge | on a plane | on the plane | in a plane | in the plane | on a flight | dans l avion | dans un avion | in aereo | sull aereo | en avion | en el avion | im flugzeug | avion | aereo | aeroplano | flugzeug | flughafen | flughafenlounge`,
  harbour: `
    cinque terre | portofino | vernazza | manarola | riomaggiore | camogli | procida | burano | positano | amalfi | amalfi coast | costiera amalfitana | amalfikuste | cote amalfitaine | costa amalfitana |
    marina | yacht harbour | port de plaisance | puerto deportivo | harbour | harbor | fishing harbour | fishing harbor | canal | canals | canalside | canaux | canale | canali | canales | kanal | kanale | grachten | quay | quayside | fishing port | fishing village | old port | waterfront | port de peche |
    vieux port | le port | sur le port | du port | port de peche | porticciolo | porto turistico | puerto | muelle | hafen | fischerhafen | jachthafen | yachthafen | hafenpromenade`,
  office: `
    boardroom | board room | meeting room | conference room | salle de reunion | sala riunioni | sala de reuniones | besprechungsraum | konferenzraum | office | office desk | desk | home office | bureau | ufficio | scrivania | oficina | escritorio | buro | schreibtisch`,
  classroom: `
    classroom | class room | school | wine school | lecture hall | seminar room | salle de classe | ecole du vin | aula |
    clase | klassenzimmer | schule | weinschule | seminarraum`,
  cloister: `
    in an abbey | in the abbey | in a monastery | in the monastery | inside an abbey | dans une abbaye | dans l abbaye | dans un monastere | in un abbazia |
    nell abbazia | in un monastero | en una abadia | en la abadia | en un monasterio | im kloster | in einem kloster | in einer abtei |
    cloister | cloisters | monastery cloister | cloitre | chiostro | claustro | kreuzgang`,
  village_lane: `
    village lane | village street | on the street | in the street | in the streets | wet street | rainy street | street at night | auf der strasse | dans la rue | per strada | en la calle | lane | alley | alleyway | back alley | backstreet | back street | side street | laneway | narrow lane | old lane | house fronts | street in a village |
    cobbled lane | cobbled street | cobblestone street | narrow street | ruelle | ruelles | ruelle pavee | rue pavee | rue etroite | vicolo | vicoli | stradina | viuzza |
    calle estrecha | callejon | callejuela | calle empedrada | gasse | gassen | enge gasse | row of houses | rue du village | ruelle du village | vicolo del paese | via del paese | calle del pueblo |
    dorfstrasse | dorfgasse | hauserfront | hauserfassaden | fachwerkhauser | half timbered houses | half timbered village | half timbered wine village | half timbered houses | half timbered town | village a colombages | maisons a colombages | fachwerkdorf`,
  house_front:
    'doorstep | door step | front steps | front porch steps | on the threshold | pas de la porte | seuil de la porte | sur le seuil | davanti alla porta di casa | soglia di casa | umbral de la puerta | turschwelle | haustreppe | vor der haustur | devant la boutique | courtyard | cobbled courtyard | paved courtyard | farmyard | cour pavee | la cour pavee | cour de ferme | cour de la ferme | cour du domaine | cour du chateau | cortile lastricato | cortile acciottolato | nel cortile | aia | patio empedrado | im hof | im innenhof | auf dem hof | hof des weinguts | gutshof | winzerhof | hotel courtyard | andalusian courtyard | andalusian patio | patio andaluz | patio andalou | spanish courtyard | winery courtyard | cour interieure | dans la cour | cortile | innenhof | facade | shopfront | shop front | storefront | store front | house front | front of the house | stone facade | fachada | facciata | fassade',
  christmas_market: `
    christmas market | christmas fair | christmas wine market | christmas food market | christmas craft market | marche de noel du vin | weihnachtlicher weinmarkt | christmas market stall | marche de noel | mercatino di natale | mercado navideno |
    mercadillo navideno | weihnachtsmarkt | christkindlmarkt | christkindlesmarkt | adventmarkt`,
  orchard: `
    orchard | apple orchard | apple trees | cherry orchard | fruit trees | verger | frutteto | huerto de manzanos |
    huerto | obstgarten | obstwiese | streuobstwiese | apfelbaume`,
  olive_grove: `
    olive grove | olive groves | olive trees | old olive tree | single olive tree | lone olive tree | ancient olive tree |
    olive orchard | oliveraie | oliviers | vieil olivier | uliveto | oliveto | ulivi | ulivo secolare | vecchio ulivo |
    olivar | olivos | viejo olivo | olivo centenario | olivenhain | olivenbaume | olivenbaumen | alter olivenbaum |
    alten olivenbaum`,
  golf: `
    golf | golf course | golf club | putting green | golfplatz | parcours de golf | terrain de golf | campo da golf | campo de golf`,
  greenhouse: `
    greenhouse | glasshouse | conservatory | orangery | winter garden | serre | orangerie | jardin d hiver | serra |
    giardino d inverno | invernadero | gewachshaus | wintergarten | glashaus`,
  campfire: `
    around a fire | around the fire | round the fire | round a fire | autour du feu | autour d un feu | attorno al fuoco | intorno al fuoco | alrededor del fuego | um das feuer | ums feuer | campfire | bonfire | camp fire | fire pit | firepit | camping | feu de camp | falo | fuoco da campo | hoguera | fogata |
    lagerfeuer | feuerschale`,
  waterfall:
    'waterfall | waterfalls | cascade | chute d eau | cascata | cascada | catarata | wasserfall',
  desert: 'desert | dunes | sand dunes | sahara | desierto | deserto | dunas | wuste | dunen',
  cave: `
    limestone cave | natural cave | rock cave | sea cave | in a cave | inside a cave | cavern | grotto | grotte | grotta |
    caverna | cueva | gruta | hohle | felsenhohle | grotte naturelle`,
  igloo: 'igloo | ice hotel | ice bar | iglu | eishotel | hotel de glace | ice cave',
  japanese_garden: `
    japanese garden | zen garden | tea house | teahouse | kyoto | japanese tea house | jardin japonais | maison de the |
    giardino giapponese | casa del te | jardin japones | japanischer garten | japanischen garten | teehaus`,
  ...TRADE_WORDS,
};
