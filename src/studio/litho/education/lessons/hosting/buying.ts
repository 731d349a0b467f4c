import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** What a guest wants to know before he buys or orders. */
export const BUYING_LESSONS = {
  order_wine: {
    title: 'Ordering Wine | Commander du vin | Ordinare il vino | Pedir vino | Wein bestellen',
    phrases: `order* wine | read wine list | reading wine list | wine list read | understand wine list | choose wine restaurant | choosing wine restaurant | commander vin | lire carte vins | choisir vin restaurant | ordinare vino | leggere carta vini | scegliere vino ristorante | pedir vino | leer carta vinos | elegir vino restaurante | wein bestellen | weinkarte lesen | wein auswahlen`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'steak',
        name: 'Begin with the food | Partir du plat | Partire dal piatto | Empezar por el plato | Erst das Essen',
        note: 'light with light, rich with rich | léger ou riche, comme lui | leggero o ricco, come lui | ligero o rico, como él | leicht zu leicht, kräftig zu kräftig',
      },
      {
        icon: 'coin',
        name: 'Name a price | Dire un prix | Dire un prezzo | Decir un precio | Preis nennen',
        note: 'point to a line of the list | montrer une ligne de la carte | indicare una riga della carta | señalar una línea de la carta | auf eine Zeile der Karte zeigen',
      },
      {
        icon: 'sommelier',
        name: 'Ask the sommelier | Demander conseil | Chiedere consiglio | Pedir consejo | Sommelier fragen',
        note: 'say what you usually like | dire ce qu’on aime | dire che cosa piace | decir lo que gusta | sagen, was man gern trinkt',
      },
      {
        icon: 'label',
        name: 'Check the label | Vérifier l’étiquette | Controllare l’etichetta | Mirar la etiqueta | Etikett prüfen',
        note: 'producer and vintage as ordered | producteur, millésime | produttore e annata | productor y añada | Erzeuger und Jahrgang',
      },
      {
        icon: 'glass',
        wine: 'red',
        fill: 'half',
        name: 'Smell and taste | Sentir, goûter | Annusare, assaggiare | Oler y probar | Riechen, kosten',
        note: 'is it sound? that is the question | est-il sain ? c’est la question | è sano? questa è la domanda | ¿está sano? esa es la pregunta | ist er gesund? das ist die Frage',
      },
    ],
  },
  collection: {
    title:
      'Starting a Wine Collection | Commencer une cave | Iniziare una cantina | Empezar una bodega | Einen Weinkeller beginnen',
    phrases: `wine collection | start* collection | collecting wine | start* cellar | build* cellar | build* wine cellar | first cellar | commencer cave | constituer cave | iniziare cantina | collezione vini | coleccion vinos | empezar bodega | weinsammlung | weinkeller aufbauen | weinkeller anlegen`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'thermometer',
        name: 'A cool place | Un lieu frais | Un luogo fresco | Un lugar fresco | Ein kühler Ort',
        note: '10–14 °C, dark, no shaking | 10–14 °C, sombre, sans vibrations | 10–14 °C, buio, senza vibrazioni | 10–14 °C, oscuro, sin vibración | 10–14 °C, dunkel, ruhig',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: 'Taste first | Goûter d’abord | Prima assaggiare | Probar antes | Erst kosten',
        note: 'buy what you like to drink | acheter ce qu’on aime boire | comprare ciò che piace | comprar lo que gusta | kaufen, was man gern trinkt',
      },
      {
        icon: 'wooden_case',
        name: 'Several of each | Plusieurs de chaque | Più di ciascuno | Varias de cada | Mehrere je Wein',
        note: 'three to six show how it ages | trois à six, pour suivre l’âge | da tre a sei, per seguirlo | de tres a seis, para seguirlo | drei bis sechs zeigen, wie er reift',
      },
      {
        icon: 'hourglass',
        name: 'Some to drink, some to keep | À boire et à garder | Da bere e da tenere | Para beber y guardar | Teils trinken, teils lagern',
        note: 'most wines are best within five years | la plupart avant cinq ans | quasi tutti entro cinque anni | casi todos antes de cinco años | die meisten binnen fünf Jahren',
      },
      {
        icon: 'notebook',
        name: 'Keep a book | Tenir un livre | Tenere un registro | Llevar un registro | Buch führen',
        note: 'wine, vintage, price, drink from | vin, millésime, prix, à boire dès | vino, annata, prezzo, da bere dal | vino, añada, precio, beber desde | Wein, Jahr, Preis, trinkreif ab',
      },
    ],
  },
  corked: {
    title:
      'What “Corked” Means | Le goût de bouchon | Che cosa vuol dire “sa di tappo” | Qué es “sabor a corcho” | Was „korkt“ bedeutet',
    phrases: `corked | corked wine | cork taint | tca | gout bouchon | bouchonne | sa di tappo | sentore tappo | sabor corcho | korkt | korkton | korkgeschmack`,
    isNarrow: true,
    points: [
      {
        icon: 'nose',
        name: 'It smells | L’odeur | L’odore | El olor | Der Geruch',
        note: 'damp cardboard, wet cellar | carton humide, cave mouillée | cartone umido, cantina | cartón mojado, sótano | nasse Pappe, feuchter Keller',
      },
      {
        icon: 'cork',
        name: 'The cause | La cause | La causa | La causa | Die Ursache',
        note: 'TCA, a trace from the cork | le TCA, une trace du liège | il TCA, traccia dal sughero | el TCA, traza del corcho | TCA, eine Spur aus dem Kork',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: 'In the mouth | En bouche | In bocca | En boca | Im Mund',
        note: 'fruit gone, short and dull | fruit effacé, court et terne | frutto spento, corto | fruta apagada, corto | Frucht weg, kurz und stumpf',
      },
      {
        icon: 'thumbs_up',
        name: 'What it is not | Ce que ce n’est pas | Che cosa non è | Lo que no es | Was es nicht ist',
        note: 'bits of cork in the glass do no harm | des miettes de liège : sans gravité | briciole di sughero: nessun danno | migas de corcho: sin importancia | Korkkrümel im Glas schaden nicht',
      },
      {
        icon: 'sommelier',
        name: 'What to do | Que faire | Che fare | Qué hacer | Was tun',
        note: 'tell them: the bottle is replaced | le dire : on change la bouteille | dirlo: si cambia la bottiglia | decirlo: se cambia la botella | sagen: die Flasche wird ersetzt',
      },
    ],
  },
  rose_shades: {
    title:
      'Rosé from Pale to Dark | Les rosés, du pâle au soutenu | I rosati, dal tenue al carico | Los rosados, de pálido a intenso | Rosé von hell bis dunkel',
    phrases: `rose pale dark | pale dark rose | rose* pale deep | rose light dark | rose styles | styles rose | types rose | kinds rose | rose types | rose shades | shades rose | rose* colour* | rose* color* | rose pale fonce | types de rose | nuances rose | styles de rose | tipi rosato | tipi rosati | rosati chiaro scuro | tipos rosado* | estilos rosado* | rosado palido | rosearten | rose arten | rose hell dunkel`,
    isNarrow: true,
    points: [
      {
        icon: 'glass',
        sketch: 'tinted_glass',
        colour: '#f3cdb6',
        name: 'Provence',
        note: 'pale peach; dry, light | pêche pâle ; sec, léger | pesca chiaro; secco, leggero | melocotón pálido; seco, ligero | blasser Pfirsich; trocken, leicht',
      },
      {
        icon: 'glass',
        sketch: 'tinted_glass',
        colour: '#f0b5a0',
        name: 'Bardolino Chiaretto',
        note: 'pale pink; dry, fresh | rose pâle ; sec, frais | rosa tenue; secco, fresco | rosa pálido; seco, fresco | zartrosa; trocken, frisch',
      },
      {
        icon: 'glass',
        sketch: 'tinted_glass',
        colour: '#eb9a96',
        name: 'Rosé d’Anjou',
        note: 'pink; off-dry, soft | rose ; demi-sec, tendre | rosa; abboccato, morbido | rosa; semiseco, suave | rosa; halbtrocken, weich',
      },
      {
        icon: 'glass',
        sketch: 'tinted_glass',
        colour: '#e27480',
        name: 'Navarra',
        note: 'strawberry; Garnacha, dry | fraise ; grenache, sec | fragola; Garnacha, secco | fresa; garnacha, seco | Erdbeere; Garnacha, trocken',
      },
      {
        icon: 'glass',
        sketch: 'tinted_glass',
        colour: '#d95a63',
        name: 'Tavel',
        note: 'deep; dry, full, for the table | soutenu ; sec, ample, de table | carico; secco, pieno | intenso; seco, con cuerpo | kräftig; trocken, voll, zum Essen',
      },
      {
        icon: 'glass',
        sketch: 'tinted_glass',
        colour: '#c53d4d',
        name: 'Cerasuolo d’Abruzzo',
        note: 'cherry; Montepulciano, dry | cerise ; montepulciano, sec | ciliegia; Montepulciano, secco | cereza; Montepulciano, seco | Kirsche; Montepulciano, trocken',
      },
    ],
  },
} satisfies Record<string, Lesson>;
