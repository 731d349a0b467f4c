/** Adjectives that ask for something to be seen. Folded, five languages; what shows them says `asked-words/quality-proofs.ts`. */
export type Quality =
  | 'grilled'
  | 'wood_fired'
  | 'roasted'
  | 'fried'
  | 'baked'
  | 'smoked'
  | 'steamed'
  | 'toasted'
  | 'raw'
  | 'cut'
  | 'painted'
  | 'shiny'
  | 'matte'
  | 'rough'
  | 'thin'
  | 'thick'
  | 'round'
  | 'square'
  | 'narrow'
  | 'long'
  | 'tall'
  | 'short'
  | 'low'
  | 'old'
  | 'bygone'
  | 'avant_garde'
  | 'rustic'
  | 'dark'
  | 'pale'
  | 'colourful'
  | 'young'
  | 'busy'
  | 'blooming'
  | 'sunny'
  | 'lush'
  | 'overgrown'
  | 'winding'
  | 'steep'
  | 'distant'
  | 'weathered'
  | 'shady'
  | 'underground'
  | 'foreign'
  | 'curled'
  | 'melted'
  | 'floating'
  | 'stemmed'
  | 'row'
  | 'lined_with'
  | 'both_sides'
  | 'used'
  | 'several';

/** Read beside whatever else the word may mean. */
export const QUALITY_WORDS: Readonly<Partial<Record<Quality, string>>> = {
  grilled: `
    grilled | chargrilled | barbecued | charred | flame grilled | grillee | grilles | grillees | grigliato | grigliata | grigliati |
    alla griglia | ai ferri | a la parrilla | a la plancha | asado a la parrilla | gegrillt | gegrillte | gegrillter | gegrilltes | gegrillten |
    vom grill | alla brace | sulla brace | a la brasa | a las brasas | a la braise | sur la braise | over coals | over embers | over charcoal | vom holzkohlegrill | seared | pan seared | pan fried | poelee | poelees | saltato in padella | saltata in padella`,
  wood_fired: `
    wood fired | woodfired | wood oven | wood fired oven | from the wood oven | from a wood oven | stone baked | cuite au feu de bois | cuit au feu de bois |
    cuites au feu de bois | cuits au feu de bois | au feu de bois cuite | cotta a legna | cotto a legna | cotte a legna | cotta nel forno a legna | cotto nel forno a legna |
    al forno a legna | nel forno a legna | dal forno a legna | a la lena | al horno de lena | en horno de lena | hecha al horno de lena | aus dem holzofen | im holzofen | im holzofen gebacken |
    holzofen | aus dem steinofen`,
  distant: `
    distant | far off | faraway | far away | lointain | lointaine | lointains | lointaines | lontano | lontana | lontani | lontane |
    lejano | lejana | lejanos | lejanas | fern | ferne | ferner | fernen | fernes | entfernte | entfernter | entfernten`,
  steep: `
    steep | steeply | escarpe | escarpee | escarpes | escarpees | raide | raides | pentu | pentue | pentus | ripido | ripida | ripidi | ripide | scosceso |
    scoscesa | scoscesi | empinado | empinada | empinados | empinadas | steil | steile | steiler | steiles | steilen | steilem`,
  weathered: `
    weathered | weather beaten | time worn | timeworn | patine | patinee | usato dal tempo | consumato dal tempo | desgastado por el tiempo | curtido | curtida |
    verwittert | verwitterte | verwitterter | verwittertes | verwitterten | verwittertem`,
  roasted: `
    roast | roasted | roti | rotie | rotis | roties | arrosto | asado | asada | asados | asadas | gebraten | gebratene | gebratener |
    gebratenes | gebratenen | gerostet | gerostete`,
  fried:
    'fried | deep fried | frit | frite | frits | frites dorees | fritto | fritta | fritti | frito | frita | frittiert | frittierte',
  baked:
    'baked | oven baked | baked in the oven | au four | al forno | al horno | aus dem ofen | gebacken | gebackene | gebackener | gebackenes',
  smoked:
    'smoked | cured | fume | fumee | fumes | affumicato | affumicata | ahumado | ahumada | gerauchert | geraucherte | geraucherter | geraucherten',
  steamed:
    'steamed | poached | boiled | a la vapeur | al vapore | al vapor | gedampft | gedampfte | gekocht | gekochte',
  toasted: 'toasted | tostato | tostata | tostado | tostada | getoastet | getoastete',
  cut: 'wedge | wedge of | a wedge of | chunk of',
  painted: 'hand painted | bound | leather bound | relie en cuir | rilegato | encuadernado',
  shiny:
    'polished | shiny | glossy | gleaming | sparkling clean | brillant | brillante | lucido | lucida | glanzend | glanzende | glanzendes',
  matte: 'matte | matt | mat | opaco | mattes',
  rough: 'rough | rugged | rugueux | ruvido | rugoso | rau | raue',
  thin: 'thin | mince | fin tranche | sottile | sottili | delgado | delgada | dunn | dunne | dunnen',
  thick:
    'thick | epais | epaisse | spesso | spessa | grueso | gruesa | dick | dicke | dicken | dickes',
  round:
    'round | ronde | rond | rondes | rotondo | rotonda | redondo | redonda | runder | runde | rundes | runden',
  square:
    'square | rectangular | carre | carree | quadrato | quadrata | cuadrado | cuadrada | quadratisch | eckig | eckige',
  narrow:
    'narrow | etroit | etroite | stretto | stretta | estrecho | estrecha | schmal | schmale | schmaler | schmales | enge | engen',
  long: `
    lungo | lunga | lunghi | lunghe | longue | longs | longues | largo | larga | largos | largas | lang | lange | langer | langen | langes |
    langem | long`,
  tall: 'tall | high | haut | haute | hauts | hautes | alto | alta | alti | altos | altas | hoch | hohe | hoher | hohes | hohen',
  low: 'low | basse | basso | bassa | bajito | niedrig | niedrige | niedriger | niedriges',
  old: `
    old | older | ancient | alte | vieille | vieux | vieil | vieilles | vecchio | vecchia | vecchi | antica | antico | antiguo | antigua | viejo |
    vieja | viejos | viejas | alter | altes | alten | vecchie | antiche | antichi | antiguas | antiguos | centuries old | century old |
    hundred year old | medieval | medievale | mittelalterlich | mittelalterliche | medieval style`,
  bygone: `
    retro | vintage style | antique | old fashioned | 1920s | 1930s | 1940s | 1950s | 1960s | 1970s | belle epoque | roaring twenties |
    victorian | ancien | ancienne | anciens | anciennes`,
  avant_garde:
    'futuristic | cubist | surreal | surrealist | gothic | bauhaus | abstract | cyberpunk | steampunk',
  rustic:
    'rustic | rustique | rustico | rustica | rustikal | rustikale | rustikaler | rustikalen | rustikales',
  dark: `
    dark | dunkel | dunklem | dunklen | dunkle | dunkler | dunkles | scuro | scura | sombre | oscuro | oscura | fonce | foncee`,
  melted:
    'melted | molten | fondu | fondue sur | fuso | fusa | fundido | fundida | geschmolzen | geschmolzener | geschmolzene',
  row: `
    lined up | line up | line up of | a line up of | lineup | lineup of | a lineup of | lining up | lined up neatly | long row of | a long row of | long rows of | long line of | a long line of | in a row | row of | a row of | rows of | line of | a line of | in a line | en ligne | in fila | en fila | in einer reihe | reihe |
    side by side | cote a cote | fianco a fianco | lado a lado | nebeneinander | aligned | alignes | alignees | aligne | alignee |
    allineati | allineate | alineados | alineadas | aufgereiht`,
  lined_with:
    'lined with | lined by | bordered by | flanked by | borde de | bordee de | fiancheggiato da | fiancheggiata da | bordeado de | gesaumt von',
  both_sides:
    'on both sides | to both sides | on either side | along both sides | des deux cotes | de chaque cote | su entrambi i lati | sui due lati | a ambos lados | auf beiden seiten | zu beiden seiten',
  several: `
    few | a few | several | many | lots of | plenty of | quelques | plusieurs | alcuni | alcune | diversi |
    algunos | algunas | varios | varias | einige | mehrere | viele | vielen`,
  pale: 'pale | hellem | helle | hell | helles | heller | clair | claire | chiaro | chiara | claro | clara',
};

