import { BLOSSOMING_TREES } from '#studio/lexicon/words/blossoming.ts';
import { TURNED_LEAVES } from '#studio/lexicon/words/wine/further-names.ts';
import type {
  EstateKind,
  Season,
  Setting,
  TimeOfDay,
  Weather,
} from '#studio/scene/surroundings.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';

export const SETTING_WORDS: WordTable<Setting> = {
  studio: `
    studio | plain background | white background | black background | seamless
    | neutral background | clean background | backdrop | fond blanc | fond noir | sfondo bianco
    | fondo blanco | hintergrund`,
  sea: `
    sea | ocean | seaside | beach | coast | shore | riviera | mediterranean | island | bay |
    harbour | harbor | yacht | sailing | mer | plage | ocean view | cote d azur | mare |
    spiaggia | costa | mar | playa | meer | strand | kuste | waves`,
  lake: `
    lake | lakeside | lac | lago | river | riverside | riviere | fiume | rio | fluss | am see`,
  mountains: `
    mountain | mountains | mountain range | alps | alpine | dolomites | andes | peaks | montagne | montagnes |
    montagna | montagne | montana | montanas | berge | alpen | gipfel | snowy peaks`,
  city: `
    city | skyline | rooftop | urban | street | downtown | new york | paris | tokyo | london |
    ville | citta | ciudad | stadt | eiffel tower | balcony`,
  kitchen: 'kitchen | cuisine | cucina | cocina | kuche | countertop | home',
  library: `
    library | study | books | bookshelf | fireplace | living room | armchair | cheminee | camino
    | chimenea | kamin`,
  terrace: 'terrace | patio | veranda | pergola | terrasse | terrazza | terraza',
  garden: `
    garden | orchard | meadow | park | jardin | giardino | garten | wiese | outdoors | outdoor |
    al fresco`,
};

export const ESTATE_WORDS: WordTable<EstateKind> = {
  chateau: 'chateau | manor | palace',
  villa: 'villa | tenuta | cascina | borgo',
  farmhouse: 'farmhouse | finca | hacienda | mas | stone house | cottage',
  abbey: 'abbey | monastery | church | chapel | cloister | abbaye | abbazia | abadia | kloster',
  castle: 'castle | castello | castillo | schloss | burg | fortress',
  modern_winery: `
    modern winery | modern architecture | contemporary winery | glass winery | winery architecture | contemporary architecture | minimalist winery |
    modern building | modern wine estate | glass front | glass fronted | glass facade | glass walls | glass building | glazed facade |
    facade vitree | facade en verre | facciata di vetro | facciata in vetro | vetrata | bodega moderna | cantina moderna | cave moderne | moderne kellerei | fachada de cristal | fachada de vidrio | glasfassade | glasfront | modern winery building | concrete winery | concrete and glass | glass and concrete | glass and steel | steel and glass | wood and glass |
    glass and wood | stone and glass | glass and stone | timber and glass | glass and timber | concrete steel and glass | glass steel and concrete |
    steel concrete and glass | glass concrete and steel | chai moderne | chai contemporain | architecture contemporaine | architecture moderne | beton et verre | verre et beton |
    verre et acier | architettura moderna | architettura contemporanea | cemento e vetro | vetro e cemento | vetro e acciaio | arquitectura moderna |
    arquitectura contemporanea | hormigon y vidrio | hormigon y cristal | vidrio y acero | moderne architektur | modernes weingut | modernen weinguts |
    modernes gebaude | beton und glas | glas und beton | glas und stahl | stahl und glas`,
  cape_dutch: 'cape dutch',
};

const BARE_VINES =
  'bare vineyard | bare vineyards | leafless vineyard | vignoble nu | vigneto spoglio | vigneti spogli | vinedo desnudo | kahler weinberg | kahle weinberge | bare vines | pruned vines | leafless vines | vignes nues | vignes sans feuilles | viti spoglie | viti nude | vinas desnudas | vides desnudas | kahle reben | kahlen reben | kahle weinstocke | kahle rebstocke';

