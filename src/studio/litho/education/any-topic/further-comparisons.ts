import type { Comparison } from './comparisons.ts';

const HOME = 'Home | Origine | Origine | Origen | Herkunft';
const GRAPES = 'Grapes | Cépages | Vitigni | Uvas | Rebsorten';
const LEES = 'On the lees | Sur lies | Sui lieviti | Sobre lías | Auf der Hefe';
const BUBBLES = 'Bubbles | Bulles | Bollicine | Burbujas | Perlage';
const IN_BOTTLE =
  'second fermentation in the bottle | seconde fermentation en bouteille | rifermentazione in bottiglia | segunda fermentación en botella | zweite Gärung in der Flasche';
const IN_TANK =
  'second fermentation in a tank | seconde fermentation en cuve | rifermentazione in autoclave | segunda fermentación en depósito | zweite Gärung im Tank';
const OF_CHAMPAGNE = 'Chardonnay, Pinot noir, Meunier';
const FIFTEEN =
  'at least 12 months; 15 before sale | au moins 12 mois ; 15 avant la vente | almeno 12 mesi; 15 prima della vendita | al menos 12 meses; 15 antes de la venta | mindestens 12 Monate; 15 bis zum Verkauf';
const NINE =
  'at least 9 months | au moins 9 mois | almeno 9 mesi | al menos 9 meses | mindestens 9 Monate';

const CHAMPAGNE = /^champagn/;
const CREMANT = /^cremant/;
const CAVA = /^cava/;
const PROSECCO = /^prosecco/;

const BODY = 'Body | Corps | Corpo | Cuerpo | Körper';
const TASTE = 'Tastes of | Goût | Sa di | Sabe a | Schmeckt nach';
const CLIMATE = 'Climate | Climat | Clima | Clima | Klima';
const COOLER =
  'often cooler | souvent plus frais | spesso più fresco | a menudo más fresco | oft kühler';
const WARMER =
  'often warmer | souvent plus chaud | spesso più caldo | a menudo más cálido | oft wärmer';
const WHITES =
  'white|weiss\\w*|blanc|bianco|blanco|riesling|sauvignon blanc|chenin|pinot gri|viognier|semillon|gewurztraminer|albarino';
const IN_TANKS =
  'some weeks, in the tank | quelques semaines, en cuve | alcune settimane, in autoclave | unas semanas, en depósito | einige Wochen, im Tank';

