/** Words that mean nothing which could be drawn or missed: what a picture is for, and what a camera is told. Folded, five languages. */
export const UNSEEN_WORDS = `
  hunting still life | game still life | kitchen still life | flower still life | vanitas | jagdstillleben | nature morte de chasse | natura morta di caccia | bodegon de caza |
  label art | label artwork | label illustration | label drawing | label painting | label image | label picture | label motif | wine label art | wine label artwork | wine label illustration | wine label drawing | wine label painting | wine label image | wine label picture | wine label motif | art for a label | art for a wine label | art for our label | art for our wine label | art for my label | art for my wine label | art for the label | art for the wine label | artwork for a label | artwork for a wine label | artwork for our label | artwork for our wine label | artwork for my label | artwork for my wine label | artwork for the label | artwork for the wine label | illustration for a label | illustration for a wine label | illustration for our label | illustration for our wine label | illustration for my label | illustration for my wine label | illustration for the label | illustration for the wine label | drawing for a label | drawing for a wine label | drawing for our label | drawing for our wine label | drawing for my label | drawing for my wine label | drawing for the label | drawing for the wine label | painting for a label | painting for a wine label | painting for our label | painting for our wine label | painting for my label | painting for my wine label | painting for the label | painting for the wine label | picture for a label | picture for a wine label | picture for our label | picture for our wine label | picture for my label | picture for my wine label | picture for the label | picture for the wine label | illustration d etiquette | illustration pour une etiquette | illustration pour etiquette | dessin d etiquette | dessin pour une etiquette | illustrazione per etichetta | illustrazione per un etichetta | disegno per etichetta | ilustracion para etiqueta | ilustracion para una etiqueta | dibujo para etiqueta | etikettenmotiv | etikettenbild | etikettenillustration | illustration fur ein etikett | illustration fur ein weinetikett | motiv fur ein etikett | motiv fur ein weinetikett |
  in action | in full swing | en action | en pleine action | in azione | en accion | in aktion | in betrieb |
  private | privat | prive | privee | privato | privata | privado | privada | corporate | sharing platter | sharing platters |
  straight from | straight out of | pocket | pockets | in your pocket | in my pocket | listing | by the glass | au verre | al calice | al bicchiere | por copas | por copa | glasweise | to share | for sharing | sharing | a partager | pour partager | da condividere | para compartir | zum teilen | aroma | aromas | aromas of | aromes | aromes de | aromi | aromen | tasting notes of | flavours of | flavors of |
  opening night | opening party | opening day | opening hours | opening weekend | opening evening | soiree d ouverture | serata di apertura | noche de apertura | eroffnungsabend | eroffnungsfeier |
  non alcoholic | nonalcoholic | alcohol free | dealcoholised | dealcoholized | sans alcool | desalcoolise |
  senza alcol | analcolico | analcolica | dealcolato | sin alcohol | desalcoholizado | alkoholfrei | alkoholfreier |
  alkoholfreie | alkoholfreies | alkoholfreien | entalkoholisiert |
  haciendo | facendo | faisant | guided | guidee | guidees | guidata | guidate | guiada | guiadas | gefuhrte | gefuhrten | open day | open days | open house | open doors day | portes ouvertes | journee portes ouvertes |
  journees portes ouvertes | porte aperte | puertas abiertas |
  jornada de puertas abiertas | tag der offenen tur | offene tur |
  towards the camera | toward the camera | towards camera | vers la camera | verso la telecamera | hacia la camara | auf die kamera zu | freshly harvested | fraichement vendange | appena vendemmiata | recien vendimiada | frisch geerntet | frisch gelesen |
  looking into the camera | looking at the camera | looking to camera |
  looks into the camera | facing the camera | into the camera | to the camera | at the camera |
  face a la camera | regarde la camera | face camera | vers l objectif | regarde l objectif |
  in camera | guarda in camera | verso la camera | mira a la camara | mirando a la camara |
  a la camara | in die kamera | schaut in die kamera | blickt in die kamera | zur kamera |
  golden light | wearing | wears | dressed | dressed in | portant | vetu | vetue | indossa | con indosso | vestido de | lleva | tragt |
  sfondo | fondo | fond | hintergrund | arriere plan | espace | espace pour le texte | copie espace | espacio |
  espacio para texto | spazio | spazio per il testo | platz fur text | freiraum | textfreiraum | texte | testo |
  texto | schrift | shining | growing | covered | decorated | dekoriert | dekorierte | dekorierter | decore | decoree | decorato | decorata | decorado | decorada | prepared | served | serviert | angerichtet |
  on the outside of | on the outside | outside of the glass | seen | viewed | including | captured | taken | stands | steht | stehen | stehend | liegt | debout |
  in piedi | de pie | se dresse | visible | sichtbar | vs | versus | first | second | third | last | late | early | laid | room | bord | riva |
  bottom | right | wrong | pop | pop art | pastel | gouache | warhol | chardin | caravaggio | sunday | saturday | friday | weekend |
  monday | tuesday | wednesday | thursday | lundi | mardi | mercredi | jeudi | vendredi | samedi | lunedi | martedi | mercoledi | giovedi |
  venerdi | sabato | lunes | martes | miercoles | jueves | viernes | sabado | montag | dienstag | mittwoch | donnerstag | freitag | samstag |
  worksheet | worksheets | sheet with | sheet of | arbeitsblatt | arbeitsblatter | merkblatt | infoblatt | fiche pedagogique | scheda didattica |
  ficha didactica | fiche avec | fiche sur | stages | stages of | pairing guide | tasting guide | wine guide | buying guide | pocket guide | guide to |
  holiday | holidays | postcard | carte postale | cartolina | tarjeta postal | postkarte | ansichtskarte | year | sides | different | where they grow | to serve | serve in them | using | using a | where it grows | where they are grown |
  various | assorted | numbers | cartoonish | halftone | comic style | dimanche | domenica | domingo |
  sonntag | centre | center | centro | mitte | milieu | baroque | renaissance | renaissance style | renaissance painting | barock | rinascimento | renacimiento | dutch golden age | golden age | still | impressionist | watercolour | watercolor | aquarell | aquarelle | acquerello | acuarela | au pastel | a pastello | al pastel | in pastell | pastell |
  day | days | correctly | correct | titel | titre | titolo | titulo | subtitle | subheading | tagline | headline | sous titre |
  sottotitolo | subtitulo | untertitel | uberschrift | still life | nature morte |
  natura morta | naturaleza muerta | bodegon | stillleben | herbststillleben | fruchtestillleben | weinstillleben | blumenstillleben | kuchenstillleben | blick | vista | vue | clear | clear glass | pure |
  whole scene | composition | front | everything | something | nothing | place | places | time |
  moment | way | kind of | part | version | variation | option | format | feed | header |
  banner | newsletter | homepage | catalogue | catalog | menu design | web | online | shop banner |
  facebook | campaign | press | print | printed | kampagne | werbung | publicite | pubblicita |
  publicidad | for sale | customers | customer | kunden | clients | clienti | clientes | ready |
  today s | today s special | today s specials | ready to ship | ready for shipping | ready for shipment | ready for delivery | ready to be shipped | ready to serve | ready to drink | ready to go |
  pret a expedier | prets a expedier | pronto per la spedizione | pronti per la spedizione | listo para enviar | listas para enviar | versandfertig | versandbereit`;
