import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** What the trade works with. */
export const TOOL_LESSONS = {
  sommelier_tools: {
    title:
      'A Sommelier’s Tools | Les outils du sommelier | Gli attrezzi del sommelier | Las herramientas del sumiller | Werkzeug des Sommeliers',
    phrases: `sommelier* tool* | tools sommelier* | tools of sommelier | wine tools | tools wine | wine accessories | wine gadgets | wine equipment | starter kit | outils sommelier | accessoires vin | attrezzi sommelier | accessori vino | herramientas sumiller | accesorios vino | werkzeug sommelier* | weinzubehor`,
    isNarrow: true,
    points: [
      {
        icon: 'waiters_friend',
        name: 'Waiter’s friend | Sommelier | Cavatappi | Sacacorchos | Kellnermesser',
        note: 'knife, worm and lever in one | couteau, vrille et levier | lama, verme e leva | cuchilla, espiral y palanca | Messer, Wendel und Hebel',
      },
      {
        icon: 'glass',
        fill: 'empty',
        name: 'Tasting glass | Verre | Calice | Copa | Glas',
        note: 'tulip, so that aromas gather | tulipe, garde les arômes | a tulipano, raccoglie gli aromi | de tulipa, recoge aromas | Tulpe, sammelt die Aromen',
      },
      {
        icon: 'decanter',
        wine: 'red',
        name: 'Decanter | Carafe | Decanter | Decantador | Karaffe',
        note: 'for air, or off the sediment | pour aérer ou décanter | per aria o deposito | para airear o decantar | für Luft oder gegen Depot',
      },
      {
        icon: 'ice_bucket',
        name: 'Ice bucket | Seau à glace | Secchiello | Cubitera | Kübel',
        note: 'ice and water, 20 minutes | eau et glace, 20 minutes | acqua e ghiaccio, 20 minuti | agua y hielo, 20 minutos | Eis und Wasser, 20 Minuten',
      },
      {
        icon: 'napkin',
        name: 'Service cloth | Liteau | Tovagliolo | Lito | Serviertuch',
        note: 'wipes the neck, dries the bottle | essuie le goulot | asciuga il collo | seca el cuello | wischt den Hals',
      },
      {
        icon: 'tastevin',
        name: 'Tastevin | Tastevin | Tastevin | Catavino | Tastevin',
        note: 'silver cup of Burgundy, now a badge | tasse d’argent, insigne du métier | tazza d’argento, oggi distintivo | taza de plata, hoy insignia | Silberschale, heute Abzeichen',
      },
    ],
  },
  corkscrew_kinds: {
    title: 'Kinds of Corkscrews | Les tire-bouchons | I cavatappi | Los sacacorchos | Korkenzieher',
    phrases: `types corkscrew* | kinds corkscrew* | corkscrew types | corkscrew kinds | different corkscrew* | types wine opener* | wine opener types | wine openers | types tire bouchon* | sortes tire bouchon* | tipi cavatappi | tipos sacacorchos | arten korkenzieher* | korkenzieherarten | korkenzieher arten`,
    isNarrow: true,
    points: [
      {
        icon: 'waiters_friend',
        name: 'Waiter’s friend | Sommelier | Da cameriere | De camarero | Kellnermesser',
        note: 'lever in two steps, for the pocket | levier à deux crans, de poche | leva a due tempi, da tasca | palanca de dos tiempos | Hebel in zwei Stufen',
      },
      {
        icon: 'corkscrew',
        sketch: 'corkscrew_t',
        name: 'T-handle | À poignée | A T | En T | T-Griff',
        note: 'simple, needs strength | simple, demande de la force | semplice, serve forza | simple, pide fuerza | einfach, braucht Kraft',
      },
      {
        icon: 'corkscrew',
        sketch: 'corkscrew_wings',
        name: 'Winged | À bras | A doppia leva | De alas | Flügel',
        note: 'two arms rise, then press them down | deux bras montent, on les rabat | due bracci salgono, poi si abbassano | dos brazos suben y se bajan | zwei Arme steigen, dann drücken',
      },
      {
        icon: 'corkscrew',
        sketch: 'ah_so',
        name: 'Ah-so, two prongs | Bilame | A lame | De láminas | Federzungen',
        note: 'slides past old, brittle corks | pour bouchons vieux et fragiles | per tappi vecchi e fragili | para corchos viejos y frágiles | für alte, brüchige Korken',
      },
    ],
  },
  vineyard_tools: {
    title:
      'Tools of the Vineyard | Les outils de la vigne | Gli attrezzi della vigna | Las herramientas del viñedo | Werkzeug im Weinberg',
    phrases: `vineyard tool* | tools vineyard | tools vine* | winegrower* tool* | viticulture tool* | outils vigne* | outils vigneron | attrezzi vigna | attrezzi vigneto | herramientas vina | herramientas vinedo | werkzeug weinberg* | winzerwerkzeug`,
    isNarrow: true,
    points: [
      {
        icon: 'secateurs',
        name: 'Secateurs | Sécateur | Forbici | Tijeras | Rebschere',
        note: 'pruning and picking | taille et vendange | potatura e vendemmia | poda y vendimia | Schnitt und Lese',
      },
      {
        icon: 'pruning_saw',
        name: 'Pruning saw | Scie | Segaccio | Serrucho | Rebsäge',
        note: 'old, thick wood | vieux bois épais | legno vecchio e grosso | madera vieja y gruesa | altes, dickes Holz',
      },
      {
        icon: 'hoe',
        name: 'Hoe | Houe | Zappa | Azada | Hacke',
        note: 'weeds under the row | l’herbe sous le rang | erbe sotto il filare | hierba bajo la hilera | Unkraut unter der Zeile',
      },
      {
        icon: 'crate',
        name: 'Picking crate | Caisse | Cassetta | Caja | Lesekiste',
        note: 'holds 10 to 20 kg | 10 à 20 kg | da 10 a 20 kg | de 10 a 20 kg | fasst 10 bis 20 kg',
      },
      {
        icon: 'refractometer',
        name: 'Refractometer | Réfractomètre | Rifrattometro | Refractómetro | Refraktometer',
        note: 'sugar in the berry | le sucre des baies | lo zucchero degli acini | el azúcar de la uva | Zucker in der Beere',
      },
      {
        icon: 'tractor',
        name: 'Tractor | Tracteur | Trattore | Tractor | Schlepper',
        note: 'narrow, made for the rows | étroit, pour les rangs | stretto, per i filari | estrecho, para las hileras | schmal, für die Zeilen',
      },
    ],
  },
} satisfies Record<string, Lesson>;
