import type { Lesson } from './lesson.ts';

/** What is done one after the other, and what each sense has to do with wine. */
export const STEP_LESSONS = {
  save_open: {
    title:
      'Saving an Open Bottle | Garder une bouteille ouverte | Salvare una bottiglia aperta | Salvar una botella abierta | Eine offene Flasche retten',
    phrases: `keep open* fresh | keep opened fresh | keep wine fresh | save open* | save opened | save leftover | saving open* | saving leftover | sav* half bottle | sav* rest bottle | sav* rest wine | sav* wine later | leftover wine | preserv* open* | preserv* leftover | preserv* wine | rescue open*
      | garder bouteille ouverte | sauver bouteille | preserver vin | reste vin | salvare bottiglia | salvare vino | avanzo vino | vino avanzato | salvar botella | salvar vino | resto vino | sobra vino | flasche retten | wein retten | weinrest* | rest wein | offene flasche aufbewahren`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'cork',
        name: 'Close it | Reboucher | Tappare | Tapar | Verschließen',
        note: 'at once after pouring: air ages it | aussitôt servi : l’air le fatigue | subito dopo il servizio: l’aria lo consuma | nada más servir: el aire lo cansa | gleich nach dem Einschenken: Luft zehrt',
      },
      {
        icon: 'half_bottle',
        name: 'A smaller bottle | Un flacon plus petit | Una bottiglia più piccola | Una botella menor | Kleine Flasche',
        note: 'filled to the brim leaves no air | pleine à ras bord, plus d’air | piena fino all’orlo, niente aria | llena hasta el borde, sin aire | randvoll bleibt keine Luft',
      },
      {
        icon: 'snowflake',
        name: 'Cold | Au froid | Al freddo | En frío | Kalt',
        note: 'in the fridge, red wine too: it slows the air’s work | au réfrigérateur, le rouge aussi | in frigo, anche il rosso | en la nevera, el tinto también | in den Kühlschrank, auch Roten',
      },
      {
        icon: 'bottle',
        name: 'Upright | Debout | In piedi | De pie | Aufrecht',
        note: 'less wine touches the air | moins de vin touche l’air | meno vino tocca l’aria | menos vino toca el aire | weniger Wein berührt die Luft',
      },
      {
        icon: 'glass',
        name: 'Drink up | À boire vite | Finirla | Terminarla | Austrinken',
        note: 'red and full white within 3–5 days | rouge et blanc riche sous 3–5 jours | rosso e bianco ricco entro 3–5 giorni | tinto y blanco con cuerpo en 3–5 días | Roter und kräftiger Weißer in 3–5 Tagen',
        wine: 'red',
      },
    ],
  },
  five_senses: {
    title:
      'Wine and the Five Senses | Le vin et les cinq sens | Il vino e i cinque sensi | El vino y los cinco sentidos | Wein und die fünf Sinne',
    phrases: `five senses | 5 senses | senses wine* | senses tast* | tast* senses | wine* senses | all senses | cinq sens | 5 sens | sens vin | cinque sensi | 5 sensi | sensi vino | cinco sentidos | 5 sentidos | sentidos vino | funf sinne* | 5 sinne* | sinne* wein*`,
    isNarrow: true,
    points: [
      {
        icon: 'eye',
        name: 'Sight | La vue | La vista | La vista | Sehen',
        note: 'colour, depth, clarity, bubbles | couleur, intensité, limpidité, bulles | colore, intensità, limpidezza, bolle | color, capa, limpidez, burbujas | Farbe, Tiefe, Klarheit, Perlen',
      },
      {
        icon: 'nose',
        name: 'Smell | L’odorat | L’olfatto | El olfato | Riechen',
        note: 'fruit, flowers, spice, oak, age | fruits, fleurs, épices, bois, âge | frutta, fiori, spezie, legno, età | fruta, flores, especias, roble, edad | Frucht, Blüten, Gewürz, Holz, Alter',
      },
      {
        icon: 'tongue',
        name: 'Taste | Le goût | Il gusto | El gusto | Schmecken',
        note: 'sweet, sour, bitter, seldom salty | sucré, acide, amer, rarement salé | dolce, acido, amaro, di rado salato | dulce, ácido, amargo, rara vez salado | süß, sauer, bitter, selten salzig',
      },
      {
        icon: 'hand',
        size: 1.6,
        name: 'Touch | Le toucher | Il tatto | El tacto | Fühlen',
        note: 'body, tannin, warmth, prickle on the tongue | corps, tanins, chaleur, picotement en bouche | corpo, tannini, calore, pizzicore in bocca | cuerpo, taninos, calor, cosquilleo en boca | Körper, Gerbstoff, Wärme, Prickeln im Mund',
      },
      {
        icon: 'ear',
        name: 'Hearing | L’ouïe | L’udito | El oído | Hören',
        note: 'the cork, the pouring, the fizz, the clink | le bouchon, le vin versé, la mousse, le tintement | il tappo, il versare, le bollicine, il brindisi | el corcho, el servir, la burbuja, el brindis | Korken, Einschenken, Perlen, Anstoßen',
      },
    ],
  },
  pairing_steps: {
    title:
      'Pairing Step by Step | Accorder pas à pas | Abbinare passo per passo | Maridar paso a paso | Schritt für Schritt kombinieren',
    phrases: `steps pair* | step* pairing | pair* steps | pairing rules | rules pair* | how to pair wine food | etapes accord* | accord* etapes | regles accord* | passi abbin* | regole abbin* | pasos marid* | reglas marid* | schritte* speise* wein* | regeln speise* wein*`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'balance',
        name: 'Match the weight | Peser les deux | Pesare i due | Igualar el peso | Gewicht angleichen',
        note: 'light with light, rich with rich | léger avec léger, riche avec riche | leggero con leggero, ricco con ricco | ligero con ligero, potente con potente | leicht zu leicht, kräftig zu kräftig',
      },
      {
        icon: 'hard_cheese',
        name: 'Acid, salt, sweet | Acide, sel, sucre | Acido, sale, dolce | Ácido, sal, dulce | Säure, Salz, Süße',
        note: 'crisp wine for fat and salt; sweet food, sweeter wine | vin vif sur gras et sel ; mets sucré, vin plus doux | vino fresco su grasso e sale; dolce, vino più dolce | vino fresco con grasa y sal; postre, vino más dulce | frischer Wein zu Fett und Salz; Süßes, süßerer Wein',
      },
      {
        icon: 'glass',
        name: 'Taste both | Goûter ensemble | Assaggiare insieme | Probar juntos | Zusammen kosten',
        note: 'neither should hide the other | aucun ne doit couvrir l’autre | nessuno deve coprire l’altro | que ninguno tape al otro | keiner darf den anderen verdecken',
        wine: 'white',
      },
    ],
  },
  structure: {
    title:
      'What a Wine Is Built Of | La structure du vin | La struttura del vino | La estructura del vino | Woraus Wein gebaut ist',
    phrases: `acid* sugar alcohol | sugar acid* alcohol | balance wine | balanced wine | equilibre vin | equilibrio vin* | gleichgewicht wein | tannin* acid* alcohol | acid* tannin* alcohol | alcohol acid* tannin* | tannin* alcohol | acid* alcohol | sweetness acid* tannin* | structure wine | wine structure | components wine | wine components | building blocks wine | structure vin | structure du vin | struttura vino | estructura vino | aufbau wein | weinstruktur | tanin* acid* alcool | tannin* acid* alcol* | tanin* acid* alcohol | tannin saure alkohol`,
    isNarrow: true,
    points: [
      {
        icon: 'walnut',
        name: 'Tannin | Les tanins | I tannini | Los taninos | Tannine',
        note: 'dries the mouth, like strong tea; from skins, seeds, oak | assèche la bouche, comme un thé fort | asciuga la bocca, come il tè forte | seca la boca, como té fuerte | trocknet den Mund wie starker Tee',
      },
      {
        icon: 'lemon',
        name: 'Acidity | L’acidité | L’acidità | La acidez | Säuren',
        note: 'makes the mouth water, keeps wine fresh | fait saliver, garde la fraîcheur | fa salivare, tiene fresco il vino | hace salivar, da frescura | lässt den Mund wässern, hält frisch',
      },
      {
        icon: 'milk',
        name: 'Body | Le corps | Il corpo | El cuerpo | Körper',
        note: 'weight in the mouth: water, milk or cream | le poids en bouche : eau, lait ou crème | il peso in bocca: acqua, latte o panna | el peso en boca: agua, leche o nata | Gewicht im Mund: Wasser, Milch oder Rahm',
      },
      {
        icon: 'fire',
        name: 'Alcohol | L’alcool | L’alcol | El alcohol | Alkohol',
        note: 'warms the throat; from the grapes’ sugar | chauffe la gorge ; vient du sucre du raisin | scalda la gola; dallo zucchero dell’uva | calienta la garganta; del azúcar de la uva | wärmt die Kehle; aus dem Zucker der Trauben',
      },
      {
        icon: 'honey',
        name: 'Sweetness | Le sucre | La dolcezza | El dulzor | Süße',
        note: 'sugar that did not ferment | le sucre non fermenté | lo zucchero non fermentato | el azúcar sin fermentar | Zucker, der nicht vergor',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;
