import type { Proof } from '#studio/accounting/proof.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Days that are kept, and what shows that it is that day. */
interface EventWords {
  /** Folded, five languages. */
  words: string;
  /** Any of these is seen. */
  proofs: readonly Proof[];
  /** Laid out where the prompt asks for nothing of the kind. */
  decor: readonly ThingId[];
}

const proved = (proofs: string): readonly Proof[] => proofs.split(' ') as Proof[];

export const EVENTS = {
  christmas: {
    words: `christmas | xmas | christmassy | christmas eve | christmas dinner | christmas decoration | christmas decorations | christmas mood | noel | ambiance de noel | natale | atmosfera natalizia | natalizio | natalizia | navidad | navideno | navidena | weihnachten | weihnachtlich | weihnachts | weihnachtsstimmung | advent | heiligabend | reveillon de noel | holiday table | christmas table | christmas dinner table | table de noel | tavola di natale | tavola natalizia | mesa de navidad | weihnachtstafel`,
    proofs: proved(
      'place:christmas thing:christmas_tree thing:bauble thing:holly thing:pine thing:santa',
    ),
    decor: ['pine', 'holly'],
  },
  new_year: {
    words: `new year | new years | new year s | new year s eve | new years eve | nye | silvester | silvesternacht | capodanno | nochevieja | ano nuevo | saint sylvestre | nouvel an | neujahr | confetti party`,
    proofs: proved('thing:firework thing:confetti thing:party_popper thing:balloon'),
    decor: ['firework'],
  },
  wedding: {
    words: `wedding | weddings | wedding reception | wedding table | table de mariage | hochzeitstafel | wedding party | mariage | noces | matrimonio | nozze | boda | hochzeit | trauung`,
    proofs: proved('place:wedding thing:flower_arch thing:ring trait:wedding'),
    decor: [],
  },
  birthday: {
    words: `birthday | birthday party | baby shower | gender reveal | gender reveal party | babyparty | anniversaire | compleanno | cumpleanos | geburtstag | anniversary | anniversario | aniversario | jubilaum`,
    proofs: proved('thing:cake thing:cupcake thing:balloon thing:confetti thing:gift_box'),
    decor: ['cake'],
  },
  valentine: {
    words: `valentine | valentines | valentine s day | valentines day | saint valentin | san valentino | san valentin | valentinstag | mother s day | mothers day | fete des meres | festa della mamma | dia de la madre | muttertag | father s day | fathers day | fete des peres | vatertag | women s day`,
    proofs: proved(
      'thing:rose thing:heart thing:gift_box thing:flowers thing:tulip thing:ribbon thing:candle',
    ),
    decor: ['rose'],
  },
  halloween: {
    words: `halloween`,
    proofs: proved('thing:pumpkin thing:skull thing:ghost'),
    decor: ['pumpkin'],
  },
  thanksgiving: {
    words: `thanksgiving | thanksgiving table | thanksgiving dinner | action de grace`,
    proofs: proved('thing:turkey thing:pumpkin'),
    decor: ['pumpkin'],
  },
  easter: {
    words: `easter | paques | pasqua | pascua | ostern | easter brunch | easter table | osterbrunch | easter egg hunt | osterfest | osterfruhstuck | vendredi saint | domenica di pasqua`,
    proofs: proved('thing:easter_eggs thing:egg'),
    decor: ['easter_eggs'],
  },
} as const satisfies Readonly<Record<string, EventWords>>;

export type EventId = keyof typeof EVENTS;
