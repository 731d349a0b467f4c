/** The customer's words are the caption. */
export const MEMES = `
meme "Monday" / "More wine" [meme_style] => "Monday" "More wine"
meme with a glass, caption "It is five o'clock somewhere" [meme_style] => glass "It is five o'clock somewhere"
top text: "One glass" bottom text: "they said" with a bottle [meme_style] => bottle "One glass" "they said"
when the sommelier says notes of wet dog [meme_style] => "when the sommelier says notes of wet dog"
when you find a second bottle in the fridge [meme_style] => bottle
me pretending to smell blackcurrant [meme_style] => "me pretending to smell blackcurrant"
red wine vs white wine [meme_style] => glass|bottle
expectation: sipping elegantly, reality: the whole bottle [meme_style] => bottle
meme about running out of wine, empty bottle [meme_style] => bottle
meme of a cat staring at a glass of wine [meme_style] => glass
quand le bouchon casse [meme_style] => "quand le bouchon casse"
quando il vino finisce [meme_style] => "quando il vino finisce"
cuando se acaba el vino [meme_style] => "cuando se acaba el vino"
wenn der Korken bricht [meme_style] => "wenn der Korken bricht"
nobody: / me at the tasting: I'll have another [meme_style] => glass|bottle
meme "Decanting is cardio" with a decanter [meme_style] => decanter "Decanting is cardio"
distracted boyfriend meme: me, new wine, the bottles I already have [meme_style] => people glass bottle .
skeleton waiting on a bench with a glass: me waiting for my barolo to mature [meme_style] => skeleton bench glass .
Nobody: Absolutely nobody: Wine people: it is five o'clock somewhere [meme_style] => people "Nobody:" "Absolutely nobody:" .
nobody brought a corkscrew meme [meme_style] => people -corkscrew "nobody brought a corkscrew"
sloth with wine: weekend mood [meme_style] => sloth glass "weekend mood" .
wine o'clock [meme_style] => clock glass "wine o'clock" .
dog driving a tractor: 'harvest day, finally' [meme_style] => dog tractor "harvest day, finally" .
this is fine dog with a glass of wine in a burning cellar [meme_style] => dog glass fire "This is fine" .
pigeon stealing a cork: 'mine now' [meme_style] => dove cork "mine now"
`;