export const SEASON_WORDS: WordTable<Season> = {
  spring: `
    in may | early may | mid may | late may | in march | avril | aprile | abril | mai | maggio | mayo | marz | spring | springtime | blossom | blossoms | bud break | blossoming trees | trees in blossom | trees in bloom | blooming trees | flowering trees | arbres en fleurs | arbres en fleur | alberi in fiore | arboles en flor | bluhende baume | bluhenden baumen | april | may day | ${BLOSSOMING_TREES} | printemps |
    primavera | fruhling | fruhjahr`,
  summer: `
    juli | juillet | luglio | julio | juin | giugno | junio | juni | aout | agosto | summer | summertime | summery | july | august | june | ete | estate calda | estivo | verano
    | sommer | sommerlich | sommerabend | sommerabende | sommerabenden`,
  autumn: `
    oktober | octobre | ottobre | octubre | septembre | settembre | septiembre | novembre | noviembre |
    ${TURNED_LEAVES} |
    autunnale | autunnali | otonal | otonales | automnale | automnales | automnaux | herbstliche | herbstlichen | herbstlicher | herbstliches | herbstlichem |
    autumn leaves | fall leaves | feuilles d automne | foglie autunnali | hojas de otono | herbstlaub |
    thanksgiving | halloween | autumn | fall | autumnal | october | november | september | harvest time | harvest season |
    fall colors | fall foliage | automne | autunno | otono | herbst | herbstlich | automnal | herbstabend | herbstabende`,
  winter: `
    dezember | decembre | dicembre | diciembre | januar | janvier | gennaio | enero | februar | fevrier | febbraio |
    febrero | february | winter | wintry | christmas | december | january | noel | hiver | inverno | invierno |
    weihnachten | natale | navidad | holiday season |
    ${BARE_VINES} | winterabend | winterabende`,
};

export const TIME_WORDS: WordTable<TimeOfDay> = {
  dawn: `
    dawn | sunrise | daybreak | first light | aube | lever de soleil | lever du soleil | alba |
    amanecer | morgendammerung | sonnenaufgang | sun coming up | sun is coming up | sun just coming up | sun rising | sun just rising | rising sun | soleil levant | sole nascente | sol naciente |
    aufgehende sonne`,
  morning:
    'morning | early morning | fruhen morgen | fruher morgen | am fruhen morgen | petit matin | au petit matin | de bon matin | mattina presto | primo mattino | prime ore del mattino | temprano por la manana | primera hora de la manana | fruhmorgens | matinal | matinale | matinales | mattutino | mattutina | matutino | matutina | morgendlich | morgendliche | morgendlicher | matin | mattina | mattino | manana | morgen | morgens',
  noon: `
    noon | midday | afternoon | afternoons | apres midi | pomeriggio | pomeridiano | pomeridiana | nachmittag | nachmittags | sunny | sunny day | bright day | bright sun | midi | mezzogiorno | mediodia
    | mittag | sonnig | ensoleille | soleggiato | soleado`,
  golden_hour: `
    fin d apres midi | fin de l apres midi | la fin d apres midi | fin de journee | en fin de journee | tardo pomeriggio | fine pomeriggio | fine giornata | final de la tarde | ultima hora de la tarde | al caer la tarde | spatnachmittag | spater nachmittag | spaten nachmittag |
    low sun | sun low | sun is low | sun low in the sky | soleil bas | sole basso | sol bajo | tief stehende sonne | tiefstehende sonne | tiefstehender sonne |
    golden hour | magic hour | sunny evening | sunny summer evening | sunny autumn evening | soiree ensoleillee | soir ensoleille | serata di sole | tarde soleada | sonniger abend | sonnigen abend | late afternoon | heure doree | ora d oro | hora dorada | goldene
    stunde | golden light | golden evening | golden evening light | golden evening sun | golden afternoon | golden afternoon light | golden sunlight |
    lumiere doree | lumiere doree du soir | luce dorata | luz dorada | goldenes abendlicht | goldenem abendlicht | goldenes licht | goldenem licht |
    abendsonne | warm evening light | evening sun`,
  sunset: `
    red sun | blood red sun | soleil rouge | sole rosso | sol rojo | rote sonne | roter sonne | soleil couchant | sole calante | sol poniente | untergehende sonne | untergehender sonne | orange sky | red sky | pink sky | fiery sky | burning sky | glowing sky | purple sky | ciel orange | ciel rouge |
    ciel rose | cielo arancione | cielo rosso | cielo rosa | cielo naranja | cielo rojo | roter himmel | rotem himmel |
    orangefarbener himmel | sun going down | sun just going down | sun setting | le soleil se coucher | le soleil se couche | soleil qui se couche | il sole tramontare | sole che tramonta | il sole che tramonta | el sol ponerse | ponerse el sol | puesta del sol | die sonne untergehen | die sonne untergeht | sunset | sundown | setting sun | coucher de soleil | coucher du soleil | tramonto | puesta
    de sol | atardecer | ocaso | sonnenuntergang | abendrot`,
  dusk: `
    dusk | twilight | evening | blue hour | the blue hour | heure bleue | l heure bleue | ora blu | hora azul | blaue stunde | blauen stunde | crepuscule | soir | soiree | crepuscolo | sera |
    serata | anochecer | tarde | abend | dammerung | abends | sommerabend | sommerabende | sommerabenden |
    herbstabend | herbstabende | winterabend | winterabende`,
  night: `
    new year s eve | new years eve | new year | new years | silvester | capodanno | nochevieja |
    saint sylvestre | reveillon | fireworks | firework | feuerwerk | feux d artifice |
    fuochi d artificio | fuegos artificiales | christmas market | weihnachtsmarkt |
    marche de noel | mercatino di natale | mercado navideno |
    city lights | lights of the city | lights of a city | lumieres de la ville | luci della citta | luces de la ciudad | lichter der stadt | stadtlichter |
    night | nighttime | midnight | at night | stars | starry | starry night | starlit | nuit etoilee | ciel etoile | etoilee | notte stellata | cielo stellato |
    stellata | noche estrellada | cielo estrellado | estrellada | sternennacht | sternenhimmel | sternenklar | nuit |
    etoiles | notte | noche | nacht | sternenhimmel | stelle | estrellas | ciel etoile | cielo stellato |
    cielo estrellado | nocturne | notturno | notturna | nocturno | nocturna | nachtaufnahme | nachtfoto | nachtszene | nachtbild | photo de nuit | scene de nuit | foto notturna | scena notturna | foto nocturna | escena nocturna | night shot | night scene | night photo | nachtlich | nachts | de nuit | di notte |
    de noche`,
};

