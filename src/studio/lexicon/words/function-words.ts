import type { Language } from '#studio/lexicon/matching/languages.ts';

/** Words that join others and say nothing themselves: articles, pronouns, possessives, prepositions, auxiliaries. Folded. */
const FUNCTION_WORDS: Readonly<Record<Language, string>> = {
  en: `
    a an the of and or nor in on at to from for by with as is are was were be been being it its this that these
    those into onto through during while where when which who whom whose than then so up down out off about
    around across along against among amongst i we you he she they my our your their his her him me us them 
    yours hers theirs can could should would will might want like need some any all every each more most other others
    another such only just also too yet but if not no none s t d l m n re ve ll have has had having do does did
    done one ones there here what how why upon within toward towards until since because though although however
    either neither itself himself herself themselves after before`,
  fr: `
    le la les un une des du de et ou au aux en dans sur sous avec pour par sans chez ce cet cette ces son sa ses
    mon ma mes ta tes notre votre leur leurs nos vos que qui quoi quel quelle quels quelles dont est sont etait etaient etre il elle ils
    elles je tu te pendant tandis nous vous lui eux ne pas plus tres ni entre vers comme qu c j y se si quand lorsque depuis
    jusque jusqu afin ainsi aussi alors donc puis voici voila tout toute tous toutes quelque quelques chaque
    encore toujours autre autres celui celle ceux celles bien beaucoup peu ont avoir fait faire`,
  it: `
    il lo la le gli i un uno una di da del dello della dei degli delle sullo sugli sulle negli dal dalla dallo dai
    dagli dalle col coi al allo alla ai agli alle nel nello nella nei nelle sul sulla sui con per tra fra e ed o
    non che chi cui quale quali si mi ti ci vi ne se mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri
    nostre vostro vostra  lui lei noi voi su come piu meno molto molta molti molte poco anche  poi
    quando mentre perche questo questa questi queste quello quella quelli quelle quel quei ogni qualche alcuni
    alcune tutto tutta tutti tutte altro altra altri altre essere sono era erano ha hanno fa fare stato stata
    ben ancora sempre dell nell sull dall all quell sotto dentro fuori dopo durante verso attraverso`,
  es: `
    el la los las un unos unas una al del de y e u o con sin para por entre sobre desde hasta que mi mis tu tus
    su sus nuestro nuestra nuestros nuestras vuestro vuestra es son ser estar esta estan este estos estas ese
    esa esos esas aquel aquella ella ellos ellas nosotros me te se le les nos no muy mas menos como cual cuales lo cuando
    donde mientras porque tambien ya cada todo toda todos todas otro otra otros otras algun alguna ha han fue
    era todavia aun siempre bajo tras contra bien mucho mucha muchos muchas`,
  de: `
    der die das den dem des ein eine einer einem einen eines und oder aber im in ins am an ans auf aufs unterm
    uberm aus bei beim mit nach von vom zu zum zur fur ohne um uber unter vor hinter neben zwischen durch gegen
    bis seit sowie ist sind waren sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres ihm
    ihn ihnen er sie es wir uns unser unsere unseren unserem unserer unseres mein meine meinen meinem meiner
    dein deine deinen deinem euer eure mich mir dich dir sich wird werden wurde wurden haben nicht kein keine
    keinen sehr wie als auch noch nur schon wenn dann weil dass ob wo wer deren dessen diese dieser dieses
    diesem diesen jede jeder jedes jeden jedem alle allen aller alles davon dafur darin daran dabei damit
    darunter daruber wahrend gegenuber entlang gern welche welcher welches welchem welchen passen passt kann konnen soll sollen mochte bitte`,
};

const split = (list: string): string[] => list.trim().split(/\s+/);

export const functionWordsOf = (language: Language): ReadonlySet<string> =>
  new Set(split(FUNCTION_WORDS[language]));

/** Those of the five languages together: prompts mix them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(FUNCTION_WORDS).flatMap(split),
);
