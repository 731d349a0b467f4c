import type { Accompaniment } from '#studio/scene-spec.ts';
import type { Surface } from '#studio/scene/surroundings.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';

export const SURFACE_WORDS: WordTable<Surface> = {
  wood: `
    wood | wooden | wooden table | wood table | oak table | rustic table | oak | walnut |
    mahogany | bois | table en bois | legno | tavolo di legno | madera | mesa de madera | holz |
    holztisch | timber | wooden bar | wooden bar counter | comptoir en bois | comptoir de bois | bancone di legno | bancone in legno | barra de madera | holztheke | holztresen`,
  slate:
    'schieferplatte | schieferboden | schieferstein | schieferplatten | sol de schiste | sol schisteux | suelo de pizarra | slate slab | slate | dark slate | black slate | ardoise | ardesia | pizarra | schiefer',
  marble: `
    table en marbre | table de marbre | tavolo di marmo | tavolo in marmo | mesa de marmol | marmortisch | marmorplatte | marble bar | marble | white marble | marble slab | marble ledge | marble table | marble counter | barra de marmol | encimera de marmol | bancone di marmo | comptoir en marbre | marmortheke | marbre | marmo | marmol | marmor`,
  dark_marble: 'black marble | dark marble | marbre noir | marmo nero | marmol negro | onyx',
  linen: `
    linen | tablecloth | cloth | cotton | nappe | lin | tovaglia | lino |
    mantel | tischtuch | tischdecke | leinen | silk | satin | burlap | on the bed | on a bed | sur le lit | sur un lit |
    sul letto | en la cama | sobre la cama | auf dem bett | hotel bed | on a hotel bed | on the hotel bed | on a white bed |
    on white sheets | white bed sheets | rumpled sheets | in bed | au lit | im bett`,
  velvet: 'velvet | velours | velluto | terciopelo | samt',
  stone: `
    doorstep | door step | front steps | on the threshold | pas de la porte | seuil de la porte | sur le seuil | soglia di casa | umbral de la puerta | turschwelle | haustreppe |
    stone | stone slab | stone ledge | stone table | table en pierre | table de pierre | tavolo di pietra | tavolo in pietra | mesa de piedra | steintisch | steinplatte | limestone | granite | concrete | terrazzo | pierre | pietra |
    piedra | stein | travertine`,
  tiles: `
    tiled table | tiled counter | tiled bar | tiled surface | tiled worktop | tile table | tile counter | tile surface | tiled floor | mosaic table | mosaic surface | zellige | ceramic tiles |
    table carrelee | table en carreaux | comptoir carrele | plan de travail carrele | tavolo di piastrelle | tavolo piastrellato | tavolo di maioliche | bancone piastrellato |
    mesa de azulejos | barra de azulejos | encimera de azulejos | gefliester tisch | gefliesten tisch | fliesentisch | kacheltisch | geflieste theke`,
  leather: 'leather | cuir | pelle | cuero | leder',
  metal:
    'zinc | metal | steel | copper | brass counter | zinc bar | zinc counter | barra de zinc | zinc bar counter | comptoir en zinc | comptoir de zinc | metall | iron | iron plate | ferro | hierro | eisen',
  rust: `
    rusty iron | rusted iron | rusty metal | rusted metal | rusty steel | rusted steel | rust | corten | corten steel | fer rouille |
    metal rouille | tole rouillee | ferro arrugginito | metallo arrugginito | lamiera arrugginita | hierro oxidado |
    metal oxidado | chapa oxidada | rostiges eisen | rostigem eisen | rostiges metall | rostigem metall | rostigem blech`,
  glass:
    'on a mirror | on mirror | on a mirror surface | mirror surface | sur un miroir | su uno specchio | sobre un espejo | auf einem spiegel | mirror | glossy surface | glossy table | glossy black surface | glossy black table | shiny surface | shiny black surface | polished surface | reflective table | surface brillante | superficie lucida | superficie brillante | glanzende oberflache | spiegelnde oberflache | spiegelnder oberflache | glass table | reflective surface | mirrored | black acrylic | acrylic',
  barrel_top: `
    barrel top | on a barrel | on an oak barrel | on a wine barrel | atop a barrel | sur un
    tonneau | su una botte | sobre un barril | auf einem fass`,
  sand: 'sand | sandy | sable | sabbia | arena | sandstrand',
  gingham: `
    gingham | checkered | checked | chequered | checkered tablecloth | checked tablecloth |
    chequered tablecloth | gingham tablecloth | red and white tablecloth | picnic blanket | blanket |
    nappe a carreaux | nappe vichy | a carreaux | tovaglia a quadri | tovaglia a quadretti | tovaglia a quadrettoni | a quadri | a quadretti | tovaglietta a quadretti | tovaglia a scacchi | mantel de cuadros |
    a cuadros | karierte tischdecke | karierte decke | kariert | karierte | picknickdecke | plaid |
    couverture | coperta | manta`,
  grass:
    'grass | lawn | tall grass | long grass | herbe | hautes herbes | erba | erba alta | hierba | hierba alta | gras | hohes gras | hohem gras | hohen gras',
  // Snow is a weather first: see `settle-grounds.ts`.
  snow: 'deep snow | fresh snow | neige fraiche | neve fresca | nieve fresca | tiefschnee | neuschnee',
  gravel: 'gravel | pebbles | gravier | graviers | ghiaia | grava | gravilla | kies | kieselsteine',
  paving: `
    stone path | stone pathway | stone footpath | paved path | stone walkway | cobblestone | cobblestones | cobbles | cobblestone path | cobbled path | flagstone | flagstones | paving stones | paving slabs | pavement | sidewalk |
    stone paving | stone pavement | sur les paves | paves mouilles | chemin de pierre | chemin en pierre | chemin de pierres | chemin pave | allee pavee | sentier de pierre | trottoir | dallage | dalles de pierre | dalles |
    sentiero di pietra | sentiero in pietra | vialetto di pietra | vialetto in pietra | vialetto lastricato | selciato | acciottolato | lastricato | sampietrini | marciapiede | lastre di pietra |
    camino de piedra | camino empedrado | sendero de piedra | empedrado | adoquines | acera | losas de piedra |
    steinweg | steinpfad | gartenweg aus stein | gepflasterter weg | gepflasterten weg | kopfsteinpflaster | pflastersteine | pflastersteinen | strassenpflaster | gehweg | burgersteig | steinplatten`,
  soil: `
    bare earth | bare soil | on the soil | on soil | on dry soil | on dry earth | on the dirt | terre nue | a meme la terre | terra nuda | tierra desnuda | nackte erde | nackter erde | auf der erde | auf erde |
    auf trockener erde`,
  leaves:
    'carpet of leaves | bed of leaves | bed of autumn leaves | bed of fallen leaves | bed of dry leaves | carpet of autumn leaves | carpet of fallen leaves | tapis de feuilles mortes | lit de feuilles mortes | letto di foglie secche | tappeto di foglie secche | lecho de hojas secas | bett aus laub | bett aus herbstlaub | tapis de feuilles | tappeto di foglie | alfombra de hojas | laubteppich',
};

