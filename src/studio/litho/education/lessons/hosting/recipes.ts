import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** Drinks that are mixed or warmed with wine: what goes in, in its order. */
export const RECIPE_LESSONS = {
  mulled_recipe: {
    title: 'Mulled Wine | Vin chaud | Vin brulé | Vino caliente especiado | Glühwein',
    phrases: `mulled wine | gluhwein | gluwein | vin chaud | vin brule | vino caliente | hot wine recipe | spiced wine recipe`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'bottle',
        wine: 'red',
        name: 'One bottle of red | Une bouteille de rouge | Una bottiglia di rosso | Una botella de tinto | Eine Flasche Rotwein',
        note: 'fruity, little oak | fruité, peu boisé | fruttato, poco legno | afrutado, poca madera | fruchtig, wenig Holz',
      },
      {
        icon: 'orange',
        name: 'One orange | Une orange | Un’arancia | Una naranja | Eine Orange',
        note: 'in slices, unwaxed | en tranches, non traitée | a fette, non trattata | en rodajas, sin tratar | in Scheiben, unbehandelt',
      },
      {
        icon: 'cinnamon',
        name: 'Cinnamon, star anise | Cannelle, badiane | Cannella, anice stellato | Canela, anís estrellado | Zimt, Sternanis',
        note: 'two sticks, two stars | deux bâtons, deux étoiles | due stecche, due stelle | dos ramas, dos estrellas | zwei Stangen, zwei Sterne',
      },
      {
        icon: 'clove',
        name: 'Four cloves | Quatre clous de girofle | Quattro chiodi di garofano | Cuatro clavos | Vier Nelken',
        note: 'and sugar or honey to taste | et sucre ou miel au goût | e zucchero o miele a piacere | y azúcar o miel al gusto | und Zucker oder Honig nach Geschmack',
      },
      {
        icon: 'saucepan',
        name: 'Warm, never boil | Chauffer sans bouillir | Scaldare, mai bollire | Calentar sin hervir | Erhitzen, nie kochen',
        note: 'below 78 °C the alcohol stays | sous 78 °C l’alcool reste | sotto 78 °C l’alcol resta | bajo 78 °C queda el alcohol | unter 78 °C bleibt der Alkohol',
      },
      {
        icon: 'mulled_wine',
        name: 'Steep and serve | Infuser, servir | Infondere, servire | Infusionar, servir | Ziehen und servieren',
        note: '20 minutes, strained, hot | 20 minutes, filtré, chaud | 20 minuti, filtrato, caldo | 20 minutos, colado, caliente | 20 Minuten, abgeseiht, heiß',
      },
    ],
  },
  sangria_recipe: {
    title: 'Sangría | Sangria | Sangria | Sangría | Sangria',
    phrases: 'sangria | sangrias',
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'bottle',
        wine: 'red',
        name: 'One bottle of red | Une bouteille de rouge | Una bottiglia di rosso | Una botella de tinto | Eine Flasche Rotwein',
        note: 'young Tempranillo or Garnacha | jeune tempranillo ou garnacha | Tempranillo o Garnacha giovane | tempranillo o garnacha joven | junger Tempranillo oder Garnacha',
      },
      {
        icon: 'orange',
        name: 'Orange and lemon | Orange et citron | Arancia e limone | Naranja y limón | Orange und Zitrone',
        note: 'in slices | en tranches | a fette | en rodajas | in Scheiben',
      },
      {
        icon: 'peach',
        name: 'Peach or apple | Pêche ou pomme | Pesca o mela | Melocotón o manzana | Pfirsich oder Apfel',
        note: 'in cubes | en dés | a cubetti | en dados | in Würfeln',
      },
      {
        icon: 'sugar',
        name: 'Sugar, cinnamon | Sucre, cannelle | Zucchero, cannella | Azúcar, canela | Zucker, Zimt',
        note: 'two spoons, one stick | deux cuillères, un bâton | due cucchiai, una stecca | dos cucharadas, una rama | zwei Löffel, eine Stange',
      },
      {
        icon: 'fridge',
        name: 'Two hours cold | Deux heures au frais | Due ore al fresco | Dos horas en frío | Zwei Stunden kühlen',
        note: 'the fruit gives its juice | les fruits rendent leur jus | la frutta dà il succo | la fruta suelta su jugo | die Früchte geben Saft',
      },
      {
        icon: 'jug',
        name: 'Soda, ice, serve | Soda, glace, servir | Soda, ghiaccio, servire | Soda, hielo, servir | Soda, Eis, servieren',
        note: 'from a jug | en pichet | in caraffa | en jarra | im Krug',
      },
    ],
  },
  spritz_recipe: {
    title: 'Spritz',
    phrases: `spritz recipe | recipe spritz | aperol spritz | how make spritz | make spritz | recette spritz | ricetta spritz | receta spritz | spritz rezept | rezept spritz`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'ice_cube',
        name: 'Ice | Glaçons | Ghiaccio | Hielo | Eis',
        note: 'fill a large wine glass | remplir un grand verre | riempire un grande calice | llenar una copa grande | ein großes Weinglas füllen',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: '9 cl Prosecco',
        note: 'three parts | trois parts | tre parti | tres partes | drei Teile',
      },
      {
        icon: 'spirit_bottle',
        name: '6 cl Aperol',
        note: 'two parts | deux parts | due parti | dos partes | zwei Teile',
      },
      {
        icon: 'water_bottle',
        name: 'A splash of soda | Un trait de soda | Uno spruzzo di soda | Un chorrito de soda | Ein Schuss Soda',
        note: 'one part | une part | una parte | una parte | ein Teil',
      },
      {
        icon: 'cocktail',
        name: 'Orange slice | Tranche d’orange | Fetta d’arancia | Rodaja de naranja | Orangenscheibe',
        note: 'stir once, serve | remuer une fois, servir | mescolare una volta, servire | remover una vez, servir | einmal rühren, servieren',
      },
    ],
  },
} satisfies Record<string, Lesson>;
