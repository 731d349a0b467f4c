/** Pop art in a row of panels, each in its own inks: how customers ask for it. */
export const SERIES_WORDS: ReadonlySet<string> = new Set(
  `warhol grid panels panel series serial repeated repetition tiles different grille panneaux griglia
  pannelli cuadricula paneles raster kacheln serie`.split(/\s+/),
);

/** Several of a thing, each in another colour. */
export const COLOURFUL_WORDS: ReadonlySet<string> = new Set(
  `colours colors farben couleurs colori colores colourful colorful multicoloured multicolored multicolor bright coloured colored neon rainbow bunte bunter bunten
  bunt farbige farbigen farbenfrohe colore colores colorees colorati colorate coloridas coloridos vives vivaci`.split(
    /\s+/,
  ),
);
