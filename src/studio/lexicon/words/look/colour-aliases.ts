/** The same colours in other spellings and languages. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  grey: `gray | light grey | light gray | pale grey | pale gray | gris clair | gris claro | grigio chiaro | hellgrau | hellgraue | hellgrauem | hellgrauer |
    dark grey | dark gray | gris fonce | gris oscuro | grigio scuro | dunkelgrau | dunkelgraue | dunkelgrauem | dunkelgrauer |
    charcoal | anthracite | gris | grise | grises | grigio | grigia | grigi | grigie | grau | graue | grauer | grauem | graues | grauen`,
  peach: `salmon pink | salmon coloured | peach coloured | peach colored | pfirsichfarben | pfirsichfarbene |
    pfirsichfarbener | pfirsichfarbenem | pfirsichfarbenes | pfirsichfarbenen | aprikosenfarben |
    aprikosenfarbene | aprikosenfarbener | aprikosenfarbenem | aprikosenfarbenes | aprikosenfarbenen |
    lachsfarben | lachsfarbene | lachsfarbener | lachsfarbenem | lachsfarbenes | lachsfarbenen`,
  cream: `champagne coloured | champagne colored | champagne colour | cremefarben | cremefarbene | cremefarbener |
    cremefarbenem | cremefarbenes | cremefarbenen | champagnerfarben | champagnerfarbene |
    champagnerfarbener | champagnerfarbenem | champagnerfarbenes | champagnerfarbenen | color crema`,
  amber: 'honey coloured | honey colored',
  beige: 'straw coloured | straw colored | tan | sand coloured',
  yellow: `lemon yellow | pastel yellow | pale yellow | mustard | mustard yellow | jaune | giallo | amarillo | gelb
    | jaunes | gialla | gialli | gialle | amarilla | amarillos | amarillas | gelbe | gelben | gelber | gelbem | gelbes | zitronengelb |
    zitronengelbe | zitronengelber | zitronengelbem | zitronengelbes | zitronengelben`,
  green: `apple green | lime green | lime coloured | pale green | pastel green | vert clair | hellgrun |
    dark green | forest green | light green | bottle green | dunkelgrun | mint | mint green | sage |
    sage green | vert | verte | verde | grun | verts | vertes | verdi | verdes | grune | gruner | grunem |
    grunes | grunen | mintgrun | mintgrune | mintgruner | mintgrunem | mintgrunes | mintgrunen | limettengrun |
    limettengrune | limettengruner | limettengrunem | limettengrunes | limettengrunen | vert sauge | verde salvia | salbeigrun | salbeigrune | salbeigrunen | vert fonce | verde scuro | verde oscuro | vert bouteille | verde bottiglia | verde botella | flaschengrun | flaschengrune | vert menthe |
    verde menta | vert citron | verde lime | verde lima`,
  olive: `olive green | moss green | olivgrun | olivgrune | olivgruner | olivgrunem | olivgrunes | olivgrunen |
    vert olive | verde oliva | khaki`,
  emerald: 'racing green',
  red: `cherry red | rouge | rosso | rossa | rojo | roja | tinto | rot | rote | roter | roten | rouges | rossi |
    rosse | rojos | rojas | tintos | rotes`,
  ruby: 'ruby red',
  crimson: 'brick red | granate | grenat',
  kraft: 'kraft brown | kraft coloured',
  brown:
    'chocolate brown | chestnut brown | coffee brown | marron | marrons | marrone | marroni | marrones | braun | braune | brauner | braunem | braunes | braunen',
  'rose gold': 'rosegold | oro rosa | oro rosado | or rose',
  fuchsia: 'magenta | fucsia',
  lilac: `lavender coloured | lavender colored | lavender colour | lavender blue | mauve | lavendelfarben |
    lavendelfarbene | lavendelfarbener | lavendelfarbenem | lavendelfarbenes | lavendelfarbenen |
    fliederfarben | fliederfarbene | fliederfarbener | fliederfarbenem | fliederfarbenes | fliederfarbenen |
    lilla`,
  burgundy: `wine red | bordeaux red | weinrot | weinrote | weinroter | weinrotem | weinrotes | weinroten |
    bordeauxrot | bordeauxrote | bordeauxroter | bordeauxrotem | bordeauxrotes | bordeauxroten | rouge vin |
    lie de vin | rosso vino | rojo vino`,
  blue: `sky blue | light blue | pale blue | pastel blue | baby blue | powder blue | bleu ciel | azul claro |
    azul celeste | bleu clair | hellblau | bleu | blu | azul | blau | bleue | bleus | azules | azzurro |
    azzurra | azzurri | azzurre | blaue | blauer | blauem | blaues | blauen | celeste | celesti | celestes`,
  pink: `pastel pink | pale pink | light pink | dusty pink | hot pink | rose pale | rosa | rosado | rosato |
    rosafarben | rosafarbene | rosafarbener | rosafarbenem | rosafarbenes | rosafarbenen | pastellrosa |
    altrosa`,
  navy: `dark blue | navy blue | bleu marine | bleu nuit | bleu fonce | blu notte | blu scuro | azul oscuro | azul marino | dunkelblau | dunkelblaue | dunkelblauer |
    dunkelblauem | dunkelblaues | dunkelblauen`,
  white: `off white | blanc | blanche | bianco | bianca | blanco | blanca | weiss | weisse | weisser | weissen |
    blancs | blanches | bianchi | bianche | blancos | blancas | weisses | weissem`,
  coral: 'terracotta coloured | corallo | corail | korallenrot | korallenrote | korallenrotem',
  black: `noire | nero | negro | schwarz | noir | noirs | noires | nera | neri | nere | negra | negros | negras |
    schwarze | schwarzer | schwarzem | schwarzes | schwarzen`,
  gold: `doree | dore | dorees | dores | oro | dorado | dorados | doradas | goldene | goldenen | dorada | dorato | dorata | dorati |
    dorate | goldener | goldenem | goldenes`,
  orange: `arancione | arancioni | naranja | orangefarben | orangefarbene | orangefarbener | orangefarbenem | orangefarbenes |
    orangefarbenen | orangem | oranger | oranges`,
  purple:
    'lila | viola | morado | morada | morados | moradas | violett | violette | violetter | violettem | violettes | violetten',
  silver: `argente | argentee | argentes | argentees | argento | argentato | argentata | plateado | plateada | plateados | plateadas |
    silbern | silberne | silberner | silbernem | silbernes | silbernen`,
  plum: `pflaumenfarben | pflaumenfarbene | pflaumenfarbener | pflaumenfarbenem | pflaumenfarbenes |
    pflaumenfarbenen`,
  turquoise: `turkis | turkise | turkiser | turkisem | turkises | turkisen | turchese | turchesi | turquesa |
    turquesas`,
  ivory: `avorio | marfil | ivoire | elfenbein | elfenbeinfarben | elfenbeinfarbenem | elfenbeinfarbene`,
  ochre: `ocra | ocre | ocker | ockerfarben | ockerfarbene | ockerfarbenem | ockergelb | ockergelbem`,
  violet: 'violeta | violetas',
};

/** The colour that each of these words means. */
export const COLOUR_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ALSO_CALLED).flatMap(([colour, words]) =>
    words.split(/\s*\|\s*/).map((word) => [word, colour]),
  ),
);
