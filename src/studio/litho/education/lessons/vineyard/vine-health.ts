import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** What grows, sickens and ripens: diseases, noble rot, ripening, rows. */
export const VINE_LESSONS = {
  diseases: {
    title:
      'Vine Diseases | Les maladies de la vigne | Le malattie della vite | Las enfermedades de la vid | Rebkrankheiten',
    phrases: `grape disease* | disease* grape* | fungal disease* | maladies raisin | malattie uva | enfermedades uva | krankheiten traube* | vine disease* | vineyard disease* | disease* vine* | disease* vineyard | grapevine disease* | mildew | downy mildew
      | powdery mildew | oidium | maladies vigne | mildiou | malattie vite | peronospora | oidio | enfermedades vid | mildiu | rebkrankheiten | mehltau | krankheiten rebe*`,
    isNarrow: true,
    points: [
      {
        icon: 'vine_leaf',
        sketch: 'leaf_oil_spots',
        name: 'Downy mildew | Mildiou | Peronospora | Mildiu | Falscher Mehltau',
        note: 'Plasmopara viticola: oily spots, white down below | Plasmopara viticola : taches d’huile | Plasmopara viticola: macchie d’olio | Plasmopara viticola: manchas de aceite | Plasmopara viticola: Ölflecken',
      },
      {
        icon: 'vine_leaf',
        sketch: 'leaf_powder',
        name: 'Powdery mildew | Oïdium | Oidio | Oídio | Echter Mehltau',
        note: 'Erysiphe necator: grey-white powder, split berries | Erysiphe necator : poudre grise | Erysiphe necator: polvere grigia | Erysiphe necator: polvo gris | Erysiphe necator: grauweißer Belag',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_grey',
        name: 'Grey rot | Pourriture grise | Muffa grigia | Podredumbre gris | Graufäule',
        note: 'Botrytis cinerea in wet weather | Botrytis cinerea par temps humide | Botrytis cinerea con l’umido | Botrytis cinerea con humedad | Botrytis cinerea bei Nässe',
      },
      {
        icon: 'vine_leaf',
        sketch: 'leaf_tiger',
        name: 'Esca',
        note: 'fungi in the trunk: leaves striped like a tiger | champignons du tronc : feuilles tigrées | funghi del tronco: foglie tigrate | hongos del tronco: hojas atigradas | Pilze im Stamm: Tigerstreifen',
      },
      {
        icon: 'vine_leaf',
        sketch: 'leaf_golden',
        name: 'Flavescence dorée',
        note: 'spread by a leafhopper; leaves turn gold and curl | cicadelle ; feuilles dorées, enroulées | cicalina; foglie dorate e accartocciate | cicadélido; hojas doradas | Zikade; Blätter vergilben und rollen',
      },
    ],
  },
  noble_rot: {
    title:
      'Noble Rot | La pourriture noble | La muffa nobile | La podredumbre noble | Die Edelfäule',
    phrases: `noble rot | botrytis | botrytised | how sauternes made | pourriture noble | comment fait sauternes | muffa nobile | podredumbre noble
      | edelfaule | trockenbeerenauslese made | tokaj* made | how tokaj*`,
    isNumbered: true,
    isNarrow: true,
    points: [
      {
        icon: 'cloud',
        name: 'Morning mist | Brumes du matin | Nebbia al mattino | Niebla matinal | Morgennebel',
        note: 'moist air from a river wakes Botrytis cinerea | l’humidité éveille Botrytis cinerea | l’umidità risveglia Botrytis cinerea | la humedad despierta Botrytis cinerea | feuchte Luft weckt Botrytis cinerea',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_grey',
        name: 'Ripe berries | Baies mûres | Acini maturi | Bayas maduras | Reife Beeren',
        note: 'the fungus pierces their skins | le champignon perce les peaux | il fungo fora le bucce | el hongo perfora la piel | der Pilz durchbohrt die Haut',
        wine: 'white',
      },
      {
        icon: 'sun',
        name: 'Sunny afternoons | Après-midi ensoleillés | Pomeriggi di sole | Tardes de sol | Sonnige Nachmittage',
        note: 'water leaves; sugar and acid stay | l’eau s’évapore, sucre et acide restent | l’acqua evapora, restano zuccheri e acidi | el agua se va, quedan azúcar y ácido | Wasser geht, Zucker und Säure bleiben',
      },
      {
        icon: 'basket',
        name: 'Picked in passes | Vendange par tries | Raccolta a più passaggi | Vendimia por pasadas | Lese in Durchgängen',
        note: 'only shrivelled berries, by hand | seules les baies rôties, à la main | solo acini appassiti, a mano | solo bayas pasas, a mano | nur geschrumpfte Beeren, von Hand',
      },
      {
        icon: 'glass',
        name: 'Sweet wine | Vin liquoreux | Vino dolce | Vino dulce | Süßwein',
        note: 'Sauternes, Tokaji Aszú, Trockenbeerenauslese',
        wine: 'orange',
      },
    ],
  },
  ripening: {
    title:
      'How a Grape Ripens | La maturation du raisin | La maturazione dell’uva | La maduración de la uva | Wie die Traube reift',
    phrases: `grape* ripen* | ripen* grape* | how grape* ripen* | berry ripening | berry development | grape ripening | what veraison | veraison explained | maturation raisin | maturation baie
      | maturazione uva | maduracion uva | traubenreife | reife traube* | traube* reif* | beerenreife | reifung`,
    isNumbered: true,
    isNarrow: true,
    points: [
      {
        icon: 'grapes',
        sketch: 'bunch_flower',
        name: 'Flowering | Floraison | Fioritura | Floración | Blüte',
        note: 'about 100 days before harvest | une centaine de jours avant la récolte | circa 100 giorni prima della raccolta | unos 100 días antes de la vendimia | etwa 100 Tage vor der Lese',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_green',
        name: 'Fruit set | Nouaison | Allegagione | Cuajado | Fruchtansatz',
        note: 'small, hard, green; acid grows | petites, dures, vertes ; acides | piccoli, duri, verdi; acidi | pequeñas, duras, verdes; ácidas | klein, hart, grün; sauer',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_turning',
        name: 'Véraison | Véraison | Invaiatura | Envero | Véraison',
        note: 'berries soften and turn colour | les baies ramollissent et se colorent | gli acini si ammorbidiscono e colorano | se ablandan y toman color | Beeren werden weich und färben sich',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_ripe',
        name: 'Ripe | Mûr | Maturo | Maduro | Reif',
        note: 'sugar up, acid down, seeds brown | sucre en hausse, acide en baisse, pépins bruns | più zucchero, meno acido, vinaccioli bruni | más azúcar, menos ácido, pepitas pardas | mehr Zucker, weniger Säure, braune Kerne',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_shrivelled',
        name: 'Overripe | Surmûri | Stramaturo | Sobremaduro | Überreif',
        note: 'water leaves, berries shrivel | l’eau s’en va, les baies se flétrissent | l’acqua evapora, gli acini appassiscono | pierde agua y se arruga | Wasser geht, Beeren schrumpfen',
      },
    ],
  },
  rows: {
    title:
      'How Rows Run | L’orientation des rangs | L’orientamento dei filari | La orientación de las hileras | Die Ausrichtung der Zeilen',
    phrases: `row orientation | orientation row* | orientation vine* | orientation vineyard* | vineyard orientation | rows north south | vine row* | row direction | sun exposure vine*
      | orientation rang* | orientation vigne* | orientamento filar* | orientamento vign* | orientacion hilera* | orientacion vin* | zeilenausrichtung | ausrichtung zeile* | ausrichtung reb*`,
    isNarrow: true,
    points: [
      {
        icon: 'vines',
        sketch: 'rows_north',
        name: 'North–south | Nord–sud | Nord–sud | Norte–sur | Nord–Süd',
        note: 'sun on one side in the morning, on the other in the afternoon: even ripening | soleil d’un côté le matin, de l’autre l’après-midi | sole da un lato al mattino, dall’altro la sera | sol de un lado por la mañana, del otro por la tarde | morgens die eine, nachmittags die andere Seite in der Sonne',
      },
      {
        icon: 'vines',
        sketch: 'rows_east',
        name: 'East–west | Est–ouest | Est–ovest | Este–oeste | Ost–West',
        note: 'one side in the midday sun, the other in shade | un côté au soleil de midi, l’autre à l’ombre | un lato al sole di mezzogiorno, l’altro in ombra | un lado al sol de mediodía, otro en sombra | eine Seite in der Mittagssonne, die andere im Schatten',
      },
      {
        icon: 'vines',
        sketch: 'rows_contour',
        name: 'Across the slope | En travers de la pente | A giropoggio | En curvas de nivel | Quer zum Hang',
        note: 'holds soil and water on steep land | retient la terre et l’eau | trattiene terra e acqua | retiene suelo y agua | hält Erde und Wasser am Hang',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;
