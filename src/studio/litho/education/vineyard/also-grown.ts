/** Grapes of a region beside those that its map has room for, by area; reds first. Sources: docs/studio/facts.md. */
export const ALSO_GROWN: Readonly<Record<string, string>> = {
  bordeaux: 'Cabernet Franc, Petit Verdot, Malbec, Muscadelle',
  burgundy: 'Aligoté',
  germany: 'Dornfelder, Grauburgunder, Weißburgunder, Scheurebe',
  loire: 'Pinot Noir, Gamay, Melon de Bourgogne',
  rhone: 'Mourvèdre, Carignan, Marsanne, Roussanne',
  alsace: 'Pinot Blanc, Muscat',
  languedoc: 'Mourvèdre, Cinsault, Picpoul',
  tuscany: 'Canaiolo, Colorino, Trebbiano, Vermentino',
  veneto: 'Rondinella, Molinara',
  rioja: 'Graciano, Mazuelo, Viura',
  douro: 'Touriga Franca, Tinta Roriz, Tinta Barroca, Tinto Cão',
};
