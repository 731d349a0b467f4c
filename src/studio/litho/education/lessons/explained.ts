import type { Lesson } from './lesson.ts';

/** What guests and pupils ask: sulphites, tannin, altitude, days of the moon, noble grapes. */
export const EXPLAINED_LESSONS = {
  red_colour: {
    title:
      'What Makes Wine Red | Ce qui rend le vin rouge | Che cosa fa rosso il vino | Qué hace tinto el vino | Was Wein rot macht',
    phrases: `makes wine red | why wine red | why red wine red | why is red wine | colour red wine come* | color red wine come* | red wine red | rend vin rouge | pourquoi vin rouge | perche vino rosso | por que vino tinto | warum rotwein rot | warum wein rot`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'grapes',
        name: 'Black skins | Peaux noires | Bucce nere | Hollejos negros | Dunkle Schalen',
        note: 'the colour sits in them; most juice is clear | la couleur est là ; le jus est clair | il colore è lì; il succo è chiaro | el color está ahí; el mosto es claro | dort sitzt die Farbe; der Saft ist hell',
      },
      {
        icon: 'tank',
        name: 'Days together | Des jours ensemble | Giorni insieme | Días juntos | Tage zusammen',
        note: 'the must ferments on its skins | le moût fermente avec les peaux | il mosto fermenta con le bucce | el mosto fermenta con los hollejos | der Most gärt mit den Schalen',
      },
      {
        icon: 'glass',
        name: 'Red | Rouge | Rosso | Tinto | Rot',
        note: 'hours give rosé, days and weeks red | des heures : rosé, des jours : rouge | ore: rosato, giorni: rosso | horas: rosado, días: tinto | Stunden geben Rosé, Tage und Wochen Rot',
        wine: 'red',
      },
      {
        icon: 'hourglass',
        name: 'With age | Avec l’âge | Con l’età | Con los años | Mit dem Alter',
        note: 'purple turns to ruby, then to brick | du pourpre au rubis, puis à la brique | dal porpora al rubino, poi al mattone | del púrpura al rubí, luego al teja | von Purpur über Rubin zu Ziegelrot',
      },
    ],
  },
  prosecco_facts: {
    title: 'Prosecco',
    phrases: `prosecco fact* | facts prosecco | about prosecco | what prosecco | prosecco explained | qu est prosecco | cos e prosecco | que es prosecco | was ist prosecco | fakten prosecco`,
    points: [
      {
        icon: 'grapes',
        name: 'Glera',
        note: 'at least 85 % | au moins 85 % | almeno l’85 % | al menos el 85 % | mindestens 85 %',
        wine: 'white',
      },
      {
        icon: 'mountain',
        name: 'Veneto, Friuli | Vénétie, Frioul | Veneto, Friuli | Véneto, Friul | Venetien, Friaul',
        note: 'north-eastern Italy | nord-est de l’Italie | Italia nord-orientale | noreste de Italia | Nordostitalien',
      },
      {
        icon: 'tank',
        name: 'In the tank | En cuve | In autoclave | En depósito | Im Tank',
        note: 'it ferments again there, not in the bottle | il y refermente | vi rifermenta | fermenta allí de nuevo | dort gärt er ein zweites Mal',
      },
      {
        icon: 'champagne_flute',
        name: 'Dry to sweet | Du sec au doux | Dal secco al dolce | De seco a dulce | Trocken bis süß',
        note: 'Brut, then Extra Dry, then Dry | Brut, puis Extra Dry, puis Dry | Brut, poi Extra Dry, poi Dry | Brut, luego Extra Dry, luego Dry | Brut, dann Extra Dry, dann Dry',
        wine: 'sparkling',
      },
      {
        icon: 'ice_bucket',
        name: 'Cold | Frais | Freddo | Frío | Kalt',
        note: 'served at 6–10 °C | servi à 6–10 °C | servito a 6–10 °C | se sirve a 6–10 °C | bei 6–10 °C serviert',
      },
    ],
  },
  sulphites: {
    title:
      'Sulphites in Wine | Les sulfites dans le vin | I solfiti nel vino | Los sulfitos en el vino | Sulfite im Wein',
    phrases: `sulphite* | sulfite* | sulphur* wine | sulfur* wine | so2 | sulfites | solfit* | sulfitos | schwefel wein | geschwefelt*`,
    isNarrow: true,
    points: [
      {
        icon: 'wine_press',
        name: 'By nature | Naturels | Per natura | Por naturaleza | Von Natur',
        note: 'fermentation itself makes a little | la fermentation en forme un peu | la fermentazione ne produce un po’ | la fermentación produce algo | die Gärung bildet selbst etwas',
      },
      {
        icon: 'bottle',
        name: 'What for | Pourquoi | A che servono | Para qué | Wozu',
        note: 'against oxygen and microbes | contre l’oxygène et les microbes | contro ossigeno e microbi | contra oxígeno y microbios | gegen Sauerstoff und Keime',
        wine: 'white',
      },
      {
        icon: 'label',
        name: 'On the label | Sur l’étiquette | In etichetta | En la etiqueta | Auf dem Etikett',
        note: 'since 2005 in the EU, above 10 mg/l | depuis 2005 dans l’UE, dès 10 mg/l | dal 2005 nell’UE, oltre 10 mg/l | desde 2005 en la UE, sobre 10 mg/l | seit 2005 in der EU, über 10 mg/l',
      },
      {
        icon: 'glass',
        name: 'Dry red | Rouge sec | Rosso secco | Tinto seco | Rot, trocken',
        note: 'EU limit 150 mg/l | limite UE : 150 mg/l | limite UE 150 mg/l | límite UE 150 mg/l | EU-Grenze 150 mg/l',
        wine: 'red',
      },
      {
        icon: 'glass',
        name: 'Dry white, rosé | Blanc sec, rosé | Bianco secco, rosato | Blanco seco, rosado | Weiß, Rosé, trocken',
        note: 'EU limit 200 mg/l; sweet wine more | limite UE : 200 mg/l ; doux : plus | limite UE 200 mg/l; dolci di più | límite UE 200 mg/l; dulces más | EU-Grenze 200 mg/l; süß mehr',
        wine: 'white',
      },
    ],
  },
  why_decant: {
    title:
      'Why Decant? | Pourquoi décanter ? | Perché decantare? | ¿Por qué decantar? | Warum dekantieren?',
    phrases: `why decant* | why do we decant* | why we decant* | reason* decant* | when to decant | benefit* decant* | pourquoi decant* | pourquoi carafer | perche decantare | por que decantar | warum dekantier* | warum karaffier*`,
    isNarrow: true,
    points: [
      {
        icon: 'bottle',
        name: 'Deposit | Dépôt | Deposito | Poso | Depot',
        note: 'old reds and vintage port leave it in the bottle | vieux rouges et portos vintage | vecchi rossi e Porto vintage | tintos viejos y oporto vintage | alte Rote und Vintage Port',
        wine: 'red',
      },
      {
        icon: 'decanter',
        name: 'Air | Air | Aria | Aire | Luft',
        note: 'young, strong reds open up | les rouges jeunes s’ouvrent | i rossi giovani si aprono | los tintos jóvenes se abren | junge, kräftige Rote öffnen sich',
      },
      {
        icon: 'fire',
        name: 'Struck match | Allumette | Fiammifero | Cerilla | Zündholz',
        note: 'smells of reduction blow off | les odeurs de réduction passent | gli odori di riduzione svaniscono | los olores de reducción se van | Reduktion verfliegt',
      },
      {
        icon: 'hourglass',
        name: 'Not too long | Pas trop tôt | Non troppo | No demasiado | Nicht zu lang',
        note: 'a frail old wine fades in the air | un vieux vin fragile s’éteint | un vecchio vino fragile svanisce | un vino viejo y frágil se apaga | ein alter, zarter Wein verliert sich',
      },
    ],
  },
  tannin: {
    title: 'Tannin | Le tanin | Il tannino | El tanino | Tannin',
    phrases: `what does tannin* | tannin* taste* | tannin* feel* | tanin* gout | what tannin* do | what are tannin* | what is tannin | tannin* explained | tannins in wine | where tannin* come* | gets tannin* | get tannin* | gets its tannin* | wine gets tannin* | sources tannin* | tannin* sources | d ou viennent tanin* | da dove vengono tannini | de donde vienen taninos | woher kommt tannin | woher kommen tannine | tannin* come from | infographic tannin* | explain* tannin* | explique* tanin* | spiega* tannin* | explica* tanino* | erklar* tannin* | erklar* gerbstoff* | que sont tanins | tanins expliques | cosa tannin* | tannini spiegati | que taninos | was ist tannin | was sind tannine`,
    isNarrow: true,
    points: [
      {
        icon: 'grapes',
        name: 'Skins and seeds | Peaux et pépins | Bucce e vinaccioli | Hollejos y pepitas | Schalen und Kerne',
        note: 'give it while red wine ferments | les donnent à la cuvaison | lo cedono in fermentazione | lo ceden al fermentar | geben es beim Gären ab',
      },
      {
        icon: 'barrel',
        name: 'Oak | Chêne | Rovere | Roble | Eiche',
        note: 'a new barrel adds some | un fût neuf en ajoute | la botte nuova ne aggiunge | la barrica nueva añade | ein neues Fass gibt welches dazu',
      },
      {
        icon: 'teapot',
        name: 'In the mouth | En bouche | In bocca | En boca | Im Mund',
        note: 'dries the gums, as strong tea does | assèche, comme un thé fort | asciuga, come un tè forte | seca, como un té fuerte | trocknet wie starker Tee',
      },
      {
        icon: 'steak',
        name: 'With food | À table | A tavola | En la mesa | Zum Essen',
        note: 'softer beside meat and cheese | plus souple avec viande et fromage | più morbido con carne e formaggio | más suave con carne y queso | weicher zu Fleisch und Käse',
      },
      {
        icon: 'hourglass',
        name: 'With time | Avec le temps | Col tempo | Con el tiempo | Mit der Zeit',
        note: 'helps wine to age and grows softer | aide à la garde, s’assouplit | aiuta a invecchiare, si ammorbidisce | ayuda a envejecer, se suaviza | hilft beim Reifen, wird milder',
      },
    ],
  },
  altitude: {
    title:
      'Vineyards at Altitude | La vigne en altitude | La vite in quota | La viña de altura | Weinberge in der Höhe',
    phrases: `altitude* | elevation* | high altitude | vigne altitude | altitudine | altura | altitud | hohenlage* | meereshohe`,
    isNarrow: true,
    points: [
      {
        icon: 'thermometer',
        name: 'Cooler | Plus frais | Più fresco | Más fresco | Kühler',
        note: 'about 0.6 °C less every 100 m | env. 0,6 °C de moins tous les 100 m | circa 0,6 °C in meno ogni 100 m | unos 0,6 °C menos cada 100 m | etwa 0,6 °C weniger je 100 m',
      },
      {
        icon: 'sun',
        name: 'More UV light | Plus d’UV | Più luce UV | Más luz UV | Mehr UV-Licht',
        note: 'more colour and tannin in the skins | peaux plus riches | bucce più ricche | hollejos más ricos | mehr Farbe und Gerbstoff',
      },
      {
        icon: 'moon',
        name: 'Cold nights | Nuits froides | Notti fredde | Noches frías | Kalte Nächte',
        note: 'warm days ripen, cold nights keep acidity | le jour mûrit, la nuit garde l’acidité | il giorno matura, la notte tiene l’acidità | el día madura, la noche guarda acidez | Tage reifen, Nächte halten Säure',
      },
      {
        icon: 'grapes',
        name: 'Later ripening | Maturité tardive | Maturazione tardiva | Maduración tardía | Spätere Reife',
        note: 'buds and harvest come later | bourgeons et vendange tardifs | germogli e vendemmia più tardi | brotes y vendimia más tarde | Austrieb und Lese kommen später',
      },
    ],
  },
  biodynamic_days: {
    title:
      'Days of the Biodynamic Calendar | Les jours du calendrier biodynamique | I giorni del calendario biodinamico | Los días del calendario biodinámico | Tage des biodynamischen Kalenders',
    phrases: `biodynamic calendar | biodynamic* day* | fruit day* | root day* | flower day* | leaf day* | moon calendar | lunar calendar | calendrier biodynamique | calendrier lunaire | jours fruit* | calendario biodinamic* | calendario lunar*
      | biodynamisch* kalender | mondkalender | fruchttag* | wurzeltag*`,
    isNarrow: true,
    points: [
      {
        icon: 'carrot',
        name: 'Root days | Jours racines | Giorni radice | Días raíz | Wurzeltage',
        note: 'earth: Taurus, Virgo, Capricorn | terre : Taureau, Vierge, Capricorne | terra: Toro, Vergine, Capricorno | tierra: Tauro, Virgo, Capricornio | Erde: Stier, Jungfrau, Steinbock',
      },
      {
        icon: 'rose',
        name: 'Flower days | Jours fleurs | Giorni fiore | Días flor | Blütentage',
        note: 'air: Gemini, Libra, Aquarius | air : Gémeaux, Balance, Verseau | aria: Gemelli, Bilancia, Acquario | aire: Géminis, Libra, Acuario | Luft: Zwillinge, Waage, Wassermann',
      },
      {
        icon: 'vine_leaf',
        name: 'Leaf days | Jours feuilles | Giorni foglia | Días hoja | Blatttage',
        note: 'water: Cancer, Scorpio, Pisces | eau : Cancer, Scorpion, Poissons | acqua: Cancro, Scorpione, Pesci | agua: Cáncer, Escorpio, Piscis | Wasser: Krebs, Skorpion, Fische',
      },
      {
        icon: 'grapes',
        name: 'Fruit days | Jours fruits | Giorni frutto | Días fruto | Fruchttage',
        note: 'fire: Aries, Leo, Sagittarius | feu : Bélier, Lion, Sagittaire | fuoco: Ariete, Leone, Sagittario | fuego: Aries, Leo, Sagitario | Feuer: Widder, Löwe, Schütze',
      },
    ],
  },
  noble_grapes: {
    title:
      'Six Noble Grapes | Six cépages nobles | Sei vitigni nobili | Seis uvas nobles | Sechs edle Rebsorten',
    phrases: `noble grape* | noble variet* | noble six | six noble | cepages nobles | vitigni nobili | uvas nobles | variedades nobles | edle rebsorten | edelsorten | edelreben`,
    isNarrow: true,
    points: [
      {
        icon: 'grapes',
        name: 'Cabernet Sauvignon',
        note: 'red: blackcurrant, firm | rouge : cassis, charpenté | rosso: ribes nero, robusto | tinto: grosella negra, firme | rot: Cassis, kräftig',
        wine: 'red',
      },
      {
        icon: 'grapes',
        name: 'Merlot',
        note: 'red: plum, soft | rouge : prune, souple | rosso: prugna, morbido | tinto: ciruela, suave | rot: Pflaume, weich',
        wine: 'red',
      },
      {
        icon: 'grapes',
        name: 'Pinot Noir',
        note: 'red: raspberry, light | rouge : framboise, léger | rosso: lampone, leggero | tinto: frambuesa, ligero | rot: Himbeere, leicht',
        wine: 'red',
      },
      {
        icon: 'grapes',
        name: 'Chardonnay',
        note: 'white: apple, butter with oak | blanc : pomme, beurre en fût | bianco: mela, burro col legno | blanco: manzana, mantequilla con roble | weiß: Apfel, im Fass Butter',
        wine: 'white',
      },
      {
        icon: 'grapes',
        name: 'Sauvignon Blanc',
        note: 'white: gooseberry, grass | blanc : groseille à maquereau, herbe | bianco: uva spina, erba | blanco: grosella, hierba | weiß: Stachelbeere, Gras',
        wine: 'white',
      },
      {
        icon: 'grapes',
        name: 'Riesling',
        note: 'white: lime, peach, high acidity | blanc : citron vert, pêche, vif | bianco: lime, pesca, acidità | blanco: lima, melocotón, acidez | weiß: Limette, Pfirsich, Säure',
        wine: 'white',
      },
    ],
  },
  german_ranks: {
    title:
      'Quality Levels of German Wine | Les niveaux des vins allemands | I livelli dei vini tedeschi | Los niveles de los vinos alemanes | Die Qualitätsstufen',
    phrases: `german wine quality pyramid | german quality pyramid | german wine pyramid | german pyramid | pyramid german* | german quality level* | quality level* german* | levels german wine | german wine level* | german wine classification | qualitatswein landwein | landwein qualitatswein | qualitatspyramide
      | pyramide vins allemands | piramide vini tedeschi | piramide vinos alemanes`,
    isNarrow: true,
    points: [
      {
        icon: 'label',
        sketch: 'rank_1',
        name: 'Prädikatswein',
        note: 'six grades of ripeness, no sugar added | six degrés de maturité, sans chaptalisation | sei gradi di maturità, senza zuccheraggio | seis grados de madurez, sin azúcar | sechs Reifestufen, ohne Anreicherung',
      },
      {
        icon: 'label',
        sketch: 'rank_2',
        name: 'Qualitätswein',
        note: 'from one of 13 regions, officially tested | d’une des 13 régions, contrôlé | da una delle 13 regioni, controllato | de una de las 13 regiones, probado | aus einem der 13 Anbaugebiete, geprüft',
      },
      {
        icon: 'label',
        sketch: 'rank_3',
        name: 'Landwein',
        note: 'a protected wider region | une région protégée plus large | una zona protetta più ampia | una zona protegida amplia | eine geschützte größere Region',
      },
      {
        icon: 'label',
        sketch: 'rank_4',
        name: 'Deutscher Wein',
        note: 'grapes from anywhere in Germany | raisin de toute l’Allemagne | uve da tutta la Germania | uva de toda Alemania | Trauben aus ganz Deutschland',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;
