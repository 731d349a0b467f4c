import type { Comparison } from './comparisons.ts';

const CLIMATE = 'Climate | Climat | Clima | Clima | Klima';
const TASTE = 'Tastes of | Goût | Sa di | Sabe a | Schmeckt nach';
const BODY = 'Body | Corps | Corpo | Cuerpo | Körper';
const OAK = 'Oak | Bois | Legno | Madera | Holz';
const GRAPES = 'Grapes | Cépages | Vitigni | Uvas | Rebsorten';
const ZONE = 'Zone | Zone | Zona | Zona | Gebiet';
const AGE =
  'Before sale | Avant la vente | Prima della vendita | Antes de la venta | Vor dem Verkauf';

/** One grape at home and abroad, or two neighbours with one name; sources in docs/studio/facts.md. */
export const GRAPES_ABROAD: readonly Comparison[] = [
  {
    first: /^loire|sancerre|loire sauvignon/,
    second: /new zealand|marlborough|nouvelle zelande|nuova zelanda|nueva zelanda|neuseeland/,
    rows: [
      [
        CLIMATE,
        'cool, continental | frais, continental | fresco, continentale | fresco, continental | kühl, kontinental',
        'cool, maritime, very sunny | frais, maritime, très ensoleillé | fresco, marittimo, molto soleggiato | fresco, marítimo, muy soleado | kühl, maritim, sehr sonnig',
      ],
      [
        TASTE,
        'citrus, green apple, flint | agrumes, pomme verte, silex | agrumi, mela verde, pietra focaia | cítricos, manzana verde, sílex | Zitrus, grüner Apfel, Feuerstein',
        'passion fruit, gooseberry, cut grass | fruit de la passion, groseille, herbe | frutto della passione, uva spina, erba | maracuyá, grosella, hierba | Passionsfrucht, Stachelbeere, Gras',
      ],
      [
        BODY,
        'lean, mineral, restrained | élancé, minéral, discret | snello, minerale, discreto | esbelto, mineral, discreto | schlank, mineralisch, verhalten',
        'round, intense, ripe | rond, intense, mûr | rotondo, intenso, maturo | redondo, intenso, maduro | rund, kräftig, reif',
      ],
    ],
  },
  {
    first: /cahors/,
    second: /argentin|mendoza/,
    rows: [
      [
        CLIMATE,
        'mild, 100–300 m up | doux, 100–300 m | mite, 100–300 m | suave, 100–300 m | mild, 100–300 m hoch',
        'dry and high: around 1000 m | sec et haut : vers 1000 m | secco e alto: circa 1000 m | seco y alto: unos 1000 m | trocken und hoch: um 1000 m',
      ],
      [
        TASTE,
        'black plum, tobacco, earth | prune noire, tabac, terre | prugna nera, tabacco, terra | ciruela negra, tabaco, tierra | dunkle Pflaume, Tabak, Erde',
        'ripe plum, blackberry, violet | prune mûre, mûre, violette | prugna matura, mora, viola | ciruela madura, mora, violeta | reife Pflaume, Brombeere, Veilchen',
      ],
      [
        BODY,
        'firm tannin | tanins fermes | tannino deciso | tanino firme | festes Tannin',
        'soft tannin, velvety | tanins souples, velouté | tannino morbido, vellutato | tanino suave, aterciopelado | weiches Tannin, samtig',
      ],
    ],
  },
  {
    first: /^(?:white )?burgundy chardonnay|^burgundy$|^(?:bourgogne|borgogna|borgona|burgund)$/,
    second: /californi|napa/,
    rows: [
      [
        CLIMATE,
        'cool, continental | frais, continental | fresco, continentale | fresco, continental | kühl, kontinental',
        'warm, cooled by fog | chaud, rafraîchi par la brume | caldo, rinfrescato dalla nebbia | cálido, con niebla fresca | warm, vom Nebel gekühlt',
      ],
      [
        TASTE,
        'apple, lemon, hazelnut | pomme, citron, noisette | mela, limone, nocciola | manzana, limón, avellana | Apfel, Zitrone, Haselnuss',
        'peach, pineapple, vanilla | pêche, ananas, vanille | pesca, ananas, vaniglia | melocotón, piña, vainilla | Pfirsich, Ananas, Vanille',
      ],
      [
        OAK,
        'often, mostly discreet | souvent, discret | spesso, discreto | a menudo, discreta | oft, meist zurückhaltend',
        'often new and clear | souvent neuf et net | spesso nuovo ed evidente | a menudo nueva y clara | oft neu und deutlich',
      ],
    ],
  },
  {
    first: /^chianti(?: docg| doc)?$/,
    second: /^chianti classico(?: docg)?$/,
    rows: [
      [
        ZONE,
        'wide, much of central Tuscany | large, le centre de la Toscane | ampia, gran parte della Toscana centrale | amplia, gran parte de la Toscana central | weit, ein Großteil der mittleren Toskana',
        'the old heart between Florence and Siena | le cœur ancien, entre Florence et Sienne | il cuore antico, tra Firenze e Siena | el corazón antiguo, entre Florencia y Siena | das alte Herz zwischen Florenz und Siena',
      ],
      [
        GRAPES,
        'at least 70 % Sangiovese | au moins 70 % de Sangiovese | almeno il 70 % di Sangiovese | al menos 70 % Sangiovese | mindestens 70 % Sangiovese',
        'at least 80 % Sangiovese | au moins 80 % de Sangiovese | almeno l’80 % di Sangiovese | al menos 80 % Sangiovese | mindestens 80 % Sangiovese',
      ],
      [
        'Sign | Signe | Segno | Señal | Zeichen',
        'none | aucun | nessuno | ninguna | keines',
        'the black rooster | le coq noir | il gallo nero | el gallo negro | der schwarze Hahn',
      ],
    ],
  },
  {
    first: /^reserva/,
    second: /^gran reserva/,
    rows: [
      [
        'Rioja red | Rioja rouge | Rioja rosso | Rioja tinto | Rioja, rot',
        'three years | trois ans | tre anni | tres años | drei Jahre',
        'five years | cinq ans | cinque anni | cinco años | fünf Jahre',
      ],
      [
        OAK,
        'at least one year of them | dont un an au moins | di cui almeno uno | al menos uno de ellos | davon mindestens eines',
        'at least two years of them | dont deux ans au moins | di cui almeno due | al menos dos de ellos | davon mindestens zwei',
      ],
      [
        TASTE,
        'fruit and vanilla | fruit et vanille | frutto e vaniglia | fruta y vainilla | Frucht und Vanille',
        'leather, tobacco, dried fruit | cuir, tabac, fruits secs | cuoio, tabacco, frutta secca | cuero, tabaco, fruta seca | Leder, Tabak, Trockenfrucht',
      ],
    ],
  },
  {
    first: /^brunello/,
    second: /^rosso di montalcino/,
    rows: [
      [GRAPES, 'Sangiovese, 100 %', 'Sangiovese, 100 %'],
      [
        AGE,
        'five years, two of them in wood | cinq ans, dont deux sous bois | cinque anni, due in legno | cinco años, dos en madera | fünf Jahre, zwei davon im Holz',
        'about one year | environ un an | circa un anno | alrededor de un año | etwa ein Jahr',
      ],
      [
        BODY,
        'full, for long ageing | ample, de longue garde | pieno, da lungo invecchiamento | pleno, de larga guarda | voll, für lange Reife',
        'lighter, to drink young | plus léger, à boire jeune | più leggero, da bere giovane | más ligero, para beber joven | leichter, jung zu trinken',
      ],
    ],
  },
];
