/** Italian customers. */
export const ITALIAN = `
vigneto con muretto a secco => @vineyard stone_wall .
una bottiglia di vino rosso e un calice => bottle glass
due calici di vino bianco in riva al mare => 2*glass
tre bottiglie di Barolo => 3*bottle
tagliere di formaggi e salumi con un calice di rosso => hard_cheese salami glass
pizza e un bicchiere di vino rosso => pizza glass
spaghetti e un calice di bianco => pasta glass
un cavatappi e due tappi => corkscrew 2*cork
una caraffa di vino e pane => carafe bread
botti in una cantina con volte di pietra => barrel
vigneto in autunno => @vineyard
mani che tengono un calice => hand glass
coppia che brinda in terrazza => people @terrace
bottiglia su sfondo bianco => bottle @white_ground #white
prosciutto, fichi e un calice di spumante => ham fig glass|champagne_flute
una rosa rossa e un calice di vino bianco => rose=red glass ~white
olive verdi e un calice di rosato => olive=green glass
gelato e un bicchiere di moscato => ice_cream glass
limoni a sinistra di una caraffa => lemon<carafe
una candela dietro una bottiglia => candle/bottle
tartufo e un calice di Barbaresco => truffle glass
torta al cioccolato con vin santo => cake -chocolate
cesto di uva nel vigneto => basket grapes @vineyard
un calice vuoto => glass
chitarra e vino sulla spiaggia => guitar @beach
un calice di rosso davanti al camino => glass @fireplace
un bicchiere di vino bianco e un finocchio => glass fennel .
tagliere di salumi con un bicchiere di Lambrusco => salami ham board glass
`;
