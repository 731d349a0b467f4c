import type { StyleId } from '#shared/rules/pictures/generation.ts';

/** Prompts of wineries, shops, teachers and restaurants as they were typed, each with its style; read, not drawn, by tests. */
export const EVERYDAY: readonly { styleId: StyleId; prompt: string }[] = `
cinematic | three glasses of white wine on a wooden table in a sunny garden
gastro | Cheese board with brie, blue cheese, walnuts and figs next to a bottle of port
cinematic | A winemaker checking the colour of a red wine in front of stainless steel tanks
pastel | bottle of rose in an ice bucket by the pool
classical_heritage | still life with a decanter of red wine, a loaf of bread, a knife and grapes, dark background
illustration_poster | Vintage travel poster of Burgundy with vineyards and a church tower
education | diagram of the layers of a grape berry: skin, pulp, seeds
meme_style | when the waiter asks if you want a second bottle
gastro | oysters on ice with lemon and a glas of chablis
cinematic | old man pruning vines in winter, snow on the ground
cinematic | Une bouteille de champagne et deux flûtes devant une cheminée, ambiance de Noël
pastel | picnic blanket with a basket, baguette, strawberries and a bottle of sparkling wine, no people
gastro | grilled steak with fries and a glass of malbec
pop_art | pop art lips drinking red wine through a straw
cinematic | Close-up of hands holding a bunch of freshly picked pinot noir grapes
education | map of the Bordeaux wine region with left bank and right bank
cinematic | packshot of a burgundy bottle on pure white background, no shadow
meme_style | a cat looking at an empty wine glass, top text: IT'S BEEN 5 MINUTES
cinematic | Terraced vineyards above the Douro river at golden hour
classical_heritage | a monk tasting wine from a barrel in a monastery cellar by candle light
cinematic | Wedding table outdoors with white roses, string lights and glasses of prosecco
gastro | sushi platter with chopsticks and a glass of riesling, top view
cinematic | sommelier with a black apron smelling a glass of red in an elegant restaurant
pastel | a pink bicycle with a basket full of wine bottles leaning against a lavender coloured wall
illustration_poster | Harvest festival poster, tractor with trailer full of grapes, text 'Harvest Fest 12 October'
cinematic | eine Weinflasche und zwei Gläser auf einer Holzbank mit Blick auf die Mosel im Herbst
gastro | mussels in white wine with parsley in a black pot
cinematic | empty restaurant table by the window at night, rain outside, one glass of red wine, copy space on the left
education | how sparkling wine is made, traditional method step by step infographic
meme_style | dog wearing sunglasses with a glass of rose, 'Rosé all day'
cinematic | corkscrew, cork and foil cutter on a marble counter, macro shot
cinematic | two women laughing and toasting with white wine on a balcony in Lisbon
gastro | Thanksgiving turkey on the table with pinot noir, pumpkin and candles
classical_heritage | Portrait of a Renaissance nobleman with a goblet of wine
cinematic | a horse ploughing between the vines in spring
pop_art | four champagne bottles in a grid, each a different colour, Warhol style
cinematic | una copa de vino tinto con jamon iberico y aceitunas en una barra de bar en Sevilla
pastel | minimalist packshot of an orange wine in a clear bottle next to a dried flower, beige backdrop
cinematic | underground cellar with rows of oak barrels and a winemaker taking a sample with a wine thief
education | wine glass shapes chart: bordeaux, burgundy, white, flute, coupe, port
cinematic | someone pouring red wine from a decanter into a glass, close up, dark moody light
gastro | margherita pizza on a wooden board and chianti in a straw flask, checkered tablecloth
cinematic | bottle lying on its side in straw inside a wooden crate
cinematic | vinyard in fog early morning with a single oak tree, no buildings
illustration_poster | art deco poster for a wine bar called 'Le Petit Verre', woman with a champagne coupe
pastel | gift box with a bottle and a red ribbon for Mother's Day, tulips
gastro | dark chocolate truffles and raspberries with a small glass of sweet wine
meme_style | skeleton sitting at a bar waiting for the 2010 Barolo to be ready
cinematic | un bicchiere di vino bianco sul tavolo di una terrazza con vista sul lago di Como
cinematic | bartender in a wine bar with chalkboard menu behind him and shelves of bottles
cinematic | Tuscany hills with cypress trees, a stone farmhouse and a glass of red wine in the foreground
gastro | roast chicken with potatoes and rosemary, a glass of chardonnay to the left of the plate
cinematic | kids stomping grapes barefoot in a big wooden tub
classical_heritage | Bacchus with a crown of vine leaves raising a cup, baroque oil painting
pop_art | comic explosion POP! with a flying champagne cork
education | the parts of a grapevine labelled: roots, trunk, cane, shoot, leaf, cluster
cinematic | red wine spilled on a white carpet, fallen glass
pastel | flat lay of wine tasting notes: notebook, pencil, glass of rosé, rose petals and peach slices
meme_style | a robot sommelier serving wine on Mars
cinematic | half full glass of red wine on top of an old barrel, a black cat sleeping beside it
cinematic | chateau in bordeaux with long gravel driveway, blue sky, vineyards both sides
gastro | Spaghetti vongole, verre de vin blanc et citron sur une nappe bleue
illustration_poster | Weinfest Plakat mit Trauben, Riesenrad und Text WEINFEST 2026
cinematic | Six bottles of red wine in a row on a shelf, the third one is lit
cinematic | friends having a barbecue in the backyard in summer with beer and wine on the table
pastel | white wine glass with condensation, green grapes and a slice of melon, soft daylight
education | temperature chart for serving wines, sparkling 6-8, white 8-12, red 14-18
meme_style | me pretending to taste notes of leather and forest floor, grandma with a wine glass
cinematic | champagne tower with golden light at new years eve, fireworks in the background
cinematic | a worker with a straw hat emptying a crate of grapes into the press
cinematic | mulled wine in a glass mug with orange, cinnamon and star anise at a christmas market
gastro | paella in a pan, two glasses of rosado, beach restaurant behind
illustration_poster | minimal poster of a blue wine bottle with the sea inside it
cinematic | couple holding hands walking through the vineyard at sunset, seen from behind
classical_heritage | una bodega antigua con tinajas de barro y una escalera de piedra
pop_art | A corkscrew as superhero, bright yellow background with halftone dots
cinematic | Black background, a single drop of red wine falling into a glass, splash
education | carte des vins de France avec Alsace, Loire, Bourgogne, Rhône et Provence
meme_style | expectation vs reality: wine tasting trip
cinematic | label-free green magnum bottle with wax seal on a stone wall, autumn leaves around it
cinematic | winery tasting room with big windows, a long counter and visitors, view over the vines
gastro | vegan bowl with avocado, chickpeas and tomatos, glas of sauvignon blanc behind it
illustration_poster | retro poster: fox stealing grapes at night under the moon
cinematic | ein Winzer mit Bart hält eine Kiste Trauben und lächelt in die Kamera
meme_style | nobody: ... wine people: swirling water in the glass
education | soil profile under a vineyard: topsoil, clay, limestone, roots going deep
illustration_poster | un cartel con una botella de jerez, una guitarra y un abanico rojo
pop_art | woman with blue hair and sunglasses holding a glass of red wine, pink background
cinematic | hot air balloons over Napa valley vineyards at dawn
cinematic | una bottiglia di Barolo con tartufo bianco e tagliolini, luce calda
cinematic | two glasses of red wine and a candle on a small table, romantic dinner for valentines day
gastro | lamb chops with roasted vegetables and a glass of syrah
cinematic | snowy vineyard with a chapel on the hill, winter morning, no bottles
pastel | lemon, basil and a glass of vermentino on a blue and white tablecloth
illustration_poster | poster for our summer wine tasting, boat on a lake, title 'Wine & Waves'
education | map of Italian wine regions
meme_style | top text: WHEN SOMEONE PUTS ICE IN THE BORDEAUX, picture of a shocked sommelier
cinematic | woman with a hat harvesting grapes with secateurs, basket on her back
cinematic | packshot of a riesling bottle, black background, rim light
gastro | tapas: olives, manchego, chorizo, bread and a glass of rioja
cinematic | an open wine book, reading glasses and a glas of port by the fireplace
cinematic | five wine bottles of different colours lined up on white background
gastro | plateau de fromages avec du raisin, du miel et un verre de sauternes
cinematic | wooden crate full of red wine bottles, top view
pop_art | champagne bottle exploding with foam, text CHEERS!
cinematic | dog lying under the table in a winery courtyard, glass of white on the table
classical_heritage | oil painting of a silver goblet, pomegranate, grapes and a lobster on dark cloth
education | the steps of red wine making from harvest to bottle
cinematic | chef and sommelier talking in a restaurant kitchen
cinematic | una cantina con botti grandi e una scala di legno
cinematic | close up of a cork with the year 1998 stamped on it next to a red wine glass
gastro | burger and fries with a glass of zinfandel on a wooden tray
pastel | easter brunch with painted eggs, tulips and three flutes of cremant
cinematic | santorini white houses with blue domes, glass of assyrtiko on the wall, sea behind
meme_style | cat judging you for buying boxed wine
cinematic | Ein Stapel Holzfässer vor einem Weinkeller, Abendlicht, keine Menschen
illustration_poster | three wine bottles as skyline of a city at night
cinematic | hand swirling red wine in a big burgundy glass, dark background
gastro | salmon fillet with asparagus, pinot gris on the right, empty space at the top for text
education | how to hold a wine glass correctly, right and wrong
cinematic | old dusty bottles on a rack in a stone cellar with cobwebs
cinematic | cheese fondue with bread cubes, fendant white wine, alpine hut with snow outside the window
cinematic | glass of rosé on the beach at sunset, straw hat and sunglasses next to it
pop_art | red lips biting a green grape
pastel | wedding invitation background with vine leaves and white flowers, empty centre
cinematic | birthday cake with candles and a bottle of prosecco, balloons
illustration_poster | Oktober Weinlese: Traktor im Weinberg, Herbstfarben, Titel 'Weinlese 2026'
cinematic | laboratory with test tubes of wine, a refractometer and a notebook
meme_style | me: just one glass. also me: (three empty bottles on the table)
gastro | tarte tatin aux pommes et une coupe de cidre, table en bois
`
  .trim()
  .split('\n')
  .map((line) => {
    const [styleId = '', prompt = ''] = line.split(' | ');
    return { styleId: styleId as StyleId, prompt };
  });
