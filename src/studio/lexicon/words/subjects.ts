import type { Subject } from '#studio/scene-spec.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';

// English first, then French, Italian, Spanish and German. All folded: no accents.
export const SUBJECT_WORDS: WordTable<Subject> = {
  bottle: `
    bottle | wine bottle | bottling | packshot | product shot | product photo |
    product photography | mockup | mock up | label mockup | bottle mockup | ecommerce | e commerce | bottle photography | bouteille | bottiglia |
    bottiglie | botella | flasche | flaschen | weinflasche | weinflaschen | vintage wine | cuvee`,
  glass: `
    glass | wine glass | wineglass | stemware | glassware | goblet | crystal glass | drink | sip
    | verre | verre a vin | calice | calici | bicchiere | bicchieri | copa | vaso | glas |
    glaser | weinglas | weinglaser | rotweinglas | weissweinglas`,
  tasting_row: `
    flight | wine flight | tasting flight | row of glasses | line of glasses | lineup of wine |
    tasting row | comparative tasting | horizontal tasting | vertical tasting | blind tasting |
    rangee de verres | fila di calici | fila de copas | reihe glaser`,
  decanter: 'decanter | decanting | carafe | decant | caraffa | decantador | jarra | karaffe',
  pour: `
    pouring wine | decanting | filling a decanter | filling the decanter | filling a glass | filling the glass | pour | pouring | poured | pours | wine pour | wine pouring | being poured | verser | verse |
    versant | versare | versa | versando | servir | sirviendo | vertiendo | einschenken |
    eingiessen`,
  toast: `
    toast | toasting | cheers | clink | clinking | clinking glasses | raise a glass | raising
    glasses | celebratory toast | sante | tchin | trinquer | brindisi | brindare | cin cin |
    brindis | brindar | salud | prost | anstossen | zuprosten`,
  grapes: `
    grape | grape cluster | cluster | bunch of grapes | grape bunch | bunches of grapes |
    berries on the vine | raisin | grappe | grappe de raisin | grappes de raisin | uva |
    grappolo | grappoli | grappolo d uva | racimo | racimo de uvas | traube | trauben |
    weintraube | weintrauben`,
  harvest: `
    harvest | harvesting | harvest season | harvest time | temps des vendanges | saison des vendanges | tempo di vendemmia | epoca de vendimia | tiempo de vendimia | erntezeit | lesezeit | grape harvest | picking grapes | grape picking |
    vendange | vendanges | vendemmia | vendimia | weinlese | traubenlese | handlese | ernte | lese | harvest crate`,
  cork: `
    popping | popping cork | uncorking | uncorked | cork | corks | corkscrew | cork screw | wine opener | sommelier knife | waiters friend |
    bouchon | tire bouchon | tappo | sughero | cavatappi | corcho | sacacorchos | korken |
    korkenzieher`,
  vineyard: `
    vineyard | vines | vine | vine rows | rows of vines | wine country | winescape | vignoble |
    vigne | vignes | vigna | vigneto | vigneti | vinedo | vinedos | vina | vinas | weinberg |
    weinberge | weingarten | reben | rebstock | weinreben`,
  estate: `
    estate | modern winery building | winery architecture | modern winery architecture | contemporary winery building | wine architecture | estate building | estate buildings | winery building | winery exterior | wine estate | winery | wineries | chateau | castle | manor | villa | farmhouse |
    domaine | tenuta | castello | cantina | cascina | bodega | hacienda | finca | quinta |
    weingut | schloss | abbey | monastery | wine house`,
  cellar: `
    cellar | wine cellar | cellar collection | wine collection | wine cave | cave | caves |
    vault | underground | wine racks | racks | wine library | cave a vin |
    chai | cantina sotterranea | sotterraneo | sotano | weinkeller | keller | gewolbe`,
  barrels: `
    barrel | barrels | barrel aging | barrel ageing | barrel room | oak barrel | oak barrels |
    cask | casks | barrique | barriques | tonneau | tonneaux | fut | futs | fut de chene | futs
    de chene | botte | botti | barile | barrica | barricas | tonel | barril | fass | fasser |
    holzfass | eichenfass`,
  tasting_table: `
    tasting room | tasting | wine tasting | tasting table | tasting event | wine tasting event | tasting setup
    | degustation de vin | degustation de vins | degustazione di vini | degustazione di vino | cata de vino
    | tasting session | masterclass | wine class | degustation | degustazione | cata | cata de
    vinos | degustacion | verkostung | weinprobe | weinverkostung`,
  pairing: `
    pairing | food pairing | wine pairing | pairing dinner | wine pairing dinner | dinner |
    supper | lunch | feast | meal | picnic | aperitif | apero | aperitivo | food and wine | wine
    and food | brunch | diner | repas | cena | pranzo |
    comida | almuerzo | abendessen | accord mets et vin | accord mets vins | abbinamento |
    maridaje | essen`,
  wine_bar: `
    wine shop | wine store | shop | shelves | shelf | weinhandlung | enoteca | wine bar | bar | pub | tavern | bistro | bar counter | speakeasy | lounge | enoteca | bar a
    vin | bar a vins | taberna | vinoteca | weinbar | weinstube | heuriger | cocktail bar`,
  restaurant: `
    restaurant | dining room | fine dining | brasserie | trattoria | osteria | ristorante |
    restaurante | gasthaus | michelin | restaurant table | chef s table | dining table`,
  festival: `
    festival | wine festival | fair | wine fair | party | crowd | event | wine event |
    celebration | gala | concert | market | street party | fete | fete du vin | festa | sagra |
    fiesta | feria | weinfest | fest | markt | wedding | mariage | matrimonio | boda | hochzeit
    | reception`,
  sommelier: `
    sommelier | sommeliers | sommeliere | wine waiter | wine steward | wine service | wine
    expert | wine professional | master sommelier | waiter | waitress | server | winemaker |
    vintner | vigneron | vignaiolo | enologo | enologist | oenologist | winzer | kellner |
    kellermeister | serveur | cameriere | camarero | sumiller | sommelier service | portrait`,
  label: `
    label | wine label | label design | etiquette | etichetta | etiqueta | etikett | weinetikett`,
  poster: `
    poster | travel poster | tourism poster | tourist poster | travel print | affiche |
    affiche de voyage | affiche touristique | manifesto | manifesto di viaggio |
    manifesto turistico | cartel | cartel de viaje | cartel turistico | plakat | reiseplakat |
    tourismusplakat | flyer |
    advertisement | advert | placard`,
};

/** Words that mean somebody is in the picture. */
export const PEOPLE_WORDS = `
  nobody | no one | niemand | nadie | people | person | persons | man | men | woman | women | guest | guests | friend | friends |
  couple | human | humans | humans | crowd | hand | hands | face | faces | group of friends |
  family | model | models | guy | girl | boy | lady | ladies | gentleman | gentlemen | gens |
  personne | personnes | personnage | personnages | homme | femme | amis | persone | persona |
  uomo | donna | amici | gente | personas | hombre | mujer | amigos | menschen | leute | mensch |
  personen | mann | frau | freunde |
  crowded | bustling | packed with people | full of people | full of guests | bonde | bondee | bondes | plein de monde |
  affollato | affollata | affollati | pieno di gente | abarrotado | abarrotada | concurrido | concurrida | lleno de gente |
  voll besetzt | vollbesetzt | gut besucht | gut besuchte | gut besuchten | belebt | belebte | belebten | belebter | uberfullt | uberfullte`;
