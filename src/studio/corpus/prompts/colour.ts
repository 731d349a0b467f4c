/** Colours of things, grounds and wines. */
export const COLOUR = `
a yellow lemon => lemon=yellow
a green apple => apple=green
a red apple => apple=red
red napkin and a glass of white wine => napkin=red glass
blue napkin beside a bottle => napkin=blue bottle
green napkin => napkin=green
a white rose => rose=white
a pink rose => rose=pink
a red rose and a glass of white wine => rose=red glass
a yellow rose => rose=yellow
blue ribbon on a gift box => ribbon=blue gift_box
gold ribbon around a bottle => ribbon=yellow bottle
red ribbon on a white gift box => ribbon=red gift_box
a black gift box => gift_box=black
a green gift box with a red ribbon => gift_box=green ribbon=red
red candle and green pine => candle=red pine
white candles => candle=white
blue candle beside a glass => candle=blue glass
green bottle of white wine => bottle=green
blue bottle => bottle=blue
brown bottle of Riesling => bottle=brown
a red balloon => balloon=red
a red and a white balloon and a bottle of prosecco => 2*balloon balloon=red bottle .
pink and white roses in a glass vase next to a bottle of champagne => rose=pink rose=white vase bottle .
a bowl of green and black olives => bowl olive=green .
blue balloons and champagne => balloon=blue
yellow balloons => balloon=yellow
pink macarons => macaron=pink
green macarons and a glass of prosecco => macaron=green glass|champagne_flute
red book => book=red
a green book and a glass of port => book=green glass
a blue plate => plate=blue
white plate with three figs => plate=white 3*fig
purple grapes => grapes=purple
green grapes => grapes=green
black olives => olive=black
green olives => olive=green
red cherries => cherry=red
glass of red wine on white => glass=red @white_ground
glass of rosé on white => glass=pink @white_ground
bottle on a yellow background => bottle @colour_ground #yellow
bottle on a blue background => bottle @colour_ground #blue
glass of white wine on a pink background => glass @colour_ground #pink
champagne on a green backdrop => bottle|champagne_flute|glass @colour_ground #green
blue bottle of Riesling next to a green one => 2*bottle
three glasses of rosé in different shades => 3*glass .
label close-up with gold lettering 'Cuvée Marie' => bottle .
three bottles: red, white and rosé with wooden background => 3*bottle .
three bottles of wine in yellow, pink and blue [pop_art] => 3*bottle .
three wine glasses from above with different reds on a white marble table [gastro] => 3*glass .
yellow background, blue wine bottle, bold text CHEERS [pop_art] => bottle=blue "CHEERS" @colour_ground .
three bottles red white rosé on a table => 3*bottle ~red -glass .
red white rose wine bottles => 3*bottle ~red -rose .
six wine glasses from red to white => 6*glass .
duck breast on a dark plate, a glass of Pinot Noir beside it [gastro] => duck_breast plate=dark glass .
goat cheese salad on a blue-rimmed plate, white napkin to the left [gastro] => salad plate napkin=white .
scallops on a slate plate and a dark bowl of olives [gastro] => scallops plate=dark bowl=dark olive .
grilled octopus on a wooden plate [gastro] => pulpo plate=brown .
six bottles in a white wooden crate => 6*bottle crate=white .
a whole wheel of Comté cheese on a wooden board [gastro] => hard_cheese board .
corks and a vine leaf from above on white paper => cork vine_leaf -wrapping_paper .
product shot of a bottle of Champagne from straight above, white background => bottle .
seared scallops on a black plate with a fork to the left of the plate, dark slate table [gastro] => scallops plate=black fork .
dark chocolate tart with raspberries on a white plate with a gold rim [gastro] => pie plate=white .
beef carpaccio on a black round plate, a glass of rosé and a linen napkin in sage green [gastro] => carpaccio plate=black glass napkin=green .
`;
