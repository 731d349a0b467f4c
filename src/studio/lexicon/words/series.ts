/** Pop art in a row of panels, each in its own inks: how customers ask for it. */
export const SERIES_WORDS: ReadonlySet<string> = new Set(
  `warhol grid panels panel series serial repeated repetition tiles different grille panneaux griglia
  pannelli cuadricula paneles raster kacheln serie`.split(/\s+/),
);
