import type { BottleShape, Closure, GlassShape } from '#studio/scene/wine.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';

export const BOTTLE_WORDS: WordTable<BottleShape> = {
  bordeaux: `
    claret bottle | bouteille bordelaise | bordelaise | bordeauxflasche`,
  burgundy: 'bouteille bourguignonne | bourguignonne | burgunderflasche',
  champagne: 'champagnerflasche | sektflasche',
  hock: `
    hock bottle | hock | flute bottle |
    schlegelflasche`,
  bocksbeutel: 'bocksbeutel | bocksbeuteln | bocksbeutelflasche',
  magnum: 'magnum | jeroboam | double magnum | large format bottle',
};

export const GLASS_WORDS: WordTable<GlassShape> = {
  bordeaux: 'bordeaux glass | large glass | red wine glass | verre a bordeaux',
  burgundy: `
    burgundy glass | balloon glass | burgunderglas | balloon`,
  white: 'white wine glass',
  flute: `
    flute | flute glass | flauta | copa de cava | copa de champan | sektglas | champagnerglas |
    sektflote`,
  coupe: 'coupe | champagne saucer | champagne saucers | coupe glass | coupette | sektschale',
  tulip: `
    tulip glass | copita | iso glass | tasting glass | dessert wine | dessert wines | sweet wine | sweet wines | ice wine | icewine |
    vin doux | vin liquoreux | vino dolce | vino dulce | sussen wein | susswein | eiswein`,
};

export const CLOSURE_WORDS: WordTable<Closure> = {
  cork: 'natural cork | cork closure | corked',
  screwcap: `
    screwcap | screw cap | screw top | stelvin | capsule a vis | tappo a vite |
    schraubverschluss`,
  wax: `
    wax seal | wax sealed | wax capsule | wax dipped | sealing wax | cire | ceralacca | lacre |
    siegelwachs`,
  crown: 'crown cap | crown cork | pet nat | petnat | petillant naturel | kronkorken',
  muselet: 'muselet | wire cage | wirehood | sabrage | gold foil neck',
};
