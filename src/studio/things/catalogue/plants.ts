import type { Thing } from '#studio/things/thing.ts';

/** Fruit, herbs, flowers and leaves. */
export const PLANTS = [
  {
    id: 'grapes',
    one: 'bunch of grapes',
    many: 'bunches of grapes',
    words: `
      grapes | grape | bunch of grapes | bunches of grapes | grape bunch | grape bunches |
      cluster of grapes | grape cluster | grape clusters | raisin | raisins | grappe | grappes |
      grappe de raisin | grappes de raisin | grappe de raisins | grappes de raisins | uva | uve |
      grappolo | grappoli | grappolo d'uva | grappoli d'uva | uvas | racimo | racimos |
      racimo de uvas | racimos de uvas | traube | trauben | weintraube | weintrauben`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'vine_leaf',
    one: 'vine leaf',
    many: 'vine leaves',
    words: `
      vine leaf | vine leaves | grape leaf | grape leaves | feuille de vigne |
      feuilles de vigne | foglia di vite | foglie di vite | hoja de parra | hojas de parra |
      weinblatt | weinblätter | weinlaub`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'lemon',
    one: 'lemon',
    many: 'lemons',
    words: `
      lemon | lemons | lemon peel | lemon twist | lemon zest | twist of lemon | zitronenzeste | zeste de citron | scorza di limone | piel de limón | zitronenschale | citron | citrons | limone | limoni | limón | limones | zitrone | zitronen`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'lemon_slice',
    one: 'slice of lemon',
    many: 'slices of lemon',
    words: `
      lemon slice | lemon slices | slice of lemon | slices of lemon | sliced lemon |
      sliced lemons | rondelle de citron | rondelles de citron |
      tranche de citron | fetta di limone | fette di limone | rodaja de limón |
      rodajas de limón | zitronenscheibe | zitronenscheiben`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'orange',
    one: 'orange',
    many: 'oranges',
    words: `
      orange | oranges | slice of orange | slices of orange | orange wedge | orange wedges | wheel of orange | tranche d orange | tranches d orange | rondelle d orange | rondelles d orange | quartier d orange | fetta d arancia | fette d arancia | fetta di arancia | fette di arancia | rodaja de naranja | rodajas de naranja | orangenscheibe | orangenscheiben | orange peel | orange twist | orange zest | twist of orange | zeste d orange | scorza d arancia | scorza di arancia | piel de naranja | orangenschale | orangenzeste | arancia | arance | naranja | naranjas | orangen | apfelsine | apfelsinen`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'apple',
    one: 'apple',
    many: 'apples',
    words: `
      apple | apples | pomme | pommes | mela | mele | manzana | manzanas | apfel | äpfel`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'pear',
    one: 'pear',
    many: 'pears',
    words: 'pear | pears | poire | poires | pera | pere | peras | birne | birnen',
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'peach',
    one: 'peach',
    many: 'peaches',
    words: `
      peach | peaches | pêche | pêches | pesca | pesche | melocotón | melocotones | pfirsich |
      pfirsiche`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'fig',
    one: 'fig',
    many: 'figs',
    words: 'fig | figs | figue | figues | fico | fichi | higo | higos | feige | feigen',
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'cherry',
    one: 'cherry',
    many: 'cherries',
    words: `
      cherry | cherries | cerise | cerises | ciliegia | ciliegie | cereza | cerezas | kirsche |
      kirschen`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'strawberry',
    one: 'strawberry',
    many: 'strawberries',
    words: `
      chocolate covered strawberry | chocolate covered strawberries | chocolate dipped strawberries | chocolate strawberries | strawberries dipped in chocolate | strawberries in chocolate | fraises au chocolat | fragole al cioccolato | fresas con chocolate | schokoerdbeeren | schoko erdbeeren |
      strawberry | strawberries | fraise | fraises | fragola | fragole | fresa | fresas |
      erdbeere | erdbeeren`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'berry',
    one: 'berry',
    many: 'berries',
    words: `
      berry | berries | raspberry | raspberries | blackberry | blackberries | blueberry |
      blueberries | juniper berry | juniper berries | juniper | baies de genièvre | genièvre | bacche di ginepro | ginepro | bayas de enebro | enebro | wacholderbeeren | wacholder | redcurrant | redcurrants | blackcurrant | blackcurrants | gooseberry | gooseberries | mulberry | mulberries | currants | groseille | groseilles | ribes rossi | uva spina | grosellas | johannisbeeren | stachelbeeren | framboise | framboises | myrtilles | mûres |
      baies | lampone | lamponi | mirtilli | frutti di bosco | more di rovo | frambuesa |
      frambuesas | moras | arándanos | himbeere | himbeeren | beeren | brombeeren | heidelbeeren`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'walnut',
    one: 'walnut',
    many: 'walnuts',
    words: `
      walnut | walnuts | nut | nuts | noix | noce | noci | nuez | nueces | walnuss | walnüsse |
      nüsse`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'almond',
    one: 'almond',
    many: 'almonds',
    words: `
      almond | almonds | amande | amandes | mandorla | mandorle | almendra | almendras | mandel |
      mandeln`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'olive',
    one: 'olive',
    many: 'olives',
    words: `
      olive | olives | green olives | black olives | oliva | olivas | aceituna |
      aceitunas | oliven`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'truffle',
    one: 'truffle',
    many: 'truffles',
    words: `
      truffle | truffles | black truffle | white truffle | truffe | truffes | truffe noire |
      truffe blanche | tartufo | tartufi | tartufo bianco | tartufo nero | trufa | trufas |
      trufa negra | trufa blanca | trüffel | trüffeln | weisser trüffel`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'mushroom',
    one: 'mushroom',
    many: 'mushrooms',
    words: `
      mushroom | mushrooms | porcini | chanterelles | champignon | champignons | cèpes | cèpe |
      fungo | funghi | funghi porcini | seta | setas | champiñones | pilz | pilze | steinpilze |
      pfifferlinge`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'herbs',
    one: 'bunch of herbs',
    many: 'bunches of herbs',
    words: `
      fresh herbs | fresh basil | fresh mint | fresh thyme | sprig of rosemary | sprigs of rosemary |
      sprig of thyme | sprig of mint | menthe | persil | sauge | menta | salvia | prezzemolo | timo |
      perejil | hierbabuena | minze | petersilie | salbei |
      herbs | bunch of herbs | bunches of herbs | herb | rosemary | thyme | basil | sage | mint |
      parsley | dill | fennel fronds | fresh dill | sprig of dill | sprigs of dill | aneth | aneto | eneldo | dille | chives | ciboulette | erba cipollina | cebollino | schnittlauch | coriander | cilantro | coriandre | koriander | coriandolo | tarragon | estragon | oregano | origan | origano | orégano | majoran | herbes | romarin | thym | basilic | erbe | erbe aromatiche | rosmarino |
      basilico | hierbas | romero | tomillo | albahaca | kräuter | rosmarin | thymian | basilikum`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'pine',
    one: 'pine branch',
    many: 'pine branches',
    words: `
      pine | sprig of pine | sprigs of pine | pine sprig | pine sprigs | fir sprig | fir sprigs | pine branch | pine branches | fir branch | fir branches | pine cones | pine cone |
      branche de sapin | branches de sapin | rami di pino | ramo di pino | rama de pino |
      ramas de pino | tannenzweig | tannenzweige`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'holly',
    one: 'holly sprig',
    many: 'holly sprigs',
    words: `
      holly | holly branch | holly branches | sprig of holly | houx | agrifoglio | acebo |
      stechpalme`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'rose',
    one: 'rose',
    many: 'roses',
    words: `
      rose | roses | red rose | red roses | white rose | white roses | pink rose | pink roses |
      single rose | rose rouge | roses rouges | rosa rossa | rose rosse | rosa roja |
      rosas rojas | rote rose | rote rosen | rosen | rosas | rosier | rosiers | rosai | rosales | rosenstock | rosenstöcke | rosenbusch | rose bush | rose bushes | climbing rose | climbing roses | rambling rose | rambling roses |
      rosier grimpant | rosiers grimpants | rosa rampicante | rose rampicanti | rosal trepador | rosales trepadores | rosas trepadoras | kletterrose | kletterrosen`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'lavender',
    one: 'bunch of lavender',
    many: 'bunches of lavender',
    words: `
      lavender | bunch of lavender | bunches of lavender | lavender sprigs | lavande |
      bouquet de lavande | lavanda | lavendel`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'sunflower',
    one: 'sunflower',
    many: 'sunflowers',
    words: `
      sunflower | sunflowers | tournesol | tournesols | girasole | girasoli | girasol |
      girasoles | sonnenblume | sonnenblumen`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'flowers',
    one: 'bouquet',
    many: 'bouquets',
    words: `
      flowers | flower | flower arrangement | flower arrangements | floral arrangement | floral arrangements | low flower arrangements | floral centrepiece | floral centerpiece | bouquet | bouquets | bouquet of flowers | vase of flowers |
      wildflowers | wild flowers | fleurs sauvages | fleurs des champs | fiori selvatici | fiori di campo | flores silvestres | wildblumen | wiesenblumen | peony | peonies | pivoine | pivoines | peonia | peonie | peonías | pfingstrose | pfingstrosen |
      hydrangea | hydrangeas | hortensia | hortensias | ortensia | ortensie | hortensie | hortensien | daisy | daisies |
      marguerite | marguerites | margeriten | gänseblümchen | lily | lilies | lys blancs | gigli | lirios | lilien |
      orchid | orchids | orchidée | orchidées | orchidea | orchidee | orquídeas | orchideen | daffodil | daffodils |
      jonquilles | narcissus | narcisi | narcisos | narzissen | osterglocken | carnations | ranunculus | dahlias |
      camellias | fleurs | fleur | bouquet de fleurs | fiori | fiore |
      mazzo di fiori | flores | flor | ramo de flores | blumen | blume | blumenstrauss`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
] as const satisfies readonly Thing[];
