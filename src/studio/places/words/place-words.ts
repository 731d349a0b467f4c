import { CITY_WORDS } from './cities.ts';
import { FURTHER_PLACE_WORDS } from './further-place-words.ts';
import type { PlaceId } from '#studio/places/place.ts';

/** A garden whose roses are what is asked for. */
export const ROSE_GARDENS =
  'rose garden | rose gardens | roseraie | roseto | rosaleda | rosengarten | garden of roses';

/** Words that name a place, folded; English, French, Italian, Spanish, German. The longest phrase found wins. */
export const PLACE_WORDS: Partial<Record<PlaceId, string>> = {
  ...FURTHER_PLACE_WORDS,
  fireplace: `
    fireplace | lit fireplace | burning fireplace | roaring fireplace | roaring fire | brennender kamin | brennenden kamin | brennendem kamin | cheminee allumee | chimenea encendida | by the fire | open fire | log fire | hearth | crackling fire | crackling fireplace | feu de cheminee | feu de bois | coin du feu | fuoco del camino | caminetto acceso | fuego de la chimenea | kaminfeuer | cheminee |
    coin du feu | caminetto | camino | camino acceso | chimenea | kamin | kaminfeuer | offene kamin | offener kamin | offenen kamin | offenem kamin | offenes feuer`,
  library: `
    library | reading nook | reading corner | coin lecture | angolo lettura | rincon de lectura | leseecke | study | bookshelf | bookshelves | bookcase | books behind | bibliotheque |
    biblioteca | bibliothek | bucherregal`,
  vault_cellar: `
    chalk cave | chalk caves | chalk cellar | chalk cellars | crayere | crayeres | champagne caves | kreidekeller | cave de craie | cuevas de tiza | gallerie di gesso | cellier | celliers |
    monastery cellar | abbey cellar | convent cellar | cave de monastere | cave d abbaye | klosterkeller | cantina del monastero | bodega antigua |
    cave | caves a vin | vaulted cellar | stone cellar | vaulted stone cellar | vaults | vault | vaulted | stone vault |
    cave voutee | volte | boveda | gewolbekeller | gewolbe | crypt | cellar | wine cellar |
    cantina sotterranea | cantina | bodega | keller | kellern | kellergewolbe | weinkeller | wine cave`,
  bottle_cellar: `
    bottle cellar | thousands of bottles | hundreds of bottles | countless bottles | des milliers de bouteilles | des centaines de bouteilles | migliaia di bottiglie | centinaia di bottiglie | miles de botellas | cientos de botellas | tausende flaschen | hunderte flaschen | wall of bottles | wall of wine bottles | wall of wine | mur de bouteilles | parete di bottiglie | pared de botellas | flaschenwand | wine racks | racks | racks of bottles | rack of bottles | wine library |
    wine collection | cellar racks | racked bottles | casiers a bouteilles | botelleros | weinregale`,
  barrel_hall: `
    barrel hall | barrel room | barrel cellar | barrels | oak barrels | barrel ageing | barrel aging | chai |
    chai a barriques | barricaia | sala de barricas | fasskeller | barriquekeller`,
  winery: `
    modern winery | modern cellar | modern wine cellar | bodega moderna | cantina moderna | cave moderne | chai moderne | moderner keller | moderne kellerei |
    moderner weinkeller | cellar with steel tanks | cellar with stainless steel tanks | winery with tanks | steel tanks | stainless steel tanks | fermentation tanks |
    fermentation hall | fermentation room | fermentation cellar | tank room | tank hall | tank cellar | steel tank cellar | vat room | vat house | vat hall | cuverie | cuvier | salle de cuves | salle des cuves | cave de vinification | cave de fermentation | tinaia | sala di fermentazione | sala dei tini | sala de fermentacion | sala de depositos | nave de depositos | garkeller | garraum | tankkeller | tankraum | tankhalle | cuves inox | tini in acciaio | depositos de acero |
    edelstahltanks | tanklager | inside a winery | winery interior | in the winery | in a winery | in our winery | in an old winery | in a modern winery | in the old winery | in a small winery | inside the winery | inside an old winery`,
  tasting_room: `
    tasting room | tasting bar | salle de degustation | sala degustazione | sala de catas |
    verkostungsraum | probierstube`,
  wine_shop: `
    supermarket | supermarket shelf | wine aisle | supermarket aisle | wine department | supermarche | rayon vin | supermercato | corsia del supermercato | supermercado | pasillo del supermercado | supermarkt | supermarktregal | vinotheque | shop | small shop | little shop | our shop | wine shop | wine store | bottle shop | wine merchant | wine boutique | dans la boutique | la boutique | sa boutique | ma boutique | notre boutique | votre boutique | cette boutique | son magasin | notre magasin | suo negozio | nostro negozio | su tienda | nuestra tienda | seinem laden | ihrem laden | unserem laden | seinem geschaft | ihrem geschaft | unserem geschaft | caviste | boutique de vin | boutique de vins | magasin de vin | magasin de vins | negozio di vini | negozio di vino | bottega del vino | bodega tienda | tienda de vino | weingeschaft | weinfachgeschaft |
    wine shelves | shelves of wine | shelves of wine bottles | shelves of bottles | shelf of wine bottles | bottle shelves | rayons de vin | rayons de bouteilles | scaffali di vino | estanterias de vino | weinregal | weinregale | weinregalen | cave a vins | enoteca | tienda de vinos | vinoteca | weinhandlung | weinladen | vinothek | shop window | wine shop window | schaufenster | vitrine du caviste | vetrina | escaparate`,
  wine_bar:
    'wooden bar | wooden bar counter | comptoir en bois | comptoir de bois | bancone di legno | bancone in legno | barra de madera | holztheke | holztresen | copper bar | copper bar counter | comptoir en cuivre | bancone di rame | bancone in rame | barra de cobre | kupfertheke | kupfertresen | brass bar | brass counter | comptoir en laiton | bancone di ottone | barra de laton | messingtheke | marble bar | barra de zinc | barra de bar | barra del bar | bar top | theke | tresen | wine bar | bar | zinc bar | zinc counter | zinc bar counter | comptoir en zinc | comptoir de zinc | jazz club | jazz bar | piano bar | night club | nightclub | lounge | hotel bar | bar counter | pub | bar a vin | bar a vins | weinbar | cocktail bar | speakeasy',
  restaurant: `
    ballroom | banquet hall | salle de bal | sala da ballo | salone delle feste | salon de baile | ballsaal | festsaal | private dining room | restaurant | restaurant table | restaurant tables | dining room | fine dining | bistro | bistrot | brasserie | trattoria | osteria | ristorante | taverna | taberna |
    restaurante | gasthaus | wirtshaus | gaststube | lokal | weinlokal | laid table | table laid`,
  kitchen:
    'kitchen | kitchen island | kitchen table | cuisine | cucina | cocina | kuche | kitchen counter | countertop',
  terrace: `
    porch | front porch | back porch | loggia | veranda porch | portico | porche | terrace | bar terrace | wine bar terrace | cafe terrace | bistro terrace | terrasse de cafe | terrasse d un cafe | terrasse de bar | terrasse de bistrot | terrazza di un bar | terrazza di un caffe | terraza de un bar | terraza de bar | barterrasse | cafeterrasse | restaurant terrace | terrace of our restaurant | terrace of my restaurant | terrasse de notre restaurant | terrazza del nostro ristorante | terraza de nuestro restaurante | terrasse unseres restaurants | terrace of a restaurant | terrace of the restaurant | hotel terrace | terrace of a hotel | terrace of the hotel | winery terrace | terrasse de restaurant | terrasse du restaurant | terrasse d un restaurant | terrasse d hotel | terrazza di un ristorante | terrazza del ristorante | terrazza di un hotel | terraza de un restaurante | terraza del restaurante | terraza de un hotel | restaurantterrasse | hotelterrasse | patio | veranda | balcony | balcon | balcone | terrasse | terrazza | terraza | balkon `,
  yacht: `
    on a boat | aboard a boat | aboard the boat | aboard a yacht | aboard a sailing boat | aboard a sailing yacht | aboard a ship | aboard a catamaran | on a small boat | on a wooden boat | on a motorboat | on a sailing yacht | boat trip | boat tour | boat party | on deck | sul ponte della nave | en la cubierta | an deck | on the boat | on our boat | on board | sur un bateau | a bord | in barca | sulla barca | en un barco | en el barco | auf einem boot | auf dem boot | yacht | yacht deck | deck of a yacht | sailing boat | sailboat | sailing | boat deck | catamaran |
    cruise ship deck | deck of a cruise ship | deck of the ship | ship deck | deck of a ship | cruise deck | sun deck |
    pont du bateau | pont d un bateau | pont d un paquebot | pont du paquebot | ponte della nave | ponte di una nave |
    cubierta del barco | cubierta de un barco | cubierta de un crucero | schiffsdeck | deck eines kreuzfahrtschiffs | deck eines schiffs |
    voilier | in barca a vela | su una barca a vela | sulla barca a vela | en un barco de vela | barca a vela | velero | segelboot | segelyacht`,
  pool: `
    pool | swimming pool | poolside | by the pool | pool party | infinity pool | piscine | piscina | am pool |
    schwimmbecken | schwimmbad | pool terrace`,
  beach:
    'beach | beach towel | beach towels | serviette de plage | telo mare | strandtuch | beach restaurant | beach bar | beach club | restaurant on the beach | chiringuito | strandbar | strandrestaurant | strandlokal | restaurant de plage | restaurant sur la plage | paillote | ristorante sulla spiaggia | restaurante en la playa | sandy beach | on the sand | sand | plage | spiaggia | playa | strand',
  picnic: `
    picnic | meadow | picnic blanket | park | pique nique | picknick | prairie | prato | prado | wiese`,
  garden_party: `
    garden party | garden | ${ROSE_GARDENS} | garden table | string lights in the garden | lawn party | fete champetre |
    festa in giardino | fiesta en el jardin | gartenfest | gartenparty | jardin | giardino | garten | backyard | in the yard | in our yard | winery yard`,
  wedding:
    'wedding | garden wedding | outdoor wedding | wedding in a garden | wedding in the garden | wedding reception | mariage | matrimonio | nozze | boda | hochzeit',
  christmas: `
    christmas | xmas | christmas tree | sapin de noel | albero di natale | arbol de navidad | noel | natale | navidad | weihnachten | weihnachtlich |
    weihnachtsbaum | holiday table`,
  market_hall: `
    food hall | bazaar | souk | bazar | zoco | zuq | basar | market hall | market | covered market | food market | farmers market | market stall | halles |
    marche | mercato | mercado | markthalle | wochenmarkt`,
  festival: `
    street food festival | street food market | streetfood festival | streetfood markt | food truck festival | food festival | festival de street food | festival dello street food | festival de comida callejera | winzerfest | sommerfest | hoffest | dorffest | strassenfest | erntefest | kellerfest |
    festival | wine festival | wine fair | street party | fete du vin | sagra | feria | weinfest | fair`,
  city: `
    city | skyline | city skyline | skyscrapers | skyscraper | gratte ciel | grattacieli | rascacielos | wolkenkratzer | rooftop | roof terrace | rooftop bar | city lights | street | downtown | tokyo | ville |
    citta | ciudad | stadt | lights of the city | lights of a city | lumieres de la ville | luci della citta | luces de la ciudad | lichter der stadt | stadtlichter | dachterrasse | azotea | terraza en la azotea | toit terrasse | toit en terrasse | terrasse sur le toit | sur les toits | terrazza sul tetto | rooftop terrace | uber den dachern | ${Object.values(CITY_WORDS).join(' | ')}`,
  piazza: `
    piazza | italian piazza | piazzetta | town square | village square | market square | old town square | city square |
    plaza | plaza mayor | plaza del pueblo | piazza del paese | piazza del villaggio | place du village | place du marche | grand place | marktplatz | dorfplatz | stadtplatz |
    altstadt | altstadtgasse | old town | street cafe | sidewalk cafe | pavement cafe | cafe terrace | cobbled street |
    cobblestone street | narrow street | alley | gasse | ruelle | vicolo | callejon | centro storico | casco antiguo |
    vieille ville`,
  terraced_vineyard: `
    terraced vineyard | terraced vineyards | terraces | vineyard terraces | terraces of vines | stone terraces |
    terraces above | schist terraces | steep terraces | vignoble en terrasses | vigneti terrazzati |
    vinedos en terrazas | terrassenweinberg | terrassenweinberge`,
  bush_vines: `
    bush vines | bush vine | gobelet | goblet vines | head trained | alberello | vinas en vaso |
    vides viejas | old vines | basket vines | kouloura`,
  // Who is under a vine has it trained overhead.
  pergola: `
    pergola | pergolato | pergolati | emparrado | arbour | arbor | tonnelle | weinlaube | laube | parral | under a vine | under the vine | under the vines | under an old vine | under grapevines | under a grapevine | beneath a vine | beneath the vines |
    under a canopy of vines | canopy of vines | vine canopy | treille | sous une treille | sous la treille | sous les treilles | sous une vigne | sous la vigne | sous les vignes | sotto una vite | sotto la vite | sotto le viti |
    sotto una vigna | bajo una parra | bajo la parra | bajo las parras | bajo una vid | bajo las vides | unter einer rebe | unter der rebe | unter reben | unter den reben | unter weinreben | unter einem weinstock | unter weinlaub`,
  river:
    'danube | danube river | banks of the danube | danube valley | donau | donauufer | donautal | an der donau | danubio | garonne | gironde estuary | dordogne river | dordogne | la dordogne | am bach | an einem bach | im bach | am bachlauf | saone | seine | bords de seine | neckar | neckarufer | elbe | elbufer | tagus | tejo | ebro | guadalquivir | arno | lungarno | tiber | tevere | adige | etsch | vltava | moldau | hudson river | rhone river | banks of the rhone | rhoneufer | au bord du rhone | duero river | river | banks of the river | au bord de la loire | bords de loire | bords de la loire | banks of the loire | loire river | an der loire | rives de la loire | ufer der mosel | moselufer | banks of the mosel | banks of the moselle | mosel river | au bord de la moselle | banks of the douro | douro river | au bord du douro | ufer des douro | banks of the rhine | rhine river | rheinufer | ufer des rheins | au bord du rhin | riverside | riverbank | river bend | stream | mountain stream | mountain river | brook | creek | riviere | fleuve | ruisseau | torrent de montagne | fiume | ruscello | rio | arroyo | riachuelo | fluss | flusstal | im bach | bachlauf | gebirgsbach',
  lake: `
    lake | lake garda | lago di garda | gardasee | lac de garde | lake como | lago di como | comer see | lake maggiore | lago maggiore | lake geneva |
    lac leman | leman | genfersee | lake constance | bodensee | lac de constance | lakeside | lac | lago | am see | seeufer`,
  sea: `
    sea | ocean | seascape | seaside | marine au pastel | paesaggio marino | paisaje marino | meereslandschaft | coast | seafront | seashore | shoreline | lungomare | bord de mer | paseo maritimo |
    strandpromenade | shore | riviera | mediterranean | island | bay | waves | mer | mare | mar | meer |
    kuste | cote | costa`,
  mountains: `
    mountain | mountains | mountain range | snow on the mountains | snow on the peaks | snow on the alps | snow capped mountains |
    snow capped peaks | snowcapped mountains | snowy mountains | snowy peaks | snow covered mountains |
    snow covered peaks | neige sur les montagnes | montagnes enneigees | neve sulle montagne | montagne innevate |
    nieve en las montanas | montanas nevadas | schnee auf den bergen | verschneite berge | verschneiten bergen | alps | alpine | dolomites | andes | pyrenees | pyrenaen | pirenei | pirineos | alpi | alpes | ande | anden | dolomiti | dolomiten | peaks | montagne | montagnes | montagna |
    montana | montanas | berge | alpen | gipfel | monviso | monte rosa | mont blanc | monte bianco | matterhorn | cervino | mont ventoux | gran paradiso | gran sasso | dachstein | zugspitze | grossglockner | picos de europa | moncayo | aconcagua | mount hood | mount rainier | mountain chain | sierra | la sierra | sierra nevada | sierras | cordillera | serrania | cumbres | picos | chaine de montagnes | chaine des alpes | massif montagneux | catena montuosa | monti | gebirge | bergkette | gebirgskette | bergpanorama | alpenpanorama | alpine panorama`,
  volcano: 'volcano | volcanic | crater | etna | vesuvius | volcan | vulcano | vulkan | lava',
  village: 'village | hilltop village | hamlet | borgo | pueblo | dorf',
  chateau:
    'chateau | castle | manor | palace | castello | castillo | schloss | burg | estate house',
  abbey: 'abbey | convent | couvent | convento | monastery | abbaye | abbazia | abadia | kloster',
  window: `
    bistro window | bistrot window | cafe window | restaurant window | bar window | wine bar window | window of a bistro | window of the bistro | window of a cafe | window of a bar | window of a restaurant | fenetre d un bistrot | fenetre du bistrot | finestra del bistrot | finestra del bar | ventana del bar | bistrofenster | restaurantfenster | sill | window | window pane | window panes | windowpane | vitre | vitres | vetri della finestra | cristal de la ventana | fensterscheibe | fensterscheiben | windowsill | window sill | window ledge | window seat | bay window | fenetre | rebord de fenetre |
    rebord de la fenetre | rebord d une fenetre | rebord de ma fenetre | rebord de sa fenetre | appui de fenetre | finestra | davanzale | ventana | alfeizar | ventanal | fenster |
    fensterbank | fensterbrett | fenstersims | am fenster`,
  hut: `
    mountain hut | ski chalet | ski cabin | ski hut | ski lodge | mountain lodge | alpine hut | log cabin | wooden cabin | mountain cabin |
    cabin | chalet | chalet window | cabin window | window of a chalet | window of a cabin | swiss chalet | refuge de montagne | chalet de montagne | chalet en bois | baita | rifugio |
    rifugio alpino | cabana de montana | refugio de montana | berghutte | almhutte | skihutte | holzhutte |
    blockhutte | in einer hutte | in der hutte`,
  forest: `
    forest | woods | woodland | in the woods | foret | dans les bois | sous bois | bosco | foresta | bosque |
    wald | im wald | waldlichtung`,
  vineyard: `
    vineyard | vineyards | weinlandschaft | weinlandschaften | paysage viticole | paysage de vignes | paesaggio viticolo | paesaggio di vigneti | paisaje vinicola | paisaje de vinedos | wine landscape | vineyard landscape | vines | bare vineyard | bare vineyards | leafless vineyard | vignoble nu | vigneto spoglio | vigneti spogli | vinedo desnudo | kahler weinberg | kahle weinberge | bare vines | leafless vines | vignes nues | vignes sans feuilles | viti spoglie | viti nude | vinas desnudas | vides desnudas | kahle reben | kahlen reben | kahle weinstocke | kahle rebstocke | rows of vines | vine rows | wine country | vignoble | vignes | vigna |
    vigne | vigneto | vigneti | filari | filare | rangs de vigne | rangs de vignes | entre les rangs | between the rows |
    hileras de vinas | entre hileras | vinedo | vinedos | vinas | weinberg | weinberge | weinbergen | rebzeilen | reben | weinreben | rebstocke | weinstocke | rebhang`,
};

/** Names of landscapes that look like themselves. */
export const LANDMARK_WORDS = {
  douro: 'douro | porto | port wine | pinhao | quinta',
  mosel: 'mosel | moselle | saar | bernkastel | rheingau | rhine | rhein',
  santorini: 'santorini | thira | oia | assyrtiko | cyclades | greek island | aegean',
  tuscany:
    'tuscany | toscana | tuscan | chianti | montalcino | brunello | val d orcia | montepulciano',
  champagne:
    'champagne vineyard | champagne vineyards | montagne de reims | epernay | cote des blancs | reims | chalk slopes',
  napa: 'napa | napa valley | sonoma | california vineyard | oakville',
  mendoza: 'mendoza | uco valley | andes | argentina | argentine',
  etna: 'etna | sicily volcano | vesuvius | lanzarote',
  provence: `
    provence | lavender field | lavender fields | luberon | champ de lavande | champs de lavande | campo di lavanda |
    campi di lavanda | campo de lavanda | campos de lavanda | lavendelfeld | lavendelfelder`,
} as const;
export type Landmark = keyof typeof LANDMARK_WORDS;
