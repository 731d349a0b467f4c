import type { Angle, Mood, Placement, Shot, WineColour } from '#studio/scene-spec.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';

export const MOOD_WORDS: WordTable<Mood> = {
  elegant: `
    elegant | elegance | refined | sophisticated | classy | chic | graceful | elegante | raffine
    | raffinato | refinado | edel | vornehm | stylish | premium | professional | high end`,
  luxurious: `
    luxury | luxurious | opulent | lavish | grand | grand cru | prestige | prestigious |
    exclusive | luxe | luxueux | lusso | lussuoso | lujo | lujoso | luxus | luxurios | expensive
    | regal`,
  romantic: `
    romantic | romance | date night | valentine | valentines | intimate | love | romantique |
    romantico | romantica | romantisch | amour | amore`,
  festive: `
    festive | celebration | celebrating | joyful | party | new year | new year s eve |
    anniversary | birthday | wedding | fete | festivo | feierlich | lively | fireworks |
    confetti | fun | gala`,
  rustic: `
    rustic | country | countryside | farmhouse | old world | weathered | earthy | artisanal |
    artisan | rustique | rustico | rustica | rustikal | landlich | homemade | traditional`,
  cosy: `
    cosy | cozy | fireside | snug | homely | intimate | gemutlich | accogliente | acogedor |
    chaleureux | fireplace | hygge | relaxed | inviting`,
  moody: `
    moody | dark | atmospheric | mysterious | noir | shadowy | sombre | misterioso | dunkel |
    gothic | brooding | halloween | melancholic`,
  dramatic: `
    dramatic | epic | bold | intense | powerful | striking | dramatique | drammatico | dramatico
    | dramatisch | cinematic | spectacular`,
  serene: `
    serene | calm | peaceful | quiet | tranquil | zen | dreamy | paisible | calme | sereno |
    serena | tranquilo | ruhig | friedlich | ethereal | idyllic | relaxing`,
  minimal: `
    minimal | minimalist | minimalistic | simple | clean | understated | negative space |
    minimaliste | minimalista | minimalistisch | schlicht | sobre | uncluttered`,
  playful: `
    playful | funny | whimsical | humorous | joke | quirky | cheeky | ludique | divertente |
    divertido | lustig | silly | comic | cartoon | meme`,
  nostalgic: `
    nostalgic | retro | vintage | vintage style | antique | old fashioned | art deco | deco |
    art nouveau | 1920s | 1930s | 1950s | 1960s | 1970s | aged | old | heritage | classic |
    classical | ancien | antico | antiguo | alt | historic | belle epoque | roaring twenties`,
  modern: `
    modern | contemporary | sleek | futuristic | geometric | abstract | moderne | moderno |
    moderna | zeitgenossisch | bauhaus | cubist`,
  fresh: `
    fresh | crisp | refreshing | cool | light and airy | airy | frais | fresco | fresca | frisch
    | vibrant | zesty | lively colors | dewy | dew`,
};

export const SHOT_WORDS: WordTable<Shot> = {
  macro:
    'macro | macro shot | macro photo | macro photography | macro photograph | makro | makroaufnahme | macrofotografia | macro photographie | extreme macro',
  close_up: `
    close up | closeup | close ups | detail | details | extreme close up | tight shot |
    gros plan | primo piano | primer plano | nahaufnahme | zoomed in | up close`,
  medium: 'medium shot | half length | waist up | plan moyen',
  wide: `
    wide | wide shot | wide angle | panorama | panoramic | vista | sweeping | aerial | landscape
    view | establishing shot | plan large | campo lungo | plano general | weitwinkel | landscape
    | paysage | paesaggio | paisaje | landschaft | view over | overlooking | drone`,
};

export const ANGLE_WORDS: WordTable<Angle> = {
  eye_level: 'eye level | straight on | front view | frontal',
  overhead: `
    overhead | flat lay | flatlay | top down | from above | bird s eye | birds eye | top view |
    vue de dessus | vue du dessus | dall alto | desde arriba | cenital | von oben | draufsicht`,
  aerial: `
    aerial | aerial view | aerial shot | aerial photo | drone | drone shot | drone view | drone photo |
    bird s eye view | birds eye view | vue aerienne | vue du ciel | vu du ciel | desde el aire | aus der luft | veduta aerea | dall aereo |
    vista aerea | luftaufnahme | luftbild | vogelperspektive | aus der vogelperspektive`,
  behind: `
    from behind | seen from behind | viewed from behind | back view | from the back | de dos |
    vu de dos | vue de dos | di spalle | da dietro | de espaldas | von hinten | ruckenansicht`,
  low: `
    low angle | from below | worm s eye | looking up | contre plongee | dal basso | contrapicado
    | froschperspektive`,
};