export const WEATHER_WORDS: WordTable<Weather> = {
  clear: `
    clear sky | blue sky | cloudless | ciel bleu | cielo azul | cielo azzurro | blauer himmel | clear day | clear spring day | clear summer day | clear autumn day | clear winter day | clear blue sky | blue skies |
    journee claire | temps clair | giornata limpida | giornata serena | cielo sereno | dia despejado | cielo despejado | klarer tag | klaren tag | klarer himmel | klarem himmel`,
  cloudy: `
    cloudy | clouds | cloud | overcast | nuageux | nuages | nuvoloso | nuvole | nublado | nubes
    | wolken | bewolkt`,
  mist: `
    mist | misty | fog | foggy | haze | hazy | brume | brouillard | brumeux | nebbia | foschia |
    niebla | bruma | nebel | neblig`,
  rain: `
    rain | rainy | rainy street | wet street | raining | il pleut | piove | llueve | lloviendo | regnet | es regnet | raindrops | rain drops | rain drop | raindrop | drops of rain | rain running down | rain streaming down | raindrops running down | rain trickling down | pluie qui ruisselle | rain streaked | gouttes de pluie | gocce di pioggia | gotas de lluvia | regentropfen | drizzle | wet | pluie | pioggia | lluvia | regen | regnerisch`,
  storm: `
    storm | thunderstorm | thunderstorms | storm clouds | storm clouds gathering | gathering storm | gathering clouds | clouds gathering | storm gathering | approaching storm | storm approaching | storm clouds rolling in | stormy clouds | stormy sky | stormy skies | heavy clouds | threatening clouds | ciel orageux | ciel d orage | cielo tempestoso | cielo tormentoso | gewitterhimmel | thunderclouds | dark clouds | black clouds | nuages d orage | nuages noirs | nuages sombres | nubi temporalesche |
    nuvole scure | nuvole nere | nubes de tormenta | nubes oscuras | nubes negras | gewitterwolken | sturmwolken | dunkle wolken |
    schwarze wolken | stormy | thunder | lightning | orage | tempesta | temporale | tormenta | gewitter |
    sturm`,
  frost: `
    frost | frosty | icy | hoarfrost | hoar frost | first frost | spring frost | night frost | late frost | givre | gelee blanche | brina | brinata | galaverna |
    escarcha | raureif | frostig | frostige | frostiger | frostigen`,
  snow: `
    snowflakes | falling snowflakes | flocons | flocons de neige | fiocchi di neve | copos de nieve | schneeflocken | snow | deep snow | snowdrift | snow drift | snowbank | frozen vines | frozen vineyard | frozen on the vine | frozen on the vines | gefroren am stock | fresh snow | neige fraiche | neve fresca | nieve fresca | tiefschnee | neuschnee | snowy | snow capped | snowcapped | snow topped | snowfall | snowing | falling snow | snow falling | il neige | nevica | nevicata | nieva | nevando | schneit | es schneit | schneefall | neige | neve | nieve | schnee | verschneit | snow covered | enneige |
    enneigee | innevato | innevata | nevado | nevada`,
};
