import type { Lesson } from './lesson.ts';

/** At the guest's table and before: decanters, sabrage, service, tasters' words, cork, history. */
export const SERVICE_LESSONS = {
  decanters: {
    title:
      'Decanter Shapes | Les formes de carafe | Le forme del decanter | Las formas del decantador | Karaffenformen',
    phrases: `types decanter* | decanter type* | decanter shape* | shape* decanter* | kinds decanter* | different decanter* | decanter style* | types carafe* | formes carafe*
      | forme decanter | tipi decanter | tipi caraffa* | tipos decantador* | formas decantador* | karaffenformen | dekanterformen | arten dekanter | arten karaffe*`,
    isNarrow: true,
    points: [
      {
        icon: 'decanter',
        sketch: 'decanter_ship',
        name: 'Wide base | À fond large | A base larga | De base ancha | Mit breitem Boden',
        note: 'much air: young, strong reds | beaucoup d’air : rouges jeunes | molta aria: rossi giovani | mucho aire: tintos jóvenes | viel Luft: junge, kräftige Rote',
      },
      {
        icon: 'decanter',
        sketch: 'decanter_slender',
        name: 'Slender | Élancée | Snello | Esbelto | Schlank',
        note: 'little air: light reds, whites, old wines | peu d’air : vins légers ou vieux | poca aria: vini leggeri o vecchi | poco aire: vinos ligeros o viejos | wenig Luft: leichte und alte Weine',
      },
      {
        icon: 'decanter',
        sketch: 'decanter_duck',
        name: 'Duck | Canard | Anatra | Pato | Ente',
        note: 'lies flat, pours gently over a handle | couchée, verse en douceur | sdraiato, versa piano | tumbado, vierte suave | liegt flach, gießt sanft',
      },
      {
        icon: 'decanter',
        sketch: 'decanter_swan',
        name: 'Swan | Cygne | Cigno | Cisne | Schwan',
        note: 'a long neck: air on the way out | un long col : de l’air en versant | collo lungo: aria versando | cuello largo: aire al servir | langer Hals: Luft beim Gießen',
      },
      {
        icon: 'decanter',
        sketch: 'decanter_stopper',
        name: 'With a stopper | À bouchon | Con tappo | Con tapón | Mit Stöpsel',
        note: 'keeps aroma: port, sherry, spirits | garde l’arôme : porto, xérès | conserva l’aroma: Porto, sherry | guarda el aroma: oporto, jerez | hält das Aroma: Port, Sherry',
      },
    ],
  },
  cork_harvest: {
    title:
      'From Cork Oak to Cork | Du chêne-liège au bouchon | Dalla quercia al tappo | Del alcornoque al tapón | Von der Korkeiche zum Korken',
    phrases: `cork oak | cork harvest* | how cork* made | harvest* cork | cork production | cork forest | chene liege | recolte liege | comment fait bouchon* | quercia sughero
      | raccolta sughero | come nasce tappo | alcornoque* | como hace corcho | korkeiche* | korkernte | wie kork* entsteht | wie kork* gemacht`,
    isNumbered: true,
    isNarrow: true,
    points: [
      {
        icon: 'tree',
        name: 'Cork oak | Chêne-liège | Quercia da sughero | Alcornoque | Korkeiche',
        note: 'Quercus suber, first stripped at 25 years | Quercus suber, levé dès 25 ans | Quercus suber, dai 25 anni | Quercus suber, desde los 25 años | Quercus suber, erstmals mit 25 Jahren',
      },
      {
        icon: 'calendar',
        name: 'Every nine years | Tous les neuf ans | Ogni nove anni | Cada nueve años | Alle neun Jahre',
        note: 'bark by hand, May to August; stoppers from the third time | écorce à la main, mai–août ; bouchons dès la 3e levée | a mano, maggio–agosto; tappi dalla terza volta | a mano, mayo–agosto; tapones desde la tercera | von Hand, Mai–August; Korken ab dem dritten Mal',
      },
      {
        icon: 'wooden_case',
        name: 'Rest | Repos | Riposo | Reposo | Ruhe',
        note: 'planks in the open for six months | planches à l’air six mois | plance all’aria sei mesi | planchas al aire seis meses | Platten sechs Monate im Freien',
      },
      {
        icon: 'fire',
        name: 'Boiling | Bouillage | Bollitura | Hervido | Kochen',
        note: 'an hour in hot water: clean, flat, elastic | une heure d’eau chaude : propre, souple | un’ora in acqua: pulito, elastico | una hora en agua: limpio, elástico | eine Stunde: sauber, elastisch',
      },
      {
        icon: 'cork',
        name: 'Punching | Tubage | Fustellatura | Perforado | Stanzen',
        note: 'along the growth rings, then sorted | le long des cernes, puis triage | lungo gli anelli, poi selezione | según los anillos, luego selección | längs der Jahrringe, dann sortiert',
      },
    ],
  },
  sabrage: {
    title: 'Sabrage | Le sabrage | La sciabolata | El sablazo | Sabrieren',
    phrases: `sabrage | saber champagne | saber bottle | sabering | sabre champagne | sabre bottle | sabrer | sciabolat* | sciabolare | sablazo | sabrieren | sabrieren champagner`,
    isNumbered: true,
    isNarrow: true,
    points: [
      {
        icon: 'ice_bucket',
        name: 'Chill | Rafraîchir | Raffreddare | Enfriar | Kühlen',
        note: 'below 8 °C, the neck too | sous 8 °C, le col aussi | sotto 8 °C, anche il collo | bajo 8 °C, también el cuello | unter 8 °C, auch den Hals',
      },
      {
        icon: 'capsule',
        name: 'Foil and wire off | Ôter coiffe et muselet | Via capsula e gabbietta | Quitar cápsula y bozal | Folie und Draht ab',
        note: 'a thumb stays on the cork | le pouce reste sur le bouchon | il pollice resta sul tappo | el pulgar sobre el corcho | der Daumen bleibt am Korken',
      },
      {
        icon: 'magnifying_glass',
        name: 'Find the seam | Trouver la couture | Trovare la giuntura | Buscar la junta | Naht suchen',
        note: 'the blade will run along it | la lame suivra cette ligne | la lama scorrerà lì | la hoja irá por ahí | an ihr gleitet die Klinge',
      },
      {
        icon: 'bottle',
        name: 'Hold | Tenir | Tenere | Sujetar | Halten',
        note: 'at 30–45°, away from everybody | à 30–45°, loin de tous | a 30–45°, lontano da tutti | a 30–45°, lejos de todos | 30–45°, weg von allen',
        wine: 'sparkling',
      },
      {
        icon: 'sword',
        name: 'Slide | Glisser | Scivolare | Deslizar | Gleiten',
        note: 'blunt edge up the seam, against the lip | dos de la lame contre la bague | dorso della lama contro l’anello | el lomo contra el anillo | stumpfe Seite gegen den Wulst',
      },
      {
        icon: 'champagne_flute',
        name: 'Pour | Servir | Servire | Servir | Einschenken',
        note: 'the first foam carries glass away; look, then pour | la mousse emporte les éclats ; vérifier | la schiuma porta via le schegge; controllare | la espuma arrastra el vidrio; mirar | Schaum spült Splitter fort; prüfen',
        wine: 'sparkling',
      },
    ],
  },
  table_service: {
    title:
      'Serving at the Table | Le service du vin | Il servizio del vino | El servicio del vino | Wein servieren',
    phrases: `serve wine | serving wine | sommelier service | service steps | steps service | wine service | service vin | servir vin | servizio vino | servire vino | servicio vino | servir vino | wein servieren | weinservice | how to pour wine | pour wine table`,
    isNumbered: true,
    points: [
      {
        icon: 'bottle',
        name: 'Show | Présenter | Presentare | Presentar | Zeigen',
        note: 'the label to whoever ordered | l’étiquette à qui a commandé | l’etichetta a chi ha ordinato | la etiqueta a quien pidió | dem Besteller das Etikett',
      },
      {
        icon: 'waiters_friend',
        name: 'Open | Ouvrir | Aprire | Abrir | Öffnen',
        note: 'foil below the lip, without a sound | sous la bague, sans bruit | sotto l’anello, senza rumore | bajo el anillo, sin ruido | unter dem Wulst, leise',
      },
      {
        icon: 'napkin',
        name: 'Wipe | Essuyer | Pulire | Limpiar | Abwischen',
        note: 'lip and neck | goulot et col | bocca e collo | boca y cuello | Mündung und Hals',
      },
      {
        icon: 'glass',
        name: 'Taste | Faire goûter | Far assaggiare | Dar a probar | Probieren lassen',
        note: 'a sip for the host first | une gorgée à l’hôte d’abord | un sorso all’ospite | un sorbo al anfitrión | ein Schluck für den Gastgeber',
        fill: 'half',
      },
      {
        icon: 'glass',
        sketch: 'pour_in',
        name: 'Guests | Les convives | Gli ospiti | Los invitados | Gäste',
        note: 'from the right, clockwise; the host last | par la droite ; l’hôte en dernier | da destra; l’ospite per ultimo | por la derecha; el anfitrión al final | von rechts; der Gastgeber zuletzt',
      },
    ],
  },
  tasters_words: {
    title:
      'A Taster’s Words | Les mots de la dégustation | Le parole del gusto | Las palabras de la cata | Weinsprache',
    phrases: `wine term* | wine vocabulary | wine word* | tasting term* | tasting vocabulary | wine glossary | wine language | vocabulaire vin | vocabulaire degustation | lexique vin
      | mots vin | parole vino | vocabolario vino | glossario vino | vocabulario vino | palabras cata | glosario vino | weinsprache | weinvokabular | weinbegriffe | what tannin* | tannin* explained | what acidity | what body wine | structure wine | wine structure | components wine | elements wine | acid* tannin alcohol | tannin acid* alcohol | structure vin | struttura vino | estructura vino | aufbau wein`,
    isNarrow: true,
    points: [
      {
        icon: 'lemon',
        name: 'Acidity | Acidité | Acidità | Acidez | Säure',
        note: 'makes the mouth water | fait saliver | fa salivare | hace salivar | lässt das Wasser im Mund laufen',
      },
      {
        icon: 'walnut',
        name: 'Tannin | Tanin | Tannino | Tanino | Tannin',
        note: 'dries the gums; from skins, seeds, oak | assèche ; peaux, pépins, chêne | asciuga; bucce, semi, rovere | seca; hollejos, pepitas, roble | trocknet; Schalen, Kerne, Holz',
      },
      {
        icon: 'milk',
        name: 'Body | Corps | Corpo | Cuerpo | Körper',
        note: 'weight: skimmed or whole milk | le poids : lait écrémé ou entier | il peso: latte magro o intero | el peso: leche desnatada o entera | Gewicht: mager oder Vollmilch',
      },
      {
        icon: 'honey',
        name: 'Sweetness | Douceur | Dolcezza | Dulzor | Süße',
        note: 'sugar left from the grape | sucre resté du raisin | zucchero rimasto dell’uva | azúcar que quedó de la uva | Zucker, der von der Traube bleibt',
      },
      {
        icon: 'fire',
        name: 'Alcohol | Alcool | Alcol | Alcohol | Alkohol',
        note: 'warmth in the throat | chaleur dans la gorge | calore in gola | calor en la garganta | Wärme im Hals',
      },
      {
        icon: 'hourglass',
        name: 'Finish | Finale | Finale | Final | Abgang',
        note: 'how long the taste stays | combien de temps le goût reste | quanto resta il gusto | cuánto dura el sabor | wie lange der Geschmack bleibt',
      },
    ],
  },
  ageing: {
    title:
      'How Wine Ages | Comment le vin vieillit | Come invecchia il vino | Cómo envejece el vino | Wie Wein reift',
    phrases: `timeline wine age* | timeline wine aging | timeline ageing | timeline aging | ageing timeline | aging timeline | ageing wine timeline | how wine age* | how wines age* | stages ageing | stages aging
      | wine ageing stages | wine aging stages | ageing curve | aging curve | ageing wine bottle | aging wine bottle | vin vieillit | vieillissement vin | vieillissement bouteille | evolution vin bouteille
      | invecchia vino | invecchiamento vino | evoluzione vino bottiglia | envejece vino | envejecimiento vino | evolucion vino botella | wein reift | reift wein | weinreifung | reifung wein* | flaschenreife`,
    isNumbered: true,
    points: [
      {
        icon: 'grapes',
        name: 'Young | Jeune | Giovane | Joven | Jung',
        note: 'fresh fruit, firm tannin, bright colour | fruit frais, tanin ferme, robe vive | frutto fresco, tannino deciso, colore vivo | fruta fresca, tanino firme, color vivo | frische Frucht, festes Tannin, klare Farbe',
      },
      {
        icon: 'bottle',
        name: 'Developing | En évolution | In evoluzione | En evolución | In Entwicklung',
        note: 'fruit ripens, tannin softens | le fruit mûrit, le tanin s’assouplit | il frutto matura, il tannino si ammorbidisce | la fruta madura, el tanino se suaviza | Frucht wird reifer, Tannin weicher',
      },
      {
        icon: 'glass',
        fill: 'half',
        name: 'Mature | À maturité | Maturo | Maduro | Reif',
        note: 'dried fruit, leather, mushroom, nuts | fruits secs, cuir, champignon, noix | frutta secca, cuoio, fungo, noci | fruta seca, cuero, setas, nueces | Trockenfrucht, Leder, Pilz, Nüsse',
      },
      {
        icon: 'hourglass',
        name: 'Past its peak | Passé | Oltre l’apice | Pasado | Überreif',
        note: 'fruit fades; reds turn brown, whites amber | le fruit s’efface ; rouge brun, blanc ambré | il frutto svanisce; rossi bruni, bianchi ambrati | la fruta se apaga; tintos pardos, blancos ámbar | Frucht schwindet; Rot wird braun, Weiß bernstein',
      },
    ],
  },
  history: {
    title:
      'A Short History of Wine | Petite histoire du vin | Breve storia del vino | Breve historia del vino | Kleine Geschichte des Weins',
    phrases: `brief history wine | short history wine | wine history timeline | timeline wine | timeline history wine | wine timeline | petite histoire vin | histoire vin frise
      | frise chronologique vin | breve storia vino | cronologia vino | breve historia vino | kleine geschichte wein* | kurze geschichte wein* | zeitstrahl wein* | zeitleiste wein*`,
    isNumbered: true,
    points: [
      {
        icon: 'amphora',
        name: 'c. 6000 BC | vers 6000 av. J.-C. | c. 6000 a.C. | c. 6000 a. C. | um 6000 v. Chr.',
        note: 'Georgia: wine in clay jars | Géorgie : vin en jarres | Georgia: vino nelle giare | Georgia: vino en tinajas | Georgien: Wein in Tonkrügen',
      },
      {
        icon: 'temple',
        name: 'c. 700 BC | vers 700 av. J.-C. | c. 700 a.C. | c. 700 a. C. | um 700 v. Chr.',
        note: 'Greeks carry vines to the west | les Grecs portent la vigne à l’ouest | i Greci portano la vite a ovest | los griegos llevan la vid al oeste | Griechen bringen Reben nach Westen',
      },
      {
        icon: 'barrel',
        name: '1st–3rd century | Ier–IIIe siècle | I–III secolo | Siglos I–III | 1.–3. Jahrhundert',
        note: 'Rome takes up the Gauls’ barrels | Rome adopte le tonneau gaulois | Roma adotta la botte dei Galli | Roma adopta la cuba gala | Rom übernimmt das Fass der Gallier',
      },
      {
        icon: 'book',
        name: '12th century | XIIe siècle | XII secolo | Siglo XII | 12. Jahrhundert',
        note: 'monks tend and study the plots | les moines cultivent les climats | i monaci curano le vigne | los monjes cuidan las viñas | Mönche pflegen die Lagen',
      },
      {
        icon: 'vine_leaf',
        name: '1863',
        note: 'phylloxera reaches Europe | le phylloxéra arrive en Europe | la fillossera arriva in Europa | la filoxera llega a Europa | die Reblaus erreicht Europa',
        colour: '#b58a3a',
      },
      {
        icon: 'label',
        name: '1935',
        note: 'France protects appellations | la France protège les appellations | la Francia tutela le denominazioni | Francia protege las denominaciones | Frankreich schützt Herkünfte',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;
