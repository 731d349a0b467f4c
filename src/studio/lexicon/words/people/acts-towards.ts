import type { WordTable } from '#studio/lexicon/effects.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';

/** What somebody does to another, or holds up to be seen. Folded, five languages; 'donnant sur' and 'da un' mean something else. */
export const ACTS_TOWARDS: WordTable<NonNullable<AskedFigure['action']>> = {
  giving: `
    selling | sells a | sells the | vend un | vend une | vendant | vende un | vende una | vendendo | vendiendo | verkauft |
    handing | handing over | handing out | hands a | hands an | hands the | hands her | hands him | hands over | giving | gives | offering | offers |
    passing a | passing the | passes a | passes the | donne un | donne une | donne le | donne la | donne des | donnant un | donnant une | tend un |
    tend une | tend le | tend la | tendant | offre un | offre une | offre des | offre du | offrant | remet un | remet une | remettant | porge | porgendo |
    offre il | offrendo | consegna un | consegna una | consegnando | regala | regalando | entrega | entregando | ofrece | ofreciendo | le da un | le da una |
    dando un | dando una | reicht | reichen | reichend | uberreicht | uberreichen | ubergibt | gibt ihr | gibt ihm | gibt einem | gibt einer | gibt seiner |
    gibt seinem | gibt ihrem | gibt dem | gibt der`,
  explaining: `
    giving a speech | gives a speech | giving a tour | gives a tour | giving a talk | montre du doigt | montrant du doigt | pointe | pointant | indicando |
    senala | senalando | apuntando | zeigt auf | zeigend | deutet auf`,
  toasting: 'giving a toast | gives a toast | offering a toast | offers a toast',
  kissing: `
    kissing on the cheek | kisses on the cheek | embrasse | embrassant | bacia | baciando | besa | besando`,
  feeding: `
    feeding | feeds | nourrit | nourrissant | nourrissent | donne a manger | donnant a manger | donne a manger aux | da da mangiare | dando da mangiare |
    nutre | nutrendo | imbocca | imboccando | da de comer | dando de comer | alimenta | alimentando | futtert | futtern | futternd | beim futtern`,
  grilling: `
    grilling | grills the | grills some | grills fish | grills sausages | grills meat | barbecuing | roasting | fait griller | faisant griller | font griller |
    grille des | grille du | grille un | grillant | grigliando | griglia le | griglia la | griglia il | arrostendo | arrostisce | asando | asa | grillt |
    grillen | grillend | beim grillen | am grill`,
  squeezing: `
    squeezing | squeezes | presse un citron | pressant un citron | presse du citron | spreme | spremendo | exprime un limon | exprimiendo |
    presst eine zitrone | presst zitrone | auspresst`,
  lifting: `
    holding up | holds up | lifting up | lifts up | holding high | holds high | showing off | leve en l air | tient en l air | tenant en l air | brandit |
    brandissant | solleva in alto | tiene in alto | tenendo in alto | en alto | sostiene en alto | levanta en alto | halt hoch | hochhaltend | hebt hoch |
    in die hohe | in die luft`,
};