export const PLACEMENT_WORDS: WordTable<Placement> = {
  left: `
    on the left | left side | to the left | left third | left aligned | a gauche | a sinistra |
    a la izquierda | links`,
  right: `
    on the right | right side | to the right | right third | right aligned | a droite | a destra
    | a la derecha | rechts | copy space on the left`,
  centre: `
    centered | centred | in the center | in the centre | in the middle | symmetrical | symmetric
    | au centre | al centro | en el centro | in der mitte | zentriert`,
};

export const SHALLOW_WORDS = `
  bokeh | shallow depth of field | depth of field | blurred background | blurry background | out
  of focus | soft focus | shallow focus | arriere plan flou | sfondo sfocato | fondo desenfocado |
  unscharfer hintergrund`;

// Words that print no picture of their own but colour it.
export const COLOUR_HEX: Readonly<Record<string, string>> = {
  burgundy: '#6d1327',
  'rose gold': '#c68a78',
  plum: '#5e2750',
  fuchsia: '#c72c83',
  ochre: '#c58a2e',
  maroon: '#5b1420',
  crimson: '#b0132e',
  scarlet: '#d2232a',
  ruby: '#9b1130',
  gold: '#c9a24a',
  golden: '#c9a24a',
  silver: '#c3c6ca',
  copper: '#b26a3c',
  bronze: '#8c6a3a',
  amber: '#c9822b',
  yellow: '#f2c53d',
  green: '#3f6b3f',
  emerald: '#0f6b4f',
  olive: '#6b6b32',
  teal: '#1f6f78',
  turquoise: '#2fb3b5',
  blue: '#2f5d9b',
  navy: '#16243f',
  purple: '#5b2a72',
  violet: '#6a4aa0',
  lilac: '#b59ad0',
  pink: '#e8889b',
  coral: '#f0735a',
  peach: '#f5b48d',
  orange: '#e8792b',
  brown: '#6b4428',
  beige: '#d9c7a8',
  cream: '#f1e6cf',
  ivory: '#f4eedf',
  white: '#f6f4ef',
  black: '#141214',
  grey: '#8b8a88',
  red: '#a3182c',
};

