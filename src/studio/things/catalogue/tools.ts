import type { Thing } from '#studio/things/thing.ts';

/** Tools of cellar, vineyard and table. */
export const TOOLS = [
  {
    id: 'corkscrew',
    one: 'corkscrew',
    many: 'corkscrews',
    words: `
      corkscrew | corkscrews | cork screw | wine opener | bottle opener | wine bottle opener | tire bouchon |
      tire bouchons | cavatappi | sacacorchos | descorchador | korkenzieher`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'waiters_friend',
    one: 'waiter’s friend',
    many: 'waiter’s friends',
    words: `
      waiters friend | waiter s friend | waiter s friends | sommelier knife | wine key |
      limonadier | couteau de sommelier | cavatappi da sommelier | sacacorchos de camarero |
      kellnermesser`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'cork',
    one: 'cork',
    many: 'corks',
    words: `
      cork | corks | wine cork | wine corks | champagne cork | bouchon | bouchons |
      bouchon de liège | tappo | tappi | tappo di sughero | tappi di sughero | corcho | corchos |
      korken | weinkorken | sektkorken`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'capsule',
    one: 'foil capsule',
    many: 'foil capsules',
    words: `
      capsule | capsules | foil capsule | foil capsules | foil | foil cap | foil neck | neck foil | foil top | folie | stanniol | coiffe | stagnola |
      capsule de bouteille | capsula | capsule di stagnola | cápsula | kapsel | stanniolkapsel`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'wax_seal',
    one: 'wax seal',
    many: 'wax seals',
    words: `
      wax seal | wax seals | wax | sealing wax | wax capsule | wax cap | cachet de cire | cire | sceau de cire |
      ceralacca | sigillo di ceralacca | sello de lacre | sello de cera | lacre | wachssiegel | siegelwachs |
      siegellack | wachskapsel`,
    stance: 'small',
    madeBy: ['photo'],
  },
  {
    id: 'funnel',
    one: 'funnel',
    many: 'funnels',
    words: `
      funnel | funnels | decanting funnel | decanter with funnel | entonnoir | imbuto | embudo |
      trichter | dekantiertrichter`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'pipette',
    one: 'pipette',
    many: 'pipettes',
    words: `
      pipette | pipettes | wine thief | barrel thief | tâte vin | pipetta | ladro da vino |
      pipeta | venencia | weinheber | stechheber`,
    stance: 'tall',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'wine_press',
    one: 'wine press',
    many: 'wine presses',
    words: `
      wine press | wine presses | grape press | basket press | basket presses | wooden press |
      old press | old wooden press | antique press | traditional press | screw press | hand press |
      winepress | pressoir |
      pressoirs | vieux pressoir | torchio | vecchio torchio | prensa antigua | alte kelter |
      holzpresse | prensa de vino | prensa de uva | prensa | kelter | weinpresse |
      korbpresse`,
    stance: 'floor',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'crate',
    one: 'crate',
    many: 'crates',
    words: `
      case of | cases of | crate | crates | bin | bins | grape bin | grape bins | picking bin | picking bins | wooden crate | wooden crates | wine crate | wine crates | wooden box |
      wine box | wine boxes | caisse | caisses | caisse en bois | cassa di legno | cassetta |
      cassette di legno | cassa | caja de madera | caja | cajas de madera | kiste | kisten |
      holzkiste | weinkiste | traubenkiste | traubenkisten | lesekiste | lesekisten |
      harvest crates | grape bin | grape bins | harvest bin | harvest bins | picking bin | picking bins | bins of grapes`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'basket',
    one: 'basket',
    many: 'baskets',
    words: `
      basket | baskets | wicker basket | straw basket | straw bag | straw bags | straw tote | straw tote bag | wicker bag | raffia bag | basket bag | market basket | sac en paille | panier en osier | borsa di paglia | bolso de paja | strohtasche | korbtasche | picnic basket | harvest basket | panier | paniers |
      panier en osier | cesto | cesti | cestino | cestino di vimini | cesta | cestas | canasta |
      korb | körbe | weidenkorb | picknickkorb | hotte | gerla | bütte | kiepe | hod`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'secateurs',
    one: 'pair of secateurs',
    many: 'secateurs',
    words: `
      secateurs | pair of secateurs | pruning shears | shears | pair of shears | grape shears | harvest shears | harvesting shears | grape scissors | vendangettes | erntescheren | traubenschere | pruners | sécateur | sécateurs |
      forbici da potatura | cesoie | tijeras de podar | rebschere | gartenschere`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'soil',
    one: 'handful of soil',
    many: 'handfuls of soil',
    words: `
      handful of soil | handfuls of soil | handful of earth | handful of dirt | handful of vineyard soil | holding soil | holds soil | hold soil |
      holding earth | holding dirt | holding vineyard soil | holding the soil | soil in his hands | soil in her hands | soil in their hands |
      soil in hands | soil in the hands | soil in a hand | hands full of soil | hands full of earth | hands with soil | hands in the soil |
      poignée de terre | tenant de la terre | tient de la terre | terre dans les mains | terre dans ses mains | mains pleines de terre |
      manciata di terra | tiene la terra | tengono la terra | terra tra le mani | terra nelle mani |
      puñado de tierra | sosteniendo tierra | tierra en las manos | manos con tierra |
      handvoll erde | hand voll erde | halten erde | hält erde | erde in den händen | erde in der hand | hände mit erde`,
    stance: 'dish',
    madeBy: ['photo'],
  },
  {
    id: 'label',
    one: 'label',
    many: 'labels',
    words: `
      label | labels | wine label | bottle label | paper label | paper labels | étiquette en papier | étiquette | étiquettes | etichetta |
      etichette | etiqueta | etiquetas | etikett | etiketten | weinetikett`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
] as const satisfies readonly Thing[];
