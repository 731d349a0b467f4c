import type { Thing } from '#studio/things/thing.ts';

/** What is eaten with wine. */
export const FOOD = [
  {
    id: 'clams',
    one: 'bowl of clams',
    many: 'bowls of clams',
    words: `
      clam | clams | bowl of clams | steamed clams | vongole | palourde | palourdes | coques | almeja |
      almejas | venusmuschel | venusmuscheln`,
    stance: 'dish',
    madeBy: ['photo'],
  },
  {
    id: 'oyster',
    one: 'oyster',
    many: 'oysters',
    words: `
      oyster | oysters | huître | huîtres | ostrica | ostriche | ostra | ostras | auster |
      austern`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'prawn',
    one: 'prawn',
    many: 'prawns',
    words: `
      prawn | prawns | shrimp | shrimps | langoustine | langoustines | crevette | crevettes |
      gambero | gamberi | gamberetti | gamba | gambas | langostino | langostinos | garnele |
      garnelen | scampi`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'salmon',
    one: 'piece of salmon',
    many: 'pieces of salmon',
    words: `
      salmon | piece of salmon | pieces of salmon | smoked salmon | salmon fillet | saumon |
      saumon fumé | gravlax | gravad lax | graved lachs | saumon gravlax | salmone | salmón | lachs | räucherlachs`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'fish',
    one: 'fish',
    many: 'fish',
    words: `
      fish | his catch | their catch | fresh catch | grilled fish | whole fish | sea bass | trout | poisson | poissons | pesce | pesci |
      pescado | pescados | fisch | fische`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'sushi',
    one: 'piece of sushi',
    many: 'pieces of sushi',
    words: 'sushi | piece of sushi | pieces of sushi | sushis | maki | nigiri',
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'steak',
    one: 'steak',
    many: 'steaks',
    words: `
      steak | steaks | beef | beefsteak | rib eye | ribeye | ribeye steak | rib eye steak | sirloin | sirloin steak | rump steak | flank steak | strip steak | beef steak | beef rib | entrecôte | grilled meat |
      bistecca | bistecche | bistec | bife | chuletón | filete de ternera | rindersteak | boeuf |
      manzo`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'roast_chicken',
    one: 'roast chicken',
    many: 'roast chickens',
    words: `
      roast chicken | roast chickens | roasted chicken | chicken | poulet rôti | poulet |
      pollo arrosto | pollo asado | pollo | brathähnchen | hähnchen | brathuhn | roast pheasant | roasted pheasant |
      quail | quails | roast quail | roast partridge | guinea fowl | poussin | faisan rôti | caille | cailles | pintade |
      fagiano arrosto | quaglia | quaglie | faraona | faisán asado | codorniz | codornices | wachtel | wachteln | perlhuhn`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'ham',
    one: 'slice of ham',
    many: 'slices of ham',
    words: `
      ham | slice of ham | slices of ham | slices of prosciutto | cured ham | prosciutto |
      parma ham | pata negra | jabugo | jamón | jamon iberico | jambon | prosciutto crudo | speck | schinken |
      jamón serrano`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'salami',
    one: 'salami',
    many: 'salamis',
    words: `
      salami | salamis | saucisson | saucissons | salame | salchichón | chorizo |
      charcuterie | charcuterie board | cured meats | cured meat |
      cold cuts | salumi | affettati | embutidos | ibéricos | embutidos ibéricos |
      tabla de ibéricos | tabla de embutidos | cold meats | aufschnitt | planche de charcuterie | tagliere di salumi |
      wurstplatte`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'paella',
    one: 'paella',
    many: 'paellas',
    words: 'paella | paellas | pan of paella',
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'pizza',
    one: 'pizza',
    many: 'pizzas',
    words: `
      pizza | pizzas | pizze | pizzen | pizza margherita | margherita pizza | slice of pizza | holzofenpizza | steinofenpizza |
      flammkuchen | tarte flambée | flammekueche`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'pasta',
    one: 'plate of pasta',
    many: 'plates of pasta',
    words: `
      pasta | plate of pasta | plates of pasta | spaghetti | tagliatelle | linguine | penne |
      spaghetti vongole | spaghetti alle vongole | linguine alle vongole | tagliolini | fettuccine |
      bucatini | rigatoni | orecchiette | carbonara | spaghetti carbonara | truffle pasta |
      pasta al tartufo | tagliolini al tartufo | tajarin | macaroni | spätzle |
      pappardelle | pâtes | assiette de pâtes | piatto di pasta | plato de pasta | nudeln |
      noodles`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'soup',
    one: 'bowl of soup',
    many: 'bowls of soup',
    words: `
      soup | soups | bowl of soup | bowls of soup | soupe | soupes | zuppa | zuppe | minestra |
      sopa | sopas | suppe | suppen | broth | bouillabaisse | gazpacho | french onion soup |
      soupe à l'oignon`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'salad',
    one: 'salad',
    many: 'salads',
    words: `
      salad | salads | green salad | caesar salad | salade | salades | insalata | insalate |
      ensalada | ensaladas | salat | salate`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'bread',
    one: 'loaf of bread',
    many: 'loaves of bread',
    words: `
      bread | loaf | loaves | loaf of bread | loaves of bread | sourdough | sourdough bread |
      rustic bread | country bread | crusty bread | pain | pains | pane | pan | panes | brot |
      brote | ciabatta | miche de pain`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'baguette',
    one: 'baguette',
    many: 'baguettes',
    words: 'baguette | baguettes | french stick | french bread',
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'croissant',
    one: 'croissant',
    many: 'croissants',
    words: 'croissant | croissants | cornetto | cornetti | cruasán | cruasanes',
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'cracker',
    one: 'cracker',
    many: 'crackers',
    words: `
      cracker | crackers | biscuit salé | galletas saladas`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'hard_cheese',
    one: 'hard cheese',
    many: 'hard cheeses',
    words: `
      hard cheese | hard cheeses | cheese | cheeses | wedge of cheese | cheese wedge |
      cheese board | cheeseboard | cheese platter | cheese plate | comté | parmesan |
      parmigiano | pecorino | manchego | gruyère | cheddar | gouda | edam | emmental | emmentaler | swiss cheese | grana padano | parmigiano reggiano | parmesan cheese | cheddar cheese | beaufort | mimolette | fromage |
      fromages | plateau de fromages | planche de fromages | formaggio | formaggi | tagliere di formaggi | selezione di formaggi | queso |
      quesos | tabla de quesos | käse | käseplatte | käsebrett | bergkäse | hartkäse | fromage à pâte dure`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'blue_cheese',
    one: 'blue cheese',
    many: 'blue cheeses',
    words: `
      blue cheese | blue cheeses | stilton | roquefort | gorgonzola | cabrales | fromage bleu |
      bleu d'auvergne | formaggio erborinato | queso azul | blauschimmelkäse | blauschimmel`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'soft_cheese',
    one: 'soft cheese',
    many: 'soft cheeses',
    words: `
      soft cheese | soft cheeses | brie | camembert | goat cheese | goats cheese |
      goat s cheese | chèvre | fromage de chèvre | caprino | mozzarella | mozzarella di bufala | fior di latte | bocconcini | reblochon | taleggio | époisses | livarot | limburger | burrata | formaggio molle |
      queso blando | queso de cabra | weichkäse | ziegenkäse`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'chocolate',
    one: 'bar of chocolate',
    many: 'bars of chocolate',
    words: `
      chocolate | chocolates | bar of chocolate | bars of chocolate | chocolate bar |
      dark chocolate | piece of chocolate | pieces of chocolate | chocolat | chocolats |
      tablette de chocolat | cioccolato | cioccolata | tavoletta di cioccolato |
      tableta de chocolate | schokolade | schokoladentafel | pralines`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'cake',
    one: 'cake',
    many: 'cakes',
    words: `
      cake | cakes | birthday cake | slice of cake | piece of cake | chocolate cake |
      slice of chocolate cake | piece of chocolate cake | wedding cake | wedding cakes | tiered cake | three tiered cake | three tier cake | tiered wedding cake | gâteau de mariage | pièce montée | torta nuziale | torta di nozze | tarta de boda | tarta nupcial | pastel de boda | hochzeitstorte | hochzeitskuchen | cheesecake | gâteau |
      gâteaux | gâteau au chocolat | part de gâteau | torta | torta al cioccolato |
      fetta di torta | torte | schokoladenkuchen | schokokuchen | stück kuchen | sachertorte |
      tarta de chocolate | dolce | tarta | tartas | kuchen | dessert | desserts |
      postre`,
    stance: 'dish',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'macaron',
    one: 'macaron',
    many: 'macarons',
    words: 'macaron | macarons | macaroon | macaroons',
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'ice_cream',
    one: 'ice cream',
    many: 'ice creams',
    words: `
      ice cream | ice creams | gelato | gelati | sorbet | glace | glaces | crème glacée |
      helado | helados | eis am stiel | eiscreme | speiseeis | eisbecher`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
  {
    id: 'honey',
    one: 'jar of honey',
    many: 'jars of honey',
    words: `
      honey | jar of honey | jars of honey | honey jar | miel | pot de miel | miele |
      vasetto di miele | tarro de miel | honig | honigglas`,
    stance: 'small',
    madeBy: ['photo', 'drawn'],
  },
] as const satisfies readonly Thing[];
