import type { Lesson } from './lesson.ts';

/** All of a wine list at a glance: six kinds, whose degrees and dishes are those of our own plates. */
export const CHEAT_SHEET_LESSONS = {
  cheat_sheet: {
    title:
      'Wine Cheat Sheet | L’essentiel du vin | Il vino in breve | El vino de un vistazo | Wein auf einen Blick',
    phrases: `cheat sheet | wine cheat sheet | wine at a glance | aide memoire | antiseche | essentiel du vin | bigino | vino in breve | chuleta | vino de un vistazo | spickzettel | wein auf einen blick`,
    isNarrow: true,
    points: [
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Sparkling | Effervescent | Spumante | Espumoso | Schaumwein',
        note: 'Champagne, Cava; 6–10 °C; oysters | Champagne, Cava ; 6–10 °C ; huîtres | Champagne, Cava; 6–10 °C; ostriche | Champagne, Cava; 6–10 °C; ostras | Champagner, Cava; 6–10 °C; Austern',
      },
      {
        icon: 'glass',
        wine: 'white',
        name: 'Light white | Blanc vif | Bianco fresco | Blanco fresco | Leichter Weißer',
        note: 'Muscadet, Pinot Grigio; 7–10 °C; fish | Muscadet, Pinot Grigio ; 7–10 °C ; poisson | Muscadet, Pinot Grigio; 7–10 °C; pesce | Muscadet, Pinot Grigio; 7–10 °C; pescado | Muscadet, Pinot Grigio; 7–10 °C; Fisch',
      },
      {
        icon: 'glass',
        wine: 'orange',
        colour: '#e2b84a',
        name: 'Rich white | Blanc riche | Bianco ricco | Blanco con cuerpo | Kräftiger Weißer',
        note: 'Chardonnay, Viognier; 10–13 °C; chicken | Chardonnay, Viognier ; 10–13 °C ; poulet | Chardonnay, Viognier; 10–13 °C; pollo | Chardonnay, Viognier; 10–13 °C; pollo | Chardonnay, Viognier; 10–13 °C; Huhn',
      },
      {
        icon: 'glass',
        wine: 'rose',
        name: 'Rosé | Rosé | Rosato | Rosado | Rosé',
        note: 'Provence, Tavel; 8–12 °C; salad | Provence, Tavel ; 8–12 °C ; salade | Provence, Tavel; 8–12 °C; insalata | Provence, Tavel; 8–12 °C; ensalada | Provence, Tavel; 8–12 °C; Salat',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: 'Light red | Rouge léger | Rosso leggero | Tinto ligero | Leichter Roter',
        note: 'Pinot Noir, Gamay; 13–15 °C; ham | Pinot noir, gamay ; 13–15 °C ; jambon | Pinot nero, Gamay; 13–15 °C; prosciutto | Pinot noir, Gamay; 13–15 °C; jamón | Pinot noir, Gamay; 13–15 °C; Schinken',
      },
      {
        icon: 'glass',
        wine: 'red',
        name: 'Full red | Rouge corsé | Rosso corposo | Tinto con cuerpo | Kräftiger Roter',
        note: 'Cabernet, Syrah; 15–18 °C; steak | Cabernet, syrah ; 15–18 °C ; bœuf | Cabernet, Syrah; 15–18 °C; bistecca | Cabernet, Syrah; 15–18 °C; filete | Cabernet, Syrah; 15–18 °C; Steak',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Lesson>>;
