/** Adjectives of praise, taste and origin: nothing that could be drawn or missed. Folded, five languages. */
export const PRAISE_WORDS = `
  acoustic | jazz | classical | fallen leaf coloured | homemade | delicious | tasty | juicy | ripe | organic | vegan | local | seasonal |
  spicy | mild | savoury | savory | tangy | zesty | hearty | epice | epicee | epices | piccante | speziato | picante | especiado | wurzig | wurzige | wurziges | scharf | scharfes | scharfe | pikant |
  most important | most famous | best known | well known | principal | principaux | principales | principale | principali | importante | importanti | importantes |
  importants | wichtig | wichtige | wichtigen | wichtigste | wichtigsten | bekannteste | bekanntesten | beruhmteste | beruhmtesten | famous | typical | traditional | handmade | fine | finest | precious | rare | special | favourite | favorite | signature | premium |
  smooth | medium | medium rare | full bodied | maison | bio | delicieux | delicieuse | fatto in casa | biologico | delizioso | casero | ecologico |
  delicioso | hausgemacht | lecker | kostlich | frische | frischer | frisches | schone | schoner | schones | schonen | hermoso | hermosa |
  bella | bello | bel | belle | beau | joli | jolie | lindo | bonita | bonito | aged | nuevo | nueva | nouveau | nouvelle | nuovo | nuova |
  neu | neue | neues | new | creamy | crispy | crunchy | crusty | croustillant | croustillante | croquant | cremeux | cremeuse | croccante |
  croccanti | cremoso | cremosa | crujiente | crujientes | knusprig | knusprige | knuspriger | knuspriges | knusprigen | cremig | cremige |
  wood fired | woodfired | wood oven | wood burning oven | from the wood oven | stone baked | au feu de bois | cuite au feu de bois | cuit au feu de bois | forno a legna | cotta a legna | cotta nel forno a legna | al forno a legna | al horno de lena | horno de lena | a la lena | holzofen | holzofenpizza | aus dem holzofen | im holzofen |
  slow cooked | slowly cooked | cooked | braised | stewed | simmered | marinated | seasoned | glazed | mijote | mijotee | braise | braisee | brasato |
  brasata | stufato | marinato | marinata | estofado | estofada | guisado | guisada | marinado | geschmort | geschmorte | geschmorter |
  geschmortes | mariniert | marinierte |
  al sangue | saignant | saignante | poco hecho | poco hecha | al punto | blutig | rosa gebraten | bien cuit | ben cotta | ben cotto |
  grated | shaved | rape | rapee | grattugiato | grattugiata | rallado | rallada | gerieben | geriebener | geriebenem | gehobelt |
  timeless | intemporel | intemporelle | intemporels | senza tempo | intramontabile | atemporal | intemporal | zeitlos | zeitlose | zeitloser | zeitloses | recien hecha | recien hecho | recien hechos | recien hechas | lonely | heavy | legere | leger | leggero | leggera | ligero | ligera | leicht | leichte | leichter | leichten`;

