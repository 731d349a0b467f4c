import type { PlaceId } from '#studio/places/place.ts';

/** Words for shops that sell something else than wine, and for the halls of castles; folded, in five languages. */
export const TRADE_WORDS: Partial<Record<PlaceId, string>> = {
  bakery: `
    bakery | bakery window | bakery shop | bakery counter | bakery shelves | bread shop | baker s shop | bakers shop | pastry shop | boulangerie | patisserie shop |
    boulangerie patisserie | panetteria | panificio | pasticceria | panaderia | pasteleria | backerei | backstube | konditorei`,
  cheese_shop: `
    cheese shop | cheese shop window | cheese store | cheese counter | cheesemonger s | cheesemonger s shop | cheesemonger shop | fromagerie | cremerie |
    negozio di formaggi | banco dei formaggi | formaggeria | queseria | tienda de quesos | kaseladen | kasegeschaft | kasetheke`,
  butcher_shop: `
    butcher shop | butcher s shop | butchers shop | butcher s counter | butcher counter | meat counter | boucherie | macelleria | carniceria |
    metzgerei | fleischerei | fleischtheke`,
  flower_shop: `
    flower shop | florist window | flower store | florist shop | florist s shop | florist s | florist store | boutique de fleurs | magasin de fleurs |
    negozio di fiori | floristeria | tienda de flores | blumenladen | blumengeschaft`,
  delicatessen: `
    delicatessen | deli | deli window | delicatessen window | deli counter | delicatessen counter | delicatessen shop | gourmet shop | epicerie | epicerie fine | gastronomia | salumeria |
    tienda gourmet | charcuteria | feinkostladen | feinkost | feinkostgeschaft | feinkosttheke | delikatessenladen`,
  chocolate_shop: `
    chocolate shop | chocolate shop window | chocolate store | chocolatier s shop | confectionery shop | sweet shop | candy shop | chocolaterie | confiserie |
    cioccolateria | chocolateria | bomboneria | schokoladenladen | schokoladengeschaft | pralinenladen`,
  fish_shop: `
    fish shop | fish counter | fish market | fishmonger s | fishmonger s shop | fishmonger s stall | fishmonger s counter | seafood counter |
    seafood market | poissonnerie | marche aux poissons | pescheria | mercato del pesce | pescaderia | mercado de pescado |
    fischladen | fischgeschaft | fischtheke | fischmarkt`,
  greengrocer: `
    greengrocer | greengrocer s | greengrocer s shop | greengrocers | fruit shop | fruit stand | fruit and vegetable shop | vegetable shop |
    produce shop | farm shop | primeur | magasin de fruits | fruttivendolo | negozio di frutta | fruteria | verduleria |
    obstladen | gemuseladen | hofladen`,
  bookshop: `
    bookshop | book shop | bookstore | book store | librairie | negozio di libri | libreria | tienda de libros | buchhandlung | buchladen`,
  castle_hall: `
    castle hall | medieval hall | medieval castle hall | great hall | great hall of a castle | hall of a castle | hall of the castle | knights hall | salle du chateau |
    salle medievale | sala del castello | salone del castello | sala medievale | salon del castillo | sala medieval | rittersaal | burgsaal`,
};
