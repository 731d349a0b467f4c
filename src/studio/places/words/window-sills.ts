const SILL =
  /\b(?:(?:window ?)?sills?|window ?ledges?|rebords? d(?:e|u|e la) fenetre|rebord (?:d une|de (?:la|ma|sa)) fenetre|appui de (?:la )?fenetre|davanzal[ei]|alfeizar(?:es)?|repisa de la ventana|fensterb[ar]\w+|fenstersims\w*)\b/;

/** Whether folded words name the board of a window. */
export const isSill = (said: string): boolean => SILL.test(said);