/** The same, where the word has no other meaning. */
export const WEAK_PRAISE_WORDS = `
  dry | off dry | bone dry | semi dry | demi sec | sec | seche | secco | secca | seco | seca | trocken | trockener | trockenen | trockenes |
  halbtrocken | feinherb | muted | subdued | upright | french | italian | spanish | german | austrian | swiss | portuguese |
  american | argentinian | chilean | australian | european | thai | turkish | lebanese | arabic | asian | african | hungarian | georgian |
  croatian | belgian | british | irish | scottish | scandinavian | nordic | russian | korean | vietnamese | peruvian | brazilian | cuban |
  persian | alsatian | sicilian | burgundian | catalan | basque | breton | mexicain | indien | indienne | grec | grecque | suisse |
  alsacien | alsacienne | messicano | messicana | indiano | greco | siciliano | siciliana | toscano | toscana | piemontese | mexicano |
  mexicana | indio | griego | griega | mexikanisch | indisch | griechisch | elsassisch | toskanisch | sizilianisch | normal | standard |
  regular | ordinary | scented | perfumed | parfume | parfumee | profumato | profumata | perfumado | perfumada | duftend | wild |
  sauvage | sauvages | selvatico | silvestre | wilde | mediterranean style | tuscan style | francais | francaise | italien | italienne |
  espagnol | allemand | francese | italiano | italiana | spagnolo | tedesco | frances | francesa | espanol | espanola | aleman |
  franzosisch | italienisch | spanisch | deutsch | osterreichisch | friendly | proud | serious | relaxed | kind | gentle | confident |
  experienced | main | several kinds of | verschieden | verschiedene | verschiedenen | unterschiedliche | divers | diverses | differents |
  differentes | diverso | diversi | diverse | distintos | distintas | diferentes | fier | aimable | accueillant | gentile | simpatico |
  simpatica | amable | orgulloso | freundlich | stolz | hotel | middle aged | mittleren alters | mittleres alter | d age moyen | di mezza eta |
  de mediana edad | warme | warmer | warmen | warmem | lumineux | lumineuse | lumineuses | luminoso | luminosa | naturel | naturelle |
  naturels | naturelles | naturale | naturali | naturlich | naturliche | naturlichen | reif | reife | reifen | reifes | mure | maturo |
  matura | mature | maduro | madura | maduras | stainless | solid | lovely | gorgeous | amazing | stunning | charming | pretty | nice |
  cute | great | perfect | excellent | superb | magnificent | wonderful | authentic | original | unique | real | true | proper | quality |
  noble | slim | slender | warm | cool | hot | cold | freshly baked | freshly cut | recien | fraichement | appena | frisch geschnitten | frisch geschnittene | frisch geschnittener | frisch geschnittenes | freshly made | freshly picked | fresh baked | homely |
  hearty | lavish | generous | simple | plain | everyday | casual | formal | quaint | picturesque | scenic | sloping | endless | vast |
  nearby | crisp | bright | vivid | deep | rich | estate bottled | fraiche | frais | superbe | superbes | magnifique |
  magnifiques | charmant | charmante | parfait | parfaite | excellente | tiede | chaud | chaude | froid | froide | bon | bonne | bons |
  bonnes | mignon | mignonne | pittoresque | traditionnel | buono | buona | buon | bravo | ottimo | ottima | perfetto | perfetta |
  splendido | splendida | caldo | calda | freddo | fredda | fresco | fresca | pittoresco | tradizionale | tipico | tipica | carino |
  carina | bueno | buena | buen | perfecto | perfecta | excelente | precioso | preciosa | caliente | frio | fria | tradicional |
  pintoresco | encantador | encantadora | gut | guter | perfekt | wunderbar | herrlich | prachtig | malerisch | warmes | kalt | heiss |
  kuhl | gemutlich | traditionell | typisch | urig | echt | hubsch | suss | nett | frisch |
  sweet | semi sweet | medium sweet | buttery | oaked | unoaked | oaky | light bodied | medium bodied | fruity | fruit forward | mineral | minerally |
  velvety | silky | jammy | earthy | tannic | structured | robust | powerful | lively | racy | supple | mellow | easy drinking | moelleux | liquoreux |
  vif | vive | fruite | fruitee | charnu | puissant | souple | tannique | boise | boisee | dolce | abboccato | amabile | corposo | strutturato |
  fruttato | fruttata | minerale | tannico | vellutato | morbido | dulce | semidulce | afrutado | afrutada | estructurado | sedoso | lieblich |
  fruchtig | fruchtige | fruchtiger | mineralisch | mineralischer | vollmundig | vollmundige | vollmundiger | kraftig | kraftige | kraftiger | samtig |
  taste of | a taste of | spirit of | flavours of | flavors of | soul of | essence of | passion | passion for | love of | joy of | magic of |
  harvested | freshly harvested | hand picked | handpicked | hand harvested | raccolto a mano | handgelesen |
  reserva | gran reserva | riserva | reserve | grande reserve | crianza | joven | premier cru | 1er cru | cru classe | grosses gewachs |
  kabinett | superiore | classico | vieilles vignes | alte reben | cuvee | cuvee prestige | assemblage | millesime | millesimato | anada |
  single vineyard | single estate | oak aged | barrel aged | barrique aged | unoaked | doc | docg | aoc | aop | igt | our range |
  wine range | product range | range of wines | product line | wine portfolio`;
