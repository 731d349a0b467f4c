import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** What growers do for life, leaves and crop between the rows, and when and how they pick. */
export const LIVING_VINEYARD_LESSONS = {
  biodiversity: {
    title:
      'Life in the Vineyard | La vie dans la vigne | La vita nel vigneto | La vida en el viñedo | Leben im Weinberg',
    phrases: `biodiversity | cover crop* | sustainab* vineyard | sustainability | sustainable viticulture | sustainable wine* | bees vineyard | insects vineyard | beneficial* vineyard | engrais vert* | biodiversite | viticulture durable | couvert vegetal | biodiversita | sostenibilita | viticoltura sostenibile | sovescio | inerbimento | biodiversidad | sostenibilidad | viticultura sostenible | cubierta vegetal | biodiversitat | nachhaltig* weinbau | nachhaltigkeit | begrunung`,
    isNarrow: true,
    points: [
      {
        icon: 'flowers',
        name: 'Cover crops | Couverts végétaux | Inerbimento | Cubierta vegetal | Begrünung',
        note: 'hold the soil, feed insects | tiennent le sol, nourrissent | trattengono il suolo, nutrono | sujetan el suelo, alimentan | halten den Boden, nähren Insekten',
      },
      {
        icon: 'bee',
        name: 'Bees | Abeilles | Api | Abejas | Bienen',
        note: 'live on the flowers between the rows | vivent des fleurs entre les rangs | vivono dei fiori tra i filari | viven de las flores entre hileras | leben von den Blüten zwischen den Zeilen',
      },
      {
        icon: 'ladybird',
        name: 'Ladybirds | Coccinelles | Coccinelle | Mariquitas | Marienkäfer',
        note: 'eat scale insects and mites | mangent cochenilles et acariens | mangiano cocciniglie e acari | comen cochinillas y ácaros | fressen Schildläuse und Milben',
      },
      {
        icon: 'sheep',
        name: 'Sheep | Moutons | Pecore | Ovejas | Schafe',
        note: 'graze in winter and manure | paissent l’hiver, fument le sol | pascolano d’inverno, concimano | pastan en invierno, abonan | weiden im Winter und düngen',
      },
      {
        icon: 'tree',
        name: 'Trees, hedges | Arbres, haies | Alberi, siepi | Árboles, setos | Bäume, Hecken',
        note: 'shade, shelter and nests | ombre, abri et nids | ombra, riparo e nidi | sombra, refugio y nidos | Schatten, Schutz und Nester',
      },
      {
        icon: 'owl',
        name: 'Owls | Chouettes | Gufi | Lechuzas | Eulen',
        note: 'hunt mice and voles | chassent mulots et campagnols | cacciano topi e arvicole | cazan ratones y topillos | jagen Mäuse',
      },
    ],
  },
  frost: {
    title:
      'Against Spring Frost | Contre le gel de printemps | Contro le gelate | Contra la helada | Gegen den Spätfrost',
    phrases: `frost protection | frost | spring frost | frost vineyard | against frost | gel vigne | gel printemps | lutte gel | antigelo | gelate primaver* | gelata | heladas | helada primavera* | frostschutz | spatfrost | frost weinberg`,
    isNarrow: true,
    points: [
      {
        icon: 'candle',
        name: 'Candles | Bougies | Candele | Velas | Frostkerzen',
        note: 'warm the air between the rows | réchauffent l’air des rangs | scaldano l’aria tra i filari | calientan el aire | wärmen die Luft in den Zeilen',
      },
      {
        icon: 'snowflake',
        name: 'Sprinklers | Aspersion | Aspersione | Aspersión | Beregnung',
        note: 'freezing water keeps buds at 0 °C | l’eau qui gèle tient les bourgeons à 0 °C | l’acqua che gela tiene le gemme a 0 °C | el agua al helarse deja las yemas a 0 °C | gefrierendes Wasser hält Knospen bei 0 °C',
      },
      {
        icon: 'helicopter',
        name: 'Moving air | Brasser l’air | Muovere l’aria | Mover el aire | Luft bewegen',
        note: 'fans and helicopters bring warm air down | éoliennes, hélicoptères : l’air chaud descend | ventole, elicotteri: scende aria calda | ventiladores, helicópteros: baja aire cálido | Windräder und Hubschrauber holen warme Luft',
      },
      {
        icon: 'secateurs',
        name: 'Late pruning | Taille tardive | Potatura tardiva | Poda tardía | Später Schnitt',
        note: 'buds open some days later | les bourgeons s’ouvrent plus tard | le gemme si aprono più tardi | las yemas brotan más tarde | Knospen treiben Tage später',
      },
      {
        icon: 'mountain',
        name: 'The slope | Le coteau | Il pendio | La ladera | Der Hang',
        note: 'cold air flows down to the valley | l’air froid descend au fond | l’aria fredda scende a valle | el aire frío baja al valle | kalte Luft fließt ins Tal',
      },
    ],
  },
  canopy: {
    title:
      'Green Work in Summer | Les travaux en vert | Le operazioni in verde | Las operaciones en verde | Laubarbeit im Sommer',
    phrases: `canopy | canopy management | green harvest | green work | leaf thinning | leaf removal | shoot thinning | crop thinning | travaux en vert | vendange en vert | effeuillage | operazioni verde | sfogliatura | vendemmia verde | operaciones verde | deshoj* | vendimia en verde | laubarbeit* | entblattern | grunlese | ausdunnen`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'seedling',
        name: 'Shoot thinning | Ébourgeonnage | Scacchiatura | Desbrote | Ausbrechen',
        note: 'too many shoots are broken off | les pousses en trop sont ôtées | si tolgono i germogli in eccesso | se quitan brotes de más | überzählige Triebe weg',
      },
      {
        icon: 'vine_branch',
        name: 'Tucking in | Palissage | Palizzatura | Empalizado | Heften',
        note: 'shoots stand between the wires | les rameaux entre les fils | i tralci tra i fili | los pámpanos entre alambres | Triebe zwischen die Drähte',
      },
      {
        icon: 'secateurs',
        name: 'Trimming | Rognage | Cimatura | Despunte | Gipfeln',
        note: 'the tips are cut | on coupe les extrémités | si tagliano le cime | se cortan las puntas | die Spitzen werden gekürzt',
      },
      {
        icon: 'vine_leaf',
        name: 'Leaf removal | Effeuillage | Sfogliatura | Deshojado | Entblättern',
        note: 'air and sun reach the bunches | air et soleil sur les grappes | aria e sole sui grappoli | aire y sol en los racimos | Luft und Sonne an die Trauben',
      },
      {
        icon: 'grapes',
        sketch: 'bunch_green',
        name: 'Green harvest | Vendange en vert | Vendemmia verde | Vendimia en verde | Grünlese',
        note: 'some bunches go, the others ripen | moins de grappes, plus mûres | meno grappoli, più maturi | menos racimos, más maduros | weniger Trauben reifen besser',
      },
    ],
  },
  harvest: {
    title: 'The Grape Harvest | Les vendanges | La vendemmia | La vendimia | Die Weinlese',
    phrases: `harvest | grape harvest | harvest explained | harvest steps | harvest time | when harvest* | vendange | vendanges | vendemmia | vendimia | weinlese | traubenlese | traubenernte`,
    isNumbered: true,
    points: [
      {
        icon: 'magnifying_glass',
        name: 'Is it ripe? | Mûr ? | È matura? | ¿Está madura? | Reif?',
        note: 'sugar, acid, taste and seeds | sucre, acidité, goût, pépins | zucchero, acidità, gusto, vinaccioli | azúcar, acidez, sabor, pepitas | Zucker, Säure, Geschmack, Kerne',
      },
      {
        icon: 'secateurs',
        name: 'By hand | À la main | A mano | A mano | Von Hand',
        note: 'whole bunches, steep slopes | grappes entières, coteaux raides | grappoli interi, pendii ripidi | racimos enteros, laderas | ganze Trauben, Steillagen',
      },
      {
        icon: 'tractor',
        name: 'By machine | À la machine | A macchina | A máquina | Mit der Maschine',
        note: 'fast, also by night | vite, aussi la nuit | veloce, anche di notte | rápido, también de noche | schnell, auch nachts',
      },
      {
        icon: 'crate',
        name: 'Small crates | Cagettes | Cassette | Cajas | Kleine Kisten',
        note: 'berries arrive uncrushed | les baies arrivent intactes | gli acini arrivano integri | las bayas llegan enteras | Beeren kommen heil an',
      },
      {
        icon: 'grapes',
        name: 'Sorting | Tri | Cernita | Selección | Sortieren',
        note: 'leaves and rotten berries out | feuilles et baies pourries dehors | via foglie e acini marci | fuera hojas y uvas malas | Blätter und Faules heraus',
      },
      {
        icon: 'wine_press',
        name: 'To the cellar | Au chai | In cantina | A la bodega | In den Keller',
        note: 'white is pressed at once, red later | le blanc pressé d’abord, le rouge après | il bianco subito, il rosso dopo | el blanco al momento, el tinto después | Weiß sofort gepresst, Rot später',
      },
    ],
  },
  climate_change: {
    title:
      'Wine in a Warmer Climate | Le vin et le réchauffement | Il vino e il clima che cambia | El vino y el cambio climático | Wein im Klimawandel',
    phrases: `climate change* | global warming | warming climate | changement climatique | rechauffement | cambiamento climatico | riscaldamento globale | cambio climatico | calentamiento | klimawandel | klimaerwarmung`,
    isNarrow: true,
    points: [
      {
        icon: 'calendar',
        name: 'Earlier harvest | Vendange plus tôt | Vendemmia anticipata | Vendimia temprana | Frühere Lese',
        note: 'in many places two to three weeks | souvent de deux à trois semaines | spesso di due o tre settimane | a menudo dos o tres semanas | vielerorts zwei bis drei Wochen',
      },
      {
        icon: 'sun',
        name: 'Riper grapes | Raisins plus mûrs | Uve più mature | Uvas más maduras | Reifere Trauben',
        note: 'more sugar and alcohol, less acid | plus de sucre et d’alcool, moins d’acidité | più zucchero e alcol, meno acidità | más azúcar y alcohol, menos acidez | mehr Zucker und Alkohol, weniger Säure',
      },
      {
        icon: 'fire',
        name: 'Drought and heat | Sécheresse et chaleur | Siccità e caldo | Sequía y calor | Dürre und Hitze',
        note: 'smaller crops, sunburnt berries | récoltes moindres, baies brûlées | raccolti minori, acini scottati | menos cosecha, bayas quemadas | kleinere Ernten, Sonnenbrand',
      },
      {
        icon: 'mountain',
        name: 'Up and north | Plus haut, plus au nord | Più in alto, più a nord | Más alto, más al norte | Höher und nördlicher',
        note: 'new vineyards, as in England | nouvelles vignes, comme en Angleterre | nuove vigne, come in Inghilterra | nuevos viñedos, como en Inglaterra | neue Weinberge, etwa in England',
      },
      {
        icon: 'grapes',
        name: 'Other grapes | Autres cépages | Altri vitigni | Otras uvas | Andere Sorten',
        note: 'late ripening, or drought resistant | tardifs ou résistants au sec | tardivi o resistenti alla siccità | tardías o resistentes a la sequía | spät reifend oder trockenfest',
      },
    ],
  },
  irrigation: {
    title:
      'Water for the Vine | L’eau de la vigne | L’acqua della vite | El agua de la vid | Wasser für die Rebe',
    phrases: `irrigation | drip irrigation | water vine* | drought | dry farming | irrigation vigne | secheresse | irrigazione | siccita | riego | sequia | bewasserung | trockenheit`,
    points: [
      {
        icon: 'cloud',
        name: 'Rain | Pluie | Pioggia | Lluvia | Regen',
        note: 'cool climates: some 500 mm a year | climat frais : quelque 500 mm par an | clima fresco: circa 500 mm l’anno | clima fresco: unos 500 mm al año | kühles Klima: etwa 500 mm im Jahr',
      },
      {
        icon: 'vine_branch',
        name: 'Roots | Racines | Radici | Raíces | Wurzeln',
        note: 'go metres deep in dry soil | descendent de plusieurs mètres | scendono per metri | bajan varios metros | reichen meterweit hinab',
      },
      {
        icon: 'watering_can',
        name: 'Drip | Goutte-à-goutte | A goccia | Goteo | Tropfen',
        note: 'a pipe along the row, little lost | un tuyau, peu de pertes | un tubo, poche perdite | un tubo, poca pérdida | ein Schlauch, kaum Verlust',
      },
      {
        icon: 'sun',
        name: 'A little thirst | Un peu de soif | Un po’ di sete | Algo de sed | Etwas Durst',
        note: 'smaller berries, more flavour | baies plus petites, plus de goût | acini piccoli, più gusto | bayas pequeñas, más sabor | kleinere Beeren, mehr Geschmack',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;
