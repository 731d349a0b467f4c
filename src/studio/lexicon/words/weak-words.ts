// Words that ask for nothing which could be seen or missed. Folded, five languages.

/** Adjectives of praise, manner and make: they stand or fall with their noun. */
export const WEAK_ADJECTIVES = `
  dry | off dry | bone dry | semi dry | demi sec | sec | seche | secco | secca | seco | seca | trocken | trockener | trockenen | trockenes |
  halbtrocken | feinherb | muted | subdued | upright | curled up | overripe | dutch | flemish | french | italian | spanish | german | austrian | swiss | greek | portuguese | english | american |
  argentinian | chilean | australian | european | moroccan | mexican | japanese | chinese | indian | thai | turkish | lebanese |
  arabic | asian | african | hungarian | georgian | croatian | belgian | british | irish | scottish | scandinavian | nordic |
  russian | korean | vietnamese | peruvian | brazilian | cuban | persian | oriental | bavarian | alsatian | sicilian |
  burgundian | catalan | basque | breton | venetian | roman | andalusian | marocain | marocaine | mexicain | japonais |
  japonaise | chinois | indien | indienne | grec | grecque | suisse | alsacien | alsacienne | giapponese | messicano |
  messicana | cinese | indiano | greco | siciliano | siciliana | toscano | toscana | piemontese | veneziano | japones |
  japonesa | mexicano | mexicana | chino | indio | griego | griega | andaluz | andaluza | catalan | japanisch | mexikanisch |
  chinesisch | indisch | griechisch | elsassisch | bayrisch | bayerisch | toskanisch | sizilianisch | normal | standard | haut | haute | hauts | hautes | alto | alta | alti | alte | altos | altas | hoch | hohe | hoher |
  hohes | hohen |
  regular | ordinary | medieval | medievale | mittelalterlich | scented | perfumed | parfume | parfumee | profumato |
  profumata | perfumado | perfumada | duftend | oven baked | baked in the oven | au four | al forno | al horno |
  aus dem ofen | wild | sauvage | sauvages | selvatico | silvestre | wilde | mediterranean style | parisian | provencal | tuscan style | ombrage |
  ombragee | ombreggiato | sombreado | schattig | bunt | bunte | bunten | souterrain | souterraine | sotterraneo |
  sotterranea | subterraneo | subterranea | unterirdisch | underground | francais | francaise | italien | italienne |
  espagnol | allemand | francese | italiano | italiana | spagnolo | tedesco | frances | francesa | espanol | espanola |
  aleman | franzosisch | italienisch | spanisch | deutsch | osterreichisch |
  merry | jolly | friendly | proud | serious | relaxed | cheerful | joyful | kind | gentle | confident | experienced | local | main |
  several kinds of | various | verschieden | verschiedene | verschiedenen | unterschiedliche | divers | diverses |
  different | differents | differentes | diverso | diversi | diverse | distintos | distintas | diferentes | fier |
  souriant | aimable | accueillant | gentile | simpatico | simpatica | amable | orgulloso | freundlich | stolz |
  hotel | mittleren alters | mittleres alter | d age moyen | di mezza eta | de mediana edad | warme | warmer | warmen |
  warmem | lumineux | lumineuse | lumineuses | luminoso | luminosa | naturel | naturelle | naturels | naturelles | naturale |
  naturali | naturlich | naturliche | naturlichen | reif | reife | reifen | reifes | mure | maturo | matura | mature | maduro | madura | maduras | stainless | solid | lovely | gorgeous | amazing | stunning | charming | pretty | nice | cute | great | perfect |
  excellent | superb | magnificent | wonderful | authentic | original | unique | real | true | proper | quality |
  noble | young | younger | middle aged | tall | short | slim | slender | wide open | warm | cool | hot | cold |
  freshly baked | freshly cut | freshly made | freshly picked | fresh baked | homely | hearty | lavish | generous |
  simple | plain | everyday | casual | formal | lively | quaint | picturesque | scenic | sunny |
  sunlit | lush | leafy | blooming | flowering | overgrown | winding | sloping | endless | vast | distant | nearby |
  crisp | bright | vivid | colourful | colorful | pale | deep | rich | mature | estate bottled |
  fraiche | frais | jeune | jeunes | superbe | superbes | magnifique | magnifiques | charmant | charmante | parfait |
  parfaite | excellent | excellente | tiede | chaud | chaude | froid | froide | bon | bonne | bons | bonnes | mignon |
  mignonne | pittoresque | fleuri | fleurie | ensoleille | ensoleillee | anime | animee | traditionnel |
  giovane | giovani | buono | buona | buon | bravo | ottimo | ottima | perfetto | perfetta | splendido | splendida |
  caldo | calda | freddo | fredda | fresco | fresca | pittoresco | soleggiato | soleggiata | fiorito | fiorita |
  tradizionale | tipico | tipica | carino | carina |
  joven | jovenes | bueno | buena | buen | perfecto | perfecta | excelente | precioso | preciosa | caliente | frio |
  fria | soleado | soleada | florido | tradicional | tipico | pintoresco | encantador | encantadora |
  jung | jugendlich | gut | guter | perfekt | wunderbar | herrlich | prachtig | malerisch | sonnig | warmes | kalt |
  heiss | kuhl | gemutlich | traditionell | typisch | urig | echt | hubsch | suss | nett | frisch`;

