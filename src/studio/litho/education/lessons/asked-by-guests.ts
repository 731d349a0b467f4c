import type { Lesson } from './lesson.ts';

/** What guests believe, ask and wonder about at the table. */
export const GUEST_LESSONS = {
  myths: {
    title:
      'Five Wine Myths | Cinq idées reçues | Cinque falsi miti | Cinco mitos del vino | Fünf Weinirrtümer',
    phrases: `wine myth* | myth* wine | myths | misconception* | idees recues | falsi miti | miti vino | mitos vino | mitos | weinmythen | weinirrtumer | irrtumer wein*`,
    isNarrow: true,
    points: [
      {
        icon: 'screw_cap',
        name: 'Screw cap = cheap? | Vis = bas de gamme ? | Vite = scadente? | ¿Rosca = malo? | Drehverschluss = billig?',
        note: 'No: it keeps fine wine fresh too | Non : il garde aussi de grands vins | No: conserva anche grandi vini | No: guarda también grandes vinos | Nein: auch feiner Wein bleibt frisch',
      },
      {
        icon: 'hourglass',
        name: 'Older is better? | Plus vieux, meilleur ? | Più vecchio, migliore? | ¿Más viejo, mejor? | Älter = besser?',
        note: 'No: most wine is made to drink young | Non : la plupart se boit jeune | No: quasi tutto si beve giovane | No: casi todo se bebe joven | Nein: das meiste trinkt man jung',
      },
      {
        icon: 'glass',
        wine: 'rose',
        name: 'Rosé is a mix? | Le rosé, un mélange ? | Rosato = miscela? | ¿Rosado = mezcla? | Rosé = Mischung?',
        note: 'No: dark grapes, short skin contact | Non : raisins noirs, macération courte | No: uve nere, breve contatto | No: uva tinta, breve contacto | Nein: dunkle Trauben, kurz auf den Schalen',
      },
      {
        icon: 'fish',
        name: 'Fish only with white? | Poisson, que du blanc ? | Pesce solo col bianco? | ¿Pescado solo con blanco? | Fisch nur zu Weiß?',
        note: 'No: a light red suits tuna or salmon | Non : un rouge léger va au thon | No: un rosso leggero va col tonno | No: un tinto ligero va con atún | Nein: leichter Roter passt zu Thunfisch',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Open it to breathe? | Ouvrir pour aérer ? | Stappare per arieggiare? | ¿Abrir para airear? | Öffnen zum Atmen?',
        note: 'The neck is narrow: a carafe does more | Le goulot est étroit : carafez | Il collo è stretto: meglio la caraffa | El cuello es estrecho: mejor decantar | Der Hals ist eng: besser karaffieren',
      },
    ],
  },
  etiquette: {
    title:
      'Wine Etiquette | Savoir-vivre du vin | Il galateo del vino | Etiqueta del vino | Wein-Knigge',
    phrases: `wine etiquette | etiquette wine | wine manners | savoir vivre | galateo | protocolo vino | etiqueta social vino | wein knigge | weinknigge | knigge | tischsitten`,
    isNarrow: true,
    points: [
      {
        icon: 'glass',
        wine: 'white',
        name: 'By the stem | Par la tige | Per lo stelo | Por el tallo | Am Stiel',
        note: 'fingers warm the bowl | les doigts chauffent le calice | le dita scaldano la coppa | los dedos calientan el cáliz | Finger wärmen den Kelch',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Guests first | Les invités d’abord | Prima gli ospiti | Primero los invitados | Erst die Gäste',
        note: 'the host is served last | l’hôte en dernier | chi ospita per ultimo | el anfitrión al final | der Gastgeber zuletzt',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: 'A third full | Au tiers | Un terzo | Un tercio | Ein Drittel voll',
        note: 'room to swirl and to smell | la place de tourner et sentir | spazio per roteare e annusare | sitio para girar y oler | Platz zum Schwenken und Riechen',
      },
      {
        icon: 'eye',
        name: 'Look and toast | Se regarder | Guardarsi | Mirarse | Ansehen',
        note: 'eyes meet when glasses do | les yeux se croisent en trinquant | ci si guarda nel brindare | se miran al brindar | beim Anstoßen treffen sich die Blicke',
      },
      {
        icon: 'napkin',
        name: 'Wipe the lips | S’essuyer | Asciugarsi | Limpiarse | Lippen abtupfen',
        note: 'before each sip, the rim stays clean | avant de boire, le bord reste net | prima di bere, il bordo resta pulito | antes de beber, el borde queda limpio | vor jedem Schluck bleibt der Rand sauber',
      },
    ],
  },
  crystals: {
    title:
      'Crystals in the Bottle | Des cristaux dans la bouteille | Cristalli nella bottiglia | Cristales en la botella | Kristalle in der Flasche',
    phrases: `tartrate* | wine crystal* | crystals wine | wine diamond* | crystals bottle | sediment | sediment wine | unfiltered wine* | cristaux vin | tartre vin | depot vin | cristalli vino | tartrati | deposito vino | cristales vino | tartratos | posos vino | weinstein* | depot wein | bodensatz wein`,
    isNarrow: true,
    points: [
      {
        icon: 'snowflake',
        name: 'Tartrates | Tartres | Tartrati | Tartratos | Weinstein',
        note: 'clear crystals, when wine gets cold | cristaux clairs, nés du froid | cristalli chiari, nati dal freddo | cristales claros, del frío | helle Kristalle, durch Kälte',
      },
      {
        icon: 'bottle',
        wine: 'red',
        name: 'Deposit | Dépôt | Deposito | Poso | Depot',
        note: 'colour and tannin of old reds | couleur et tanins des vieux rouges | colore e tannini dei vecchi rossi | color y taninos de viejos tintos | Farbe und Tannin alter Rotweine',
      },
      {
        icon: 'glass',
        wine: 'orange',
        name: 'Haze | Trouble | Velatura | Turbidez | Trübung',
        note: 'fine yeast in unfiltered wine | levures fines, vin non filtré | lieviti fini, vino non filtrato | levaduras finas, vino sin filtrar | feine Hefe in ungefiltertem Wein',
      },
      {
        icon: 'decanter',
        name: 'What to do | Que faire | Che fare | Qué hacer | Was tun',
        note: 'harmless: stand it up, pour gently or decant | sans danger : debout, puis carafer | innocui: in piedi, poi decantare | inocuos: de pie, luego decantar | harmlos: hinstellen, sanft gießen, dekantieren',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;
