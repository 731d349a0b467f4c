export const LABEL_DESIGNS = ['chateau', 'domaine', 'minimal', 'shield', 'drawn', 'deco'] as const;

export type LabelDesign = (typeof LABEL_DESIGNS)[number];
