/** What is in, on, with and around what; who wears and holds; what must stay out. */
export const CONTAINING = `
sunflowers in a blue jug [pastel] => sunflower jug=blue sunflower@jug .
a vase of peonies next to a bottle of sparkling wine [pastel] => flowers bottle .
tulips in a white pitcher and two lemons [pastel] => tulip jug 2*lemon .
roses in a glass vase with fallen petals [classical_heritage] => rose vase petals .
a bowl with cherries and a glass of red => bowl cherry cherry@bowl glass
a basket full of apples on a wooden table => basket apple apple@basket
picnic basket with bread, cheese and a bottle of rosé => basket bread hard_cheese bottle
a wooden crate full of wine bottles => crate bottle bottle@crate
une caisse pleine de bouteilles de vin => crate bottle bottle@crate
ein Korb mit Äpfeln und Birnen => basket apple pear
un cesto di limoni e una bottiglia di bianco => basket lemon bottle ~white
una cesta con uvas y una botella de tinto => basket grapes bottle ~red
a bottle of champagne inside an ice bucket => bottle ice_bucket bottle@ice_bucket
a candle on top of a barrel => candle barrel candle@barrel
a lemon between two bottles => lemon 2*bottle
candles around a bottle of port => candle bottle
a bowl of olives, bread and a glass of white => olive bread glass ~white
bowl with strawberries next to a flute of prosecco => bowl strawberry champagne_flute|glass
gift box with a red ribbon and a bottle => gift_box ribbon bottle
a robot sommelier pouring wine [illustration_poster] => robot
a cat sommelier with a glass of red [illustration_poster] => cat glass
poster of a church tower above the vineyard [illustration_poster] => church
a glass of red, no bottle, no people => glass -bottle people:0 ~red
bottle of white without glasses => bottle -glass ~white
eine Flasche Riesling ohne Gläser => bottle|flute_bottle -glass ~white
une bouteille de rouge sans verre => bottle -glass ~red
una botella de tinto sin copas => bottle -glass ~red
una bottiglia di rosso senza bicchieri => bottle -glass ~red
vigne sans personne => @vineyard people:0
viñedo sin gente => @vineyard people:0
vineyard at dawn, no bottles, no buildings => @vineyard -bottle -house
a pink candle and a blue napkin => candle=pink napkin=blue
two green apples in a white bowl => apple=green bowl=white
white roses and a green bottle => rose=white bottle
a burgundy bottle on white => bottle @white_ground
lemon and basil on a blue tablecloth => lemon herbs
a pair of glasses of red => 2*glass ~red
several candles and a book => candle book
a few bottles of red in a row => bottle ~red
half a dozen eggs and a bottle of cremant => egg bottle
a book, a refractometer and a glass of port => book glass refractometer
a king with a glass of red => people !king
bottle of rosé lying on crushed ice => bottle ice_bed
a whole fish on crushed ice with lemon => fish ice_bed lemon
champagne on ice => ice_bucket bottle
six bottles in a cardboard box => 6*bottle carton
a glass vase full of wine corks => vase cork
bowl of strawberries with a coupe of champagne => bowl strawberry glass
gin and tonic with a slice of lime on the rim => cocktail lime
glass of rosé with ice cubes and mint => glass ice_cube herbs
champagne flute with a strawberry on the rim => champagne_flute strawberry
orange wine in a tumbler => tumbler
bicycle with baguettes in its basket in a vineyard => bicycle baguette .
wicker basket with a baguette, cheese and a bottle of wine => basket baguette hard_cheese bottle .
baguettes in a basket next to a glass of red wine => baguette basket glass .
wine bottles in a fridge => bottle fridge .
ratatouille in a cast-iron pan [gastro] => ratatouille frying_pan .
goulash in a copper pot with dark bread [gastro] => goulash saucepan bread .
bowl of mussels with fries and Muscadet [gastro] => bowl mussels fries bottle .
mulled wine in a copper pot with orange slices => mulled_wine saucepan orange .
crate of freshly picked grapes between the rows => crate grapes vines .
riddling racks with champagne bottles in a chalk cellar => riddling_rack .
used corks in a glass jar => cork jar .
`;
