const PLAIN_STATES: Readonly<Record<string, string>> = {
  sliced:
    'loncha de | lonchas de | rebanada de | rebanadas de | sliced | cut | in slices | slice | slices | slice of | slices of | a slice of | rondelle | rondelles | fetta di | fette di | rodaja de | rodajas de | scheibe | scheiben | tranche | tranchee | tranches | affettato | affettata | a fette | cortado | en rodajas | geschnitten | in scheiben | wedge of | wedges of | wedges | tranche de | tranches de | quartiers de',
  halved:
    'half | halved | cut in half | cut open | half a | half an | half of a | halves | une moitie de | la moitie d un | mezzo | mezza | medio | eine halbe | ein halber | halbe | coupe en deux | tagliato a meta | partido por la mitad | halbiert | aufgeschnitten',
  peeled:
    'peeled | half peeled | partly peeled | with its peel | epluche | pele | a moitie pele | sbucciato | pelato | pelado | medio pelado | geschalt | halb geschalt',
  open: 'open | half closed | half shut | a moitie fermee | a moitie ferme | a demi fermee | mi close | mezza chiusa | mezzo chiuso | medio cerrada | medio cerrado | halb geschlossen | half open | half opened | slightly open | wide open | standing open | ajar | entrouvert | entrouverte | entrebaillee | grande ouverte | socchiuso | socchiusa | spalancata | entreabierta | entornada | halb offen | halb geoffnet | angelehnt | weit offen | opened | uncorked | ouvert | ouverte | debouche | aperto | aperta | stappato | abierto | abierta | descorchado | offen | offene | geoffnet | geoffnete | entkorkt | angebrochen',
  closed:
    'closed | sealed | corked | still corked | shut | fermee | chiuso | chiusa | tappato | cerrado | cerrada | sin abrir | geschlossen | verschlossen | verkorkt',
  blank:
    'blank | unprinted | textless | without text | with no text | without any text | without writing | no writing | vierge | sans texte | sans inscription | sans ecriture | senza testo | senza scritte | senza scritta | en blanco | sin texto | sin letras | unbedruckt | blanko | ohne text | ohne schrift | ohne aufdruck | unbeschriftet',
  broken:
    'broken | cracked | shattered | casse | cassee | brise | rotto | rotta | roto | rota | zerbrochen | zerbrochene | kaputt',
  dusty:
    'dusty | cobwebbed | with dust | poussiereux | poussiereuse | poussiereuses | polveroso | polverosa | polverose | impolverato | polvoriento | polvorienta | staubig | staubige | verstaubt | verstaubte | verstaubten | eingestaubt | covered in dust | covered with dust | couvertes de poussiere | couverte de poussiere | coperte di polvere | coperta di polvere | cubiertas de polvo | cubierta de polvo | mit staub bedeckt',
  old: 'old | ancient | aged | antique | vieux | vieille | vieilles | ancien | ancienne | vecchio | vecchia | antico | antica | viejo | vieja | antiguo | antigua | alt | alte | alter | alten | altes | uralt | uralte',
  fallen:
    'fallen | fallen over | spilled | spilt | knocked over | knocking over | knocks over | knocking down | tipping over | tips over | pushing over | en renversant | renversant | qui renverse | rovesciando | che rovescia | che fa cadere | derribando | que tira | tirando | der umwirft | die umwirft | das umwirft | umwerfend | stosst um | derramado | versato | verschuttet | verschuttetes | tipped over | toppled | overturned | renverse | renversee | rovesciato | rovesciata | caduto | volcado | volcada | caido | umgekippt | kippt um | umgekipptes | umgefallen | umgefallenes | umgestossen | umgestossenes',
  misted:
    'con vaho | cubierta de vaho | misted | frosted | ice cold | chilled | embue | embuee | appannato | empanada | beschlagen | beschlagenes',
  lit: 'lit | illuminated | illumine | illuminato | iluminado | beleuchtet | erleuchtet | burning | lighted | allume | allumee | allumees | acceso | accesa | accese | encendido | encendida | encendidas | brennend | brennende | angezundet',
  unlit:
    'unlit | not lit | not burning | extinguished | blown out | snuffed | eteint | eteinte | spento | spenta | apagado | apagada | unangezundet | nicht brennend | nicht angezundet | erloschen | ausgeblasen | geloscht',
  burned_down:
    'almost burned down | almost burnt down | nearly burned down | nearly burnt down | burned almost down | melting | almost melted | dripping with wax | presque consumee | presque consume | quasi consumata | casi consumida | fast heruntergebrannt | fast heruntergebrannte | fast abgebrannt | burned down | burnt down | half burned | half burnt | half melted | melted | geschmolzen | geschmolzene | melted down | burning low | burned low | consume | consumee | consumees | a moitie consumee | consumato | consumata | consumate | mezza consumata | consumida | consumidas | medio consumida | heruntergebrannt | heruntergebrannte | halb heruntergebrannt | abgebrannt | abgebrannte',
  cut_into:
    'missing slice | a missing slice | with a missing slice | missing a slice | slice missing | with a slice missing | with one slice missing | one slice missing | with a slice taken out | with one slice taken out | a slice taken out | one slice taken out | with a slice cut out | with one slice cut out | with a piece missing | with a piece cut out | missing piece | with a missing piece | with a wedge cut out | with a wedge taken out | with a wedge missing | missing wedge | with a missing wedge | cut into | already cut | entame | entamee | avec une part en moins | avec une part coupee | avec un morceau en moins | con una fetta mancante | con una fetta in meno | senza una fetta | con una porcion menos | con un trozo menos | con un trozo cortado | empezado | empezada | angeschnitten | angeschnittene | angeschnittener | angeschnittenes | angeschnittenen | mit fehlendem stuck | ein stuck fehlt',
  half_out:
    'half out | half out of | halfway out | halfway out of | half way out | half way out of | half drawn | half pulled | half pulled out | half pulled out of | partly pulled out | sticking half out of | a moitie sorti | a moitie sorti de | a demi sorti | a moitie tire | mezzo fuori | a meta fuori | mezzo estratto | medio fuera | medio sacado | a medio sacar | halb herausgezogen | halb herausgezogene | halb herausgezogener | halb gezogen | halb gezogene | halb draussen',
  torn: 'torn | torn apart | torn open | torn into pieces | ripped | broken by hand | dechire | dechiree | rompu | rompue | strappato | strappata | spezzato | spezzata | desgarrado | desgarrada | partido a mano | partida a mano | zerrissen | zerrissene | zerrissenes | abgerissen | abgerissene | abgerissenes | gebrochenes',
  wet: 'wet | dewy | mouille | mouillee | bagnato | bagnata | mojado | mojada | nass | nasse | nassen | nassem',
  mossy:
    'mossy | moss covered | covered in moss | covered with moss | moss grown | moussu | moussue | couvert de mousse | couverte de mousse | muschioso | muschiosa | coperto di muschio | musgoso | musgosa | cubierto de musgo | bemoost | bemooste | bemoosten | bemooster | moosbedeckt | moosig | moosige | moosigen',
  whole: 'whole | uncut | entier | entiere | intero | intera | entero | entera | ganz | ganze',
  numbered:
    'numbered | with numbers | with number tags | with numbered tags | numerote | numerotes | numerotee | numerotees | avec des numeros | numerato | numerati | numerate | con numeri | numerado | numerados | numeradas | con numeros | nummeriert | nummerierte | nummerierten | mit nummern',
  wrapped:
    'wrapped | half wrapped | half wrapped in tissue paper | half wrapped in paper | gift wrapped | giftwrapped | wrapped up | wrapped in paper | wrapped in tissue paper | wrapped in tissue | wrapped in kraft paper | wrapped in brown paper | wrapped as a gift | wrapped as a present | emballe | emballe dans du papier | emballee dans du papier | emballe cadeau | incartato | incartata nella carta | avvolto nella carta | avvolta nella carta | envuelto | envuelta en papel | envuelto para regalo | eingepackt | verpackt | eingewickelt | in papier gewickelt | in papier eingewickelt | als geschenk verpackt',
  buried:
    'buried | half buried | partly buried | partially buried | half sunk | enterre | enterree | a moitie enterre | a moitie enterree | a demi enterree | ensevelie | sepolto | sepolta | mezzo sepolto | mezza sepolta | semisepolta | semisepolto | enterrado | enterrada | medio enterrado | medio enterrada | semienterrada | vergraben | vergrabene | halb vergraben | halb vergrabene | halb eingegraben | halb versunken',
  as_table:
    'used as a table | used as tables | as a table | as tables | turned into a table | en guise de table | comme table | come tavolo | como mesa | als tisch | als stehtisch',
  upturned:
    'upturned | upended | upside down | turned over | turned upside down | inverted | face down | retourne | a l envers | capovolto | boca abajo | invertido | umgedreht | kopfuber | auf dem kopf | auf dem kopf stehend',
  stacked:
    'stacked | piled | piled up | stacked up | in a stack | stack of | a stack of | pile of | a pile of | empile | une pile de | pile de | impilato | pila di | una pila di | apilado | pila de | una pila de | gestapelt | aufgestapelt | stapel | ein stapel | stapel von',
  scattered:
    'scattered | strewn | strewn about | spread out | eparpille | eparpilles | eparpillee | eparpillees | disperses | dispersees | sparso | sparsi | sparse | sparpagliato | sparpagliati | esparcido | esparcidos | esparcidas | desparramados | verstreut | verstreute | verstreuten | verstreuter',
  folded:
    'folded | neatly folded | plie | pliee | piegato | piegata | doblado | doblada | gefaltet | gefaltete | zusammengelegt',
  hanging:
    'hanging from the ceiling | hanging from a ceiling | hanging from ceiling | hung from the ceiling | suspended from the ceiling | hanging overhead | hanging above | from the ceiling | suspendus au plafond | suspendu au plafond | accroches au plafond | pendus au plafond | au plafond | appesi al soffitto | appese al soffitto | dal soffitto | al soffitto | colgados del techo | colgando del techo | del techo | von der decke | an der decke | hanging | hanging from | hanging down from | hangs from | hang from | hung from | hanging on | hung on | hung up | suspended from | dangling from | dangling | suspendu | suspendue | suspendus | suspendues | suspendu a | accroches | accrochees | accroche | accrochee | accroche a | accrochee a | pendu a | appeso | appeso a | appesa a | appesi a | sospeso | sospesi | appesi | appese | colgado | colgados | colgadas | kopfuber hangend | hangen | colgado de | colgada de | colgando | colgando de | hangend | hangende | hangt an | hangt am | hangen an | aufgehangt',
  steaming:
    'steaming | steaming hot | steamy | piping hot | fumant | fumante | fumants | fumantes | humeante | humeantes | dampfend | dampfende | dampfender | dampfendes | dampfenden',
  tied: 'tied | tied around | tied round | knotted | knotted around | wrapped around | noue | nouee | noue autour | nouee autour | annodato | legato | legato attorno | atado | anudado | atado alrededor | gebunden | umgebunden | geknotet | gebundene',
  diagonal:
    'diagonal | diagonally | lying diagonally | laid diagonally | placed diagonally | en diagonale | pose en diagonale | posee en diagonale | couche en diagonale | couchee en diagonale | in diagonale | en diagonal | schrag liegend | diagonal liegend | schrag',
  lying:
    'lying | lying on | lying down | lying on its side | lying on their side | lying on their sides | laid on its side | on its side | on their side | on their sides | couche sur le cote | couche | couchee | sdraiato | sdraiata | coricato | tumbado | tumbada | tumbados | tumbadas | liegend | acostado | acostada | liegend | liegende',
  tilted:
    'leaning | leaning on | leaning against | leans on | leans against | propped against | propped up against | leant against | appuye | pose contre | posee contre | dressee contre | dresse contre | appuye contre | appuye sur | appuyee contre | adosse a | adossee a | adosse au | adossee au | adossee contre | appoggiato | appoggiato a | appoggiata a | appoggiato al | appoggiata al | appoggiato alla | appoggiata alla | appoggiato contro | appoggiata contro | apoyado | apoyado en | apoyada en | apoyado contra | apoyada contra | apoyado sobre | recostado en | lehnt an | lehnt am | lehnt gegen | lehnend an | angelehnt an | angelehnt | gelehnt an',
};

/** Italian and Spanish participles bend even where too few words tell the language. */
const bent = (words: string): string =>
  words
    .split('|')
    .map((word) => word.trim())
    .flatMap((word) =>
      /^\w{4,}[dst]o$/.test(word)
        ? [word, ...['a', 'i', 'e', 'os', 'as'].map((end) => word.slice(0, -1) + end)]
        : [word],
    )
    .join(' | ');

/** What changes the shape of a thing or shows its age. Folded, five languages; which thing can show it says `things/drawn-states.ts`. */
export const STATE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PLAIN_STATES).map(([state, words]) => [state, bent(words)]),
);

/** 'Hanging from the ceiling' says all that is to be said: no noun follows. */
export const FROM_ABOVE = /\b(?:ceiling|overhead|above|plafond|soffitto|techo|decke)$/;

const leadingToNoun = (state: string): string =>
  (PLAIN_STATES[state] ?? '')
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.includes(' ') && !FROM_ABOVE.test(phrase))
    .join(' | ');

/** What leans on something stands beside it: the phrases that lead to a noun. */
export const LEANING_ON = leadingToNoun('tilted');
/** What hangs on something is with it: over a chair it lies on its seat. */
export const HANGING_FROM = leadingToNoun('hanging');
