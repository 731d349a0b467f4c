// Words that ask for nothing which could be seen or missed. Folded, five languages.

/** Where in the frame something is, and verbs that merely present it. */
export const WEAK_WORDS = `
  am ende | am ende einer | am ende eines | am ende der | am ende des | au bout d une | au bout d un | au bout de | in fondo a | in fondo al | in fondo alla | al final de | al final del |
  mene a | mene au | mene vers | menant a | menant au | conduit a | conduit au | conduisant a | porta a una | conduce a | lleva a una | fuhrt zu | fuhrt zur | fuhrt zum |
  a perte de vue | a perdita d occhio | hasta donde alcanza la vista | soweit das auge reicht | autour | tout autour | tutt intorno | tutto intorno | alrededor | rundherum | ringsum | ringsherum |
  running down | runs down | un po | un peu | un poco | ein wenig | ein bisschen |
    posing | poses for | posent | posano | posan | posieren | posiert | che entra | che entrano | qui entre | qui entrent | que entra | que entran | die hereinfallt | a parte | on the side | hereinfallend |
  touching the top | touching the tops | touching the peaks | touching the peak | touching the vines |
    coming out | coming from | coming from inside | coming through | shining out | spilling out | streaming out | pouring out of the door | lined | lined with | lining the | borde de | bordee de | bordee d | flanquee de | fiancheggiato da | fiancheggiata da | bordeado de | bordeada de | gesaumt von | gesaumte |
  viticole | viticoles | viticola | vitivinicola | vitivinicolo | vinicole | vinicola | inoxidable | inoxydable |
  glow | glows | mit kruste | mit knuspriger kruste | with crackling | freshly poured | just poured | fraichement verse | fraichement servie | fraichement servi | appena versato | appena versata |
  recien servido | recien servida | frisch eingeschenkt | frisch eingeschenkter | frisch eingeschenktes |
  etape | halte | tappa | sosta | etapa | parada | etappe | zwischenstopp | stopover | pit stop |
  closing time | after closing | after closing time | opening hours | after hours | feierabend | everywhere | all over the place | partout |
  dappertutto | ovunque | por todas partes | uberall | sur le cote | de l autre cote | du cote de |
  muted colours | muted colors | muted tones | standing upright | fresh from the oven | straight from the oven |
  directly from the oven | from the oven | out of the oven |      
  falls on | falls onto | falls through | falls across | tombe sur | cade su | cade sulla | cae sobre | fallt auf | au dessus | in the air | in mid air |   setup | set up | variadas | variados | variado | variada | assortiti | assortite | assorties | assortis | gemischte | gemischter | at his feet | at her feet | at their feet | at its feet | at the foot | at the feet of | a ses pieds | a leurs pieds | far below | far | rising | business | ai suoi piedi | a sus pies | zu seinen fussen | zu ihren fussen | past | passing by | we need | i need | need | needed | we want | want | wanted | i would like | would like | would be great | should | should show |
  solo | solamente | soltanto | uniquement | seulement | nur | ausschliesslich |
  please add | add | adding | later | we will add | logo later | the logo later | thanks | thank you in advance |
  brauchen | brauche | mochten | mochte | lassen | bitte | soll | sollen | sollte | spater | danke | wir hatten gern |
  besoin | nous voulons | voudrions | souhaitons | ajouter | plus tard | merci | vorremmo | vorrei | abbiamo bisogno |
  aggiungere | piu tardi | grazie | necesitamos | queremos | quisieramos | anadir | mas tarde | gracias |
    from the side |    
       
  page d accueil | site internet | notre site | site web | startseite | webseite | internetseite | pagina iniziale |
  pagina web | sito web | sitio web | pagina de inicio | unsere seite | format paysage | format portrait | querformat |
  hochformat | formato orizzontale | formato verticale | formato horizontal | landscape format | landscape orientation |
  portrait orientation | square format |
  piece | pieces | morceau | morceaux | pezzo | pezzi | trozo | trozos | stuck | stucke | parked | garee | gare devant |
  parcheggiato | parcheggiata | aparcado | aparcada | geparkt | 
  pile of | a pile of | heap of | a heap of | stack of | a stack of | tas de | un tas de | pile de | mucchio di |
  un mucchio di | montana de | un monton de | haufen | stapel | palabra | palabras | parola | parole | mot | mots | wort |
  big letters | large letters | bold letters | capital letters | block letters | gold embossing | gold embossed | golden embossing | silver embossing | embossed in gold | embossing in gold | gold foil stamping | gold stamping | gold foil lettering | dorure | gaufrage dore | rilievo in oro | rilievo oro | relieve dorado | relieve en oro | goldpragung | pragung in gold | gold letters | golden letters | gold lettering | golden lettering | silver letters | silver lettering | white lettering | red lettering | black lettering | blue lettering | green lettering | lettres dorees | lettres d or | lettere dorate | letras doradas | goldene schrift | goldener schrift | silberne schrift | white letters | red letters | black letters |
  lettres capitales | grandes lettres | grosses lettres | lettres dorees | grandi lettere | lettere dorate | letras grandes | letras doradas | grossen buchstaben | grosse buchstaben | goldenen buchstaben |
       rembrandt | vermeer |    
  children s book style | children s book illustration | childrens book style | picture book style | storybook style | style livre pour enfants | stile libro per bambini | estilo cuento infantil | kinderbuchstil | im kinderbuchstil |
  soup can style | soup cans style | like a soup can | in soup can style | campbell style | lichtenstein | andy warhol |   caravaggio | old masters | old master | dutch masters |
  posing | pose for | posant | posieren | posando | in posa |
  foto | fotos | fotografia | fotografie | bild | bilder | lumiere | lumieres | luce | luci | luz | luces | licht |
  light | lights | lumiere douce | scena | scene de | escena | szene | immagini | imagenes |
  webshop | web shop | online shop | onlineshop | boutique en ligne | negozio online | tienda online | 
      colours | colors | couleurs | colori | colores |
  farben | waiting | attendant | in attesa | esperando | wartend | prepared for | preparada | preparado | preparee |
  names | with names | name | the name | le nom | il nome | el nombre | dem namen | der name | shapes | main shapes | kinds | types | styles | bit | tipos | tipi | types de | arten | sorten |
  nombres | noms | nomi | namen | fila | hilera | rangee | stil | estilo | stile | im stil | dans le style | nello stile |
  manner | in the manner of | maniere | maniera | hero image | hero banner | hero shot | hero picture | vintage year | millesime | annata | anada | jahrgang | homepage bild |
  bed of | on a bed of | sur un lit de | sur un lit d | un lit de | un lit d | su un letto di | sobre una cama de | auf einem bett aus | en train de | titelbild | banner | cover photo | post de instagram | publication | pubblicazione | publicacion | beitrag |
  de fondo | hard shadow | hard shadows | harter schatten | ombre dure | leading | leads to |
          
  distance | in the distance | far away | au loin | in lontananza | a lo lejos | in der ferne | horizon |
  foreground | in the foreground | in front | up front | vorne | premier plan | au premier plan | in primo piano | en primer plano | vordergrund |
  im vordergrund | background | in the background | in background | in the back | at the back | im hintergrund | a l arriere plan |
  en arriere plan | sullo sfondo | in sottofondo | al fondo | en el fondo | de fondo |
           
  coperto | coperta | coperti | coperte | couvert | couverte | couverts | couvertes | cubierto | cubierta | cubiertos |
  bedeckt | verschneit zugedeckt | unten | oben | en bas | en haut | below | above | underneath | overhead lamp light | hanging overhead | strung overhead | flying overhead |
  stand | standing | placed | arranged | resting | displayed | presented | featuring | showing | shown | shows | show |
  depicting | surrounded | filled with | accompanied | paired | served with | set against | set on | rests | sits on |
  pose | posee | poses | posees | presente | presentee | dispose | disposee | disposes | accompagne | accompagnee |
  entoure | entouree | appoggiato | appoggiata | appoggiati | disposto | disposti | accompagnato | circondato |
  colocado | colocada | colocados | acompanado | acompanada | rodeado | rodeada | gestellt | angerichtet | serviert |
  umgeben | dazu | daneben | darauf | davor | dahinter | dabei | flat colours | flat colors | flat design | flat style |
  corner | cosy corner | cozy corner | corner table | corner of a cafe | coin cosy | petit coin | angolino | angolo | rincon | rinconcito | ecke | catering | event catering | partyservice |
  end | at the end | finish | side | sides | left side | edge | seen through | look | looks like | mood | vibe | vibes |
  feeling | feel | touch of | hint of | plenty | variety of | selection of | assortment of | set of | group of |
  estate wine | estate wines | house wine | from our estate | of our estate | from our own estate | vin de la maison | vino della casa | vino de la casa |
  hauswein | gutswein | wine region | wine regions | wine production | pm | am | uhr | heures | every | weekly | tous les | ogni |
  cada | jeden | jede | bar chart | bar graph | bar charts | pie chart | pie charts | column chart | line chart |
  balkendiagramm | saulendiagramm | kreisdiagramm | tortendiagramm | diagramme en barres | camembert statistique |
  grafico a barre | grafico a torta | grafico de barras | statistics | graphique`;

/** Somebody turns to something: seen wherever somebody is. */
export const GAZES = `
  judging | judges | guarding | eyeing | fissa | staring | staring at | stares at | stares | fixant | fissando | mirando fijamente | starrt | starrt an | looking | looking at | looks at | looks | looking up |   watching | watches | gazing | gazes | admiring | admires | contemplating | observing | facing each other |
  talking | chatting | discussing | regardant | regarde | regardent | contemplant | guarda | guardano | guardando |
  ammirando | mirando | miran | contemplando | schaut | schauen | blickt | blicken | betrachtet | bewundert`;