/** Pairs that shops are asked about, with their sources in docs/studio/facts.md. */
export const FURTHER_COMPARISONS: readonly Comparison[] = [
  {
    first:
      /^(?:old world|alte welt|ancien monde|vecchio mondo|viejo mundo).*chardonnay|chardonnay.*(?:alte welt|ancien monde|vecchio mondo|viejo mundo)/,
    second:
      /^(?:new world|neue welt|nouveau monde|nuovo mondo|nuevo mundo).*chardonnay|chardonnay.*(?:neue welt|nouveau monde|nuovo mondo|nuevo mundo)/,
    beside: ['castle', 'barn'],
    rows: [
      [
        HOME,
        'Chablis, Côte d’Or, northern Italy | Chablis, Côte d’Or, Italie du Nord | Chablis, Côte d’Or, Nord Italia | Chablis, Côte d’Or, norte de Italia | Chablis, Côte d’Or, Norditalien',
        'California, Australia, Chile | Californie, Australie, Chili | California, Australia, Cile | California, Australia, Chile | Kalifornien, Australien, Chile',
      ],
      [CLIMATE, COOLER, WARMER],
      [
        BODY,
        'light to medium | léger à moyen | medio-leggero | medio ligero | leicht bis mittel',
        'medium to full | moyen à ample | medio-pieno | medio pleno | mittel bis voll',
      ],
      [
        'Kept in | Élevé en | Affinato in | Criado en | Ausgebaut in',
        'steel, or oak with measure | inox, ou bois mesuré | acciaio, o legno misurato | acero, o roble con medida | Stahl, oder Holz mit Maß',
        'often new oak | souvent le bois neuf | spesso legno nuovo | a menudo roble nuevo | oft neues Holz',
      ],
      [
        TASTE,
        'apple, lemon, wet stone | pomme, citron, pierre mouillée | mela, limone, pietra bagnata | manzana, limón, piedra mojada | Apfel, Zitrone, nasser Stein',
        'peach, pineapple, butter | pêche, ananas, beurre | pesca, ananas, burro | melocotón, piña, mantequilla | Pfirsich, Ananas, Butter',
      ],
    ],
  },
  {
    first: new RegExp(
      `^(?:old world|alte welt|ancien monde|vecchio mondo|viejo mundo).*(?:${WHITES})`,
    ),
    second: new RegExp(
      `^(?:new world|neue welt|nouveau monde|nuovo mondo|nuevo mundo).*(?:${WHITES})`,
    ),
    beside: ['castle', 'barn'],
    rows: [
      [CLIMATE, COOLER, WARMER],
      [
        TASTE,
        'citrus, green apple, herbs | agrumes, pomme verte, herbes | agrumi, mela verde, erbe | cítricos, manzana verde, hierbas | Zitrus, grüner Apfel, Kräuter',
        'ripe and tropical fruit | fruits mûrs et tropicaux | frutta matura e tropicale | fruta madura y tropical | reife und tropische Frucht',
      ],
      [
        'Acidity | Acidité | Acidità | Acidez | Säure',
        'often higher | souvent plus vive | spesso più alta | a menudo más alta | oft höher',
        'often softer | souvent plus douce | spesso più morbida | a menudo más suave | oft milder',
      ],
      [
        'Alcohol | Alcool | Alcol | Alcohol | Alkohol',
        'often lower | souvent plus bas | spesso più basso | a menudo más bajo | oft niedriger',
        'often higher | souvent plus élevé | spesso più alto | a menudo más alto | oft höher',
      ],
    ],
  },
  {
    first:
      /^(?:wines? )?(?:filtered|(?:vin )?filtre|(?:vino )?filtrat|(?:vino )?filtrad|(?:wein )?filtriert)/,
    second:
      /^(?:an? )?(?:unfiltered|(?:vin )?non filtre|(?:vino )?non filtrat|(?:vino )?sin filtrar|ungefiltert|unfiltriert|naturtrub)/,
    rows: [
      [
        'In the glass | Dans le verre | Nel bicchiere | En la copa | Im Glas',
        'bright and clear | limpide | limpido | limpio y brillante | klar und blank',
        'may be hazy | parfois trouble | a volte velato | a veces turbio | manchmal trüb',
      ],
      [
        'In the bottle | Dans la bouteille | In bottiglia | En la botella | In der Flasche',
        'no deposit from yeast | sans dépôt de levures | senza deposito di lieviti | sin poso de levaduras | kein Hefedepot',
        'a fine deposit is no fault | un fin dépôt n’est pas un défaut | un fine deposito non è un difetto | un poso fino no es defecto | feines Depot ist kein Fehler',
      ],
      [
        'Why | Pourquoi | Perché | Por qué | Warum',
        'takes out yeasts and bacteria: stable | ôte levures et bactéries : stable | toglie lieviti e batteri: stabile | quita levaduras y bacterias: estable | ohne Hefen und Bakterien: stabil',
        'nothing is taken away: texture | rien n’est ôté : texture | nulla viene tolto: struttura | nada se quita: textura | nichts wird entfernt: Textur',
      ],
      [
        'To serve | Au service | Al servizio | Al servir | Beim Servieren',
        'as it is | tel quel | così com’è | tal cual | wie er ist',
        'stand it upright, pour gently | la dresser, verser doucement | in piedi, versare piano | de pie, servir despacio | aufrecht stellen, sanft gießen',
      ],
    ],
  },
  {
    first:
      /decant\w* (?:an? |the )?(?:old|aged|mature|older)|(?:decanter|carafer) .*vieux|decantar\w* .*(?:vecchi|viej)|alte\w* wein\w* dekant|dekant\w* .*alt/,
    second:
      /^(?:an? |the |decant\w* )?(?:an? )?young(?:er)?(?: (?:red )?wines?)?$|jeune|giovan|joven|jung/,
    drawn: ['decanter_slender', 'decanter_ship'],
    rows: [
      [
        'Why | Pourquoi | Perché | Por qué | Warum',
        'off its sediment | ôter le dépôt | via il deposito | sin el poso | weg vom Depot',
        'to give it air | lui donner de l’air | per dargli aria | para airearlo | um Luft zu geben',
      ],
      [
        'When | Quand | Quando | Cuándo | Wann',
        'just before serving | juste avant de servir | appena prima di servire | justo antes de servir | kurz vor dem Servieren',
        '1–2 hours before | 1 à 2 heures avant | 1–2 ore prima | 1–2 horas antes | 1–2 Stunden vorher',
      ],
      [
        'Decanter | Carafe | Decanter | Decantador | Karaffe',
        'slender: little air | étroite : peu d’air | stretto: poca aria | estrecho: poco aire | schlank: wenig Luft',
        'wide: much air | large : beaucoup d’air | largo: molta aria | ancho: mucho aire | breit: viel Luft',
      ],
      [
        'How | Comment | Come | Cómo | Wie',
        'slowly, a light behind the neck | lentement, une lumière derrière | piano, con una luce dietro | despacio, con una luz detrás | langsam, mit Licht dahinter',
        'briskly, let it splash | vivement, laisser éclabousser | con energia, che spruzzi | con brío, que salpique | zügig, ruhig plätschern lassen',
      ],
    ],
  },
  {
    first: /^(?:dry|sec|secco|seco|trocken)/,
    second: /^(?:sweet|doux|dolce|dulce|suss|suess)/,
    rows: [
      [
        'Sugar | Sucre | Zucchero | Azúcar | Zucker',
        'up to 4 g/l, with enough acidity to 9 | jusqu’à 4 g/l, avec assez d’acidité 9 | fino a 4 g/l, con acidità fino a 9 | hasta 4 g/l, con acidez hasta 9 | bis 4 g/l, mit genug Säure bis 9',
        '45 g/l and more | 45 g/l et plus | 45 g/l e più | 45 g/l o más | 45 g/l und mehr',
      ],
      [
        'Fermentation | Fermentation | Fermentazione | Fermentación | Gärung',
        'until the sugar is gone | jusqu’à la fin du sucre | fino alla fine dello zucchero | hasta agotar el azúcar | bis der Zucker vergoren ist',
        'stopped, or from very ripe grapes | arrêtée, ou raisins très mûrs | fermata, o da uve molto mature | detenida, o de uvas muy maduras | gestoppt, oder aus sehr reifen Trauben',
      ],
      [
        'At the table | À table | A tavola | En la mesa | Zu Tisch',
        'fish, poultry, vegetables | poisson, volaille, légumes | pesce, pollame, verdure | pescado, ave, verdura | Fisch, Geflügel, Gemüse',
        'blue cheese, desserts | fromages bleus, desserts | erborinati, dolci | quesos azules, postres | Blauschimmel, Dessert',
      ],
    ],
  },
  {
    first: CREMANT,
    second: CHAMPAGNE,
    rows: [
      [
        HOME,
        'Alsace, Loire, Burgundy and others | Alsace, Loire, Bourgogne et autres | Alsazia, Loira, Borgogna e altre | Alsacia, Loira, Borgoña y otras | Elsass, Loire, Burgund und andere',
        'Champagne only | la Champagne seule | solo la Champagne | solo la Champaña | nur die Champagne',
      ],
      [
        GRAPES,
        'those of each region | ceux de chaque région | quelli di ogni regione | las de cada región | die der jeweiligen Region',
        OF_CHAMPAGNE,
      ],
      [BUBBLES, IN_BOTTLE, IN_BOTTLE],
      [LEES, NINE, FIFTEEN],
    ],
  },
  {
    first: CAVA,
    second: CHAMPAGNE,
    rows: [
      [
        HOME,
        'Spain, mostly Catalonia | Espagne, surtout la Catalogne | Spagna, soprattutto Catalogna | España, sobre todo Cataluña | Spanien, meist Katalonien',
        'Champagne, France | Champagne, France | Champagne, Francia | Champaña, Francia | Champagne, Frankreich',
      ],
      [GRAPES, 'Macabeo, Xarel·lo, Parellada', OF_CHAMPAGNE],
      [BUBBLES, IN_BOTTLE, IN_BOTTLE],
      [LEES, NINE, FIFTEEN],
    ],
  },
  {
    first: CAVA,
    second: PROSECCO,
    rows: [
      [
        HOME,
        'Spain, mostly Catalonia | Espagne, surtout la Catalogne | Spagna, soprattutto Catalogna | España, sobre todo Cataluña | Spanien, meist Katalonien',
        'Veneto and Friuli, Italy | Vénétie et Frioul, Italie | Veneto e Friuli, Italia | Véneto y Friul, Italia | Venetien und Friaul, Italien',
      ],
      [
        GRAPES,
        'Macabeo, Xarel·lo, Parellada',
        'at least 85 % Glera | au moins 85 % Glera | almeno 85 % Glera | al menos 85 % Glera | mindestens 85 % Glera',
      ],
      [BUBBLES, IN_BOTTLE, IN_TANK],
      [LEES, NINE, IN_TANKS],
    ],
  },
  {
    first: /^port(?:o|wein)?\b|^oporto/,
    second: /^(?:sherry|xeres|jerez)/,
    rows: [
      [
        HOME,
        'Douro, Portugal | Douro, Portugal | Douro, Portogallo | Duero, Portugal | Douro, Portugal',
        'Jerez, Spain | Jerez, Espagne | Jerez, Spagna | Jerez, España | Jerez, Spanien',
      ],
      [
        'Spirit added | Mutage | Alcol aggiunto | Alcohol añadido | Weingeist',
        'during fermentation: sweet | pendant la fermentation : doux | durante la fermentazione: dolce | durante la fermentación: dulce | während der Gärung: süß',
        'after fermentation: dry at first | après la fermentation : sec d’abord | dopo la fermentazione: secco | tras la fermentación: seco | nach der Gärung: zunächst trocken',
      ],
      [
        GRAPES,
        'mostly black, Touriga Nacional and others | surtout noirs, Touriga Nacional… | per lo più nere, Touriga Nacional… | sobre todo tintas, Touriga Nacional… | meist blaue, Touriga Nacional …',
        'white: Palomino, Pedro Ximénez | blancs : Palomino, Pedro Ximénez | bianche: Palomino, Pedro Ximénez | blancas: Palomino, Pedro Ximénez | weiße: Palomino, Pedro Ximénez',
      ],
    ],
  },
  {
    first: /^barolo/,
    second: /^barbaresco/,
    rows: [
      [
        'Ageing | Élevage | Invecchiamento | Crianza | Reife',
        'at least 38 months, 18 of them in wood | au moins 38 mois, dont 18 en bois | almeno 38 mesi, 18 in legno | al menos 38 meses, 18 en madera | mindestens 38 Monate, 18 davon im Holz',
        'at least 26 months, 9 of them in wood | au moins 26 mois, dont 9 en bois | almeno 26 mesi, 9 in legno | al menos 26 meses, 9 en madera | mindestens 26 Monate, 9 davon im Holz',
      ],
      [
        HOME,
        'eleven communes south-west of Alba | onze communes au sud-ouest d’Alba | undici comuni a sud-ovest di Alba | once municipios al suroeste de Alba | elf Gemeinden südwestlich von Alba',
        'Barbaresco, Neive, Treiso, part of Alba | … et une partie d’Alba | … e parte di Alba | … y parte de Alba | … und ein Teil von Alba',
      ],
      [GRAPES, 'Nebbiolo', 'Nebbiolo'],
    ],
  },
];
