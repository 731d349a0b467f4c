/** Attributes stay with their own noun, and refusals with theirs. */
export const BINDING = `
an olive-green bottle on wet stone => bottle -olive .
Barolo con tartufo bianco => truffle bottle ~red
Barolo con tartufo bianco e tagliatelle [gastro] => truffle bottle ~red .
an orange napkin and a red apple => napkin=orange apple=red -orange
a yellow napkin and a green apple => napkin=yellow apple=green
red candle and blue book => candle=red book=blue
green candle, red book => candle=green book=red
lemon cake and tea => cake -lemon
chocolate cake with strawberries => cake strawberry -chocolate
truffle pasta => pasta|truffle_pasta -truffle
rose garden with a glass of white wine => glass ~white
red roses and a glass of white wine => rose=red glass ~white
white roses and a glass of red wine => rose=white glass ~red
white plate and a glass of red wine => plate=white glass ~red
red napkin with white wine => napkin=red ~white
cheese board without bread => hard_cheese -bread
a bottle without a glass => bottle -glass
a glass, no bottle => glass -bottle
vineyard without people => @vineyard people:0
dinner for two, no candles => -candle
two glasses but no bottle on a terrace => 2*glass -bottle
pizza without wine => pizza -glass
oysters, no lemon => oyster -lemon
an empty glass and a full bottle => glass bottle
a dusty bottle and a clean glass => bottle glass
orange wine with an orange slice => glass ~orange
a bottle with a blue label on a white background => bottle @white_ground
peach coloured ribbon and a bottle => ribbon bottle -peach
cherry wood table with a glass of red => glass -cherry
apple tree behind a bottle => bottle -apple
olive oil and bread => bread -olive
black marble, white candle, red wine => candle=white ~red
rosé and roses => rose ~rose
glass table with a decanter => decanter
wine red velvet and a gold ribbon => ribbon
no flowers, just a bottle and a candle => bottle candle -flowers
three empty bottles and a full one on a window sill => 4*bottle .
two bottles of red wine and one bottle of white on a black marble counter => 3*bottle .
a box of twelve bottles => carton bottle
chocolate fondant with raspberries and a glass of Banyuls on a black plate [gastro] => chocolate_fondant glass plate=black .
une assiette de fromages et un verre de vin blanc => plate hard_cheese glass .
red wine poured into a decanter with a splash => decanter bottle splash .
gin and tonic with a splash of lemon => cocktail -splash .
two wine glasses, one with red and one with white wine, an open bottle between them => 2*glass bottle .
a checked red napkin and two glasses on a wooden table => napkin=red 2*glass .
black gift box with a gold ribbon, a bottle of red wine standing beside it => gift_box=black bottle .
brie, roquefort and comté on a round slate with walnuts [gastro] => board=dark soft_cheese blue_cheese hard_cheese walnut
ribeye steak with roasted potatoes on a cast iron pan [gastro] => frying_pan steak .
vegetarian tapas: patatas bravas, padrón peppers on a blue plate and olives [gastro] => patatas_bravas padron_peppers -ham
a pot of red geraniums beside a wooden bench => 1*potted_plant bench .
`;