/** Read only where the word means nothing else. */
export const WEAK_QUALITY_WORDS: Readonly<Partial<Record<Quality, string>>> = {
  weathered: `
    wrinkled | gnarled | calloused | callused | work worn | ridee | ridees | noueuse | noueuses | calleuses | rugose | rugosa | callose | nodose |
    arrugada | arrugadas | arrugados | curtidas | callosas | faltig | faltige | faltigen | faltiger | runzlig | runzlige | runzligen |
    schwielig | schwielige | schwieligen`,
  used: 'used | second hand | usage | usages | usagee | usagees | usato | usati | usata | usate | usado | usados | usada | usadas | gebraucht | gebrauchte | gebrauchten | benutzt | benutzte',
  raw: 'raw | uncooked | cru | crue | crudo | cruda | roh | rohe | roher | rohes | rohen',
  colourful:
    'colourful | colorful | multicoloured | multicolored | colore | coloree | colorato | colorati | colorido | bunt | bunte | bunten | bunter | buntes',
  young:
    'young | younger | jeune | jeunes | giovane | giovani | joven | jovenes | jung | junge | jugendlich',
  short: 'short | stocky | petit de taille',
  busy: 'busy | lively | bustling | anime | animee | animato | animata | animado | animada | belebt | belebte | belebten | belebter',
  blooming: `
    blooming | flowering | in bloom | in full bloom | flower filled | en fleur | en fleurs | in fiore | en flor | in blute | fleuri | fleurie | fiorito | fiorita |
    florido | florida | bluhend | bluhende | bluhenden | bluhender`,
  sunny:
    'sunny | sunlit | sun drenched | ensoleille | ensoleillee | soleggiato | soleggiata | soleado | soleada | sonnig | sonnige | sonnigen | sonniger',
  lush: 'lush | leafy | verdoyant | verdoyante | rigoglioso | frondoso',
  overgrown:
    'overgrown | ivy covered | abandoned | ruined | derelict | abandonne | abbandonato | abandonado | verfallen | uberwuchert',
  winding: `
    winding | curving | twisting | serpentine | sinueux | sinueuse | sinueuses | tortuoso | tortuosa | tortuosi | sinuoso | sinuosa | serpeggiante |
    serpenteante | geschwungen | gewunden | gewundene | gewundener | gewundenes | gewundenen | kurvig | kurvige | kurvigen`,
  shady:
    'shady | shaded | shade | in the shade | in the shade of | a l ombre | a l ombre de | a l ombre d | all ombra | all ombra di | a la sombra | a la sombra de | im schatten | ombrage | ombragee | ombreggiato | sombreado | schattig | schattige | schattigen',
  underground:
    'underground | souterrain | souterraine | sotterraneo | sotterranea | subterraneo | subterranea | unterirdisch',
  foreign: `
    dutch | flemish | english | japanese | moroccan | chinese | oriental | bavarian | parisian | provencal | venetian | andalusian |
    japonais | japonaise | marocain | marocaine | chinois | giapponese | veneziano | cinese | japones | japonesa | andaluz | andaluza | chino |
    japanisch | chinesisch | bayrisch | bayerisch | roman | greek | mexican | indian`,
  stemmed:
    'stemmed | long stemmed | a pied | con stelo | a stelo lungo | de tallo largo | langstielig | langstielige | langstieligen | langstieliges',
  floating:
    'floating | drifting | flottant | flottante | galleggiante | flotando | schwebend | schwebende',
  curled:
    'sleepy | curled up | roule en boule | acciambellato | acciambellata | acurrucado | acurrucada | zusammengerollt',
};
