import type { WordTable } from '#studio/lexicon/effects.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Words for a course or a kind, and the thing that stands for it on the table. Folded, five languages. */
export const COURSE_WORDS: WordTable<ThingId> = {
  oyster:
    'seafood | shellfish | seafood tower | seafood towers | shellfish tower | tower of seafood | fruits de mer | mariscos | frutti di mare | meeresfruchte',
  steak: 'meat | viande | carne | fleisch',
  tomato:
    'ingredients | fresh ingredients | cooking ingredients | ingredienti | ingredientes | zutaten',
  ham: 'small plates | small dishes | sharing plates | small bites | petites assiettes | piattini | raciones | kleine teller | tapas | antipasti | antipasto | antipasti platter | antipasto platter | antipasti board | antipasto board | platter of antipasti | tagliere di antipasti | plateau d antipasti | planche d antipasti | tabla de antipasti | antipastiplatte | antipasti platte | tapas platter | tapas board | tabla de tapas | plateau de tapas | tapasplatte',
  hummus: 'mezze | meze',
  apple: 'fruit | fruits | frutta | fruta | obst',
  orange: `
    citrus | citrus fruit | orange slices | citrus slices | slices of citrus | fruit slices | slices of fruit |
    sliced fruit | sliced fruits | pieces of fruit | tranches de fruits | tranches de fruit | fruits tranches |
    fette di frutta | frutta a fette | pezzi di frutta | rodajas de fruta | fruta en rodajas | trozos de fruta |
    obstscheiben | fruchtscheiben | fruchtstucke`,
  vine_leaf: `
    leaf | leaves | foliage | autumn leaves | fall leaves | fallen leaves | feuilles |
    feuilles d automne | foglie | foglie autunnali | hojas | hojas de otono | laub | herbstlaub`,
  book: 'tasting note | tasting notes | tasting sheet | carnet',
  barrel: 'barrel top | beside a barrel',
  croissant: 'pastry | pastries | viennoiserie | viennoiseries | breakfast pastries',
  chocolate: `
    dark chocolate truffle | dark chocolate truffles | white chocolate truffles | milk chocolate truffles |
    chocolate truffle | chocolate truffles | praline | pralines | truffes au chocolat |
    tartufi di cioccolato | trufas de chocolate | schokotruffel`,
  church: `
    church tower | bell tower | church steeple | steeple | clocher | clocher de l eglise | campanile | campanario |
    kirchturm`,
  pasta: 'tagliolini | fettuccine | pappardelle | rigatoni | orecchiette | spaghetti vongole',
};