/** The same colours in other spellings and languages. */
export const COLOUR_ALIASES: Readonly<Record<string, string>> = {
  gray: 'grey',
  'salmon pink': 'peach',
  'salmon coloured': 'peach',
  'peach coloured': 'peach',
  'peach colored': 'peach',
  'champagne coloured': 'cream',
  'champagne colored': 'cream',
  'champagne colour': 'cream',
  'honey coloured': 'amber',
  'honey colored': 'amber',
  'straw coloured': 'beige',
  'straw colored': 'beige',
  'lemon yellow': 'yellow',
  'apple green': 'green',
  'lime green': 'green',
  'olive green': 'olive',
  'moss green': 'olive',
  'racing green': 'emerald',
  'cherry red': 'red',
  'ruby red': 'ruby',
  'brick red': 'crimson',
  'chocolate brown': 'brown',
  'chestnut brown': 'brown',
  'coffee brown': 'brown',
  rosegold: 'rose gold',
  'oro rosa': 'rose gold',
  'oro rosado': 'rose gold',
  'or rose': 'rose gold',
  magenta: 'fuchsia',
  'lavender coloured': 'lilac',
  'lavender colored': 'lilac',
  'lavender colour': 'lilac',
  'lavender blue': 'lilac',
  mauve: 'lilac',
  'wine red': 'burgundy',
  'bordeaux red': 'burgundy',
  'sky blue': 'blue',
  'light blue': 'blue',
  'dark blue': 'navy',
  'navy blue': 'navy',
  'bleu marine': 'navy',
  'bleu clair': 'blue',
  dunkelblau: 'navy',
  hellblau: 'blue',
  'dark green': 'green',
  'forest green': 'green',
  'light green': 'green',
  'bottle green': 'green',
  dunkelgrun: 'green',
  mint: 'green',
  'mint green': 'green',
  sage: 'green',
  'sage green': 'green',
  'pale pink': 'pink',
  'light pink': 'pink',
  'dusty pink': 'pink',
  'hot pink': 'pink',
  'rose pale': 'pink',
  rosa: 'pink',
  'pale yellow': 'yellow',
  mustard: 'yellow',
  'mustard yellow': 'yellow',
  charcoal: 'grey',
  anthracite: 'grey',
  'off white': 'white',
  tan: 'beige',
  'sand coloured': 'beige',
  'terracotta coloured': 'coral',
  rouge: 'red',
  rosso: 'red',
  rossa: 'red',
  rojo: 'red',
  roja: 'red',
  tinto: 'red',
  rot: 'red',
  rote: 'red',
  roter: 'red',
  roten: 'red',
  blanc: 'white',
  blanche: 'white',
  bianco: 'white',
  bianca: 'white',
  blanco: 'white',
  blanca: 'white',
  weiss: 'white',
  weisse: 'white',
  weisser: 'white',
  weissen: 'white',
  bleu: 'blue',
  blu: 'blue',
  azul: 'blue',
  blau: 'blue',
  vert: 'green',
  verte: 'green',
  verde: 'green',
  grun: 'green',
  jaune: 'yellow',
  giallo: 'yellow',
  amarillo: 'yellow',
  gelb: 'yellow',
  noire: 'black',
  nero: 'black',
  negro: 'black',
  schwarz: 'black',
  doree: 'gold',
  dore: 'gold',
  oro: 'gold',
  dorado: 'gold',
  goldene: 'gold',
  goldenen: 'gold',
  arancione: 'orange',
  naranja: 'orange',
  rosado: 'pink',
  rosato: 'pink',
  rouges: 'red',
  rossi: 'red',
  rosse: 'red',
  rojos: 'red',
  rojas: 'red',
  tintos: 'red',
  rotes: 'red',
  blancs: 'white',
  blanches: 'white',
  bianchi: 'white',
  bianche: 'white',
  blancos: 'white',
  blancas: 'white',
  weisses: 'white',
  weissem: 'white',
  bleue: 'blue',
  bleus: 'blue',
  azules: 'blue',
  azzurro: 'blue',
  blaue: 'blue',
  blauer: 'blue',
  blauem: 'blue',
  blaues: 'blue',
  verts: 'green',
  vertes: 'green',
  verdi: 'green',
  verdes: 'green',
  grune: 'green',
  gruner: 'green',
  grunem: 'green',
  grunes: 'green',
  jaunes: 'yellow',
  gialla: 'yellow',
  gialli: 'yellow',
  amarilla: 'yellow',
  amarillos: 'yellow',
  gelbe: 'yellow',
  gelber: 'yellow',
  gelbem: 'yellow',
  gelbes: 'yellow',
  noir: 'black',
  noirs: 'black',
  noires: 'black',
  nera: 'black',
  neri: 'black',
  nere: 'black',
  negra: 'black',
  negros: 'black',
  negras: 'black',
  schwarze: 'black',
  schwarzer: 'black',
  schwarzem: 'black',
  schwarzes: 'black',
  schwarzen: 'black',
  dorada: 'gold',
  dorato: 'gold',
  dorata: 'gold',
  goldener: 'gold',
  goldenem: 'gold',
  gris: 'grey',
  grise: 'grey',
  grigio: 'grey',
  grigia: 'grey',
  grau: 'grey',
  graue: 'grey',
  grauer: 'grey',
  grauem: 'grey',
  marron: 'brown',
  marrone: 'brown',
  braun: 'brown',
  braune: 'brown',
  lila: 'purple',
  viola: 'purple',
  morado: 'purple',
  morada: 'purple',
  morados: 'purple',
  moradas: 'purple',
  violett: 'purple',
  argente: 'silver',
  argento: 'silver',
  plateado: 'silver',
  silbern: 'silver',
  silberne: 'silver',
};

/** Colours of languages that put them behind the noun. */
export const ROMANCE_COLOURS: ReadonlySet<string> = new Set(
  `rouge rouges rosso rossa rossi rosse rojo roja rojos rojas tinto tintos blanc blancs blanche blanches bianco bianca bianchi bianche
  blanco blanca blancos blancas bleu bleue bleus blu azul azules azzurro vert verte verts vertes verde verdi verdes jaune jaunes giallo gialla gialli
  amarillo amarilla amarillos noir noire noirs noires nero nera neri nere negro negra negros negras doree dore oro dorado dorada dorato dorata arancione
  naranja rosado rosato rosa gris grise grigio grigia marron marrone marrones violet viola morado morada argente argento plateado`.split(
    /\s+/,
  ),
);

/** Colours that may mean the wine itself ('a glass of red'). */
export const WINE_TINTS: Readonly<Record<string, WineColour>> = {
  red: 'red',
  ruby: 'red',
  white: 'white',
  pink: 'rose',
  orange: 'orange',
  amber: 'orange',
};
