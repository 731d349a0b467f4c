/** Spanish customers. */
export const SPANISH = `
bodega moderna al atardecer entre viñas => house vines .
bodega moderna con depósitos de acero => tank @winery .
una botella de vino tinto y una copa => bottle glass
dos copas de vino blanco en la playa => 2*glass @beach
tres botellas de Rioja => 3*bottle
jamón y aceitunas con una copa de fino => ham olive glass
paella y una botella de rosado => paella bottle
tabla de quesos con uvas => hard_cheese grapes
un sacacorchos y un corcho => corkscrew cork
barricas en una bodega con bóveda => barrel
viñedo al atardecer => @vineyard
manos sosteniendo una copa => hand glass
una pareja brindando en la terraza => people @terrace
botella sobre fondo blanco => bottle @white_ground #white
botella de cava en una cubitera => bottle@ice_bucket
gambas y un limón => prawn lemon
una rosa roja y una copa de vino blanco => rose=red glass ~white
higos y miel => fig honey
una vela detrás de una copa => candle/glass
naranjas a la izquierda de una jarra => orange<jug|carafe
chocolate y una copa de oporto => chocolate glass
cesta con uvas en el viñedo => basket grapes @vineyard
una copa vacía => glass
guitarra y una botella de vino => guitar bottle
pan, queso y vino => bread hard_cheese
copa de vino tinto junto a la chimenea => glass @fireplace
seis ostras con una copa de albariño => 6*oyster glass
una copa de vino blanco y una gaviota => glass seagull .
vino tinto en un vaso de plástico => plastic_cup .
`;