export const ACCOMPANIMENT_WORDS: WordTable<Accompaniment> = {
  bread: `
    bread | baguette | sourdough | loaf | focaccia | crackers | pain | pane | pan | brot |
    crostini | croissant`,
  cheese: `
    cheese | cheeses | cheese board | cheeseboard | brie | camembert | gouda | parmesan |
    parmigiano | manchego | roquefort | fromage | fromages | plateau de fromages | formaggio |
    formaggi | queso | quesos | kase | kaseplatte`,
  olives: 'olive | olives | oliven | aceitunas',
  charcuterie: `
    charcuterie | charcuterie board | salami | prosciutto | ham | jamon | cured meat | cured
    meats | saucisson | salumi | salame | embutidos | schinken | wurst | cold cuts | antipasti |
    tapas`,
  figs: 'fig | figs | figues | fichi | higos | feigen',
  nuts: `
    nut | nuts | walnuts | almonds | noix | amandes | noci | mandorle | nueces |
    almendras | nusse | mandeln`,
  honey: 'honey | miel | miele | honig',
  chocolate: 'chocolate | chocolates | chocolat | cioccolato | schokolade | pralines',
  fruit: `
    fruit | fruits | apple | apples | pear | pears | peach | peaches | citrus | lemon | lemons |
    orange slices | melon | pomme | poire | peche | frutta | fruta | obst | apfel
    | cherries | cherry`,
  berries: `
    berries | strawberry | strawberries | raspberries | blackberries | blueberries | fraises |
    framboises | fragole | fresas | beeren | erdbeeren`,
  oysters: `
    oyster | oysters | huitres | ostriche | ostras | austern | shellfish | seafood | prawns |
    shrimp | fruits de mer | mariscos`,
  fish: 'fish | salmon | poisson | pesce | pescado | fisch | sushi | sea bass | trout',
  steak: `
    steak | beef | meat | ribeye | duck | viande | boeuf | carne | bistecca |
    fleisch | rind`,
  pasta: `
    pasta | spaghetti | tagliatelle | pates |
    nudeln`,
  pizza: 'pizza | pizzas',
  salad: `
    salad | salade | insalata | ensalada | salat | tomatoes | tomato | mushrooms |
    truffle`,
  dessert: `
    dessert | cake | tart | pastry | macarons | gateau | dolce | postre | kuchen |
    ice cream`,
  candles: `
    candle | candles | bougie | bougies | chandelle | chandelles | candela | candele | vela |
    velas | kerze | kerzen | candelabra | candlestick | tealight`,
  flowers: `
    red rose | red roses | white rose | white roses | single rose | pink roses | rote rose | rose rouge | flower | flowers | bouquet | roses | peonies | lavender | sunflowers
    | floral | wildflowers | fleurs | fleur | fiori | fiore | flores | blumen | lavande
    | rosemary | herbs`,
  corkscrew: `
    corkscrew | cork screw | wine opener | sommelier knife | tire bouchon | cavatappi |
    sacacorchos | korkenzieher`,
  cork: 'cork | corks | bouchon | tappo | corcho | korken',
  ice_bucket: `
    ice bucket | wine cooler | champagne bucket | bucket of ice | ice | chilled | chilling |
    seau a glace | seau a champagne | secchiello | cubitera | eiskubel | sektkuhler`,
  vine_leaves: `
    vine leaf | vine leaves | leaf | leaves | feuilles de vigne | foglie di vite | hojas
    de parra | weinlaub | foliage`,
  book: `
    book | notebook | tasting notes | tasting note | journal | menu | carnet | libro | buch |
    tasting sheet`,
  barrel: 'on a barrel | wine barrel | beside a barrel | barrel top',
  crate: `
    crate | wooden crate | wooden box | wine box | basket | wicker basket | caisse | panier |
    cassetta | cesto | caja | cesta | kiste | korb | holzkiste`,
};