/** Where in the frame something is, and verbs that merely present it. */
export const WEAK_WORDS = `
  muted colours | muted colors | muted tones | standing upright | fresh from the oven | straight from the oven |
  directly from the oven | from the oven | out of the oven | en fleur | en fleurs | in fiore | en flor | in blute | in full bloom |
  in bloom | au dessus | in the air | in mid air | rim | on the rim | setup | set up | variadas | variados | variado | variada | assortiti | assortite | assorties | assortis | gemischte | gemischter | at his feet | at her feet | at their feet | at its feet | at the foot of | at the feet of | a ses pieds | a leurs pieds | far below | far | rising | business | ai suoi piedi | a sus pies | zu seinen fussen | zu ihren fussen | past | passing by | we need | i need | need | needed | we want | want | wanted | i would like | would like | would be great | should | should show |
  please add | add | adding | later | we will add | logo later | the logo later | thanks | thank you in advance |
  brauchen | brauche | mochten | mochte | lassen | bitte | soll | sollen | sollte | spater | danke | wir hatten gern |
  besoin | nous voulons | voudrions | souhaitons | ajouter | plus tard | merci | vorremmo | vorrei | abbiamo bisogno |
  aggiungere | piu tardi | grazie | necesitamos | queremos | quisieramos | anadir | mas tarde | gracias |
  from the left | from the right | from the side | light from the left | light from the right | von links | von rechts |
  de gauche | de droite | da sinistra | da destra | desde la izquierda | desde la derecha |
  page d accueil | site internet | notre site | site web | startseite | webseite | internetseite | pagina iniziale |
  pagina web | sito web | sitio web | pagina de inicio | unsere seite | format paysage | format portrait | querformat |
  hochformat | formato orizzontale | formato verticale | formato horizontal | landscape format | landscape orientation |
  portrait orientation | square format |
  piece | pieces | morceau | morceaux | pezzo | pezzi | trozo | trozos | stuck | stucke | parked | garee | gare devant |
  parcheggiato | parcheggiata | aparcado | aparcada | geparkt | long exposure |
  pile of | a pile of | heap of | a heap of | stack of | a stack of | tas de | un tas de | pile de | mucchio di |
  un mucchio di | montana de | un monton de | haufen | stapel | palabra | palabras | parola | parole | mot | mots | wort |
  big letters | large letters | bold letters | capital letters | block letters | gold letters | golden letters | white letters | red letters | black letters |
  lettres capitales | grandes lettres | grosses lettres | lettres dorees | grandi lettere | lettere dorate | letras grandes | letras doradas | grossen buchstaben | grosse buchstaben | goldenen buchstaben |
  van gogh | monet | cezanne | picasso | matisse | rembrandt | vermeer | renoir | klimt | hopper | hockney |
  lichtenstein | andy warhol | mucha | toulouse lautrec | caravaggio | old masters | old master | dutch masters |
  posing | pose for | posant | posieren | posando | in posa |
  foto | fotos | fotografia | fotografie | bild | bilder | lumiere | lumieres | luce | luci | luz | luces | licht |
  light | lights | lumiere douce | scena | scene de | escena | szene | immagini | imagenes |
  webshop | web shop | online shop | onlineshop | boutique en ligne | negozio online | tienda online | side by side |
  cote a cote | fianco a fianco | lado a lado | nebeneinander | colours | colors | couleurs | colori | colores |
  farben | waiting | attendant | in attesa | esperando | wartend | prepared for | preparada | preparado | preparee |
  names | with names | shapes | main shapes | kinds | types | styles | bit | tipos | tipi | types de | arten | sorten |
  nombres | noms | nomi | namen | fila | hilera | rangee | stil | estilo | stile | im stil | dans le style | nello stile |
  manner | in the manner of | maniere | maniera | hero image | hero banner | hero shot | hero picture | vintage year | millesime | annata | anada | jahrgang | homepage bild |
  bed of | on a bed of | sur un lit de | su un letto di | sobre una cama de | auf einem bett aus | en train de | titelbild | banner | cover photo | post de instagram | publication | pubblicazione | publicacion | beitrag |
  de fondo | hard shadow | hard shadows | harter schatten | ombre dure | leading | leads to |
  interior | interiors | indoors | interieur | interno | interni | innenraum | innenansicht | interior view |
  distance | in the distance | far away | au loin | in lontananza | a lo lejos | in der ferne | horizon |
  foreground | in the foreground | premier plan | au premier plan | in primo piano | en primer plano | vordergrund |
  im vordergrund | background | in the background | in background | im hintergrund | a l arriere plan |
  en arriere plan | sullo sfondo | in sottofondo | al fondo | en el fondo | de fondo |
  aligned | alignes | alignees | aligne | alignee | allineati | allineate | alineados | alineadas | aufgereiht |
  coperto | coperta | coperti | coperte | couvert | couverte | couverts | couvertes | cubierto | cubierta | cubiertos |
  bedeckt | verschneit zugedeckt | unten | oben | en bas | en haut | below | above | underneath | overhead lamp light | hanging overhead | strung overhead | flying overhead |
  stand | standing | placed | arranged | resting | displayed | presented | featuring | showing | shows | show |
  depicting | surrounded | filled with | accompanied | paired | served with | set against | set on | rests | sits on |
  pose | posee | poses | posees | presente | presentee | dispose | disposee | disposes | accompagne | accompagnee |
  entoure | entouree | appoggiato | appoggiata | appoggiati | disposto | disposti | accompagnato | circondato |
  colocado | colocada | colocados | acompanado | acompanada | rodeado | rodeada | gestellt | angerichtet | serviert |
  umgeben | dazu | daneben | darauf | davor | dahinter | dabei | flat colours | flat colors | flat design | flat style |
  end | at the end | finish | side | sides | left side | edge | seen through | look | looks like | mood | vibe | vibes |
  feeling | feel | touch of | hint of | plenty | variety of | selection of | assortment of | set of | group of |
  estate wine | estate wines | house wine | our estate | vin de la maison | vino della casa | vino de la casa |
  hauswein | gutswein | wine region | wine regions | wine production | pm | am | uhr | heures | every | weekly | tous les | ogni |
  cada | jeden | jede | bar chart | bar graph | bar charts | pie chart | pie charts | column chart | line chart |
  balkendiagramm | saulendiagramm | kreisdiagramm | tortendiagramm | diagramme en barres | camembert statistique |
  grafico a barre | grafico a torta | grafico de barras | statistics | graphique`;

/** Somebody turns to something: seen wherever somebody is. */
export const GAZES = `
  judging | judges | guarding | eyeing | fissa | staring | staring at | stares at | stares | fixant | fissando | mirando fijamente | starrt | starrt an | looking | looking at | looks at | looks | looking up |   watching | watches | gazing | gazes | admiring | admires | contemplating | observing | facing each other |
  talking | chatting | discussing | regardant | regarde | regardent | contemplant | guarda | guardano | guardando |
  ammirando | mirando | miran | contemplando | schaut | schauen | blickt | blicken | betrachtet | bewundert`;
