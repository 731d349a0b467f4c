/** What is drawn is not announced, what is not drawn is, in whole phrases; words keep the meaning they have there. */
export const HONESTY = `
a grape picker cutting a bunch of grapes in the vineyard => people .
huîtres fraîches sur glace et un verre de muscadet => oyster glass -ice_cream .
quatre verres de vin rouge alignés sur un tonneau => 4*glass glass@barrel .
a friendly sommelier in a restaurant, elegantly dressed => people @restaurant
a glass of white wine and a handful of zeppelins => glass !zeppelins
a bottle of red wine, a man juggling knives => bottle people !juggling
a cup of wine and a loaf of bread => glass|clay_cup bread -cup
three bottles of our estate wine on a wooden table => 3*bottle .
paella de marisco con una copa de vino blanco => paella glass .
eine Flasche Weißwein und zwei gelbe Birnen => bottle 2*pear .
un cestino di pane e due bicchieri di vino rosso => bread 2*glass
una cata de cinco vinos => 5*glass
a flight of three white wines => 3*glass
avocado toast and a glass of rosé => avocado toast_points glass
une bouteille de champagne dans un seau => bottle@ice_bucket
un verre de vin chaud => mulled_wine
wine tasting for six friends around a table => people
the winemaker's hat and a glass on a barrel => straw_hat glass barrel
le chien du vigneron et un tonneau => dog barrel people:0
a bottle, due to the rain indoors => 1*bottle
a bottle with white lilies and a hovercraft => bottle !hovercraft
Le Beaujolais Nouveau est arrivé ! affiche avec un verre [illustration_poster] => glass "Le Beaujolais Nouveau est arrivé !"
Wine & Jazz Night! poster with a saxophone [illustration_poster] => saxophone "Wine & Jazz Night!"
¡Feliz Año Nuevo! cartel con dos copas de cava [illustration_poster] => 2*champagne_flute "¡Feliz Año Nuevo!"
pop art woman with red lipstick and a glass [pop_art] => people glass -lipstick
`;
