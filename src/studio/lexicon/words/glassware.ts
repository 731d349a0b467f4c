import type { BottleShape, Closure, GlassShape } from '#studio/scene-spec.ts';
import type { WordTable } from '#studio/lexicon/effects.ts';

export const BOTTLE_WORDS: WordTable<BottleShape> = {
  bordeaux: `
    bordeaux bottle | claret bottle | bouteille bordelaise | bordelaise | bordeauxflasche`,
  burgundy: 'burgundy bottle | bouteille bourguignonne | bourguignonne | burgunderflasche',
  champagne: 'champagne bottle | sparkling bottle | champagnerflasche | sektflasche',
  hock: `
    hock bottle | hock | alsace bottle | riesling bottle | mosel bottle | flute bottle |
    schlegelflasche`,
  magnum: 'magnum | jeroboam | double magnum | large format bottle',
  fortified: 'port bottle | sherry bottle | madeira bottle',
};

export const GLASS_WORDS: WordTable<GlassShape> = {
  bordeaux: 'bordeaux glass | cabernet glass | large glass | red wine glass | verre a bordeaux',
  burgundy: `
    burgundy glass | balloon glass | pinot glass | pinot noir glass | burgunderglas | balloon`,
  white: 'white wine glass | riesling glass | chardonnay glass',
  flute: `
    flute | champagne flute | flute glass | champagne glass | prosecco glass | flute a champagne
    | flauta | copa de cava | copa de champan | sektglas | champagnerglas | sektflote`,
  coupe: 'coupe | coupe glass | champagne coupe | coupe de champagne | coupette | sektschale',
  tulip: 'tulip glass | tulip | port glass | sherry glass | copita | iso glass | tasting glass',
};

/** Shapes that are glasses in themselves: naming one asks for the glass too. */
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
